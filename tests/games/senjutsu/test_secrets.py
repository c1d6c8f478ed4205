"""Chapter 38: what is known to whom, over whole games, and what a redeal keeps."""

from __future__ import annotations

import msgspec
import pytest

from budokan import Luck
from budokan.games.senjutsu import GAME
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
