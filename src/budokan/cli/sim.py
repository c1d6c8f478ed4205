"""`budokan sim`: plays games between bots and counts."""

from __future__ import annotations

import re
from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheDesk, Flag, Many, at_least_one, game_named, read_bots, read_deal
from budokan.cli.desk import Desk
from budokan.cli.exit_codes import FAILED, WELL
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
    desk: AtTheDesk,
) -> int:
    played = game_named(game, desk)
    deal = read_deal(played, seats, seed, mode, option, cards)
    names = read_bots(played, bots, deal.seats)
    at_least_one("--games", games)
    at_least_one("--workers", workers)
    with desk.progress(games) as progress:
        counted = simulate(deal, names, games, workers, progress)
    if json:
        desk.data(counted)
    else:
        tell(desk, played, counted)
    return FAILED if counted.failures else WELL


def tell(desk: Desk, game: Game, counted: Counted) -> None:
    """The figures for a person."""
    desk.line(desk.say("sim-title", game=desk.say(f"game-{game.name}"), games=counted.games, seats=counted.seats), "bold")
    rows = Table.grid(padding=(0, 2))
    for id, figure in (
        ("sim-decisions", desk.number(counted.decisions)),
        ("sim-speed", desk.number(counted.decisions_per_second)),
        ("sim-length", desk.number(counted.mean_length, 1)),
        ("sim-lengths", " · ".join(desk.number(length) for length in counted.lengths)),
        ("sim-failures", desk.number(counted.failures)),
        ("sim-digest", counted.digest),
    ):
        rows.add_row(desk.say(id), figure)
    if counted.lost:
        rows.add_row(desk.say("sim-lost"), desk.number(counted.lost))
    desk.show(rows)
    tell_shares(desk, desk.say("sim-wins"), {side_in_words(desk, game, name): won for name, won in counted.wins.items()})
    tell_shares(desk, desk.say("sim-ways"), {way_in_words(desk, name): won for name, won in counted.ways.items()})
    tell_shares(desk, desk.say("sim-seats"), counted.seats_won)
    tell_scores(desk, game, counted)
    for failure in counted.failed:
        desk.complain(desk.say("sim-failed", number=failure.number, seed=str(failure.seed), why=failure.why))


def tell_scores(desk: Desk, game: Game, counted: Counted) -> None:
    """How the scores lie, and how each side fared."""
    scores = counted.scores
    if scores is not None:
        desk.line(desk.say("sim-scores"), "bold")
        least, tenth, median = (desk.number(figure, 1) for figure in (scores.least, scores.tenth, scores.median))
        ninetieth, most = (desk.number(figure, 1) for figure in (scores.ninetieth, scores.most))
        desk.line("  " + desk.say("sim-spread", least=least, tenth=tenth, median=median, ninetieth=ninetieth, most=most))
        mean, winners = desk.number(scores.mean, 1), desk.number(scores.winners_mean, 1)
        desk.line("  " + desk.say("sim-mean", mean=mean, winners=winners))
    for name, side in counted.sides.items():
        share, mean = desk.number(100 * side.wins / side.games, 1), desk.number(side.mean_score, 1)
        called = desk.name(f"{game.side_word}-{name}", name)
        desk.line("  " + desk.say("sim-side", name=called, games=side.games, wins=side.wins, share=share, mean=mean))


def side_in_words(desk: Desk, game: Game, side: str) -> str:
    """The side that won; one of several is named by all of them."""
    return " + ".join(desk.name(f"{game.side_word}-{name}", name) for name in side.split("+"))


def way_in_words(desk: Desk, way: str) -> str:
    """How a game ended; a horde ends with so many waves of a stage beaten."""
    horde = re.fullmatch(r"stage-(\d+)-wave-(\d+)", way)
    return desk.say("sim-waves", stage=int(horde[1]), waves=int(horde[2])) if horde else desk.name(f"way-{way}", way)


def tell_shares(desk: Desk, title: str, tally: dict[str, int]) -> None:
    desk.line(title, "bold")
    rows = Table.grid(padding=(0, 2))
    for name, won in tally.items():
        rows.add_row(f"  {name}", desk.number(won), f"{desk.number(100 * won / sum(tally.values()), 1)} %")
    desk.show(rows)
