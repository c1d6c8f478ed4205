"""Chapter 18: what is secret, and what a redeal keeps of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from budokan.games.samurai_sword.events import Drew, DrewHidden, HandDealt, RoleLearned, RoleRevealed, Stole, StoleHidden
from budokan.games.samurai_sword.memory import true_together
from budokan.games.samurai_sword.table import Table
from budokan.kernel.events import Event
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, at_rest, end_turn, layout, offered, play, rising_sun, told

FIVE = ("goemon", "ieyasu", "tomoe", "musashi", "kojiro")


def seen(table: Table, viewer: int | None) -> Any:
    """What the viewer sees of the table."""
    return table.view(viewer)["table"]


def redeals(table: Table, viewer: int | None, count: int = 24) -> list[Table]:
    """Tables that look the same to the viewer; that they do is checked at once."""
    found = [table.redeal(viewer, Luck(seed, "redeal")) for seed in range(count)]
    for other in found:
        assert as_seen(other, viewer) == as_seen(table, viewer)
        at_rest(other)
    return found


def as_seen(table: Table, viewer: int | None) -> bytes:
    """Everything that is sent to this viewer: view, log and options."""
    options = [] if viewer is None else table.options(viewer)
    return msgspec.json.encode([table.view(viewer), table.log(viewer), [str(move) for move in options]])


def heard(table: Table, viewer: int | None, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds as this viewer heard them."""
    return [event for event in table.log(viewer) if isinstance(event, kinds)]


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


@ruling("SS-18.4")
def test_the_order_of_the_deck_is_known_to_nobody_and_its_size_to_all() -> None:
    table = layout(*FIVE, deck="nodachi")
    for viewer in (None, 0, 1, 2, 3, 4):
        assert seen(table, viewer)["deck"] == len(table.deck)
        assert b"nodachi" not in msgspec.json.encode(table.view(viewer))
    assert len({one.deck[-1] for one in redeals(table, 0)}) > 5


@ruling("SS-18.5")
def test_the_discards_are_open_in_their_order() -> None:
    table = layout(*FIVE, discards="parry nodachi bo")
    for viewer in (None, 0, 3):
        assert seen(table, viewer)["discards"] == ["parry", "nodachi", "bo"]
    assert all(one.discards == ["parry", "nodachi", "bo"] for one in redeals(table, 3))


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


# Cards that were seen.


@ruling("SS-18.7")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    table = layout(*FIVE, hands={0: "daimyo"}, deck="nodachi daikyu")
    play(table, 0, "play daimyo")
    assert heard(table, 0, Drew, DrewHidden) == [Drew(0, ("nodachi",)), Drew(0, ("daikyu",))]
    for viewer in (None, 1, 2, 3, 4):
        assert heard(table, viewer, Drew, DrewHidden) == [DrewHidden(0, 1), DrewHidden(0, 1)]
    assert len({tuple(one.hands[0]) for one in redeals(table, 1)}) > 5
    at_rest(table)


def ieyasu_took_a_nodachi(hand: str = "parry") -> Table:
    """It is the turn of Ieyasu in seat 1, who has taken a Nodachi from the discards and a Daikyu from the deck."""
    table = layout(*FIVE, hands={1: hand, 2: "diversion"}, discards="nodachi", deck="daikyu")
    end_turn(table)
    play(table, 1, "draw from the discards")
    return table


@ruling("SS-18.7")
def test_all_remember_what_ieyasu_took_from_the_discards() -> None:
    table = ieyasu_took_a_nodachi()
    for viewer in (0, 2, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "nodachi", "hands": [1]}]
        assert all("nodachi" in one.hands[1] for one in redeals(table, viewer))
    assert seen(table, 1)["seen"] == [], "he sees his own hand"
    assert any("daikyu" not in one.hands[1] for one in redeals(table, 0)), "the drawn card is not known"


@ruling("SS-18.7")
def test_they_forget_it_when_it_is_played() -> None:
    table = ieyasu_took_a_nodachi()
    play(table, 1, "attack 2 with nodachi")
    for viewer in range(5):
        assert seen(table, viewer)["seen"] == []
    play(table, 2, "take it")
    at_rest(table)


@ruling("SS-18.7")
def test_all_remember_a_kozuka_that_came_back() -> None:
    table = rising_sun(*FIVE, hands={0: "kozuka parry"})
    play(table, 0, "attack 1 with kozuka")
    play(table, 1, "take it")
    for viewer in (1, 2, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "kozuka", "hands": [0]}]
        assert all("kozuka" in one.hands[0] for one in redeals(table, viewer))
    play(table, 0, "end play")
    at_rest(table)


@ruling("SS-18.7", "SS-16.42")
def test_all_remember_what_intuition_showed_and_took() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition bo", 1: "daikyu bo", 2: "nodachi bo", 3: "", 4: ""})
    play(table, 0, "play intuition")
    play(table, 1, "show daikyu")
    play(table, 2, "show nodachi")
    play(table, 0, "take nodachi shown by 2")
    for viewer in (3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "daikyu", "hands": [1]}, {"card": "nodachi", "hands": [0]}]
    assert seen(table, 0)["seen"] == [{"card": "daikyu", "hands": [1]}]
    assert seen(table, 1)["seen"] == [{"card": "nodachi", "hands": [0]}]
    for one in redeals(table, 3):
        assert "daikyu" in one.hands[1]
        assert "nodachi" in one.hands[0]
    at_rest(table)


@ruling("SS-18.7", "SS-16.42")
def test_an_answer_to_intuition_is_secret_until_all_have_answered() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "daikyu bo", 2: "nodachi bo", 3: "", 4: ""})
    play(table, 0, "play intuition")
    play(table, 1, "show daikyu")
    for viewer in (None, 0, 2, 3, 4):
        assert b"daikyu" not in as_seen(table, viewer)
    assert len({one.answers[1] for one in redeals(table, 2)}) > 5, "to seat 2 it may be any card"
    assert {str(one.answers[1]) for one in redeals(table, 1)} == {"show daikyu"}, "his own answer he knows"
    play(table, 2, "show bo")
    at_rest(table)


@ruling("SS-18.8")
def test_a_card_taken_with_diversion_is_known_to_the_two_alone() -> None:
    table = layout(*FIVE, hands={0: "diversion", 2: "nodachi"})
    play(table, 0, "play diversion on 2")
    assert heard(table, 0, Stole, StoleHidden) == heard(table, 2, Stole, StoleHidden) == [Stole(0, 2, "nodachi")]
    for viewer in (None, 1, 3, 4):
        assert heard(table, viewer, Stole, StoleHidden) == [StoleHidden(0, 2)]
        assert b"nodachi" not in as_seen(table, viewer)
    assert seen(table, 2)["seen"] == [{"card": "nodachi", "hands": [0]}], "the robbed remembers"
    assert all(one.hands[0] == ["nodachi"] for one in redeals(table, 2))
    assert len({one.hands[0][0] for one in redeals(table, 1)}) > 5
    at_rest(table)


@ruling("SS-18.8")
def test_a_card_geisha_takes_from_a_hand_is_seen_by_all() -> None:
    table = layout(*FIVE, hands={0: "geisha", 2: "nodachi"})
    play(table, 0, "send geisha to 2 for a card in hand")
    for viewer in (None, 1, 3):
        assert seen(table, viewer)["discards"] == ["nodachi", "geisha"]
    at_rest(table)


@ruling("SS-18.8")
@pytest.mark.parametrize("seed", range(6))
def test_after_a_diversion_seen_from_outside_a_memory_is_vague(seed: int) -> None:
    table = ieyasu_took_a_nodachi()
    end_turn(table)
    table.luck = Luck(seed, "which card is taken")
    play(table, 2, "play diversion on 1")
    taken = told(table, Stole)[0].card
    for viewer in (0, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "nodachi", "hands": [1, 2]}]
        holders = {seat for one in redeals(table, viewer) for seat in (1, 2) if "nodachi" in one.hands[seat]}
        assert holders == {1, 2}, "in one hand or the other"
        assert all("nodachi" in one.hands[1] + one.hands[2] for one in redeals(table, viewer))
    assert seen(table, 1)["seen"] == [{"card": taken, "hands": [2]}], "the robbed knows what he lost"
    stays = [] if taken == "nodachi" else [{"card": "nodachi", "hands": [1]}]
    assert seen(table, 2)["seen"] == stays, "the thief knows what he did not get"
    assert all(taken in one.hands[2] for one in redeals(table, 1))


@ruling("SS-18.8")
def test_if_it_was_the_last_card_the_memory_moves_with_it() -> None:
    table = layout(*FIVE, hands={1: "", 2: "diversion diversion"}, discards="nodachi", deck="daikyu")
    end_turn(table)
    play(table, 1, "draw from the discards")
    end_turn(table)
    play(table, 2, "play diversion on 1")
    assert seen(table, 0)["seen"] == [{"card": "nodachi", "hands": [1, 2]}]
    play(table, 2, "play diversion on 1")
    assert seen(table, 0)["seen"] == [{"card": "nodachi", "hands": [2]}]
    assert all("nodachi" in one.hands[2] for one in redeals(table, 0))
    at_rest(table)


@ruling("SS-18.8")
def test_crossing_memories_all_find_a_place_in_a_redeal() -> None:
    table = rising_sun(*FIVE, hands={1: "zen", 2: "katana", 3: ""})
    position = table.position()
    position.state["known"] = [("katana", 0b0110, 1), ("zen", 0b1010, 1)]
    crossing = cast(Table, GAME.set_up(position, listen=True))
    assert seen(crossing, 0)["seen"] == [{"card": "katana", "hands": [1, 2]}, {"card": "zen", "hands": [1, 3]}]
    for one in redeals(crossing, 0):
        assert one.hands[1:4] == [["zen"], ["katana"], []], "hand 3 is empty, so there is but one way"


@ruling("SS-18.7", "SS-18.8")
def test_what_others_remember_stays_true_in_a_redeal() -> None:
    table = ieyasu_took_a_nodachi()
    end_turn(table)
    play(table, 2, "play diversion on 1")
    taken = told(table, Stole)[0].card
    for viewer in range(5):
        for one in redeals(table, viewer):
            assert true_together(one.known, one.hands)
            assert all(true_together(again.known, again.hands) for again in redeals(one, (viewer + 1) % 5, 2))
    imagined = {tuple(m for m in one.known if m[2] == 0b00010) for one in redeals(table, 0)}
    assert len(imagined) > 1, "seat 0 cannot tell what seat 1 remembers"
    remembered = {m for one in redeals(table, 2) for m in one.known if m[2] == 0b00010}
    assert remembered == {(taken, 0b00100, 0b00010)}, "the thief can: it is the card he took"


@ruling("SS-18.8")
def test_what_an_outsider_imagines_is_of_different_cards_and_of_any_of_them() -> None:
    table = layout(*FIVE, hands={0: "diversion diversion", 2: "nodachi daikyu"})
    play(table, 0, "play diversion on 2")
    one_seen = redeals(table, 1)
    play(table, 0, "play diversion on 2")
    for one in redeals(table, 1):
        assert true_together(one.known, one.hands)
        assert sorted(kind for kind, _, _ in one.known) == sorted(one.hands[0]), "seat 2 knows both cards, whatever they are"
    assert {one.known[0][0] == max(one.hands[0]) for one in one_seen} == {True, False}, "either of the two in hand"


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
