"""Senjutsu: every card of both editions, every hex a printed field may come to have, fighters and foes.

A card is carried out line by line, so that the game itself has taken it apart: a line, a step and a turn are moves.
"""

from __future__ import annotations

from typing import Any

from budokan.adapters.compounds import Named
from budokan.adapters.factors import Chairs, Factors, Words
from budokan.adapters.layout import ByKey, LeftOut, PerSeat, Several, Shown
from budokan.adapters.parts import Chair, Counts, Number, Word
from budokan.games.senjutsu.box import Box, box_for, printed_box
from budokan.games.senjutsu.cards import all_battlefields, all_terrain, hachiko_cards
from budokan.games.senjutsu.hexes import CELLS, SIDES
from budokan.games.senjutsu.language.printer import print_speed
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.parts import BEHAVIOURS
from budokan.games.senjutsu.rules.bushido import TYPES_TO_FORBID
from budokan.games.senjutsu.rules.harm import STATUS_NAMES
from budokan.games.senjutsu.solo.foes import DEFENSIVE, OFFENSIVE
from budokan.games.senjutsu.solo.setup import MOST_FOES, SOLO_MODES

MOST_SEATS = {"duel": 2, "melee": 4, "teams": 4, "solo": 1, "coop": 4, "horde": 1}
LORD = 1
"""The fallen lord has a place after the foes."""

ADDED_SPEED = 21
"""More than cards can add to a printed speed."""

BOAT = 2
"""By so many hexes the boat of a Wakou makes a field wider; everybody may have one where characters may meet themselves."""


def own(mode: str, settings: Options) -> Any:
    """What somebody brings: cards that are not ours, and a wider field."""
    return [sorted(settings.cards), radius(mode, settings)]


def radius(mode: str, settings: Options) -> int:
    fields = [field.hexes for field in all_battlefields()]
    if settings.own_field is not None:
        fields.append(settings.own_field.hexes)
    boats = MOST_SEATS[mode] if settings.mirror_match else 1
    return max(max(abs(q), abs(r), abs(q + r)) for hexes in fields for q, r in hexes) + BOAT * boats


def hexes(mode: str, settings: Options) -> list[str]:
    reach = radius(mode, settings)
    near = range(-reach, reach + 1)
    return [f"{q},{r}" for q in near for r in near if abs(q + r) <= reach]


def boxes(settings: Options) -> list[Box]:
    return [printed_box("final", second_printing=False), printed_box("beta-v7", second_printing=False), box_for(settings)]


def cards(settings: Options) -> list[str]:
    """Every card, Hachiko's halves and whole cards, and the poisons by the seat they come from."""
    sheets = {card for box in boxes(settings) for card in box.sheets}
    poisons = [f"{card}-{seat}" for card in sheets if card == "crippling-poison" for seat in range(4 + MOST_FOES)]
    return sorted({*sheets, *poisons, *(card.id for card in hachiko_cards())})


def fastest(settings: Options) -> int:
    """The highest speed anybody might announce."""
    printed = [stage.high for box in boxes(settings) for sheet in box.sheets.values() for stage in sheet.program.stages]
    return max(printed) + ADDED_SPEED


def most_options(settings: Options) -> int:
    """Of the lines of all cards, the most options of one."""
    programs = [sheet.program for box in boxes(settings) for sheet in box.sheets.values()]
    rules = [rule for one in programs for rule in (*one.when_reduced, *one.when_turn_starts, *one.when_revealed)]
    rules += [rule for one in programs for stage in one.stages for rule in (*stage.main, *stage.success)]
    return max(len(rule.choices) for rule in rules)


def statuses(settings: Options) -> list[str]:
    poisons = sorted(
        card for card, sheet in printed_box("final", second_printing=False).sheets.items() if sheet.deck == "status"
    )
    return list(dict.fromkeys([*STATUS_NAMES.values(), *poisons]))


def factors(mode: str, settings: Options) -> Factors:
    hastened = [one for box in boxes(settings) for sheet in box.sheets.values() for one in sheet.program.hastens]
    places = Words(hexes(mode, settings))
    pieces = all_terrain()
    fighters = MOST_SEATS[mode] + (MOST_FOES + LORD if mode in SOLO_MODES else 0)
    return {
        "seat": Chairs(MOST_SEATS[mode], MOST_FOES + LORD if mode in SOLO_MODES else 0),
        "sj-card": Words(cards(settings)),
        "sj-kamae": Words(list(KAMAE.values())),
        "sj-place-terrain.piece": Words([piece.id for piece in pieces if not piece.token]),
        "sj-put-token.token": Words([*[piece.id for piece in pieces if piece.token], "decoy"]),
        "sj-way": Words(list(CELLS)[:6]),
        "sj-side": Words(SIDES),
        "sj-type": Words(TYPES_TO_FORBID),
        "sj-status": Words(statuses(settings)),
        "sj-contract": Words(box_for(settings).contracts),
        "sj-attitude": Words([OFFENSIVE, DEFENSIVE]),
        "sj-sense": Words(["left", "right"]),
        "sj-cash-contract.gain": Words(["card", "focus"]),
        "sj-strengthen.gain": Words(["speed", "wound"]),
        "hex": places,
        "cell": Words(list(CELLS)),
        "turned": Words(range(len(SIDES))),
        "entry": Words(list("ABCDX")),
        "number": Words(range(1, most_options(settings) + 1)),
        "place": Words(range(1, 2 * fighters + 1)),
        "sj-hasten.focus": Words(sorted({gate.focus for gate, _, _ in hastened})),
        "sj-hasten.speed": Words(sorted({print_speed(high, low) for _, high, low in hastened})),
        "sj-announce.speed": Words(range(fastest(settings) + 1)),
    }


HOW = ("chosen", "replacement", "additional", "reaction", "lasting", "instant", "borrowed")
"""How a card came into play."""


def fighters_beyond(mode: str) -> int:
    """Those nobody leads, and a Hachiko of everybody: figures are numbered after the seats."""
    foes = MOST_FOES + LORD if mode in SOLO_MODES else 0
    return foes + MOST_SEATS[mode] + foes


def chair(mode: str) -> Chair:
    return Chair(MOST_SEATS[mode], fighters_beyond(mode))


def shown(mode: str, settings: Options) -> Shown:
    """SJ-38, as an array: hands and piles by how many of each card, the field hex by hex."""
    card_words = Words(cards(settings))
    card, many = Word(card_words), Counts(card_words)
    box = box_for(settings)
    person = Word(Words(sorted([*box.persons, *box.nameless])))
    kamae, side = Word(Words(list(KAMAE.values()))), Word(Words(SIDES))
    hex_words = Words(hexes(mode, settings))
    hex = Word(hex_words)
    pieces = Words([piece.id for piece in all_terrain()])
    status, contracts = Counts(Words(statuses(settings))), Words(box.contracts)
    fighters = MOST_SEATS[mode] + (MOST_FOES + LORD if mode in SOLO_MODES else 0)
    found: Shown = {
        "Table.players": PerSeat(),
        "Player.character": person,
        "Player.kamae": kamae,
        "Player.cards": many,
        "Player.specials": many,
        "Player.discards": many,
        "Player.own_face_down": many,
        "Player.deck_list": many,
        "Player.lasting": Several(8),
        "Lasting.card": card,
        "Player.poisons": status,
        "Player.used_poisons": status,
        "Player.contracts": Several(contracts.size),
        "Contract.name": Word(contracts),
        "Player.completed": Counts(contracts),
        "Player.spent_contracts": Counts(contracts),
        "Player.terrain": Counts(pieces),
        "Player.chosen": card,
        "Dog.kamae": kamae,
        "Dog.discards": many,
        "Dog.card": card,
        "Dog.lasting": Several(4),
        "Table.figures": Several(2 * fighters),
        "Figure.figure": person,
        "Figure.hex": hex,
        "Figure.side": side,
        "Figure.hobbled": Several(6, Number()),
        "Table.track": Several(fighters, chair(mode)),
        "Field.hexes": Counts(hex_words),
        "Field.start": LeftOut("where figures may begin is what is offered when they do"),
        "Field.solid": Named(hex_words, Word(pieces)),
        "Field.soft": Named(hex_words, Word(pieces)),
        "Field.tokens": ByKey(hex_words),
        "Token.kind": Word(Words(["caltrop", "trap", "decoy"])),
        "Table.plays": Several(12),
        "Play.card": card,
        "Play.how": Word(Words(HOW)),
        "Play.speeds": Several(6, Number()),
        "Play.target": chair(mode),
        "Table.forbidden": many,
        "Table.forbidden_type": Word(Words(TYPES_TO_FORBID)),
        "Table.seen": Several(16),
        "Memory.card": card,
        "Table.peek": many,
        "Question.choices": LeftOut("they are printed on the card in play, and the numbers of the options are offered"),
        "Table.own_cards": LeftOut("faces are printed: an agent knows a card by its word"),
    }
    if mode not in SOLO_MODES:
        return found | {"Table.solo": LeftOut("nobody fights against the game in this mode")}
    return found | {
        "Solo.foes": Several(MOST_FOES),
        "Foe.kind": person,
        "Foe.behaviour": Word(Words(BEHAVIOURS)),
        "Foe.attitude": Word(Words([OFFENSIVE, DEFENSIVE])),
        "Foe.deck_list": many,
        "Foe.discards": many,
        "Foe.lasting": Several(4),
        "Foe.poisons": status,
        "Foe.used_poisons": status,
        "Foe.contracts": Several(contracts.size),
        "Foe.completed": Counts(contracts),
        "Foe.top": many,
        "Solo.entries": Named(Words(list("ABCDX")), hex),
        "Solo.entering": Several(MOST_FOES),
        "Entering.hex": hex,
        "Solo.lord": hex,
        "Solo.selection": Several(12, Number()),
        "Solo.banished": many,
    }
