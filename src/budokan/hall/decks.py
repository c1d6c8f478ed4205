"""Decks at a table: each seat brings its own. It lies with the seat, is told to nobody, and goes into the deal.

The keeper of the hall may have cards of his own: tables are opened with them, and decks are built with them.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall.errors import Refusal
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.requests import Collection, Inspected, ReadyDeck, RoomInfo, VerdictInfo
from budokan.hall.schemas.tables import in_words
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat
from budokan.kernel.workshop import OwnCards, Workshop

logger = logging.getLogger("budokan.hall")


def called(header: Header) -> dict[str, str]:
    """What cards of somebody's own are called; nothing where the game no longer reads them: no table takes the lobby down."""
    try:
        return game_named(header.game).called(header.options)
    except Exception as error:  # cards written for the rules of another day
        logger.warning("cards of a table of %s: %s: %s", header.game, type(error).__name__, error)
        return {}


def workshop_of(game: Game) -> Workshop:
    if game.workshop is None:
        raise Refusal("hall-no-workshop", game=game.name)
    return game.workshop


def read_cards(words: Iterable[str]) -> dict[str, OwnCards]:
    """`ken=FOLDER`: the keeper's own cards for the tables of a game."""
    found: dict[str, OwnCards] = {}
    for word in words:
        name, _, folder = word.partition("=")
        if not folder or not Path(folder).is_dir():
            raise BadWords("hall-bad-cards", found=word[:80])
        found[name] = game_named(name).read_cards(Path(folder))
    return found


def with_own_cards(game: Game, options: dict[str, Any], own: OwnCards) -> dict[str, Any]:
    """The options of a table in a hall with such cards; who asks for others gets those."""
    return {game.own_cards: own, **options} if own else options


def collection(game: Game, own: OwnCards) -> Collection:
    workshop = workshop_of(game)
    ready = tuple(ReadyDeck(id, words) for id, words in workshop.ready().items())
    called = game.called({game.own_cards: own})
    return Collection(game.name, tuple(workshop.cards(own)), ready, workshop.headings, workshop.faces(own), called)


def inspected(game: Game, words: str, own: OwnCards) -> Inspected:
    """What is to be said about a deck, for the one who builds it."""
    found = workshop_of(game).inspect(words, own)
    verdicts = tuple(VerdictInfo(one.card, in_words(one.text), one.barred) for one in found.verdicts)
    room = {card: RoomInfo(one.more, in_words(one.why)) for card, one in found.room.items()}
    return Inspected(found.cards, found.headings, verdicts, room, found.legal)


def table_for(game: Game, options: dict[str, Any], deck: str) -> dict[str, Any]:
    """The options of a table opened for this deck: those the deck is built for, unless others were asked for."""
    return {**workshop_of(game).table_for(deck), **options} if deck else options


def brought(game: Game, options: dict[str, Any], seat: Seat, deck: str) -> dict[str, Any]:
    """The options of a table to which this seat brings a deck; they are as they were if it brings none."""
    return workshop_of(game).bring(options, seat, deck) if deck else options


def check(header: Header, seat: Seat, deck: str) -> None:
    """Refuse a deck this table could not deal, with the reason the game gives."""
    if deck:
        game = game_named(header.game)
        game.new(header.seats, 0, header.mode, **brought(game, header.options, seat, deck))


def dealt_with(header: Header, seats: Sequence[SeatRow]) -> Header:
    """What the game is dealt from once everybody has sat down: the seed that was promised, and each seat's deck.

    BK-7.4: decks that nobody knew of go together whatever they are.
    """
    game = game_named(header.game)
    options = header.options
    bringing = [row for row in seats if row.deck]
    for row in bringing:
        options = brought(game, options, row.seat, row.deck)
    if len(bringing) > 1:
        options = workshop_of(game).reconcile(options)
    return header if options == header.options else replace(header, options=options)
