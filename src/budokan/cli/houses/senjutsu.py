"""Senjutsu at the terminal."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text as Styled

from budokan.cli.houses.folding import Beside
from budokan.cli.houses.hexes import axial_named, call_hexes
from budokan.cli.houses.house import NO_CARDS, Column, Listing
from budokan.cli.houses.panels import player_panel
from budokan.cli.houses.senjutsu_hand import Hand, hand_of
from budokan.cli.houses.senjutsu_prose import Prose, speed_of
from budokan.games.senjutsu import seen as forms
from budokan.games.senjutsu.box import FALLEN_LORD, Box, Sheet, box_for
from budokan.games.senjutsu.cards import (
    Card,
    CharacterCard,
    all_cards,
    all_characters,
    changed,
    hachiko_cards,
    own_card,
    solo_cards,
)
from budokan.games.senjutsu.events import Joined
from budokan.games.senjutsu.options import Options
from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat, Text
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

ARROWS = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
"""Which way a figure faces."""

ACROSS = 4
"""Letters from one column of hexes to the next; hexes of the same line are two columns apart."""

TWO, WIDE, NARROW = 2, 36, 30
"""How wide a fighter is drawn: two stand side by side on any screen, four on a wide one."""

MARK = "◌"
"""Stands beside what is reconstructed."""

CARD_COLUMNS = (
    Column("cards-name"),
    Column("cards-deck"),
    Column("cards-type"),
    Column("cards-speed"),
    Column("cards-focus", figures=True),
    Column("cards-copies", figures=True),
    Column("cards-effect"),
)

CHARACTER_COLUMNS = (
    Column("cards-name"),
    Column("cards-advantage", figures=True),
    Column("cards-hand-limit", figures=True),
    Column("cards-wound-limit", figures=True),
    Column("cards-focus-limit", figures=True),
    Column("cards-kamae"),
)


class Senjutsu:
    """The house of Senjutsu, as the command line needs it."""

    introductions: tuple[type[Event], ...] = (Joined,)

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        """The character; in a mirror match the seat as well; a foe by its kind, counted where there are several."""
        if seat >= view.seats:
            foes: list[forms.Foe] = view.table.solo.foes
            kind, count = next(((foe.kind, foe.count) for foe in foes if foe.seat == seat), (FALLEN_LORD, 0))
            return words.say(f"sj-character-{kind}") + (f" {count}" if count else "")
        characters = [player.character for player in view.table.players]
        name = words.say(f"sj-character-{characters[seat]}")
        return f"{name} {seat}" if characters.count(characters[seat]) > 1 else name

    def call_on(self, view: View) -> Call | None:
        names = call_hexes(view.table.field.hexes)
        return lambda argument, word: names.get(word, word) if argument == "hex" else word

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        box = box_for(msgspec.convert(header.options, Options))
        seen: forms.Table = view.table
        shown: list[RenderableType] = [
            Columns([_player(view, seat, box, words, name) for seat in range(view.seats)], equal=True, padding=(0, 0)),
        ]
        field = _field(seen, words)
        if view.seat is None:
            shown.append(field)
        else:
            width = max(len(line.rstrip()) for line in field.plain.splitlines()) + 1
            shown.append(Beside(field, _hand(view, view.seat, box, words, name), width))
        shown.append(Styled(_middle(seen, words, name), "dim"))
        if seen.solo:
            shown += [_foe(foe, seen, words, name) for foe in seen.solo.foes if foe.alive]
        shown += [_play(play, words, name) for play in seen.plays]
        shown += [Styled(_memory(one.card, one.holder, words, name), "dim") for one in seen.seen]
        return shown

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        card = getattr(move, "card", "")
        own = ledger.about(words.say(f"sj-card-{card}")) if card else None
        return "" if own is None else own.number

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        box, known = box_for(Options(cards=own)), {card.id: card for card in (*all_cards(), *solo_cards())}
        dogs = [f"{card.id}.{half}" for card in hachiko_cards() for half in ("aggression", "determination")]
        laid = {id: changed(known[id], change) if id in known else own_card(id, change) for id, change in own.items()}
        cards = {card.id: card for card in all_cards()} | laid
        rows = [_card_row(card, box.sheets[id], words) for id, card in cards.items()]
        return [
            Listing("cards-title-cards", CARD_COLUMNS, rows, tuple(cards)),
            Listing("cards-title-hachiko", CARD_COLUMNS, [_dog_row(id, box.sheets[id], words) for id in dogs]),
            Listing("cards-title-characters", CHARACTER_COLUMNS, [_character_row(one, words) for one in all_characters()]),
        ]

    def facts(self, words: Words) -> dict[str, Any]:
        sheets = box_for(Options()).sheets
        return {
            "cards": [
                {
                    **msgspec.to_builtins(one),
                    "name": words.say(f"sj-card-{one.id}"),
                    "effect": Prose(words).lines(sheets[one.id]),
                }
                for one in all_cards()
            ],
            "hachiko": [msgspec.to_builtins(one) for one in hachiko_cards()],
            "characters": [
                {**msgspec.to_builtins(one), "name": words.say(f"sj-character-{one.id}")} for one in all_characters()
            ],
        }


HOUSE = Senjutsu()


# The fighters.


def _player(view: View, seat: Seat, box: Box, words: Words, name: Name) -> Panel:
    """Who fights there and what everybody sees of him; colour is never the only sign."""
    seen: forms.Table = view.table
    player = seen.players[seat]
    figures = [one for one in seen.figures if one.seat == seat]
    own = seat == view.seat
    abilities = ", ".join(words.say(f"sj-ability-{rule}") for rule in sorted(box.persons[player.character].rules))
    hand = Text("senjutsu-hand", {"cards": player.hand, "limit": player.hand_limit})
    lines = [
        Styled(words.say(f"sj-kamae-{player.kamae}"), "bold").append(
            f" · {abilities}" if abilities else "", "not bold magenta"
        ),
        Styled(_spots(player.focus, player.focus_limit) + " " + words.say("senjutsu-focus"), "cyan"),
        *[_figure(figure, player, words) for figure in figures],
        Styled(f"{words.say(hand)} · {words.say(Text('senjutsu-deck', {'cards': player.deck}))}"),
    ]
    if not figures:
        lines.append(Styled(words.say("senjutsu-off-field"), "dim"))
    if player.stealthed:
        lines.append(Styled(words.say("senjutsu-stealthed"), "magenta"))
    lines += [Styled("◆ " + words.say(f"sj-card-{one.card}"), "green") for one in player.lasting]
    lines += [Styled("◆ " + words.say(f"sj-contract-{one.name}") + f" {one.turned}", "yellow") for one in player.contracts]
    owes = seat in view.waiting
    title = name(seat) + (f" ({words.say('senjutsu-you')})" if own else "")
    return player_panel(
        lines, title, is_own=own, is_due=owes, below=words.seat(seat), width=WIDE if view.seats <= TWO else NARROW
    )


def _figure(figure: forms.Figure, player: forms.Player, words: Words) -> Styled:
    """Wounds against the limit, and what else troubles a figure."""
    harm = figure.wounds + figure.bleeding
    parts = [_spots(harm, 3 if figure.dog else player.wound_limit)]
    if figure.dog:
        parts.insert(0, words.say(f"sj-character-{figure.figure}"))
    for status, count in (
        ("bleeding-wound", figure.bleeding),
        ("stun", figure.stuns),
        ("hobbled", len(figure.hobbled)),
    ):
        if count:
            parts.append(words.say(f"sj-status-{status}") + (f" ×{count}" if count > 1 else ""))
    return Styled(" ".join(parts), "red")


def _foe(foe: forms.Foe, seen: forms.Table, words: Words, name: Name) -> Styled:
    """A foe that nobody leads: its wounds against its limit, its side and Attitude, what is left of its deck."""
    figure = next(one for one in seen.figures if one.seat == foe.seat and not one.dog)
    parts = [
        _spots(figure.wounds + figure.bleeding, foe.wound_limit),
        words.say(f"sj-behaviour-{foe.behaviour}"),
        words.say(f"sj-attitude-{foe.attitude}"),
        words.say(Text("senjutsu-deck", {"cards": foe.deck})),
    ]
    return Styled(f"  {name(foe.seat)}: " + " · ".join(parts), "red")


def _spots(count: int, limit: int) -> str:
    return "●" * count + "○" * max(0, limit - count) + f" {count}/{limit}"


# The field.


def _field(seen: forms.Table, words: Words) -> Styled:
    """Every hex by its name, higher ones above; who stands there and which way he faces, and what lies there."""
    field = seen.field
    signs = {one.hex: _sign(one) for one in seen.figures}
    start = {hex for group in field.start for hex in group}
    names = call_hexes(field.hexes)
    places: dict[tuple[int, int], tuple[str, str]] = {}
    for hex in field.hexes:
        q, r = axial_named(hex)
        name = names[hex]
        if hex in signs:
            said = (signs[hex], "bold reverse")
        elif hex in field.solid:
            said = (f"▲{name}", "yellow")
        elif hex in field.soft:
            said = (f"≈{name}", "yellow")
        elif hex in field.tokens:
            said = (f"×{name}", "magenta")
        else:
            said = (f"○{name}" if start and hex in start and not seen.turn else f"·{name}", "dim")
        places[2 * r + q, q] = said
    drawn = Styled()
    left = min(q for _, q in places)
    for line in range(min(y for y, _ in places), max(y for y, _ in places) + 1):
        at = 0
        for (_, q), (sign, style) in sorted((place, said) for place, said in places.items() if place[0] == line):
            drawn.append(" " * (2 + ACROSS * (q - left) - at))
            drawn.append(sign, style)
            at = 2 + ACROSS * (q - left) + len(sign)
        drawn.append("\n")
    pieces = dict.fromkeys([*field.solid.values(), *field.soft.values(), *(one.kind for one in field.tokens.values())])
    drawn.append(", ".join(words.say(f"sj-terrain-{piece}") for piece in pieces), "dim")
    return drawn


def _sign(figure: forms.Figure) -> str:
    """`0↑`: the seat and the side it faces; Hachiko has a small sign of his own."""
    return f"{figure.seat}{'h' if figure.dog else ''}{ARROWS[figure.side]}"


# Cards.


def _middle(seen: forms.Table, words: Words, name: Name) -> str:
    """The turn, and the Advantage track from the top."""
    track = ", ".join(name(seat) for seat in seen.track)
    return words.say(Text("senjutsu-turn", {"turn": seen.turn})) + " · " + words.say(Text("senjutsu-track", {"track": track}))


def _play(play: forms.Play, words: Words, name: Name) -> Styled:
    """A card of this turn: whose it is, its speeds, and whether it is stopped."""
    speeds = "/".join(str(speed) for speed in play.speeds if speed >= 0)
    said = f"  {name(play.seat)}: {words.say('sj-card-' + play.card)}" + (f" ({speeds})" if speeds else "")
    return Styled(said, "dim strike" if play.halted else "")


def _memory(card: str, holder: Seat, words: Words, name: Name) -> str:
    """A card in another hand that the reader has seen there."""
    return words.say(Text("senjutsu-seen", {"card": words.say(f"sj-card-{card}"), "holder": name(holder)}))


def _hand(view: View, seat: Seat, box: Box, words: Words, name: Name) -> Hand:
    """The reader's own cards, under what the characters at the table can do."""
    own: forms.Player = view.table.players[seat]
    cards = [*(own.cards or []), *own.specials, *["stun"] * own.stuns]
    return hand_of([box.sheets[card] for card in cards], _abilities(view, box, words, name), words)


def _abilities(view: View, box: Box, words: Words, name: Name) -> list[Styled]:
    """What each character can do that others cannot."""
    told: list[Styled] = []
    for seat, player in enumerate(view.table.players):
        for rule in sorted(box.persons[player.character].rules):
            said = Styled(f"{name(seat)}, {words.say(f'sj-ability-{rule}')}: ", "magenta")
            told.append(said.append(words.say(f"sj-ability-{rule}.about"), "not magenta dim"))
    return told


def _types(sheet: Sheet, words: Words) -> str:
    """The types of a card, and how it is played if it is an Instant."""
    named = Prose(words).types(sheet)
    return f"{named} ({words.say(f'sj-instant-{sheet.instant}')})" if sheet.instant else named


def _card_row(card: Card, sheet: Sheet, words: Words) -> list[str]:
    name = words.say(f"sj-card-{card.id}")
    return [
        f"{name} {MARK}" if card.source == "reconstructed" else name,
        _deck(card.deck, words),
        _types(sheet, words),
        speed_of(sheet),
        str(card.focus),
        str(card.copies),
        "\n".join(Prose(words).lines(sheet)),
    ]


def _dog_row(id: str, sheet: Sheet, words: Words) -> list[str]:
    return [
        words.say(f"sj-card-{id}"),
        _deck("hachiko", words),
        _types(sheet, words),
        speed_of(sheet),
        str(sheet.focus),
        "1",
        "\n".join(Prose(words).lines(sheet)),
    ]


def _deck(deck: str, words: Words) -> str:
    return words.say(f"sj-character-{deck}") if words.has(f"sj-character-{deck}") else words.say("cards-any-deck")


def _character_row(one: CharacterCard, words: Words) -> list[str]:
    name = words.say(f"sj-character-{one.id}")
    figures = [str(figure) for figure in (one.advantage, one.hand_limit, one.wound_limit, one.focus_limit)]
    kamae = ", ".join(words.say(f"sj-kamae-{kamae}") for kamae in one.kamae)
    return [f"{name} {MARK}" if one.source == "reconstructed" else name, *figures, kamae]
