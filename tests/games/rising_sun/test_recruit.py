"""Chapter 9: Recruit, and the summoning of Shinto."""

from __future__ import annotations

from budokan.games.rising_sun.events import Moved, Summoned, Worshipped
from tests.support.rising_sun import at_rest, done, lay, layout, offered, play, refused, standing, told, untouched
from tests.support.rulings import ruling


@ruling("RS-9.1", "RS-9.3", "RS-9.4")
def test_a_figure_for_each_stronghold_and_one_more_with_the_bonus() -> None:
    table = layout("koi", "lotus", "turtle", cards={1: "komainu"}, strongholds={0: "edo oshu", 1: "nagato"})
    with untouched(table, 2):
        lay(table, "recruit")
        kinds = ("bushi", "daimyo", "komainu", "shinto")
        assert offered(table, 1) == ["done", *[f"summon {one} in nagato" for one in kinds]]
        assert refused(table, 1, "summon bushi in kansai") == "RS-9.1"
        play(table, 1, "summon bushi in nagato")
        assert offered(table, 1) == ["done"], "no bonus for him"
        assert refused(table, 1, "summon bushi in nagato") == "RS-9.1"
        done(table, 1, 2)
        for where in ("oshu", "oshu", "edo"):
            play(table, 0, f"summon bushi in {where}")
        assert offered(table, 0) == ["done"]
        done(table, 0)
    assert standing(table, 0, "oshu") == ["bushi", "bushi"], "also where he has already summoned"
    at_rest(table)


@ruling("RS-9.2")
def test_several_strongholds_in_one_province_allow_that_many_figures() -> None:
    table = layout("koi", "lotus", "turtle", strongholds={1: "nagato nagato nagato"})
    lay(table, "recruit")
    for _ in range(3):
        play(table, 1, "summon bushi in nagato")
    assert offered(table, 1) == ["done"]
    done(table, 1, 2, 0)
    at_rest(table)


@ruling("RS-9.5")
def test_nothing_in_reserve_nothing_summoned() -> None:
    everybody = "edo: daimyo bushi bushi bushi bushi bushi bushi shinto shinto shinto"
    table = layout("koi", "lotus", "turtle", figures={0: everybody}, strongholds={1: "nagato nagato"})
    lay(table, "recruit")
    play(table, 1, "summon bushi in nagato")
    done(table, 1)
    assert table.waiting == (2,)
    done(table, 2)
    assert type(table.decision).__name__ == "ChooseMandate", "who has nobody left is not asked"
    assert standing(table, 1, "nagato") == ["bushi"], "fewer than he could"
    at_rest(table)


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


@ruling("RS-9.10")
def test_a_worshipper_is_off_the_map_and_cannot_move() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "fujin: shinto"}, cards={1: "oni-of-hate"})
    lay(table, "marshal")
    done(table, 1, 2)
    assert offered(table, 0) == ["done", *[move for move in offered(table, 0) if move.startswith("build")]]
    done(table, 0)
    at_rest(table)


@ruling("RS-9.13")
def test_example_lotus_summons_four() -> None:
    table = layout("lotus", "koi", "turtle", cards={0: "yurei"}, strongholds={0: "kyushu kyushu nagato"})
    lay(table, "recruit")
    assert table.waiting == (2,), "Lotus comes last"
    done(table, 2, 1)
    play(table, 0, "summon bushi in kyushu")
    play(table, 0, "summon shinto in kyushu")
    play(table, 0, "stay")
    play(table, 0, "summon shinto in nagato")
    play(table, 0, "worship hachiman")
    play(table, 0, "summon yurei in nagato")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    assert standing(table, 0, "kyushu") == ["bushi", "shinto"]
    assert (standing(table, 0, "nagato"), standing(table, 0, "hachiman")) == (["yurei"], ["shinto"])
    at_rest(table)
