"""Solo tables of Senjutsu put together from small drawings.

    board = '''
          .
       a↓    .
          H↑
    '''
    table = against("samurai-boss", board=board, cards="solo-025", hand="deep-meditation")
    turn(table, "deep-meditation")
    assert stands(table, board)

Columns of hexes are three letters apart, a hex lies two lines above its southern neighbour. `H` and `I` are players, `a` to `d`
foes, each with the side it faces; `##` is a boulder, `~~` corpses, `L` the fallen lord.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.hexes import SIDES
from budokan.games.senjutsu.table import Table
from tests.support.senjutsu import FILLER, choose, finish_turn, idle

ARROWS = dict(zip("↑↗↘↓↙↖", SIDES, strict=True))
PLAYERS, FOES = "HI", "abcd"
QUIET = "deep-meditation"

Tokens = dict[str, tuple[str, str]]
"""Every sign of a drawing: its hex and the side it faces."""


def tokens_of(board: str) -> tuple[Tokens, list[str], list[str]]:
    """The figures of a drawing, its boulders and its corpses; the first player stands on 0,0."""
    found: list[tuple[int, int, str]] = []
    for line, row in enumerate(board.splitlines()):
        at = 0
        while at < len(row):
            if row[at] != " ":
                found.append((at // 3, line, row[at : at + 2].strip()))
                at += 2
            else:
                at += 1
    left, top = next((column, line) for column, line, sign in found if sign[0] == "H")
    figures: Tokens = {}
    boulders: list[str] = []
    corpses: list[str] = []
    for column, line, sign in found:
        q = column - left
        r, odd = divmod(line - top - q, 2)
        assert not odd, f"{sign} lies between two hexes"
        hex = f"{q},{r}"
        if sign == "##":
            boulders.append(hex)
        elif sign == "~~":
            corpses.append(hex)
        elif sign[0] != ".":
            figures[sign[0]] = (hex, ARROWS.get(sign[1:2], ""))
    return figures, boulders, corpses


def against(
    *foes: str,
    board: str,
    cards: str = "",
    decks: Mapping[int, str] | None = None,
    hand: str = QUIET,
    hands: Mapping[int, str] | None = None,
    hero: str = "student",
    heroes: Sequence[str] = (),
    behaviour: str = "centre",
    attitude: str = "offensive",
    field: str = "snowfield",
    options: Mapping[str, Any] | None = None,
    discards: Mapping[int, str] | None = None,
    seed: int = 0,
    **values: Any,
) -> Table:
    """A solo table at the choice of cards, drawn; `cards` lie before the foes, one word each, `decks` first to leave first.

    Further values are those of a position, by fighter: `wounds={1: 2}`; those of its solo side as `solo={"tally": [3]}`.
    """
    people = list(heroes) or [hero]
    seats = len(people)
    settings = {"field": field, "terrain": "none", "characters": people, "foes": list(foes), **(options or {})}
    mode = "solo" if seats == 1 else "coop"
    table = cast(Table, GAME.new(seats, seed, mode, listen=True, **settings))
    while type(table.decision).__name__ != "ChooseCards":
        table.play(table.waiting[0], idle(table, table.waiting[0]))
    state = table.state()
    count = table.solo.count
    figures, boulders, corpses = tokens_of(board)
    state["at"] = [""] * len(state["at"])
    state["alive"] = [False] * len(state["alive"])
    for sign, (hex, side) in figures.items():
        figure = PLAYERS.index(sign) if sign in PLAYERS else seats + FOES.index(sign)
        state["at"][figure] = hex
        state["alive"][figure] = True
        state["facing"][figure] = SIDES.index(side)
    state["solid"] = dict.fromkeys(boulders, "boulder")
    state["soft"] = dict.fromkeys(corpses, "corpses")
    state["stealthed"] = [False] * len(state["stealthed"])
    for seat in range(seats):
        state["hands"][seat] = ((hands or {}).get(seat, hand if seat == 0 else QUIET)).split()
        state["decks"][seat] = [FILLER] * 12
        state["discards"][seat] = ((discards or {}).get(seat, "")).split()
        state["buried"][seat] = []
    words = cards.split() if cards else ["solo-003"] * count
    for number in range(count):
        foe = seats + number
        state["chosen"][foe] = words[number]
        state["decks"][foe] = ((decks or {}).get(number, "solo-023 solo-026 solo-024")).split()[::-1]
        state["discards"][foe] = ((discards or {}).get(foe, "")).split()
        state["buried"][foe] = []
    state["solo"]["behaviour"] = [("left", "centre", "right").index(behaviour)] * count
    state["solo"]["offensive"] = [attitude == "offensive"] * count
    set_values(state, values)
    own_lists(table, state, seats)
    position = table.position()
    position.state = state
    return cast(Table, GAME.set_up(position, listen=True))


def set_values(state: dict[str, Any], values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        if name == "solo":
            state["solo"] |= value
        elif isinstance(state[name], list) and isinstance(value, dict):
            for index, one in value.items():
                state[name][index] = one
        else:
            state[name] = value


def own_lists(table: Table, state: dict[str, Any], seats: int) -> None:
    """The lists of all fighters are what lies in their piles now."""
    lists: list[list[str]] = [[] for _ in state["lists"]]
    for fighter, own in enumerate(lists):
        for pile in ("hands", "decks", "discards", "buried"):
            own += [card for card in state[pile][fighter] if card != "stun" and "-poison-" not in card]
        before = state["chosen"][fighter]
        if fighter >= seats and before and before != "stun" and "-poison-" not in before:
            own.append(before)
    for cards in state["lasting"]:
        for card, home, _ in cards:
            if table.box.sheets[card].deck != "status":
                lists[home].append(card)
    state["lists"] = [sorted(own) for own in lists]
    used = {card for own in lists for card in own}
    state["solo"]["selection"] = [[card for card in pile if card not in used] for pile in state["solo"]["selection"]]


def turn(table: Table, *cards: str) -> None:
    """One whole turn in which the players choose these cards and otherwise do nothing."""
    choose(table, *cards)
    finish_turn(table)


def stands(table: Table, board: str) -> bool:
    """Whether everybody of this drawing stands and faces as drawn, and nobody else does."""
    figures, _, _ = tokens_of(board)
    return drawn(table) == {sign: place for sign, place in figures.items() if sign != "L"}


def drawn(table: Table) -> Tokens:
    """Where everybody stands, by the signs of the drawings."""
    found: Tokens = {}
    for seen in table.view(None)["table"]["figures"]:
        seat = seen["seat"]
        if seen["figure"] != "fallen-lord" and not seen["dog"]:
            sign = PLAYERS[seat] if seat < table.seats else FOES[seat - table.seats]
            found[sign] = (seen["hex"], seen["side"])
    return found


def reasons(table: Table, foe: int | None = None) -> list[str]:
    """The rulings by which foes have acted so far, in order."""
    told = [one.event for one in table.heard or []]
    kinds = ("SJ-33.", "SJ-34.", "SJ-43.8")
    return [event.ruling for event in told if event.ruling.startswith(kinds) and foe in (None, getattr(event, "seat", None))]
