"""`budokan cards`: lists the cards of a game, or checks a folder of one's own."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, game_named, own_cards
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.houses import house_of
from budokan.cli.houses.house import LIKELY, Listing
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords

ATTESTED = "◐"
"""Stands beside what a source tells though no card shows it."""


def cards(game: str, *, check: Path | None = None, json: Flag = False, terminal: AtTheTerminal) -> int:
    house = house_of(game_named(game, terminal))
    if check is not None:
        return check_folder(terminal, game, check, json=json)
    if json:
        terminal.data(house.facts(terminal.words))
        return WELL
    listings = house.listings(terminal.words)
    for listing in listings:
        terminal.show(drawn(terminal, listing))
    for mark, explained in ((ATTESTED, "cards-attested"), (LIKELY, "cards-likely")):
        if any(mark in cell for listing in listings for row in listing.rows for cell in row):
            terminal.line(terminal.say(explained), "dim")
    terminal.line(terminal.say("cards-reconstructed"), "dim")
    return WELL


def check_folder(terminal: Terminal, game: str, folder: Path, *, json: bool) -> int:
    """Whether a user's own figures can be played with."""
    try:
        changes = own_cards(game_named(game, terminal), folder)
    except BadWords as error:
        if error.why.id != "bad-cards":
            raise
        why = terminal.words.say(error.why)
        if json:
            terminal.data({"holds": False, "why": why})
        else:
            terminal.complain(why)
        return FAILED
    if json:
        terminal.data({"holds": True, "changes": changes})
    else:
        terminal.line(terminal.say("cards-hold", count=len(changes)))
    return WELL


def drawn(terminal: Terminal, listing: Listing) -> Table:
    """No frame: the width is for the words."""
    table = Table(title=terminal.say(listing.title), title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for column in listing.columns:
        table.add_column(terminal.say(column.title), justify="right" if column.figures else "left")
    for row in listing.rows:
        table.add_row(*row)
    return table
