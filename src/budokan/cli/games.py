"""`budokan games`: which games there are, for how many, and what may be settled before one begins."""

from __future__ import annotations

from typing import Any

import msgspec

import budokan
from budokan.cli.arguments import AtTheTerminal, Flag
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.game import Game
from budokan.kernel.options import Option


def games(*, json: Flag = False, terminal: AtTheTerminal) -> int:
    if json:
        terminal.data([facts(terminal, game) for game in budokan.games().values()])
        return WELL
    for game in budokan.games().values():
        terminal.speak_of(game.name)
        terminal.line(f"{game.name}: {terminal.say(f'game-{game.name}')}", "bold")
        terminal.line("  " + terminal.say(f"game-{game.name}.about"))
        for mode, seats in game.modes.items():
            terminal.line("  " + terminal.say("games-mode", mode=mode, least=seats[0], most=seats[-1]))
        for option in game.options.values():
            tell_option(terminal, option)
    return WELL


def tell_option(terminal: Terminal, option: Option) -> None:
    """How it is typed, what it settles, and to what; one's own cards come from a folder."""
    word = f"option-{dashed(option.name)}"
    typed = "--cards" if isinstance(option.default, dict) else f"--option {option.name}"
    terminal.line(f"  {typed}: {terminal.say(word)}", "cyan")
    terminal.line("      " + terminal.say(f"{word}.about"))
    if option.choices:
        choices = ", ".join(say_choice(terminal, option, choice) for choice in option.choices)
        terminal.line("      " + terminal.say("games-choices", choices=choices))
        if not option.many:
            terminal.line("      " + terminal.say("games-default", default=say_choice(terminal, option, option.default)))


def dashed(name: str) -> str:
    return name.replace("_", "-")


def say_choice(terminal: Terminal, option: Option, choice: Any) -> str:
    """What is typed, and what it means if that is not plain."""
    if isinstance(choice, bool):
        return terminal.say("games-yes" if choice else "games-no")
    meaning = terminal.say(f"option-{dashed(option.name)}-{choice}")
    return f"{choice} ({meaning})"


def facts(terminal: Terminal, game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": terminal.say(f"game-{game.name}"),
        "about": terminal.say(f"game-{game.name}.about"),
        "rules": game.rules,
        "modes": {mode: [seats[0], seats[-1]] for mode, seats in game.modes.items()},
        "options": [msgspec.to_builtins(option) for option in game.options.values()],
    }
