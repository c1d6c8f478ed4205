"""Carries a study out: plays what is missing, writes it down, and stops when it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from budokan.lab.study.executors import Executor
from budokan.lab.study.journal import Journal
from budokan.lab.study.plan import Study
from budokan.lab.study.playing import GameRow, Piece
from budokan.lab.study.stopping import Games, StoppingRule

Progress = Callable[[int, StoppingRule], None]
"""Told how many games are there, and what they say so far."""


class Found(msgspec.Struct, frozen=True):
    """What came of a study: the deals that count, and the digest over all of their games.

    `enough` is why it ended: "narrow" if the interval was, "games" if all were played.
    """

    name: str
    game: str
    deals: int
    games: int
    failures: int
    lost: int
    enough: str
    digest: str


def carry_out(study: Study, folder: Path, executor: Executor, progress: Progress) -> Found:
    """Play the study to its end; games that the folder holds already are not played again."""
    with Journal(folder, study) as journal:
        rule = StoppingRule(study)
        rule.follow(journal.games)
        progress(len(journal.games), rule)

        def done(line: bytes) -> bool:
            journal.write(line)
            rule.follow(journal.games)
            progress(len(journal.games), rule)
            return rule.enough

        if not rule.enough:
            executor.run(msgspec.json.encode(study), missing(study, journal.games), done)
        counted = games_that_count(journal.games, rule.deals)
        return Found(
            study.name,
            study.game,
            rule.deals,
            len(counted),
            sum(not game.ended for game in counted),
            sum(game.lost for game in counted),
            "games" if rule.deals == study.games else "narrow",
            digest_of(counted),
        )


def missing(study: Study, games: Games) -> Iterator[bytes]:
    """What is still to be played, every deal in all variants before the next."""
    there = set(games)
    for number in range(study.games):
        for variant in range(len(study.variants)):
            if (variant, number) not in there:
                yield msgspec.json.encode(Piece(variant, number))


def games_that_count(games: Games, deals: int) -> list[GameRow]:
    """The games of these deals in their order, whatever order they were played in."""
    ordered = sorted(games.values(), key=lambda game: (game.number, game.variant))
    return [game for game in ordered if game.number < deals]


def digest_of(games: list[GameRow]) -> str:
    """One figure for the whole table of results."""
    whole = blake2b(digest_size=16)
    for game in games:
        whole.update(msgspec.json.encode(game) + b"\n")
    return whole.hexdigest()
