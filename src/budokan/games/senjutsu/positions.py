"""The form of a Senjutsu position, and what must hold in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from budokan.games.senjutsu.box import Box
from budokan.games.senjutsu.hexes import REACH, hex_named
from budokan.games.senjutsu.plays import FIELDS, Play
from budokan.games.senjutsu.solo.positions import SoloState, fighters_in, solo_problems
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.positions import Flags, Number, Numbers, Piles, Several, Word, Words
from budokan.kernel.texts import Text, text

if TYPE_CHECKING:
    from budokan.games.senjutsu.table import Table

Bits = Annotated[int, msgspec.Meta(ge=0, le=2**62)]
"""Which of several things have happened, one bit for each."""


class PlayState(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the turn."""

    figure: Number
    card: Word
    how: Word
    home: Number
    speeds: Annotated[tuple[Number, ...], Several]
    high: Number
    low: Number
    stage: Number
    spent: Number
    target: Number
    hit: Annotated[tuple[Number, ...], Several]
    given: Annotated[tuple[tuple[Number, Number], ...], Several]
    moved: Number
    adds: Bits
    base: Number
    because: Word
    reach: Number
    bonus: Number
    fetched: Word
    drawn: Number
    halted: bool
    still: bool
    stiff: bool
    reacted: bool
    rewarded: bool
    succeeded: bool
    stayed: bool
    shifted: Annotated[tuple[Number, ...], Several] = ()
    waits: Annotated[tuple[Number, ...], Several] = ()


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; decks are from bottom to top. Lists of figures hold the characters first, then the dogs.

    What lies before the dogs is left out while nothing does.
    """

    characters: Words
    track: Numbers
    kamae: Words
    focus: Numbers
    facing: Numbers
    wounds: Numbers
    bleeding: Numbers
    stuns: Numbers
    alive: Flags
    doomed: Flags
    received: Numbers
    stealthed: Flags
    dog_cards: Words
    dog_kamae: Words
    tools: Numbers
    first_blood: bool
    turn: Number
    speed: Number
    instant_used: Flags
    sober: Flags
    far: Flags
    dog_struck: Flags
    own_struck: Flags
    reacted_well: Flags
    wounded_by: Numbers
    chosen: Words
    forbidden_type: Word
    hurt: bool
    owed: Numbers
    stock: Piles
    hands: Piles
    decks: Piles
    discards: Piles
    buried: Piles
    poisons: Piles
    used_poisons: Piles
    dog_decks: Piles
    dog_discards: Piles
    completed: Piles
    spent_contracts: Piles
    specials: Annotated[list[tuple[Word, ...]], Several]
    lists: Annotated[list[tuple[Word, ...]], Several]
    dog_lists: Annotated[list[tuple[Word, ...]], Several]
    hexes: Words
    solid: Annotated[dict[Word, Word], Several]
    soft: Annotated[dict[Word, Word], Several]
    tokens: Annotated[dict[Word, tuple[Word, Number, bool]], Several]
    at: Words
    hobbled: Annotated[list[tuple[Number, ...]], Several]
    lasting: Annotated[list[list[tuple[Word, Number, Number]]], Several]
    contracts: Annotated[list[list[tuple[Word, Number]]], Several]
    plays: Annotated[list[PlayState], Several]
    shields: Annotated[list[tuple[Number, Number, Number, Number, Number]], Several]
    forbidden: Annotated[tuple[Word, ...], Several]
    known: Annotated[list[tuple[Word, Number, Number]], Several]
    peeks: Annotated[list[tuple[Number, Number, Word, Number]], Several]
    dog_lasting: Annotated[list[list[tuple[Word, Number, Number]]], Several] = []
    solo: SoloState | None = None


BY_FIGURE = ("facing", "wounds", "bleeding", "stuns", "alive", "doomed", "received", "at", "hobbled")
ONCE = (
    "track",
    "first_blood",
    "turn",
    "speed",
    "forbidden_type",
    "hurt",
    "owed",
    "hexes",
    "solid",
    "soft",
    "tokens",
    "plays",
    "shields",
    "forbidden",
    "known",
    "peeks",
    "solo",
)
IN_ANOTHER_FORM = ("hexes", "solid", "soft", "tokens", "at", "plays", "lasting", "dog_lasting", "solo")
AS_THEY_ARE = tuple(name for name in State.__struct_fields__ if name not in IN_ANOTHER_FORM)


def check_state(seats: int, box: Box, data: dict[str, Any]) -> State:
    """The state, read and checked."""
    try:
        state = msgspec.convert(data, State)
        for problem in problems(seats, fighters_in(seats, state.solo), box, state):
            raise BadWords("bad-position", what=problem)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=fault_of(error)) from None
    return state


def problems(seats: int, fighters: int, box: Box, state: State) -> Iterator[Text]:
    """What does not fit, most basic first."""
    for name in State.__struct_fields__:
        wanted = 2 * fighters if name in BY_FIGURE else fighters
        if name == "dog_lasting" and not state.dog_lasting:
            continue
        if name not in ONCE and len(getattr(state, name)) != wanted:
            yield text("position-entries", name=name, count=wanted)
    if state.solo is not None:
        yield from solo_problems(seats, box, state.characters, state.solo)
    for character in state.characters[:seats]:
        if character not in box.persons or character == "hachiko":
            yield text("sj-position-no-character", character=character[:40])
    for name in (*state.hexes, *state.solid, *state.soft, *state.tokens, *(hex for hex in state.at if hex)):
        q, _, r = name.partition(",")
        if not q.lstrip("-").isdigit() or not r.lstrip("-").isdigit() or max(abs(int(q)), abs(int(r))) > REACH:
            yield text("sj-position-no-hex", hex=name[:20])
    for kind in (*state.solid.values(), *state.soft.values(), *(token[0] for token in state.tokens.values())):
        if kind not in box.pieces:
            yield text("sj-position-no-terrain", terrain=kind[:40])
    standing = [hex for hex in state.at if hex]
    if len(set(standing)) != len(standing) or not set(standing) <= set(state.hexes) - set(state.solid):
        yield text("sj-position-standing")
    if any(bool(hex) != alive for hex, alive in zip(state.at, state.alive, strict=True)):
        yield text("sj-position-alive")
    yield from number_problems(seats, fighters, box, state)
    yield from card_problems(seats, fighters, box, state)


def number_problems(players: int, seats: int, box: Box, state: State) -> Iterator[Text]:
    if len(set(state.track)) != len(state.track) or not set(state.track) <= set(range(seats)):
        yield text("sj-position-track")
    for seat, letter in enumerate(state.kamae[:players]):
        if letter not in box.person(state.characters[seat]).tree.kamae:
            yield text("sj-position-kamae", seat=seat, kamae=letter[:10])
    numbers = (*state.focus, *state.wounds, *state.bleeding, *state.stuns, *state.received, state.turn)
    if any(not 0 <= number <= 1000 for number in numbers) or not 0 <= state.speed <= 10:
        yield text("sj-position-number")
    if any(not 0 <= side < 6 for side in state.facing):
        yield text("sj-position-facing")
    for play in state.plays:
        stages = len(box.sheet(play.card).program.stages) if known_card(box, play.card) else 0
        if not 0 <= play.figure < 2 * seats or not 0 <= play.home < seats or not 0 <= play.stage <= stages:
            yield text("sj-position-play")


def known_card(box: Box, card: str) -> bool:
    return card in box.sheets or (card[:-2] in box.sheets and card[-1:].isdigit())


def card_problems(players: int, seats: int, box: Box, state: State) -> Iterator[Text]:
    """Every card of every list is in exactly one place; the card before a foe is one of its own."""
    before = [f"{foe} {state.chosen[foe]}" for foe in range(players, seats) if is_own_card(state.chosen[foe])]
    found: Counter[Word] = Counter(before)
    for seat in range(seats):
        for pile in (state.hands[seat], state.decks[seat], state.discards[seat], state.buried[seat]):
            for card in pile:
                if not known_card(box, card):
                    yield text("sj-position-no-card", card=card[:40])
                if not card.startswith("crippling-poison-") and (seat < players or card != "stun"):
                    found[f"{seat} {card}"] += 1
        for card in (*state.specials[seat], *state.lists[seat]):
            if card not in box.sheets:
                yield text("sj-position-no-card", card=card[:40])
        for card in (*state.dog_decks[seat], *state.dog_discards[seat], state.dog_cards[seat]):
            if is_own_card(card) and f"{card}.aggression" not in box.sheets:
                yield text("sj-position-no-card", card=card[:40])
    for card, home, _ in [one for cards in (*state.lasting, *state.dog_lasting) for one in cards]:
        if not known_card(box, card) or not 0 <= home < seats:
            yield text("sj-position-no-card", card=card[:40])
        elif box.sheet(card).deck != "status":
            found[f"{home} {card}"] += 1
    for play in state.plays:
        counted = not play.stayed and play.how != "lasting" and play.figure < seats and play.card != "stun"
        if counted and not play.card.startswith("crippling-poison-") and not box.sheet(play.card).special:
            found[f"{play.home} {play.card}"] += 1
    out = () if state.solo is None else state.solo.banished
    wanted = Counter(f"{seat} {card}" for seat in range(seats) for card in state.lists[seat] if card not in out)
    for name in sorted({*found, *wanted}):
        if found[name] != wanted[name]:
            yield text("sj-position-count", wanted=wanted[name], card=name[2:42], seat=name[0], found=found[name])


def is_own_card(card: str) -> bool:
    """Whether there is a card, and it is neither a Stun nor somebody's poison."""
    return bool(card) and card != "stun" and not card.startswith("crippling-poison-")


def put_back(table: Table, state: State) -> None:
    """The parts of a position back on the table."""
    for name in AS_THEY_ARE:
        setattr(table, name, getattr(state, name))
    table.hexes = frozenset(hex_named(name) for name in state.hexes)
    table.solid = {hex_named(name): kind for name, kind in state.solid.items()}
    table.soft = {hex_named(name): kind for name, kind in state.soft.items()}
    table.tokens = {hex_named(name): token for name, token in state.tokens.items()}
    table.lasting = state.lasting + (state.dog_lasting or [[] for _ in state.lasting])
    table.at = [hex_named(name) if name else -1 for name in state.at]
    table.plays = [play_of(one) for one in state.plays]


def play_of(state: PlayState) -> Play:
    play = Play(state.figure, state.card, state.how, state.home)
    for name in FIELDS:
        setattr(play, name, getattr(state, name))
    return play
