"""A notice in the words of the one who reads it."""

from __future__ import annotations

import msgspec

from budokan.hall.notices.facts import Facts, Kind
from budokan.kernel.texts import Text, WordRef, text
from budokan.kernel.words import Words, words

CUT = 200
"""Letters of a notice; a table of eight with long names has fewer."""


class Notice(msgspec.Struct, frozen=True):
    """What is read: a line that says why, and one that says where."""

    title: str
    body: str


def in_words(facts: Facts, language: str) -> Notice:
    """BK-11.2: the notice of these facts."""
    spoken = words(language)
    game = WordRef(f"game-{facts.game}")
    who = _called(spoken, facts.by)
    others = spoken.list([_called(spoken, one) for one in facts.others])
    title = spoken.say(_why(facts.kind, game, who))
    where = text("notice-table", code=facts.code, others=others, count=len(facts.others), decisions=facts.decisions)
    return Notice(title[:CUT], spoken.say(where)[:CUT])


def _why(kind: Kind, game: WordRef, who: str) -> Text:
    match kind:
        case "decision":
            return text("notice-decision", game=game)
        case "seat":
            return text("notice-seat", game=game, who=who)
        case "wish":
            return text("notice-wish", game=game, who=who)
        case "over":
            return text("notice-over", game=game)
        case "invitation":
            return text("notice-invitation", game=game, who=who)


def _called(spoken: Words, name: str | int) -> str:
    return name if isinstance(name, str) else spoken.seat(name)
