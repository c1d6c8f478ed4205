"""What a seat is shown has the types its game declares, and goes by the names of the protocol."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from budokan.hall.outgoing.seats import view_of
from budokan.hall.schemas.tables import View
from budokan.kernel.frames import Decision
from budokan.kernel.game import Game
from tests.support.contract import Case, play_out, some_moments, steps

KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def check_types(game: Game, shown: dict[str, Any]) -> None:
    """Nothing is shown that is not declared, and everything has its type; a move is read by the game itself."""
    fields = {field.encode_name for field in msgspec.structs.fields(game.view)}
    assert shown.keys() == fields
    for one in shown.get("prospects", ()):
        game.moves.decode(one["move"])
    known = {**shown, "prospects": []} if "prospects" in shown else shown
    assert msgspec.to_builtins(msgspec.convert(known, game.view)) == known


def test_what_is_shown_has_the_types_that_are_declared(case: Case) -> None:
    for table, _, _ in some_moments(case, 40, seed=18):
        for seat in (None, *range(table.seats)):
            assert type(table.see(seat)) is case.game.view
            check_types(case.game, table.view(seat)["table"])


def test_a_view_can_be_written_by_anybody_and_says_what_the_hall_says(case: Case) -> None:
    """But for what is reckoned for people, which the hall alone asks for."""
    for table, _, _ in some_moments(case, 20, seed=19):
        for seat in (None, *range(table.seats)):
            written = json.loads(json.dumps(table.view(seat)))
            sent = msgspec.json.encode(view_of(table, seat))
            ahead = table.foresee(seat)
            assert "foresight" not in written
            reckoned = {} if ahead is None else {"foresight": json.loads(msgspec.json.encode(ahead))}
            assert json.loads(sent) == {**written, **reckoned}
            assert msgspec.json.encode(msgspec.json.decode(sent, type=View)) == sent, "and it can be read back"


def test_what_is_reckoned_has_the_types_that_are_declared_and_changes_nothing(case: Case) -> None:
    for table, _, _ in some_moments(case, 40, seed=23):
        before = table.digest()
        for seat in (None, *range(table.seats)):
            ahead = table.foresee(seat)
            assert (ahead is None) == (case.game.foresight is None)
            if ahead is not None and case.game.foresight is not None:
                assert msgspec.convert(msgspec.to_builtins(ahead), case.game.foresight) == ahead
        assert table.digest() == before


def test_a_table_shows_its_players_one_for_each_seat(case: Case) -> None:
    """Ladders, beliefs and tables without a board of their own read them."""
    for seat in (None, 0):
        players = case.deal(22).view(seat)["table"]["players"]
        assert len(players) >= case.seats
        assert all(isinstance(one, dict) for one in players)


def test_every_decision_has_a_name_of_its_own(case: Case) -> None:
    kinds = [kind for kind in case.game.frames if issubclass(kind, Decision)]
    asked = [kind for kind in kinds if not any(kind in other.__mro__[1:] for other in kinds)]
    assert sorted(case.game.decisions.values(), key=str) == sorted(asked, key=str)
    assert all(KEBAB.fullmatch(name) for name in (*case.game.decisions, *case.game.phases))


def test_a_table_says_by_name_what_it_waits_for_and_in_which_phase(case: Case) -> None:
    for table, _, _ in steps(case, seed=20):
        view = table.seen_by(None)
        assert view.decision is not msgspec.UNSET
        assert case.game.decisions[view.decision.name] is type(table.decision)
        assert view.phase in case.game.phases


def test_when_it_is_over_nothing_is_asked_in_any_phase(case: Case) -> None:
    table = play_out(case, 21)
    view = table.view(None)
    assert "decision" not in view and view["phase"] is None and view["outcome"] is not None
