"""What is wrong with what somebody wrote: all of it is said in both languages, and no English is left in the Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator

from budokan.kernel.texts import Text
from budokan.kernel.words import LANGUAGES, words
from tests.support.catalogues import HOUSE, known_messages

LIBRARIES = {"fault-toml", "fault-toml-at", "fault-file", "form-other", "form-json", "position-frame", "position-broken"}
"""The messages that frame what a library said, in its own words."""

SENTENCE = re.compile(r"[a-z]+ [a-z]+ [a-z]+")


def parts(why: Text) -> Iterator[Text]:
    """A text and all the texts within it."""
    yield why
    for value in why.args.values():
        if isinstance(value, Text):
            yield from parts(value)


def ids(why: Text) -> set[str]:
    return {one.id for one in parts(why)}


def faults_of(room: str) -> set[str]:
    """Every fault that a room (`kernel`, `games/ken`) can tell of: the messages of its catalogue of faults."""
    catalogue = (HOUSE / room / "text" / "faults.en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*) =", catalogue, re.MULTILINE))


def said_in_italian(why: Text, game: str) -> str:
    """The Italian sentence; nothing in it is English, unless a library said it, and no name of a message shows through."""
    english, italian = (words(language, game) for language in LANGUAGES)
    for one in parts(why):
        assert english.say(one) != italian.say(one), f"{one.id} is the same in both languages"
        given = [value for value in one.args.values() if isinstance(value, str)]
        assert one.id in LIBRARIES or not [value for value in given if SENTENCE.search(value)], f"{one.id} is given a sentence"
    said = italian.say(why)
    names = {id for id in known_messages("it", game) if "-" in id}
    assert not names & set(re.findall(r"[a-z][a-z0-9.-]*", said)), said
    assert "{" not in said
    return said
