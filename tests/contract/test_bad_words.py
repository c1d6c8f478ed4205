"""Bad input of every kind gets one clear sentence and changes nothing."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import budokan
from budokan import BudokanError, Luck
from tests.support.contract import Case, play_out, some_moments

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**30,
    2.5,
    "",
    "nodachi",
    "\x00",
    "💥" * 50,
    [],
    {},
    [[]],
    {"frame": "Turn"},
    [1, "x", None],
]


def told_in_one_sentence(error: BudokanError) -> None:
    said = str(error)
    assert said, "something is said"
    assert "\n" not in said
    assert len(said) < 600
    assert not re.search(r"Traceback|object at 0x", said)


def spoil(data: Any, luck: Luck) -> Any:
    """The same data with one thing in it wrong."""
    if luck.below(6) == 0 or not isinstance(data, dict | list) or not data:
        return luck.pick(JUNK)
    if isinstance(data, dict):
        key = luck.pick(sorted(data))
        if luck.below(8) == 0:
            return {name: value for name, value in data.items() if name != key}
        if luck.below(12) == 0:
            return {**data, "no such field": 1}
        return {**data, key: spoil(data[key], luck)}
    index = luck.below(len(data))
    if luck.below(8) == 0:
        return data[:index] + data[index + 1 :]
    return [*data[:index], spoil(data[index], luck), *data[index + 1 :]]


def test_spoiled_positions(case: Case) -> None:
    luck = Luck(20, "spoil")
    for table, _, _ in some_moments(case, 4, seed=21):
        data = msgspec.json.decode(msgspec.json.encode(table.position()))
        for _ in range(15):
            try:
                case.game.set_up(spoil(data, luck))
            except BudokanError as error:
                told_in_one_sentence(error)


def test_spoiled_records(case: Case) -> None:
    luck = Luck(22, "spoil")
    text = play_out(case, 23).record().text()
    lines = text.splitlines()
    for _ in range(40):
        spoiled = list(lines)
        at = luck.below(len(lines))
        how = luck.below(5)
        if how == 0:
            del spoiled[at]
        elif how == 1:
            spoiled[at] = spoiled[at][: luck.below(len(spoiled[at]) + 1)]
        elif how == 2:
            spoiled.insert(at, luck.pick(["", "0", "0 ", "seed: x", "99 take it", '{"a": 1}', "decisions: -1", "\x00\x01"]))
        elif how == 3:
            place = luck.below(len(spoiled[at]) + 1)
            spoiled[at] = spoiled[at][:place] + chr(33 + luck.below(90)) + spoiled[at][place + 1 :]
        else:
            spoiled = spoiled[: at + 1]
        words = "\n".join(spoiled) + "\n"
        if words != text:
            try:
                budokan.replay(words)
            except BudokanError as error:
                told_in_one_sentence(error)


def test_spoiled_moves_change_nothing(case: Case) -> None:
    luck = Luck(24, "spoil")
    for table, seat, move in some_moments(case, 20, seed=25):
        before = table.digest()
        for _ in range(5):
            try:
                wrong = case.game.moves.decode(spoil(msgspec.to_builtins(move), luck))
                if wrong not in table.options(seat):
                    table.play(seat, wrong)
            except BudokanError as error:
                told_in_one_sentence(error)
            try:
                case.game.moves.parse(str(spoil(str(move), luck)) + luck.pick(["", " ", "x", " 99"]))
            except BudokanError as error:
                told_in_one_sentence(error)
        for junk in JUNK:
            if junk not in range(table.seats):
                with pytest.raises(BudokanError):
                    table.play(junk, move)
            with pytest.raises(BudokanError):
                table.play(seat, junk)
        assert table.digest() == before


def test_bad_settings(case: Case) -> None:
    for name in case.game.options:
        for junk in ("no such choice", 12345, {"x": [1]}, ["no such thing"]):
            wrong: dict[str, Any] = {name: junk}
            with pytest.raises(BudokanError) as told:
                case.game.new(case.seats, 1, case.mode, **wrong)
            told_in_one_sentence(told.value)
    allowed = case.game.seats_with(case.mode, case.game.settle(case.mode, {}))
    for seats in (0, allowed[0] - 1, 99, -3, "four"):
        with pytest.raises(BudokanError):
            case.game.new(seats, 1, case.mode)  # type: ignore[arg-type]  # that is the point
    for seed in (-1, 2**256, "seven", 1.5):
        with pytest.raises(BudokanError):
            case.game.new(case.seats, seed, case.mode)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(BudokanError):
        case.game.new(case.seats, 1, "no such mode")
    with pytest.raises(BudokanError):
        case.game.new(case.seats, 1, case.mode, no_such_option=1)
