"""`budokan belief`: how well bots guess what is hidden, round by round."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, Many, at_least_one, game_named, read_bots, read_deal
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.kernel.instinct import nobody_suspects
from budokan.lab import belief as study

COLUMNS = ("belief-round", "belief-guesses", "belief-chance", "belief-loss", "belief-prior-chance", "belief-prior-loss")


def belief(
    game: str,
    *,
    bots: str = "greedy",
    seats: int | None = None,
    games: int = 60,
    seed: int = 1,
    workers: int = 1,
    mode: str | None = None,
    option: Many = (),
    cards: Path | None = None,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    played = game_named(game, terminal)
    if played.instinct.suspect is nobody_suspects:
        raise BadWords("belief-nothing-hidden", game=game)
    usual = played.seats[len(played.seats) // 2] if seats is None and mode is None else seats
    deal = read_deal(played, usual, seed, mode, option, cards)
    names = read_bots(played, bots, deal.seats)
    at_least_one("--games", games)
    at_least_one("--workers", workers)
    with terminal.progress(games) as progress:
        found = study.believe(deal, names, games, workers, progress)
    if json:
        terminal.data(found)
    else:
        tell(terminal, found)
    return WELL


def tell(terminal: Terminal, found: study.Belief) -> None:
    """The figures for a person."""
    terminal.line(terminal.say("belief-title", games=found.games, seats=found.seats), "bold")
    rows = Table(box=None, pad_edge=False, padding=(0, 2))
    for id in COLUMNS:
        rows.add_column(terminal.say(id), justify="right")
    for one in [*found.rounds, found.overall]:
        overall = one is found.overall
        rows.add_row(
            terminal.say("belief-overall") if overall else terminal.number(one.round),
            terminal.number(one.guesses),
            f"{terminal.number(100 * one.chance, 1)} %",
            terminal.number(one.log_loss, 3),
            f"{terminal.number(100 * one.prior_chance, 1)} %",
            terminal.number(one.prior_log_loss, 3),
            style="bold" if overall else "",
        )
    terminal.show(rows)
    terminal.line(terminal.say("belief-how"), "dim")
