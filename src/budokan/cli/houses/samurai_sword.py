"""Samurai Sword at the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.houses.house import LIKELY, NO_CARDS, Column, Listing
from budokan.cli.houses.panels import player_panel
from budokan.games.samurai_sword import seen as forms
from budokan.games.samurai_sword.box import Box, box_for
from budokan.games.samurai_sword.cards import Card, Character, all_cards, all_characters, changed
from budokan.games.samurai_sword.events import Dealt
from budokan.games.samurai_sword.moves import Attack, Imitate, Parry, Play, PlayOn, Seize, SendGeisha, SendGeishaForHand, Spend
from budokan.games.samurai_sword.options import Options
from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

COLOURS = {"weapon": "red", "property": "green", "action": "cyan"}

MARK = "◌"
"""Stands beside what is reconstructed."""

RULINGS_OF_CARDS = {"armor": "SS-6.2", "fast-draw": "SS-6.13", "bushido": "SS-12.1", "parry": "SS-6.7"}
"""Cards whose ruling does not begin with their name."""

RULINGS_OF_MOVES: dict[type[Move], str] = {
    Attack: "SS-6.5",
    Parry: "SS-6.7",
    Imitate: "SS-16.40",
    SendGeisha: "SS-12.17",
    SendGeishaForHand: "SS-12.17",
    Spend: "SS-13.17",
    Seize: "SS-15.22",
}

CARD_COLUMNS = (
    Column("cards-name"),
    Column("cards-type"),
    Column("cards-figures"),
    Column("cards-copies", figures=True),
    Column("cards-suit"),
    Column("cards-set"),
    Column("cards-effect"),
)

CHARACTER_COLUMNS = (
    Column("cards-name"),
    Column("cards-resilience", figures=True),
    Column("cards-set"),
    Column("cards-ability"),
)


class SamuraiSword:
    """The house of Samurai Sword, as the command line needs it."""

    introductions: tuple[type[Event], ...] = (Dealt,)

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        """Characters are open and each is there once: nobody needs another name."""
        return words.say(f"character-{view.table.players[seat].character}")

    def call_on(self, view: View) -> Call | None:
        return None  # every place has its name in the catalogues

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        box = box_for(msgspec.convert(header.options, Options))
        seen: forms.Table = view.table
        shown: list[RenderableType] = [
            Columns([_player(view, seat, words, name) for seat in range(view.seats)], equal=True, padding=(0, 0)),
            Styled(_middle(view, words), "dim"),
        ]
        shown += [Styled(_memory(memory, words, name), "dim") for memory in seen.seen]
        if view.seat is not None and seen.hand:
            shown.append(_hand(seen.hand, box, words))
        return shown

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        card = ""
        if isinstance(move, Play | PlayOn | Parry):
            card = move.card
        elif isinstance(move, Attack):
            card = move.weapon
        if card:
            own = ledger.about(words.say(f"card-{card}"))
            if own is not None:
                return own.number
            if card in RULINGS_OF_CARDS:
                return RULINGS_OF_CARDS[card]
        return RULINGS_OF_MOVES.get(type(move), "")

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        cards: dict[str, Card] = {card.id: changed(card, own) for card in all_cards()}
        persons: dict[str, Character] = {one.id: changed(one, own) for one in all_characters()}
        characters = [_character_row(one, words) for one in persons.values()]
        return [
            Listing("cards-title-cards", CARD_COLUMNS, [_card_row(card, words) for card in cards.values()], tuple(cards)),
            Listing("cards-title-characters", CHARACTER_COLUMNS, characters, tuple(persons)),
        ]

    def facts(self, words: Words) -> dict[str, Any]:
        return {
            "cards": [
                {
                    **msgspec.to_builtins(card),
                    "name": words.say(f"card-{card.id}"),
                    "effect": _say(words, f"card-{card.id}.effect"),
                }
                for card in all_cards()
            ],
            "characters": [
                {
                    **msgspec.to_builtins(one),
                    "name": words.say(f"character-{one.id}"),
                    "ability": words.say(f"character-{one.id}.ability"),
                }
                for one in all_characters()
            ],
        }


HOUSE = SamuraiSword()


def _player(view: View, seat: Seat, words: Words, name: Name) -> Panel:
    """Who sits there and what everybody sees of him; colour is never the only sign."""
    seen: forms.Table = view.table
    player = seen.players[seat]
    own = seat == view.seat
    full = player.full
    lines = [
        _role(player, words),
        Styled("●" * player.resilience + "○" * (full - player.resilience) + f" {player.resilience}/{full}", "red"),
        Styled(words.say(Text("samurai-honour", {"points": player.honour})), "yellow"),
        Styled(words.say(Text("samurai-hand", {"cards": player.hand}))),
    ]
    if view.seat is not None and not own:
        lines.append(Styled(words.say(Text("samurai-difficulty", {"difficulty": seen.difficulty[seat]}))))
    if player.harmless:
        lines.append(Styled(words.say("samurai-harmless"), "magenta"))
    for property, copies in Counter(player.properties).items():
        lines.append(Styled("◆ " + words.say(f"card-{property}") + (f" ×{copies}" if copies > 1 else ""), "green"))
    turn = seat == seen.turn and view.outcome is None
    title = name(seat) + (f" ({words.say('samurai-you')})" if own else "")
    return player_panel(lines, title, is_own=own, is_due=turn, below=words.seat(seat), width=25)


def _role(player: forms.Player, words: Words) -> Styled:
    if player.role is None:
        return Styled(words.say("samurai-role-unknown"), "dim")
    return Styled(words.say(f"role-{player.role}") + (" " + "★" * player.stars if player.stars else ""), "bold")


def _middle(view: View, words: Words) -> str:
    """The turn, the deck, the discards and what is left of the weapons."""
    seen: forms.Table = view.table
    parts = [words.say(Text("samurai-turn", {"turn": seen.turn_number}))]
    if view.phase is not None:
        parts.append(words.say(f"phase-{view.phase}"))
    parts.append(words.say(Text("samurai-deck", {"cards": seen.deck})))
    if seen.discards:
        top = words.say(f"card-{seen.discards[-1]}")
        parts.append(words.say(Text("samurai-discards", {"cards": len(seen.discards), "top": top})))
    parts.append(words.say(Text("samurai-weapons-left", {"count": max(0, seen.weapons_left)})))
    return " · ".join(parts)


def _memory(memory: forms.Memory, words: Words, name: Name) -> str:
    """A card in another hand that the reader has seen."""
    args: dict[str, Arg] = {
        "card": WordRef(f"card-{memory.card}"),
        "hands": tuple(SeatRef(seat) for seat in memory.hands),
    }
    return words.say(Text("samurai-seen", args), name=name)


def _hand(hand: list[str], box: Box, words: Words) -> Table:
    """The reader's own cards with their figures and what they do."""
    rows = Table.grid(padding=(0, 2))
    for kind, copies in Counter(hand).items():
        card = box.cards[kind]
        name = words.say(f"card-{kind}") + (f" ×{copies}" if copies > 1 else "")
        rows.add_row(Styled("  " + name, f"bold {COLOURS[card.type]}"), _figures(card, words), _effect(card, words))
    framed = Table(box=None, show_header=True, pad_edge=False)
    framed.add_column(words.say("samurai-your-hand"), header_style="bold")
    framed.add_row(rows)
    return framed


def _figures(card: Card, words: Words) -> str:
    """Reach and wounds of a weapon; a star where the wounds are counted on the spot."""
    if card.type != "weapon":
        return words.say(f"type-{card.type}")
    wounds = str(card.wounds) if card.wounds_by == "figure" else "*"
    return words.say(Text("samurai-figures", {"reach": card.reach, "wounds": wounds}))


def _effect(card: Card, words: Words) -> str:
    return _say(words, f"card-{card.id}.effect")


def _say(words: Words, id: str) -> str:
    return words.say(id) if words.has(id) else ""


def _card_row(card: Card, words: Words) -> list[str]:
    sure = f" {LIKELY}" if card.copies_source == "likely" else ""
    copies = f"{card.copies} (+{card.copies_rising_sun}{sure})" if card.copies_rising_sun else f"{card.copies}{sure}"
    if card.copies_reconstructed:
        copies += f" (+{card.copies_reconstructed} {MARK})"
    figures = "" if card.type != "weapon" else f"{card.reach}/{card.wounds if card.wounds_by == 'figure' else '*'}"
    return [
        _marked(words.say(f"card-{card.id}"), card.source),
        words.say(f"type-{card.type}"),
        figures,
        copies,
        words.say(f"suit-{card.suit}"),
        _set(card.set, words),
        _effect(card, words),
    ]


def _character_row(one: Character, words: Words) -> list[str]:
    name = _marked(words.say(f"character-{one.id}"), one.source)
    return [name, str(one.resilience), _set(one.set, words), words.say(f"character-{one.id}.ability")]


def _set(name: str, words: Words) -> str:
    return words.say("cards-base" if name == "base" else f"option-expansions-{name}")


def _marked(name: str, source: str) -> str:
    return f"{name} {MARK}" if source == "reconstructed" else name
