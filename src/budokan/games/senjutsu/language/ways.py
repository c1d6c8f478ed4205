"""The sides a step of the card language may take."""

from __future__ import annotations

from budokan.games.senjutsu.language.values import WAYS

_ways: dict[tuple[str, ...], tuple[int, ...]] = {}


def ways_of(words: tuple[str, ...]) -> tuple[int, ...]:
    """The sides a step may take, each once, in the order they are offered."""
    ways = _ways.get(words)
    if ways is None:
        ways = tuple(dict.fromkeys([way for word in words for way in WAYS[word]]))
        _ways[words] = ways
    return ways
