"""How moves, events and outcomes are told to one reader at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.kernel.texts import Seat, SeatRef, Text, text_of

if TYPE_CHECKING:
    from budokan.cli.houses import House
    from budokan.cli.terminal import Terminal
    from budokan.kernel.events import Event
    from budokan.kernel.game import Game
    from budokan.kernel.moves import Move
    from budokan.kernel.outcome import Outcome
    from budokan.kernel.table import Table


class Teller:
    """Speaks to one reader, who calls the players by the names the game gives them."""

    def __init__(self, terminal: Terminal, house: House, game: Game, table: Table, reader: Seat | None) -> None:
        self.terminal = terminal
        self.house = house
        self.game = game
        self.reader = reader
        view = table.seen_by(reader)
        self.seats = table.seats
        self.names = [house.name_of(view, seat, terminal.words) for seat in range(table.seats)]
        self.view = view
        self.call = house.call_on(view)

    def name(self, seat: Seat) -> str:
        """Whoever sits there, or a figure the game leads itself."""
        return self.names[seat] if seat < self.seats else self.house.name_of(self.view, seat, self.terminal.words)

    def text(self, said: Text) -> str:
        return self.terminal.words.say(said, self.reader, self.name, self.seats, self.call)

    def move(self, move: Move) -> str:
        return self.text(text_of("move", move))

    def event(self, event: Event) -> str:
        """Who is only now being introduced has no name yet, but a seat."""
        said = text_of("event", event)
        if isinstance(event, self.house.introductions):
            return self.terminal.words.say(said, self.reader, call=self.call)
        return self.text(said)

    def outcome(self, outcome: Outcome) -> str:
        winners = tuple(SeatRef(seat) for seat in outcome.winners)
        return self.text(Text(outcome.reason, {"winners": winners}))
