"""Chapter 9: the end of the game and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.samurai_sword.events import Defeated, RoleRevealed
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, layout, offered, play, points, refused, told, untouched

SIX = ["shogun", "samurai", "ninja", "ninja", "ninja", "ronin"]


def counted(*honour: int, **more: Any) -> Table:
    """A table on which the deck has just ended and left everybody with this honour, somebody with none."""
    last = len(honour) - 1
    before = {seat: points + 1 for seat, points in enumerate(honour)}
    table = layout(*PLAIN[: len(honour)], honour=before, deck="bo", deck_size=1, turn=last, **more)
    play(table, last, "end play")
    assert table.honour == list(honour)
    assert table.over
    return table


def winner(table: Table) -> str:
    assert table.outcome is not None
    assert table.outcome.way == "honour"
    return table.outcome.side


@ruling("SS-9.1")
def test_the_game_ends_as_soon_as_a_player_has_no_honour_and_all_roles_are_shown() -> None:
    table = layout(
        *PLAIN[:4], hands={0: "bo bo"}, properties={0: "focus"}, resilience={2: 1}, honour={2: 1}, stars=[0, 0, 1, 3]
    )
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.over
    assert table.waiting == ()
    assert [offered(table, seat) for seat in range(4)] == [[], [], [], []]
    assert refused(table, 0, "end play") == "BK-1.1"
    roles = [
        RoleRevealed(0, "shogun", 0),
        RoleRevealed(1, "samurai", 0),
        RoleRevealed(2, "ninja", 1),
        RoleRevealed(3, "ninja", 3),
    ]
    assert told(table, RoleRevealed) == roles
    for viewer in (None, 0, 1, 2, 3):
        seen = table.view(viewer)["table"]["players"]
        assert [(player["role"], player["stars"]) for player in seen] == [(one.role, one.stars) for one in roles]
    at_rest(table)


@ruling("SS-9.2")
def test_it_ends_in_the_middle_of_whatever_is_happening() -> None:
    table = layout(*PLAIN[:5], hands={0: "battle-cry"}, resilience={2: 1, 3: 1}, honour={2: 1})
    with untouched(table, 3, 4):
        play(table, 0, "play battle-cry")
        play(table, 1, "take it")
        play(table, 2, "take it")
    assert table.over
    assert told(table, Defeated) == [Defeated(2, 0)]
    assert table.resolving == ["battle-cry"], "the cry was still going round"
    at_rest(table)


@ruling("SS-9.3", "SS-9.13")
def test_honour_is_multiplied_by_role_and_the_team_with_most_points_wins() -> None:
    table = counted(3, 2, 4, 0, 2)
    assert points(table) == {"shogun": 5, "ninja": 4, "ronin": 4}
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0, 1), (5.0, 5.0, 4.0, 4.0, 4.0))
    assert winner(table) == "shogun"
    at_rest(table)


@ruling("SS-9.4")
@pytest.mark.parametrize(
    ("stars", "ninja"), [((1, 3), 1 + 10), ((3, 1), 2 + 5), ((2, 3), 1 + 10), ((1, 2), 1 + 10), ((2, 1), 2 + 5)]
)
def test_four_players_the_samurai_and_the_ninja_with_more_stars_count_double(stars: tuple[int, int], ninja: int) -> None:
    table = counted(0, 3, 1, 5, stars=[0, 0, *stars])
    assert points(table) == {"shogun": 0 + 6, "ninja": ninja}
    table = counted(4, 0, 1, 5, stars=[0, 0, *stars])
    assert points(table) == {"shogun": 4, "ninja": ninja}
    at_rest(table)


@ruling("SS-9.5")
def test_five_players_the_ronin_counts_double() -> None:
    table = counted(1, 2, 4, 0, 8, stars=[0, 0, 1, 3, 0])
    assert points(table) == {"shogun": 1 + 2, "ninja": 4, "ronin": 16}
    at_rest(table)


@ruling("SS-9.6")
def test_six_players_the_ronin_counts_three_times_and_the_samurai_double() -> None:
    table = counted(1, 10, 2, 4, 0, 8)
    assert points(table) == {"shogun": 1 + 20, "ninja": 6, "ronin": 24}
    at_rest(table)


@ruling("SS-9.7")
def test_seven_players_the_ronin_counts_three_times() -> None:
    table = counted(1, 10, 20, 0, 2, 4, 8)
    assert points(table) == {"shogun": 31, "ninja": 6, "ronin": 24}
    at_rest(table)


@ruling("SS-9.8")
def test_each_daimyo_in_hand_adds_a_point_that_is_never_multiplied() -> None:
    table = counted(1, 3, 0, 2, hands={1: "daimyo daimyo", 3: "daimyo parry"}, stars=[0, 0, 1, 3])
    assert points(table) == {"shogun": 1 + 3 * 2 + 2, "ninja": 0 + 2 * 2 + 1}
    at_rest(table)


@ruling("SS-9.8")
def test_a_daimyo_that_was_played_adds_nothing() -> None:
    table = layout(*PLAIN[:4], hands={0: "daimyo"}, honour={2: 1}, deck="bo bo", deck_size=2)
    play(table, 0, "play daimyo")
    assert table.over
    assert table.honour == [4, 2, 0, 2]
    assert points(table)["shogun"] == 4 + 2 * 2
    at_rest(table)


@ruling("SS-9.9")
def test_a_daimyo_in_the_ronins_hand_adds_nothing() -> None:
    table = counted(1, 1, 0, 2, 3, hands={4: "daimyo daimyo", 2: "daimyo"})
    assert points(table) == {"shogun": 2, "ninja": 2 + 1, "ronin": 6}
    at_rest(table)


@ruling("SS-9.10")
def test_a_player_without_honour_still_scores_his_daimyo() -> None:
    table = counted(1, 1, 0, 2, hands={2: "daimyo daimyo"}, stars=[0, 0, 3, 1])
    assert points(table) == {"shogun": 3, "ninja": 0 + 2 + 2}
    assert winner(table) == "ninja"
    at_rest(table)


@ruling("SS-9.11")
def test_deadly_strike_costs_the_team_three_points_after_multiplying() -> None:
    table = layout(*PLAIN[:5], hands={0: "bokken"}, resilience={1: 1}, honour={1: 1})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.honour == [6, 0, 3, 3, 3]
    assert points(table) == {"shogun": 6 - 3, "ninja": 6, "ronin": 6}
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-deadly-strike"
    assert winner(table) == "ninja"
    at_rest(table)


@ruling("SS-9.11")
def test_deadly_strike_of_a_battle_cry_between_ninja() -> None:
    roles = ["ninja", "ninja", "shogun", "samurai"]
    table = layout(*PLAIN[:4], roles=roles, stars=[3, 1, 0, 0], hands={0: "battle-cry"}, resilience={1: 1}, honour={1: 1})
    with untouched(table, 2, 3):
        play(table, 0, "play battle-cry")
        play(table, 1, "take it")
    assert table.honour == [4, 0, 5, 3]
    assert points(table) == {"shogun": 5 + 6, "ninja": 4 * 2 - 3}
    at_rest(table)


@ruling("SS-9.11")
def test_a_defeat_across_teams_that_ends_the_game_is_no_deadly_strike() -> None:
    table = layout(*PLAIN[:5], hands={0: "bo"}, resilience={2: 1}, honour={2: 1})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert points(table) == {"shogun": 6 + 3, "ninja": 3, "ronin": 6}
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-honour"
    at_rest(table)


@ruling("SS-9.12")
def test_a_defeat_inside_a_team_that_does_not_end_the_game_costs_nothing() -> None:
    table = layout(*PLAIN[:5], hands={0: "bokken daimyo"}, resilience={1: 1}, honour={2: 1}, deck="bo bo", deck_size=2)
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert not table.over
    assert table.honour == [6, 2, 1, 3, 3]
    play(table, 0, "play daimyo")
    assert table.honour == [5, 1, 0, 2, 2]
    assert points(table) == {"shogun": 6, "ninja": 2, "ronin": 4}
    at_rest(table)


@ruling("SS-9.13")
def test_the_points_of_a_team_are_those_of_its_players_together() -> None:
    table = counted(0, 1, 2, 1, 1, 1, 1)
    assert points(table) == {"shogun": 3, "ninja": 3, "ronin": 3}
    table = counted(5, 0, 0, 2, 2, 2, 1)
    assert points(table) == {"shogun": 5, "ninja": 6, "ronin": 3}
    assert winner(table) == "ninja", "no Ninja has as much as the Shogun, all three together have more"
    at_rest(table)


@ruling("SS-9.14")
@pytest.mark.parametrize(("floor_at_zero", "shogun"), [(False, -1), (True, 0)])
def test_a_total_may_fall_below_zero_unless_the_option_stops_it(floor_at_zero: bool, shogun: int) -> None:
    table = layout(
        *PLAIN[:5], hands={0: "bokken"}, resilience={1: 1}, honour={0: 1, 1: 1}, options={"floor_at_zero": floor_at_zero}
    )
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert points(table) == {"shogun": shogun, "ninja": 6, "ronin": 6}
    assert table.outcome is not None
    assert table.outcome.scores == (shogun, shogun, 6, 6, 6)
    at_rest(table)


@ruling("SS-9.15")
@pytest.mark.parametrize(
    ("honour", "total"),
    [
        ((2, 2, 0, 4, 1), {"shogun": 4, "ninja": 4, "ronin": 2}),
        ((1, 0, 2, 2, 2), {"shogun": 1, "ninja": 4, "ronin": 4}),
        ((2, 2, 0, 4, 2), {"shogun": 4, "ninja": 4, "ronin": 4}),
    ],
)
def test_the_ninja_win_every_tie_they_are_in(honour: tuple[int, ...], total: dict[str, int]) -> None:
    table = counted(*honour)
    assert points(table) == total
    assert winner(table) == "ninja"
    assert table.outcome is not None
    assert table.outcome.winners == (2, 3)
    at_rest(table)


@ruling("SS-9.16")
def test_the_shoguns_team_wins_a_tie_with_the_ronin() -> None:
    table = counted(2, 2, 0, 3, 2)
    assert points(table) == {"shogun": 4, "ninja": 3, "ronin": 4}
    assert winner(table) == "shogun"
    at_rest(table)


@ruling("SS-9.17")
@pytest.mark.parametrize(
    ("hands", "shogun", "side"), [({0: "parry", 1: "parry"}, 7, "ronin"), ({0: "daimyo", 1: "daimyo"}, 9, "shogun")]
)
def test_example_of_six_players(hands: dict[int, str], shogun: int, side: str) -> None:
    table = layout(
        *PLAIN[:6],
        roles=SIX,
        honour={0: 1, 1: 3, 2: 2, 3: 3, 4: 1, 5: 2},
        hands={**hands, 5: "bo"},
        resilience={4: 1},
        turn=5,
    )
    with untouched(table, 0, 1, 2, 3):
        play(table, 5, "attack 4 with bo")
        play(table, 4, "take it")
    assert table.honour == [1, 3, 2, 3, 0, 3]
    assert points(table) == {"shogun": shogun, "ninja": 5, "ronin": 9}
    assert winner(table) == side
    at_rest(table)


@ruling("SS-9.3")
def test_when_it_is_over_everybody_sees_by_how_much_honour_counts() -> None:
    table = layout(*PLAIN[:5], honour=dict.fromkeys(range(5), 2), deck="bo", deck_size=1, turn=4)
    assert {player["times"] for seat in (None, 0) for player in table.view(seat)["table"]["players"]} == {None}
    table = counted(0, 3, 3, 3, 4)
    for seat in (None, *range(5)):
        told_to = {player["role"]: player["times"] for player in table.view(seat)["table"]["players"]}
        assert told_to["ronin"] == 2
        assert told_to["shogun"] == 1
