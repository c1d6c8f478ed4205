"""A study that somebody has asked a hall for: `python -m budokan.lab.hosted FOLDER`, a process of its own that can be ended.

The hall puts what was asked into `asked.json`; this process checks it whole, plays, and tells in `progress.json` how far it is.
It steps back behind everything else, keeps to its memory, and goes when the hall goes: then the games played so far are kept,
and the same command goes on from there.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Text
from budokan.kernel.words import LANGUAGES, words
from budokan.lab.intervals import DIFFERENCE, SHARE, Interval, sequence
from budokan.lab.report.figures import findings_of, read_results
from budokan.lab.report.page import write_page
from budokan.lab.report.sentences import Speaker
from budokan.lab.study.executors import Alone
from budokan.lab.study.plan import Study, Written, settle
from budokan.lab.study.playing import player_of
from budokan.lab.study.running import carry_out
from budokan.lab.study.stopping import StoppingRule
from budokan.lab.study.tables import needed, write_tables
from budokan.players.bots import LEVELS

ASKED = "asked.json"
PROGRESS = "progress.json"

MEMORY = 2 * 2**30
EVERY = 1.0
"""Seconds from one word to the hall to the next."""

MOST_POINTS = 120
"""Points of the curve by which an interval is watched."""


class Point(msgspec.Struct, frozen=True):
    """What was known after so many deals."""

    deals: int
    mean: float
    low: float
    high: float


class Variant(msgspec.Struct, frozen=True):
    """What is known of a variant: how often those who are measured win, and how much more often than in the first."""

    name: str
    share: Interval
    difference: Interval | None = None


class Progress(msgspec.Struct, frozen=True):
    """How far it is. By language: `why` it could not be carried out, and what was found, `told` in sentences."""

    state: str
    games: int = 0
    of: int = 0
    deals: int = 0
    rate: float = 0.0
    left: float | None = None
    variants: tuple[Variant, ...] = ()
    curve: tuple[Point, ...] = ()
    told: dict[str, list[str]] = {}
    digest: str = ""
    why: dict[str, str] = {}


class Told:
    """Tells the hall now and then how far the study is."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.began = monotonic()
        self.first: int | None = None
        self.looked = 0.0
        self.curve: list[Point] = []
        self.last = Progress("running", of=study.games * len(study.variants))

    def __call__(self, games: int, rule: StoppingRule) -> None:
        if self.first is None:
            self.first = games
        now = monotonic()
        if now - self.looked < EVERY and not rule.enough:
            return
        self.looked = now
        variants = self._variants(rule)
        watched = variants[-1].difference or variants[-1].share
        if rule.deals and (not self.curve or self.curve[-1].deals < rule.deals):
            self.curve.append(Point(rule.deals, watched.mean, watched.low, watched.high))
            if len(self.curve) > MOST_POINTS:
                self.curve = self.curve[1::2]
        rate = (games - self.first) / (now - self.began) if now > self.began else 0.0
        of = self.study.games * len(self.study.variants)
        left = (of - games) / rate if rate else None
        self.last = Progress("running", games, of, rule.deals, round(rate, 2), left, variants, tuple(self.curve))
        tell(self.folder, self.last)

    def _variants(self, rule: StoppingRule) -> tuple[Variant, ...]:
        names = [variant.name for variant in self.study.variants]
        shares = [sequence(seen, SHARE) for seen in rule.shares]
        apart = [None, *(sequence(seen, DIFFERENCE) for seen in rule.seen[1:])]
        return tuple(Variant(*each) for each in zip(names, shares, apart, strict=True))


def tell(folder: Path, progress: Progress) -> None:
    """The file is there whole or not at all."""
    fresh = folder / f"{PROGRESS}.new"
    fresh.write_bytes(msgspec.json.encode(progress))
    fresh.replace(folder / PROGRESS)


def read_asked(folder: Path) -> Study:
    """The study that was asked for: bots of our own levels, cards that are said outright, and no file of this machine."""
    written = msgspec.json.decode((folder / ASKED).read_bytes(), type=Written)
    bots = [*written.bots, *(bot for change in written.variant for bot in change.bots or ())]
    if isinstance(written.cards, str) or any(isinstance(change.cards, str) for change in written.variant):
        raise BudokanError(Text("lab-asked-cards"))
    for bot in bots:
        if bot not in LEVELS:
            raise BudokanError(Text("lab-asked-bot", {"bot": bot[:40], "known": ", ".join(LEVELS)}))
    return settle(written, folder / "study")


def carry(folder: Path) -> None:
    """From what was asked to its tables and its page in every language."""
    try:
        needed()
        study = read_asked(folder)
    except (BudokanError, msgspec.ValidationError) as error:
        why = error.why if isinstance(error, BudokanError) else Text("lab-asked-form", {"error": str(error)[:300]})
        tell(folder, Progress("refused", why={language: words(language).say(why) for language in LANGUAGES}))
        return
    told = Told(folder, study)
    tell(folder, told.last)
    found = carry_out(study, folder, Alone(player_of), told)
    write_tables(study, found, folder)
    results = read_results(folder)
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speaker = Speaker(words(language, study.game), study)
        write_page(results, speaker, folder / f"report-{language}.html")
        findings = findings_of(results)
        changed = [speaker.sentence(one) for one in findings if one.difference is not None]
        said[language] = changed or [speaker.share(one) for one in findings]
    ended = msgspec.structs.replace(told.last, state="done", left=0.0, told=said, digest=found.digest)
    tell(folder, msgspec.structs.replace(ended, games=found.games, deals=found.deals))


def step_back() -> None:
    """Behind everything else, within its memory, and gone when the hall is."""
    with suppress(AttributeError, OSError):
        os.nice(19)
    try:
        import resource  # not every system has it
    except ImportError:
        pass
    else:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    threading.Thread(target=_go_with_the_hall, daemon=True).start()


def _go_with_the_hall() -> None:
    """The hall holds the other end of our input as long as it is there."""
    with suppress(OSError):
        while sys.stdin.buffer.read(4096):
            pass
    os._exit(0)


def main(folder: str) -> Any:
    step_back()
    carry(Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
