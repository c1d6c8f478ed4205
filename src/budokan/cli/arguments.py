"""What several commands take: games, options, bots, folders of cards."""

from __future__ import annotations

from collections.abc import Sequence
from errno import errorcode
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

import budokan
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.options import Option
from budokan.kernel.workshop import OwnCards
from budokan.lab.simulate import Deal
from budokan.players.bots import bot_named

AtTheTerminal = Annotated[Terminal, Parameter(parse=False)]
"""Given to every command besides what was typed."""

Flag = Annotated[bool, Parameter(negative=())]
Many = Annotated[tuple[str, ...], Parameter(negative=())]

YES, NO = ("true", "yes", "on", "1", "sì", "si"), ("false", "no", "off", "0")


def read_deal(game: Game, seats: int | None, seed: int, mode: str | None, option: Sequence[str], cards: Path | None) -> Deal:
    """What was asked for, tried out once so that a mistake is told before anything starts."""
    options = read_options(game, option, cards)
    table = game.new(seats, seed, mode, **options)
    return Deal(game.name, table.seats, str(seed), mode, options)


def read_options(game: Game, pairs: Sequence[str], cards: Path | None) -> dict[str, Any]:
    """`--option deck-end=when-needed --option expansions=rising-sun,rikyu`, and the user's own cards.

    What no single word names is written as JSON, or lies in a file of JSON: `--option teams=[[0,1],[2,3]]`,
    `--option own-field=@bridge.json`.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        option = game.options.get(name.replace("-", "_"))
        if option is None or isinstance(option.default, dict) or not equals:
            known = ", ".join(one.name for one in game.options.values() if not isinstance(one.default, dict))
            raise BadWords("cli-unknown-option", found=pair[:40], known=known)
        if option.deep or (not option.choices and value[:1] in ("[", "@")):
            options[option.name] = _laid_out(option, value)
            continue
        chosen = [_choice(option, one) for one in (value.split(",") if option.many else [value])]
        options[option.name] = tuple(chosen) if option.many else chosen[0]
    if cards is not None:
        options[game.own_cards] = own_cards(game, cards)
    return options


def _choice(option: Option, word: str) -> Any:
    if not option.choices:
        return _freely(option, word)
    yes_or_no = option.choices == (False, True)
    if yes_or_no and word.lower() in YES + NO:
        return word.lower() in YES
    if not yes_or_no:
        for choice in option.choices:
            if word == str(choice):
                return choice
    known = ("true", "false") if yes_or_no else [str(choice) for choice in option.choices]
    raise BadWords("cli-bad-choice", name=option.name, found=word[:40], known=", ".join(known))


def _freely(option: Option, word: str) -> Any:
    """An option that is no choice: a whole number, or words as they are, which the game checks."""
    if not isinstance(option.default, int):
        return word
    try:
        return int(word)
    except ValueError:
        raise BadWords("cli-bad-value", name=option.name, found=word[:40]) from None


def _laid_out(option: Option, words: str) -> Any:
    """An option of several levels, which the game checks."""
    text = read_text(Path(words[1:])) if words.startswith("@") else words
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadWords("cli-no-json", name=option.name, found=words[:40], what=str(error)) from None


def own_cards(game: Game, folder: Path) -> OwnCards:
    """A user's own figures from a folder, checked."""
    if not folder.is_dir():
        raise BadWords("cli-no-folder", found=str(folder)[:80])
    return game.read_cards(folder)


def read_bots(game: Game, names: str, seats: int) -> list[str]:
    """`greedy,uniform`: dealt round the table, again and again until every seat has one."""
    given = [name.strip() for name in names.split(",")]
    if len(given) > seats:
        raise BadWords("cli-too-many-bots", found=len(given), seats=seats)
    for name in given:
        bot_named(name, game, 0)
    return [given[seat % len(given)] for seat in range(seats)]


def at_least_one(name: str, figure: int) -> int:
    if figure < 1:
        raise BadWords("cli-at-least-one", name=name, found=figure)
    return figure


def game_named(name: str, terminal: Terminal) -> Game:
    """The game, whose words the terminal speaks from now on."""
    budokan.game(name)
    terminal.speak_of(name)
    return budokan.game(name)


def read_text(file: Path) -> str:
    """The file as text, or one clear sentence."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadWords("cli-mishap", file=str(file)[:80], errno=errorcode.get(error.errno or 0, "?")) from None
    except UnicodeDecodeError:
        raise BadWords("cli-no-text", file=str(file)[:80]) from None
