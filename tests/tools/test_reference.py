"""The pages of `docs/reference` are what the types of the games say, and their examples are real."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tools.reference.__main__ import written
from tools.reference.examples import Example, kept, moments, record_of

import budokan
from budokan.kernel.game import Game

GAMES = list(budokan.games().values())
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def golden(found: dict[str, Example]) -> Iterator[tuple[str, Example]]:
    """Those of golden games; what none of these shows was found by playing."""
    return ((tag, one) for tag, one in found.items() if "/" in one.game)


def test_every_page_is_fresh() -> None:
    for file, text in written().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is not fresh: python -m tools.reference"


@games
def test_every_kind_has_an_example_of_its_type(game: Game) -> None:
    found = kept(game)
    for kinds, examples in ((game.moves.kinds, found.moves), (game.events, found.events)):
        assert {kind.__struct_config__.tag for kind in kinds} == set(examples)
        for kind in kinds:
            value = examples[str(kind.__struct_config__.tag)].value
            assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(value, kind))) == value


@games
def test_moves_stand_in_their_golden_games(game: Game) -> None:
    shown = list(golden(kept(game).moves))
    assert len(shown) > len(game.moves.kinds) / 2
    for _, example in shown:
        assert record_of(game, example.game).lines[example.decision][1] == str(game.moves.decode(example.value))


@games
def test_the_view_and_what_was_heard_before_it_come_out_of_the_golden_game(game: Game) -> None:
    found = kept(game)
    heard = {example.decision: example.value for _, example in golden(found.events) if example.game == found.view.game}
    for number, table, _ in moments(game, record_of(game, found.view.game)):
        told = [one for entry in table.heard or () for one in (entry.event, entry.others) if one is not None]
        if number in heard:
            assert heard[number] in msgspec.json.decode(msgspec.json.encode(told))
        if number == found.view.decision:
            assert msgspec.json.decode(msgspec.json.encode(table.view(found.view.value["seat"]))) == found.view.value
            break
