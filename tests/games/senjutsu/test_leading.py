"""Who leads a figure: a player, Hachiko's deck, or the rules of a foe, behind one interface."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.senjutsu.book import Leader
from budokan.games.senjutsu.language.values import Look, Mill
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.rules.leading import EachOther, Hachiko, Player
from budokan.games.senjutsu.solo.leading import AgainstFoes, Foe
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import start


def stand(seed: int = 0) -> Table:
    """An Ashigaru with Hachiko against one foe."""
    table = budokan.game("senjutsu").new(1, seed, "solo", characters=["ashigaru"])
    assert isinstance(table, Table)
    return table


def test_each_figure_has_its_leader() -> None:
    table = stand()
    foe = table.seats
    assert type(table.leader(0)) is Player
    assert type(table.leader(table.dog(0))) is Hachiko
    assert type(table.leader(foe)) is Foe


def test_players_fight_each_other_or_together_against_foes() -> None:
    assert type(start("ronin", "student").book.fight) is EachOther
    assert type(stand().book.fight) is AgainstFoes


def test_a_table_put_together_again_has_the_same_book() -> None:
    for table in (start("ronin", "student"), stand(), start("ronin", "student", edition="beta-v7")):
        again = budokan.game("senjutsu").set_up(table.position())
        assert isinstance(again, Table)
        assert again.book is table.book
        assert again.copy().book is table.book


@ruling("SJ-22.2", "SJ-31.16", "SJ-32.15")
def test_a_stun_goes_to_the_hand_or_into_the_deck_of_a_dog_and_of_a_foe() -> None:
    table = stand()
    dog, foe = table.dog(0), table.seats
    for figure in (0, dog, foe):
        table.alive[figure] = True
        suffer(table, figure, "st", 1, -1)
    assert [table.stuns[figure] for figure in (0, dog, foe)] == [1, 0, 0]
    assert (table.dog_decks[0].count("stun"), table.decks[foe].count("stun")) == (1, 1)
    assert "stun" not in table.decks[0]


@ruling("SJ-31.19", "SJ-32.23")
def test_what_concerns_a_hand_does_not_touch_hachiko_and_of_foes_one_is_looked_at() -> None:
    table = stand()
    before = table.dog_decks[0].copy()
    assert list(table.leader(table.dog(0)).undergo(table, 0, table.dog(0), Mill())) == []
    assert table.dog_decks[0] == before
    assert [table.leader(figure).is_enough(Look()) for figure in (0, table.dog(0), table.seats)] == [False, False, True]


@pytest.mark.parametrize(
    ("leader", "pays", "strikes_the_lord"), [(Player(), True, False), (Hachiko(), True, False), (Foe(), False, True)]
)
def test_a_foe_pays_no_focus_and_alone_strikes_the_fallen_lord(leader: Leader, pays: bool, strikes_the_lord: bool) -> None:
    table = stand()
    table.solo.lord = 7
    assert leader.pays_for_reactions() is pays
    assert leader.may_strike(table, 7) is strikes_the_lord
    assert leader.may_strike(table, 0)
