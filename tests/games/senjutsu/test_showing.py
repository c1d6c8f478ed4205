"""What the table shows beside the rules: why a card cannot be chosen, and what a question is about."""

from __future__ import annotations

from budokan.kernel.words import words
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, layout, offered, play, until


def reasons(hand: str, **values: object) -> dict[str, tuple[str, str]]:
    """Each card of the Ronin's hand that cannot be chosen: why, and by which ruling."""
    table = layout("ronin", "student", hands={0: hand, 1: "fend"}, **values)  # type: ignore[arg-type]  # values of a position
    refused = table.impossible(0)
    assert {str(one.move) for one in refused}.isdisjoint(offered(table, 0))
    for one in refused:
        for language in ("en", "it"):
            assert words(language).has(one.why.id)
    at_rest(table)
    return {str(one.move).removeprefix("choose "): (one.why.id, one.ruling) for one in refused}


@ruling("SJ-6.14", "SJ-6.15", "SJ-6.17")
def test_a_card_that_cannot_be_chosen_says_why() -> None:
    found = reasons("heavy-armour wolf-pounce ripping-claws bull-rush fend", focus={0: 0})
    assert found["heavy-armour"] == ("why-sj-instant", "SJ-6.17")
    assert found["ripping-claws"] == ("why-sj-instant", "SJ-6.17")
    assert found["wolf-pounce"] == ("why-sj-focus", "SJ-6.14")
    assert "fend" not in found
    assert reasons("bull-rush fend", focus={0: 3})["bull-rush"] == ("why-sj-kamae", "SJ-6.15")
    assert "bull-rush" not in reasons("bull-rush fend", focus={0: 3}, kamae={0: "A"})


def test_what_is_refused_is_told_to_its_owner_alone() -> None:
    table = layout("ronin", "student", hands={0: "heavy-armour fend", 1: "fend"})
    assert [str(one.move) for one in table.impossible(0)][:1] == ["choose heavy-armour"]
    assert "heavy-armour" not in str(table.impossible(1)) and "heavy-armour" not in str(
        [one.move for one in table.impossible(1)]
    )
    at_rest(table)


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
