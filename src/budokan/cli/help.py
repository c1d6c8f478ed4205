"""Help in the reader's language: cyclopts knows the commands, the catalogues have the words.

What a command does is the message `command-<name>`, how it is called its attribute `.usage`, and an argument `--seats` is
`arg-seats`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.terminal import Terminal

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


class SpokenHelp:
    """The form cyclopts asks of a help formatter."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """`usage` is the name of the command: the rest is in the catalogue."""
        command = str(usage).strip()
        self.terminal.line(self.terminal.say("help-usage", how=self.terminal.say(f"command-{command}.usage")), "bold")
        self.terminal.line()
        self.terminal.line(self.terminal.say(f"command-{command}"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Said with the usage already."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        commands = panel.format == "command"
        rows = Table.grid(padding=(0, 2))
        for entry in panel.entries:
            rows.add_row(Styled("  " + ", ".join(_labels(entry)), "cyan"), self.terminal.say(_message(entry, commands)))
        if not commands:
            rows.add_row(Styled("  --lang", "cyan"), self.terminal.say("arg-lang"))
        self.terminal.line()
        self.terminal.line(self.terminal.say("help-commands" if commands else "help-arguments"), "bold")
        self.terminal.show(rows)


def _labels(entry: HelpEntry) -> list[str]:
    """A place in the line is named in capitals, an option by its dashes."""
    return [entry.positional_label] if entry.positional_label else [*entry.names, *entry.shorts]


def _message(entry: HelpEntry, command: bool) -> str:
    name = entry.positive_names[0].lstrip("-")
    return f"command-{name}" if command else f"arg-{name}"
