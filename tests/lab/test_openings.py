"""Openings and habits: what is counted of a seat, and games between bots that are counted and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import budokan
from budokan.cli import WELL, main
from budokan.kernel.words import LANGUAGES, words
from budokan.teaching.openings import Answer, Tally, of_the_house, questions_of

GAMES = ["ken", "rising-sun", "samurai-sword", "senjutsu"]


def test_the_first_counts_once_what_happened_at_all_once_a_game_and_each_every_time() -> None:
    tally, moves = Tally("samurai-sword"), budokan.game("samurai-sword").moves
    said = ["play focus", "attack 1 with bo", "attack 1 with bo", "play focus", "take it", "attack 2 with katana"]
    tally.add({"side": "ninja"}, [moves.parse(one) for one in said], won=True)
    tally.add({"side": "ronin"}, [moves.parse(one) for one in ("attack 0 with bo", "parry with parry")], won=False)
    told = tally.told()
    everybody, ninja, _ = told.groups
    assert (everybody.seats, everybody.won, ninja.value, ninja.seats) == (2, 1, "ninja", 1)
    found = {one.question: one for one in everybody.answered}
    assert found["first-card"].answers == (Answer("card-bo", 1, 0), Answer("card-focus", 1, 1))
    assert (found["properties"].times, found["properties"].answers) == (2, (Answer("card-focus", 1, 1),))
    assert (found["weapons"].times, found["weapons"].answers) == (4, (Answer("card-bo", 3, 2), Answer("card-katana", 1, 1)))
    assert found["struck"].answers == (Answer("opening-parry", 1, 0), Answer("opening-take-it", 1, 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_question_asks_of_moves_that_the_game_has(name: str) -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in budokan.game(name).moves.kinds}
    for question in questions_of(name):
        for tag, field in question.moves.items():
            assert not field or field in kinds[tag].__struct_fields__, (question.id, tag)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_house_has_counted_can_be_said(name: str) -> None:
    told = of_the_house(name)
    assert told.games > 0
    for language in LANGUAGES:
        known = words(language, name)
        for group in told.groups:
            for one in group.answered:
                for answer in one.answers:
                    assert answer.say.startswith("opening-") or known.has(answer.say)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "openings", "ken", "--bots", "greedy", "--into", str(tmp_path)]
    assert main([*asked, "--games", "1"]) == WELL
    capsys.readouterr()
    assert main([*asked, "--games", "2", "--json"]) == WELL
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["bots"]) == (2, "greedy")
    assert len((tmp_path / "ken.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert json.loads((tmp_path / "ken.json").read_text(encoding="utf-8")) == told
