"""`budokan replay`: tells a recorded game move by move, or checks that the record holds."""

from __future__ import annotations

from pathlib import Path

from budokan.cli.arguments import AtTheTerminal, Flag, game_named, read_text
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.houses import house_of
from budokan.cli.telling import Teller
from budokan.cli.terminal import Terminal
from budokan.hall.catalogue import speak
from budokan.hall.fair import fairness
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.records import Record, read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import SeatRef, Text

speak()

DOES_NOT_HOLD = (
    "bad-record-move",
    "illegal-record-move",
    "bad-resignation",
    "other-digest",
    "replay-no-digest",
    "hall-promise-broken",
)
"""What is wrong with the game and not with the file: a failed check, not bad words."""


def replay(file: Path, *, verify: Flag = False, json: Flag = False, terminal: AtTheTerminal) -> int:
    raw = read_record(read_text(file))
    game = game_named(raw.header.game, terminal)
    try:
        record = game.understand(raw)
        if verify:
            table = verified(game, record)
        else:
            table = tell(terminal, game, record, quiet=json)
    except BadWords as error:
        if error.why.id not in DOES_NOT_HOLD:
            raise
        if json:
            terminal.data({"holds": False, "why": terminal.words.say(error.why)})
        else:
            terminal.complain(terminal.words.say(error.why))
        return FAILED
    if json:
        terminal.data(
            {
                "holds": table.digest() == record.digest,
                "game": game.name,
                "seats": table.seats,
                "decisions": len(record.decisions),
                "digest": table.digest(),
                "outcome": table.outcome,
            }
        )
    elif verify:
        terminal.line(terminal.say("replay-holds", decisions=len(record.decisions), digest=record.digest))
        if record.header.commitment is not None:
            terminal.line(terminal.say("hall-promise-holds", commitment=record.header.commitment))
    return WELL


def verified(game: Game, record: Record) -> Table:
    """The table the record leads to: every decision possible, the digest right, the hall's word kept; else why not."""
    if not record.digest:
        raise BadWords("replay-no-digest")
    promise = fairness(record.header)
    if promise is not None and not promise.holds:
        raise BadWords("hall-promise-broken", commitment=promise.commitment)
    return game.replay(record)


def tell(terminal: Terminal, game: Game, record: Record, *, quiet: bool) -> Table:
    """Play the record again and tell everything, hidden things too: who holds the record knows them."""
    table = game.replay(record, 0, listen=True)
    terminal.also_call(game.called(record.header.options))
    teller = Teller(terminal, house_of(game), game, table, None)
    heard = 0
    for number, (seat, move) in enumerate((*record.decisions, (0, None)), start=1):
        told = [one.event for one in (table.heard or [])[heard:]]
        heard += len(told)
        if not quiet:
            for event in told:
                terminal.line("      " + teller.event(event), "dim")
        if move is None:
            break
        if not quiet:
            terminal.line(f"{number:4}  {teller.name(seat)}: {teller.move(move)}")
        if move not in table.options(seat):
            why = terminal.words.say(table.refusal(seat, move).why, None, teller.name)
            raise BadWords("illegal-record-move", number=number, seat=SeatRef(seat), what=str(move), why=why)
        table.play(seat, move)
    if record.resigned is not None:
        game.resign(table, record.resigned)
    if not quiet:
        if table.outcome is not None:
            terminal.line(teller.outcome(table.outcome), "bold")
        else:
            terminal.line(terminal.words.say(Text("replay-unfinished", {"decisions": len(record.decisions)})), "bold")
    return table
