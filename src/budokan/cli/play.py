"""`budokan play`: a table at the terminal, for one person or several, with bots on the other seats."""

from __future__ import annotations

from pathlib import Path

from budokan.cli.arguments import AtTheTerminal, Flag, Many, game_named, read_bots, read_options, read_text
from budokan.cli.houses import house_of
from budokan.cli.session import Session
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.records import read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.bots import bot_at_a_table


def play(
    game: str,
    *,
    seats: int | None = None,
    bots: str = "greedy",
    hotseat: Flag = False,
    humans: str | None = None,
    seed: int | None = None,
    mode: str | None = None,
    option: Many = (),
    cards: Path | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    terminal: AtTheTerminal,
) -> int:
    played = game_named(game, terminal)
    if resume is not None:
        table = resumed(played, resume, seats)
    else:
        table = played.new(seats, seed, mode, listen=True, **read_options(played, option, cards))
    terminal.also_call(played.called(table.header.options if table.header else {}))
    people = read_humans(humans, hotseat, table.seats)
    names = read_bots(played, bots, table.seats)
    luck = table.luck.state
    seated = {seat: bot_at_a_table(names[seat], played, luck, seat) for seat in range(table.seats) if seat not in people}
    return Session(terminal, house_of(played), played, table, people, seated, save).run()


def resumed(game: Game, file: Path, seats: int | None) -> Table:
    """The table a record leads to, to go on from there."""
    record = read_record(read_text(file))
    if record.header.game != game.name:
        raise BadWords("play-other-game", expected=game.name, found=record.header.game[:40])
    if seats is not None and seats != record.header.seats:
        raise BadWords("play-other-seats", expected=record.header.seats, found=seats)
    return game.replay(record, listen=True)


def read_humans(humans: str | None, hotseat: bool, seats: int) -> tuple[Seat, ...]:
    """Which seats are people: those named, all with --hotseat, else the first."""
    if humans is None:
        return tuple(range(seats)) if hotseat else (0,)
    named = [word.strip() for word in humans.split(",")]
    if not all(word.isascii() and word.isdigit() and int(word) < seats for word in named):
        raise BadWords("play-bad-humans", found=humans[:40], last=seats - 1)
    return tuple(sorted({int(word) for word in named}))
