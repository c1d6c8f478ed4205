"""`budokan ladder`: every bot against every other, with ratings, intervals and what each is worth where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, Many, at_least_one, game_named, read_deal
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.labels import LABELS
from budokan.lab import ladder as study
from budokan.players.bots import LEVELS, bot_named

RUNGS = "novice,student,ronin,sensei,master"
"""The levels a person chooses from."""

STANDINGS = ("ladder-bot", "ladder-rating", "ladder-interval", "ladder-games", "ladder-won")
DUELS = (
    "ladder-bot",
    "ladder-against",
    "ladder-pairings",
    "ladder-decided",
    "ladder-share",
    "ladder-interval",
    "ladder-won",
)

Rows = list[tuple[str, ...]]


def ladder(
    game: str,
    *,
    bots: str = RUNGS,
    seats: int | None = None,
    pairings: int = 60,
    seed: int = 1,
    workers: int = 1,
    mode: str | None = None,
    option: Many = (),
    cards: Path | None = None,
    keep: Path | None = None,
    json: Flag = False,
    markdown: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    played = game_named(game, terminal)
    usual = played.seats[len(played.seats) // 2] if seats is None and mode is None else seats
    deal = read_deal(played, usual, seed, mode, option, cards)
    rungs = read_rungs(played, bots)
    at_least_one("--pairings", pairings)
    at_least_one("--workers", workers)
    kept = keep or Path(f"ladder-{game}-{deal.seats}.jsonl")
    with terminal.progress(pairings * len(rungs) * (len(rungs) - 1) // 2) as progress:
        results = study.climb(deal, rungs, pairings, workers, kept, progress)
    found = study.weigh(deal, rungs, results)
    if json:
        terminal.data(found)
    else:
        tell(terminal, played, found, markdown=markdown)
    if found.failures:
        terminal.complain(terminal.say("ladder-failures", count=found.failures))
    return FAILED if found.failures else WELL


def read_rungs(game: Game, names: str) -> list[str]:
    """The bots by strength as far as that is known, however they were typed: results are kept under their names."""
    given = sorted({name.strip() for name in names.split(",")})
    for name in given:
        bot_named(name, game, 0)
    if len(given) < 2:
        raise BadWords("ladder-two-bots", found=names[:40])
    known = list(LEVELS)
    return sorted(given, key=lambda name: known.index(name) if name in known else len(known))


def tell(terminal: Terminal, game: Game, found: study.Ladder, *, markdown: bool) -> None:
    """The figures for a person, or as the tables of a page."""
    title = terminal.say("ladder-title", game=terminal.say(f"game-{game.name}"), seats=found.seats)
    terminal.line(f"## {title}\n" if markdown else title, "bold")
    show(terminal, STANDINGS, standings(terminal, found), markdown)
    show(terminal, DUELS, duels(terminal, found), markdown)
    for label in ("seat", *LABELS):
        rows = parts(terminal, found, label)
        if rows:
            bots = [rating.bot for rating in reversed(found.ratings)]
            show(terminal, (f"ladder-by-{label}", *bots), rows, markdown)
    terminal.line(terminal.say("ladder-how"), "" if markdown else "dim")
    if found.lost:
        terminal.line(terminal.say("cli-lost", count=found.lost))


def standings(terminal: Terminal, found: study.Ladder) -> Rows:
    rows: Rows = []
    for one in found.ratings:
        interval = f"{terminal.number(one.low, 1)} … {terminal.number(one.high, 1)}"
        rows.append(
            (one.bot, terminal.number(one.rating, 1), interval, terminal.number(one.games), percent(terminal, one.share))
        )
    return rows


def duels(terminal: Terminal, found: study.Ladder) -> Rows:
    rows: Rows = []
    for one in found.pairs:
        won = 1 - one.share, 1 - one.high, 1 - one.low, 1 - one.games
        share, low, high, games = (percent(terminal, figure) for figure in won)
        counted = terminal.number(one.pairings), terminal.number(one.decided)
        rows.append((one.bots[1], one.bots[0], *counted, share, f"{low} … {high}", games))
    return rows


def parts(terminal: Terminal, found: study.Ladder, label: str) -> Rows:
    """One row for every seat or role, one column for every bot."""
    shares = {(part.value, part.bot): part.share for part in found.parts if part.label == label}
    rows: Rows = []
    for value in sorted({value for value, _ in shares}):
        name = terminal.number(int(value) + 1) if label == "seat" else terminal.name(f"{label}-{value}", value)
        cells = [shares.get((value, rating.bot)) for rating in reversed(found.ratings)]
        rows.append((name, *("" if share is None else percent(terminal, share) for share in cells)))
    return rows


def percent(terminal: Terminal, share: float) -> str:
    return f"{terminal.number(100 * share, 1)} %"


def show(terminal: Terminal, heads: Sequence[str], rows: Rows, markdown: bool) -> None:
    titles = [terminal.name(head, head) for head in heads]
    if markdown:
        lines = [titles, ["---"] + ["---:"] * (len(titles) - 1), *rows]
        terminal.line("\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    for number, title in enumerate(titles):
        table.add_column(title, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    terminal.show(table)
    terminal.line()
