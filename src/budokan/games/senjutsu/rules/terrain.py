"""Chapter 27: entering hexes, terrain and tokens; chapter 12: collisions."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import STEP, Hex, name_of
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.harm import suffer, terrain_harms
from budokan.games.senjutsu.table import Figure, Table


def enters(table: Table, figure: Figure, hex: Hex) -> None:
    """SJ-27.21, SJ-27.25, SJ-27.26: a figure comes onto a hex, with what lies there; its movement goes on."""
    table.stand(figure, hex)
    if hex in table.soft:
        terrain_harms(table, figure, table.box.pieces[table.soft[hex]].enter)
    if hex in table.tokens:
        kind, _, live = table.tokens[hex]
        table.tokens = {one: token for one, token in table.tokens.items() if one != hex}
        table.tell(tell.TokenSprung("caltrop" if live else "decoy", name_of(hex), table.owner(figure)))
        if live:
            terrain_harms(table, figure, table.box.pieces[kind].enter)


def runs_into_terrain(table: Table, figure: Figure, hex: Hex) -> None:
    """SJ-12.2, SJ-15.5, SJ-27.6 to SJ-27.20: it stays before the terrain and suffers it; bamboo breaks."""
    piece = table.box.pieces[table.solid[hex]]
    if "entered" in piece.removed:
        table.remove_terrain(hex)
    terrain_harms(table, figure, piece.enter)


def collides(table: Table, figure: Figure, hex: Hex) -> Figure:
    """SJ-12.1 to SJ-12.3: forced off the field, onto terrain, or onto a character, who is the answer; NOBODY if it is none.

    The mover's own Stun and discard come first, then the other's Stun (SJ-12.5): the caller deals the second.
    """
    if hex in table.solid:
        runs_into_terrain(table, figure, hex)
        return NOBODY
    suffer(table, figure, "st", 1, NOBODY)
    return table.figure_on(hex)


def wounding_attack_clears(table: Table, hex: Hex) -> None:
    """SJ-27.8: bamboo is cut down by an attack effect that deals wounds."""
    if hex in table.solid and "wounding-attack" in table.box.pieces[table.solid[hex]].removed:
        table.remove_terrain(hex)


def near_temple(table: Table, hex: Hex) -> bool:
    """SJ-27.13, SJ-27.14: adjacent to a hex of a temple, however many."""
    solid = table.solid
    if solid:
        for step in STEP:
            kind = solid.get(hex + step)
            if kind is not None and table.box.pieces[kind].blesses:
                return True
    return False
