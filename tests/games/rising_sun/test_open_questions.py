"""Chapter 4, open questions: while one is open, the others talk, and so does the one who is asked."""

from __future__ import annotations

from tests.support.rising_sun import (
    at_rest,
    lay,
    layout,
    offered,
    play,
    ready,
)
from tests.support.rising_sun_talk import FREE, STRUCTURED, fates
from tests.support.rulings import ruling


@ruling("RS-4.31")
def test_who_bargains_about_his_own_decision_hears_the_answer_first() -> None:
    for answer, hands in (("accept the deal of 0", [7, 3, 5]), ("refuse the deal of 0", [5, 5, 5]), ("say no more", [5, 5, 5])):
        table = layout("koi", "turtle", "bonsai", options=STRUCTURED)
        play(table, 0, "speak")
        play(table, 0, "word a private deal with 1")
        play(table, 0, "term 0 promises to play harvest")
        play(table, 0, "term 1 gives 2 coins")
        play(table, 0, "propose the deal")
        assert table.waiting == (1,), "the other is asked at once"
        assert table.view(2)["decision"]["name"] == "answer-deal" and table.view(2)["table"]["proposals"] == []
        assert offered(table, 1)[:3] == ["say no more", "accept the deal of 0", "refuse the deal of 0"]
        play(table, 1, answer)
        assert (table.waiting, table.coins) == ((0,), hands)
        assert (table.proposals[0] is not None) == (answer == "say no more"), "it can be left open"
        play(table, 0, "say no more")
        lay(table, "harvest")
        assert fates(table) == (["kept"] if answer.startswith("accept") else [])
        at_rest(table)


@ruling("RS-4.3")
def test_gifts_in_the_ceremony_in_kami_turns_and_by_the_one_who_is_asked() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    play(table, 2, "give 5 coins to 1")
    assert table.coins == [5, 10, 0]
    ready(table)
    assert type(table.decision).__name__ == "ChooseMandate"
    table = layout("koi", "lotus", "turtle", options=FREE, figures={0: "fujin: shinto"}, at="kami")
    play(table, 1, "give 1 coins to 2")
    assert table.coins == [5, 4, 6]
    play(table, 0, "speak")
    play(table, 0, "give 3 coins to 1")
    play(table, 0, "say no more")
    assert table.coins == [2, 7, 6]
    assert offered(table, 0) == ["done"]
    at_rest(table)
