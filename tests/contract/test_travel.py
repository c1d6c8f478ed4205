"""Points 4 and 5 of the contract: frames, moves, events and positions survive JSON, and records lead where they say."""

from __future__ import annotations

from itertools import islice

import msgspec

import budokan
from tests.support.contract import Case, play_out, some_moments, steps


def test_positions_survive_json_at_every_decision(case: Case) -> None:
    """Of a whole game; in further ways to play at every third."""
    for table, seat, _ in islice(steps(case, seed=11), 0, None, 3 if case.is_further else 1):
        written = msgspec.json.encode(table.position())
        again = case.game.set_up(written.decode())
        assert msgspec.json.encode(again.position()) == written
        assert again.stack == table.stack
        assert again.options(seat) == table.options(seat)
        assert again.view(seat) == table.view(seat)


def test_a_table_set_up_goes_on_like_the_original(case: Case) -> None:
    for table, _, _ in some_moments(case, 6, seed=12):
        again = case.game.set_up(table.position())
        original = table.copy()
        for _ in range(80):
            if original.over:
                break
            asked = original.waiting[0]
            move = original.options(asked)[-1]
            original.play(asked, move)
            again.play(asked, move)
        assert again.digest() == original.digest()


def test_moves_print_parse_and_travel(case: Case) -> None:
    for table, seat, _ in some_moments(case, 60, seed=13):
        for move in table.options(seat):
            assert case.game.moves.parse(str(move)) == move
            assert case.game.moves.decode(msgspec.json.decode(msgspec.json.encode(move))) == move


def test_events_travel(case: Case) -> None:
    union = case.game.events[0]
    for kind in case.game.events[1:]:
        union = union | kind  # type: ignore[assignment]  # a union of all events is a type msgspec understands
    for event in play_out(case, 14, listen=True).log(None):
        assert msgspec.json.decode(msgspec.json.encode(event), type=union) == event


def test_views_are_json(case: Case) -> None:
    for table, _, _ in some_moments(case, 20, seed=15):
        for seat in (None, *range(table.seats)):
            assert msgspec.json.decode(msgspec.json.encode(table.view(seat)))["seats"] == table.seats


def test_the_record_replays_to_the_same_digest(case: Case) -> None:
    for seed in (16, 17):
        table = play_out(case, seed)
        record = table.record()
        assert budokan.replay(record.text()).digest() == table.digest()
        assert budokan.replay(record.text()).record().text() == record.text()


def test_undo_is_replaying_fewer_decisions(case: Case) -> None:
    table = play_out(case, 18)
    record = table.record()
    half = len(record.decisions) // 2
    rewound = budokan.replay(record, half)
    assert rewound.decisions() == table.decisions()[:half]
    for seat, move in record.decisions[half:]:
        rewound.play(seat, move)
    assert rewound.digest() == table.digest()


def test_a_game_goes_on_from_a_position_and_its_record_says_so(case: Case) -> None:
    table = next(moment for moment, _, _ in some_moments(case, 1, seed=19))
    again = case.game.set_up(table.position())
    for _ in range(10):
        if not again.over:
            again.play(again.waiting[0], again.options(again.waiting[0])[0])
    assert budokan.replay(again.record().text()).digest() == again.digest()
