"""Looking back: the curve ends where the game ended, every account adds up, and luck is not taken for skill."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import budokan
from budokan import Luck
from budokan.kernel.game import Game
from budokan.kernel.records import Record
from budokan.kernel.table import Table
from budokan.kernel.texts import text_of
from budokan.players import review as looking_back
from budokan.players.bots import bot_named
from budokan.players.review import APART, CLEARLY, LEAST_TURNING, MOST_TURNING, Better, Review, Turning, review
from budokan.players.runner import play_out
from tests.support.samurai_sword import layout

GAMES = list(budokan.games().values())
SWORD = budokan.game("samurai-sword")


def a_game(game: Game, seed: int) -> tuple[Table, Record]:
    table = game.new(None, seed)
    play_out(table, [bot_named("uniform", game, seed, seat) for seat in range(table.seats)], 120)
    return table, table.record()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_account_adds_up_and_every_moment_has_its_chances(game: Game) -> None:
    table, record = a_game(game, 3)
    found = review(game, record, rounds=1)
    assert found.rounds == 1
    assert len(found.chances) == len(record.decisions) + 1
    assert all(0 <= one <= 1 for chances in found.chances for one in chances)
    assert [one.seat for one in found.judged] == [seat for seat, _ in record.decisions]
    for seat, account in enumerate(found.accounts):
        assert account.start == found.chances[0][seat]
        assert account.end == found.chances[-1][seat]
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end, abs=0.001)
    if table.outcome is not None:
        assert found.chances[-1] == tuple(float(seat in table.outcome.winners) for seat in range(table.seats))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_same_record_gives_the_same_review_and_an_unfinished_one_gives_one_too() -> None:
    _, record = a_game(SWORD, 4)
    cut = msgspec.structs.replace(record, decisions=record.decisions[:30], digest="")
    assert review(SWORD, cut, rounds=2, seconds=1000) == review(SWORD, cut, rounds=2, seconds=1000)


def test_no_further_round_is_begun_when_time_is_up() -> None:
    _, record = a_game(SWORD, 4)
    assert review(SWORD, record, rounds=12, seconds=0).rounds == 1


def test_who_looks_back_can_be_stopped() -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        review(SWORD, a_game(SWORD, 4)[1], stop)


def test_turning_points_are_few_large_and_apart() -> None:
    _, record = a_game(SWORD, 5)
    found = review(SWORD, record, rounds=2)
    moments = [one.moment for one in found.turning]
    assert 0 < len(moments) <= MOST_TURNING
    assert moments == sorted(moments)
    assert all(later - earlier >= APART for earlier, later in pairwise(moments))
    for one in found.turning:
        change = found.chances[one.moment][one.seat] - found.chances[one.moment - 1][one.seat]
        assert abs(one.change) >= LEAST_TURNING
        assert one.change == pytest.approx(change, abs=0.001)
        assert one.decided + one.luck == pytest.approx(one.change, abs=0.001)


def parried(target_hand: str) -> Review:
    """The Shogun strikes at a Ninja's last honour, who can parry or cannot; the table is looked at as far as the blow's end."""
    hands = {0: "wakizashi", 1: target_hand, 2: "bo"}
    table = layout("musashi", "tomoe", "goemon", hands=hands, resilience={1: 1}, honour={0: 4, 1: 1, 2: 9})
    again = SWORD.set_up(table.position())
    for words in ("attack 1 with wakizashi", "parry with parry" if target_hand == "parry" else "take it"):
        seat = again.waiting[0]
        again.play(seat, SWORD.moves.parse(next(str(one) for one in again.options(seat) if str(one).startswith(words[:5]))))
    return review(SWORD, again.record(), rounds=24)


def test_the_same_decision_is_worth_the_same_whatever_the_hidden_card_was() -> None:
    """The blow was right both times, and by as much; that it was parried once is no fault of his."""
    lucky, unlucky = parried("bokken"), parried("parry")
    assert lucky.judged[0].worth == unlucky.judged[0].worth > 0.1
    assert lucky.chances[-1][0] > unlucky.chances[-1][0]
    assert lucky.accounts[0].own == unlucky.accounts[0].own


def test_a_decision_without_a_choice_is_worth_nothing() -> None:
    _, record = a_game(SWORD, 6)
    table = SWORD.replay(record, 0)
    found = review(SWORD, record, rounds=1)
    forced = 0
    for judged, (seat, move) in zip(found.judged, record.decisions, strict=True):
        if len(table.options(seat)) == 1:
            forced += 1
            assert judged.worth == 0
        table.play(seat, move)
    assert forced, "the game had such decisions"


def test_the_table_that_is_judged_is_one_the_seat_could_have_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision is tried out on redeals for who made it, never on the table as it was."""
    _, record = a_game(SWORD, 7)
    asked: list[int] = []
    redeal = Table.redeal

    def watched(self: Table, seat: int | None, luck: Luck) -> Table:
        assert seat is not None
        asked.append(seat)
        return redeal(self, seat, luck)

    monkeypatch.setattr(Table, "redeal", watched)
    looking = looking_back._Looking(SWORD, record)
    looking.once_more(Luck(1, "review"), lambda: None)
    with_choice = []
    table = SWORD.replay(record, 0)
    for seat, move in record.decisions:
        if len(table.options(seat)) > 1:
            with_choice.append(seat)
        table.play(seat, move)
    assert asked == with_choice


def test_a_game_that_was_given_up_says_so_and_its_last_decision_did_not_end_it() -> None:
    ken = budokan.game("ken")
    table = ken.new(2, 7)
    for _ in range(9):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    stood = review(ken, table.record(), rounds=1)
    ken.resign(table, 1)
    found = review(ken, table.record(), rounds=1)
    assert (stood.resigned, found.resigned) == (None, 1)
    assert found == msgspec.structs.replace(stood, resigned=1), "the curve stops at the chances as they stood"
    assert 0 < found.accounts[0].end < 1
    written = {key: value for key, value in msgspec.to_builtins(stood).items() if key != "resigned"}
    assert msgspec.convert(written, Review) == stood, "a review that was kept before this is read as ever"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_better_move_was_there_and_is_not_the_one_that_was_made(game: Game) -> None:
    _, record = a_game(game, 5)
    found = review(game, record, rounds=2)
    for one in found.turning:
        if one.better is not None:
            table = game.replay(record, one.moment - 1)
            seat, made = record.decisions[one.moment - 1]
            texts = {str(move): msgspec.to_builtins(text_of("move", move)) for move in table.options(seat)}
            del texts[str(made)]
            assert one.better.text in texts.values()
            assert one.better.gain >= CLEARLY


def spared(target_hand: str) -> Better | None:
    """The Shogun could strike at a Ninja's last honour, and does not."""
    hands = {0: "wakizashi", 1: target_hand, 2: "bo"}
    table = layout("musashi", "tomoe", "goemon", hands=hands, resilience={1: 1}, honour={0: 4, 1: 1, 2: 9})
    again = SWORD.set_up(table.position())
    again.play(0, SWORD.moves.parse(next(str(one) for one in again.options(0) if str(one).startswith("end"))))
    return looking_back._Looking(SWORD, again.record())._better(0, lambda: None, 24)


def test_what_was_better_is_judged_by_what_who_decided_could_know() -> None:
    """That the other had a Parry in hand makes the blow no worse in looking back."""
    bare, armed = spared("bokken"), spared("parry")
    assert bare is not None
    assert bare == armed
    assert bare.text["id"] == "move-attack"
    assert bare.gain > 0.1


def test_a_review_that_was_kept_before_better_moves_were_named_is_still_read() -> None:
    old = b'{"moment": 3, "seat": 0, "change": 0.2, "decided": 0.1, "luck": 0.1}'
    assert msgspec.json.decode(old, type=Turning).better is None
