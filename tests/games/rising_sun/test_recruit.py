"""Chapter 9: Recruit, and the summoning of Shinto."""

from __future__ import annotations

from tests.support.rising_sun import at_rest, done, lay, layout, offered, play, refused, standing, untouched
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
