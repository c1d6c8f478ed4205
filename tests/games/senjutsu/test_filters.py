"""Chapter 23: what a search or a discard names."""

from __future__ import annotations

from budokan.games.senjutsu.rules.filters import discardable, fitting, pile_of
from tests.support.rulings import ruling
from tests.support.senjutsu import layout

BOTTOM_UP = "push-back wild-swing stone-block horse-kick"


@ruling("SJ-23.1")
def test_a_card_fits_if_every_word_is_true_of_it() -> None:
    table = layout("student", "ronin")
    cards = ["wild-swing", "horse-kick", "stone-block", "push-back", "horse-kick", "stun"]
    assert fitting(table, cards, ()) == ["horse-kick", "push-back", "stone-block", "wild-swing"], "each once, and no Stun"
    assert fitting(table, cards, ("at",)) == ["horse-kick", "push-back", "wild-swing"]
    assert fitting(table, cards, ("at", "wood")) == ["horse-kick", "push-back"]
    assert fitting(table, cards, ("at", "wood", "stunning")) == ["horse-kick"]
    assert fitting(table, cards, ("wood/steel", "de")) == ["stone-block"]
    assert fitting(table, cards, ("generic", "non-jade")) == fitting(table, cards, ())
    assert fitting(table, cards, ("prepared",)) == []


@ruling("SJ-23.1", "SJ-23.5")
def test_a_search_looks_through_the_deck_its_top_or_the_discards() -> None:
    table = layout("student", "ronin", decks={0: BOTTOM_UP}, discards={0: "fend"})
    assert sorted(pile_of(table, 0, "deck", 0)) == sorted(BOTTOM_UP.split())
    assert pile_of(table, 0, "top", 2) == table.decks[0][-2:]
    assert sorted(pile_of(table, 0, "top", 9)) == sorted(BOTTOM_UP.split()), "as many as there are"
    assert pile_of(table, 0, "discard", 0) == ["fend"]


@ruling("SJ-3.7", "SJ-3.11")
def test_neither_a_special_card_nor_a_stun_can_be_discarded() -> None:
    table = layout("student", "ronin", hands={0: "fend horse-kick fend"}, stuns={0: 1})
    assert discardable(table, 0, "card") == ["fend", "horse-kick"]
    assert discardable(table, 0, "at") == ["horse-kick"]
    assert discardable(table, 0, "me") == []
