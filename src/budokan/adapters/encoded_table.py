"""One table as every door sees it: moves are numbers, what a seat sees is an array, and an end is a reward."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import msgspec
import numpy as np

from budokan.adapters.actions import actions
from budokan.adapters.observations import observations
from budokan.adapters.rewards import rewards_of
from budokan.adapters.watching import watchers
from budokan.kernel.game import Game
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.kernel.trail import Trail
from budokan.kernel.words import words
from budokan.players.bots import Bot

Array: TypeAlias = "np.ndarray[Any, Any]"
Observation = dict[str, Array]
"""`observation`: the cells; `action_mask`: a 1 for every number that may be chosen now."""


class EncodedTable:
    """A game in one mode for so many seats, dealt again and again."""

    def __init__(self, game: Game, mode: str | None, seats: int | None, options: Mapping[str, Any], history: int) -> None:
        self.game = game
        self.mode = next(iter(game.modes)) if mode is None else mode
        self.options = dict(options)
        self.actions = actions(game, self.mode, self.options)
        self.observations = observations(game, self.mode, self.options, history)
        self.listens = history > 0
        self.random = Random()
        self.table: Table = game.new(seats, 0, self.mode, listen=self.listens, **self.options)
        self.seats = self.table.seats
        self.watchers = watchers(self.observations, self.seats)
        self._offered: list[int] = []
        self._offered_at: tuple[Table | None, Trail, Seat] = (None, None, -1)

    def deal(self, seed: int | None) -> None:
        """A new game: from this seed, or from the one that follows the last."""
        if seed is not None:
            self.random.seed(seed)
        number = self.random.getrandbits(63)
        self.table = self.game.new(self.seats, number, self.mode, listen=self.listens, **self.options)

    def numbers(self, seat: Seat) -> list[int]:
        """What this seat may choose now; worked out once for each decision, which lengthens the trail."""
        table, trail, for_seat = self._offered_at
        if table is not self.table or trail is not self.table.trail or for_seat != seat:
            self._offered = self.actions.numbers(self.table, seat)
            self._offered_at = (self.table, self.table.trail, seat)
        return self._offered

    def play(self, seat: Seat, number: int) -> None:
        """Make the move of this number; what is not offered is refused and changes nothing."""
        table = self.table
        numbers = self.numbers(seat)
        if number in numbers:
            table.apply(seat, table.options(seat)[numbers.index(number)])
        else:
            table.play(seat, self.actions.move(table, seat, number))

    def let_decide(self, seat: Seat, bot: Bot) -> None:
        self.table.play(seat, bot.choose(perspective(self.table, seat)))

    def cells(self, seat: Seat) -> Array:
        return np.array(self.watchers[seat].look(self.table), np.int16)

    def mask(self, seat: Seat, waits: bool = False) -> Array:
        """What may be chosen now: nothing by a seat that owes no answer, but for the number after the last if it `waits`."""
        found = bytearray(self.actions.size + waits)
        if seat in self.table.waiting:
            for number in self.numbers(seat):
                found[number] = 1
        elif waits:
            found[self.actions.size] = 1
        return np.frombuffer(found, np.int8)

    def observe(self, seat: Seat, waits: bool = False) -> Observation:
        return {"observation": self.cells(seat), "action_mask": self.mask(seat, waits)}

    def rewards(self) -> list[float]:
        return rewards_of(self.game, self.mode, self.table)

    def drawn(self) -> str:
        """The table for a person: what is asked, and what everybody may see."""
        decision = self.table.decision
        say = words("en", self.game.name).say
        outcome = self.table.outcome
        asked = say(outcome.reason) if outcome is not None else "" if decision is None else say(decision.ask(self.table))
        seen = msgspec.json.format(msgspec.json.encode(self.table.see(None)), indent=2).decode()
        return f"{asked}\n{seen}\n"

    def render(self, mode: str | None) -> str | None:
        """What is drawn, as both libraries ask for it: given back as `ansi`, written where a person reads it as `human`."""
        if mode is None:
            return None
        drawn = self.drawn()
        if mode == "ansi":
            return drawn
        sys.stdout.write(drawn)
        return None
