"""One moment of a game as the trees of game theory know it: somebody chooses, several choose at once, or luck does.

Our tables draw luck whenever a rule wants it; here luck chooses in moments of its own. The first is the deal. A choice is
tried on a copy, and if luck had to be drawn for what it leads to, luck chooses first, one of so many outcomes, each as likely
as the next: so what lies in a copy says nothing of what luck will bring. What a seat remembers is everything it has heard and
chosen, as one digest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from budokan.adapters.actions import Actions, actions
from budokan.adapters.observations import Observations, observations
from budokan.adapters.rewards import rewards_of
from budokan.kernel.errors import BadWords
from budokan.kernel.events import Told
from budokan.kernel.frames import Ballot
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.positions import Position
from budokan.kernel.records import Header
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

LUCK, AT_ONCE, NOBODY = -1, -2, -4
"""Who chooses, where it is not one seat."""

FIRST = blake2b(digest_size=16).digest()


class Plan:
    """What is played: a game in one mode for so many seats, from so many deals or from positions, as far as `limit` choices."""

    def __init__(
        self,
        game: Game,
        mode: str | None = None,
        seats: int | None = None,
        *,
        deals: int = 1000,
        outcomes: int = 16,
        seed: int = 0,
        limit: int = 0,
        at_once: bool = True,
        positions: Sequence[Position | str] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.mode = next(iter(game.modes)) if mode is None else mode
        self.options = dict(options or {})
        self.seats = game.new(seats, seed, self.mode, **self.options).seats
        self.deals = len(positions) or deals
        self.outcomes = outcomes
        self.seed = seed
        self.limit = limit or game.length
        self.at_once = at_once
        self.positions = tuple(positions)
        self.actions: Actions = actions(game, self.mode, self.options)
        self.observations: Observations = observations(game, self.mode, self.options)

    def __deepcopy__(self, memo: object) -> Plan:
        return self

    def dealt(self, number: int) -> Table:
        if self.positions:
            return self.game.set_up(self.positions[number], listen=True, tried_out=True)
        return self.game.new(self.seats, self.seed + number, self.mode, listen=True, **self.options)


class Heard:
    """What was heard or chosen last, and what came before. Copies share it, so what a seat remembers is worked out once."""

    __slots__ = ("before", "chosen", "known", "told")

    def __init__(self, before: Heard | None, told: Sequence[Told], chosen: tuple[Seat, int] | None) -> None:
        self.before = before
        self.told = told
        self.chosen = chosen
        self.known: dict[Seat, bytes] = {}

    def remembered(self, seat: Seat) -> bytes:
        """A digest of everything this seat has heard and chosen so far."""
        course: list[Heard] = []
        one: Heard | None = self
        while one is not None and seat not in one.known:
            course.append(one)
            one = one.before
        memory = FIRST if one is None else one.known[seat]
        for later in reversed(course):
            memory = later._after(memory, seat)
            later.known[seat] = memory
        return memory

    def _after(self, memory: bytes, seat: Seat) -> bytes:
        events = [event for told in self.told if (event := told.heard_by(seat)) is not None]
        own = self.chosen[1] if self.chosen is not None and self.chosen[0] == seat else -1
        if not events and own < 0:
            return memory
        return blake2b(memory + msgspec.json.encode((own, events)), digest_size=16).digest()


class Moment:
    """A table between two choices. Before the deal there is none."""

    __slots__ = ("heard", "made", "pending", "plan", "table")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.table: Table | None = None
        self.pending: dict[Seat, int] = {}
        """What was chosen and waits for luck."""
        self.heard: Heard | None = None
        self.made = 0

    @staticmethod
    def of(plan: Plan, table: Table) -> Moment:
        """A table that somebody else has dealt: nothing was heard yet, and it is not played on itself."""
        moment = Moment(plan)
        moment.table = table.copy()
        moment.table.heard = []
        return moment

    def copy(self) -> Moment:
        other = Moment(self.plan)
        if self.table is not None:
            other.table = self.table.copy()
            other.table.heard = []
        other.pending = self.pending
        other.heard = self.heard
        other.made = self.made
        return other

    def __deepcopy__(self, memo: object) -> Moment:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        position = b"" if self.table is None else msgspec.json.encode(self.table.position())
        memories = [] if self.heard is None else [self.heard.remembered(seat) for seat in range(self.plan.seats)]
        return read_moment, (asked_of(self.plan), position, memories, self.pending, self.made)

    # Who chooses, and among what.

    def whose(self) -> int:
        table = self.table
        if table is None or self.pending:
            return LUCK
        if table.outcome is not None or self.made >= self.plan.limit:
            return NOBODY
        waiting = table.waiting
        if len(waiting) > 1 and self.plan.at_once and isinstance(table.decision, Ballot):
            return AT_ONCE
        return waiting[0]

    def numbers(self, seat: Seat) -> list[int]:
        """What this seat may choose now, in ascending order."""
        table = self.table
        if table is None or seat not in table.waiting:
            return []
        return sorted(self.plan.actions.numbers(table, seat))

    def outcomes(self) -> int:
        """Among how many outcomes luck chooses."""
        return self.plan.deals if self.table is None else self.plan.outcomes

    def said(self, seat: Seat, number: int) -> str:
        """A choice in the words of a record."""
        assert self.table is not None, "nobody chooses before the deal"
        return str(self.plan.actions.move(self.table, seat, number))

    # Choosing.

    def choose(self, chosen: dict[Seat, int]) -> None:
        """What one seat or several choose; it waits if luck has a say in what it leads to."""
        table = self.table
        assert table is not None, "nobody chooses before the deal"
        trial = table.copy()
        trial.heard = []
        self._apply(trial, chosen)
        if trial.luck.state != table.luck.state:
            self.pending = chosen
        else:
            self._come_to(trial, chosen)

    def draw(self, outcome: int) -> None:
        """What luck chooses: the deal, or how what was chosen turns out."""
        table = self.table
        if not 0 <= outcome < self.outcomes():
            raise BadWords("adapter-no-outcome", outcome=str(outcome)[:20], last=str(self.outcomes() - 1))
        if table is None:
            self.table = self.plan.dealt(outcome)
            self._hear(self.table, None)
            return
        chosen, self.pending = self.pending, {}
        luck = Luck(table.luck.state, f"outcome {outcome}")
        table.luck.state = luck.state
        self._apply(table, chosen)
        self._come_to(table, chosen)

    def _apply(self, table: Table, chosen: dict[Seat, int]) -> None:
        """In the order of the seats; an answer that an earlier one has made impossible is asked for again."""
        for place, (seat, number) in enumerate(sorted(chosen.items())):
            if place and (table.outcome is not None or seat not in table.waiting):
                continue
            numbers = self.plan.actions.numbers(table, seat)
            if number in numbers:
                table.apply(seat, table.options(seat)[numbers.index(number)])
            elif not place:
                table.play(seat, self.plan.actions.move(table, seat, number))  # says why it is not possible

    def _come_to(self, table: Table, chosen: dict[Seat, int]) -> None:
        self.table = table
        for seat, number in sorted(chosen.items()):
            self.heard = Heard(self.heard, (), (seat, number))
        self._hear(table, None)
        self.made += len(chosen)

    def _hear(self, table: Table, chosen: tuple[Seat, int] | None) -> None:
        if table.heard:
            self.heard = Heard(self.heard, table.heard, chosen)
        table.heard = []

    # What a seat knows.

    def imagined(self, seat: Seat, luck: Luck) -> Moment:
        """Another moment that this seat cannot tell from this one. Others remember in it what this seat has heard."""
        table = self.table
        if table is None or self.pending:
            raise BadWords("adapter-no-redeal")
        other = Moment(self.plan)
        other.table = table.redeal(seat, luck)
        other.table.header = imagined_header(other.table, table)
        other.table.heard = []
        if self.heard is not None:
            other.heard = Heard(None, (), None)
            memory = self.heard.remembered(seat)
            other.heard.known = dict.fromkeys(range(self.plan.seats), memory)
        other.made = self.made
        return other

    def seen(self, seat: Seat) -> str:
        """What this seat sees now, as JSON; what it has chosen and waits for luck with it."""
        if self.table is None:
            return ""
        waits = f" {self.pending[seat]}" if seat in self.pending else ""
        return msgspec.json.encode(self.table.view(seat)).decode() + waits

    def known(self, seat: Seat) -> str:
        """Everything this seat knows: what it sees, its own answer to an open ballot, and a digest of what it remembers."""
        memory = FIRST if self.heard is None else self.heard.remembered(seat)
        return f"{memory.hex()} {self.seen(seat)}"

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.plan.seats
        return rewards_of(self.plan.game, self.plan.mode, self.table)

    def __str__(self) -> str:
        if self.table is None:
            return f"{self.plan.game.name}: not dealt yet"
        stands = self.table.digest() if self.table.header is not None else "imagined"
        return f"{self.plan.game.name}: {self.made} choices, {stands} {self.pending or ''}".rstrip()


def imagined_header(dealt: Table, true: Table) -> Header | None:
    """A redeal forgets how it was dealt; to write it down it needs what everybody knows of that."""
    known = true.header
    if known is None:
        return None
    return Header(known.game, known.rules, known.mode, known.seats, dealt.imagined_options(known.options))


def asked_of(plan: Plan) -> dict[str, Any]:
    """What a plan was made with, but for positions: a moment that was dealt needs none."""
    return {
        "game": plan.game.name,
        "mode": plan.mode,
        "seats": plan.seats,
        "deals": plan.deals,
        "outcomes": plan.outcomes,
        "seed": plan.seed,
        "limit": plan.limit,
        "at_once": plan.at_once,
        "options": plan.options,
        "positions": [one if isinstance(one, str) else one.text() for one in plan.positions],
    }


def read_moment(asked: dict[str, Any], position: bytes, memories: list[bytes], pending: dict[Seat, int], made: int) -> Moment:
    """The moment that `__reduce__` has taken apart."""
    import budokan  # the games stand above what they are made of: here one is looked up by name

    plan = Plan(budokan.game(asked["game"]), **{name: one for name, one in asked.items() if name != "game"})
    moment = Moment(plan)
    if position:
        moment.table = plan.game.set_up(position.decode(), listen=True, tried_out=True)
    if memories:
        moment.heard = Heard(None, (), None)
        moment.heard.known = dict(enumerate(memories))
    moment.pending, moment.made = dict(pending), made
    return moment
