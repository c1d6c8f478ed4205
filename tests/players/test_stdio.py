"""Programs as bots: the examples play whole games, and what goes wrong with a program costs it the decision and no more."""

from __future__ import annotations

import gc
import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.build_web import tools

import budokan
from budokan import Luck
from budokan.kernel.errors import BadWords
from budokan.kernel.events import HouseDecides
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.players import stdio
from budokan.players.bots import Bot, bot_named
from budokan.players.runner import decide, play_out
from budokan.players.stdio import MOST_LOST, Program, StdioBot, words_of
from tests.support.command import run
from tests.support.rulings import ruling

GAME = budokan.game("samurai-sword")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

ALWAYS_FIRST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"number": json.loads(line)["number"], "option": 0}), flush=True)
"""


def program(folder: Path, source: str) -> str:
    """The command of a program with this source."""
    file = folder / "bot.py"
    file.write_text(source)
    return shlex.join([sys.executable, str(file)])


def bot(folder: Path, source: str, seconds: float = 30.0) -> StdioBot:
    return StdioBot(program(folder, source), GAME, Luck(1, "bot"), seconds)


def moments(count: int) -> list[tuple[Table, int]]:
    """Moments of a game at which there is something to choose."""
    table, luck = GAME.new(5, 4), Luck(2, "moments")
    found: list[tuple[Table, int]] = []
    while len(found) < count:
        seat = table.waiting[0]
        options = table.options(seat)
        if len(options) > 1:
            found.append((table.copy(), seat))
        table.play(seat, luck.pick(options))
    return found


def losses(outsider: StdioBot, count: int) -> list[str]:
    """Why it lost each of so many decisions; whatever it did, the move is one of those offered."""
    found = []
    for table, seat in moments(count):
        assert outsider.choose(perspective(table, seat)) in table.options(seat)
        found.append(outsider.lost)
    outsider.close()
    return found


@pytest.mark.parametrize("example", ["fierce.py", "patient.js"])
def test_the_examples_play_a_whole_game_without_losing_a_decision(example: str) -> None:
    runs = sys.executable if example.endswith(".py") else str(tools()[0])
    table = GAME.new(5, 7)
    name = f"stdio:{shlex.join([runs, str(EXAMPLES / example)])}"
    seated: list[Bot] = [bot_named(name, GAME, 7, seat) for seat in range(2)]
    seated += [bot_named("greedy", GAME, 7, seat) for seat in range(2, 5)]
    table.listen()
    play_out(table, seated, GAME.length)
    assert table.over
    assert not any(isinstance(told.event, HouseDecides) for told in table.heard or ())
    assert all(one.asked > 5 for one in seated[:2] if isinstance(one, StdioBot))


def test_the_same_seed_gives_the_same_game() -> None:
    def digest() -> str:
        table = GAME.new(3, 5)
        name = f"stdio:{shlex.join([sys.executable, str(EXAMPLES / 'fierce.py')])}"
        play_out(table, [bot_named(name, GAME, 5, seat) for seat in range(3)], GAME.length)
        return table.digest()

    assert digest() == digest()


@ruling("BK-5.1")
def test_a_program_reads_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    read = tmp_path / "read.jsonl"
    source = ALWAYS_FIRST.replace("    print", f"    open({str(read)!r}, 'a').write(line)\n    print")
    outsider = bot(tmp_path, source)
    asked = moments(3)
    for table, seat in asked:
        outsider.choose(perspective(table, seat))
    outsider.close()
    lines: list[dict[str, Any]] = [json.loads(line) for line in read.read_text().splitlines()]
    assert [line["number"] for line in lines] == [1, 2, 3]
    for line, (table, seat) in zip(lines, asked, strict=True):
        assert set(line) == {"budokan", "game", "seat", "number", "luck", "view", "options"}
        assert (line["budokan"], line["game"], line["seat"]) == (1, "samurai-sword", seat)
        assert 0 <= line["luck"] < 2**31
        assert [one["words"] for one in line["options"]] == [str(move) for move in table.options(seat)]
        assert [GAME.moves.decode(one["move"]) for one in line["options"]] == table.options(seat)
        dealt_anew = table.redeal(seat, Luck(9, "redeal"))
        assert line["view"] == json.loads(msgspec.json.encode(dealt_anew.view(seat)))


BAD = {
    "late": "import time\ntime.sleep(3600)",
    "gone": "raise SystemExit(3)",
    "nonsense": "import sys\nfor line in sys.stdin: print('I think I shall attack', flush=True)",
    "not-offered": ALWAYS_FIRST.replace('"option": 0', '"option": 1000'),
    "too-long": "import sys\nfor line in sys.stdin: print('x' * 1_000_000, flush=True)",
}


@pytest.mark.parametrize("why", BAD)
@ruling("BK-5.2", "BK-5.3")
def test_a_bad_program_loses_three_decisions_and_is_asked_no_more(tmp_path: Path, why: str) -> None:
    seconds = 0.2 if why == "late" else 30.0
    assert losses(bot(tmp_path, BAD[why], seconds), 6) == [why] * MOST_LOST + ["given-up", "", ""]


def test_a_number_below_nothing_and_the_answer_to_another_question_are_not_offered(tmp_path: Path) -> None:
    assert losses(bot(tmp_path, ALWAYS_FIRST.replace('"option": 0', '"option": -1')), 1) == ["not-offered"]
    babbling = ALWAYS_FIRST + "    print(json.dumps({'number': 1, 'option': 0}), flush=True)\n"
    assert losses(bot(tmp_path, babbling), 2) == ["", "not-offered"], "its second line is no answer to the second question"


def test_a_program_that_never_reads_does_not_hold_anybody_up(tmp_path: Path) -> None:
    """More than a pipe holds is asked of it: who writes is stuck, and is freed when the program is ended."""
    silent = Program(words_of(program(tmp_path, "import time\ntime.sleep(3600)")))
    with pytest.raises(stdio.Lost, match="late"):
        silent.ask(b"x" * 5_000_000 + b"\n", 0.2)
    silent.end()
    assert is_gone(silent._process)


def is_gone(process: subprocess.Popen[bytes]) -> bool:
    return process.returncode is not None


def test_a_program_that_fails_once_is_started_anew(tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    once = f"import os\nif not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w').close()\n    raise SystemExit(1)\n"
    assert losses(bot(tmp_path, once + ALWAYS_FIRST), 4) == ["gone", "", "", ""]


def test_a_program_is_started_once_and_ended_with_its_bot(tmp_path: Path) -> None:
    outsider = bot(tmp_path, ALWAYS_FIRST)
    for table, seat in moments(3):
        outsider.choose(perspective(table, seat))
    assert outsider._program is not None
    process = outsider._program._process
    assert process.poll() is None, "it waits for the next question"
    del outsider
    gc.collect()
    assert process.returncode == 0, "its input ended, and so did it"


def test_a_program_that_will_not_go_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    source = (
        "import json, subprocess, sys, time\n"
        f"child = subprocess.Popen([{sys.executable!r}, '-c', 'import time; time.sleep(3600)'])\n"
        f"open({str(tmp_path / 'child')!r}, 'w').write(str(child.pid))\n"
        "print(json.dumps({'number': 1, 'option': 0}), flush=True)\n"
        "time.sleep(3600)\n"
    )
    outsider = bot(tmp_path, source)
    (table, seat), (later, other) = moments(2)
    assert outsider.choose(perspective(table, seat)) == table.options(seat)[0]
    outsider._seconds = 0.1
    assert outsider.choose(perspective(later, other)) in later.options(other)
    assert outsider.lost == "late"
    child = int((tmp_path / "child").read_text())
    for _ in range(1000):
        try:
            if "(zombie)" in Path(f"/proc/{child}/status").read_text():
                return
        except FileNotFoundError:
            return
        time.sleep(0.01)
    raise AssertionError(f"what the program had started lives on as {child}")


@ruling("BK-5.2")
def test_everybody_at_the_table_is_told_and_the_record_knows_nothing_of_it(tmp_path: Path) -> None:
    heard, silent = GAME.new(3, 11, listen=True), GAME.new(3, 11)
    for table in (heard, silent):
        seated: list[Bot] = [StdioBot(program(tmp_path, BAD["gone"]), GAME, Luck(1, "bot"))]
        seated += [bot_named("greedy", GAME, 1, seat) for seat in (1, 2)]
        play_out(table, seated, GAME.length)
    assert heard.digest() == silent.digest()
    for reader in (None, 0, 1, 2):
        notes = [event for event in heard.log(reader) if isinstance(event, HouseDecides)]
        assert notes == [HouseDecides(0, "gone")] * MOST_LOST + [HouseDecides(0, "given-up")]
    record = heard.record()
    assert budokan.replay(record.text()).digest() == heard.digest()


def test_one_decision_is_told_before_what_follows_from_it(tmp_path: Path) -> None:
    (table, seat), *_ = moments(1)
    table.listen()
    decide(table, seat, bot(tmp_path, BAD["gone"]))
    assert table.heard is not None
    assert table.heard[0].event == HouseDecides(seat, "gone")
    assert len(table.heard) > 1


@pytest.mark.parametrize("command", ["", "   ", "no-such-program-anywhere", "'unclosed"])
def test_a_command_that_is_none_is_refused_before_the_game(command: str) -> None:
    with pytest.raises(BadWords, match="There is no program"):
        bot_named(f"stdio:{command}", GAME, 1)


def test_programs_play_at_the_command_line(tmp_path: Path) -> None:
    name = f"stdio:{program(tmp_path, ALWAYS_FIRST)}"
    told = run("sim", "samurai-sword", "--seats", "3", "--games", "1", "--bots", f"{name},greedy", "--json")
    assert told.code == 0, told.err
    figures = json.loads(told.out)
    assert (figures["failures"], figures["lost"]) == (0, 0)


def test_what_programs_lose_is_counted(tmp_path: Path) -> None:
    name = f"stdio:{program(tmp_path, BAD['gone'])}"
    words = ("sim", "samurai-sword", "--seats", "3", "--games", "1", "--bots", f"{name},greedy,greedy")
    told = run(*words, "--json")
    assert told.code == 0, told.err
    figures = json.loads(told.out)
    assert (figures["failures"], figures["lost"] > MOST_LOST) == (0, True)
    assert "Decisions bots have lost" in run(*words).out


def test_what_programs_lose_is_told_by_those_who_compare_bots(tmp_path: Path) -> None:
    bots = f"uniform,stdio:{program(tmp_path, BAD['gone'])}"
    for words in (("compare", "--games", "1"), ("ladder", "--pairings", "1", "--keep", str(tmp_path / "kept.jsonl"))):
        asked = (words[0], "samurai-sword", "--seats", "3", "--bots", bots, *words[1:])
        figures = json.loads(run(*asked, "--json").out)
        assert (figures["failures"], figures["lost"] > MOST_LOST) == (0, True)
        assert f"{figures['lost']} decisions were lost by a program" in run(*asked).out


def test_at_the_terminal_a_lost_decision_is_in_the_log(tmp_path: Path) -> None:
    name = f"stdio:{program(tmp_path, BAD['gone'])}"
    words = ("play", "samurai-sword", "--seats", "3", "--seed", "3", "--bots", name)
    told = run(*words, typed="1\n" * 40 + "l\n")
    assert "The bot Ronin decides for" in told.out
    assert "the bot has ended" in told.out


DOCUMENT = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"


def shown(title: str) -> dict[str, Any]:
    """An example of the document."""
    found = re.search(rf"^```json {title}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    example: dict[str, Any] = json.loads(found[1])
    return example


def test_the_document_shows_what_is_asked_and_what_may_be_answered(tmp_path: Path) -> None:
    (table, seat), *_ = moments(1)
    asked = json.loads(bot(tmp_path, ALWAYS_FIRST)._question(perspective(table, seat)))
    example = shown("question")
    assert list(example) == list(asked)
    assert set(example["options"][0]) == set(asked["options"][0])
    assert set(example["view"]) <= set(asked["view"])
    for one in example["options"]:
        assert str(GAME.moves.decode(one["move"])) == one["words"]
    assert example["number"] == shown("answer")["number"]
    assert msgspec.json.decode(json.dumps(shown("answer")), type=stdio.Answer).option < len(example["options"])
