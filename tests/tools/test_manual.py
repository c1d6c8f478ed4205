"""The manual before it is built: every page is in its contents, every link leads to a page, every rule has an address.

The building itself, in which every warning is an error, is `make docs`.
"""

from __future__ import annotations

import posixpath
import re
from functools import cache

import pytest
from tools.manual.__main__ import THEME
from tools.manual.assemble import FENCED, LINK, Manual
from tools.manual.interface import names
from tools.manual.ledgers import LEDGERS, addresses

from budokan.cli.command_line import COMMANDS, GROUPS
from budokan.kernel.ledger import read_ledger
from budokan.kernel.words import LANGUAGES

manual = cache(Manual)
languages = pytest.mark.parametrize("language", LANGUAGES)


def prose(text: str) -> str:
    return "".join(FENCED.split(text)[::2])


@languages
def test_links_lead_from_page_to_page(language: str) -> None:
    made = manual(language)
    files = {file.relative_to(file.parents[2]).as_posix().removeprefix("docs/") for file in made.files}
    for page, text in made.texts.items():
        for _, _, target in LINK.findall(prose(text)):
            if re.match(r"[a-z]+:|#", target):
                continue
            goal = posixpath.normpath(posixpath.join(posixpath.dirname(page), target.partition("#")[0]))
            assert goal.removesuffix(".md") in made.texts or goal in files, f"{page}: {target}"
        for target in re.findall(r'href="([^"#]+)', prose(text)):
            goal = posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
            if goal.startswith("../en/"):
                assert goal.removeprefix("../en/").removesuffix(".html") in manual("en").texts, f"{page}: {target}"
            elif goal.endswith(".html"):
                assert goal.removesuffix(".html") in made.texts, f"{page}: {target}"


@languages
def test_every_rule_stands_at_its_address_and_is_found_by_its_number(language: str) -> None:
    made, found = manual(language), addresses()
    plain = {page: re.sub(r"<a[^>]*>|</a>", "", text) for page, text in made.texts.items()}
    for name in LEDGERS:
        for number, ruling in read_ledger(name, language).rulings.items():
            page, _, place = found[number].partition(".html#")
            assert f"```{{index}} {number}\n:name: {number.lower()}\n```\n\n**{number}**" in made.texts[page]
            assert place == number.lower().replace(".", "-")
            assert ruling.text[:20] in plain[page]
    assert (
        not re.search(r"\*\((silent|contradicts|follows|reconstructed)\)\*", "".join(made.texts.values())) or language == "en"
    )


def test_players_have_the_same_pages_in_either_language() -> None:
    english, italian = ({page for page in manual(one).texts if page.startswith(("play/", "rules/"))} for one in LANGUAGES)
    assert {page for page in english if page.rpartition("/")[0].count("/") or page.startswith("play/")} == italian


@languages
def test_the_reference_names_every_command_and_name(language: str) -> None:
    told = manual(language).texts["reference/commands"]
    for name in (*COMMANDS, *(f"{group} {one}" for group, commands in GROUPS.items() for one in commands)):
        assert f"\n## budokan {name}\n" in told
    assert "`--trusted-proxy`" in told
    assert "arg-" not in told
    if language == "en":
        assert all(f"\n## {name}\n" in manual("en").texts["reference/python"] for name in names())


def test_no_page_asks_for_anything_from_elsewhere_or_runs_what_stands_within_it() -> None:
    """The policy of the hall lets none of it through."""
    files = sorted(file for file in THEME.rglob("*") if file.suffix in (".html", ".css", ".js"))
    assert len(files) > 4
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"https?://|//[a-z]+\.[a-z]|<style|\beval\(|new Function|\son[a-z]+=", text), file.name
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), file.name
