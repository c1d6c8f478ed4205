"""A table drawn for whoever prints it in Python: the same picture as at the terminal, through a spectator's eyes."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from budokan.cli.houses import house_of
from budokan.cli.telling import Teller
from budokan.cli.terminal import WIDE, Terminal
from budokan.games import GAMES
from budokan.kernel.words import language_of

if TYPE_CHECKING:
    from budokan.kernel.table import Table

PAGE = '<pre style="line-height: 1.2; font-family: monospace">{code}</pre>'


def drawn(table: Table) -> str:
    """As text, without colours."""
    paper = StringIO()
    console = Console(file=paper, width=WIDE, color_system=None, highlight=False, markup=False, emoji=False)
    for part in parts(table):
        console.print(part)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def drawn_as_page(table: Table) -> str:
    """As HTML, with the colours of the terminal."""
    console = Console(file=StringIO(), width=WIDE, record=True, highlight=False, markup=False, emoji=False)
    for part in parts(table):
        console.print(part)
    return console.export_html(inline_styles=True, code_format=PAGE)


def parts(table: Table) -> list[RenderableType]:
    """What stands round the table and in its middle, and what it waits for; its moment in a line where nobody can draw it."""
    game = GAMES.get(table.game_name)
    if game is None or table.header is None:
        return [Styled(repr(table))]
    terminal = Terminal(language_of())
    terminal.speak_of(game.name)
    terminal.also_call(game.called(table.header.options))
    house = house_of(game)
    teller = Teller(terminal, house, game, table, None)
    shown = house.draw(table.seen_by(None), table.header, terminal.words, teller.name)
    if table.outcome is not None:
        return [*shown, Styled(teller.outcome(table.outcome))]
    assert table.decision is not None, "a game that is not over asks something"
    return [*shown, Styled(teller.text(table.decision.ask(table)))]
