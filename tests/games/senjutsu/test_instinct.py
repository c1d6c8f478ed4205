"""What the bots feel: positions, cards against cards, steps, and secret choices that are drawn, not foreseen."""

from __future__ import annotations

from collections import Counter

import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.box import printed_box
from budokan.games.senjutsu.hexes import hex_at
from budokan.games.senjutsu.instinct.card_value import outlook_of
from budokan.games.senjutsu.instinct.duel import Duel, in_frame, outlook_for
from budokan.games.senjutsu.table import Table
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import perspective
from budokan.players.bots import bot_named
from budokan.players.greedy import Greedy
from budokan.players.runner import play_out
from tests.support.senjutsu import choose, layout, offered, until


def weights(table: Table, seat: int) -> dict[str, float]:
    """How natural each option looks to this seat."""
    options = table.options(seat)
    return dict(zip(map(str, options), GAME.instinct.weigh(table, seat, options), strict=True))


def chance(**values: object) -> float:
    """The first fighter's chance in a duel with these values."""
    found = GAME.instinct.evaluate(layout("ronin", "student", **values))  # type: ignore[arg-type]  # values of a position
    assert sum(found) == pytest.approx(1.0)
    return float(found[0])


def test_chances_follow_wounds_stuns_focus_and_the_deck() -> None:
    even = chance()
    assert chance(wounds={0: 2}) < chance(wounds={0: 1}) < even < chance(wounds={1: 1}) < chance(wounds={1: 3})
    assert chance(stuns={0: 3}) < chance(stuns={0: 1}) < even
    assert chance(focus={0: 2}) > even
    assert chance(decks={0: "fend"}) < even
    assert 0.0 < chance(wounds={0: 4}) < 0.35


def test_the_outlook_of_a_card_is_where_it_could_strike() -> None:
    """Counter-attack: a step over the front arc, a turn, a Wound in front."""
    outlook = outlook_of(printed_box("final", False).sheets["counter-attack"], "N", 0)
    assert outlook.reach[hex_at(0, -1)] == outlook.reach[hex_at(0, -2)] == 1.0
    assert hex_at(0, 1) not in outlook.reach, "not behind"
    assert hex_at(0, -3) not in outlook.reach, "nor three hexes away"
    assert (outlook.speed, outlook.walls) == (2, [])
    block = outlook_of(printed_box("final", False).sheets["fend"], "N", 0)
    assert block.reach == {}
    assert block.stops(hex_at(0, -1), 5) and not block.stops(hex_at(0, -1), 6), "Fend is up at 5 to 2"
    assert not block.stops(hex_at(0, 1), 5), "and has no shield behind"


def test_a_gate_changes_the_outlook() -> None:
    sheet = printed_box("final", False).sheets["severing-cut"]
    assert outlook_of(sheet, "A", 0).reach[hex_at(0, -1)] > outlook_of(sheet, "N", 0).reach[hex_at(0, -1)]


def test_hexes_are_seen_from_the_front() -> None:
    table = layout("ronin", "student", at={0: "0,0", 1: "1,-1"}, facing={0: "ne", 1: "s"})
    assert in_frame(table, 0, table.at[1]) == hex_at(0, -1)
    assert in_frame(table, 1, table.at[0]) == hex_at(1, -1), "from one who faces south the attacker is on his right"


def test_card_against_card() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash fend", 1: "stone-block fend"})
    duel, strike = Duel(table, 0, 1), outlook_for(table, 0, "pommel-smash")
    block, idle = outlook_for(table, 1, "stone-block"), outlook_for(table, 1, "student-special")
    assert duel.value(strike, idle) > duel.value(strike, block) + 0.5, "a block takes most of a blow away"


def test_a_blow_in_reach_is_worth_more_than_one_that_is_not() -> None:
    shares = []
    for place in ("0,-1", "0,-3"):
        told = weights(layout("ronin", "student", hands={0: "pommel-smash"}, at={0: "0,0", 1: place}), 0)
        shares.append(told["choose pommel-smash"] / told["choose ronin-special"])
    assert shares[0] > 2 * shares[1]


def test_a_block_is_announced_for_the_speed_of_the_blow() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "stone-block"})
    choose(table, "pommel-smash", "stone-block")
    until(table, "AnnounceSpeed", 1)
    told = weights(table, 1)
    assert max(told, key=lambda words: told[words]) == "announce 5"


def test_one_steps_to_where_the_strike_lands() -> None:
    """Counter-attack from two hexes away: only the step straight on, or a turn after another step, brings him in front."""
    table = layout("ronin", "student", at={0: "0,0", 1: "0,-2"}, hands={0: "counter-attack"})
    choose(table, "counter-attack", "student-special")
    until(table, "Moving", 0)
    told = weights(table, 0)
    assert max(told, key=lambda words: told[words]) == "step F"
    assert told["stay"] < told["step F"]


def test_nobody_walks_into_a_boulder_if_he_need_not() -> None:
    table = layout("ronin", "student", at={0: "0,0", 1: "0,-3"}, hands={0: "dashdown-strike"}, solid={"0,-1": "boulder"})
    choose(table, "dashdown-strike", "student-special")
    until(table, "Moving", 0)
    told = weights(table, 0)
    into = [words for words in told if words == "step F"]
    assert all(told[words] < max(told.values()) for words in into)


def test_the_secret_choice_is_drawn_and_a_question_is_not() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash fend horse-kick", 1: "pommel-smash fend"})
    chosen = Counter(str(bot_named("greedy", GAME, seed).choose(perspective(table, 0))) for seed in range(60))
    assert len(chosen) > 1, "whoever always chose the same could be foreseen"
    told = weights(table, 0)
    assert chosen.most_common(1)[0][0] in sorted(told, key=lambda words: -told[words])[:2]
    plain = Instinct(GAME.instinct.evaluate, GAME.instinct.weigh)
    assert len({str(Greedy(plain, Luck(seed), 4).choose(perspective(table, 0))) for seed in range(5)}) == 1
    choose(table, "fend", "pommel-smash")
    until(table, "AnnounceSpeed", 0)
    assert len(offered(table, 0)) > 1
    announced = {str(bot_named("greedy", GAME, seed).choose(perspective(table, 0))) for seed in range(12)}
    assert announced == {"announce 5"}


def test_instinct_beats_chance() -> None:
    won = 0.0
    for seed in range(10):
        characters = ["student", "ronin"] if seed % 4 < 2 else ["ronin", "student"]
        table = GAME.new(2, seed, characters=characters)
        names = ("greedy", "uniform") if seed % 2 else ("uniform", "greedy")
        play_out(table, [bot_named(name, GAME, seed, seat) for seat, name in enumerate(names)], GAME.length)
        assert table.outcome is not None
        won += table.outcome.scores[names.index("greedy")]
    assert won >= 9.0


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("melee", 3), ("teams", 4), ("solo", 1), ("coop", 2), ("horde", 1)])
def test_every_moment_can_be_judged(mode: str, seats: int) -> None:
    table = GAME.new(seats, 5, mode)
    luck = Luck(5, "judged")
    while not table.over:
        chances = GAME.instinct.evaluate(table)
        assert len(chances) == seats and all(0.0 <= one <= 1.0 for one in chances)
        seat = table.waiting[0]
        options = table.options(seat)
        found = GAME.instinct.weigh(table, seat, options)
        assert len(found) == len(options) and min(found) >= 0.0 and sum(found) > 0.0
        table.apply(seat, options[luck.weighted(found)])
    assert all(0.0 <= one <= 1.0 for one in GAME.instinct.evaluate(table))
