"""What may be said at a table."""

from __future__ import annotations

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.names import EMOTES
from budokan.hall.talking import spoken
from budokan.kernel.errors import BadWords


def test_words_are_cleaned_and_a_watcher_is_heard_by_watchers() -> None:
    said = spoken(None, "", "  he has\nthe Nodachi ", "", 200, 5)
    assert (said.line.seat, said.line.text, said.line.at, said.watchers) == (None, "he has the Nodachi", 5, True)
    assert not spoken(1, "Aiko", "", EMOTES[0], 200, 5).watchers


def test_nothing_and_what_is_no_emote_is_refused() -> None:
    with pytest.raises(Refusal):
        spoken(1, "Aiko", " \n", "", 200, 5)
    with pytest.raises(BadWords):
        spoken(1, "Aiko", "hello", "shout", 200, 5)
