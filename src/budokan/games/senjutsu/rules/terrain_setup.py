"""Chapter 5: terrain before the fight."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import STEP, Hex, axial, hang_together, hex_at, hex_named, name_of, turned
from budokan.games.senjutsu.moves import NO_THANKS, PlaceTerrain
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def start_hexes(table: Table) -> set[Hex]:
    """SJ-37.4: in a horde the entry hexes and X are start hexes."""
    if table.mode == "horde":
        return set(table.ground.horde.values())
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


def places_for(table: Table, piece: str) -> list[Hex]:
    """Where the middle of a piece could lie: on the field, or, for new ground, beside it."""
    ground = table.box.pieces[piece].ground
    return sorted({hex + step for hex in table.hexes for step in STEP} if ground else table.hexes)


def terrain_moves(table: Table, piece: str) -> list[Move]:
    """Every place for a piece, each way of turning it that covers other hexes once."""
    moves: list[Move] = []
    seen: set[tuple[Hex, ...]] = set()
    kind = table.box.pieces[piece]
    turns = 1 if len(kind.hexes) == 1 else 6
    for hex in places_for(table, piece):
        for sides in range(turns):
            cover = tuple(sorted(hexes_of(table, piece, hex, sides)))
            if cover not in seen and fits_there(table, piece, hex, sides):
                seen.add(cover)
                moves.append(PlaceTerrain(piece, name_of(hex), sides))
    return moves


def is_room(table: Table, piece: str) -> bool:
    """Whether there is any place for a piece at all."""
    turns = 1 if len(table.box.pieces[piece].hexes) == 1 else 6
    return any(fits_there(table, piece, hex, sides) for hex in places_for(table, piece) for sides in range(turns))


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


@frame
class OfferTerrain(Step):
    """SJ-5.4: one piece in turn; a piece for which there is no room is left out."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        while table.stock[self.seat]:
            if any(is_room(table, piece) for piece in table.stock[self.seat]):
                return [ChooseTerrain(self.seat)]
            table.stock[self.seat].pop()
        return NOTHING


@frame
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


@frame
class PlaceBell(Question):
    """SJ-27.29, SJ-31.26, SJ-31.27: the Monk's player must place the Bonsho bell before the figures."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-bell", {"seat": SeatRef(self.seat)}, "SJ-27.29")

    def options(self, table: Table) -> list[Move]:
        return terrain_moves(table, "bonsho-bell") or [NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, PlaceTerrain):
            put_terrain(table, self.seat, move)
        return NOTHING
