"""No notice says what is hidden: every notice of a hundred games is held against what a spectator may know.

Three ways: the same notices come out when everything a spectator cannot know is dealt anew; every word of them is one of the
notice's own sentence, a name, the game or a figure that the spectator is shown; and what is checked with would notice a leak.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec
import pytest

from budokan.hall.notices.bodies import Form, Letter, post_of
from budokan.hall.notices.facts import KINDS, Facts, facts_of
from budokan.hall.notices.mail import letter_to
from budokan.hall.notices.notifier import still
from budokan.hall.notices.rows import Call
from budokan.hall.notices.wording import in_words
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.schemas.tables import ClockRule, TableInfo, TableState
from budokan.kernel.luck import Luck
from budokan.kernel.records import Header
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.kernel.words import LANGUAGES, words
from tests.support.contract import Case, cases
from tests.support.rulings import ruling

GAMES = 100
SEEDS = 7_340_912_558_100
"""Seeds that are no number of anything else."""
NAMES = ("Aki", "Beniko", "Chie", "Daiki", "Etsuko", "Fumio", "Goro", "Hisa")
CODE = "BCDFGH"
FORMS: tuple[Form, ...] = get_args(Form)
WORD = re.compile(r"[^\W_]+", re.UNICODE)


def chosen() -> list[Case]:
    """A hundred games: every house, mode and number of players, those with hidden roles, hands and bids above all."""
    people = [case for case in cases() if case.seats > 1]
    return random.Random("a hundred").sample(people, min(len(people), GAMES)) + people[: max(0, GAMES - len(people))]


def setup_of(table: Table) -> Setup:
    header = table.header
    assert isinstance(header, Header)
    return Setup(code=CODE, header=header, clock=ClockRule("move", 86_400), public=False, hints=False, created=0)


def lobby_line(setup: Setup, table: Table, decisions: int) -> TableInfo:
    """What the hall tells of this table to everybody."""
    rows = [SeatRow(seat=seat, kind="person", name=NAMES[seat], person=seat + 1) for seat in range(setup.header.seats)]
    state: TableState = "over" if table.over else "running"
    return outgoing.table_info(setup, state, rows, decisions, waiting=table.waiting, gone=lambda _: None)


def called(table: Table, info: TableInfo) -> Iterator[tuple[Facts, Seat]]:
    """Everybody who could be called now, for whatever one can be called for."""
    for seat in range(len(info.seats)):
        for kind in KINDS:
            by = (seat + 1) % len(info.seats)
            why = still(Call(seat + 1, CODE, seat, kind, by), info)
            if why is not None:
                yield facts_of(why, info, seat, by), seat


def everything_sent(facts: Facts, language: str) -> bytes:
    """What leaves the hall for these facts, over every way."""
    letter = Letter(
        in_words(facts, language), f"https://hall.test/table/{CODE}", "https://hall.test/notices/off/x", language, facts
    )
    posts = [post_of(form, "https://hooks.test/topic", letter).body for form in FORMS]
    mail = letter_to("aki@mail.test", "b@hall.test", letter, "hall.test")
    parts = [str(part.get_content()).encode() for part in mail.walk() if not part.is_multipart()]
    return b"\n".join([*posts, *parts, str(mail["Subject"]).encode()])


@cache
def sentence_words(language: str, game: str) -> frozenset[str]:
    """The words of the notice itself, without anything from a table."""
    found: set[str] = set()
    for kind in KINDS:
        for decisions in (0, 1, 2):
            for others in ((), ("x",), ("x", "y")):
                notice = in_words(Facts(kind, game, "", others, "", decisions), language)
                found.update(WORD.findall(f"{notice.title} {notice.body}"))
    return frozenset(found | set(WORD.findall(words(language).say(f"game-{game}"))))


def strangers(facts: Facts, language: str, seen: str) -> list[str]:
    """Words of a notice that are neither its own nor shown to a spectator."""
    notice = in_words(facts, language)
    own = sentence_words(language, facts.game)
    shown = set(WORD.findall(seen))
    return [one for one in WORD.findall(f"{notice.title} {notice.body}") if one not in own and one not in shown]


def spectators_sight(info: TableInfo) -> str:
    """What a spectator reads of the table: the lobby's line alone, names, code and figures."""
    return msgspec.json.encode(info).decode()


@ruling("BK-11.2")
@pytest.mark.parametrize("number", range(10))
def test_no_notice_of_a_hundred_games_depends_on_what_is_hidden(number: int) -> None:
    games = chosen()
    assert len(games) == GAMES
    compared = checked = 0
    for seed, case in list(enumerate(games))[number::10]:
        luck = random.Random(seed)
        table = case.deal(SEEDS + seed)
        setup, decisions = setup_of(table), 0
        while not table.over and decisions < 400:
            info = lobby_line(setup, table, decisions)
            facts = list(called(table, info))
            assert facts, "somebody could always be called"
            if luck.random() < 0.15:
                other = lobby_line(setup, table.redeal(None, Luck(luck.randrange(2**32), "notices")), decisions)
                assert list(called(table, other)) == facts
                compared += 1
            sight, language = spectators_sight(info), LANGUAGES[decisions % len(LANGUAGES)]
            sent = [one for one, _ in facts if one.kind == "decision"] or [luck.choice(facts)[0]]
            for one in [*sent, luck.choice(facts)[0]]:
                assert strangers(one, language, sight) == []
                checked += 1
            seat = table.waiting[0]
            table.play(seat, luck.choice(table.options(seat)))
            decisions += 1
        one = next(called(table, lobby_line(setup, table, decisions)))[0]
        whole = everything_sent(one, "en").decode()
        assert str(setup.header.seed) not in whole
        assert not any(name in whole for name in ("seed", "nonce", "token"))
    assert compared > 20
    assert checked > 1000, "every notice of a decision, and of the other kinds one at each moment"


def test_what_it_is_held_against_would_notice_a_leak() -> None:
    """A notice with a role or a card in it is found out, in both languages."""
    case = next(case for case in cases() if case.game.name == "samurai-sword" and case.seats == 5)
    table = case.deal(1)
    info = lobby_line(setup_of(table), table, 3)
    for language in LANGUAGES:
        spoken = words(language, "samurai-sword")
        for leak in ("role-ninja", "role-ronin", "card-nodachi", "card-bokken"):
            assert spoken.has(leak)
            facts = Facts("decision", "samurai-sword", CODE, (spoken.say(leak),), "", 3)
            assert strangers(facts, language, spectators_sight(info)), leak
