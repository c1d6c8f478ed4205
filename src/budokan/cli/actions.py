"""`budokan actions`: the number every move of a game has for learning agents, and what it is put together from."""

from __future__ import annotations

from rich.table import Table

from budokan.adapters.actions import Actions
from budokan.adapters.actions import actions as actions_of
from budokan.cli.arguments import AtTheTerminal, Flag, game_named
from budokan.cli.exit_codes import WELL


def actions(game: str, *, mode: str | None = None, json: Flag = False, terminal: AtTheTerminal) -> int:
    numbers = actions_of(game_named(game, terminal), mode)
    if json:
        about = {"game": game, "mode": numbers.mode, "rules": numbers.rules, "size": numbers.size}
        terminal.data({**about, "kinds": list(numbers.listing())})
        return WELL
    title = terminal.say("actions-title", game=terminal.say(f"game-{game}"), mode=numbers.mode, rules=numbers.rules)
    terminal.line(title, "bold")
    terminal.line(terminal.say("actions-size", size=numbers.size, last=numbers.size - 1))
    rows = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("actions-numbers", "actions-move", "actions-fields"):
        rows.add_column(terminal.say(heading))
    for range_, form, fields in described(numbers):
        rows.add_row(range_, form, fields)
    terminal.show(rows)
    terminal.line(terminal.say("actions-json"), "dim")
    return WELL


def described(numbers: Actions) -> list[tuple[str, str, str]]:
    """Each kind of move: its numbers, how it reads, and how many places each of its fields has."""
    return [
        (
            f"{kind.first}" if kind.size == 1 else f"{kind.first}-{kind.first + kind.size - 1}",
            kind.move.form,
            " × ".join(f"{name} {factor.size}" for name, factor in kind.fields if factor.size > 1),
        )
        for kind in numbers.kinds
    ]
