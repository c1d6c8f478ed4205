"""`budokan sim`: plays games between bots and counts."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from budokan.cli import FAILED, WELL
from budokan.cli.arguments import AtTheDesk, Flag, Many, at_least_one, game_named, read_bots, read_deal
from budokan.cli.desk import Desk
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
        ("sim-failures", desk.number(counted.failures)),
        ("sim-digest", counted.digest),
    ):
        rows.add_row(desk.say(id), figure)
    if counted.lost:
        rows.add_row(desk.say("sim-lost"), desk.number(counted.lost))
    desk.show(rows)
    tell_shares(desk, desk.say("sim-wins"), {desk.name(f"team-{name}", name): won for name, won in counted.wins.items()})
    tell_shares(desk, desk.say("sim-ways"), {desk.name(f"way-{name}", name): won for name, won in counted.ways.items()})
    for failure in counted.failed:
        desk.complain(desk.say("sim-failed", number=failure.number, seed=str(failure.seed), why=failure.why))


def tell_shares(desk: Desk, title: str, tally: dict[str, int]) -> None:
    desk.line(title, "bold")
    rows = Table.grid(padding=(0, 2))
    for name, won in tally.items():
        rows.add_row(f"  {name}", desk.number(won), f"{desk.number(100 * won / sum(tally.values()), 1)} %")
    desk.show(rows)
