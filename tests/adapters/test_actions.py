"""Moves as numbers: complete, one to one, the same for a number of the rules, and read from the chair of who moves."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

import budokan
from budokan.adapters.actions import Actions, actions
from budokan.games.samurai_sword.moves import Attack
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table
from tests.contract import prepared
from tests.golden.plan import PLAN
from tests.support.golden import newest

GOLDEN = sorted((Path(__file__).parent.parent / "golden").rglob("*.record"))
SHARES = 8

PINNED = {
    "samurai-sword standard 2": (2447, "7b81ffa54b8f0c7e"),
    "rising-sun standard 2": (21356, "1b7f69b7596ea8f3"),
    "ken duel 2": (39794, "60836688be34a5be"),
    "ken advanced 2": (39794, "60836688be34a5be"),
    "senjutsu duel 3": (15839, "0dbf76f3a861eefc"),
    "senjutsu melee 3": (15847, "44f4e5f7080b7ed9"),
    "senjutsu teams 3": (15847, "44f4e5f7080b7ed9"),
    "senjutsu solo 3": (15871, "4498c1677ad6b7a5"),
    "senjutsu coop 3": (15883, "0cc8d75452ce7239"),
    "senjutsu horde 3": (15871, "4498c1677ad6b7a5"),
}
"""By game, mode and number of the rules: how many numbers there are, and a digest of everything they mean."""


def codec(game: Game, table: Table) -> Actions:
    head = table.header
    assert head is not None
    return actions(game, head.mode, head.options)


def check_offered(numbers: Actions, table: Table) -> None:
    """Everything that is offered has a number of its own within the range, and comes back from it."""
    for seat in table.waiting:
        offered = table.options(seat)
        found = numbers.numbers(table, seat)
        assert len(set(found)) == len(offered)
        for number, move in zip(found, offered, strict=True):
            assert 0 <= number < numbers.size
            assert numbers.move(table, seat, number) == move
            assert numbers.whole(numbers.parts(number)) == number


@pytest.mark.parametrize("share", range(SHARES))
def test_every_move_of_the_golden_games_has_a_number_and_comes_back(share: int) -> None:
    for golden in PLAN[share::SHARES]:
        kept = newest(golden)
        assert kept is not None
        assert kept.promised
        game = golden.case.game
        record = game.understand(kept.record)
        table = game.begin(record.header, earlier_rules=True)
        numbers = codec(game, table)
        for at, (seat, move) in enumerate(record.decisions):
            number = numbers.number(table, seat, move)
            assert 0 <= number < numbers.size
            assert numbers.move(table, seat, number) == move
            if at % 5 == 0:
                check_offered(numbers, table)
            table.apply(seat, move)
        assert table.over or record.resigned is not None


def test_moves_of_games_under_earlier_rules_have_numbers_too() -> None:
    """Such a game cannot be played again; what names a card on its table by a row has no number without it."""
    earlier = [file for file in GOLDEN if int(file.parts[-2]) < budokan.game(file.parts[-3]).rules]
    assert earlier
    for file in earlier:
        game = budokan.game(file.parts[-3])
        record = game.understand(file.read_text(encoding="utf-8"))
        table = game.begin(record.header, earlier_rules=True)
        numbers = codec(game, table)
        lasting = {kind.move for kind in numbers.kinds if kind.lasting and "battle" not in kind.move.__struct_fields__}
        for seat, move in record.decisions:
            if type(move) in lasting:
                assert numbers.move(table, seat, numbers.number(table, seat, move)) == move


@pytest.mark.parametrize("game", budokan.games().values(), ids=list(budokan.games()))
def test_rare_positions_have_numbers_too(game: Game) -> None:
    """What bots hardly ever come to is played from positions set up for it."""
    rare = {"senjutsu": prepared.senjutsu, "ken": prepared.ken}.get(game.name, list)()
    for mode in game.modes:
        rare += [game.new(seats, 7, mode) for seats in game.modes[mode]]
    luck = Luck(11)
    for table in rare:
        numbers = codec(game, table)
        for _ in range(60):
            if table.over:
                break
            check_offered(numbers, table)
            seat = table.waiting[0]
            table.apply(seat, luck.pick(table.options(seat)))


@pytest.mark.parametrize("game", budokan.games().values(), ids=list(budokan.games()))
def test_numbers_mean_the_same_under_the_same_rules(game: Game) -> None:
    """A change here makes agents that were trained before play nonsense: it needs a new number of the rules."""
    found = {}
    for mode in game.modes:
        numbers = actions(game, mode)
        meaning = msgspec.json.encode(list(numbers.listing()))
        found[f"{game.name} {mode} {game.rules}"] = (numbers.size, blake2b(meaning, digest_size=8).hexdigest())
    assert found == {name: pinned for name, pinned in PINNED.items() if name.startswith(f"{game.name} ")}


def test_seats_are_counted_from_the_chair_of_who_moves() -> None:
    game = budokan.game("samurai-sword")
    numbers, table = actions(game), game.new(5, 1)
    assert numbers.number(table, 1, Attack(2, "bokken")) == numbers.number(table, 4, Attack(0, "bokken"))
    assert numbers.number(table, 1, Attack(2, "bokken")) != numbers.number(table, 0, Attack(2, "bokken"))
    assert numbers.move(table, 3, numbers.number(table, 1, Attack(2, "bokken"))) == Attack(4, "bokken")


def test_expansions_and_numbers_of_players_share_their_numbers() -> None:
    game = budokan.game("samurai-sword")
    assert actions(game) is actions(game, "standard", {"expansions": ["rikyu", "rising-sun"]})
    ken = budokan.game("ken")
    assert actions(ken) is actions(ken, "duel", {"deck_0": "raoul", "start": "present"})


def test_what_somebody_brings_has_numbers_of_its_own() -> None:
    ken = budokan.game("ken")
    large = "6 kenshiro, " + ", ".join(f"5 {card}" for card in ("villaggio", "oasi", "deserto", "montagne", "rovine"))
    wider = actions(ken, "duel", {"own_deck_0": large})
    assert wider.size > actions(ken).size
    field = {"hexes": [[q, 0] for q in range(-9, 10)], "start": {"w": [[-9, 0]], "e": [[9, 0]]}}
    senjutsu = budokan.game("senjutsu")
    assert actions(senjutsu, "duel", {"own_field": field}).size > actions(senjutsu).size


def test_a_number_that_means_nothing_is_refused_in_one_sentence() -> None:
    game = budokan.game("samurai-sword")
    numbers, table = actions(game), game.new(3, 1)
    for number in (-1, numbers.size):
        with pytest.raises(BadWords, match="2446"):
            numbers.move(table, 0, number)
    fifth_chair = numbers.number(game.new(5, 1), 0, Attack(4, "bokken"))
    with pytest.raises(BadWords, match=str(fifth_chair)):
        numbers.move(table, 0, fifth_chair)
    with pytest.raises(BadWords, match="excalibur"):
        numbers.number(table, 0, Attack(1, "excalibur"))
