"""The page of one game in `docs/reference`, written from its types, its words and the examples that were found."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from tools.reference.examples import Example, Examples
from tools.typescript import Translator

from budokan.kernel.events import HOUSE_EVENTS, BotSeated
from budokan.kernel.game import Game
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import text_of
from budokan.kernel.views import View
from budokan.kernel.words import Words, words

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "reference"
WIDTH = 110

INTRODUCTION = """\
What a program is told and may answer at a table of {title}: every kind of move and event with an example, most of them from a
[golden game](../../tests/golden/README.md), and the whole of what a seat is shown. This page is written from the types of the
game (`python -m tools.reference`). How programs are asked is on [write a bot](../how-to/write-a-bot.md), what holds for every
game on [games for programs](README.md). Seats are numbered from 0, here as in all JSON; in words Player 1 sits at seat 0.
"""

COMMON = """\
# Games for programs

A page for each game, for whoever writes a bot in any language: its moves, its events and its view. They are written from the
types of the games (`python -m tools.reference`).

| game | its name |
|---|---|
{games}

## The head of every view

{view}

{types}
`table` is the game's own part, told on its page. The names of `decision` and `phase` stay as they are for good; a text (`ask`)
is a message and what goes into its gaps, as the [protocol](../protocol.md) tells.

## What the house says in any log

Beside the events of a game, these may stand in the log that a client of the hall is sent.

| `type` | fields | what it says |
|---|---|---|
{house}

In words: “{said}”
"""


def page(game: Game, examples: Examples) -> str:
    """The whole page."""
    speak = words("en", game.name)
    title = speak.say(f"game-{game.name}")
    parts = [
        f"# {title} for programs\n",
        INTRODUCTION.format(title=title),
        f"The name of the game is `{game.name}`; its rules have the number {game.rules} and the prefix `{game.prefix}`.\n",
        *_modes(game, speak),
        *_options(game, speak),
        *_names(game),
        *_moves(game, examples, speak),
        *_events(game, examples, speak),
        *_view(game, examples.view),
    ]
    return "\n".join(parts)


def common_page(games: Iterable[Game]) -> str:
    """What holds for every game: the head of a view, and what the house itself says in a log."""
    rows = [f"| [{words('en', game.name).say(f'game-{game.name}')}]({game.name}.md) | `{game.name}` |" for game in games]
    return COMMON.format(
        games="\n".join(rows),
        view=_about(View),
        types=_declarations(View, Outcome),
        house="\n".join(f"| `{_tag(kind)}` | {_fields(kind)} | {_about(kind)} |" for kind in HOUSE_EVENTS),
        said=words("en").say(text_of("event", BotSeated(seat=0, by=1))),
    )


def _modes(game: Game, speak: Words) -> Iterator[str]:
    yield "## Modes\n"
    yield "| `mode` | players | |\n|---|---|---|"
    for mode, seats in game.modes.items():
        name = speak.say(f"mode-{mode}") if speak.has(f"mode-{mode}") else ""
        yield f"| `{mode}` | {seats[0]}" + (f" to {seats[-1]}" if len(seats) > 1 else "") + f" | {name} |"
    yield ""


def _options(game: Game, speak: Words) -> Iterator[str]:
    yield "## Options\n"
    yield "| option | values | otherwise | |\n|---|---|---|---|"
    for option in game.options.values():
        word = f"option-{option.name.replace('_', '-')}"
        values = ", ".join(f"`{json.dumps(one)}`" for one in option.choices) + (" (several)" if option.many else "")
        default = json.dumps(msgspec.to_builtins(option.default))
        yield f"| `{option.name}` | {values} | `{default}` | {_cell(speak.say(f'{word}.about'))} |"
    yield ""


def _names(game: Game) -> Iterator[str]:
    yield "## Phases and decisions\n"
    yield f"Phases: {', '.join(f'`{one}`' for one in game.phases)}.\n"
    yield f"Decisions: {', '.join(f'`{one}`' for one in sorted(game.decisions))}.\n"


def _moves(game: Game, examples: Examples, speak: Words) -> Iterator[str]:
    yield "## Moves\n"
    yield "In a view's options a move is JSON, in a record it is printed.\n"
    for kind in sorted(game.moves.kinds, key=_tag):
        yield from _kind(kind, examples.moves.get(_tag(kind)), "move", speak, f"Printed: `{kind.form}`.")


def _events(game: Game, examples: Examples, speak: Words) -> Iterator[str]:
    yield "## Events\n"
    yield "What a client hears, in the order in which it happened; each seat hears only what it may know.\n"
    for kind in sorted(game.events, key=_tag):
        ruling = f"By {kind.ruling}." if kind.ruling else ""
        yield from _kind(kind, examples.events.get(_tag(kind)), "event", speak, ruling)


def _kind(kind: type[msgspec.Struct], example: Example | None, prefix: str, speak: Words, more: str) -> Iterator[str]:
    yield f"### `{_tag(kind)}`\n"
    told = " ".join(one for one in (_about(kind), more) if one)
    if told:
        yield f"{told}\n"
    if kind.__struct_fields__:
        yield f"Fields: {_fields(kind)}.\n"
    if example is None:
        yield "No golden game has one.\n"
        return
    said = msgspec.convert(example.value, kind)
    yield f"```json {prefix}\n{json.dumps(example.value, ensure_ascii=False)}\n```\n"
    in_words = _cell(speak.say(text_of(prefix, said), None, lambda seat: f"Player {seat + 1}"))
    yield f"{in_words} *({where(example)})*\n"


def where(example: Example) -> str:
    """The golden game it is of; what is of none was found by playing."""
    return f"{example.game}, decision {example.decision}" if "/" in example.game else f"from {example.game}"


def _view(game: Game, example: Example) -> Iterator[str]:
    yield "## The view\n"
    yield "What a seat may know of the table, the part called `table`, as types of TypeScript:\n"
    yield _declarations(game.view)
    yield f"A whole view, of {example.game} after {example.decision} decisions, as seat {example.value['seat']} is shown it:\n"
    yield f"```json view\n{in_lines(example.value)}\n```\n"


def _declarations(*roots: type[msgspec.Struct]) -> str:
    speak = Translator()
    for root in roots:
        speak.type_of(root)
    return "```typescript\n" + "\n".join(speak.declarations()).rstrip() + "\n```\n"


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _fields(kind: type[msgspec.Struct]) -> str:
    """Each field with its type in JSON, and what it names."""
    hints = get_type_hints(kind, include_extras=True)
    return ", ".join(f"`{name}: {Translator().type_of(hints[name])}`{_named(hints[name])}" for name in kind.__struct_fields__)


def _named(hint: Any) -> str:
    """What the mark of a field says it holds."""
    marks = [mark for part in (hint, *getattr(hint, "__args__", ())) for mark in getattr(part, "__metadata__", ())]
    words_of = [str(one) for one in marks if isinstance(one, str)]
    return f" ({words_of[0].removeprefix('word:').removeprefix('maybe-')})" if words_of else ""


def _about(kind: type[msgspec.Struct]) -> str:
    """What its own docstring says, in one line."""
    return _cell(" ".join((kind.__dict__.get("__doc__") or "").split()))


def _cell(said: str) -> str:
    return said.replace("\n", " ").replace("|", "\\|").replace("<", "&lt;")


def in_lines(value: Any, depth: int = 0) -> str:
    """JSON in which whatever fits on a line stands on one."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) + depth <= WIDTH or not isinstance(value, dict | list) or not value:
        return short
    inner = " " * (depth + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key)}: {in_lines(one, depth + 2)}" for key, one in value.items()]
        return "{\n" + ",\n".join(lines) + "\n" + " " * depth + "}"
    return "[\n" + ",\n".join(f"{inner}{in_lines(one, depth + 2)}" for one in value) + "\n" + " " * depth + "]"
