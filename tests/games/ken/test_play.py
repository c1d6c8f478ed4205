"""Whole games by chance, with every card of the set: they end, lose no card, survive travel, and keep their secrets."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from budokan.games.ken import GAME
from budokan.games.ken.reading import all_cards
from budokan.games.ken.table import Table
from budokan.kernel.luck import Luck


def chance_deck(luck: Luck) -> str:
    """A deck of forty cards, mostly of one school and one colour, so that they fit together."""
    school, moral = luck.pick(["hokuto", "nanto", "cento"]), luck.pick(["red", "blue"])
    fitting = [card for card in all_cards() if card.school in (school, "none") and card.moral in (moral, "grey")]
    counts: dict[str, int] = {}
    while sum(counts.values()) < 40:
        card = luck.pick(fitting if luck.below(10) else all_cards())
        if card.type == "master" or counts.get(card.id, 0) < 5:
            counts[card.id] = counts.get(card.id, 0) + 1
    return ", ".join(f"{copies} {id}" for id, copies in counts.items())


def chance_table(seed: int) -> tuple[Table, Luck]:
    luck = Luck(seed, "chance decks")
    options: dict[str, Any] = {
        "own_deck_0": chance_deck(luck),
        "own_deck_1": chance_deck(luck),
        "activation": luck.pick(["budget", "threshold"]),
        "defence": luck.pick(["by-chapter", "by-table"]),
        "empty_future": luck.pick(["when-needed", "at-once"]),
        "deck_lists": luck.pick(["closed", "open"]),
        "start": luck.pick(["hand", "hand", "present"]),
    }
    mode = luck.pick(["duel", "advanced"])
    return cast(Table, GAME.new(seed=seed, mode=mode, listen=True, **options)), luck


def as_far_as_known(table: Table, viewer: int | None) -> list[str]:
    """Every component, but of a closed deck only whose they are."""
    closed = [str(seat) for seat in (0, 1) if table.decks[seat].closed and seat != viewer]
    return [one[:1] if one[:1] in closed else one for one in table.components()]


@pytest.mark.parametrize("seed", range(20))
def test_a_game_with_chance_decks_holds_together(seed: int) -> None:
    table, luck = chance_table(seed)
    cards = table.components()
    while not table.over:
        seat = table.waiting[0]
        options = table.options(seat)
        assert len(set(options)) == len(options) > 0
        assert table.options(1 - seat) == [], "only one seat decides"
        for refused in table.impossible(seat):
            assert refused.move not in options
        if luck.below(12) == 0:
            again = GAME.set_up(table.position().text())
            assert (again.state(), again.options(seat)) == (table.state(), options)
            for viewer in (0, 1, None):
                other = table.redeal(viewer, luck.branch())
                assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(table.view(viewer))
                assert as_far_as_known(other, viewer) == as_far_as_known(table, viewer)
                assert viewer is None or other.options(viewer) == table.options(viewer)
        move = luck.pick(options)
        assert GAME.moves.parse(str(move)) == move
        table.play(seat, move)
        assert table.components() == cards
    assert GAME.replay(table.record().text()).digest() == table.digest()
