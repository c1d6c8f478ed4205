"""`budokan compare`: what one bot is worth against another, team by team."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, Many, at_least_one, game_named, read_bots, read_deal
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.lab import compare as study


def compare(
    game: str,
    *,
    bots: str = "greedy,uniform",
    seats: int | None = None,
    games: int = 200,
    seed: int = 1,
    workers: int = 1,
    mode: str | None = None,
    option: Many = (),
    cards: Path | None = None,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    played = game_named(game, terminal)
    deal = read_deal(played, seats, seed, mode, option, cards)
    if bots.count(",") != 1:
        raise BadWords("compare-two-bots", found=bots[:40])
    one, other = read_bots(played, bots, 2)
    at_least_one("--games", games)
    at_least_one("--workers", workers)
    with terminal.progress(games) as progress:
        comparison = study.compare(deal, one, other, games, workers, progress)
    if json:
        terminal.data(comparison)
    else:
        tell(terminal, comparison)
    return FAILED if comparison.failures else WELL


def tell(terminal: Terminal, comparison: study.Comparison) -> None:
    """The figures for a person."""
    one, other = comparison.bots
    terminal.line(terminal.say("compare-title", one=one, other=other, games=comparison.games, seats=comparison.seats), "bold")
    rows = Table(box=None, pad_edge=False, padding=(0, 2))
    for id in ("compare-team", "compare-games", "compare-share", "compare-expected", "compare-difference", "compare-interval"):
        rows.add_column(terminal.say(id), justify="left" if id == "compare-team" else "right")
    shares = [*comparison.teams.items(), ("", comparison.overall)]
    for team, share in shares:
        shown = (share.share, share.expected, share.difference, share.low, share.high)
        figures = [terminal.number(100 * figure, 1) for figure in shown]
        rows.add_row(
            terminal.name(f"team-{team}", team) if team else terminal.say("compare-overall"),
            terminal.number(share.games),
            f"{figures[0]} %",
            f"{figures[1]} %",
            f"{figures[2]} %",
            f"{figures[3]} … {figures[4]} %",
            style="" if team else "bold",
        )
    terminal.show(rows)
    terminal.line(terminal.say("compare-how", other=other), "dim")
    if comparison.lost:
        terminal.line(terminal.say("cli-lost", count=comparison.lost))
    if comparison.failures:
        terminal.complain(terminal.say("compare-failures", count=comparison.failures))
