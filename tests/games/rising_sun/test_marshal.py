"""Chapter 10: Marshal."""

from __future__ import annotations

from tests.support.rising_sun import at_rest, done, lay, layout, offered, play, refused, standing, untouched
from tests.support.rulings import ruling


@ruling("RS-10.1", "RS-10.2")
def test_each_figure_moves_at_most_once_to_an_adjacent_province() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "edo: bushi bushi, oshu: bushi"}, coins={0: 0})
    lay(table, "marshal")
    done(table, 1, 2)
    with untouched(table, 1, 2):
        play(table, 0, "move bushi from edo to oshu")
        play(table, 0, "move bushi from oshu to hokkaido")
        assert refused(table, 0, "move bushi from oshu to kyoto") == "RS-10.1", "the one there has moved"
        assert refused(table, 0, "move bushi from hokkaido to oshu") == "RS-10.1"
        assert offered(table, 0) == ["done", "move bushi from edo to oshu", "move bushi from edo to kyoto"]
        done(table, 0)
    assert [standing(table, 0, place) for place in ("edo", "oshu", "hokkaido")] == [["bushi"]] * 3
    at_rest(table)


@ruling("RS-10.3")
def test_figures_move_one_after_the_other_and_entering_is_settled_at_once() -> None:
    board = {0: "kansai: bushi bushi", 2: "kyoto: oni-of-hate bushi"}
    table = layout("koi", "lotus", "turtle", cards={2: "oni-of-hate"}, figures=board, turn=2)
    lay(table, "marshal")
    done(table, 0, 1)
    play(table, 2, "move oni-of-hate from kyoto to kansai")
    assert standing(table, 0, "kansai") == ["bushi"], "before the next figure moves"
    play(table, 2, "move bushi from kyoto to kansai")
    done(table, 2)
    at_rest(table)


@ruling("RS-10.4", "RS-10.5", "RS-10.7")
def test_the_bonus_builds_one_stronghold_anywhere_for_three_coins() -> None:
    table = layout("koi", "lotus", "turtle", coins={0: 7, 1: 9})
    lay(table, "marshal")
    assert offered(table, 1) == ["done"], "no bonus for him"
    done(table, 1, 2)
    play(table, 0, "build in kyushu")
    assert (table.coins[0], table.strongholds["kyushu"][0]) == (4, 1)
    assert offered(table, 0) == ["done"], "one at most"
    done(table, 0)
    at_rest(table)
    table = layout("koi", "lotus", "turtle", coins={0: 2})
    lay(table, "marshal")
    done(table, 1, 2)
    assert refused(table, 0, "build in edo") == "RS-10.4"
    done(table, 0)
    at_rest(table)


@ruling("RS-10.6")
def test_with_all_four_on_the_map_nothing_can_be_built() -> None:
    table = layout("koi", "lotus", "turtle", coins={0: 9}, strongholds={0: "edo edo oshu kyushu"})
    lay(table, "marshal")
    done(table, 1, 2)
    assert refused(table, 0, "build in edo") == "RS-10.6"
    done(table, 0)
    at_rest(table)


@ruling("RS-10.8")
def test_example_dragonfly_plays_marshal() -> None:
    board = {0: "kansai: bushi oni-of-blood daimyo, edo: bushi, raijin: shinto"}
    table = layout(
        *("koi", "lotus", "turtle", "dragonfly"),
        figures=board,
        cards={0: "oni-of-blood"},
        allies=[(0, 3)],
        shrines="raijin fujin susanoo ryujin",
        turn=3,
    )
    lay(table, "marshal")
    play(table, 0, "move bushi from kansai to nagato")
    play(table, 0, "move oni-of-blood from kansai to hokkaido")
    play(table, 0, "move daimyo from kansai to hokkaido")
    assert not [move for move in offered(table, 0) if "shinto" in move]
    play(table, 0, "build in shikoku")
    done(table, 0)
    assert (standing(table, 0, "nagato"), standing(table, 0, "hokkaido")) == (["bushi"], ["daimyo", "oni-of-blood"])
    assert (standing(table, 0, "edo"), standing(table, 0, "raijin")) == (["bushi"], ["shinto"])
    assert (table.coins[0], table.strongholds["shikoku"][0]) == (2, 1)
    done(table, 1, 2, 3)
    at_rest(table)
