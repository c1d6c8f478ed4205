"""Whole games read aloud, in both languages: the log, questions, answers and refusals, with a name for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import budokan
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import SeatRef, Text, text_of
from budokan.kernel.words import LANGUAGES, Words, words
from tests.golden.plan import PLAN
from tests.support.glossary import lines_of
from tests.support.golden import Kept, newest
from tests.support.plurals import counted, one_of_many, plurals

NAMES = ("Aki", "Beniko", "Chika", "Daigo", "Emi", "Fumio", "Gin", "Haru", "Iori", "Jun", "Kaede", "Minato")
"""Who sits at the table, and after them the figures that nobody leads."""

MANY = 3
"""How many games of each game are read aloud: the shortest, of as many modes as there are."""

NO_NAME = re.compile(r"\b(?:Player|Giocatore|[Ss]eat|[Pp]osto) \d")
"""Somebody called by a number, though everybody here has a name."""

NOT_SAID = re.compile(
    r"[{}]|\b(?:ask|move|event|why|outcome|card|character|sj|ken|rs|place|promise|fate|effect|word)-[a-z][a-z0-9-]*"
)
"""The name of a message, or a gap, where words should be."""

NOT_NUMBERS = {"by", "seat", "figure", "card", "kinds", "name"}
"""Gaps that a word follows and that are filled by a name."""

NEVER_ONE = {
    "hall-puzzle-task": "a puzzle leaves a choice",
    "puzzle-moves": "a puzzle leaves a choice",
    "senjutsu-hand": "a hand limit is 3 or more",
    "ss-subtitle": "three to eight play",
    "ask-sj-contracts": "the Yojimbo takes five",
    "ask-sj-place": "one card is not tied",
    "event-sj-joined": "a deck has 30 cards or 40",
    "sj-deck-size": "a deck has 30 cards or 40",
    "sj-deck-gold": "a limit of several",
    "sj-deck-hachiko": "a deck of twelve",
    "sj-room-gold": "a limit of several",
    "sj-room-full": "a deck has 30 cards or 40",
    "sj-room-hachiko": "a deck of twelve",
    "sj-wants-fewer-lines": "a limit of several",
    "sj-wants-fewer-moves": "a limit of several",
    "sj-field-too-few": "two or more begin",
    "sj-field-too-small": "two or more begin",
    "ken-deck-equal": "five equal cards",
    "ken-deck-large": "more than are dealt",
    "ken-room-full": "a limit of many",
    "ken-room-equal": "five equal cards",
    "event-ken-won-by-points": "a lead of ten",
    "hall-too-many-passkeys": "a limit of several",
    "notice-too-many": "a limit of several",
    "demo-bad-numbers": "bounds of a demonstration hall, all above one",
    "me-carry-about": "a link holds for ten minutes",
    "me-luck-skill-label": "drawn from two games on",
    "hall-too-many-tables": "a limit of several",
    "bench-adapters-about": "a batch of many",
    "cli-too-many-bots": "more than there are seats",
    "ss-fault-too-few": "three to eight play",
    "ss-position-seating": "three to eight play",
    "lab-rate": "games a second are a measure",
    "fight-pips": "open is no noun",
    "fight-foe-pips": "open is no noun",
}
"""Messages that put a number before a word without a form for 1, because it never is."""


def read_aloud(game: str) -> Iterator[Kept]:
    """The shortest golden games that hold today, first one of each mode."""
    kept = [one for golden in PLAN if golden.case.game.name == game and (one := newest(golden)) is not None and one.promised]
    kept.sort(key=lambda one: (len(one.record.lines), str(one.golden)))
    first = {one.golden.case.mode: one for one in reversed(kept)}
    chosen = [*first.values(), *(one for one in kept if one not in first.values())]
    yield from sorted(chosen[:MANY], key=lambda one: str(one.golden))


def name_of(seat: int) -> str:
    return NAMES[seat]


class Reading:
    """One game in one language: what has been said is said once."""

    def __init__(self, spoken: Words) -> None:
        self.spoken = spoken
        self.answers: set[tuple[int, Move]] = set()

    def lines(self, table: Table, heard: int) -> Iterator[str]:
        """What is asked now, every answer and refusal, and what has been told since, each to whom it is for."""
        decision = table.decision
        for reader in (None, *table.waiting):
            if decision is not None:
                yield self.say(table, decision.ask(table), reader)
            for told in (table.heard or [])[heard:]:
                for event in (told.event, told.others):
                    if event is not None:
                        yield self.say(table, text_of("event", event), reader)
        for seat in table.waiting:
            for move in table.options(seat):
                if (seat, move) not in self.answers:
                    self.answers.add((seat, move))
                    yield self.say(table, text_of("move", move), seat)
            for refused in table.impossible(seat):
                yield self.say(table, refused.why, seat)

    def say(self, table: Table, said: Text, reader: int | None) -> str:
        return self.spoken.say(said, reader, name_of, table.seats)


def faults(line: str, language: str) -> str:
    """What is wrong with a line that somebody reads, if anything."""
    not_said, no_name = NOT_SAID.search(line), NO_NAME.search(line)
    one = one_of_many(line, language)
    wrong = not_said[0] if not_said else no_name[0] if no_name else one or ("nothing" if not line.strip() else "")
    return f"{wrong!r} in {line!r}" if wrong else ""


@pytest.mark.parametrize("game", list(budokan.games()))
def test_whole_games_are_read_without_a_fault(game: str) -> None:
    games = list(read_aloud(game))
    assert len(games) == MANY
    problems: list[str] = []
    for kept in games:
        played, head = kept.golden.case.game, kept.record.header
        readings = {
            language: Reading(words(language, game).also_calling(played.called(head.options))) for language in LANGUAGES
        }
        table = played.new(head.seats, head.seed, head.mode, listen=True, **head.options)
        heard = 0
        for seat, said in (*kept.record.lines, (-1, "")):
            for language, reading in readings.items():
                problems += filter(None, (faults(line, language) for line in reading.lines(table, heard)))
            heard = len(table.heard or ())
            if seat >= 0:
                table.play(seat, played.moves.parse(said))
        assert table.outcome is not None, f"{kept.golden} is played to its end"
        winners = tuple(SeatRef(seat) for seat in table.outcome.winners)
        for language, reading in readings.items():
            problems += filter(
                None, [faults(reading.say(table, Text(table.outcome.reason, {"winners": winners}), None), language)]
            )
    assert list(dict.fromkeys(problems)) == []


@pytest.mark.parametrize(
    ("line", "language", "wrong"),
    [
        ("You gain 1 Coins.", "en", "1 Coins"),
        ("Subisci 1 ferite.", "it", "1 ferite"),
        ("Choose Stun: Wood, sj-type-status", "en", "sj-type-status"),
        ("posto 0 pesca una carta.", "it", "posto 0"),
        ("It waits for Player 1.", "en", "Player 1"),
        (" ", "en", "nothing"),
        ("You gain 1 Coin, 1 Ronin and 11 VP.", "en", ""),
        ("Subisci 1 ferita e 2 Monete.", "it", ""),
    ],
)
def test_a_fault_is_found_in_a_line(line: str, language: str, wrong: str) -> None:
    assert faults(line, language) == (f"{wrong!r} in {line!r}" if wrong else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_word_has_a_form_for_one(language: str) -> None:
    """In every catalogue, those of the browser too: "1 Coins" cannot be said."""
    bare = [
        one
        for one in counted(language)
        if not one.has_forms and one.variable not in NOT_NUMBERS and one.word in plurals(language)
    ]
    assert [f"{one.id}: ${one.variable} {one.word}" for one in bare if one.id not in NEVER_ONE] == []


def test_what_is_said_never_to_be_one_is_still_said() -> None:
    said = {
        one.id for language in LANGUAGES for one in counted(language) if not one.has_forms and one.word in plurals(language)
    }
    assert NEVER_ONE.keys() <= said


SAME_IN_BOTH = re.compile(r"command-\w+\.usage|card-[a-z-]+|[A-Z]+-\d.*")
"""What is typed, the printed titles of cards, and rules, which tests/test_ledger.py holds against each other."""


def test_sentences_are_translated() -> None:
    """A message of several words in small letters that reads the same in both languages was forgotten."""
    english, italian = ({line.id: line.words for line in lines_of("all", language)} for language in LANGUAGES)
    alike = [id for id, said in english.items() if italian.get(id) == said and len(re.findall(r"\b[a-z]{3,}\b", said)) > 1]
    assert [id for id in alike if not SAME_IN_BOTH.fullmatch(id)] == []
