"""The public interface is what docs/interface.md says: every name is there, every wrong call has its sentence."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from inspect import getdoc, isclass, isfunction, signature
from pathlib import Path
from typing import Any

import pytest

import budokan
from budokan.adapters.actions import actions
from budokan.adapters.observations import observations
from budokan.kernel import words as catalogues
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.words import words
from budokan.lab.compare import compare
from budokan.lab.simulate import Deal, simulate
from budokan.players.bots import bot_named
from budokan.players.runner import play_out
from tests.support.faults import said_in_italian

PAGE = (Path(__file__).parents[1] / "docs" / "interface.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The rows of the table under this heading, without its head."""
    chapter = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in chapter.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


NAMES = [row[0].strip("`") for row in rows("Names")]
WRONG = [(row[0].strip("`"), row[1]) for row in rows("What is said of a wrong call")]


@cache
def at_hand() -> dict[str, Any]:
    """What the calls of the page speak of."""
    game = budokan.game("samurai-sword")
    table = game.new(seats=5, seed=7)
    seat = table.waiting[0]
    over = game.new(seats=3, seed=1)
    while not over.over:
        over.play(over.waiting[0], over.options(over.waiting[0])[-1])
    return {
        "budokan": budokan,
        "bot_named": bot_named,
        "game": game,
        "table": table,
        "seat": seat,
        "other": (seat + 1) % 5,
        "listened": game.new(seats=5, seed=7, listen=True),
        "over": over,
        "record": table.record().text(),
        "perspective": perspective,
        "words": words,
        "play_out": play_out,
        "simulate": simulate,
        "compare": compare,
        "Deal": Deal,
        "actions": actions,
        "observations": observations,
        "progress": lambda _: None,
    }


@pytest.mark.parametrize("name", NAMES)
def test_what_is_listed_is_there_documented_and_typed(name: str) -> None:
    module, _, own = name.rpartition(".")
    found = getattr(import_module(module), own)
    if isclass(found) or isfunction(found):
        assert getdoc(found), f"{name} says what it is"
    if isfunction(found):
        asked = signature(found)
        assert all(one.annotation is not one.empty for one in asked.parameters.values())
        assert asked.return_annotation is not asked.empty


def test_what_a_table_is_asked_is_listed() -> None:
    listed = set(re.findall(r"`table\.(\w+)", PAGE.split("## A table")[1]))
    inside = {
        *("begin", "settle", "finish", "tell", "listen", "share_with", "ask_again", "resign", "refusal", "impossible"),
        *(
            "see",
            "seen_by",
            "foresee",
            "state",
            "components",
            "has_ended",
            "how_many",
            "answer_itself",
            "phase_now",
            "imagined_options",
        ),
        *("decision", "decisions", "offered", "how_many_of", "knows", "is_unsettled", "expect"),
    }
    public = {name for name in vars(Table) if not name.startswith("_")}
    assert public - inside == listed & public


def test_there_are_fifty_wrong_calls_at_least() -> None:
    assert len(WRONG) == len({call for call, _ in WRONG}) >= 50


@pytest.mark.parametrize(("call", "said"), WRONG)
def test_a_wrong_call_is_answered_in_one_sentence_and_changes_nothing(
    call: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ("ken", "rising-sun", "samurai-sword", "senjutsu")
    monkeypatch.setattr(
        catalogues, "_of_games", {name: catalogues._of_games[name] for name in ours}
    )  # tests bring others along
    before = at_hand()["table"].digest()
    with pytest.raises(budokan.BudokanError) as caught:
        eval(call, dict(at_hand()))
    assert str(caught.value) == said
    assert "\n" not in said
    assert said_in_italian(caught.value.why, caught.value.game)
    assert at_hand()["table"].digest() == before


@pytest.mark.parametrize("name", budokan.games())
def test_tables_games_and_records_tell_the_moment_in_a_line(name: str) -> None:
    game = budokan.game(name)
    table = game.new(seed=2)
    for one in (game, table, table.record(), table.copy()):
        assert name in repr(one)
        assert "\n" not in repr(one)
    assert "decisions=0" in repr(table)
    while not table.over:
        table.apply(table.waiting[0], table.options(table.waiting[0])[0])
    assert table.outcome is not None
    assert table.outcome.reason in repr(table)
    assert repr(Table(2, budokan.Luck(1))) == "<Table of no game seats=2 decisions=0>"


@pytest.mark.parametrize("name", budokan.games())
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "it_IT.UTF-8"])
def test_a_table_is_printed_as_a_spectator_sees_it(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(setting, language)
    table = budokan.game(name).new(seed=2)
    hidden = table.redeal(None, budokan.Luck(5))
    hidden.header = table.header
    assert len(str(table).splitlines()) > 3
    assert str(hidden) == str(table), "what a spectator cannot know is not in the picture"
    assert table._repr_html_().startswith("<pre")
    assert "<script" not in table._repr_html_()
