"""The frozen values a card text stands for: effects, lines, options, clauses, parts.

A text is made of parts (above and below each divider), a part of sections (the card itself, IF SUCCESSFUL, WHEN ...), a
section of clauses (the lines of the card), a clause of options (joined by OR), an option of a gate and lines of effects.
"""

from __future__ import annotations

from dataclasses import dataclass

ALL = -1
"""The number of "all"."""

Marks = tuple[tuple[int, str], ...]
"""What a cell of a grid shows: (2, "w") is two Wounds; the asterisk is (1, "*")."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card does."""


@dataclass(frozen=True, slots=True)
class Step(Effect):
    """Move: `step? ANY 2`, `T step! F 1`, `step? ARC 2 toward T`. `who` is "", "T" or "dog"."""

    who: str
    forced: bool
    ways: tuple[str, ...]
    number: int
    toward: str = ""


@dataclass(frozen=True, slots=True)
class Rotate(Effect):
    who: str
    forced: bool
    number: int


@dataclass(frozen=True, slots=True)
class Shift(Effect):
    """Push or pull the target; `moved` adds one for each hex moved."""

    kind: str
    number: int
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Exchange hexes with the target."""


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """Cancel the target's "movement" or "rotation", or the "cards" of every target."""

    what: str


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    cells: tuple[tuple[str, Marks], ...]


@dataclass(frozen=True, slots=True)
class Block(Effect):
    """A block; a cell marked with an asterisk is a shield only if its line says so."""

    cells: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Asterisk(Effect):
    """What the asterisk of the grid above stands for: marks, a shield, or another effect."""

    marks: Marks = ()
    block: bool = False
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class React(Effect):
    speeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Aim(Effect):
    """The attack that compares initiative."""

    marks: Marks
    by_difference: bool = False


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Harm without a grid, to "T" or to "every" opponent within range and sight."""

    whom: str
    marks: Marks
    per_hex: bool = False


@dataclass(frozen=True, slots=True)
class Suffer(Effect):
    marks: Marks


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """One of REPLACEMENTS, in its words."""

    what: str


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    up_to: bool
    number: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    who: str
    up_to: bool
    number: int
    per_contract: bool = False


@dataclass(frozen=True, slots=True)
class Fetch(Effect):
    """Search `place` ("deck", "discard", "T discard", "top") for cards that fit."""

    others: bool
    number: int
    filter: tuple[str, ...]
    place: str
    top: int = 0
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class Pass(Effect):
    """Search the top of the target's deck and give it a card of one's choice."""

    top: int


@dataclass(frozen=True, slots=True)
class PlayFetched(Effect):
    """Play the card fetched last as a Replacement."""


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """Cards from hand or discards into the deck."""

    who: str
    up_to: bool
    number: int
    filter: tuple[str, ...]
    from_discard: bool = False
    per_contract: bool = False


@dataclass(frozen=True, slots=True)
class ShuffleHand(Effect):
    who: str


@dataclass(frozen=True, slots=True)
class ShuffleDrawn(Effect):
    """As many cards as this card made its owner draw."""


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    who: str
    number: int
    random: bool
    what: str


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """The target discards 1 card from its deck and 1 more for each of its wounds."""


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at the target's hand."""


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    number: int
    per_contract: bool = False


@dataclass(frozen=True, slots=True)
class DropFocus(Effect):
    who: str
    number: int


@dataclass(frozen=True, slots=True)
class Steal(Effect):
    """Take 1 focus from the target."""


@dataclass(frozen=True, slots=True)
class Change(Effect):
    who: str
    number: int


@dataclass(frozen=True, slots=True)
class Switch(Effect):
    """Switch to a kamae by its letter, to "any" other, or "free": any, staying allowed."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class Plain(Effect):
    """A word that needs nothing further: one of PLAIN."""

    word: str


@dataclass(frozen=True, slots=True)
class Stays(Effect):
    """The card remains in play: for good (0) or so many ends of turn; before the target if it says so."""

    turns: int
    on_target: bool = False


@dataclass(frozen=True, slots=True)
class Limit(Effect):
    what: str
    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Numbered(Effect):
    """`armour 1`, `slow 1`, `mills 1`, `buyout 2`, `widen 1`, `refill 3`, `keep 1 focus`: one of NUMBERED and its number."""

    word: str
    number: int


@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    what: str


@dataclass(frozen=True, slots=True)
class Init(Effect):
    """An alternative initiative."""

    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Range(Effect):
    number: int
    per_contract: bool = False


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Put caltrops or trap tokens on empty cells of those named."""

    number: int
    token: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gate:
    """What a line asks for: kamae, focus, stealth, desperation, a Stun, the success it follows, Hachiko's nearness."""

    kamae: tuple[str, ...] = ()
    focus: int = 0
    words: tuple[str, ...] = ()

    @property
    def costs(self) -> bool:
        """Whether it is optional because it has a price."""
        return self.focus > 0 or "st" in self.words


OPEN = Gate()
"""No gate at all."""


@dataclass(frozen=True, slots=True)
class Line:
    """Effects on one line, done in any order; `joint` says how it follows the line before: "", "THEN" or "+"."""

    joint: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Option:
    gate: Gate
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One line of the card: exactly one of its options."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """The card itself (""), "IS", or "WHEN reduced" and the like."""

    label: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """What stands above the first divider (no speed of its own) or below one."""

    high: int
    low: int
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class CardText:
    parts: tuple[Part, ...]


RING1 = ("F", "FR", "BR", "B", "BL", "FL")
"""The six sides of a figure, clockwise from its front."""

WAYS: dict[str, tuple[int, ...]] = {
    **{name: (side,) for side, name in enumerate(RING1)},
    "ARC": (5, 0, 1),
    "DIAG": (5, 1),
    "REAR": (4, 3, 2),
    "RDIAG": (4, 2),
    "XDIAG": (5, 1, 4, 2),
    "ANY": (0, 1, 2, 3, 4, 5),
    "LINE": (0, 3),
    "Y": (5, 1, 3),
}
"""The sides each word for a direction stands for, in the order they are offered."""

KAMAE = {"A": "aggression", "B": "balance", "D": "determination", "Z": "distance", "N": "neutral"}
MARKS = ("w", "bl", "poi", "st", "hob")
REPLACEMENTS = ("attack w bl", "T 1 w bl", "all bl w", "1 bl w", "received w st")
PLAIN = (
    "adv",
    "stealth",
    "flip dog",
    "unblockable",
    "no draw wounds",
    "no replacements",
    "open discards",
    "open hand",
    "choose last",
    "random choice",
    "frozen",
    "obey",
    "survive",
    "return poisons",
    "return contract",
    "discard contracts",
    "spend contracts",
    "behave",
    "reset",
    "recall at",
    "banish",
    "tally",
)
NUMBERED = ("armour", "slow", "mills", "buyout", "widen", "refill", "keep", "prefer", "top")
RANKS = ("wood", "steel", "gold", "jade")
TYPES = {"at": "attack", "de": "defence", "me": "meditation"}
STATUSES = ("w", "bl", "poi", "st", "hob", "status")
GATE_WORDS = ("S", "X", "st", "attack", "block", "near")
EVENTS = ("reduced", "turn starts", "revealed")
FORBIDDEN = ("instants", "type", "copies", "named", "spying")
