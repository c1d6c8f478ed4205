"""`budokan cards`: lists the cards of a game, or checks a folder of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, game_named, own_cards
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.houses import house_of
from budokan.cli.houses.house import LIKELY, Listing
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game

NOTHING = "–"

ATTESTED = "◐"
"""Stands beside what a source tells though no card shows it."""


def cards(
    game: str, *, check: Path | None = None, cards: Path | None = None, json: Flag = False, terminal: AtTheTerminal
) -> int:
    house = house_of(game_named(game, terminal))
    if cards is not None:
        return list_own(terminal, game_named(game, terminal), cards, json=json)
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
        if error.why.id not in ("bad-cards", "bad-cards-at"):
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
        known = set(game_named(game, terminal).printed.ids())
        new = sum(1 for id in changes if id not in known)
        terminal.line(terminal.say("cards-hold", changed=len(changes) - new, new=new))
    return WELL


def list_own(terminal: Terminal, game: Game, folder: Path, *, json: bool) -> int:
    """How somebody's own cards read: each as one of the box, and what is printed there where it differs."""
    own = own_cards(game, folder)
    if json:
        terminal.data(own)
        return WELL
    terminal.also_call(game.called({game.own_cards: own}))
    house = house_of(game)
    ours, theirs = readings(house.listings(terminal.words)), readings(house.listings(terminal.words, own))
    known = set(game.printed.ids())
    for id, card in own.items():
        said = theirs.get(id) or as_written(id, card)
        printed = ours.get(id, said)
        terminal.line(f"{said.cells[0]} ({id}), {terminal.say('cards-changed' if id in known else 'cards-new')}", "bold")
        for title, told, before in list(zip(said.titles, said.cells, printed.cells, strict=True))[1:-1]:
            changed = f" ({terminal.say('cards-printed', before=before or NOTHING)})" if bare(told) != bare(before) else ""
            if told or changed:
                terminal.line(f"  {terminal.say(title)}: {told or NOTHING}{changed}")
        for line in said.cells[-1].splitlines():
            terminal.line(f"  {line}")
    return WELL


class Reading(NamedTuple):
    """A component of a list: what stands in each column. The last is prose, and needs no heading."""

    titles: Sequence[str]
    cells: Sequence[str]


def readings(listings: Iterable[Listing]) -> dict[str, Reading]:
    """Every component that has an id, by it."""
    found: dict[str, Reading] = {}
    for listing in listings:
        titles = [column.title for column in listing.columns]
        found |= {id: Reading(titles, row) for id, row in zip(listing.ids, listing.rows, strict=False)}
    return found


def as_written(id: str, card: Mapping[str, Any]) -> Reading:
    """What the file says of it, at a game whose house lists no cards."""
    lines = [f"{field}: {value if isinstance(value, str) else json_of(value)}" for field, value in card.items()]
    return Reading(("cards-name", "cards-effect"), (id, "\n".join(lines)))


def json_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def bare(cell: str) -> str:
    """A cell without the marks that say where it comes from."""
    return re.sub("[◐◌≈]", "", cell).strip()


def drawn(terminal: Terminal, listing: Listing) -> Table:
    """No frame: the width is for the words."""
    table = Table(title=terminal.say(listing.title), title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for column in listing.columns:
        table.add_column(terminal.say(column.title), justify="right" if column.figures else "left")
    for row in listing.rows:
        table.add_row(*row)
    return table
