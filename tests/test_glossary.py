"""One word for one thing: the glossary, and every catalogue and rule held to it."""

from __future__ import annotations

import re

import pytest

from budokan.kernel.words import LANGUAGES
from tests.support.glossary import GAMES, HALL, Term, finds, glossary, lines_of

TERMS = glossary()

terms = pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.where}: {term.en}")


@terms
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_another_word(term: Term, language: str) -> None:
    found = [
        f"{line.id} says {word!r}: {line.words.strip()[:120]}"
        for line in lines_of(term.where, language)
        for word in term.never.get(language, [])
        if finds(word, line.words) and not term.spares(line.id)
    ]
    assert found == [], f"{getattr(term, language)!r} is the word"


@terms
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_said_somewhere(term: Term, language: str) -> None:
    word = getattr(term, language)
    assert any(re.search(word, line.words, re.IGNORECASE) for line in lines_of(term.where, language))


@terms
def test_whatever_is_spared_is_there_and_has_its_reason(term: Term) -> None:
    """An exception for a message that is gone, or that no longer says the word, is out of date."""
    for pattern, reason in term.spare.items():
        spared = [line for language in LANGUAGES for line in lines_of(term.where, language) if re.fullmatch(pattern, line.id)]
        words = [word for never in term.never.values() for word in never]
        assert reason
        assert any(finds(word, line.words) for line in spared for word in words), pattern


def test_the_glossary_knows_where_it_holds() -> None:
    assert {term.where for term in TERMS} == {"all", HALL, *GAMES}
    assert all(set(term.never) <= set(LANGUAGES) and any(term.never.values()) for term in TERMS)


@pytest.mark.parametrize(
    ("word", "words", "is_found"),
    [
        ("esagon[oi]", "2 Esagoni, poi ruota", True),
        ("esagon[oi]", "su caselle esagonali", False),
        ("Talk", "Log and talk", False),
        ("Talk", "Talk", True),
        ("his", "this", False),
        ("he", "the Shogun", False),
        ("\\} %", "{ } %", True),
    ],
)
def test_words_are_found_whole(word: str, words: str, is_found: bool) -> None:
    assert finds(word, words) is is_found
