"""What the foes do is told in words, each step with the rule it follows, and nothing is left unsaid."""

from __future__ import annotations

from typing import Any, cast

import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.events import FoeMarked, MovesToItsSide, Retreats, SeeksSight, WaveBegan
from budokan.games.senjutsu.rules.shifts import Shoving
from budokan.games.senjutsu.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table as KernelTable
from budokan.kernel.texts import SeatRef, Text, text_of
from budokan.kernel.words import LANGUAGES, words
from tests.support.rulings import ruling
from tests.support.senjutsu_solo import against, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
"""
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {}),
    ("solo", 1, {"foes": ["yumi-ashigaru", "arquebusier", "monk"], "nightmare": True, "foe_ties": "player"}),
    ("solo", 1, {"edition": "beta-v7"}),
    ("coop", 2, {"foes": ["assassin", "yojimbo", "ashigaru"]}),
    ("horde", 1, {"foe_wounds": 1}),
    ("horde", 1, {"horde": "fallen-lord"}),
    ("horde", 1, {"horde": "ultimate"}),
]


@ruling("SJ-34.13")
def test_a_turn_against_a_foe_reads_well() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-015", hand="severing-cut")
    turn(table, "severing-cut")

    def lines(language: str) -> list[str]:
        names = {"en": ["Student", "Samurai Boss"], "it": ["Allievo", "Boss Samurai"]}[language]
        return [words(language, "senjutsu").say(text_of("event", one), 0, lambda seat: names[seat], 1) for one in table.log(0)]

    english, italian = lines("en"), lines("it")
    assert "Samurai Boss is Offensive and strikes you all the same." in english
    assert "Boss Samurai, in Atteggiamento Offensivo, ti colpisce comunque." in italian
    assert "La tua carta Taglio Troncante colpisce Boss Samurai." in italian, "whatever the name of the card, it agrees"
    assert "Your Severing Cut strikes Samurai Boss." in english
    assert "Samurai Boss takes 1 Bleeding Wound and has 1 wound in all." in english, "a foe is nobody's fighter"


@ruling("SJ-33.4")
def test_italian_speaks_to_one_player_and_never_of_his_forehead() -> None:
    """The reader is addressed as elsewhere at the table, and `fronte` has no article that would make a forehead of it."""
    told = words("it", "senjutsu")
    names = ["Allievo", "Boss Samurai"]
    events = (
        MovesToItsSide(1, 0, "centre"),
        SeeksSight(1, 0, "centre"),
        Retreats(1, 0, "centre"),
        FoeMarked(1, "centre", "offensive"),
    )
    lines = [told.say(text_of("event", one), 0, lambda seat: names[seat], 1) for one in events]
    assert lines[0] == "Boss Samurai si porta dal lato che preferisce (centro)."
    for line in lines:
        assert not set(line.split()) & {"voi", "vi", "vostra", "vostro"}, line


@ruling("SJ-37.8")
@pytest.mark.parametrize(
    ("language", "kept"), [("en", "Cards, wounds and focus stay as they are."), ("it", "restano come sono.")]
)
def test_between_two_waves_it_is_said_what_is_kept(language: str, kept: str) -> None:
    told = [words(language, "senjutsu").say(text_of("event", WaveBegan(1, wave, 1)), 0) for wave in (1, 2)]
    assert [kept in line for line in told] == [False, True]


def say_all(table: Table, language: str) -> list[str]:
    spoken = words(language, table.game_name)
    said = [spoken.say(text_of("event", one.event), 0, None, table.seats) for one in table.heard or ()]
    decision = table.decision
    if decision is not None:
        said.append(spoken.say(decision.ask(table), 0))
        said += [spoken.say(text_of("move", move), 0) for move in table.options(table.waiting[0])]
    return said


@ruling("SJ-32.3")
@pytest.mark.parametrize(
    ("mode", "seats", "options"), WAYS, ids=[f"{mode}-{number}" for number, (mode, _, _) in enumerate(WAYS)]
)
def test_whole_games_are_told_without_a_gap(mode: str, seats: int, options: dict[str, Any]) -> None:
    table = cast(Table, GAME.new(seats, 5, mode, listen=True, **options))
    luck = Luck(5, "words")
    while not table.over:
        for language in LANGUAGES:
            for line in say_all(table, language):
                assert line
                assert "{" not in line
                assert "sj-" not in line
        assert table.heard is not None
        table.heard.clear()
        table.play(table.waiting[0], luck.pick(table.options(table.waiting[0])))
    outcome = table.outcome
    assert outcome is not None
    for language in LANGUAGES:
        winners = tuple(SeatRef(seat) for seat in outcome.winners)
        assert words(language, "senjutsu").say(Text(outcome.reason, {"winners": winners})) != outcome.reason


@ruling("SJ-32.1")
def test_nobody_is_asked_for_a_foe_but_the_game_itself() -> None:
    """A question to a seat where nobody sits is answered by the game; a game that leads no figures says it is our bug."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020")
    with pytest.raises(AssertionError, match="nobody sits at 1"):
        KernelTable.answer_itself(table, Shoving(1, 0, 0, "push", 1))
    turn(table, "deep-meditation")
    assert {seat for seat, _ in table.decisions()} == {0}
