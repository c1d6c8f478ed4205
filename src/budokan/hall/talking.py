"""What may be said at a table."""

from __future__ import annotations

from budokan.hall.errors import Refusal
from budokan.hall.names import EMOTES, clean
from budokan.hall.rows import SpokenRow
from budokan.hall.schemas.tables import Line
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Seat


def spoken(seat: Seat | None, name: str, typed: str, emote: str, longest: int, now: int) -> SpokenRow:
    """A line for everybody at the table; who watches is heard only by those who watch."""
    words = clean(typed, longest)
    if emote and emote not in EMOTES:
        raise BadWords("hall-no-such-emote", emote=emote, known=", ".join(EMOTES))
    if not emote and not words:
        raise Refusal("hall-empty-line")
    return SpokenRow(Line(seat, name, words, emote, now), watchers=seat is None)
