"""What the table shows beside the rules: what a question is about."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import choose, layout, play, until


@ruling("SJ-19.1")
def test_a_question_about_options_shows_what_each_of_them_does() -> None:
    table = layout("warrior", "student", at={1: "3,-3"}, hands={0: "fend", 1: "fend"})
    choose(table, "warrior-special", "fend")
    until(table, "ChooseOption", 0)
    shown = table.view(1)["table"]["asked"]
    assert shown == table.view(None)["table"]["asked"]
    effects = [[effect["do"] for line in choice["lines"] for effect in line["effects"]] for choice in shown["choices"]]
    assert effects == [["draw"], ["suffer", "gain"], ["change"]]
    play(table, 0, "option 2")
    assert table.focus[0] == 1


@ruling("SJ-11.4")
def test_a_question_about_movement_shows_whose_figure_moves() -> None:
    table = layout("warrior", "student", at={1: "3,-3"}, hands={0: "headbutt-warrior", 1: "fend"})
    choose(table, "headbutt-warrior", "fend")
    until(table, "Moving", 0)
    assert table.view(1)["table"]["asked"]["figure"] == {"seat": 0, "dog": False}
    assert table.view(1)["table"]["plays"][table.view(1)["table"]["asked"]["play"]]["card"] == "headbutt-warrior"
