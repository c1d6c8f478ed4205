"""Positions that somebody has tampered with: true ones of every game, with something in them changed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from budokan import game as game_named
from budokan.kernel.errors import BudokanError
from budokan.kernel.game import Game
from budokan.kernel.perspective import perspective
from budokan.kernel.positions import Position, digest_of
from budokan.players.bots import bot_named

NUMBERS = (-(10**18), -2, -1, 0, 1, 2, 3, 7, 8, 20, 99, 100, 999, 1000, 10_000, 4_000_000, 10**18, 2**64)
WORDS = ("", "x", "x" * 10_000, "seat", "step? ANY 99", "0,0", "999,999", "é" * 300)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, 0.5, [[]], {"frame": "x"}, {"type": "x"})


def true_position(game: Game, luck: Random) -> dict[str, Any]:
    """A moment of a game that was played at random."""
    mode = luck.choice(list(game.modes))
    table = game.new(luck.choice(list(game.modes[mode])), luck.getrandbits(60), mode)
    for _ in range(luck.randrange(120)):
        before = table.copy()
        seat = luck.choice(table.waiting)
        table.apply(seat, luck.choice(table.options(seat)))
        if table.over:
            table = before
            break
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.position()))
    return written


MANY = 160
"""True positions of a game that are tampered with, each again and again: to play to a new one takes long."""


@cache
def _moment(name: str, number: int) -> dict[str, Any]:
    return true_position(game_named(name), Random(f"{name}/{number}"))


def one_of_many(name: str, luck: Random) -> dict[str, Any]:
    """A true position of this game; who changes it changes a copy."""
    return _moment(name, luck.randrange(MANY))


def places_in(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything within."""
    if way:
        yield way
    for key, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places_in(one, (*way, key))


def mutated(position: dict[str, Any], luck: Random) -> dict[str, Any]:
    """The same with one to three things changed; half of the time in what the rules are in the middle of."""
    changed = copy.deepcopy(position)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        part: tuple[Any, ...] = luck.choice((("stack",), ("stack",), ("state",), ("state",), ("answers",), ()))
        within = changed[part[0]] if part else changed
        ways = list(places_in(within))
        if ways:
            _change(within, luck.choice(ways), luck)
        if luck.random() < 0.15:
            _shuffle_frames(changed["stack"], luck)
    return changed


def _change(within: Any, way: tuple[Any, ...], luck: Random) -> None:
    for key in way[:-1]:
        within = within[key]
    key, old = way[-1], within[way[-1]]
    kind = luck.randrange(10)
    if kind == 0:
        within[key] = copy.deepcopy(luck.choice(OTHERS))
    elif isinstance(old, bool):
        within[key] = not old
    elif isinstance(old, int):
        within[key] = luck.choice((*NUMBERS, old + 1, old - 1, -old))
    elif isinstance(old, str):
        within[key] = luck.choice((*WORDS, old * 2, old[1:]))
    elif isinstance(old, list) and old:
        within[key] = luck.choice((old * 2, old[1:], old[::-1], [], old * 500, [old], [*old, old[0]]))
    elif isinstance(old, dict) and kind < 3:
        within[key] = {name: one for name, one in old.items() if luck.random() < 0.8}
    elif isinstance(old, dict):
        within[key] = {**old, "frame": luck.choice(("x", old.get("frame", "y")))}
    else:
        within[key] = copy.deepcopy(luck.choice((*NUMBERS, *WORDS, *OTHERS)))


def _shuffle_frames(stack: Any, luck: Random) -> None:
    if not isinstance(stack, list) or not stack:
        return
    kind = luck.randrange(4)
    if kind == 0:
        luck.shuffle(stack)
    elif kind == 1:
        stack.append(copy.deepcopy(luck.choice(stack)))
    elif kind == 2:
        stack[:] = stack * luck.choice((2, 50, 400))
    else:
        stack.insert(0, {"frame": "OpenChoice", "question": copy.deepcopy(stack[-1]), "moves": []})


def record_of(position: dict[str, Any], luck: Random | None = None) -> str:
    """A record that begins there, with the digest such a position has; a header that was tampered with, if there is luck."""
    head = {name: position.get(name) for name in ("game", "rules", "mode", "seats", "options")}
    if luck is not None and luck.random() < 0.2:
        name = luck.choice(list(head))
        head[name] = luck.choice((*NUMBERS, *WORDS, {}, None))
    try:
        digest = digest_of(msgspec.convert(position, Position))
    except (msgspec.ValidationError, UnicodeEncodeError, OverflowError):
        digest = "0" * 32
    lines = ["budokan record 1", *(f"{name}: {_json(one)}" for name, one in head.items()), f"position: {_json(position)}"]
    return "\n".join([*lines, "decisions: 0", f'digest: "{digest}"', ""])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def a_moment_of(name: str, frame: str, seats: int | None = None) -> dict[str, Any]:
    """A position that waits for this decision."""
    game = game_named(name)
    for seed in range(50):
        luck, table = Random(seed), game.new(seats, seed)
        for _ in range(120):
            if table.over:
                break
            written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.position()))
            if written["stack"][-1]["frame"] == frame:
                return written
            seat = table.waiting[0]
            table.apply(seat, luck.choice(table.options(seat)))
    raise AssertionError(f"{frame} never came")


def without_end() -> tuple[dict[str, Any], str]:
    """A moment of Senjutsu with a card faster than any, and the decision after which it is resolved for ever."""
    game = game_named("senjutsu")
    position = a_moment_of("senjutsu", "Moving")
    for play in position["state"]["plays"]:
        play["speeds"] = [20] * len(play["speeds"])
    table = game.set_up(position)
    seat = table.waiting[0]
    return position, f"{seat} {table.options(seat)[-1]}"


def play_on(name: str, seeds: list[int], decisions: int = 3) -> dict[str, int]:
    """Set up mutated positions and let a bot go on from those that are taken; what came of them."""
    counts = {"refused": 0, "taken": 0, "broken": 0}
    game = game_named(name)
    for seed in seeds:
        luck = Random(seed)
        position = mutated(true_position(game, luck), luck)
        try:
            table = game.set_up(position)
        except BudokanError:
            counts["refused"] += 1
            continue
        counts["taken"] += 1
        try:
            for _ in range(decisions):
                if not table.over:
                    seat = luck.choice(table.waiting)
                    table.apply(seat, bot_named("greedy", game, seed, seat).choose(perspective(table, seat)))
                    table.redeal(None, table.luck.copy())
        except Exception:  # rules that meet what cannot be: the table stops there, which is all that may happen
            counts["broken"] += 1
    return counts


def altered(value: Any, luck: Random) -> Any:
    """Anything that travels as JSON with one to three things changed in it."""
    changed = [copy.deepcopy(value)]
    for _ in range(luck.choice((1, 1, 2, 3))):
        _change(changed, luck.choice(list(places_in(changed))), luck)
    return changed[0]
