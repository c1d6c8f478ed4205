"""`budokan try` deals until a card can be played at once, and gives that seat to whoever asked, here or in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from budokan.cli.arguments import AtTheTerminal, Flag, game_named, own_cards, read_bots
from budokan.cli.exit_codes import WELL
from budokan.cli.houses import house_of
from budokan.cli.session import Session, write_record
from budokan.kernel.card_files import Printed, nearest
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.labels import labels_in
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.workshop import OwnCards
from budokan.players.bots import bot_at_a_table

MOST_DEALS = 200
SOON, LATE = 40, 300
"""So many decisions of each deal are looked at: first for a moment that comes soon, then for one that comes at all."""

YOU = 0


def try_card(
    game: str,
    card: str,
    *,
    cards: Path | None = None,
    bots: str = "greedy",
    save: Path | None = None,
    browser: Flag = False,
    port: int = 0,
    terminal: AtTheTerminal,
) -> int:
    """With `save` the moment is written down, to be loaded in a hall and played on from there, and nothing is played here."""
    played = game_named(game, terminal)
    own = own_cards(played, cards) if cards is not None else {}
    known = {*played.printed.ids(), *own}
    if card not in known:
        raise BadWords("try-no-card", card=card[:40], near=nearest(card, known) or "–")
    table = dealt(played, card, own)
    terminal.also_call(played.called(table.header.options if table.header else {}))
    if save is not None:
        write_record(save, table)
        terminal.line(terminal.say("try-saved", file=str(save), decisions=len(table.decisions())))
        return WELL
    if browser:
        from budokan.cli.one_table import lay_out  # the server is a heavy thing that the terminal does without

        return lay_out(table, bots, own, port, terminal)
    names = read_bots(played, bots, table.seats)
    luck = table.luck.state
    seated = {seat: bot_at_a_table(names[seat], played, luck, seat) for seat in range(table.seats) if seat != YOU}
    return Session(terminal, house_of(played), played, table, (YOU,), seated, None).run()


def dealt(game: Game, card: str, own: OwnCards) -> Table:
    """A table that waits for seat 0, which may play this card now; what the bots did until then was anything at all."""
    deals = list(ways(game.printed, card, own))
    for longest in (SOON, LATE):
        for number in range(MOST_DEALS):
            options = {**deals[number % len(deals)], **({game.own_cards: own} if own else {})}
            found = _within(game, card, options, number, longest)
            if found is not None:
                return found
    raise BadWords("try-not-dealt", card=card[:40], deals=MOST_DEALS)


def ways(printed: Printed, card: str, own: OwnCards) -> Iterator[dict[str, Any]]:
    """How a game is dealt so that the card may come; as usual where the game says nothing of it."""
    yield from printed.ways(card, own) or [{}]


def _within(game: Game, card: str, options: dict[str, Any], number: int, longest: int) -> Table | None:
    table, luck = game.new(None, number, listen=True, **options), Luck(number, "try")
    for _ in range(longest):
        if table.over:
            return None
        seat = table.waiting[0]
        offered = table.options(seat)
        if seat == YOU and (any(is_about(move, card) for move in offered) or plays_as(table, card)):
            return table
        table.play(seat, luck.pick(offered))
    return None


def plays_as(table: Table, card: str) -> bool:
    """Whether it is no card of a hand but whom seat 0 plays."""
    return card in labels_in(table.view(YOU)["table"], YOU).values()


def is_about(move: Move, card: str) -> bool:
    """Whether the move names this card, in any of its fields."""
    fields: dict[str, Any] = msgspec.to_builtins(move)
    return any(_names(value, card) for name, value in fields.items() if name != "type")


def _names(value: Any, card: str) -> bool:
    if isinstance(value, dict):
        return any(_names(one, card) for one in value.values())
    if isinstance(value, list):
        return any(_names(one, card) for one in value)
    return bool(value == card)
