"""Chapter 9, summoning: a figure enters, and a Shinto may go on to a shrine."""

from __future__ import annotations

from budokan.games.rising_sun.events import Moved, Summoned, Worshipped
from tests.support.rising_sun import (
    at_rest,
    done,
    lay,
    layout,
    offered,
    play,
    refused,
    standing,
    told,
    untouched,
)
from tests.support.rulings import ruling


@ruling("RS-9.6")
def test_what_happens_on_entering_comes_before_the_next_figure() -> None:
    table = layout("koi", "lotus", "turtle", cards={2: "oni-of-spite"}, vp={0: 4}, figures={0: "kyoto: bushi"}, turn=2)
    lay(table, "recruit")
    done(table, 0, 1)
    play(table, 2, "summon oni-of-spite in kyoto")
    assert table.vp == [2, 0, 2]
    play(table, 2, "summon bushi in kyoto")
    done(table, 2)
    assert [event.figure for event in told(table, Summoned)] == ["oni-of-spite", "bushi"]
    at_rest(table)


@ruling("RS-9.7", "RS-9.9", "RS-9.11", "RS-9.12")
def test_a_shinto_may_go_up_to_a_shrine_as_it_is_summoned() -> None:
    table = layout("koi", "lotus", "turtle", figures={2: "fujin: shinto"}, strongholds={0: "edo edo"})
    lay(table, "recruit")
    done(table, 1, 2)
    assert refused(table, 0, "summon shinto in kansai") == "RS-9.1", "it needs a lawful province first"
    for _ in range(2):
        play(table, 0, "summon shinto in edo")
        assert offered(table, 0) == ["stay", "worship amaterasu", "worship fujin", "worship hachiman", "worship tsukuyomi"]
        play(table, 0, "worship fujin")
    play(table, 0, "summon shinto in edo")
    play(table, 0, "stay")
    assert offered(table, 0) == ["done"], "each used up a Summon"
    done(table, 0)
    assert (standing(table, 0, "edo"), standing(table, 0, "fujin"), standing(table, 2, "fujin")) == (
        ["shinto"],
        ["shinto"] * 2,
        ["shinto"],
    )
    assert len(told(table, Worshipped)) == 2 and told(table, Moved) == [], "going up is not a Move"
    at_rest(table)


@ruling("RS-9.8", "RS-20.7", "RS-11.8")
def test_a_bought_komainu_is_summoned_and_may_worship() -> None:
    table = layout("koi", "lotus", "turtle")
    lay(table, "train")
    play(table, 0, "buy komainu")
    assert offered(table, 0) == ["summon komainu in edo"]
    play(table, 0, "summon komainu in edo")
    play(table, 0, "worship hachiman")
    assert standing(table, 0, "hachiman") == ["komainu"]
    done(table, 1, 2)
    at_rest(table)


@ruling("RS-2.10")
def test_all_figures_of_one_recruit_turn_are_one_summon() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "path-of-the-warlord path-of-the-warlord"}, strongholds={0: "edo edo oshu"}
    )
    lay(table, "recruit")
    done(table, 1, 2)
    with untouched(table, 1, 2):
        for where in ("edo", "edo", "oshu", "oshu"):
            play(table, 0, f"summon bushi in {where}")
            assert table.coins[0] == 5, "only after the last figure"
        done(table, 0)
    assert table.coins[0] == 7, "once for each copy"
    at_rest(table)


@ruling("RS-2.11")
def test_to_place_is_not_to_summon() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-kenin"}, strongholds={0: "edo"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "place bushi in edo")
    assert standing(table, 0, "edo") == ["bushi", "bushi"]
    assert table.waiting == (1,), "no further effect, and the next mandate turn"
    at_rest(table)


@ruling("RS-2.12")
def test_buying_a_monster_and_raijins_bushi_are_summons() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-warlord"})
    lay(table, "train")
    play(table, 0, "buy oni-of-skulls")
    play(table, 0, "summon oni-of-skulls in edo")
    assert table.coins[0] == 5 - 1 + 1
    done(table, 1, 2)
    table = layout(
        "koi",
        "lotus",
        "turtle",
        cards={0: "path-of-the-warlord"},
        figures={0: "raijin: shinto"},
        shrines="raijin fujin susanoo ryujin",
        at="kami",
    )
    play(table, 0, "summon bushi in kansai")
    assert table.coins[0] == 6
    at_rest(table)


@ruling("RS-2.25")
def test_a_figure_enters_by_summon_move_and_betray() -> None:
    cards = {2: "oni-of-spite"}
    table = layout(
        "koi", "lotus", "turtle", cards=cards, figures={0: "kansai: bushi", 2: "kyoto: oni-of-spite"}, vp={0: 5}, turn=2
    )
    lay(table, "marshal")
    done(table, 0, 1)
    play(table, 2, "move oni-of-spite from kyoto to kansai")
    assert table.vp == [3, 0, 2]
    done(table, 2)
    board = {0: "kansai: bushi komainu"}
    table = layout(
        "koi",
        "lotus",
        "turtle",
        cards={**cards, 0: "komainu"},
        figures=board,
        vp={0: 5},
        turn=2,
        tiles="betray train train harvest",
    )
    lay(table, "betray")
    play(table, 2, "replace komainu of 0 in kansai by oni-of-spite")
    assert table.vp == [3, 0, 2]
    done(table, 2)
    at_rest(table)
