"""Chapter 2: the aim, and who plays with whom."""

from __future__ import annotations

from budokan.games.samurai_sword.events import SwordmasterWon, TeamWon
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, layout, play, points, told, untouched


def teams_known(table: Table, viewer: int | None) -> list[str | None]:
    return [player["team"] for player in table.view(viewer)["table"]["players"]]


@ruling("SS-2.1")
def test_only_the_shoguns_team_is_known_and_each_players_own() -> None:
    table = layout(*PLAIN[:5], roles=["shogun", "samurai", "ninja", "ninja", "ronin"])
    assert teams_known(table, None) == ["shogun", None, None, None, None]
    assert teams_known(table, 0) == ["shogun", None, None, None, None]
    assert teams_known(table, 1) == ["shogun", "shogun", None, None, None]
    assert teams_known(table, 2) == ["shogun", None, "ninja", None, None]
    assert teams_known(table, 3) == ["shogun", None, None, "ninja", None]
    assert teams_known(table, 4) == ["shogun", None, None, None, "ronin"]
    at_rest(table)


@ruling("SS-2.1")
def test_three_teams_are_counted_the_ronin_alone() -> None:
    table = layout(*PLAIN[:7], honour={3: 1}, resilience={3: 1}, hands={0: "shuriken"})
    with untouched(table, 1, 2, 4, 5, 6):
        play(table, 0, "attack 3 with shuriken")
        play(table, 3, "take it")
    assert teams_known(table, None) == ["shogun", "shogun", "shogun", "ninja", "ninja", "ninja", "ronin"]
    assert points(table) == {"shogun": 14, "ninja": 8, "ronin": 12}
    at_rest(table)


@ruling("SS-2.2")
def test_a_team_with_most_honour_wins_together_even_who_has_none() -> None:
    table = layout(
        *PLAIN[:5],
        honour={0: 1, 1: 1, 2: 1, 3: 9},
        resilience={2: 1},
        hands={0: "bo"},
    )
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.outcome is not None
    assert table.outcome.winners == (2, 3)
    assert (table.outcome.side, table.outcome.way) == ("ninja", "honour")
    assert table.honour[2] == 0
    assert told(table, TeamWon) == [TeamWon("ninja")]
    at_rest(table)


@ruling("SS-2.2")
def test_a_team_with_the_only_player_who_has_resilience_wins_together() -> None:
    table = layout(
        *PLAIN[:5],
        honour={0: 1, 1: 1},
        resilience={1: 0, 2: 1, 3: 0, 4: 0},
        hands={0: "bo"},
    )
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)
    assert (table.outcome.side, table.outcome.way) == ("shogun", "swordmaster")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    at_rest(table)
