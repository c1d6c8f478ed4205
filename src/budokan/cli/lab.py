"""`budokan lab`: studies over many games, and their reports."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic, perf_counter

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.arguments import AtTheTerminal, Flag, at_least_one, game_named
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import PATIENCE, Terminal
from budokan.lab.measure import compiled
from budokan.lab.report.figures import Finding, findings_of, read_results
from budokan.lab.report.page import write_page
from budokan.lab.report.sentences import Speaker
from budokan.lab.study import running
from budokan.lab.study.executors import Executor, executor_of
from budokan.lab.study.on_ray import OnRay
from budokan.lab.study.plan import Study, read_study
from budokan.lab.study.playing import player_of
from budokan.lab.study.running import Found, carry_out
from budokan.lab.study.stopping import StoppingRule
from budokan.lab.study.tables import needed, write_tables

EVERY = 0.5
"""Seconds from one look at the interval to the next."""


class Result(msgspec.Struct, frozen=True):
    """What `--json` prints: what was played, what was found, and how fast it went this time."""

    found: Found
    findings: list[Finding]
    folder: str
    compiled: bool
    played: int
    seconds: float


def study(
    plan: Path,
    *,
    into: Path | None = None,
    workers: int = 1,
    ray: Flag = False,
    cluster: str = "",
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    at_least_one("--workers", workers)
    needed()
    planned = read_study(plan)
    game_named(planned.game, terminal)
    executor = executor_of_kind(workers, ray or bool(cluster), cluster)
    folder = into or Path(f"{planned.name}-study")
    began = perf_counter()
    counted: list[int] = []
    try:
        with bar(terminal, planned) as shown:

            def progress(games: int, rule: StoppingRule) -> None:
                counted.append(games)
                del counted[1:-1]
                shown(games, rule)

            found = carry_out(planned, folder, executor, progress)
    except KeyboardInterrupt:
        terminal.complain(terminal.say("lab-stopped", games=counted[-1] if counted else 0, folder=str(folder)))
        return FAILED
    write_tables(planned, found, folder)
    seconds, played = perf_counter() - began, counted[-1] - counted[0]
    results = read_results(folder)
    result = Result(found, findings_of(results), str(folder), compiled(), played, round(seconds, 3))
    if json:
        terminal.data(result)
    else:
        tell(terminal, planned, result)
    return FAILED if found.failures else WELL


def executor_of_kind(workers: int, ray: bool, cluster: str) -> Executor:
    return OnRay(player_of, workers, cluster) if ray else executor_of(player_of, workers)


def report(folder: Path, *, page: Path | None = None, terminal: AtTheTerminal) -> int:
    needed()
    results = read_results(folder)
    game_named(results.study.game, terminal)
    written = page or folder / "report.html"
    write_page(results, Speaker(terminal.words, results.study), written)
    terminal.line(terminal.say("lab-written", file=str(written)))
    return WELL


def tell(terminal: Terminal, planned: Study, result: Result) -> None:
    """The figures for a person."""
    speaker = Speaker(terminal.words, planned)
    found = result.found
    terminal.line(
        terminal.say("lab-title", name=planned.name, game=terminal.say(f"game-{planned.game}"), deals=found.deals), "bold"
    )
    rows = Table(box=None, pad_edge=False, padding=(0, 2))
    for id in ("lab-variant", "lab-who", "lab-games", "lab-won", "lab-interval", "lab-difference", "lab-interval"):
        rows.add_column(terminal.say(id), justify="left" if id in ("lab-variant", "lab-who") else "right")
    for one in result.findings:
        apart = one.difference
        told = (speaker.points(apart.mean), speaker.between(apart)) if apart else ("", "")
        share = speaker.percent(one.share.mean), speaker.between(one.share)
        rows.add_row(one.variant, speaker.measure(one.measure), terminal.number(one.games), *share, *told)
    terminal.show(rows)
    for one in result.findings:
        if one.difference:
            terminal.line(speaker.sentence(one))
    terminal.line(terminal.say("lab-how-sequence" if planned.stop else "lab-how-settled"), "dim")
    if found.failures:
        terminal.complain(terminal.say("lab-failures", count=found.failures))
    if found.lost:
        terminal.line(terminal.say("cli-lost", count=found.lost))
    rate = terminal.number(result.played / result.seconds if result.seconds else 0.0, 1)
    engine = terminal.say("lab-compiled" if result.compiled else "lab-plain")
    terminal.line(
        terminal.say("lab-speed", played=result.played, seconds=terminal.number(result.seconds, 1), rate=rate, engine=engine)
    )
    terminal.line(terminal.say("lab-kept", folder=result.folder, digest=found.digest))


class _Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self.terminal = terminal

    def render(self, task: Task) -> Styled:
        speed = task.finished_speed or task.speed
        return Styled("" if speed is None else self.terminal.say("lab-rate", rate=self.terminal.number(speed, 1)))


@contextmanager
def bar(terminal: Terminal, planned: Study) -> Iterator[running.Progress]:
    """Games, rate, time left and the interval so far, on stderr, if somebody is there to see it."""
    speaker = Speaker(terminal.words, planned)
    columns = BarColumn(), MofNCompleteColumn(), _Rate(terminal), TimeRemainingColumn(), TextColumn("{task.fields[said]}")
    shown = Progress(*columns, console=terminal.err, transient=True)
    task = shown.add_task("", total=planned.games * len(planned.variants), said="")
    patience = Timer(PATIENCE, shown.start)
    if terminal.err.is_terminal:
        patience.start()
    looked = 0.0

    def progress(games: int, rule: StoppingRule) -> None:
        nonlocal looked
        shown.update(task, completed=games)
        if terminal.err.is_terminal and monotonic() - looked > EVERY:
            looked = monotonic()
            shown.update(task, said=speaker.so_far(rule.intervals()))

    try:
        yield progress
    finally:
        patience.cancel()
        if patience.is_alive():
            patience.join()
        if shown.live.is_started:
            shown.stop()
