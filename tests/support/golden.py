"""Golden games: finished games kept as records, each beside a playthrough that a person can read.

    tests/golden/<game>/<number of the rules>/<name>.record   how it was dealt and every decision
    tests/golden/<game>/<number of the rules>/<name>.txt      the same in words: the log, the digests, the outcome

A game that no longer replays is another game: the number of its rules must be raised, and then the old record stays under the
old number. A playthrough says under which numbers its record is known to hold, so that a later change is seen too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import msgspec

from budokan.cli.houses import house_of
from budokan.cli.telling import Teller
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BudokanError
from budokan.kernel.luck import Luck
from budokan.kernel.records import RawRecord, read_record
from budokan.kernel.table import Table
from budokan.players.bots import LEVELS, Bot, bot_named
from budokan.players.runner import play_out
from budokan.players.search import Search
from budokan.players.thought import Budget
from tests.support.contract import Case

GOLDEN_GAMES = Path(__file__).parent.parent / "golden"
EVERY = 25
"""So many decisions lie between two digests."""
SEEDS = 8
"""Of so many games one is kept; of one alone where the bot searches, which takes its time."""

DECISION = re.compile(r"^ {0,3}(\d+)  ")
DIGEST = re.compile(r"^ *digest after (\d+): (\w+)$", re.MULTILINE)
HOLDS = re.compile(r"^holds under rules (\d+)(?: to (\d+))?$", re.MULTILINE)
OUTCOME = re.compile(r"^outcome: (.*)$", re.MULTILINE)


class Golden(NamedTuple):
    """One line of the plan: what is played, and by whom."""

    name: str
    bot: str
    case: Case

    def __str__(self) -> str:
        return f"{self.case.game.name}/{self.name}"

    @property
    def rules(self) -> int:
        return self.case.game.rules

    def file(self, root: Path, number: int, kind: str) -> Path:
        return root / self.case.game.name / str(number) / f"{self.name}.{kind}"

    def is_dealt_as(self, record: RawRecord) -> bool:
        """Whether this record is of the case that the plan names. An option nobody knows any more is another rule, not that."""
        head, settle = record.header, self.case.game.settle
        if (head.mode, head.seats) != (self.case.mode, self.case.seats):
            return False
        try:
            dealt = settle(head.mode, head.options)
        except BudokanError:
            return True
        return bool(dealt == settle(self.case.mode, self.case.options))


class Kept(NamedTuple):
    """A golden game as it lies in its folder."""

    golden: Golden
    record: RawRecord
    playthrough: str

    @property
    def holds_to(self) -> int:
        """The highest number of the rules under which this record is known to hold."""
        found = HOLDS.search(self.playthrough)
        assert found is not None, f"the playthrough of {self.golden} does not say under which rules it holds"
        return int(found[2] or found[1])

    @property
    def promised(self) -> bool:
        """Whether it has to hold today: the number of the rules has not been raised since."""
        return self.golden.rules <= self.holds_to

    def told_today(self) -> str:
        """The playthrough that the rules and the words of today make of this record."""
        return playthrough(self.golden, self.record, self.holds_to)


# Finding, playing and telling.


def newest(golden: Golden, root: Path = GOLDEN_GAMES) -> Kept | None:
    """The golden game of this name under its highest number; none if it was never played."""
    numbers = [int(file.parent.name) for file in (root / golden.case.game.name).glob(f"*/{golden.name}.record")]
    if not numbers:
        return None
    record, told = (golden.file(root, max(numbers), kind).read_text(encoding="utf-8") for kind in ("record", "txt"))
    return Kept(golden, read_record(record), told)


def played(golden: Golden, seed: int) -> Table:
    """One game by the bots of the plan. A golden game must end: whoever plays on for ever is a fault of its own."""
    table = golden.case.deal(seed)
    play_out(table, [bot(golden, seed, seat) for seat in range(golden.case.seats)], golden.case.game.length)
    assert table.over, f"{golden}, seed {seed}: is not over after {golden.case.game.length} decisions"
    return table


def bot(golden: Golden, seed: int, seat: int) -> Bot:
    """A bot that decides alike whenever it is asked: one that searches counts playouts and looks at no clock."""
    budget = LEVELS[golden.bot].budget
    if budget is None:
        return bot_named(golden.bot, golden.case.game, seed, seat)
    return Search(golden.case.game.instinct, Luck(seed, f"bot {seat}"), Budget(playouts=budget.playouts))


def worth_keeping(golden: Golden) -> Table:
    """The shortest of the games of the first seeds; where people stand together against the game, of those that went far."""
    seeds = range(SEEDS if LEVELS[golden.bot].quick else 1)
    together = golden.case.mode in golden.case.game.together

    def rank(table: Table) -> tuple[float, int]:
        assert table.outcome is not None, "a golden game is over"
        return -sum(table.outcome.scores) if together else 0, len(table.decisions())

    return min((played(golden, seed) for seed in seeds), key=rank)


def playthrough(golden: Golden, record: RawRecord, holds_to: int) -> str:
    """How it was dealt, everything that is told, hidden things too, the digests on the way, and how it ended.

    Where a decision is no longer possible the tale ends, and says why.
    """
    game, head = golden.case.game, record.header
    options = msgspec.json.encode(head.options).decode()
    lines = [
        f"{golden}",
        f"played by {golden.bot} under rules {head.rules}",
        f"holds under rules {head.rules}" + (f" to {holds_to}" if holds_to > head.rules else ""),
        f"mode {head.mode}, {head.seats} seats, seed {head.seed}, {len(record.lines)} decisions, options {options}",
        "",
    ]
    terminal = Terminal("en")
    terminal.speak_of(game.name)
    try:
        table = game.new(head.seats, head.seed, head.mode, listen=True, **head.options)
    except BudokanError as error:
        return "\n".join([*lines, f"cannot be dealt: {terminal.words.say(error.why)}", ""])
    terminal.also_call(game.called(head.options))
    teller = Teller(terminal, house_of(game), game, table, None)
    heard = 0
    for number, (seat, words) in enumerate(((0, ""), *record.lines)):
        if number:
            try:
                move = game.moves.parse(words)
                lines.append(f"{number:4}  {teller.name(seat)}: {teller.move(move)}")
                table.play(seat, move)
            except BudokanError as error:
                why = f"decision {number}, “{words}” of seat {seat}, is not possible: {teller.text(error.why)}"
                return "\n".join([*lines, "", why, ""])
        told = [one.event for one in (table.heard or [])[heard:]]
        heard += len(told)
        lines += [f"      {teller.event(event)}" for event in told]
        if number % EVERY == 0 or number == len(record.lines):
            lines.append(f"      digest after {number}: {table.digest(head.rules)}")
    if table.outcome is None:
        return "\n".join([*lines, "", f"not over after {len(record.lines)} decisions", ""])
    end = [teller.outcome(table.outcome), f"outcome: {msgspec.json.encode(table.outcome).decode()}"]
    return "\n".join([*lines, "", *end, ""])


# What has changed, in words.


def same_game(before: str, now: str) -> bool:
    """Whether two playthroughs go through the same positions to the same end, whatever words they find for it."""
    return DIGEST.findall(before) == DIGEST.findall(now) and OUTCOME.findall(before) == OUTCOME.findall(now)


def difference(before: str, now: str) -> str:
    """Where two playthroughs part: the decision, what the log said then and says now, the first other digest, the outcome."""
    lines = [*_other_lines(before.splitlines(), now.splitlines()), *_other_digest(before, now)]
    if outcome(before) != outcome(now):
        lines += ["  the outcome before:", f"    {outcome(before)}", "  the outcome now:", f"    {outcome(now)}"]
    return "\n".join(lines)


def outcome(told: str) -> str:
    """How a playthrough ends, in words."""
    return " ".join(told.rstrip().rpartition("\n\n")[2].splitlines())


def _other_lines(before: list[str], now: list[str]) -> list[str]:
    """The first thing that is told otherwise, after which decision."""
    before, now = ([line for line in told if line and not DIGEST.match(line)] for told in (before, now))
    at = next((at for at, (old, new) in enumerate(zip(before, now, strict=False)) if old != new), min(len(before), len(now)))
    if at == len(before) == len(now):
        return ["  everything is told as before"]
    decided = [line for line in before[:at] if DECISION.match(line)]
    where = f"after decision {decided[-1].strip()}" if decided else "before the first decision"
    return [f"  {where}", "  the log said:", *_until_next(before, at), "  it says now:", *_until_next(now, at)]


def _until_next(told: list[str], at: int) -> list[str]:
    """What is told from here on until the next decision."""
    end = next((after for after in range(at + 1, len(told)) if DECISION.match(told[after])), len(told))
    return [f"    {line.strip()}" for line in told[at:end]] or ["    (nothing more)"]


def _other_digest(before: str, now: str) -> list[str]:
    old, new = dict(DIGEST.findall(before)), dict(DIGEST.findall(now))
    for number, digest in old.items():
        if new.get(number) != digest:
            return [f"  digest after {number} decisions: {digest} before, {new.get(number, 'none')} now"]
    return []


# Holding games to what was kept, and renewing them.


def complaint(kept: Kept) -> str:
    """What is wrong with a golden game, in words: it goes another way under the same number, or is told otherwise."""
    if not kept.golden.is_dealt_as(kept.record):
        return f"{kept.golden}: {OTHER_PLAN}"
    now = kept.told_today()
    if now == kept.playthrough:
        return ""
    if same_game(kept.playthrough, now):
        return f"{other_words(kept, now)}\n  If that is meant, run `make golden`."
    return f"{other_way(kept, now)}\n{raise_the_number(kept)}" if kept.promised else ""


def other_words(kept: Kept, now: str) -> str:
    return f"{kept.golden}: only the words have changed\n{difference(kept.playthrough, now)}"


def other_way(kept: Kept, now: str) -> str:
    return f"{kept.golden} goes another way\n{difference(kept.playthrough, now)}"


def raise_the_number(kept: Kept) -> str:
    game = kept.golden.case.game
    return (
        f"  This is another game than the one that was kept, and {game.name} still stands at rules {game.rules}.\n"
        f"  If that is meant, raise `rules` in src/budokan/games/{game.name.replace('-', '_')}/__init__.py to"
        f" {kept.holds_to + 1} and run `make golden`."
    )


class Renewal(NamedTuple):
    """What `make golden` did with one game, in words (none if there was nothing to do), and whether it refused to."""

    words: str = ""
    refused: bool = False


def renew(golden: Golden, root: Path = GOLDEN_GAMES) -> Renewal:
    """Play the game if it is missing; if it has become another one, keep the new one under the new number of the rules."""
    kept = newest(golden, root)
    if kept is None:
        return Renewal(f"{golden}: played. {outcome(keep(golden, worth_keeping(golden), root))}")
    if not golden.is_dealt_as(kept.record):
        return Renewal(complaint(kept), refused=True)
    now = kept.told_today()
    if same_game(kept.playthrough, now):
        return _tell_again(kept, now, root)
    if kept.promised:
        return Renewal(complaint(kept), refused=True)
    seed = kept.record.header.seed
    assert seed is not None, "golden games are dealt from a seed"
    anew = keep(golden, played(golden, seed), root)
    return Renewal(f"{other_way(kept, now)}\n  played anew under rules {golden.rules} it ends:\n    {outcome(anew)}")


OTHER_PLAN = "the record is of another case than the plan names. Give the new case a name of its own."


def _tell_again(kept: Kept, now: str, root: Path) -> Renewal:
    """The same game: say that it holds under the number of today, in the words of today."""
    golden, words = kept.golden, []
    if now != kept.playthrough:
        words.append(other_words(kept, now))
    if golden.rules > kept.holds_to:
        now = playthrough(golden, kept.record, golden.rules)
        words.append(f"{golden}: holds under rules {golden.rules} too")
    if words:
        golden.file(root, kept.record.header.rules, "txt").write_text(now, encoding="utf-8")
    return Renewal("\n".join(words))


def keep(golden: Golden, table: Table, root: Path) -> str:
    """Write the record of a finished game and its playthrough, which is returned."""
    text = table.record().text()
    told = playthrough(golden, read_record(text), golden.rules)
    for kind, content in (("record", text), ("txt", told)):
        file = golden.file(root, golden.rules, kind)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return told
