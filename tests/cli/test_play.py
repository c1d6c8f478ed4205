"""`budokan play`, driven through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import budokan
from budokan.cli import BAD_WORDS, WELL
from budokan.games.samurai_sword.events import Dealt, HandDealt
from budokan.kernel.records import read_record
from budokan.kernel.texts import text_of
from budokan.kernel.words import words
from tests.support.command import Result, one_clear_line, run
from tests.support.samurai_sword import GAME, layout

FIRST_EVERY_TIME = "1\n" * 3000
"""Always the first option; more of them than any game has questions."""


def saved(file: Path) -> budokan.Table:
    """The table a saved game leads to; the digest is checked on the way."""
    return budokan.replay(file.read_text(encoding="utf-8"))


def quietly(*words: str, typed: str) -> Result:
    result = run("play", "samurai-sword", *words, typed=typed)
    assert (result.code, result.err) == (WELL, "")
    return result


@pytest.mark.parametrize(
    ("language", "question", "end"),
    [("en", "Your play phase", ("You win.", "You lose.")), ("it", "La tua fase di gioco", ("Vinci.", "Perdi."))],
)
def test_a_whole_game(language: str, question: str, end: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game"
    words = ("--seats", "4", "--seed", "2", "--bots", "uniform", "--lang", language, "--save", str(file))
    result = quietly(*words, typed=FIRST_EVERY_TIME)
    assert question in result.out
    assert result.out.rstrip().endswith(end)
    table = saved(file)
    assert table.over
    assert table.outcome is not None
    assert result.out.rstrip().endswith(end[0] if 0 in table.outcome.winners else end[1])


def test_no_more_lines_is_leaving(tmp_path: Path) -> None:
    file = tmp_path / "game"
    result = quietly("--seed", "2", "--bots", "uniform", "--save", str(file), typed="")
    assert result.out.rstrip().endswith("You leave the table.")
    assert not saved(file).over


def test_save_leave_and_resume(tmp_path: Path) -> None:
    """Saved on the way, left and saved, resumed: every time the very table that was left."""
    first, second = tmp_path / "first", tmp_path / "second"
    result = quietly("--seats", "3", "--seed", "5", "--bots", "uniform", typed=f"s {first}\n1\nq\n{second}\n")
    assert f"Saved in {first}." in result.out
    assert f"Saved in {second}." in result.out
    earlier, later = read_record(first.read_text("utf-8")), read_record(second.read_text("utf-8"))
    assert later.lines[: len(earlier.lines) + 1] == (*earlier.lines, (0, str(saved(first).options(0)[0])))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["first", "second"], "nothing is left lying about"

    third = tmp_path / "third"
    again = quietly("--resume", str(second), "--bots", "uniform", "--save", str(third), typed="q\n")
    assert saved(third).digest() == saved(second).digest()
    question = [line for line in result.out.splitlines() if re.match(r" +1 ", line)][-1]
    assert question in again.out
    finished = quietly("--resume", str(second), "--bots", "uniform", "--save", str(third), typed=FIRST_EVERY_TIME)
    assert saved(third).over
    assert finished.out.rstrip().endswith(("You win.", "You lose."))


def test_a_finished_game_is_only_shown(tmp_path: Path) -> None:
    file = tmp_path / "game"
    quietly("--seats", "3", "--seed", "5", "--bots", "uniform", "--save", str(file), typed=FIRST_EVERY_TIME)
    result = quietly("--resume", str(file), typed="")
    assert result.out.rstrip().endswith(("You win.", "You lose."))


@pytest.mark.parametrize(
    ("words", "said"), [(["--seats", "5"], "That game has 4 players, not 5."), (["--humans", "x"], "names no seats")]
)
def test_what_does_not_fit_the_record(words: list[str], said: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(GAME.new(4, seed=1).record().text(), encoding="utf-8")
    result = run("play", "samurai-sword", "--resume", str(file), *words)
    assert result.code == BAD_WORDS
    assert said in one_clear_line(result)


@pytest.fixture
def full_hand(tmp_path: Path) -> Path:
    """A game in which seat 0 holds nine cards, in his play phase."""
    hand = "parry parry parry daimyo bo bokken nodachi armor geisha"
    table = layout("musashi", "benkei", "tomoe", "goemon", hands={0: hand}, properties={1: "armor"}, turn=0)
    file = tmp_path / "full"
    file.write_text(table.record().text(), encoding="utf-8")
    return file


def test_everything_a_player_needs_is_on_the_screen(full_hand: Path) -> None:
    shown = quietly("--resume", str(full_hand), typed="").out
    for part in (
        "Musashi (you)",
        "role unknown",
        "Shogun",
        "●●●●● 5/5",
        "5 honour points",
        "9 cards in hand",
        "difficulty 3",
        "◆ Armor",
        "reach 3, wounds 3",
        "Parry ×3",
        "Stops a weapon aimed at you",
        "1 End the play phase",
        "Attack Benkei with Nodachi",
        "Play Parry: Parry can only be played in response. (SS-5.19)",
        "Attack Benkei with Bokken: Bokken overcomes difficulty 1, and Benkei is at 3. (SS-6.5)",
    ):
        assert part in shown, part


def test_the_ruling_behind_the_question_and_behind_an_option(full_hand: Path) -> None:
    shown = quietly("--resume", str(full_hand), typed="?\n").out
    assert "SS-5.6\nIn the play phase the player may play any number of cards" in shown
    geisha = next(line.split()[0] for line in shown.splitlines() if "Send the Geisha" in line)
    attack = next(line.split()[0] for line in shown.splitlines() if "Attack Benkei with Nodachi" in line)
    parry = next(line.split()[0] for line in shown.splitlines() if "Play Parry:" in line)
    more = quietly("--resume", str(full_hand), "--lang", "it", typed=f"?{geisha}\n? {attack}\n? {parry}\n").out
    assert "SS-12.17\nGeisha: " in more
    assert "SS-6.5\nPer attaccare, " in more
    assert "SS-5.19 (segue da altre regole)\nUna Parata non si gioca di propria iniziativa" in more


def test_what_is_not_possible_is_said_and_nothing_happens(full_hand: Path, tmp_path: Path) -> None:
    shown = quietly("--resume", str(full_hand), typed="").out
    parry = next(line.split()[0] for line in shown.splitlines() if "Play Parry:" in line)
    file = tmp_path / "after"
    result = quietly("--resume", str(full_hand), "--save", str(file), typed=f"{parry}\n999\nfly\n? 999\n0\n-1\nq\n")
    assert result.out.count("Parry can only be played in response.") == 2
    assert result.out.count("Type a number from 1 to ") == 5
    assert saved(file).digest() == saved(full_hand).digest()


def test_what_told_nobody_anything_may_be_taken_back(full_hand: Path, tmp_path: Path) -> None:
    """To end one's play phase with too many cards tells nobody; to discard one does."""
    file = tmp_path / "after"
    result = quietly("--resume", str(full_hand), "--save", str(file), typed="u\n1\nu\n1\n1\nu\nq\n")
    assert result.out.count("Nothing to undo") == 2
    assert result.out.count("Your play phase: play a card, or end it.") == 2
    taken = saved(file).record().decisions
    assert [str(move) for _, move in taken] == ["end play", "discard parry"]


def test_the_whole_log_and_another_look(full_hand: Path, tmp_path: Path) -> None:
    table = GAME.replay(full_hand.read_text("utf-8"))
    table.play(0, GAME.moves.parse("play armor"))
    file = tmp_path / "later"
    file.write_text(table.record().text(), encoding="utf-8")
    result = quietly("--resume", str(file), typed="l\n\n")
    assert result.out.count("You lay Armor in front of yourself.") == 3, "at first, in the log, and at the second look"


def test_a_file_that_cannot_be_written_does_not_cost_the_game(full_hand: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "folder"
    result = quietly("--resume", str(full_hand), typed=f"s\ns {nowhere}\ns {tmp_path}\nq\n{nowhere}\nq\n\n")
    assert "Say where: s FILE." in result.out
    assert result.out.count(f"{nowhere}: there is no such file.") == 2
    assert f"{tmp_path}: this is a folder." in result.out
    assert result.out.rstrip().endswith("You leave the table.")
    assert [file.name for file in tmp_path.iterdir()] == ["full"]


def test_a_save_that_fails_at_the_end_is_told(full_hand: Path, tmp_path: Path) -> None:
    result = run("play", "samurai-sword", "--resume", str(full_hand), "--save", str(tmp_path / "no" / "game"), typed="q\n")
    assert result.code == 1
    assert result.err == f"{tmp_path / 'no' / 'game'}: there is no such file.\n"


def between_people(out: str) -> list[tuple[str, str]]:
    """What was on the screen of whom, from one passing of the keyboard to the next."""
    parts = re.split(r"Pass the keyboard to (\w+) and press Enter\. ?", out)
    assert parts[0].strip() == "", "nothing is shown before somebody sits there"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def names_and_hands(seats: int, seed: int) -> dict[str, str]:
    """Who sits at this table, and the words in which he alone is told what he was dealt."""
    table = GAME.new(seats, seed, listen=True)
    told = {}
    for seat in range(seats):
        log = table.log(seat)
        character = next(event.character for event in log if isinstance(event, Dealt) and event.seat == seat)
        hand = next(event for event in log if isinstance(event, HandDealt))
        told[words("en").say(f"character-{character}")] = words("en").say(text_of("event", hand), seat)
    return told


def test_at_one_keyboard_hands_stay_hidden() -> None:
    """Each sees his own hand and role, and of the others' draws only that they happened."""
    hands = names_and_hands(5, 8)
    screens = between_people(quietly("--hotseat", "--seats", "5", "--seed", "8", typed="\n1\n" * 40).out)
    assert {name for name, _ in screens} == set(hands)
    for name, screen in screens:
        assert set(re.findall(r"(\w+) \(you\)", screen)) <= {name}, "everybody has his own screen"
        assert "’s role" not in screen
        assert not re.search(r"[A-Z]\w+ (draws|is dealt) (?!a card|\d+ cards)", screen)
        assert [hand for other, hand in hands.items() if other != name and hand in screen] == []
    first = dict(reversed(screens))
    assert all(hand in first[name] for name, hand in hands.items()), "and his own hand is on it"


def test_some_seats_people_and_the_others_bots() -> None:
    names = list(names_and_hands(4, 3))
    result = quietly("--humans", "0, 2", "--seats", "4", "--seed", "3", "--bots", "uniform", typed="\n1\n" * 30)
    assert {name for name, _ in between_people(result.out)} == {names[0], names[2]}


def test_one_person_is_never_asked_to_pass_the_keyboard() -> None:
    assert "Pass the keyboard" not in quietly("--seats", "3", "--seed", "1", typed="1\n1\n1\nq\n\n").out
