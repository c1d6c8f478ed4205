"""`budokan games`: which games there are, for how many, and what may be settled before one begins."""

from __future__ import annotations

from typing import Any

import msgspec

import budokan
from budokan.cli.arguments import AtTheDesk, Flag
from budokan.cli.desk import Desk
from budokan.cli.exit_codes import WELL
from budokan.kernel.game import Game
from budokan.kernel.options import Option


def games(*, json: Flag = False, desk: AtTheDesk) -> int:
    if json:
        desk.data([facts(desk, game) for game in budokan.games().values()])
        return WELL
    for game in budokan.games().values():
        desk.speak_of(game.name)
        desk.line(f"{game.name}: {desk.say(f'game-{game.name}')}", "bold")
        desk.line("  " + desk.say(f"game-{game.name}.about"))
        for mode, seats in game.modes.items():
            desk.line("  " + desk.say("games-mode", mode=mode, least=seats[0], most=seats[-1]))
        for option in game.options.values():
            tell_option(desk, option)
    return WELL


def tell_option(desk: Desk, option: Option) -> None:
    """How it is typed, what it settles, and to what; one's own cards come from a folder."""
    word = f"option-{dashed(option.name)}"
    typed = "--cards" if isinstance(option.default, dict) else f"--option {option.name}"
    desk.line(f"  {typed}: {desk.say(word)}", "cyan")
    desk.line("      " + desk.say(f"{word}.about"))
    if option.choices:
        choices = ", ".join(say_choice(desk, option, choice) for choice in option.choices)
        desk.line("      " + desk.say("games-choices", choices=choices))
        if not option.many:
            desk.line("      " + desk.say("games-default", default=say_choice(desk, option, option.default)))


def dashed(name: str) -> str:
    return name.replace("_", "-")


def say_choice(desk: Desk, option: Option, choice: Any) -> str:
    """What is typed, and what it means if that is not plain."""
    if isinstance(choice, bool):
        return desk.say("games-yes" if choice else "games-no")
    meaning = desk.say(f"option-{dashed(option.name)}-{choice}")
    return f"{choice} ({meaning})"


def facts(desk: Desk, game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": desk.say(f"game-{game.name}"),
        "about": desk.say(f"game-{game.name}.about"),
        "rules": game.rules,
        "modes": {mode: [seats[0], seats[-1]] for mode, seats in game.modes.items()},
        "options": [msgspec.to_builtins(option) for option in game.options.values()],
    }
