"""Every declared field of every house: a copy does not share what changes, and a position brings it back or refuses it."""

from __future__ import annotations

import copy
from random import Random
from types import GenericAlias
from typing import Annotated, Any, get_args

import msgspec
import pytest
from tools.states.declared import bare

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.fields import Per
from tests.support.faults import ids, said_in_italian
from tests.support.states import FIELDS, HOUSES, Samples, declared, form_of, never_changed, under_way

fields = pytest.mark.parametrize(("game", "field"), FIELDS, ids=[f"{game}-{field}" for game, field in FIELDS])
houses = pytest.mark.parametrize("game", HOUSES)
WRITTEN = [(game, field) for game, field in FIELDS if declared(game, field).restored and not declared(game, field).field.beside]


def value_for(game: str, field: str) -> Any:
    """Something in this field: a value after its declaration; what is given, as it was given."""
    one = declared(game, field)
    return getattr(under_way(game), field) if one.field.given else Samples(game).value(one.hint)


@fields
def test_a_copy_shares_nothing_that_changes(game: str, field: str) -> None:
    samples, one, table = Samples(game), declared(game, field), under_way(game).copy()
    setattr(table, field, value_for(game, field))
    before = samples.plain(getattr(table, field))
    other = table.copy()
    assert samples.plain(getattr(other, field)) == before, "a copy has all there is"
    if one.field.shared:
        assert getattr(other, field) is getattr(table, field)
        return
    samples.spoil(getattr(other, field), one.hint)
    assert samples.plain(getattr(table, field)) == before


@houses
def test_what_copies_share_is_never_changed_in_place(game: str) -> None:
    for mode, seats in budokan.game(game).modes.items():
        luck, table = Random(3), budokan.game(game).new(seats[-1], 3, mode)
        for _ in range(200):
            kept = never_changed(game, table)
            before = copy.deepcopy(kept)
            seat = luck.choice(table.waiting)
            table.apply(seat, luck.choice(table.options(seat)))
            table.redeal(0, table.luck.copy())
            assert kept == before
            if table.over:
                break


@houses
def test_a_position_brings_every_field_back(game: str) -> None:
    """With something in all of them at once; what must hold between fields is not asked here."""
    samples, table = Samples(game), under_way(game).copy()
    other: Any = budokan.game(game).new(None, 8, under_way_mode(game))
    written = [one for one in HOUSES[game].table.fields if one.restored]
    for one in written:
        setattr(table, one.name, samples.value(one.hint) if not one.field.by else keyed(samples, game, one.name))
    sent = msgspec.json.encode(table.state())
    other.restore(msgspec.convert(msgspec.json.decode(sent), form_of(game)))
    for one in written:
        assert samples.told(getattr(other, one.name)) == samples.told(getattr(table, one.name)), one.name
    assert msgspec.json.encode(other.state()) == sent


def under_way_mode(game: str) -> str:
    header = under_way(game).header
    assert header is not None
    return header.mode


def keyed(samples: Samples, game: str, field: str) -> dict[Any, Any]:
    one = declared(game, field)
    part = samples.value(get_args(bare(one.hint))[1])
    return {getattr(part, one.field.by): part}


@pytest.mark.parametrize(("game", "field"), WRITTEN, ids=[f"{game}-{field}" for game, field in WRITTEN])
def test_a_field_out_of_its_bounds_is_refused_in_a_sentence(game: str, field: str) -> None:
    known, tried = budokan.game(game), 0
    position = msgspec.json.decode(msgspec.json.encode(under_way(game).position()))
    known.set_up(position)
    for value, expected in bad_values(game, field):
        with pytest.raises(BadWords) as caught:
            known.set_up({**position, "state": {**position["state"], field: value}})
        found = ids(caught.value.why)
        assert found & expected, f"{field} = {str(value)[:200]}: {caught.value.why}"
        assert "\n" not in said_in_italian(caught.value.why, game)
        tried += 1
    assert tried > 0


def bad_values(game: str, field: str) -> Any:
    """The JSON of this field with one thing out of its bounds, as it lies in a position."""
    samples, one = Samples(game), declared(game, field)
    second = next((two for two in HOUSES[game].table.fields if two.field.beside == field), None)
    if second is not None:
        first, other = (samples.written(two.hint) for two in (one, second))
        for bad, why in samples.bad(one.hint):
            if isinstance(bad, list):
                yield [[two, other[0]] for two in bad], why
        for bad, why in samples.bad(second.hint):
            if isinstance(bad, list) and len(bad) == len(first):
                yield [list(pair) for pair in zip(first, bad, strict=True)], why
    elif one.field.halves:
        (within,) = get_args(bare(one.hint))
        yield from samples.bad(Annotated[GenericAlias(list, (within,)), Per("half-figure")])
    elif one.field.unless_empty:
        good = under_way(game).state()[field]
        for part in HOUSES[game].parts[one.hint].fields:
            if part.restored:
                yield from (({**good, part.name: bad}, why) for bad, why in samples.bad(part.hint))
    elif one.field.by:
        part = get_args(bare(one.hint))[1]
        yield from (([bad], why) for bad, why in samples.bad(part))
    else:
        yield from samples.bad(one.hint)
