"""Ken il Guerriero at the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.houses.house import NO_CARDS, Column, Listing
from budokan.cli.houses.panels import player_panel
from budokan.games.ken import seen as forms
from budokan.games.ken.box import Box, box_for
from budokan.games.ken.cards import Card, origin
from budokan.games.ken.options import Options
from budokan.games.ken.reading import all_cards, all_decks, card_set
from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Arg, Seat, Text, WordRef, text_of
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

COLOURS = {"red": "red", "blue": "blue", "grey": "white"}

MARKS = {"printed": "", "attested": "◐", "reconstructed": "◌"}
"""KEN-34.15: what stands beside a field of a card, by where it comes from."""

CARD_COLUMNS = (
    Column("cards-name"),
    Column("cards-type"),
    Column("ken-column-school"),
    Column("ken-column-moral"),
    Column("cards-figures"),
    Column("ken-column-green", figures=True),
    Column("ken-column-ochre", figures=True),
    Column("cards-effect"),
)

DECK_COLUMNS = (Column("cards-name"), Column("cards-copies", figures=True), Column("cards-title-cards"))


class Ken:
    """The house of Ken il Guerriero, as the command line needs it."""

    introductions: tuple[type[Event], ...] = ()

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        return words.seat(seat)

    def call_on(self, view: View) -> Call | None:
        return None  # every place has its name in the catalogues

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        """The opponent beyond, the reader nearest: as the two sit at the table."""
        box = box_for(msgspec.convert(header.options, Options))
        near = view.seat or 0
        shown: list[RenderableType] = [_player(view, seat, box, words, name) for seat in (1 - near, near)]
        shown.append(Styled(_middle(view, words, name), "dim"))
        seen: forms.Table = view.table
        if seen.combat:
            shown.append(_combat(seen.combat, _cards_by_number(seen), words, name))
        if view.seat is not None and seen.hand:
            shown.append(_hand(seen.hand, box, words))
        return shown

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        """What the ledger says of the first card a move names."""
        for named in text_of("move", move).args.values():
            if isinstance(named, WordRef):
                own = ledger.about(words.say(named.say))
                return own.number if own is not None else ""
        return ""

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        decks = [
            [words.say(f"deck-{deck.id}") + MARKS[deck.source], str(sum(deck.cards.values())), _deck(deck.cards, words)]
            for deck in all_decks()
        ]
        cards = card_set(own)
        return [
            Listing("cards-title-cards", CARD_COLUMNS, [_card_row(card, words) for card in cards.values()], tuple(cards)),
            Listing("ken-title-decks", DECK_COLUMNS, decks),
        ]

    def facts(self, words: Words) -> dict[str, Any]:
        return {
            "cards": [
                {**msgspec.to_builtins(card), "name": words.say(f"card-{card.id}"), "effect": _effect(card, words)}
                for card in all_cards()
            ],
            "decks": [{**msgspec.to_builtins(deck), "name": words.say(f"deck-{deck.id}")} for deck in all_decks()],
        }


HOUSE = Ken()


def _player(view: View, seat: Seat, box: Box, words: Words, name: Name) -> Panel:
    """One side of the table; colour is never the only sign."""
    seen: forms.Table = view.table
    player = seen.players[seat]
    own = seat == view.seat
    lines = [Styled(_counts(player, words), "yellow")]
    for area, pieces in (("territory", player.territory), ("forces", player.forces), ("destiny", player.destiny)):
        standing = [_piece(piece, box, words) for piece in pieces]
        if standing or area != "destiny":
            lines.append(Styled(words.say(f"ken-{area}") + " ", "dim") + Styled(" · ").join(standing))
    if player.known and not own:
        cards = tuple(WordRef(f"card-{card}") for card in player.known)
        lines.append(Styled(words.say(Text("ken-known", {"cards": cards})), "dim"))
    turn = seat == seen.turn and view.outcome is None
    title = name(seat) + (f" ({words.say('ken-you')})" if own else "")
    return player_panel(lines, title, is_own=own, is_due=turn, align="left")


def _counts(player: forms.Player, words: Words) -> str:
    """Points and how far from victory, and how many cards lie where."""
    parts = [words.say(Text("ken-points", {"points": player.points, "left": max(0, player.to_win)}))]
    parts.append(words.say(Text("ken-income", {"points": player.income})))
    parts.append(words.say(Text("ken-hand", {"cards": player.hand})))
    for pile, cards in (("future", player.future), ("past", len(player.past)), ("removed", len(player.removed))):
        if cards or pile == "future":
            parts.append(words.say(Text(f"ken-{pile}", {"cards": cards})))
    return " · ".join(parts)


def _piece(piece: forms.Piece, box: Box, words: Words) -> Styled:
    """A card on the table: its figures, its lives, what it bears, and whether it is turned; the marks are the card's own."""
    card = box.cards[piece.card]
    said = words.say(f"card-{piece.card}")
    if card.type in ("master", "character", "army"):
        figures = {"attack": piece.attack, "defence": piece.defence, "resistance": piece.resistance}
        said += " " + "/".join(_field(card, one, str(figure)) for one, figure in figures.items() if figure is not None)
    if piece.lives:
        said += " " + _field(card, "resistance", "♥" * piece.lives)
    if piece.green:
        said += " " + _field(card, "green", f"+{piece.green}")
    if piece.assigned:
        said += " [" + ", ".join(words.say(f"card-{one.card}") for one in piece.assigned) + "]"
    if piece.engaged:
        said += f" ({words.say('ken-engaged')})"
    return Styled(said, "dim" if piece.engaged else "")


def _middle(view: View, words: Words, name: Name) -> str:
    """The turn, and the attacks that are declared."""
    seen: forms.Table = view.table
    cards = _cards_by_number(seen)
    parts = [words.say(Text("ken-turn", {"turn": seen.turn_number}))]
    for battle in seen.battles:
        attacked = battle.target if battle.place is None else battle.place
        assert attacked is not None, "an attack is on a place or on a card"
        args: dict[str, Arg] = {
            "who": name(battle.attacker),
            "target": WordRef(f"card-{cards[attacked]}"),
            "cards": _group(battle.attack, cards),
        }
        parts.append(words.say(Text("ken-attack", args)))
    return " · ".join(parts)


def _combat(combat: forms.Fight, cards: dict[int, str], words: Words, name: Name) -> Panel:
    """The combat under way, and what it would come to if nobody did anything more."""
    lines = []
    for side, group in enumerate(combat.groups):
        seat = combat.attacker if side == 0 else 1 - combat.attacker
        damage: dict[str, Arg] = {"who": name(seat), "cards": _group(group, cards), "damage": combat.attack[side]}
        lines.append(words.say(Text("ken-side", damage)))
    for loss in combat.losses:
        falls: dict[str, Arg] = {"card": WordRef(f"card-{cards[loss.piece]}"), "lives": loss.lives}
        lines.append("  " + words.say(Text("ken-would-fall", falls)))
    return Panel("\n".join(lines), title=words.say("ken-combat"), title_align="left", box=ROUNDED, border_style="red")


def _group(group: forms.Group, cards: dict[int, str]) -> tuple[WordRef, ...]:
    return tuple(WordRef(f"card-{cards[one]}") for one in (*group.front, *group.commanders, *group.behind))


def _cards_by_number(seen: forms.Table) -> dict[int, str]:
    areas = [area for player in seen.players for area in (player.forces, player.territory, player.destiny)]
    return {piece.piece: piece.card for area in areas for piece in area}


def _hand(hand: list[str], box: Box, words: Words) -> Table:
    """The reader's own cards with their figures and what they do."""
    rows = Table.grid(padding=(0, 2))
    for wrapped in (False, False, False, True):
        rows.add_column(no_wrap=not wrapped)
    for kind, copies in Counter(hand).items():
        card = box.cards[kind]
        name = words.say(f"card-{kind}") + (f" ×{copies}" if copies > 1 else "")
        kind_of = f"{words.say(f'ken-type-{card.type}')}, {words.say(f'ken-moral-{card.moral}')}"
        effect = _field(card, "effect", _effect(card, words))
        rows.add_row(Styled("  " + name, f"bold {COLOURS[card.moral]}"), kind_of, _figures(card), effect)
    framed = Table(box=None, show_header=True, pad_edge=False)
    framed.add_column(words.say("ken-your-hand"), header_style="bold")
    framed.add_row(rows)
    return framed


def _figures(card: Card) -> str:
    """3/2/♥: attack, defence, and resistance or a life; what a card adds, to its bearer or each turn, has its sign."""
    if card.type in ("master", "character", "army"):
        return "/".join(_field(card, one, _figure(card, one)) for one in ("attack", "defence", "resistance"))
    if card.resistance == "life":
        return _field(card, "resistance", "♥")
    if card.type == "place":
        return _field(card, "green", f"+{card.green}") if card.green else ""
    added = ("attack", "defence", "resistance") if card.resistance else ("attack", "defence")
    if not any(getattr(card, one) for one in added):
        return ""
    return "/".join(_field(card, one, f"+{_figure(card, one)}") for one in added)


def _figure(card: Card, field: str) -> str:
    value = getattr(card, field)
    return "♥" if value == "life" else str(value)


def _field(card: Card, field: str, said: str) -> str:
    """A field of a card with its mark, if it is not printed."""
    return said + MARKS[origin(card, field)] if said else ""


def _effect(card: Card, words: Words) -> str:
    id = f"card-{card.id}.effect"
    return words.say(id) if words.has(id) else ""


def _card_row(card: Card, words: Words) -> list[str]:
    return [
        _field(card, "name", words.say(f"card-{card.id}")),
        _field(card, "type", words.say(f"ken-type-{card.type}")),
        _field(card, "school", words.say(f"ken-school-{card.school}")),
        _field(card, "moral", words.say(f"ken-moral-{card.moral}")),
        _figures(card),
        _field(card, "green", str(card.green or "")),
        _field(card, "ochre", str(card.ochre or "")),
        _field(card, "effect", _effect(card, words)),
    ]


def _deck(cards: dict[str, int], words: Words) -> str:
    return ", ".join(f"{copies} {words.say(f'card-{card}')}" for card, copies in cards.items())
