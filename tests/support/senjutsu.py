"""Puts a table of Senjutsu together in a few words, and plays it.

table = layout("ronin", "student", hands={0: "severing-cut", 1: "calm-defence"})
choose(table, "severing-cut", "calm-defence")
play(table, 1, "announce 5")
finish_turn(table)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import budokan
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.hexes import SIDES
from budokan.games.senjutsu.rules.turn import ChooseCards
from budokan.games.senjutsu.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move

FILLER = "counter-attack"
"""What lies in decks that a story does not name."""

PLACES = ("0,0", "0,-1", "3,-3", "-3,3")
"""Where the fighters stand unless the story says otherwise: the first two face to face."""

FACINGS = ("n", "s", "s", "n")

BARE: Mapping[str, Any] = {"field": "snowfield", "terrain": "none"}
"""An open field of 37 hexes, three around the middle."""


def start(*characters: str, mode: str = "duel", seed: int = 0, **options: Any) -> Table:
    """A table just dealt, at its first question."""
    return cast(Table, GAME.new(len(characters), seed, mode, listen=True, characters=list(characters), **options))


def layout(
    *characters: str,
    at: Mapping[int, str] | None = None,
    facing: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    buried: Mapping[int, str] | None = None,
    lasting: Mapping[int, Sequence[Sequence[Any]]] | None = None,
    mode: str = "",
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    before: str = "",
    **values: Any,
) -> Table:
    """A table at the choice of cards. Cards are words; `decks` name the cards to be drawn, first to leave first.

    Further values are those of a position, by seat or figure: `kamae={0: "A"}`, `focus={0: 3}`, `stuns={1: 2}`; whole ones
    replace: `solid={"1,0": "boulder"}`. `before` names a step of the turn that happens first: "StartOfTurn", "DrawPhase".
    """
    seats = len(characters)
    chosen = mode or ("duel" if seats == 2 else "melee")
    settings = {**BARE, "mirror_match": len(set(characters)) < seats, **(options or {})}
    table = start(*characters, mode=chosen, seed=seed, **settings)
    while type(table.decision).__name__ != "ChooseCards":
        table.play(table.waiting[0], idle(table, table.waiting[0]))
    state = table.state()
    for seat in range(seats):
        piles = {
            "hands": (hands or {}).get(seat, "").split(),
            "decks": (decks or {}).get(seat, " ".join([FILLER] * 12)).split()[::-1],
            "discards": (discards or {}).get(seat, "").split(),
            "buried": (buried or {}).get(seat, "").split(),
        }
        for name, pile in piles.items():
            state[name][seat] = pile
        state["at"][seat] = (at or {}).get(seat, PLACES[seat])
        state["facing"][seat] = SIDES.index((facing or {}).get(seat, FACINGS[seat]))
    state["stealthed"] = [False] * seats
    for seat, cards in (lasting or {}).items():
        state["lasting"][seat] = [list(card) for card in cards]
    for name, value in values.items():
        if isinstance(state[name], list) and isinstance(value, dict):
            for index, one in value.items():
                state[name][index] = one
        else:
            state[name] = value
    own = [
        [card for pile in ("hands", "decks", "discards", "buried") for card in state[pile][seat] if "-poison-" not in card]
        for seat in range(seats)
    ]
    for cards in state["lasting"]:
        for card, home, _ in cards:
            if table.box.sheets[card].deck != "status":
                own[home].append(card)
    state["lists"] = [sorted(cards) for cards in own]
    position = table.position()
    position.state = state
    if not before:
        return cast(Table, GAME.set_up(position, listen=True))
    return _at_step(position, before)


def _at_step(position: Any, before: str) -> Table:
    """A table that stands before a step of the turn: set up at the choice, taken back to the step, and let go."""
    from budokan.games.senjutsu.rules.turn import PHASES

    table = cast(Table, GAME.set_up(position, listen=True))
    names = [type(frame).__name__ for frame in PHASES]
    table.stack.clear()
    table.begin(PHASES[names.index(before) :])
    return table


def idle(table: Table, seat: int) -> Move:
    """The answer of one who does nothing if he may."""
    moves = table.options(seat)
    quiet = [move for move in moves if str(move) in ("pass", "stay")]
    return quiet[0] if quiet else moves[0]


def play(table: Table, seat: int, words: str) -> None:
    """Make a move given in words; whoever is asked something else before does nothing."""
    move = GAME.moves.parse(words)
    for _ in range(60):
        assert not table.over, f"the game is over before {words}"
        if seat in table.waiting and move in table.options(seat):
            table.play(seat, move)
            return
        if isinstance(table.decision, ChooseCards):
            break
        other = table.waiting[0]
        table.play(other, idle(table, other))
    raise AssertionError(f"{words} was never offered to {seat}; now {[offered(table, one) for one in table.waiting]}")


def choose(table: Table, *cards: str) -> None:
    """Everybody's card of the turn, seat by seat; an empty word is a seat that is not asked."""
    for seat, card in enumerate(cards):
        if card:
            assert seat in table.waiting, f"seat {seat} is not asked"
            table.play(seat, GAME.moves.parse(f"choose {card}"))


def finish_turn(table: Table) -> None:
    """The rest of the turn, everybody doing nothing where he may, up to the next choice or the end."""
    for _ in range(200):
        if table.over or (isinstance(table.decision, ChooseCards) and not table.plays):
            return
        seat = table.waiting[0]
        table.play(seat, idle(table, seat))
    raise AssertionError("the turn does not end")


def offered(table: Table, seat: int) -> list[str]:
    """What this seat may do, in words."""
    return [str(move) for move in table.options(seat)]


def until(table: Table, decision: str, seat: int | None = None) -> list[str]:
    """Let everybody do nothing until this decision is asked; what is offered there."""
    for _ in range(200):
        assert not table.over, f"the game is over before {decision}"
        if type(table.decision).__name__ == decision and (seat is None or seat in table.waiting):
            return offered(table, table.waiting[0] if seat is None else seat)
        other = table.waiting[0]
        table.play(other, idle(table, other))
    raise AssertionError(f"{decision} is never asked")


def asked(table: Table) -> str:
    """What the table waits for."""
    return type(table.decision).__name__


def told(table: Table, kind: type[Any]) -> list[Any]:
    """Every event of this kind that happened, with all that is in it."""
    return [one.event for one in table.heard or [] if isinstance(one.event, kind)]


def refused(table: Table, seat: int, words: str) -> str:
    """Try a move that is not offered; the ruling it is refused by. The table is as it was."""
    before = table.digest()
    try:
        table.play(seat, GAME.moves.parse(words))
    except budokan.IllegalMove as error:
        assert table.digest() == before, "a refused move changes nothing"
        return error.ruling
    raise AssertionError(f"{words} was accepted")


def places(table: Table) -> list[str]:
    """Where each seat's character stands."""
    from budokan.games.senjutsu.hexes import name_of

    return [name_of(table.at[seat]) if table.alive[seat] else "" for seat in range(table.seats)]


def sides(table: Table) -> list[str]:
    return [SIDES[table.facing[seat]] for seat in range(table.seats)]


def counted_of(components: Counter[str], whose: tuple[str, ...]) -> Counter[str]:
    """The components whose names begin so."""
    return Counter({name: count for name, count in components.items() if name.startswith(whose)})


def at_rest(table: Table) -> None:
    """How every story ends: no card is lost or doubled, nobody stands where he may not, somebody decides or it is over."""
    components = Counter(table.components())
    wanted = Counter(f"{seat} {card}" for seat in range(table.seats) for card in table.lists[seat])
    assert counted_of(components, tuple("0123456789")) == wanted, "no card is lost or doubled"
    theirs = [card for foe in range(table.seats, table.fighters) for card in table.lists[foe]]
    theirs += [card for pile in table.solo.selection for card in pile]
    assert counted_of(components, ("solo ",)) == Counter(f"solo {card}" for card in theirs), "nor one of a foe"
    dogs = Counter(f"dog {seat} {card}" for seat in range(table.fighters) for card in table.dog_lists[seat])
    assert counted_of(components, ("dog ",)) == dogs, "nor one of Hachiko"
    assert max(counted_of(components, ("poison ",)).values(), default=0) <= 1, "no poison is doubled"
    standing = [hex for hex, alive in zip(table.at, table.alive, strict=True) if alive]
    assert len(set(standing)) == len(standing), "no two figures share a hex"
    assert all(hex in table.hexes and hex not in table.solid for hex in standing), "figures stand on open hexes"
    assert table.over or table.waiting, "somebody decides"
    table.redeal(0, Luck(1, "at rest"))
