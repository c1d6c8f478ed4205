"""Chapter 1: the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import cast

import pytest

from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import BOX, GAME, PLAIN, at_rest, end_turn, layout, play


@ruling("SS-1.1")
def test_seven_roles_and_only_the_ninja_carry_stars() -> None:
    assert Counter((card.id, card.stars) for card in BOX.roles) == {
        ("shogun", 0): 1,
        ("samurai", 0): 2,
        ("ninja", 1): 1,
        ("ninja", 2): 1,
        ("ninja", 3): 1,
        ("ronin", 0): 1,
    }


@ruling("SS-1.2")
def test_twelve_characters_with_their_resilience() -> None:
    five = dict.fromkeys(("benkei", "goemon", "ieyasu", "kojiro", "musashi", "nobunaga", "tomoe"), 5)
    four = dict.fromkeys(("chiyome", "ginchiyo", "hanzo", "hideyoshi", "ushiwaka"), 4)
    assert BOX.resilience == five | four


@ruling("SS-1.3")
def test_ninety_cards_of_three_types() -> None:
    assert Counter(BOX.cards[kind].type for kind in BOX.deck) == {"weapon": 32, "property": 15, "action": 43}


@ruling("SS-1.4")
def test_bushido_is_a_property_and_a_geisha_may_name_it() -> None:
    table = layout(*PLAIN[:4], hands={0: "bushido", 1: "geisha parry"})
    play(table, 0, "play bushido on 2")
    assert table.properties[2] == ["bushido"]
    assert table.discards == []
    end_turn(table)
    play(table, 1, "send geisha to 2 for bushido")
    assert table.properties[2] == []
    assert table.discards == ["bushido", "geisha"]
    assert BOX.cards["bushido"].type == "property"
    at_rest(table)


@ruling("SS-1.5")
def test_the_weapons_their_reach_wounds_and_copies() -> None:
    weapons = [card for card in BOX.cards.values() if card.type == "weapon"]
    assert {card.id: (card.reach, card.wounds, card.copies) for card in weapons} == {
        "bokken": (1, 1, 6),
        "kiseru": (1, 2, 5),
        "wakizashi": (1, 3, 1),
        "bo": (2, 1, 5),
        "kusarigama": (2, 2, 4),
        "katana": (2, 3, 1),
        "shuriken": (3, 1, 3),
        "kanabo": (3, 2, 1),
        "nodachi": (3, 3, 1),
        "naginata": (4, 1, 2),
        "nagayari": (4, 2, 1),
        "tanegashima": (5, 1, 1),
        "daikyu": (5, 2, 1),
    }


@ruling("SS-1.6")
def test_the_actions_and_their_copies() -> None:
    assert Counter(kind for kind in BOX.deck if BOX.cards[kind].type == "action") == {
        "parry": 15,
        "geisha": 6,
        "diversion": 5,
        "battle-cry": 4,
        "tea-ceremony": 4,
        "jujutsu": 3,
        "breathing": 3,
        "daimyo": 3,
    }


@ruling("SS-1.7")
def test_the_properties_and_their_copies() -> None:
    properties = Counter(kind for kind in BOX.deck if BOX.cards[kind].type == "property")
    assert properties == {"focus": 6, "armor": 4, "fast-draw": 3, "bushido": 2}


@ruling("SS-1.8")
@pytest.mark.parametrize(("seats", "resilience", "honour"), [(3, 15, 12), (4, 20, 14), (5, 25, 17), (6, 30, 25), (7, 35, 29)])
def test_no_deal_needs_more_points_than_the_booklets_count(seats: int, resilience: int, honour: int) -> None:
    assert max(sum(some) for some in combinations(BOX.resilience.values(), seats)) == resilience <= 35
    table = cast(Table, GAME.new(seats, seed=seats))
    assert sum(table.honour) == honour <= 29
    at_rest(table)
