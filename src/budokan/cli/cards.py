"""`budokan cards`: lists the cards of a game, or checks a folder of one's own."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from budokan.cli.arguments import AtTheDesk, Flag, game_named, own_cards
from budokan.cli.desk import Desk
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.houses import house_of
from budokan.cli.houses.house import LIKELY, Listing
from budokan.kernel.errors import BadWords

ATTESTED = "◐"
"""Stands beside what a source tells though no card shows it."""


def cards(game: str, *, check: Path | None = None, json: Flag = False, desk: AtTheDesk) -> int:
    house = house_of(game_named(game, desk))
    if check is not None:
        return check_folder(desk, game, check, json=json)
    if json:
        desk.data(house.facts(desk.words))
        return WELL
    listings = house.listings(desk.words)
    for listing in listings:
        desk.show(drawn(desk, listing))
    for mark, explained in ((ATTESTED, "cards-attested"), (LIKELY, "cards-likely")):
        if any(mark in cell for listing in listings for row in listing.rows for cell in row):
            desk.line(desk.say(explained), "dim")
    desk.line(desk.say("cards-reconstructed"), "dim")
    return WELL


def check_folder(desk: Desk, game: str, folder: Path, *, json: bool) -> int:
    """Whether a user's own figures can be played with."""
    try:
        changes = own_cards(game_named(game, desk), folder)
    except BadWords as error:
        if error.why.id != "bad-cards":
            raise
        why = desk.words.say(error.why)
        if json:
            desk.data({"holds": False, "why": why})
        else:
            desk.complain(why)
        return FAILED
    if json:
        desk.data({"holds": True, "changes": changes})
    else:
        desk.line(desk.say("cards-hold", count=len(changes)))
    return WELL


def drawn(desk: Desk, listing: Listing) -> Table:
    """No frame: the width is for the words."""
    table = Table(title=desk.say(listing.title), title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for column in listing.columns:
        table.add_column(desk.say(column.title), justify="right" if column.figures else "left")
    for row in listing.rows:
        table.add_row(*row)
    return table
