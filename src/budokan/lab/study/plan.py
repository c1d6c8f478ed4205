"""What a study is about, as its file says: the game, who plays, what varies, and when it is enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of, read_toml
from budokan.kernel.game import Game
from budokan.kernel.labels import LABELS
from budokan.kernel.texts import Text, text
from budokan.kernel.workshop import OwnCards
from budokan.lab.simulate import Deal
from budokan.players.bots import bot_named

MEASURED = ("seat", "bot", "side", *LABELS)
"""By what the seats of a game are told apart."""

MOST_FILE = 1_000_000
"""The bytes of a file, at most."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Bots = Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=12)]
Measure = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(MEASURED)}):.+$", max_length=120)]
Rows = Literal["cards", "decisions"]


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enough is enough: when the interval reaches no further than so many percentage points to either side."""

    within: Annotated[float, msgspec.Meta(ge=0.05, le=50)]
    least: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] = 100


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One variant: what is different from the study's own way to play."""

    name: Name
    bots: Bots | None = None
    mode: Word | None = None
    options: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] | str = {}


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a study."""

    game: str
    name: Name = ""
    base: Name = "as printed"
    seats: int | None = None
    mode: str | None = None
    seed: Annotated[int, msgspec.Meta(ge=0)] = 1
    bots: Bots = ("greedy",)
    rotate: bool = False
    games: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] = 1000
    measure: Annotated[tuple[Measure, ...], msgspec.Meta(min_length=1, max_length=40)] = ("seat:0",)
    rows: tuple[Rows, ...] = ()
    stop: Stop | None = None
    options: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] | str = {}
    variant: Annotated[tuple[Change, ...], msgspec.Meta(max_length=20)] = ()


class Variant(msgspec.Struct, frozen=True):
    """One way to play, settled: the first of a study is the one that the others are held against."""

    name: str
    deal: Deal
    bots: tuple[str, ...]


class Study(msgspec.Struct, frozen=True):
    """A study that can be carried out. `games` is how many deals there are at most; each is played in every variant."""

    name: str
    variants: tuple[Variant, ...]
    rules: int
    games: int
    measure: tuple[str, ...]
    stop: Stop | None = None
    rotate: bool = False
    rows: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return self.variants[0].deal.game

    @property
    def seats(self) -> int:
        return self.variants[0].deal.seats

    def identity(self) -> bytes:
        """What makes its games these games: not how many there are, nor what is asked of them."""
        return msgspec.json.encode([self.variants, self.rules, self.rotate, self.rows])


def read_study(file: Path) -> Study:
    """The study in this file, checked whole; one clear sentence if it does not hold."""
    if file.stat().st_size > MOST_FILE:
        raise _bad(file, text("lab-too-long", most=MOST_FILE))
    try:
        written = msgspec.convert(read_toml(file), Written)
    except msgspec.ValidationError as error:
        raise _bad(file, fault_of(error)) from None
    return settle(written, file)


def settle(written: Written, file: Path) -> Study:
    """Every variant tried out once, so that a mistake is told before anything starts."""
    game = budokan.game(written.game)
    names = [written.base, *(change.name for change in written.variant)]
    if len(set(names)) < len(names):
        raise _bad(file, text("lab-same-name"))
    cards = own_cards(game, written.cards, file)
    variants = [_variant(game, written, written.base, written.bots, written.mode, written.options, cards)]
    for change in written.variant:
        bots = change.bots or written.bots
        changed = own_cards(game, change.cards, file)
        laid_over = {one: {**cards.get(one, {}), **changed.get(one, {})} for one in {**cards, **changed}}
        options = {**written.options, **change.options}
        variants.append(_variant(game, written, change.name, bots, change.mode or written.mode, options, laid_over))
    if len({variant.deal.seats for variant in variants}) > 1:
        raise _bad(file, text("lab-other-seats"))
    return Study(
        written.name or file.stem,
        tuple(variants),
        game.rules,
        written.games,
        written.measure,
        written.stop,
        written.rotate,
        tuple(sorted(set(written.rows))),
    )


def own_cards(game: Game, given: dict[str, dict[str, Any]] | str, file: Path) -> OwnCards:
    """Figures and texts of cards, said outright or in a folder beside the file."""
    if not isinstance(given, str):
        return given
    folder = file.parent / given
    if not folder.is_dir():
        raise _bad(file, text("lab-no-folder", found=given[:80]))
    return game.read_cards(folder)


def _variant(
    game: Game,
    written: Written,
    name: str,
    bots: Sequence[str],
    mode: str | None,
    options: Mapping[str, Any],
    cards: OwnCards,
) -> Variant:
    settled = {key.replace("-", "_"): value for key, value in options.items()}
    if cards:
        settled[game.own_cards] = cards
    table = game.new(written.seats, written.seed, mode, **settled)
    if len(bots) > table.seats:
        raise BadWords("lab-too-many-bots", found=len(bots), seats=table.seats)
    for bot in bots:
        bot_named(bot, game, 0)
    seated = tuple(bots[seat % len(bots)] for seat in range(table.seats))
    return Variant(name, Deal(game.name, table.seats, str(written.seed), mode, settled), seated)


def _bad(file: Path, what: Text) -> BadWords:
    return BadWords("lab-bad-study", file=file.name[:80], what=what)
