"""Chapter 38: what is known to whom, over whole games, and what a redeal keeps."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from budokan import Luck
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.decks import deck_problems
from budokan.games.senjutsu.options import BuiltDeck
from budokan.hall.thinkers import as_seen
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, layout, start, until


@ruling("SJ-38.1", "SJ-38.3", "SJ-38.4")
@pytest.mark.parametrize("characters", [("master", "ashigaru"), ("ninja", "yojimbo"), ("monk", "student", "wakou")])
def test_a_redeal_looks_the_same_to_the_seat_it_is_dealt_for(characters: tuple[str, ...]) -> None:
    table = start(*characters, mode="duel" if len(characters) == 2 else "melee", seed=3)
    luck = Luck(5, "secrets")
    moments = 0
    while not table.over:
        if moments % 5 == 0:
            for viewer in (None, *range(table.seats)):
                other = table.redeal(viewer, Luck(moments, "redeal"))
                assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(table.view(viewer))
                assert other.log(viewer) == table.log(viewer)
                if viewer is not None:
                    assert other.options(viewer) == table.options(viewer)
        seat = luck.pick(table.waiting)
        table.play(seat, luck.pick(table.options(seat)))
        moments += 1
    at_rest(table)


@ruling("SJ-38.4", "SJ-38.1")
def test_hidden_cards_change_places_and_own_ones_do_not() -> None:
    table = start("ronin", "student")
    until(table, "ChooseCards")
    hands = {tuple(sorted(table.redeal(0, Luck(seed, "deal")).hands[1])) for seed in range(20)}
    assert len(hands) > 5
    assert all(table.redeal(0, Luck(seed, "deal")).hands[0] == table.hands[0] for seed in range(5))


@ruling("SJ-38.3")
def test_a_card_that_was_seen_stays_in_its_hand() -> None:
    table = layout("master", "ronin", hands={1: "fend horse-kick"}, decks={1: "push-back quick-dodge war-cry firm-mind"})
    table.learn_hand(1, 0)
    for seed in range(5):
        assert sorted(table.redeal(0, Luck(seed, "deal")).hands[1]) == ["fend", "horse-kick"]
    choose(table, "master-special", "fend")
    assert table.view(0)["table"]["seen"] == [["horse-kick", 1]], "what was played is no longer in hand"


@ruling("SJ-38.3")
@pytest.mark.parametrize("deck", ["push-back", "push-back quick-dodge", "push-back quick-dodge war-cry fend"])
def test_the_top_of_a_deck_stays_as_it_is_while_it_is_looked_at(deck: str) -> None:
    """Dark Bargain looks at three cards; where the deck has fewer, at all of them."""
    hands = {0: "dark-bargain", 1: "deep-meditation horse-kick firm-mind wild-block"}
    table = layout("master", "ronin", hands=hands, decks={1: deck}, focus={0: 1})
    choose(table, "dark-bargain", "deep-meditation")
    until(table, "PassCard")
    seen = table.view(0)["table"]["peek"]
    assert seen == sorted(deck.split()[:3])
    for seed in range(10):
        other = table.redeal(0, Luck(seed, "deal"))
        assert (other.view(0)["table"]["peek"], other.options(0)) == (seen, table.options(0))
        assert len(other.decks[1]) == len(table.decks[1])


@ruling("SJ-38.3")
def test_all_who_saw_a_card_forget_it_when_it_is_played() -> None:
    """Two players have looked into the same hand, one of them twice; a card played from it is gone for both."""
    hands = {1: "fend horse-kick fend"}
    table = layout("master", "ronin", "student", hands=hands, decks={1: ""})
    for viewer in (0, 2, 0):
        table.learn_hand(1, viewer)
    choose(table, "master-special", "fend", "student-special")
    for viewer in (0, 2):
        assert table.view(viewer)["table"]["seen"] == [["fend", 1], ["horse-kick", 1]], "of two one is left"
    until(table, "ChooseCards")
    again = GAME.set_up(table.position())
    assert again.digest() == table.digest()
    at_rest(table)


@ruling("SJ-38.3")
def test_nobody_imagines_that_another_saw_more_than_there_is() -> None:
    """What the third player saw is his; in what the first imagines he saw no more than lies there."""
    hands = {1: "fend horse-kick fend war-cry"}
    table = layout("master", "ronin", "student", hands=hands, decks={1: "push-back quick-dodge firm-mind wild-block"})
    table.learn_hand(1, 2)
    for seed in range(20):
        other = table.redeal(0, Luck(seed, "deal"))
        for viewer in range(3):
            seen = Counter([card for card, _ in other.view(viewer)["table"]["seen"]])
            assert seen <= Counter(other.hands[1])


def test_positions_records_and_moves_travel() -> None:
    table = start("yasuke", "navigator", seed=9)
    luck = Luck(1, "travel")
    while not table.over:
        for seat in table.waiting:
            for move in table.options(seat):
                assert GAME.moves.parse(str(move)) == move
        again = GAME.set_up(msgspec.json.decode(msgspec.json.encode(table.position())))
        assert again.digest() == table.digest()
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    assert GAME.replay(table.record().text()).digest() == table.digest()


WOOD = "ankle-biter-ronin oxen-barge calm-defence fend field-bandages horse-kick pommel-smash push-back"
STEEL = "feral-sweep ripping-claws steel-block wolf-pounce circling-defence feint-cut firm-mind graceful-step"
BUILT = {
    "cards": {**dict.fromkeys(WOOD.split(), 3), **dict.fromkeys(STEEL.split(), 2)},
    "weapons": ["naginata-sweep"],
}


@ruling("SJ-38.8", "SJ-5.17")
def test_a_closed_list_is_imagined_and_legal() -> None:
    table = start("student", "ronin", decks=["", BUILT], deck_lists="closed")
    until(table, "ChooseCards")
    assert len(table.lists[1]) == 40
    truth = Counter(table.lists[1])
    for seed in range(20):
        other = table.redeal(0, Luck(seed, "deal"))
        deck = other.rules.decks[1]
        assert isinstance(deck, BuiltDeck)
        assert Counter(deck.cards) == Counter(other.lists[1]) != truth, "the one that is dealt, and not the true one"
        assert not list(deck_problems(table.box, table.rules, table.box.persons["ronin"], deck))
        assert (other.lists[0], other.rules.decks[0]) == (table.lists[0], ""), "his own he knows"
        assert Counter(table.lists[1]) == truth
        at_rest(other)
        seen = as_seen(table, 0, Luck(seed, "deal"))
        assert seen.options["decks"][1]["cards"] != BUILT["cards"]
        assert GAME.set_up(seen).view(0) == table.view(0), "and it can be played on from"
    assert table.redeal(1, Luck(1, "deal")).lists == table.lists, "printed, as far as the Ronin can tell; his own he knows"


@ruling("SJ-38.8", "SJ-38.3")
def test_what_was_seen_of_a_closed_list_is_in_every_imagined_one() -> None:
    hands = {1: "fend horse-kick"}
    decks = {1: "push-back quick-dodge war-cry firm-mind"}
    table = layout("master", "ronin", hands=hands, decks=decks, options={"deck_lists": "closed"})
    table.learn_hand(1, 0)
    others = [table.redeal(0, Luck(seed, "deal")) for seed in range(10)]
    for other in others:
        assert sorted(other.hands[1]) == ["fend", "horse-kick"]
        at_rest(other)
    assert len({tuple(sorted(other.deck(1))) for other in others}) > 5


@ruling("SJ-38.8")
def test_whole_games_with_closed_lists_look_the_same_when_dealt_anew() -> None:
    table = start("ninja", "yojimbo", decks=["", ""], deck_lists="closed", other_decks="by-lot", seed=3)
    luck = Luck(5, "secrets")
    moments = 0
    while not table.over:
        if moments % 9 == 0:
            for viewer in (None, 0, 1):
                other = table.redeal(viewer, Luck(moments, "redeal"))
                assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(table.view(viewer))
                assert viewer is None or other.options(viewer) == table.options(viewer)
                at_rest(other)
        seat = luck.pick(table.waiting)
        table.play(seat, luck.pick(table.options(seat)))
        moments += 1
    at_rest(table)
