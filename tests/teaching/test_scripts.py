"""Every first game plays to its end on the real engine, whatever a learner chooses of what it allows, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest

import budokan
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Arg, SeatRef, Text
from budokan.kernel.words import LANGUAGES, words
from budokan.teaching.lesson import Choose, play_through, table_of
from budokan.teaching.script import Script, Step, holds, scripts
from tests.support.catalogues import known_messages

SCRIPTS = list(scripts().values())

LEARNERS = 12
"""How many of them choose at random among what is allowed."""

every_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)

THINGS = re.compile(r"^(card|character|sj-card|sj-character|rs-card|clan|mandate|province|kami)-(.+)$")
"""What of the messages a sentence refers to is a thing that lies on a table."""


def as_written(script: Script) -> Choose:
    """A learner who does what the script would do."""
    return lambda step, allowed: step.answer(allowed)  # type: ignore[return-value]  # something is allowed, or it is told


def at_random(seed: int) -> Choose:
    luck = Luck(seed, "learner")
    return lambda _, allowed: luck.pick(allowed)


def text_of_step(script: Script, id: str) -> Text:
    seats: dict[str, Arg] = {f"p{seat}": SeatRef(seat) for seat in range(script.seats)}
    return Text(id, seats)


def faults(script: Script, choose: Choose) -> Iterator[str]:
    """What is wrong with a script where the rules, or the words, are no longer those it was written for."""
    for number, (step, table) in enumerate(play_through(script, choose), start=1):
        seat = script.seat_of(step)
        where = f"{script.game} step {number} ({step.say or step.moves[0]})"
        if table.over or seat not in table.waiting:
            yield f"{where}: nobody asks seat {seat}"
            return
        offered = table.options(seat)
        if step.answer(offered) is None:
            yield f"{where}: {step.moves} is not offered, but {[str(one) for one in offered][:12]}"
            return
        yield from (f"{where}: {wrong}" for wrong in holds(table, step.holds))
        if seat == script.learner:
            yield from learner_faults(step, where, offered)
        elif script.learner in table.waiting:
            yield f"{where}: the learner is asked while somebody else answers"
        yield from (f"{where}: {wrong}" for wrong in said_wrongly(script, step, table))


def learner_faults(step: Step, where: str, offered: list[Move]) -> Iterator[str]:
    if not step.say and len(offered) > 1:
        yield f"{where}: nothing is said before a decision of the learner"
    for move in offered:
        if not step.allows(move) and not step.why_not(move):
            yield f"{where}: no reason against {move}"


def said_wrongly(script: Script, step: Step, table: Table) -> Iterator[str]:
    """Sentences that are missing, or that speak of a thing the learner does not see on the table."""
    seen = json.dumps(msgspec.to_builtins(table.view(script.learner)))
    for id in filter(None, (step.say, step.why, *step.whys.values())):
        for language in LANGUAGES:
            if not words(language, script.game).has(id):
                yield f"{id} is not said in {language}"
                return
            assert words(language, script.game).say(text_of_step(script, id), script.learner)
    if step.say:
        for named in known_messages("en", script.game)[step.say].says:
            thing = THINGS.match(named)
            if thing and f'"{thing[2]}"' not in seen and not any(thing[2] in one for one in step.moves):
                yield f"{step.say} speaks of {thing[2]}, which is not on the table"


def test_every_game_of_the_house_has_its_first_game() -> None:
    assert set(scripts()) == set(budokan.games())


@every_script
def test_a_first_game_plays_to_its_end_as_it_is_written(script: Script) -> None:
    assert list(faults(script, as_written(script))) == []


@every_script
def test_whatever_it_allows_leads_to_its_end(script: Script) -> None:
    for seed in range(LEARNERS):
        assert list(faults(script, at_random(seed))) == []


@every_script
def test_the_learner_plays_on_from_where_it_ends(script: Script) -> None:
    table = table_of(script)
    for _, now in play_through(script, as_written(script)):
        table = now
    assert not table.over
    assert table.waiting
    for language in LANGUAGES:
        assert words(language, script.game).say(text_of_step(script, script.end), script.learner) != script.end
    luck = Luck(1, "plays on")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))


@every_script
def test_a_first_game_takes_ten_to_fifteen_minutes(script: Script) -> None:
    """At 25 seconds for a decision and what is said before it, and 15 for what the others are seen to do."""
    own = [step for step in script.steps if script.seat_of(step) == script.learner]
    shown = [step for step in script.steps if step.say and script.seat_of(step) != script.learner]
    assert 6 * 60 <= 25 * len(own) + 15 * len(shown) <= 15 * 60


@every_script
def test_both_languages_name_the_same_things(script: Script) -> None:
    english, italian = (known_messages(language, script.game) for language in LANGUAGES)
    for id in {id for step in script.steps for id in (step.say, step.why, *step.whys.values()) if id} | {script.end}:
        assert english[id].says == italian[id].says, id
        assert english[id].variables == italian[id].variables, id


@every_script
def test_a_rule_that_changes_under_a_script_is_found(script: Script) -> None:
    """A move that is not offered, a thing that is not so, a sentence that nobody has written, a move without a reason."""
    at = next(number for number, step in enumerate(script.steps) if step.say and script.seat_of(step) == script.learner)
    changes = (
        {"moves": ("leap over the moon",)},
        {"holds": {"turn" if script.game != "rising-sun" else "season": 77}},
        {"say": "teach-nothing"},
        {"say": ""},
    )
    for change in changes:
        steps = list(script.steps)
        steps[at] = msgspec.structs.replace(steps[at], **change)
        changed = msgspec.structs.replace(script, steps=tuple(steps))
        assert list(faults(changed, as_written(changed))), change
