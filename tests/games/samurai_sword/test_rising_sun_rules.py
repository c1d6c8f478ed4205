"""Chapter 14: what the expansion changes for all."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import budokan
from budokan.games.samurai_sword.cards import all_roles, all_seatings
from budokan.games.samurai_sword.events import Dealt, TeamScored, Turned
from budokan.games.samurai_sword.table import Table
from budokan.kernel.ledger import read_ledger
from budokan.kernel.words import LANGUAGES
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, PLAIN, RISING_SUN, at_rest, end_turn, layout, play, rising_sun, told


def dealt(seats: int, seed: int = 0) -> Table:
    """A table of the expansion, dealt."""
    return cast(Table, GAME.new(seats, seed, listen=True, **RISING_SUN))


def points(table: Table) -> dict[str, int]:
    """The teams' points at the end."""
    return {one.team: one.points for one in told(table, TeamScored)}


def strike_last_honour(table: Table, target: int) -> None:
    """Seat 0 takes the last resilience and the last honour point of this seat."""
    play(table, 0, f"attack {target} with daikyu")
    play(table, target, "take it")
    assert table.over


# The box.


@ruling("SS-14.1")
def test_the_expansion_is_shuffled_in_with_the_base_game() -> None:
    base, both = cast(Table, GAME.new(5, 0)), dealt(5)
    assert (len(base.box.characters), len(base.box.deck)) == (12, 90)
    assert (len(both.box.characters), len(both.box.deck)) == (24, 130)
    assert set(base.box.characters) < set(both.box.characters)
    assert not Counter(base.box.deck) - Counter(both.box.deck)
    at_rest(both)


@ruling("SS-14.1")
def test_new_characters_and_cards_are_dealt() -> None:
    tables = [dealt(8, seed) for seed in range(6)]
    new_characters = set(tables[0].box.characters) - set(cast(Table, GAME.new(5, 0)).box.characters)
    assert new_characters & {one for table in tables for one in table.characters}
    assert all(len(set(table.characters)) == 8 for table in tables)
    assert any("zen" in hand for table in tables for hand in table.hands)
    for table in tables:
        at_rest(table)


@ruling("SS-14.2", "SS-14.3")
def test_the_forty_cards_of_the_expansion() -> None:
    base, both = cast(Table, GAME.new(5, 0)).box, dealt(5).box
    added = Counter(both.deck) - Counter(base.deck)
    weapons = {"chigiriki": 2, "jitte": 2, "kozuka": 2, "kusanagi": 1, "makibishi": 1, "manriki-gusari": 2}
    weapons |= {"shigehto-yumi": 1, "tanto": 1, "tessen": 2, "zen": 3}
    properties = {"attendant": 1, "peasant": 3, "bleeding-wound": 2, "kote": 1, "curse": 3}
    actions = {"simultaneous-attack": 2, "counterattack": 2, "imitation": 3, "intuition": 3}
    actions |= {"parry": 1, "geisha": 1, "tea-ceremony": 1}
    assert added == weapons | properties | actions
    assert (sum(weapons.values()), sum(properties.values()), sum(actions.values())) == (17, 10, 13)
    assert {kind: both.cards[kind].type for kind in added} == (
        dict.fromkeys(weapons, "weapon") | dict.fromkeys(properties, "property") | dict.fromkeys(actions, "action")
    )
    assert (both.cards["kozuka"].copies, both.cards["kozuka"].copies_reconstructed) == (1, 1)
    assert {kind for kind, card in both.cards.items() if card.copies_source == "likely"} == set(added), (
        "one list alone has them"
    )


@ruling("SS-14.3", "SS-14.4", "SS-14.6", "SS-14.9")
def test_what_one_source_alone_tells_of_the_expansion_is_marked_as_likely() -> None:
    sources = {(role.set, role.source) for role in all_roles()}
    assert sources == {("base", "printed"), ("rising-sun", "likely")}
    assert {(one.set, one.source) for one in all_seatings() if one.players < 8} == sources
    assert [one.source for one in all_seatings() if one.players == 8] == ["reconstructed"]
    for language in LANGUAGES:
        ledger = read_ledger("samurai-sword", language)
        assert {ledger.ruling(f"SS-14.{number}").mark for number in (2, 3, 4, 6, 9, 10, 11)} == {"reconstructed"}


@ruling("SS-14.4")
def test_the_eight_roles_replace_those_of_the_base_game() -> None:
    table = dealt(8)
    assert sorted((role.id, role.stars) for role in table.box.roles) == [
        ("ninja", 1),
        ("ninja", 2),
        ("ninja", 3),
        ("ronin", 1),
        ("ronin", 2),
        ("samurai", 1),
        ("samurai", 3),
        ("shogun", 2),
    ]
    assert sorted(zip(table.roles, table.stars, strict=True)) == sorted((role.id, role.stars) for role in table.box.roles)
    assert table.set_aside == []
    at_rest(table)


@ruling("SS-14.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_with_fewer_players_the_numbers_of_roles_are_those_of_the_base_game(seats: int) -> None:
    table = dealt(seats)
    assert Counter(table.roles) == Counter(cast(Table, GAME.new(seats, 0)).roles)
    assert len(table.set_aside) == 8 - seats
    assert table.view(None)["table"]["set_aside"] == 8 - seats, "how many were left out, not which"
    at_rest(table)


@ruling("SS-14.5")
def test_which_samurai_ninja_or_ronin_is_left_out_is_chance() -> None:
    left_out = set()
    for seed in range(40):
        left_out |= set(dealt(5, seed).set_aside)
    assert left_out == {("samurai", 1), ("samurai", 3), ("ninja", 1), ("ninja", 2), ("ninja", 3), ("ronin", 1), ("ronin", 2)}


# Counting points.


@ruling("SS-14.6", "SS-14.7")
@pytest.mark.parametrize(("samurai", "shogun_team"), [(3, 6 + 2 * 3), (1, 2 * 6 + 3)])
def test_of_four_players_shogun_or_samurai_with_more_stars_counts_double(samurai: int, shogun_team: int) -> None:
    table = rising_sun(*PLAIN[:4], stars=[2, samurai, 3, 1], hands={0: "daikyu"}, resilience={3: 1}, honour={3: 1})
    strike_last_honour(table, 3)
    assert points(table) == {"shogun": shogun_team, "ninja": 2 * 3}, "the Ninja with more stars counts double as well"
    at_rest(table)


@ruling("SS-14.6", "SS-14.7")
@pytest.mark.parametrize(("samurai", "shogun_team"), [(3, 6 + 2 * 4), (1, 2 * 6 + 4)])
def test_the_same_with_six_players_where_the_ronin_counts_three_times(samurai: int, shogun_team: int) -> None:
    table = rising_sun(*PLAIN[:6], stars=[2, samurai, 1, 2, 3, 1], hands={0: "daikyu"}, resilience={3: 1}, honour={3: 1})
    strike_last_honour(table, 3)
    assert points(table) == {"shogun": shogun_team, "ninja": 8, "ronin": 3 * 4}
    at_rest(table)


@ruling("SS-14.7")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(5, {"shogun": 6 + 3, "ninja": 3, "ronin": 2 * 3}), (7, {"shogun": 6 + 4 + 4, "ninja": 4 + 4, "ronin": 3 * 4})],
)
def test_all_other_multipliers_are_those_of_the_base_game(seats: int, expected: dict[str, int]) -> None:
    table = rising_sun(*PLAIN[:seats], hands={0: "daikyu"}, resilience={3: 1}, honour={3: 1})
    strike_last_honour(table, 3)
    assert points(table) == expected
    at_rest(table)


@ruling("SS-14.8")
def test_three_players_play_by_the_rules_for_three() -> None:
    first = dealt(3, 5)
    assert {one.seat == first.shogun: (one.honour, one.cards) for one in told(first, Dealt)} == {True: (6, 4), False: (3, 5)}
    at_rest(first)

    table = rising_sun(*PLAIN[:3], turn=2, hands={0: "daikyu bo"}, resilience={1: 1}, honour={1: 1}, deck="bo bo bo")
    end_turn(table)
    assert table.hands[0] == ["daikyu", "bo", "bo", "bo", "bo"], "the Shogun draws three"
    strike_last_honour(table, 1)
    assert points(table) == {"shogun": 2 * 7, "ninja": 3}
    at_rest(table)


@ruling("SS-14.9")
def test_eight_play_only_with_the_expansion() -> None:
    with pytest.raises(budokan.BadWords):
        GAME.new(8, 0)
    with pytest.raises(budokan.BadWords):
        GAME.new(8, 0, expansions=["rikyu"])
    with pytest.raises(budokan.BadWords):
        GAME.new(9, 0, **RISING_SUN)
    table = dealt(8)
    assert Counter(table.roles) == {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 2}
    at_rest(table)


@ruling("SS-14.9", "SS-14.11")
def test_the_two_ronin_are_one_team_and_the_one_with_two_stars_counts_double() -> None:
    table = rising_sun(
        *PLAIN, "benkei", stars=[2, 1, 3, 1, 2, 3, 1, 2], hands={0: "daikyu"}, resilience={3: 1}, honour={3: 1, 6: 7, 7: 6}
    )
    strike_last_honour(table, 3)
    assert points(table) == {"shogun": 6 + 4 + 4, "ninja": 4 + 4, "ronin": 7 + 2 * 6}
    assert table.outcome is not None
    assert table.outcome.winners == (6, 7)
    at_rest(table)


@ruling("SS-14.10")
def test_honour_and_hands_of_eight_players() -> None:
    table = dealt(8)
    clockwise = {(one.seat - table.shogun) % 8: (one.honour, one.cards) for one in told(table, Dealt)}
    assert [clockwise[step] for step in range(8)] == [(5, 4), (4, 5), (4, 5), (4, 6), (4, 6), (4, 7), (4, 7), (4, 7)]
    at_rest(table)


@ruling("SS-14.12")
def test_a_deadly_strike_between_the_ronin_and_no_daimyo_for_either() -> None:
    table = rising_sun(
        *PLAIN,
        "benkei",
        turn=6,
        stars=[2, 1, 3, 1, 2, 3, 1, 2],
        hands={6: "bo daimyo", 7: "daimyo"},
        resilience={7: 1},
        honour={6: 7, 7: 1},
    )
    play(table, 6, "attack 7 with bo")
    play(table, 7, "take it")
    assert points(table)["ronin"] == 8 - 3
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-deadly-strike"
    at_rest(table)


@ruling("SS-14.13")
@pytest.mark.parametrize(
    ("honour", "tied", "winner"),
    [
        ({0: 2, 1: 2, 3: 5, 4: 1}, (5, 5, 2), "shogun"),
        ({0: 2, 1: 3, 3: 1, 4: 3}, (6, 1, 6), "shogun"),
        ({0: 1, 1: 1, 3: 6, 4: 3}, (3, 6, 6), "ninja"),
        ({0: 2, 1: 3, 3: 6, 4: 3}, (6, 6, 6), "shogun"),
    ],
)
def test_the_shogun_wins_his_ties_and_the_ninja_one_with_the_ronin(
    honour: dict[int, int], tied: tuple[int, int, int], winner: str
) -> None:
    table = rising_sun(*PLAIN[:5], hands={0: "daikyu"}, resilience={2: 1}, honour={**honour, 2: 1})
    strike_last_honour(table, 2)
    assert tuple(points(table).values()) == tied
    assert table.outcome is not None
    assert table.outcome.side == winner
    at_rest(table)


@ruling("SS-14.13")
def test_the_shogun_of_three_wins_the_tie_too() -> None:
    table = rising_sun(*PLAIN[:3], hands={0: "daikyu"}, resilience={1: 1}, honour={0: 1, 1: 1, 2: 4})
    strike_last_honour(table, 1)
    assert points(table) == {"shogun": 4, "ninja": 4}
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    at_rest(table)


# Suits.


@ruling("SS-14.14")
def test_every_card_has_one_of_four_suits() -> None:
    suit = dealt(5).box.suit
    assert set(suit.values()) == {"crane", "torii", "koi", "fuji"}
    assert {kind: suit[kind] for kind in suit if kind in ("jitte", "tessen", "counterattack", "intuition")} == {
        "jitte": "torii",
        "tessen": "torii",
        "counterattack": "torii",
        "intuition": "koi",
    }
    assert {kind for kind in ("kusanagi", "zen", "shigehto-yumi", "tanto") if suit[kind] == "fuji"} == {
        "kusanagi",
        "zen",
        "shigehto-yumi",
        "tanto",
    }


@ruling("SS-14.14")
def test_in_the_base_game_no_suit_brings_anything() -> None:
    table = layout(*PLAIN[:5], hands={0: "geisha tea-ceremony battle-cry", 1: "", 2: "", 3: "", 4: ""}, properties={1: "armor"})
    for words in ("send geisha to 1 for armor", "play tea-ceremony"):
        play(table, 0, words)
        assert table.waiting == (0,)
        assert table.decision is not None
        assert type(table.decision).__name__ == "PlayPhase", "no question follows a koi or torii card"
    assert not told(table, Turned)
    at_rest(table)


@ruling("SS-14.15")
def test_the_suits_of_the_base_cards() -> None:
    base, suit = cast(Table, GAME.new(5, 0)).box, dealt(5).box.suit
    by_suit: dict[str, set[str]] = {}
    for kind in base.cards:
        by_suit.setdefault(suit[kind], set()).add(kind)
    assert by_suit["torii"] == {"parry", "tea-ceremony", "breathing"}
    assert by_suit["koi"] == {"geisha", "diversion"}
    fuji = {"jujutsu", "wakizashi", "katana", "nodachi", "naginata", "nagayari", "tanegashima", "daikyu"}
    assert by_suit["fuji"] == fuji
    assert by_suit["crane"] == set(base.cards) - by_suit["torii"] - by_suit["koi"] - fuji
