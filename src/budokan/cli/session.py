"""One game at the terminal, from the first question to the end or to `q`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from budokan.cli.command_words import Answer, read_answer
from budokan.cli.screen import Screen
from budokan.kernel.undo import free_to_undo, undone
from budokan.players.runner import decide

if TYPE_CHECKING:
    from budokan.cli.houses import House
    from budokan.cli.terminal import Terminal
    from budokan.kernel.game import Game
    from budokan.kernel.moves import Move
    from budokan.kernel.table import Table
    from budokan.kernel.texts import Seat
    from budokan.players.bots import Bot


class Leaves(Exception):
    """The player has had enough."""


class Session:
    """A table, the people at the keyboard, and the bots."""

    def __init__(
        self,
        terminal: Terminal,
        house: House,
        game: Game,
        table: Table,
        people: Sequence[Seat],
        bots: Mapping[Seat, Bot],
        save: Path | None,
    ) -> None:
        self.terminal = terminal
        self.house = house
        self.game = game
        self.table = table
        self.people = people
        self.bots = bots
        self.save = save
        self.at_the_keyboard: Seat | None = people[0] if len(people) == 1 else None
        self.heard: dict[Seat, int] = dict.fromkeys(people, 0)

    def run(self) -> int:
        """Play to the end. Whoever leaves, however he leaves, keeps his game if he said where."""
        try:
            while not self.table.over:
                self.one_decision()
            self.tell_the_end()
        except Leaves:
            self.terminal.line(self.terminal.say("play-left"))
        finally:
            if self.save is not None:
                write_record(self.save, self.table)
        return 0

    def one_decision(self) -> None:
        seat = self.table.waiting[0]
        if seat in self.bots:
            decide(self.table, seat, self.bots[seat])
            return
        self.pass_the_keyboard(seat)
        move = self.ask(seat)
        if move is not None:
            self.heard[seat] = len(self.table.heard or ())
            self.table.play(seat, move)

    def pass_the_keyboard(self, seat: Seat) -> None:
        """Between two people the screen is cleared, and nothing is shown before the next one sits there."""
        if self.at_the_keyboard == seat:
            return
        screen = self.screen(seat)
        screen.clear()
        self.read(self.terminal.say("play-pass-the-keyboard", name=screen.teller.name(seat)))
        self.at_the_keyboard = seat

    def screen(self, seat: Seat) -> Screen:
        return Screen(self.terminal, self.house, self.game, self.table, seat)

    def ask(self, seat: Seat) -> Move | None:
        """Show everything and wait for an answer; None if the table is another one now."""
        screen = self.screen(seat)
        screen.clear()
        screen.show_all(self.heard[seat])
        while True:
            answer = read_answer(self.read(self.terminal.say("play-prompt")), len(screen.options), len(screen.refusals))
            if answer.key == "choose":
                return screen.options[answer.number]
            if answer.key == "undo":
                if self.take_back(seat):
                    return None
            else:
                self.do(screen, answer)

    def do(self, screen: Screen, answer: Answer) -> None:
        """Everything that is no move."""
        if answer.key == "refused":
            screen.show_refusal(answer.number)
        elif answer.key == "why":
            screen.show_ruling(answer.number)
        elif answer.key == "log":
            screen.show_log(0)
        elif answer.key == "cards":
            screen.show_cards()
        elif answer.key == "look":
            screen.show_all(self.heard[screen.seat])
        elif answer.key == "save":
            self.try_to_save(answer.word)
        elif answer.key == "leave":
            self.leave()
        else:
            self.terminal.line(self.terminal.say("play-keys", most=len(screen.options)), "yellow")

    def take_back(self, seat: Seat) -> bool:
        """BK-2.1: the last decision, if it told nobody anything."""
        if free_to_undo(self.game, self.table, seat) == 0:
            self.terminal.line(self.terminal.say("play-nothing-to-undo"), "yellow")
            return False
        self.table = undone(self.game, self.table, 1)
        self.heard[seat] = min(self.heard[seat], len(self.table.heard or ()))
        return True

    def leave(self) -> None:
        """Leave the table, saving the game if wished. `--save` has already said where."""
        if self.save is None:
            file = self.read(self.terminal.say("play-save-before-leaving")).strip()
            if file and not self.try_to_save(file):
                return
        raise Leaves

    def try_to_save(self, file: str) -> bool:
        """A file that cannot be written is told, and the game goes on."""
        if not file:
            self.terminal.line(self.terminal.say("play-save-where"), "yellow")
            return False
        try:
            write_record(Path(file).expanduser(), self.table)
        except OSError as error:
            self.terminal.line(self.terminal.mishap(error), "bold red")
            return False
        self.terminal.line(self.terminal.say("play-saved", file=file), "green")
        return True

    def tell_the_end(self) -> None:
        """What nobody has heard yet, the table laid open, and who has won."""
        seat = self.people[0]
        screen = self.screen(seat)
        screen.clear()
        screen.show_table()
        screen.show_log(min(self.heard.values()))
        screen.show_outcome(self.people)

    def read(self, prompt: str) -> str:
        """One line from whoever sits there; no more lines is leaving."""
        self.terminal.out.print(prompt, style="bold", end=" ")
        self.terminal.flush()
        try:
            line = input() if sys.stdin.isatty() else sys.stdin.readline()
        except EOFError:
            raise Leaves from None
        if not line and not sys.stdin.isatty():
            self.terminal.line()
            raise Leaves
        return line.rstrip("\n")


def write_record(file: Path, table: Table) -> None:
    """The whole record or nothing: a full disk does not cost the game that was saved before."""
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}", delete=False) as fresh:
            try:
                fresh.write(table.record().text())
                fresh.close()
                os.replace(fresh.name, file)
            except BaseException:
                os.unlink(fresh.name)
                raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None
