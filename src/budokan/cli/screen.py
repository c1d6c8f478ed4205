"""What one person sees: the table, what has happened, the question and the options. Drawn from his view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Rows
from rich.text import Text as Styled

from budokan.cli.houses.folding import unfolded
from budokan.cli.telling import Teller
from budokan.kernel.errors import BadWords
from budokan.kernel.ledger import read_ledger
from budokan.kernel.records import Header

if TYPE_CHECKING:
    from budokan.cli.houses import House
    from budokan.cli.terminal import Terminal
    from budokan.kernel.frames import Refusal
    from budokan.kernel.game import Game
    from budokan.kernel.moves import Move
    from budokan.kernel.table import Table
    from budokan.kernel.texts import Seat, Text

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it, so that no hand can be looked up."""

LINES_OF_LOG = 18
LEAST_OF_LOG = 3
SHARE_OF_LOG = 5
"""The log stands above the table and takes no more than a fifth of the screen: the table and the question stay in sight."""
MOVES_NAMED = 3


class Screen:
    """One moment, as this seat sees it."""

    def __init__(self, terminal: Terminal, house: House, game: Game, table: Table, seat: Seat) -> None:
        self.terminal = terminal
        self.house = house
        self.game = game
        self.seat = seat
        self.view = table.seen_by(seat)
        self.header: Header = table.record().header
        self.outcome = table.outcome
        self.teller = Teller(terminal, house, game, table, seat)
        self.options: list[Move] = table.options(seat)
        self.refusals: list[list[Refusal]] = by_reason(table.impossible(seat))
        self.heard = table.heard or []

    @property
    def asked(self) -> Text:
        """The question in words."""
        assert self.view.decision is not UNSET, "only a game that is not over asks anything"
        return self.view.decision.ask

    def clear(self) -> None:
        if self.terminal.out.is_terminal:
            self.terminal.out.file.write(CLEAR)

    def show_all(self, heard: int) -> None:
        self.show_log(heard, bounded=True)
        self.show_table()
        self.show_question()

    @property
    def drawn(self) -> list[RenderableType]:
        return self.house.draw(self.view, self.header, self.terminal.words, self.teller.name)

    def show_table(self) -> None:
        for part in self.drawn:
            self.terminal.show(part)

    def show_cards(self) -> None:
        """In words whatever a short screen draws in brief; where nothing is, the table once more."""
        for part in unfolded(self.drawn) or self.drawn:
            self.terminal.show(part)

    def show_log(self, heard: int, *, bounded: bool = False) -> None:
        """What was told to this seat after the first `heard` things that were told to anybody; the newest of it, if bounded."""
        told = [one.heard_by(self.seat) for one in self.heard[heard:]]
        lines = [self.teller.event(event) for event in told if event is not None]
        if not lines:
            return
        self.terminal.show(Rule(self.terminal.say("play-log"), style="dim"))
        shown = lines[-self.room_for_log :] if bounded else lines if heard == 0 else lines[-LINES_OF_LOG:]
        if len(shown) < len(lines):
            self.terminal.line(self.terminal.say("play-earlier", count=len(lines) - len(shown)), "dim")
        for line in shown:
            self.terminal.line("  " + line)

    @property
    def room_for_log(self) -> int:
        """How many lines of the log are shown with the table: on paper there is room for all that is new."""
        out = self.terminal.out
        return max(LEAST_OF_LOG, out.height // SHARE_OF_LOG) if out.is_terminal else LINES_OF_LOG

    def show_question(self) -> None:
        self.terminal.show(Rule(style="dim"))
        self.terminal.line(self.teller.text(self.asked), "bold yellow")
        rows = Rows.grid(padding=(0, 1))
        for number, move in enumerate(self.options, start=1):
            rows.add_row(Styled(f"{number:3}", "bold cyan"), self.teller.move(move))
        for number, refused in enumerate(self.refusals, start=len(self.options) + 1):
            rows.add_row(Styled(f"{number:3}", "dim"), Styled(self.refusal_in_words(refused), "dim"))
        self.terminal.show(rows)

    def refusal_in_words(self, refused: Sequence[Refusal]) -> str:
        """The moves that one reason forbids, the first few by name."""
        moves = [self.teller.move(one.move) for one in refused]
        named = "; ".join(moves[:MOVES_NAMED]) + (" …" if len(moves) > MOVES_NAMED else "")
        return self.terminal.say("play-impossible", moves=named, why=self.teller.text(refused[0].why), ruling=refused[0].ruling)

    def show_refusal(self, number: int) -> None:
        self.terminal.line(self.refusal_in_words(self.refusals[number]), "yellow")

    def show_ruling(self, number: int) -> None:
        """The ruling behind the question (-1), an option, or a refusal, in the reader's language."""
        ledger = read_ledger(self.game.name, self.terminal.words.language)
        wanted = self.asked.ruling
        if 0 <= number < len(self.options):
            wanted = self.house.ruling_about(self.options[number], ledger, self.terminal.words) or wanted
        elif number >= 0:
            wanted = self.refusals[number - len(self.options)][0].ruling
        try:
            ruling = ledger.ruling(wanted)
        except BadWords as error:
            self.terminal.line(self.terminal.words.say(error.why), "yellow")
            return
        mark = f" ({self.terminal.say(f'mark-{ruling.mark}')})" if ruling.mark else ""
        self.terminal.line(f"{ruling.number}{mark}", "bold")
        self.terminal.line(ruling.text)

    def show_outcome(self, people: Sequence[Seat]) -> None:
        outcome = self.outcome
        assert outcome is not None, "the game is over"
        self.terminal.show(Rule(style="dim"))
        self.terminal.line(self.teller.outcome(outcome), "bold")
        if len(people) == 1:
            self.terminal.line(self.terminal.say("play-you-win" if people[0] in outcome.winners else "play-you-lose"), "bold")


def by_reason(refusals: Sequence[Refusal]) -> list[list[Refusal]]:
    """Refusals of the same reason and ruling together, in the order they came."""
    found: list[list[Refusal]] = []
    for one in refusals:
        same = next((group for group in found if group[0].why == one.why and group[0].ruling == one.ruling), None)
        if same is None:
            found.append([one])
        else:
            same.append(one)
    return found
