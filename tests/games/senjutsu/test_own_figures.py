"""Whatever figure of a card of the box somebody changes, the game goes differently, or the change is refused in a sentence.

Every figure of every card is changed once, and the card is played in small fights, with the printed figure and with the
other, by the same answers; what was offered and what happened is compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from budokan import BadWords
from budokan.games.senjutsu.abilities import hand_limit, wound_limit
from budokan.games.senjutsu.box import Box
from budokan.games.senjutsu.cards import ABILITIES, FOLDER, all_cards, all_characters, changed, check_change, solo_cards
from budokan.games.senjutsu.faces import own_faces
from budokan.games.senjutsu.hexes import AXIAL, CELLS, STEP, hex_named
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.moves import DrawCard, NoThanks, Stay
from budokan.games.senjutsu.rules.speeds import AnnounceSpeed
from budokan.games.senjutsu.rules.turn import PHASES, ChooseCards
from budokan.games.senjutsu.solo.decks import fill_selection
from budokan.games.senjutsu.table import Table
from budokan.kernel.faults import read_toml
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from tests.support.senjutsu import layout
from tests.support.senjutsu_solo import against

FILES = (*ABILITIES, "hachiko", "status", "solo")
FIGURES = ("number", "initiative", "focus", "copies", "range", "entry", "clock", "selection", "otherwise_initiative")
TEXTS = ("text", "otherwise")
HALVES: tuple[str, ...] = ("aggression", "determination")
FIGURE_IN_TEXT = re.compile(r"(?<![A-Za-z\d])\d+")
"""The digits of a cell, such as F2, are its name."""

CLASSES = tuple(card.id for card in all_characters() if card.id != "hachiko")
RANKS = ("wood", "steel", "gold", "jade")
KINDS = {"attack": "atk RING1:w+st RING2:w", "defence": "blk RING1; react 5", "meditation": "rot? 1"}
SPEEDS = range(1, 10)
STRIKES = tuple(f"own-strike-{speed}" for speed in SPEEDS)
THINK = "own-thought"
WARDS = WARD, NARROW_WARD, RIPOSTE = "own-ward", "own-narrow-ward", "own-riposte"

EAGER, LAZY = 0, 2
"""How somebody answers: whatever comes first, anything, or as little as possible."""

Entry = dict[str, Any]
Tale = list[str]


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(entry for name in FILES for entry in read_toml(FOLDER / f"{name}.toml")["card"])


def others(words: str) -> Iterator[str]:
    """The same words with one figure changed, each once."""
    for found in FIGURE_IN_TEXT.finditer(words):
        number = int(found.group())
        other = number - 1 if number >= 9 else number + 1
        yield f"{words[: found.start()]}{other}{words[found.end() :]}"


def changes_of(entry: Entry) -> Iterator[Entry]:
    """Every figure of a card, changed one at a time."""
    for name in (*FIGURES, *TEXTS):
        value = entry.get(name)
        if isinstance(value, int):
            yield {name: value + 1 if value < 3 else value - 1}
        elif isinstance(value, str):
            yield from ({name: other} for other in others(value))
    for half in HALVES:
        if half in entry:
            yield from ({half: {**entry[half], **change}} for change in changes_of(entry[half]))


OURS = {card.id: card for card in (*all_cards(), *solo_cards())}


def is_refused(id: str, change: Entry) -> bool:
    """Whether the change is refused, and then in a sentence about this card."""
    try:
        check_change(id, change)
        changed(OURS[id], change)
    except BadWords as error:
        return str(error).startswith(f"{id}: {id}: ") and str(error).endswith(".")
    return False


class Hint(NamedTuple):
    """What a fight needs for the changed figure to matter: a kamae, somebody on a cell, an attack of a speed; 0 is any."""

    letter: str = ""
    cell: str = ""
    speeds: tuple[int, ...] = ()


def hint_for(entry: Entry, change: Entry) -> Hint:
    """Read from the line in which the changed figure stands."""
    old, new = entry["text"], change.get("text", "")
    at = next((index for index, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), 0) if new else 0
    line = re.split(r";| OR |: ", old[:at])[-1]
    gate, cell = re.search(r"\[([^\]]*)\]", line), re.search(r"(\w+):$", line)
    letters = re.findall(r"[ABDZ]", gate.group(1)) if gate else []
    speeds = (int(old[at]), int(new[at])) if "react" in line else ()
    return Hint(letters[0] if letters else "", cell.group(1) if cell and cell.group(1) in CELLS else "", speeds)


def company() -> dict[str, Entry]:
    """Cards that lie in hands and decks: one of each rank and type, generic and of every class, and attacks of every speed."""
    cards: dict[str, Entry] = {}
    for deck, rank, (kind, text) in product(("generic", *CLASSES), RANKS, KINDS.items()):
        known: Entry = {"deck": deck, "rank": rank, "type": kind, "initiative": "5", "text": text}
        cards[f"own-{deck}-{rank}-{kind}"] = {**known, "prepared": rank == "gold"}
    for speed, card in zip(SPEEDS, STRIKES, strict=True):
        cards[card] = {"type": "attack", "initiative": str(speed), "text": "atk RING1:3w RING2:w+st F3:w"}
    cards[WARD] = {"type": "defence", "initiative": "9-1", "text": "blk RING1"}
    cards[NARROW_WARD] = {"type": "defence", "initiative": "6-4", "text": "blk RING1"}
    cards[RIPOSTE] = {"type": "defence", "initiative": "9-1", "text": "blk RING1; react 9,8,7,6,5,4,3,2,1"}
    cards[THINK] = {"type": "meditation", "initiative": "1", "text": "discard 1 card"}
    return cards


COMPANY = company()


# Fights.


def distance_of(hex: str) -> int:
    """How far a hex is from the middle."""
    q, r = (int(part) for part in hex.split(","))
    return max(abs(q), abs(r), abs(q + r))


PLAIN = tuple(f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4))

RING = {far: tuple(hex for hex in PLAIN if distance_of(hex) == far) for far in (1, 2, 3)}


def owner_of(entry: Entry) -> str:
    """Who plays a card: a character with its class, or with its weapon."""
    if entry["deck"] in CLASSES:
        return str(entry["deck"])
    for card in all_characters():
        if entry.get("weapon", "none") in (*card.weapons, *card.fixed_weapons):
            return card.id
    return "student"


@cache
def ring(character: str) -> Table:
    """Two fighters with everything a card might ask for."""
    options = {"cards": COMPANY, "field": "great-plain", "terrain": "none", "deck_lists": "closed"}
    ids = [f"own-{deck}-{rank}-{kind}" for deck in ("generic", character) for rank in RANKS for kind in KINDS]
    piles: dict[str, Any] = {name: {0: " ".join(ids), 1: " ".join(ids)} for name in ("hands", "decks", "discards")}
    return layout(character, "ronin" if character != "ronin" else "student", options=options, **piles)


def moments_of(entry: Entry) -> str:
    return f"{entry.get('when', '')} {entry.get('also', '')} {entry.get('only', '')}"


def answers_attack(entry: Entry) -> bool:
    """Whether somebody must attack for the card to do what it does."""
    moments = moments_of(entry)
    return "block" in moments or "reaction" in moments or "opponent" in moments or "blk" in entry["text"]


def plan_for(entry: Entry, hint: Hint, chance: Luck) -> tuple[str, str]:
    """Which cards the two choose where the card in question cannot be chosen itself."""
    moments = moments_of(entry)
    strike = STRIKES[chance.pick(hint.speeds or SPEEDS) - 1]
    theirs = chance.pick([THINK, THINK, strike, WARD])
    if (answers_attack(entry) or "defeated" in moments) and chance.below(6):
        theirs = strike
    if "reaction" in moments:
        return RIPOSTE, theirs
    if entry.get("instant") == "replacement":
        return chance.pick([THINK, STRIKES[8]] if entry["type"] == "defence" else [THINK, WARD]), theirs
    if "opponent" in moments or "defeated" in moments:
        return THINK, theirs
    if "block" in moments and chance.below(6):
        return NARROW_WARD if "widen" in entry["text"] else WARD, theirs
    if "attack-" in moments:
        return STRIKES[8], theirs
    return chance.pick([STRIKES[8], WARD, THINK]), theirs


def opposite(entry: Entry, cell: str, number: int, chance: Luck) -> str:
    """Where the opponent stands: on a cell or one beyond it, ahead, somewhere around, or at the end of a range."""
    struck = [name for name in re.findall(r"(\w+):", entry["text"]) if name in CELLS]
    cell = cell or (chance.pick(struck) if struck else "")
    if cell and number % 4:
        q, r = CELLS[cell]
        across, down = (0, 0) if number % 2 else chance.pick([(0, -1), *AXIAL])
        return f"{q + across},{r + down}" if (q + across, r + down) != (0, 0) else "0,-1"
    far = max([entry.get("range", 0), *map(int, re.findall(r"range (\d+)", entry["text"]))])
    if far and number % 2:
        return f"0,{-far - chance.below(2)}"
    if answers_attack(entry) and number % 3:
        return "0,-1"
    return chance.pick(["0,-1", chance.pick(list(RING[1])), chance.pick(list(RING[1])), chance.pick(list(RING[2])), "0,-3"])


def begin(box: Box, entry: Entry, number: int, hint: Hint) -> tuple[Table, tuple[str, str]]:
    """One of many beginnings of a turn in which this card can be played, the same for every box; and what they choose."""
    chance = Luck(number, "figures")
    character, card, special = owner_of(entry), entry["id"], entry.get("rank") == "special"
    plan = plan_for(entry, hint, chance)
    table = ring(character).copy()
    table.box = box
    table.luck = Luck(number, "fight")
    table.listen()
    more = [f"own-{character}-gold-meditation", "own-generic-steel-attack", "own-generic-steel-defence"]
    table.hands[0] = [*([] if special else [card]), plan[0], STRIKES[6], *more]
    table.hands[1] = [plan[1], plan[1], *[f"own-generic-wood-{kind}" for kind in KINDS]]
    table.specials = [(card,) if special else (), ()]
    table.moments = [box.moments, frozenset()]
    kamae = list(entry.get("kamae") or table.person(0).tree.kamae)
    table.kamae[0] = hint.letter if hint.letter in kamae and number % 4 else chance.pick(kamae)
    table.at[0], table.at[1] = hex_named("0,0"), hex_named(opposite(entry, hint.cell, number, chance))
    table.facing[0], table.facing[1] = 0, chance.pick([3, chance.below(6)])
    table.focus = [chance.below(table.focus_limit(0) + 1) if number % 2 else table.focus_limit(0), 3]
    table.stealthed[0] = table.has_rule("stealth", 0) and (entry.get("requires") == "stealth" or chance.below(2) == 0)
    table.wounds = [chance.below(2), chance.below(2), 0, 0]
    table.bleeding = [chance.below(2), 0, 0, 0]
    table.stuns = [chance.below(4), 0, 0, 0]
    table.hobbled = [(4,) * (2 * chance.below(2)), (), (), ()]
    table.completed[0] = ["fury", "show-them"] if table.has_rule("contracts", 0) else []
    if chance.below(3) == 0:
        table.lasting[0] = [("virulent-poison", 1, 4), ("haemorrhagic-toxin", 1, 4)]
    if entry.get("requires") == "enlightened":
        table.lasting[0] += [(f"enlightened-{one}", 0, 0) for one in ("body", "mind", "soul")]
    elif entry.get("requires") == "behind":
        table.at[1], table.facing[1] = hex_named("0,-1"), 0
    elif entry.get("requires") == "desperation" or chance.below(4) == 0:
        table.wounds[0] = table.person(0).wound_limit - 2
    if table.has_rule("hachiko", 0):
        table.at[2], table.facing[2], table.dog_kamae[0] = table.at[1] + STEP[0], 3, "A"
    table.luck.shuffle(table.decks[0])
    if chance.below(6) == 0:
        table.decks[0] = []
    table.stack.clear()
    names = [type(frame).__name__ for frame in PHASES]
    table.begin(PHASES[names.index("StartOfTurn") :])
    return table, plan


def pick(table: Table, seat: int, card: str, plan: tuple[str, str], letter: str, chance: Luck, style: int) -> Move:
    """The card in question wherever it can be played, blocks at the speed of the attack, otherwise anything."""
    moves = table.options(seat)
    wanted = [card, KAMAE.get(letter, "")] if seat == 0 else []
    wanted += [plan[seat], plan[1][-1:]] if isinstance(table.decision, (ChooseCards, AnnounceSpeed)) else []
    for word in filter(None, wanted):
        for move in moves:
            if word in str(move).split():
                return move
    active = [move for move in moves if not isinstance(move, (Stay, NoThanks))]
    if style == EAGER and active:
        return active[0]
    if style == LAZY and len(active) < len(moves) and not isinstance(moves[0], DrawCard):
        return next(move for move in moves if move not in active)
    return chance.pick(moves)


def fight(box: Box, entry: Entry, number: int, hint: Hint) -> Tale:
    """What is offered and what happens in one of many fights; in several turns if the card remains in play."""
    if entry["deck"].startswith("solo"):
        table, plan = begin_alone(box, entry, number, hint)
    else:
        table, plan = begin(box, entry, number, hint)
    chance, style = Luck(number, "answers"), number // 4 % 3
    tale: Tale = []
    last = table.turn + (3 if "stays" in entry["text"] else 1)
    for _ in range(90):
        if table.over or (isinstance(table.decision, ChooseCards) and table.turn >= last):
            break
        seat = table.waiting[0]
        tale.append(f"{type(table.decision).__name__} {seat} {[str(move) for move in table.options(seat)]}")
        table.apply(seat, pick(table, seat, entry["id"], plan, hint.letter, chance, style))
    tale += [repr(one.event) for one in table.heard or []]
    for figure in range(table.fighters):
        tale.append(f"{table.lasting[figure]} {table.focus_limit(figure)} {wound_limit(table, figure)} {table.at[figure]}")
    return [*tale, repr([hand_limit(table, seat) for seat in range(table.seats)]), repr(table.tokens)]


# Alone against a foe.

BOARD = """
          a↓
       .     .
          H↑
       .     b↖
"""
PARTNER = hex_named("-4,4")
SHOOTERS = {3: "yari-ashigaru", 6: "yumi-ashigaru", 7: "arquebusier"}


def foe_with(entry: Entry) -> str:
    """Who has such a card: the character it belongs to, or whoever draws from its selection deck."""
    owner = entry["deck"].removeprefix("solo").removeprefix("-")
    if owner:
        return "ashigaru" if owner == "hachiko" else str(owner)
    return SHOOTERS.get(entry["selection"], "samurai-boss")


@cache
def yard(foe: str) -> Table:
    """A hero, a foe, and another with it."""
    hero = "student" if foe != "student" else "ronin"
    options = {"cards": COMPANY, "deck_lists": "closed"}
    foes = [foe] if foe == "ashigaru" else [foe, "katana-ashigaru"]
    return against(*foes, board=BOARD, cards="solo-003 solo-003", hero=hero, field="great-plain", options=options)


def begin_alone(box: Box, entry: Entry, number: int, hint: Hint) -> tuple[Table, tuple[str, str]]:
    """One of many moments at which this card lies before a foe, the same for every box; and what the hero chooses."""
    chance = Luck(number, "figures")
    table = yard(foe_with(entry)).copy()
    table.box = box
    table.luck = Luck(number, "fight")
    table.listen()
    foe = 2 if entry["deck"] == "solo-hachiko" else 1
    for other in range(1, table.fighters):
        table.chosen[other] = entry["id"] if other == foe else "stun"
        table.solo.behaviour[other - 1] = chance.below(3)
        table.solo.offensive[other - 1] = chance.below(3) > 0
        table.solo.limits[other - 1] = 7
    strike = STRIKES[chance.pick(hint.speeds or SPEEDS) - 1]
    plan = strike if hint.speeds else chance.pick([strike, strike, WARD, THINK]), ""
    table.hands[0] = [plan[0], *[f"own-generic-wood-{kind}" for kind in KINDS]]
    table.decks[foe] = [chance.pick(["solo-025", "solo-003", "solo-026"]) for _ in range(4)]
    table.discards[foe] = ["solo-025", "solo-024"]
    table.at[0], table.facing[0] = hex_named(opposite(entry, hint.cell, number, chance)), chance.below(6)
    table.at[foe], table.facing[foe] = hex_named("0,0"), chance.below(6) if number % 2 else 0
    if number % 3 == 1:
        table.at[foe], table.at[0] = hex_named("0,5"), hex_named(f"0,{1 - chance.below(6)}")
    elif number % 3 == 2:
        table.at[0], table.facing[foe] = chance.pick(sorted(table.hexes - {hex_named("0,0"), PARTNER})), chance.below(6)
    if number % 5 > 2:
        table.solid = {hex: "boulder" for hex in [table.at[foe] + (1 + chance.below(2)) * STEP[0]] if hex not in table.at}
    beside = [table.at[0] + step for step in STEP if table.open(table.at[0] + step)]
    table.at[3 - foe] = chance.pick([PARTNER, *beside])
    table.focus[0], table.kamae[0] = 3, chance.pick(list(table.person(0).tree.kamae))
    table.wounds[0], table.wounds[foe] = chance.below(3), chance.pick([0, 1, 5])
    table.stealthed[foe] = table.has_rule("stealth", foe) and chance.below(2) == 0
    table.poisons[foe] = ["virulent-poison", "haemorrhagic-toxin", "confusing-mist"]
    return table, plan


# The test.

MOST_FIGHTS = 400


@cache
def accepted(id: str) -> tuple[Entry, ...]:
    """The changes of this card that are taken."""
    entry = next(one for one in entries() if one["id"] == id)
    return tuple(change for change in changes_of(entry) if not is_refused(id, change))


@cache
def printed() -> Box:
    return Box("final", False, COMPANY)


@cache
def with_change(number: int) -> Box:
    """A box in which every card has its change of this number: in a fight there is but one of them, and cards of our own."""
    return Box("final", False, {**COMPANY, **{id: accepted(id)[number] for id in OURS if number < len(accepted(id))}})


def is_heeded(entry: Entry, number: int) -> bool:
    """Whether anything goes otherwise with this change: in the deck it is drawn from, its picture, or one of many fights."""
    change, box = accepted(entry["id"])[number], with_change(number)
    if "number" in change:
        return own_faces(box, [entry["id"]]) != own_faces(printed(), [entry["id"]])
    if "selection" in change:
        return drawn_from(box, entry["id"]) != drawn_from(printed(), entry["id"])
    hint = hint_for(entry, change)
    return any(fight(box, entry, one, hint) != as_printed(entry["id"], one, hint) for one in range(MOST_FIGHTS))


@lru_cache(MOST_FIGHTS)
def as_printed(id: str, number: int, hint: Hint) -> Tale:
    return fight(printed(), next(one for one in entries() if one["id"] == id), number, hint)


def drawn_from(box: Box, card: str) -> int:
    """The selection deck a card lies in when the decks are made."""
    table = yard("samurai-boss").copy()
    table.box = box
    fill_selection(table)
    return next((number for number, cards in enumerate(table.solo.selection) if card in cards), -1)


@pytest.mark.parametrize("entry", entries(), ids=[entry["id"] for entry in entries()])
def test_every_figure_is_heeded_or_refused(entry: Entry) -> None:
    changes = accepted(entry["id"])
    ignored = [change for number, change in enumerate(changes) if not is_heeded(entry, number)]
    assert ignored == []


def test_almost_every_figure_can_be_given() -> None:
    """What is refused is what no card of the game has room for, and what cannot be changed at all."""
    refused = [change for entry in entries() for change in changes_of(entry) if is_refused(entry["id"], change)]
    whole = [change for entry in entries() for change in changes_of(entry)]
    plain = [change for change in whole if "copies" not in change]
    assert len(whole) > 3000
    assert len([change for change in refused if "copies" not in change]) < len(plain) / 10
