"""Chapter 5: from the box to the first question; and a table put together again from a position."""

from __future__ import annotations

from typing import Any

from budokan.games.senjutsu.box import CORE_CHARACTERS, Box, box_for, ground_for
from budokan.games.senjutsu.decks import chosen_deck
from budokan.games.senjutsu.options import BY_LOT, Options
from budokan.games.senjutsu.parts import NONE
from budokan.games.senjutsu.positions import check_state, fighters_in
from budokan.games.senjutsu.rulebook import book_for
from budokan.games.senjutsu.rules.opening import Opening, OpeningHands, Preparation
from budokan.games.senjutsu.rules.places import ChooseContracts, ChooseDogKamae, ChooseStealth, FaceFigure, OfferPlace
from budokan.games.senjutsu.rules.terrain_setup import OfferTerrain, PlaceBell
from budokan.games.senjutsu.rules.turn import Turn
from budokan.games.senjutsu.solo.setup import SOLO_MODES, bring_foes, foes_for, foes_open, make_room
from budokan.games.senjutsu.table import Table
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import Frame, Frames
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat, text

POISONS = ("crippling-poison", "confusing-mist", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison")


def seats_with(mode: str, options: Options) -> range:
    """SJ-1.5, SJ-26.5: two in a duel, three or four in a melee, as many as the teams have in a team game."""
    if mode == "duel":
        return range(2, 3)
    if mode == "melee":
        return range(3, 5)
    if mode in ("solo", "horde"):
        return range(1, 2)
    if mode == "coop":
        return range(2, 5)
    seats = sorted([seat for team in options.teams for seat in team])
    if seats != list(range(len(seats))) or not 3 <= len(seats) <= 4 or len(options.teams) < 2 or not all(options.teams):
        raise BadWords("sj-bad-teams")
    return range(len(seats), len(seats) + 1)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    """SJ-5: characters, decks, the field and the Advantage track."""
    book = book_for(options.edition, mode in SOLO_MODES)
    table = Table(seats, luck, options, box_for(options), ground_for(options), book, mode, seats)
    table.hexes = table.ground.hexes
    kinds = foes_for(table) if mode in SOLO_MODES else []
    if kinds:
        make_room(table, kinds)
    table.lay_out()
    choose_characters(table, kinds)
    take_decks(table)
    set_teams(table)
    fill_track(table)
    share_terrain(table)
    if kinds:
        bring_foes(table, kinds)
    check_field(table)
    remember_moments(table)
    return table, opening(table)


def check_field(table: Table) -> None:
    """SJ-5.9, SJ-5.18: every fighter needs a place of his own, and Hachiko and the fallen lord need room beside them."""
    horde = table.mode == "horde"
    if horde and not table.ground.horde:
        raise BadWords("sj-bad-field", what=text("sj-field-entries"))
    places = len(table.ground.horde) if horde else table.fighters
    if not horde and sum(len(group) for group in table.ground.groups) < places:
        raise BadWords("sj-bad-field", what=text("sj-field-too-few", count=places))
    room = places + without_start(table) + sum(len(table.box.pieces[piece].hexes) for piece in pieces_in_play(table))
    if len(table.ground.hexes) < room:
        raise BadWords("sj-bad-field", what=text("sj-field-too-small", count=room))
    if not table.ground.in_one_piece:
        raise BadWords("sj-bad-field", what=text("sj-field-apart"))


def without_start(table: Table) -> int:
    """How many figures begin on no start hex of their own: each Hachiko, and the fallen lord."""
    dogs = [seat for seat in range(table.seats) if table.has_rule("hachiko", seat)]
    return len(dogs) + (table.solo.lord != NONE)


def pieces_in_play(table: Table) -> list[str]:
    bells = ["bonsho-bell" for seat in range(table.seats) if table.has_rule("bell", seat)]
    return [*table.ground.terrain, *bells]


def allowed_characters(box: Box, options: Options) -> list[str]:
    """SJ-1.7, SJ-31.2, SJ-39.2: the four of the core box in the beta and with `season = "core"`."""
    if box.printing.is_core() or options.season == "core":
        return list(CORE_CHARACTERS)
    return [name for name in box.persons if name != "hachiko"]


def choose_characters(table: Table, foes: list[str]) -> None:
    """SJ-1.6, SJ-35.29: each character once unless mirror matches are allowed; those not named are drawn by lot."""
    options = table.rules
    allowed = allowed_characters(table.box, options)
    named = [str(name) for name in options.characters[: table.seats]]
    named += [BY_LOT] * (table.seats - len(named))
    for name in named:
        if name == BY_LOT:
            continue
        if name not in allowed:
            raise BadWords("sj-bad-character", name=name, known=", ".join(allowed))
        if named.count(name) > 1 and not options.mirror_match:
            raise BadWords("sj-same-character", name=name)
    pool = [name for name in allowed if name not in named]
    table.luck.shuffle(pool)
    if not options.mirror_match:
        pool.sort(key=lambda name: name in foes)
    table.characters = [pool.pop(0) if name == BY_LOT else name for name in named]


def take_decks(table: Table) -> None:
    """SJ-5.13, SJ-31.1, SJ-31.2: decks, Special cards, poison decks."""
    for seat, character in enumerate(table.characters):
        chosen = chosen_deck(table.box, table.rules, seat, character, table.luck)
        table.specials[seat] = chosen.specials
        table.lists[seat] = tuple(sorted(chosen.cards))
        table.dog_lists[seat] = tuple(sorted(chosen.dog_cards))
        table.decks[seat] = list(chosen.cards)
        table.dog_decks[seat] = list(chosen.dog_cards)
        table.luck.shuffle(table.decks[seat])
        table.luck.shuffle(table.dog_decks[seat])
        table.poisons[seat] = poison_deck(table, seat)


def poison_deck(table: Table, seat: Seat) -> list[str]:
    """SJ-22.14, SJ-31.1: who can poison has one of each kind; with the core box alone Crippling Poison only."""
    poisoner = table.has_rule("poison", seat) or table.is_a("master", seat)
    if not poisoner or not table.box.printing.has_poisons():
        return []
    return list(POISONS if table.rules.season == "season-1" else POISONS[:1])


def remember_moments(table: Table) -> None:
    """SJ-38.6, SJ-5.17: at which moments each seat might play a card, as far as the open lists tell."""
    table.moments = []
    for seat in range(table.seats):
        if table.rules.deck_lists == "closed":
            table.moments.append(table.box.moments)
            continue
        table.moments.append(table.box.moments_of[table.lists[seat] + table.specials[seat]])
    table.moments += [frozenset()] * (table.fighters - table.seats)


def set_teams(table: Table) -> None:
    """SJ-26.5: teams as named; otherwise each fights alone."""
    table.team = list(range(table.fighters))
    if table.mode == "teams":
        for number, team in enumerate(table.rules.teams):
            for seat in team:
                table.team[seat] = number
    if table.solo.count:
        table.team = [1 if table.is_foe(one) else 0 for one in range(table.fighters)]


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
    for seat in [seat for seat in table.upward() if seat < table.seats]:
        frames += [OfferPlace(seat, seat), FaceFigure(seat, seat)]
        if table.has_rule("stealth", seat):
            frames.append(ChooseStealth(seat))
        if table.has_rule("hachiko", seat):
            dog = table.dog(seat)
            frames += [OfferPlace(seat, dog), FaceFigure(seat, dog), ChooseDogKamae(seat)]
        if table.has_rule("contracts", seat):
            frames.append(ChooseContracts(seat))
    return [*frames, *foes_open(table), Preparation(), OpeningHands(), Turn()]


def sides(table: Table) -> tuple[str, ...]:
    """SJ-1.1: who leads which fighter, for those who count results."""
    return tuple(table.characters[: table.seats])


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    """A table put together again; one clear sentence if the parts do not fit."""
    box = box_for(options)
    read = check_state(seats, box, state)
    book = book_for(options.edition, read.solo is not None)
    table = Table(seats, Luck(0), options, box, ground_for(options), book, mode, fighters_in(seats, read.solo))
    table.restore(read)
    set_teams(table)
    remember_moments(table)
    return table
