"""Ken il Guerriero: cards by kind, and the cards on the table by the row in which they lie, one's own before the other's.

Pieces are numbered as they come, without end; a row is one of the places in which an observation shows them. There are as many
rows as the largest deck that may lie there has cards for them: the ready decks, or larger ones that somebody brings.
"""

from __future__ import annotations

from typing import Any, get_args

from budokan.adapters.factors import Chairs, Factor, Factors, Follows, Rows, Words
from budokan.adapters.layout import LeftOut, PerSeat, Several, Shown
from budokan.adapters.parts import Chair, Counts, Number, Pile, Row, Word
from budokan.games.ken.box import Box, box_for, decks_for
from budokan.games.ken.options import Options
from budokan.games.ken.pieces import Fought
from budokan.games.ken.reading import all_decks
from budokan.games.ken.seen import Table as SeenTable
from budokan.games.ken.table import Table
from budokan.games.ken.view import see_without_prospects
from budokan.kernel.texts import Seat

SEATS = 2
AREAS = ("forces", "places", "destiny")
"""In the order in which a player's cards are shown."""

TYPES = {"master": "forces", "character": "forces", "army": "forces", "place": "places"}
"""Where a card lies by its type; every other in destiny."""

MOST_DRAWN = 3


def own(mode: str, settings: Options) -> Any:
    """What somebody brings: cards that are not ours, and decks that need more rows."""
    return [sorted(settings.own_cards), rows_for(settings)]


def rows_for(settings: Options) -> dict[str, int]:
    """How many rows each area has."""
    box = box_for(settings)
    lists = [dict(deck.cards) for deck in all_decks()] + [deck.counts for deck in decks_for(settings, box)]
    found = dict.fromkeys(AREAS, 0)
    for counts in lists:
        for area in AREAS:
            lying = sum(copies for card, copies in counts.items() if TYPES.get(box.type[card], "destiny") == area)
            found[area] = max(found[area], lying)
    return found


def area(table: Any, name: str, seat: Seat) -> list[int]:
    pieces: list[int] = getattr(table, name)[seat]
    return pieces


def rows(settings: Options) -> Rows:
    sizes = rows_for(settings)
    names = [f"{whose} {name} {row + 1}" for whose in ("own", "other") for name in AREAS for row in range(sizes[name])]

    def numbers(table: Table, seat: Seat) -> list[int]:
        found: list[int] = []
        for who in (seat, 1 - seat):
            for name in AREAS:
                lying = area(table, name, who)
                assert len(lying) <= sizes[name], "no deck has more cards of a type than there are rows"
                found += lying
                found += [0] * (sizes[name] - len(lying))
        return found

    return Rows(names, numbers)


def card_of(table: Any, piece: int) -> str:
    if piece not in table.pieces:
        raise IndexError(piece)
    card: str = table.pieces[piece].card
    return card


def fought_for(table: Any, battle: int) -> str:
    """The card a combat is named after, as its move names it."""
    for move in table.options(table.waiting[0]):
        if getattr(move, "battle", 0) == battle:
            return str(move.card)
    raise IndexError(battle)


def of_types(box: Box, *types: str) -> Words:
    return Words(sorted(card for card, type in box.type.items() if type in types))


def factors(mode: str, settings: Options) -> Factors:
    box = box_for(settings)
    cards = Words([*sorted(box.cards)])
    places, armies = of_types(box, "place"), of_types(box, "army")
    laid_on = Words(sorted(card for card, type in box.type.items() if type not in TYPES))
    piece = rows(settings)
    its_card = Follows("piece", card_of)
    named_by_piece: dict[str, Factor] = {f"ken-{tag}.card": its_card for tag in ("target", "send", "choose")}
    on_a_piece: dict[str, Factor] = {f"ken-{tag}.card": laid_on for tag in ("assign", "spend-on", "choose-assigned")}
    hosts: dict[str, Factor] = {f"ken-{tag}.host": its_card for tag in ("assign", "spend-on", "choose-assigned")}
    return {
        "seat": Chairs(SEATS),
        "card": cards,
        "place": places,
        "second": places,
        "army": armies,
        "piece": piece,
        "count": Words(range(1, MOST_DRAWN + 1)),
        "ken-play-together.place": places,
        "ken-play-together.army": armies,
        "ken-play-with-two.place": places,
        "ken-play-with-two.second": places,
        "ken-play-with-two.army": armies,
        "ken-add-army.army": armies,
        "ken-fight.battle": Words(range(1, piece.size // SEATS + 1)),
        "ken-fight.card": Follows("battle", fought_for),
        "ken-activate.card": Words(sorted(card for card, abilities in box.abilities.items() if abilities)),
        "ken-activate.ability": Words(range(1, max(map(len, box.abilities.values())) + 1)),
        **named_by_piece,
        **on_a_piece,
        **hosts,
    }


def chair(mode: str) -> Chair:
    return Chair(SEATS)


class Kept:
    """Nothing is kept from one look to the next."""

    def see(self, table: Table, seat: Seat) -> SeenTable:
        """What a seat sees, but for `prospects`, which are left out and take a third of the time."""
        return see_without_prospects(table, seat)


def rows_seen(view: SeenTable, seat: Seat, sizes: dict[str, int]) -> dict[int, int]:
    """In which row each piece is shown, counted from 1: the rows that moves are numbered by."""
    found: dict[int, int] = {}
    first = 1
    for who in (seat, 1 - seat):
        player = view.players[who]
        for name, lying in (("forces", player.forces), ("places", player.territory), ("destiny", player.destiny)):
            for place, piece in enumerate(lying):
                found[piece.piece] = first + place
            first += sizes[name]
    return found


UNREAD: dict[str, Any] = {"prospects": []}
"""Of what a program is told: moves of no kind that is named, and left out of observations."""


def as_table(view: SeenTable) -> dict[str, list[list[int]]]:
    """The numbers of the pieces on the table by area and seat, for who has nothing but what was shown."""
    players = view.players
    return {
        "forces": [[piece.piece for piece in one.forces] for one in players],
        "places": [[piece.piece for piece in one.territory] for one in players],
        "destiny": [[piece.piece for piece in one.destiny] for one in players],
    }


def shown(mode: str, settings: Options) -> Shown:
    """KEN-34, as an array: hands and piles by how many of each card, cards on the table row by row."""
    sizes = rows_for(settings)
    cards = Words(sorted(box_for(settings).cards))
    row = Row(SEATS * sum(sizes.values()))
    two = Several(2, Number())
    group = Several(12, row)
    return {
        "Table.players": PerSeat(),
        "Player.known": Counts(cards),
        "Player.open_hand": LeftOut("nobody decides anything when hands are laid open"),
        "Player.past": Pile(cards),
        "Player.removed": Counts(cards),
        "Player.forces": Several(sizes["forces"]),
        "Player.territory": Several(sizes["places"]),
        "Player.destiny": Several(sizes["destiny"]),
        "Player.deck": Counts(cards),
        "Piece.piece": LeftOut("a piece is known by its row; its number only says how many came before it"),
        "Piece.card": Word(cards),
        "Piece.assigned": Several(6),
        "AssignedCard.card": Word(cards),
        "Table.battles": Several(10),
        "Battle.place": row,
        "Battle.target": row,
        "Group.front": group,
        "Group.commanders": Several(6, row),
        "Group.behind": Several(6, row),
        "Fight.kind": Word(Words(get_args(Fought))),
        "Fight.place": row,
        "Fight.groups": Several(2),
        "Fight.used": Several(8),
        "Used.card": Word(cards),
        "Fight.events": Several(6),
        "Fight.activated": Several(10),
        "Activated.piece": row,
        "Activated.card": Word(cards),
        "Fight.spent": two,
        "Fight.annulled": group,
        "Fight.suicides": group,
        "Fight.attack": two,
        "Fight.surprise": two,
        "Fight.deadly": two,
        "Fight.double": two,
        "Fight.slayer": two,
        "Fight.values": Several(16),
        "Values.piece": row,
        "Fight.losses": Several(16),
        "Loss.piece": row,
        "Fight.surplus": two,
        "Table.prospects": LeftOut("it looks ahead for a person; an agent that wants to may do so by itself"),
        "Table.lasting": Several(8),
        "Lasting.card": Word(cards),
        "Lasting.piece": row,
        "Table.hand": Counts(cards),
    }
