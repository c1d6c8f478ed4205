"""Chapter 5: from the box to the first question; and a table put together again from a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import hand_limit
from budokan.games.senjutsu.box import CORE_CHARACTERS, Box, box_for, ground_for
from budokan.games.senjutsu.cards import all_contracts
from budokan.games.senjutsu.decks import chosen_deck
from budokan.games.senjutsu.hexes import SIDES, STEP, Hex, axial, distance, hex_at, hex_named, name_of, turned
from budokan.games.senjutsu.moves import (
    DogKamae,
    Face,
    LeaveOut,
    NoThanks,
    PlaceTerrain,
    Prepare,
    Stand,
    StartRevealed,
    StartStealthed,
)
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.positions import check_state, put_back
from budokan.games.senjutsu.rules.turn import Turn
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import NOTHING, Ballot, Frame, Frames, Question, Step
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

POISONS = ("crippling-poison", "confusing-mist", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison")
CONTRACTS_TAKEN = 5
BETA_HAND = 5


def seats_with(mode: str, options: Options) -> range:
    """SJ-1.5, SJ-26.5: two in a duel, three or four in a melee, as many as the teams have in a team game."""
    if mode == "duel":
        return range(2, 3)
    if mode == "melee":
        return range(3, 5)
    seats = sorted([seat for team in options.teams for seat in team])
    if seats != list(range(len(seats))) or not 3 <= len(seats) <= 4 or len(options.teams) < 2 or not all(options.teams):
        raise BadWords("sj-bad-teams")
    return range(len(seats), len(seats) + 1)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    """SJ-5: characters, decks, the field and the Advantage track."""
    table = Table(seats, luck, options, box_for(options), ground_for(options), mode)
    table.lay_out()
    check_field(table)
    choose_characters(table)
    take_decks(table)
    set_teams(table)
    fill_track(table)
    share_terrain(table)
    return table, opening(table)


def check_field(table: Table) -> None:
    """SJ-5.9: every fighter needs a place of his own."""
    if sum(len(group) for group in table.ground.groups) < table.seats:
        raise BadWords("sj-bad-field", what=f"a field with {table.seats} start hexes")


def start_groups(table: Table) -> tuple[tuple[Hex, ...], ...]:
    """SJ-5.9, SJ-5.11: the first two groups for two; on a field with fewer groups than fighters each start hex is a place."""
    groups = table.ground.groups
    if table.seats == 2:
        return groups[:2]
    return groups if len(groups) >= table.seats else tuple([(hex,) for group in groups for hex in group])


def allowed_characters(box: Box, options: Options) -> list[str]:
    """SJ-1.7, SJ-31.2, SJ-39.2: the four of the core box in the beta and with `season = "core"`."""
    if box.beta or options.season == "core":
        return list(CORE_CHARACTERS)
    return [name for name in box.persons if name != "hachiko"]


def choose_characters(table: Table) -> None:
    """SJ-1.6: each character once unless mirror matches are allowed; those not named are drawn by lot."""
    options = table.rules
    allowed = allowed_characters(table.box, options)
    named = [str(name) for name in options.characters[: table.seats]]
    for name in named:
        if name not in allowed:
            raise BadWords("sj-bad-character", name=name, known=", ".join(allowed))
        if named.count(name) > 1 and not options.mirror_match:
            raise BadWords("sj-same-character", name=name)
    pool = [name for name in allowed if name not in named]
    table.luck.shuffle(pool)
    table.characters = named + pool[: table.seats - len(named)]


def take_decks(table: Table) -> None:
    """SJ-5.13, SJ-31.1, SJ-31.2: decks, Special cards, poison decks."""
    for seat, character in enumerate(table.characters):
        chosen = chosen_deck(table.box, table.rules, seat, character, table.luck)
        table.specials.append(chosen.specials)
        table.lists.append(tuple(sorted(chosen.cards)))
        table.dog_lists.append(tuple(sorted(chosen.dog_cards)))
        table.decks[seat] = list(chosen.cards)
        table.dog_decks[seat] = list(chosen.dog_cards)
        table.luck.shuffle(table.decks[seat])
        table.luck.shuffle(table.dog_decks[seat])
        table.poisons[seat] = poison_deck(table, seat)
    remember_moments(table)


def poison_deck(table: Table, seat: Seat) -> list[str]:
    """SJ-22.14, SJ-31.1: who can poison has one of each kind; with the core box alone Crippling Poison only."""
    poisoner = table.has_rule("poison", seat) or table.is_a("master", seat)
    if not poisoner or table.box.beta:
        return []
    return list(POISONS if table.rules.season == "season-1" else POISONS[:1])


def remember_moments(table: Table) -> None:
    """SJ-38.6, SJ-5.17: at which moments each seat might play a card, as far as the open lists tell."""
    every = frozenset([moment for sheet in table.box.sheets.values() for moment in sheet.moments()])
    table.moments = []
    for seat in range(table.seats):
        if table.rules.deck_lists == "closed":
            table.moments.append(every)
            continue
        cards = [*table.lists[seat], *table.specials[seat]]
        table.moments.append(frozenset([moment for card in cards for moment in table.box.sheet(card).moments()]))


def set_teams(table: Table) -> None:
    """SJ-26.5: teams as named; otherwise each fights alone."""
    if table.mode == "teams":
        for number, team in enumerate(table.rules.teams):
            for seat in team:
                table.team[seat] = number


def fill_track(table: Table) -> None:
    """SJ-5.6, SJ-1.6: from the highest Advantage number down; equal numbers by lot."""
    seats = list(range(table.seats))
    table.luck.shuffle(seats)
    seats.sort(key=lambda seat: -table.box.persons[table.characters[seat]].advantage)
    table.track = seats


def share_terrain(table: Table) -> None:
    """SJ-5.2, SJ-5.3, SJ-26.9: pieces are dealt round from the highest Advantage, clockwise; the first have one more."""
    first = table.track[0]
    for number, piece in enumerate(table.ground.terrain):
        table.stock[(first + number) % table.seats].append(piece)


def opening(table: Table) -> Frames:
    """The steps of the preparation, in their order."""
    first = table.track[0]
    frames: list[Frame] = [Opening()]
    frames += [OfferTerrain((first + number) % table.seats) for number in range(len(table.ground.terrain))]
    frames += [PlaceBell(seat) for seat in range(table.seats) if table.has_rule("bell", seat)]
    for seat in table.upward():
        frames += [OfferPlace(seat, seat), FaceFigure(seat, seat)]
        if table.has_rule("stealth", seat):
            frames.append(ChooseStealth(seat))
        if table.has_rule("hachiko", seat):
            dog = table.dog(seat)
            frames += [OfferPlace(seat, dog), FaceFigure(seat, dog), ChooseDogKamae(seat)]
        if table.has_rule("contracts", seat):
            frames.append(ChooseContracts(seat))
    return [*frames, Preparation(), OpeningHands(), Turn()]


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """SJ-1.1: who leads whom."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            table.tell(tell.Joined(seat, table.characters[seat], len(table.decks[seat])))
        return NOTHING


# Terrain.


def start_hexes(table: Table) -> set[Hex]:
    return {hex for group in table.ground.groups for hex in group}


def hexes_of(table: Table, piece: str, hex: Hex, sides: int) -> list[Hex]:
    """The hexes a piece covers when its middle lies here, turned by so many sides."""
    q, r = axial(hex)
    found: list[Hex] = []
    for cell in table.box.pieces[piece].hexes:
        across, down = turned(cell, sides)
        found.append(hex_at(q + across, r + down))
    return found


def passage_of(table: Table, piece: str, hex: Hex, sides: int) -> list[Hex]:
    q, r = axial(hex)
    cells = [turned(cell, sides) for cell in table.box.pieces[piece].passage]
    return [hex_at(q + across, r + down) for across, down in cells]


def hang_together(hexes: set[Hex]) -> bool:
    """Whether one can walk from every hex to every other."""
    if not hexes:
        return False
    seen = {min(hexes)}
    front = list(seen)
    while front:
        hex = front.pop()
        for step in STEP:
            near = hex + step
            if near in hexes and near not in seen:
                seen.add(near)
                front.append(near)
    return len(seen) == len(hexes)


def fits_there(table: Table, piece: str, hex: Hex, sides: int) -> bool:
    """SJ-5.5, SJ-27.15, SJ-27.16: free hexes, no start hexes, the rest hanging together; a boat lies beside the field."""
    kind = table.box.pieces[piece]
    hexes = hexes_of(table, piece, hex, sides)
    starts = start_hexes(table)
    taken = set(table.solid) | set(table.soft)
    if kind.ground:
        outside = [one for one in hexes if one not in table.hexes]
        near = any(one + step in table.hexes for one in outside for step in STEP)
        return len(outside) == len(hexes) and near
    wanted = [*hexes, *passage_of(table, piece, hex, sides)]
    if any(one not in table.hexes or one in taken or one in starts for one in wanted):
        return False
    return not kind.solid or stays_whole(set(table.hexes) - set(table.solid), hexes)


def stays_whole(field: set[Hex], gone: list[Hex]) -> bool:
    """Whether a field that hangs together still does without these hexes: at a glance if those around them do."""
    around = {hex + step for hex in gone for step in STEP if hex + step in field} - set(gone)
    return hang_together(around) or hang_together(field - set(gone))


def terrain_moves(table: Table, piece: str) -> list[Move]:
    """Every place for a piece, each way of turning it that covers other hexes once."""
    moves: list[Move] = []
    seen: set[tuple[Hex, ...]] = set()
    kind = table.box.pieces[piece]
    turns = 1 if len(kind.hexes) == 1 else 6
    places = sorted(table.hexes if not kind.ground else {hex + step for hex in table.hexes for step in STEP})
    for hex in places:
        for sides in range(turns):
            cover = tuple(sorted(hexes_of(table, piece, hex, sides)))
            if cover not in seen and fits_there(table, piece, hex, sides):
                seen.add(cover)
                moves.append(PlaceTerrain(piece, name_of(hex), sides))
    return moves


def put_terrain(table: Table, seat: Seat, move: PlaceTerrain) -> None:
    hexes = hexes_of(table, move.piece, hex_named(move.hex), move.turned)
    kind = table.box.pieces[move.piece]
    if kind.ground:
        table.hexes = table.hexes | frozenset(hexes)
    elif kind.solid:
        table.solid = {**table.solid, **dict.fromkeys(hexes, move.piece)}
    else:
        table.soft = {**table.soft, **dict.fromkeys(hexes, move.piece)}
    table.tell(tell.TerrainPlaced(seat, move.piece, move.hex))


@dataclass(frozen=True, slots=True)
class OfferTerrain(Step):
    """SJ-5.4: one piece in turn; a piece for which there is no room is left out."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        while table.stock[self.seat]:
            if any(terrain_moves(table, piece) for piece in table.stock[self.seat]):
                return [ChooseTerrain(self.seat)]
            table.stock[self.seat].pop()
        return NOTHING


@dataclass(frozen=True, slots=True)
class ChooseTerrain(Question):
    """SJ-5.4, SJ-5.5: where one of his pieces goes."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-terrain", {"seat": SeatRef(self.seat)}, "SJ-5.4")

    def options(self, table: Table) -> list[Move]:
        return [move for piece in dict.fromkeys(table.stock[self.seat]) for move in terrain_moves(table, piece)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, PlaceTerrain), "a piece is placed"
        table.stock[self.seat].remove(move.piece)
        put_terrain(table, self.seat, move)
        return NOTHING


@dataclass(frozen=True, slots=True)
class PlaceBell(Question):
    """SJ-27.29, SJ-31.26, SJ-31.27: the Monk's player must place the Bonsho bell before the figures."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-bell", {"seat": SeatRef(self.seat)}, "SJ-27.29")

    def options(self, table: Table) -> list[Move]:
        return terrain_moves(table, "bonsho-bell") or [NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, PlaceTerrain):
            put_terrain(table, self.seat, move)
        return NOTHING


# Figures.


def group_of(table: Table, hex: Hex) -> int:
    """The start group a hex belongs to: in the beta the hexes around one belong to it too (SJ-39.14)."""
    groups = start_groups(table)
    for number, group in enumerate(groups):
        if hex in group:
            return number
    if table.box.beta:
        for number, group in enumerate(groups):
            if any(distance(hex, one) == 1 for one in group):
                return number
    return -1


def free_places(table: Table, seat: Seat) -> list[Hex]:
    """SJ-5.7 to SJ-5.10, SJ-39.14: free start hexes of a group that no opponent uses; in a duel of the first two groups."""
    taken = {group_of(table, table.at[one]) for one in range(2 * table.seats) if standing_opponent(table, seat, one)}
    hexes = [hex for group in start_groups(table) for hex in group]
    if table.box.beta:
        hexes += [near for hex in list(hexes) for near in sorted([hex + step for step in STEP]) if near not in hexes]
    return [hex for hex in dict.fromkeys(hexes) if table.open(hex) and group_of(table, hex) not in taken]


def standing_opponent(table: Table, seat: Seat, figure: Figure) -> bool:
    return table.alive[figure] and table.team[table.owner(figure)] != table.team[seat]


def dog_places(table: Table, seat: Seat) -> list[Hex]:
    """SJ-31.4: a start hex of the same group, or adjacent to the Ashigaru; never in another group, where others begin."""
    here = table.at[seat]
    own = group_of(table, here)
    near = [here + step for step in STEP if group_of(table, here + step) in (-1, own)]
    return [hex for hex in dict.fromkeys([*start_groups(table)[own], *near]) if table.open(hex)]


@dataclass(frozen=True, slots=True)
class OfferPlace(Question):
    """SJ-5.7: on a start hex of his choice."""

    figure: Figure

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "who": WordRef(f"sj-character-{table.person(self.figure).id}")}
        return Text("ask-sj-stand", args, "SJ-31.4" if table.is_dog(self.figure) else "SJ-5.7")

    def options(self, table: Table) -> list[Move]:
        hexes = dog_places(table, self.seat) if table.is_dog(self.figure) else free_places(table, self.seat)
        return [Stand(name_of(hex)) for hex in hexes]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Stand), "a hex is chosen"
        table.alive[self.figure] = True
        table.stand(self.figure, hex_named(move.hex))
        table.tell(tell.FigurePlaced(self.seat, table.person(self.figure).id, move.hex))
        return NOTHING


@dataclass(frozen=True, slots=True)
class FaceFigure(Question):
    """SJ-5.12: he chooses its facing when he places it."""

    figure: Figure

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "who": WordRef(f"sj-character-{table.person(self.figure).id}")}
        return Text("ask-sj-face", args, "SJ-5.12")

    def options(self, table: Table) -> list[Move]:
        return [Face(side) for side in SIDES]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Face), "a side is chosen"
        table.facing[self.figure] = SIDES.index(move.side)
        table.tell(tell.FigureFaced(self.seat, table.person(self.figure).id, move.side))
        return NOTHING


@dataclass(frozen=True, slots=True)
class ChooseStealth(Question):
    """SJ-30.2, SJ-30.3: whether the Ninja or the Assassin begins stealthed."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-stealth", {"seat": SeatRef(self.seat)}, "SJ-30.2")

    def options(self, table: Table) -> list[Move]:
        return [StartStealthed(), StartRevealed()]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, StartStealthed):
            table.stealthed[self.seat] = True
            table.tell(tell.StealthEntered(self.seat))
        return NOTHING


@dataclass(frozen=True, slots=True)
class ChooseDogKamae(Question):
    """SJ-31.9: Hachiko begins in Aggression or Determination."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-dog-kamae", {"seat": SeatRef(self.seat)}, "SJ-31.9")

    def options(self, table: Table) -> list[Move]:
        return [DogKamae("aggression"), DogKamae("determination")]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, DogKamae), "a kamae is chosen"
        table.dog_kamae[self.seat] = "A" if move.kamae == "aggression" else "D"
        table.tell(tell.DogKamaeChanged(self.seat, move.kamae))
        return NOTHING


@dataclass(frozen=True, slots=True)
class ChooseContracts(Question):
    """SJ-31.43: five of the six contracts, laid face up: one is left out."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-contracts", {"seat": SeatRef(self.seat), "count": CONTRACTS_TAKEN}, "SJ-31.43")

    def options(self, table: Table) -> list[Move]:
        return [LeaveOut(contract.id) for contract in all_contracts()]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, LeaveOut), "a contract is left out"
        names = [contract.id for contract in all_contracts() if contract.id != move.contract]
        table.contracts[self.seat] = [(name, 0) for name in names]
        table.tell(tell.ContractsLaid(self.seat, tuple(names)))
        return NOTHING


# Prepared cards and hands.


def prepared_cards(table: Table, seat: Seat) -> list[str]:
    """SJ-5.14: Prepared cards of the deck, one of each title, within the hand limit."""
    if len(table.hands[seat]) >= hand_limit(table, seat):
        return []
    deck = {card for card in table.decks[seat] if table.box.sheet(card).prepared}
    return sorted(deck - set(table.hands[seat]))


@dataclass(frozen=True, slots=True)
class Preparation(Step):
    """SJ-5.15: whoever has Prepared cards in his list is asked."""

    def resolve(self, table: Table) -> Frames:
        seats = [seat for seat in range(table.seats) if may_prepare(table, seat)]
        return [PrepareCards(tuple(seats))] if seats else NOTHING


def may_prepare(table: Table, seat: Seat) -> bool:
    """Whether the question is put: by the open list, or to all if lists are closed (SJ-38.6)."""
    if table.box.beta:
        return False
    titles = {card for card in table.lists[seat] if table.box.sheet(card).prepared}
    return len(titles) > len(table.hands[seat]) < hand_limit(table, seat)


@dataclass(frozen=True, slots=True)
class PrepareCards(Ballot):
    """SJ-5.14, SJ-5.15: a Prepared card into hand, secretly, or no further one; how many were taken is open."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-prepare", {}, "SJ-5.14")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [*[Prepare(card) for card in prepared_cards(table, seat)], NoThanks()]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        again: list[Seat] = []
        for seat in sorted(answers):
            move = answers[seat]
            if isinstance(move, Prepare):
                table.decks[seat].remove(move.card)
                table.hands[seat].append(move.card)
                table.tell(tell.Prepared(seat, move.card), (seat,), tell.PreparedHidden(seat))
                if may_prepare(table, seat):
                    again.append(seat)
        return [PrepareCards(tuple(again))] if again else NOTHING


@dataclass(frozen=True, slots=True)
class OpeningHands(Step):
    """SJ-5.16, SJ-39.13: decks are shuffled and hands drawn up to the limit; 5 cards in the beta."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            table.shuffle_deck(seat)
            limit = BETA_HAND if table.box.beta else hand_limit(table, seat)
            drawn: list[str] = []
            while len(table.hands[seat]) < limit and table.decks[seat]:
                drawn.append(table.decks[seat].pop())
                table.hands[seat].append(drawn[-1])
            table.tell(tell.HandDealt(seat, tuple(drawn)), (seat,))
        return NOTHING


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    """A table put together again; one clear sentence if the parts do not fit."""
    box = box_for(options)
    table = Table(seats, Luck(0), options, box, ground_for(options), mode)
    table.lay_out()
    put_back(table, check_state(seats, box, state))
    set_teams(table)
    remember_moments(table)
    return table
