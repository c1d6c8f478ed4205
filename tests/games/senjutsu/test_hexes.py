"""Chapters 13, 16 and 24: the geometry, held against what brute force finds on random boards."""

from __future__ import annotations

from fractions import Fraction

from budokan import Luck
from budokan.games.senjutsu.hexes import (
    AXIAL,
    CELLS,
    OFFSETS,
    RINGS,
    SIDES,
    STEP,
    any_way_covered,
    axial,
    corners,
    covered,
    distance,
    hex_at,
    hex_named,
    name_of,
    neighbours,
    sees,
    side_toward,
    touches,
    turned,
)
from tests.support.rulings import ruling

Point = tuple[int, int]


def some_hex(luck: Luck, reach: int = 4) -> int:
    return hex_at(luck.below(2 * reach + 1) - reach, luck.below(2 * reach + 1) - reach)


def test_a_hex_has_a_name_and_six_neighbours() -> None:
    luck = Luck(0, "hexes")
    for _ in range(200):
        hex = some_hex(luck, 20)
        assert hex_named(name_of(hex)) == hex
        assert hex_at(*axial(hex)) == hex
        assert [distance(hex, near) for near in neighbours(hex)] == [1] * 6
        assert [side_toward(hex, near) for near in neighbours(hex)] == list(range(6))
    assert SIDES == ("n", "ne", "se", "s", "sw", "nw")


@ruling("SJ-1.3", "SJ-13.1", "SJ-13.2")
def test_the_cells_of_a_grid_turn_with_the_figure() -> None:
    assert [CELLS[name] for name in ("F", "FR", "BR", "B", "BL", "FL")] == list(AXIAL)
    assert RINGS["RING2"] == ("F2", "FFR", "FR2", "R", "BR2", "BBR", "B2", "BBL", "BL2", "L", "FL2", "FFL")
    middle = hex_at(0, 0)
    for name, cell in CELLS.items():
        far = distance(middle, hex_at(*cell))
        for facing in range(6):
            there = middle + OFFSETS[name][facing]
            assert there == hex_at(*turned(cell, facing))
            assert distance(middle, there) == far
    for facing in range(6):
        assert middle + OFFSETS["F"][facing] == middle + STEP[facing], "the front is the side it faces"
        assert middle + OFFSETS["B"][facing] == middle + STEP[(facing + 3) % 6]
    for name in RINGS["RING1"]:
        assert distance(middle, hex_at(*CELLS[name])) == 1
    for name in RINGS["RING2"]:
        assert distance(middle, hex_at(*CELLS[name])) == 2


def all_shortest_ways(start: int, end: int) -> list[list[int]]:
    """Every shortest way from hex to hex, by trying all steps."""
    if start == end:
        return [[end]]
    ways = []
    for near in neighbours(start):
        if distance(near, end) < distance(start, end):
            ways += [[start, *rest] for rest in all_shortest_ways(near, end)]
    return ways


@ruling("SJ-16.2", "SJ-16.3", "SJ-16.4", "SJ-16.5", "SJ-41.1", "SJ-41.2", "SJ-41.3")
def test_blocks_are_what_trying_every_shortest_way_finds() -> None:
    luck = Luck(2, "blocks")
    seen = {True: 0, False: 0}
    for _ in range(3000):
        attacker = some_hex(luck, 2)
        struck = some_hex(luck, 2)
        if attacker == struck:
            continue
        shields = {some_hex(luck, 2) for _ in range(luck.below(7))}
        between = [way[1:-1] for way in all_shortest_ways(attacker, struck)]
        at_ends = attacker in shields or struck in shields
        expected = at_ends or all(any(hex in shields for hex in way) for way in between)
        assert covered(attacker, struck, shields) == expected
        assert any_way_covered(attacker, struck, shields) == (at_ends or any(hex in shields for way in between for hex in way))
        seen[expected] += 1
    assert min(seen.values()) > 300


def inside(point: Point, hex: int) -> bool:
    """Whether a point lies in a hex or on its edge."""
    shape = corners(hex)
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) < 0:
            return False
    return True


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight pieces meet, ends included, by solving for the meeting point."""
    if a == b:
        return False  # a point has no straight piece; whether it lies in the hex is asked apart
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    det = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if det == 0:
        if (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) != 0:
            return False
        low, high = sorted((a, b))
        first, last = sorted((c, d))
        return low <= last and first <= high
    along = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), det)
    other = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), det)
    return 0 <= along <= 1 and 0 <= other <= 1


@ruling("SJ-24.2", "SJ-24.3", "SJ-24.5", "SJ-24.6", "SJ-24.11")
def test_sight_is_what_drawing_every_line_finds() -> None:
    luck = Luck(3, "sight")
    seen = {True: 0, False: 0}
    for _ in range(1500):
        here, there = some_hex(luck, 4), some_hex(luck, 4)
        if here == there:
            continue
        facing = luck.below(6)
        walls = {some_hex(luck, 4) for _ in range(luck.below(14))}
        eyes = corners(here)
        expected = False
        for eye in (eyes[facing], eyes[(facing + 1) % 6]):
            for corner in corners(there):
                broken = False
                for wall in walls - {here, there}:
                    shape = corners(wall)
                    edges = zip(shape, shape[1:] + shape[:1], strict=True)
                    meets = inside(eye, wall) or inside(corner, wall) or any(cross(eye, corner, *edge) for edge in edges)
                    assert touches(eye, corner, wall) == meets
                    broken = broken or meets
                expected = expected or not broken
        assert sees(here, facing, there, walls) == expected
        seen[expected] += 1
    assert min(seen.values()) > 50
