"""The reader's own cards of Senjutsu: small drawings of what they strike, shield and move, and the same in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.houses.folding import is_short
from budokan.cli.houses.senjutsu_prose import Prose, speed_of
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language import values as v
from budokan.kernel.texts import Text
from budokan.kernel.words import Words

ARROWS = {"F": "↑", "FR": "↗", "BR": "↘", "B": "↓", "BL": "↙", "FL": "↖", "R": "→", "L": "←"}
"""Where a hex lies, one's own front being upward: `↑↑` is the second hex ahead, `↑↗` one ahead and one front right."""

RINGS = {"RING1": "○", "RING2": "◎"}

MARKS = {"w": "●", "bl": "◐", "poi": "◆", "st": "✶", "hob": "▽", "exec": "†", "*": "*"}
SHIELD = "■"
FOCUS = "◇"
BESIDES = 13
"""The lines of a screen that fighters, turn and question take."""

MORE = "…"
"""A card that does more than its drawing shows."""


@dataclass
class Hand:
    """Every card in words where the table stays in sight; else a line each, and the words when they are asked for."""

    cards: Sequence[tuple[Sheet, int]]
    abilities: Sequence[Styled]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        long = len(console.render_lines(self.in_full(), options)) > console.height - BESIDES
        yield self.in_brief() if is_short(console) or (console.is_terminal and long) else self.in_full()

    def in_brief(self) -> RenderableType:
        prose, rows = Prose(self.words), Table.grid(padding=(0, 1, 0, 0))
        for sheet, copies in self.cards:
            types = prose.types(sheet) + ("!" if sheet.instant else "")
            rows.add_row(
                Styled(self._name(sheet, copies), "bold"),
                Styled(types),
                Styled(speed_of(sheet), "bold"),
                Styled(FOCUS * sheet.focus, "magenta"),
                Styled(drawing(sheet), "cyan"),
            )
        return Group(self._heading(), rows, Styled(self._legend(), "dim"))

    def in_full(self) -> RenderableType:
        shown: list[RenderableType] = [*self.abilities, self._heading()]
        prose = Prose(self.words)
        for sheet, copies in self.cards:
            head = Styled(self._name(sheet, copies), "bold").append("  " + " · ".join(prose.facts(sheet)), "not bold")
            drawn = drawing(sheet).removesuffix(MORE).rstrip()
            if drawn:
                head.append(f"  {drawn}", "not bold cyan")
            shown.append(Padding(head, (0, 0, 0, 2)))
            said = ". ".join(prose.lines(sheet))
            if said:
                shown.append(Padding(Styled(f"{said}."), (0, 0, 0, 4)))
        return Group(*shown)

    def _heading(self) -> Styled:
        return Styled(self.words.say("senjutsu-your-hand"), "bold")

    def _name(self, sheet: Sheet, copies: int) -> str:
        return self.words.say(f"sj-card-{sheet.id}") + (f" ×{copies}" if copies > 1 else "")

    def _legend(self) -> str:
        """What the signs of these cards mean, and where the words are."""
        drawn = "".join(drawing(sheet) for sheet, _ in self.cards)
        said = [
            f"{sign} {self.words.say(Text(f'fight-mark-{mark}', {'count': 1})).removeprefix('1 ')}"
            for mark, sign in MARKS.items()
            if mark != "*" and sign in drawn
        ]
        if SHIELD in drawn:
            said.append(f"{SHIELD} {Prose(self.words).type('defence')}")
        if any(sheet.instant for sheet, _ in self.cards):
            said.append(self.words.say("senjutsu-instant"))
        return " · ".join([*said, self.words.say("senjutsu-cards-in-words")])


def hand_of(cards: Iterable[Sheet], abilities: Sequence[Styled], words: Words) -> Hand:
    """Cards alike are shown once, and counted."""
    return Hand([*Counter(cards).items()], abilities, words)


def drawing(sheet: Sheet) -> str:
    """The grids of a card: `↖● ↑●●` strikes front left once and the front twice, `↑■` shields it; `…` where it does more.

    What comes later, or instead, stands behind a line.
    """
    grids, more = [], False
    for effect in effects_of(sheet):
        if isinstance(effect, v.Attack):
            grids.append(" ".join(place(cell) + signs(marks) for cell, marks in effect.cells))
        elif isinstance(effect, v.Block):
            grids.append(" ".join(place(cell) + SHIELD + ("*" if star else "") for cell, star in effect.cells))
        else:
            more = True
    return " ".join([*filter(None, ["|".join(grids)]), *([MORE] if more else [])])


def effects_of(sheet: Sheet) -> Iterator[v.Effect]:
    for part in sheet.text.parts:
        for section in part.sections:
            for clause in section.clauses:
                for option in clause.options:
                    for line in option.lines:
                        yield from line.effects


def signs(marks: v.Marks) -> str:
    return "".join(MARKS[mark] * count for count, mark in marks)


def place(cell: str) -> str:
    """A hex of a grid by the way that leads there: `FFR2` is once F, and twice FR."""
    if cell in RINGS:
        return RINGS[cell]
    return "".join(ARROWS[way] * int(times or 1) for way, times in re.findall(r"([FB][RL]|[FBRL])(\d?)", cell))
