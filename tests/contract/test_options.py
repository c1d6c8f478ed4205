"""Whatever somebody sends as an option is within bounds before anything is made of it: each game declares them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import budokan
from budokan.kernel.errors import BudokanError

GAMES = list(budokan.games())
A_MEGABYTE = 1_000_000


def unbounded(kind: inspect.Type, place: str) -> Iterator[str]:
    """The places of a declaration at which what is sent may be as large as one likes."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            if kind.ge is None or kind.le is None:
                yield f"{place}: a number"
        case inspect.StrType():
            if kind.max_length is None:
                yield f"{place}: a word"
        case inspect.VarTupleType() | inspect.ListType():
            if kind.max_length is None:
                yield f"{place}: a list"
            yield from unbounded(kind.item_type, f"{place}[]")
        case inspect.TupleType():
            for one in kind.item_types:
                yield from unbounded(one, f"{place}[]")
        case inspect.DictType():
            if kind.max_length is None:
                yield f"{place}: a mapping"
            yield from unbounded(kind.key_type, f"{place} key")
            yield from unbounded(kind.value_type, f"{place} value")
        case inspect.AnyType():
            yield f"{place}: anything"
        case inspect.UnionType():
            for one in kind.types:
                yield from unbounded(one, place)
        case inspect.StructType():
            for field in kind.fields:
                yield from unbounded(field.type, f"{place}.{field.name}")


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_bounded_where_it_is_declared(name: str) -> None:
    assert list(unbounded(inspect.type_info(budokan.game(name).settings), name)) == []


def test_what_has_no_bound_is_found() -> None:
    class Loose(msgspec.Struct):
        number: int
        words: tuple[str, ...] = ()
        cards: dict[str, dict[str, int]] = {}
        more: Any = None

    found = list(unbounded(inspect.type_info(Loose), "loose"))
    assert len(found) == 9
    assert found[0] == "loose.number: a number"


def floods() -> Iterator[tuple[str, dict[str, Any]]]:
    """Options that a stranger could send in a megabyte, or in a line."""
    for count in (30_000_000, 10**30):
        yield "senjutsu", {"characters": ["ronin"], "decks": [{"cards": {}, "hachiko": {"x": count}}]}
        yield "senjutsu", {"decks": [{"cards": {"fend": count}}]}
    for name, one in (("characters", "by-lot"), ("decks", ""), ("foes", "ninja"), ("teams", [0])):
        yield "senjutsu", {name: [one] * (A_MEGABYTE // 10)}
    places = {"hexes": [[0, 0]] * (A_MEGABYTE // 6), "start": {"a": [[0, 0]], "b": [[0, 1]]}}
    yield "senjutsu", {"own_field": places}
    yield "samurai-sword", {"expansions": ["rikyu"] * (A_MEGABYTE // 9)}
    yield "samurai-sword", {"cards": {"bokken": {"copies": 10**8}}}
    yield "rising-sun", {"cards": {f"card-{one}": {"price": 1} for one in range(A_MEGABYTE // 30)}}
    yield "senjutsu", {"cards": {"fend": {"name": "x" * 5_000}}}
    yield "ken", {"own_cards": {"kenshiro": {"effect": "x" * 5_000}}}
    yield "ken", {"own_cards": {"kenshiro": {"abilities": [[[[[[[1]]]]]]]}}}
    yield "ken", {"own_deck_0": "1 kenshiro," * (A_MEGABYTE // 11)}


@pytest.mark.parametrize(("name", "options"), list(floods()), ids=lambda one: one if isinstance(one, str) else next(iter(one)))
def test_a_flood_of_options_is_refused_by_its_form_alone(name: str, options: dict[str, Any]) -> None:
    """The first of these kept a hall busy for eight seconds, and with more noughts until its memory was gone."""
    with pytest.raises(BudokanError) as refused:
        budokan.game(name).new(**options)
    assert refused.value.why.id == "bad-option"
