"""SJ-5.18: whatever field of one's own is accepted, everybody finds a place on it."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings, strategies

from budokan import BadWords
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.hexes import AXIAL
from tests.support.rulings import ruling

SEATS = {"duel": 2, "melee": 3, "teams": 4, "solo": 1, "coop": 3, "horde": 1}
TERRAIN = ("boulder", "bamboo", "torii")


@strategies.composite
def own_fields(draw: strategies.DrawFn) -> dict[str, Any]:
    """Hexes grown one beside another, some start hexes in two to four groups; five of them are entries if there are five."""
    hexes = [(0, 0)]
    for _ in range(draw(strategies.integers(1, 14))):
        q, r = draw(strategies.sampled_from(hexes))
        across, down = draw(strategies.sampled_from(AXIAL))
        if (q + across, r + down) not in hexes:
            hexes.append((q + across, r + down))
    mixed = draw(strategies.permutations(hexes))
    groups = draw(strategies.integers(2, 4))
    starts = mixed[: draw(strategies.integers(2, 8))]
    start = {f"group {number}": starts[number::groups] for number in range(groups)}
    entries = dict(zip("ABCDX", draw(strategies.permutations(hexes)), strict=False)) if len(hexes) > 4 else {}
    terrain = draw(strategies.lists(strategies.sampled_from(TERRAIN), max_size=2))
    return {"hexes": hexes, "start": start, "horde": entries, "terrain": terrain}


@ruling("SJ-5.18")
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(field=own_fields(), mode=strategies.sampled_from(sorted(SEATS)), choices=strategies.randoms(use_true_random=False))
def test_everybody_finds_a_place(field: dict[str, Any], mode: str, choices: Any) -> None:
    characters = ["ashigaru", "monk", "ashigaru", "student"][: SEATS[mode]]
    try:
        table = GAME.new(SEATS[mode], 0, mode, own_field=field, characters=characters, mirror_match=True, horde="fallen-lord")
    except BadWords:
        return
    while table.view(None)["decision"]["name"] != "choose-cards":
        for seat in table.waiting:
            table.play(seat, choices.choice(table.options(seat)))
