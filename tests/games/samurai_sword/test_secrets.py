"""Chapter 18: what is secret, and what a redeal keeps of it."""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec
import pytest

from budokan.games.samurai_sword.events import HandDealt, RoleLearned, RoleRevealed
from budokan.games.samurai_sword.memory import true_together
from budokan.games.samurai_sword.table import Table
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, at_rest, end_turn, layout, offered, play, rising_sun, told
from tests.support.secrets import heard, redeals, seen

FIVE = ("goemon", "ieyasu", "tomoe", "musashi", "kojiro")


# Roles.


@ruling("SS-18.1")
def test_a_role_is_known_to_its_player_alone_and_the_shoguns_to_all() -> None:
    table = layout(*FIVE, stars=[0, 0, 1, 3, 0])
    assert [one["role"] for one in seen(table, 2)["players"]] == ["shogun", None, "ninja", None, None]
    assert [one["stars"] for one in seen(table, 2)["players"]] == [0, None, 1, None, None]
    assert [one["team"] for one in seen(table, 2)["players"]] == ["shogun", None, "ninja", None, None]
    assert [one["role"] for one in seen(table, None)["players"]] == ["shogun", None, None, None, None]
    at_rest(table)


@ruling("SS-18.1")
def test_each_is_told_his_own_role_and_hand_and_no_other() -> None:
    table = cast(Table, GAME.new(5, 3, listen=True))
    for seat in range(5):
        assert heard(table, seat, RoleLearned) == [RoleLearned(seat, table.roles[seat], table.stars[seat])]
        assert [one.seat for one in cast(list[HandDealt], heard(table, seat, HandDealt))] == [seat]
    assert heard(table, None, RoleLearned, HandDealt) == []
    at_rest(table)


@ruling("SS-18.1")
def test_the_stars_of_the_shogun_are_open_with_the_expansion() -> None:
    table = rising_sun(*FIVE)
    assert [one["stars"] for one in seen(table, None)["players"]] == [2, None, None, None, None]
    at_rest(table)


@ruling("SS-18.1", "SS-18.2")
def test_when_the_game_ends_all_is_open() -> None:
    table = layout(*FIVE, hands={0: "bo"}, resilience={1: 1}, honour={1: 1}, stars=[0, 0, 1, 3, 0])
    assert seen(table, None)["removed_roles"] is None
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert [one["role"] for one in seen(table, None)["players"]] == table.roles
    assert [one["open_hand"] for one in seen(table, None)["players"]] == table.hands
    assert seen(table, None)["removed_roles"] == [["ninja", 2], ["samurai", 0]]
    assert [(one.seat, one.role) for one in told(table, RoleRevealed)] == list(enumerate(table.roles))
    assert table.redeal(3, Luck(0)).state() == table.state(), "there is nothing left to deal anew"
    at_rest(table)


@ruling("SS-18.1")
def test_a_redeal_keeps_the_own_role_and_the_shogun_and_changes_the_others() -> None:
    table = layout(*FIVE, stars=[0, 0, 1, 3, 0])
    others = redeals(table, 2)
    assert {(one.roles[0], one.stars[0]) for one in others} == {("shogun", 0)}
    assert {(one.roles[2], one.stars[2]) for one in others} == {("ninja", 1)}
    for seat in (1, 3, 4):
        assert {one.roles[seat] for one in others} == {"samurai", "ninja", "ronin"}
    assert all(Counter(one.roles) == Counter(table.roles) for one in others)
    at_rest(table)


@ruling("SS-18.2")
def test_nobody_knows_which_ninja_was_removed() -> None:
    table = layout(*FIVE, stars=[0, 0, 1, 3, 0])
    assert sorted(table.set_aside) == [("ninja", 2), ("samurai", 0)]
    for viewer in (None, 0, 1, 2, 3, 4):
        assert seen(table, viewer)["set_aside"] == 2
        assert seen(table, viewer)["removed_roles"] is None
    removed = {dict(one.set_aside)["ninja"] for one in redeals(table, 2)}
    assert removed == {2, 3}, "he holds the one-star Ninja himself"
    assert {dict(one.set_aside)["ninja"] for one in redeals(table, 0)} == {1, 2, 3}
    at_rest(table)


# Hands, deck and discards.


@ruling("SS-18.3")
def test_cards_in_hand_are_known_to_their_player_alone_and_their_number_to_all() -> None:
    table = layout(*FIVE, hands={0: "nodachi", 2: "daikyu parry parry"})
    assert seen(table, 2)["hand"] == ["daikyu", "parry", "parry"]
    for viewer in (None, 0, 1, 3, 4):
        assert b"daikyu" not in msgspec.json.encode(table.view(viewer))
        assert seen(table, viewer)["players"][2]["hand"] == 3
        assert seen(table, viewer)["players"][2]["open_hand"] is None
    at_rest(table)


@ruling("SS-18.3")
def test_a_redeal_keeps_the_own_hand_and_the_number_of_cards_in_the_others() -> None:
    table = layout(*FIVE, hands={0: "nodachi", 2: "daikyu parry parry"})
    others = redeals(table, 2)
    assert all(one.hands[2] == ["daikyu", "parry", "parry"] for one in others)
    assert all([len(hand) for hand in one.hands] == [len(hand) for hand in table.hands] for one in others)
    assert len({one.hands[0][0] for one in others}) > 5, "the Nodachi may be anything to seat 2"
    at_rest(table)


@ruling("SS-18.4")
def test_the_order_of_the_deck_is_known_to_nobody_and_its_size_to_all() -> None:
    table = layout(*FIVE, deck="nodachi")
    for viewer in (None, 0, 1, 2, 3, 4):
        assert seen(table, viewer)["deck"] == len(table.deck)
        assert b"nodachi" not in msgspec.json.encode(table.view(viewer))
    assert len({one.take_top() for one in redeals(table, 0)}) > 5
    at_rest(table)


@ruling("SS-18.5")
def test_the_discards_are_open_in_their_order() -> None:
    table = layout(*FIVE, discards="parry nodachi bo")
    for viewer in (None, 0, 3):
        assert seen(table, viewer)["discards"] == ["parry", "nodachi", "bo"]
    assert all(one.discards == ["parry", "nodachi", "bo"] for one in redeals(table, 3))
    at_rest(table)


@ruling("SS-18.6")
def test_characters_resilience_honour_and_properties_are_open() -> None:
    table = layout(*FIVE, properties={1: "armor bushido"}, resilience={1: 2}, honour={1: 7})
    for viewer in (None, 0, 4):
        one = seen(table, viewer)["players"][1]
        assert (one["character"], one["resilience"], one["full"], one["honour"]) == ("ieyasu", 2, 5, 7)
        assert one["properties"] == ["armor", "bushido"]
    at_rest(table)


@ruling("SS-18.6", "SS-5.9")
def test_how_many_weapons_are_left_is_open_and_never_less_than_none() -> None:
    table = layout(*FIVE, properties={0: "focus"}, weapons_played=1)
    assert seen(table, None)["weapons_left"] == 2, "Goemon with one Focus, one played"
    table = layout(*FIVE, weapons_played=3)
    assert seen(table, None)["weapons_left"] == 0, "a Focus was lost after the third"
    at_rest(table)


@ruling("SS-18.9")
@pytest.mark.parametrize("words", ["play diversion on 2", "send geisha to 2 for a card in hand"])
def test_the_card_is_drawn_by_chance_each_alike(words: str) -> None:
    taken: Counter[str] = Counter()
    for seed in range(90):
        table = layout(*FIVE, hands={0: "diversion geisha", 2: "nodachi daikyu katana"}, seed=seed)
        before = set(table.hands[2])
        play(table, 0, words)
        assert table.waiting == (0,), "nobody is asked which"
        taken += Counter(before - set(table.hands[2]))
    assert sum(taken.values()) == 90
    assert min(taken[kind] for kind in ("nodachi", "daikyu", "katana")) >= 20
    at_rest(table)


@ruling("SS-18.10")
def test_a_question_about_hidden_cards_is_asked_even_if_one_answer_is_possible() -> None:
    table = layout(
        *FIVE, hands={0: "bo battle-cry jujutsu", 1: "focus", 2: "", 3: "", 4: ""}, properties={1: "bushido"}, deck="bo"
    )
    for words in ("attack 1 with bo", "play battle-cry", "play jujutsu"):
        play(table, 0, words)
        assert table.waiting == (1,)
        assert offered(table, 1) == ["take it"]
        play(table, 1, "take it")
    end_turn(table)
    assert offered(table, 1) == ["lose honour"]
    play(table, 1, "lose honour")
    at_rest(table)


@ruling("SS-18.3", "SS-18.4", "SS-18.8")
@pytest.mark.parametrize("expansions", [[], ["rising-sun"]])
def test_all_through_a_game_a_redeal_looks_the_same(expansions: list[str]) -> None:
    table = cast(Table, GAME.new(5, 11, listen=True, expansions=expansions))
    luck = Luck(11, "moves")
    for number in range(240):
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
        assert true_together(table.known, table.hands)
        if number % 12 == 0:
            for viewer in (None, 0, 1, 2, 3, 4):
                redeals(table, viewer, 1)
    assert number > 60
    at_rest(table)


def test_a_redeal_draws_the_very_deck_its_position_tells_of() -> None:
    table = cast(Table, GAME.new(5, 3))
    for number in range(12):
        imagined = table.redeal(table.waiting[0], Luck(number, "redeal"))
        imagined.header = table.header
        written = cast(Table, GAME.set_up(imagined.position()))
        twin = imagined.copy()
        assert imagined.digest() == written.digest(), "and to look at it changes nothing"
        for one in (imagined, written, twin):
            luck = Luck(number, "bot")
            for _ in range(60):
                if not one.over:
                    one.apply(one.waiting[0], luck.pick(one.options(one.waiting[0])))
        assert imagined.state() == written.state() == twin.state()


def test_decks_of_redeals_differ_and_their_top_is_any_hidden_card() -> None:
    table = cast(Table, GAME.new(4, 5))
    tops: Counter[str] = Counter()
    for number in range(400):
        imagined = table.redeal(0, Luck(number, "redeal"))
        assert sorted(imagined.components()) == sorted(table.components())
        tops[imagined.state()["deck"][-1]] += 1
    hidden = Counter(kind for pile in (table.deck, *table.hands[1:]) for kind in pile)
    for kind, count in hidden.items():
        expected = 400 * count / hidden.total()
        assert abs(tops[kind] - expected) < 4 * expected**0.5 + 1
