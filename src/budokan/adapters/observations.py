"""What a seat sees, as an array of fixed size: written from its own view and from nothing else.

First come what the table waits for and what the question is about, then the view of the game, field by field (`layout`), then,
if it is wanted, what this seat has heard last. `cells` names every cell, `explain` says what an array tells.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from budokan.adapters.actions import marked_fields
from budokan.adapters.factors import Words
from budokan.adapters.houses import factors_of, house_of
from budokan.adapters.layout import Layout
from budokan.adapters.parts import Cell, Chair, Chairs, Eye, Number, Word, blank, within
from budokan.kernel.errors import a_count
from budokan.kernel.events import Event
from budokan.kernel.frames import NAMES, Ballot
from budokan.kernel.game import Game, a_game
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, SeatRef, WordRef
from budokan.kernel.views import Seen

ARGUMENTS = 5
"""What a question is about: so many of the gaps in its sentence, in the order of their names."""

HEARD = 9
"""Cells of one event: its kind, and so many of its values."""

Cells16: TypeAlias = "array[int]"
"""Cells of 16 bits, which numpy takes as they are: `np.asarray(cells)` copies nothing."""


class Question(NamedTuple):
    """What a table waits for: the name of the decision, its phase, whether it is secret, who owes an answer, and its gaps."""

    name: str
    phase: str | None
    secret: bool
    waiting: Sequence[Seat]
    said: Mapping[str, Any]


def question_of(table: Table) -> Question | None:
    """What this table waits for, if it is not over."""
    decision = table.decision
    if decision is None:
        return None
    said = decision.ask(table).args
    return Question(NAMES[type(decision)], table.phase_now(), isinstance(decision, Ballot), table.waiting, said)


class Keeper(Protocol):
    """How a table is looked at: its view, without what is left out and takes long, keeping what has not changed."""

    def see(self, table: Any, seat: Seat) -> Seen: ...


class Plain:
    """The whole view, made anew."""

    def see(self, table: Table, seat: Seat) -> Seen:
        return table.see(seat)


class Observations:
    """The arrays of one game in one mode; with `history`, the last so many events that the seat has heard."""

    def __init__(self, game: Game, mode: str, settings: Any, history: int = 0) -> None:
        house = house_of(game)
        self.game = game
        self.mode = mode
        self.history = history
        chair: Chair = house.chair(mode)
        self.chair = chair
        self.layout = Layout(game.view, house.shown(mode, settings), chair)
        self.left_out = {**self.layout.left_out, **VIEW_LEFT_OUT}
        self._keeper: Callable[[], Keeper] = getattr(house, "Kept", Plain)
        self._rows = house.rows_seen if hasattr(house, "rows_seen") else None
        self._sizes = house.rows_for(settings) if self._rows is not None else {}
        self._decision = Word(Words(sorted(game.decisions)))
        self._phase = Word(Words(game.phases))
        self._waiting = Chairs(chair.most)
        self._words = Word(vocabulary(game, mode, settings))
        self._kinds = Word(Words(sorted(str(one.__struct_config__.tag) for one in game.events)))
        self._marks = {kind: marked_fields(kind) for kind in game.events}
        self.head = 4 + chair.most + ARGUMENTS
        self.told = self.head + self.layout.table.width
        """Where the history begins."""
        self.width = self.told + history * HEARD
        self._blank = array("h", [0]) * self.width

    # Writing.

    def write(self, table: Table, seat: Seat, out: Any) -> None:
        """Write what this seat sees into these cells, whatever they held."""
        self.begin(table, seat, self.keeper(), out)

    def begin(self, table: Table, seat: Seat, keeper: Keeper, out: Any) -> tuple[Seen, Eye]:
        """The same, and gives back what was seen and who saw it, to be updated from."""
        seen = keeper.see(table, seat)
        eye = self.write_seen(seat, table.seats, seen, question_of(table), out)
        if self.history:
            self._write_heard(table, seat, out, eye)
        return seen, eye

    def keeper(self) -> Keeper:
        """What the seats of one table look through."""
        return self._keeper()

    def update(self, table: Table, eye: Eye, keeper: Keeper, before: Seen, out: Any) -> Seen:
        """Turn cells that say what a seat saw before into what it sees now, which is given back to be updated from."""
        seat = eye.seat
        seen = keeper.see(table, seat)
        if self._rows is not None:
            rows = self._rows(seen, seat, self._sizes)
            eye.moved = rows != eye.rows
            eye.rows = rows
        out[1 : self.head] = blank(self.head - 1)
        question = question_of(table)
        if question is not None:
            self._write_question(question, out, eye)
        self.layout.table.update(out, self.head, seen, before, eye)
        if self.history:
            out[self.told :] = blank(self.width - self.told)
            self._write_heard(table, seat, out, eye)
        return seen

    def write_seen(self, seat: Seat, seats: int, seen: Seen, question: Question | None, out: Any) -> Eye:
        """The same from what was shown to a seat and what it was asked, for who has no table; without history."""
        out[:] = self._blank
        eye = Eye(seat, seats)
        if self._rows is not None:
            eye.rows = self._rows(seen, seat, self._sizes)
        out[0] = seats
        if question is not None:
            self._write_question(question, out, eye)
        self.layout.table.write(out, self.head, seen, eye)
        return eye

    def observe(self, table: Table, seat: Seat) -> Cells16:
        """What this seat sees, as an array of its own."""
        cells = array("h", self._blank)
        self.write(table, seat, cells)
        return cells

    def _write_question(self, question: Question, out: Any, eye: Eye) -> None:
        self._decision.write(out, 1, question.name, eye)
        self._phase.write(out, 2, question.phase, eye)
        out[3] = question.secret
        self._waiting.write(out, 4, question.waiting, eye)
        at = 4 + self.chair.most
        for name in sorted(question.said)[:ARGUMENTS]:
            out[at] = self._cell(question.said[name], eye)
            at += 1

    def _cell(self, value: Any, eye: Eye) -> int:
        """One value of a question: a seat as its chair, a word by its place, a number as it is; of several how many."""
        if isinstance(value, SeatRef):
            return self._chair_of(value.seat, eye)
        if isinstance(value, WordRef):
            return self._words.places.get(value.say, 0)
        if isinstance(value, int):
            return within(value)
        return len(value) if isinstance(value, tuple) else 0

    def _chair_of(self, seat: int, eye: Eye) -> int:
        cell = [0]
        self.chair.write(cell, 0, seat, eye)
        return cell[0]

    def _write_heard(self, table: Table, seat: Seat, out: Any, eye: Eye) -> None:
        """The newest event first."""
        assert table.heard is not None, "a table that nobody listens to has no history"
        at = self.told
        for told in reversed(table.heard):
            if at == self.width:
                break
            event = told.heard_by(seat)
            if event is not None and type(event) in self._marks:
                values = self._event(event, eye)[: HEARD - 1]
                self._kinds.write(out, at, event.__struct_config__.tag, eye)
                out[at + 1 : at + 1 + len(values)] = array("h", values)
                at += HEARD

    def _event(self, event: Event, eye: Eye) -> list[int]:
        found: list[int] = []
        for name, mark in self._marks[type(event)]:
            value = getattr(event, name)
            several = value if isinstance(value, tuple) else (value,)
            if isinstance(value, tuple):
                found.append(len(value))
            for one in several:
                if mark == "seat" and isinstance(one, int):
                    found.append(self._chair_of(one, eye))
                elif isinstance(one, int):
                    found.append(within(one))
                else:
                    found.append(self._words.places.get(f"{mark}-{one}", 0))
        return found

    # For people and for spaces.

    def cells(self) -> list[Cell]:
        """Every cell by name, with its bounds."""
        head = [*Number().cells("seats"), *self._decision.cells("decision"), *self._phase.cells("phase")]
        head += [Cell("secret", 0, 1), *self._waiting.cells("waiting")]
        head += [cell for one in range(ARGUMENTS) for cell in Number().cells(f"asked[{one}]")]
        heard = [
            cell
            for one in range(self.history)
            for cell in (
                *self._kinds.cells(f"heard[{one}].kind"),
                *(c for value in range(HEARD - 1) for c in Number().cells(f"heard[{one}].value[{value}]")),
            )
        ]
        return [*head, *self.layout.table.cells("table"), *heard]

    def bounds(self) -> tuple[Cells16, Cells16]:
        """The least and the most of every cell."""
        cells = self.cells()
        return array("h", [cell.least for cell in cells]), array("h", [cell.most for cell in cells])

    def explain(self, observation: Sequence[int]) -> dict[str, Any]:
        """What an array says, in plain values; seats are counted from the viewer."""
        cells = [int(one) for one in observation]
        at = self.told
        rows = [cells[start : start + HEARD] for start in range(at, self.width, HEARD)]
        return {
            "seats": cells[0],
            "decision": self._decision.read(cells, 1),
            "phase": self._phase.read(cells, 2),
            "secret": bool(cells[3]),
            "waiting": self._waiting.read(cells, 4),
            "asked": cells[4 + self.chair.most : self.head],
            "table": self.layout.table.read(cells, self.head),
            "heard": [{"kind": self._kinds.read(row, 0), "values": row[1:]} for row in rows if row[0]],
        }


VIEW_LEFT_OUT = {
    "View.seat": "an observation is the viewer's own, and seats are counted from it",
    "View.outcome": "nobody decides anything when it is known",
    "Asked.ask": "the sentence itself; its gaps are there",
}


def vocabulary(game: Game, mode: str, settings: Any) -> Words:
    """Every word that a question or an event of this game may name, as `card-bokken`."""
    factors, _ = factors_of(game, mode, settings)
    known = {name: factor for name, factor in factors.items() if isinstance(factor, Words) and "." not in name}
    return Words(sorted(f"{name}-{value}" for name, factor in known.items() for value in factor.values))


_made: dict[tuple[str, str, bytes, int], Observations] = {}


def observations(
    game: Game, mode: str | None = None, options: Mapping[str, Any] | None = None, history: int = 0
) -> Observations:
    """The arrays of this game and mode; cards and fields of somebody's own make arrays of their own."""
    a_game(game)
    a_count("history", history)
    chosen = next(iter(game.modes)) if mode is None else mode
    settings = game.settle(chosen, options or {})
    _, key = factors_of(game, chosen, settings)
    at = (game.name, chosen, key, history)
    if at not in _made:
        _made[at] = Observations(game, chosen, settings, history)
    return _made[at]
