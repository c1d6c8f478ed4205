"""`budokan sim`: plays games between bots and counts."""

from __future__ import annotations

import re
from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, Many, at_least_one, game_named, read_bots, read_deal
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.game import Game
from budokan.lab.simulate import Counted, simulate


def sim(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    bots: str = "uniform",
    workers: int = 1,
    mode: str | None = None,
    option: Many = (),
    cards: Path | None = None,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    played = game_named(game, terminal)
    deal = read_deal(played, seats, seed, mode, option, cards)
    names = read_bots(played, bots, deal.seats)
    at_least_one("--games", games)
    at_least_one("--workers", workers)
    with terminal.progress(games) as progress:
        counted = simulate(deal, names, games, workers, progress)
    if json:
        terminal.data(counted)
    else:
        tell(terminal, played, counted)
    return FAILED if counted.failures else WELL


def tell(terminal: Terminal, game: Game, counted: Counted) -> None:
    """The figures for a person."""
    terminal.line(
        terminal.say("sim-title", game=terminal.say(f"game-{game.name}"), games=counted.games, seats=counted.seats), "bold"
    )
    rows = Table.grid(padding=(0, 2))
    for id, figure in (
        ("sim-decisions", terminal.number(counted.decisions)),
        ("sim-speed", terminal.number(counted.decisions_per_second)),
        ("sim-length", terminal.number(counted.mean_length, 1)),
        ("sim-lengths", " · ".join(terminal.number(length) for length in counted.lengths)),
        ("sim-failures", terminal.number(counted.failures)),
        ("sim-digest", counted.digest),
    ):
        rows.add_row(terminal.say(id), figure)
    if counted.lost:
        rows.add_row(terminal.say("sim-lost"), terminal.number(counted.lost))
    terminal.show(rows)
    tell_shares(
        terminal, terminal.say("sim-wins"), {side_in_words(terminal, game, name): won for name, won in counted.wins.items()}
    )
    tell_shares(terminal, terminal.say("sim-ways"), {way_in_words(terminal, name): won for name, won in counted.ways.items()})
    tell_shares(terminal, terminal.say("sim-seats"), counted.seats_won)
    tell_scores(terminal, game, counted)
    for failure in counted.failed:
        terminal.complain(terminal.say("sim-failed", number=failure.number, seed=str(failure.seed), why=failure.why))


def tell_scores(terminal: Terminal, game: Game, counted: Counted) -> None:
    """How the scores lie, and how each side fared."""
    scores = counted.scores
    if scores is not None:
        terminal.line(terminal.say("sim-scores"), "bold")
        least, tenth, median = (terminal.number(figure, 1) for figure in (scores.least, scores.tenth, scores.median))
        ninetieth, most = (terminal.number(figure, 1) for figure in (scores.ninetieth, scores.most))
        terminal.line(
            "  " + terminal.say("sim-spread", least=least, tenth=tenth, median=median, ninetieth=ninetieth, most=most)
        )
        mean, winners = terminal.number(scores.mean, 1), terminal.number(scores.winners_mean, 1)
        terminal.line("  " + terminal.say("sim-mean", mean=mean, winners=winners))
    for name, side in counted.sides.items():
        share, mean = terminal.number(100 * side.wins / side.games, 1), terminal.number(side.mean_score, 1)
        called = terminal.name(f"{game.side_word}-{name}", name)
        terminal.line("  " + terminal.say("sim-side", name=called, games=side.games, wins=side.wins, share=share, mean=mean))


def side_in_words(terminal: Terminal, game: Game, side: str) -> str:
    """The side that won; one of several is named by all of them."""
    return " + ".join(terminal.name(f"{game.side_word}-{name}", name) for name in side.split("+"))


def way_in_words(terminal: Terminal, way: str) -> str:
    """How a game ended; a horde ends with so many waves of a stage beaten."""
    horde = re.fullmatch(r"stage-(\d+)-wave-(\d+)", way)
    return terminal.say("sim-waves", stage=int(horde[1]), waves=int(horde[2])) if horde else terminal.name(f"way-{way}", way)


def tell_shares(terminal: Terminal, title: str, tally: dict[str, int]) -> None:
    terminal.line(title, "bold")
    rows = Table.grid(padding=(0, 2))
    for name, won in tally.items():
        rows.add_row(f"  {name}", terminal.number(won), f"{terminal.number(100 * won / sum(tally.values()), 1)} %")
    terminal.show(rows)
