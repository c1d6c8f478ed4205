"""Chapter 5: where the figures begin, and what their players settle then."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.cards import all_contracts
from budokan.games.senjutsu.hexes import SIDES, STEP, Hex, distance, hex_named, name_of
from budokan.games.senjutsu.moves import (
    DogKamae,
    Face,
    LeaveOut,
    Stand,
    StartRevealed,
    StartStealthed,
)
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

CONTRACTS_TAKEN = 5


def start_groups(table: Table) -> tuple[tuple[Hex, ...], ...]:
    """SJ-5.9, SJ-5.11: the first two groups for two; on a field with fewer groups than fighters each start hex is a place."""
    groups = table.ground.groups
    if table.seats == 2:
        return groups[:2]
    return groups if len(groups) >= table.seats else tuple([(hex,) for group in groups for hex in group])


def group_of(table: Table, hex: Hex) -> int:
    """The start group a hex belongs to, as the players share them out."""
    return table.book.edition.group_among(start_groups(table), hex)


def free_places(table: Table, seat: Seat) -> list[Hex]:
    """SJ-5.7 to SJ-5.10, SJ-39.14: free start hexes of a group that no opponent uses; in a duel of the first two groups."""
    if table.mode == "horde":
        return [table.ground.horde["X"]]
    taken = {group_of(table, table.at[one]) for one in range(table.fighters) if standing_opponent(table, seat, one)}
    hexes = [hex for group in start_groups(table) for hex in group]
    hexes += table.book.edition.also_start_hexes(hexes)
    return [hex for hex in dict.fromkeys(hexes) if table.open(hex) and group_of(table, hex) not in taken]


def standing_opponent(table: Table, seat: Seat, figure: Figure) -> bool:
    return table.alive[figure] and table.team[table.owner(figure)] != table.team[seat]


def dog_places(table: Table, seat: Seat) -> list[Hex]:
    """SJ-31.4: a start hex of the same group, or adjacent to the Ashigaru; never in another group, where others begin."""
    if table.mode == "horde":
        return beside_home(table)
    here = table.at[seat]
    own = group_of(table, here)
    near = [*start_groups(table)[own], *[here + step for step in STEP if group_of(table, here + step) in (-1, own)]]
    return [hex for hex in dict.fromkeys(near) if table.open(hex)] or nearest_places(table, here, own)


def nearest_places(table: Table, here: Hex, own: int) -> list[Hex]:
    """SJ-31.57: where all of that is taken, as near as can be; on a start hex of others only if nothing else is free."""
    free = free_hexes(table)
    groups = [group_of(table, hex) for hex in free]
    used = {group_of(table, table.at[one]) for one in range(table.fighters) if table.alive[one]}
    places = [hex for hex in free if group_of(table, hex) in (-1, own)]
    spare = [hex for hex in free if group_of(table, hex) in used or groups.count(group_of(table, hex)) > 1]
    return nearest_of(places or spare or free, here)


def free_hexes(table: Table) -> list[Hex]:
    return [hex for hex in sorted(table.hexes) if table.open(hex)]


def nearest_of(hexes: list[Hex], here: Hex) -> list[Hex]:
    nearest = min([distance(hex, here) for hex in hexes])
    return [hex for hex in hexes if distance(hex, here) == nearest]


def beside_home(table: Table) -> list[Hex]:
    """SJ-37.23, SJ-37.30, SJ-37.31: the free hexes next to X, or as near as can be where there is none; never an entry hex."""
    home = table.ground.horde["X"]
    free = [hex for hex in free_hexes(table) if hex not in table.ground.horde.values()]
    beside = [home + step for step in STEP if home + step in free]
    return beside or nearest_of(free, home)


@frame
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


@frame
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


@frame
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


@frame
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


@frame
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
