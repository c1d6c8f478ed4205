"""What travels of the Lab: a study as it is asked for, and how far it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from budokan.hall.schemas.requests import Form, Typed, Word
from budokan.hall.schemas.tables import Words

Cards = dict[str, dict[str, Any]]
Bots = Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=12)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
State = Literal["running", "done", "stopped", "refused"]


class VariantForm(Form, frozen=True):
    """A change: what is laid over the study's own way to play."""

    name: Name
    bots: Bots | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    cards: Cards = msgspec.field(default_factory=dict)


class StopForm(Form, frozen=True):
    """Enough is enough: when the interval reaches no further than so many points to either side."""

    within: Annotated[float, msgspec.Meta(ge=0.5, le=50)]


class StudyForm(Form, frozen=True):
    """A study as `docs/how-to/run-a-study.md` describes it, without what names files or programs."""

    game: Word
    name: Name
    base: Name = "as printed"
    mode: Word | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 1
    bots: Bots = ("greedy",)
    rotate: bool = False
    games: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1000
    measure: Annotated[tuple[Typed, ...], msgspec.Meta(min_length=1, max_length=12)] = ("seat:0",)
    rows: tuple[Literal["cards"], ...] = ()
    stop: StopForm | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    cards: Cards = msgspec.field(default_factory=dict)
    variant: Annotated[tuple[VariantForm, ...], msgspec.Meta(max_length=6)] = ()


class StudyBounds(msgspec.Struct, frozen=True):
    """A mean, and between which bounds the truth lies."""

    mean: float
    low: float
    high: float


class StudyPoint(msgspec.Struct, frozen=True):
    """What was known after so many deals."""

    deals: int
    mean: float
    low: float
    high: float


class VariantSoFar(msgspec.Struct, frozen=True):
    """How often those who are measured win in a variant, and how much more often than in the first."""

    name: str
    share: StudyBounds
    difference: StudyBounds | None


class StudyProgress(msgspec.Struct, frozen=True):
    """How far a study is, as its process tells it."""

    state: State
    games: int = 0
    of: int = 0
    deals: int = 0
    rate: float = 0.0
    left: float | None = None
    variants: tuple[VariantSoFar, ...] = ()
    curve: tuple[StudyPoint, ...] = ()
    told: dict[str, list[str]] = {}
    digest: str = ""
    why: dict[str, str] = {}


class StudyInfo(msgspec.Struct, frozen=True):
    """A study of this hall: what was asked, when, and how far it is."""

    id: str
    at: int
    asked: StudyForm
    progress: StudyProgress


class Lab(msgspec.Struct, frozen=True):
    """What who asks may do here: begin studies of so many games, or why not; and, for the keeper, every study that is kept."""

    games: int
    why: Words | None
    keeper: bool
    studies: tuple[StudyInfo, ...]


class CardsForm(Form, frozen=True):
    """Changed cards, as TOML."""

    toml: Annotated[str, msgspec.Meta(max_length=60_000)]


class Changeable(msgspec.Struct, frozen=True):
    """A card as TOML to begin from, with the fields that may be changed; none if nothing of it may."""

    card: str
    toml: str
    fields: tuple[str, ...]


class CardFault(msgspec.Struct, frozen=True):
    """What is wrong, and on which line, counted from 1."""

    line: int
    card: str
    text: Words


class CardSet(msgspec.Struct, frozen=True):
    """Changed cards: as the options of a table hold them, what is wrong with them, how they look and what they are called."""

    game: str
    cards: Cards
    faults: tuple[CardFault, ...]
    faces: dict[str, Any]
    called: dict[str, str]
