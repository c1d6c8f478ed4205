"""Chapter 11: Train."""

from __future__ import annotations

from tests.support.rising_sun import at_rest, done, lay, layout, offered, play, refused, standing, untouched
from tests.support.rulings import ruling


@ruling("RS-11.1", "RS-11.2", "RS-11.4")
def test_one_card_each_from_what_is_left() -> None:
    table = layout("koi", "lotus", "turtle")
    lay(table, "train")
    with untouched(table, 1, 2):
        play(table, 0, "buy path-of-the-lion")
    assert table.waiting == (1,), "one card at most, bonus or not"
    assert "buy path-of-the-lion" not in offered(table, 1)
    play(table, 1, "buy way-of-the-shogun")
    assert (table.coins[1], table.cards[1]) == (3, ("way-of-the-shogun",))
    assert "buy way-of-the-shogun" in offered(table, 2), "there is a second copy"
    done(table, 2)
    at_rest(table)


@ruling("RS-11.3")
def test_a_free_card_is_free_and_a_dear_one_is_not_for_the_poor() -> None:
    table = layout("koi", "lotus", "turtle", coins={1: 0}, season=1)
    lay(table, "train")
    done(table, 0)
    assert offered(table, 1) == ["done", "buy respect", "buy path-of-the-serpent"]
    assert refused(table, 1, "buy yurei") == "RS-11.3"
    play(table, 1, "buy respect")
    assert table.coins[1] == 0
    done(table, 2)
    at_rest(table)


@ruling("RS-11.5")
def test_the_bonus_takes_one_coin_off_never_below_zero() -> None:
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)])
    lay(table, "train")
    play(table, 0, "buy path-of-the-lion")
    play(table, 1, "buy righteousness")
    play(table, 2, "buy righteousness")
    assert table.coins == [5, 4, 3]
    at_rest(table)


@ruling("RS-11.6")
def test_the_effect_holds_at_once_and_copies_may_be_bought_later() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "righteousness"}, figures={0: "edo: daimyo"})
    lay(table, "train")
    play(table, 0, "buy path-of-the-lion")
    assert table.view(0)["table"]["provinces"][3]["force"][0] == 2
    play(table, 1, "buy righteousness")
    assert table.cards[1] == ("righteousness",), "the other copy"
    done(table, 2)
    at_rest(table)


@ruling("RS-11.9")
def test_buying_a_monster_sets_off_what_follows_a_summon() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-kenin"})
    lay(table, "train")
    play(table, 0, "buy oni-of-skulls")
    play(table, 0, "summon oni-of-skulls in edo")
    play(table, 0, "place bushi in edo")
    assert standing(table, 0, "edo") == ["bushi", "oni-of-skulls"]
    done(table, 1, 2)
    at_rest(table)


@ruling("RS-11.10")
def test_a_bought_monster_must_be_summoned() -> None:
    table = layout("koi", "lotus", "turtle", strongholds={0: "edo kansai"})
    lay(table, "train")
    play(table, 0, "buy oni-of-skulls")
    assert offered(table, 0) == ["summon oni-of-skulls in edo", "summon oni-of-skulls in kansai"]
    play(table, 0, "summon oni-of-skulls in kansai")
    assert "oni-of-skulls" not in table.beside
    done(table, 1, 2)
    at_rest(table)


@ruling("RS-11.11")
def test_example_turtle_buys_the_oni_of_skulls() -> None:
    table = layout("koi", "lotus", "turtle", coins={2: 6}, strongholds={2: "kyoto oshu"}, turn=2)
    lay(table, "train")
    assert table.waiting == (2,)
    play(table, 2, "buy oni-of-skulls")
    assert table.coins[2] == 5, "2 Coins less 1"
    play(table, 2, "summon oni-of-skulls in oshu")
    assert standing(table, 2, "oshu") == ["oni-of-skulls"]
    done(table, 0, 1)
    at_rest(table)
