"""The page that says that the hall is not there. A browser that has the hall installed keeps it, and shows it without us."""

from __future__ import annotations

from html import escape

from budokan.kernel.words import LANGUAGES, words


def offline_page() -> bytes:
    """In every language: who it will be shown to, and in which one, nobody knows when it is kept."""
    parts = []
    for number, language in enumerate(LANGUAGES):
        spoken = words(language)
        title, about, again = (escape(spoken.say(one)) for one in ("offline-title", "offline-about", "offline-again"))
        head = "h2" if number else "h1"
        parts.append(f'<section lang="{language}"><{head}>{title}</{head}><p>{about}</p><a href="">{again}</a></section>')
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, '
        'initial-scale=1"><title>Budokan</title><link rel="icon" href="/seal.svg"><link rel="stylesheet" href="/offline.css">'
        f'</head><body><img src="/seal.svg" alt="Budokan">{"".join(parts)}</body></html>'
    ).encode()
