"""Pages that stand by themselves and say one thing in every language: the hall is not there, the manual was not built."""

from __future__ import annotations

from html import escape

from budokan.kernel.words import LANGUAGES, words


def offline_page() -> bytes:
    """A browser that has the hall installed keeps it and shows it without us: to whom, in which language, nobody knows."""
    return plain_page("offline-title", "offline-about", "offline-again", "")


def plain_page(title: str, about: str, way: str, leads: str) -> bytes:
    """Three messages in every language: what it is, what is to be said of it, and the way that leads on."""
    parts = []
    for number, language in enumerate(LANGUAGES):
        said = [escape(words(language).say(one)) for one in (title, about, way)]
        head = "h2" if number else "h1"
        way_on = f'<a href="{escape(leads)}">{said[2]}</a>'
        parts.append(f'<section lang="{language}"><{head}>{said[0]}</{head}><p>{said[1]}</p>{way_on}</section>')
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, '
        'initial-scale=1"><title>Budokan</title><link rel="icon" href="/seal.svg"><link rel="stylesheet" href="/offline.css">'
        f'</head><body><img src="/seal.svg" alt="Budokan">{"".join(parts)}</body></html>'
    ).encode()
