"""What comes natural: the evaluation is a chance, and the weights point the right way."""

from __future__ import annotations

from typing import Any, cast

import pytest

from budokan.games.ken import GAME
from budokan.games.ken.instinct import evaluate, weigh
from budokan.games.ken.table import Table
from budokan.kernel.luck import Luck
from budokan.players.bots import bot_named
from budokan.players.runner import play_out
from tests.support.ken import asked, attack, combat, layout, play
from tests.support.rulings import ruling


def favourite(table: Table, seat: int) -> str:
    """The option that looks most natural, without the number of the piece."""
    options = table.options(seat)
    weights = weigh(table, seat, options)
    return str(options[weights.index(max(weights))]).partition("#")[0]


def chance(**words: Any) -> float:
    return evaluate(layout(**words))[0]


@pytest.mark.parametrize("mode", ["duel", "advanced"])
@pytest.mark.parametrize("start", ["hand", "present"])
@ruling("KEN-28.1")
def test_the_evaluation_is_a_chance_at_every_moment(mode: str, start: str) -> None:
    for seed, decks in enumerate((("hokuto", "nanto"), ("cento", "zeta"), ("rey", "taiga"))):
        table = cast(Table, GAME.new(seed=seed, mode=mode, start=start, deck_0=decks[0], deck_1=decks[1]))
        luck = Luck(seed, "test")
        while not table.over:
            chances = evaluate(table)
            assert all(0 < one < 1 for one in chances)
            assert sum(chances) == pytest.approx(1.0)
            seat = table.waiting[0]
            options = table.options(seat)
            weights = weigh(table, seat, options)
            assert len(weights) == len(options)
            assert min(weights) > 0
            table.apply(seat, options[luck.weighted(weights)])
        assert table.outcome is not None
        share = 1.0 / len(table.outcome.winners)
        assert evaluate(table) == [share if seat in table.outcome.winners else 0.0 for seat in (0, 1)]


@ruling("KEN-28.1")
def test_points_lives_places_cards_and_time_are_worth_something() -> None:
    even = {"forces": {0: "shin*2 bull", 1: "falco*2 bask"}, "places": {0: "villaggio", 1: "villaggio"}}
    assert 0.3 < chance(**even) < 0.7
    assert chance(**even, points=(4, 0)) > chance(**even) > chance(**even, points=(0, 4))
    assert chance(**{**even, "forces": {0: "shin*3 bull", 1: "falco*2 bask"}}) > chance(**even)
    assert chance(**{**even, "forces": {0: "shin*2", 1: "falco*2 bask"}}) < chance(**even)
    assert chance(**{**even, "places": {0: "villaggio deserto", 1: "villaggio"}}) > chance(**even)
    assert chance(**{**even, "places": {0: "", 1: "villaggio"}}) < chance(**even)
    assert chance(**even, hands={0: "contadini contadini"}) > chance(**even)
    assert chance(**even, futures={0: "fudo"}) < chance(**even)


@ruling("KEN-26.4")
def test_a_place_nobody_can_defend_is_taken_by_the_one_who_is_missed_least() -> None:
    table = layout(forces={0: "souther*3 predoni", 1: "falco!"}, places={0: "villaggio", 1: "villaggio"}, phase="combat")
    assert favourite(table, 0) == "send predoni"
    play(table, 0, "send predoni")
    assert favourite(table, 0) == "close the group"


@ruling("KEN-20.1")
def test_nobody_attacks_into_certain_loss() -> None:
    guards = "guardie-imperiali guardie-imperiali bask falco*3"
    table = layout(forces={0: "jack-di-picche", 1: guards}, places={0: "villaggio", 1: "deserto"}, phase="combat")
    assert favourite(table, 0) == "attack no more"


@ruling("KEN-21.6")
def test_a_place_is_defended_by_those_who_can_hold_it_and_else_let_go() -> None:
    table = layout(forces={0: "predoni", 1: "souther*2"}, places={1: "villaggio"}, phase="combat")
    attack(table, 0, "predoni")
    assert favourite(table, 1) == "send souther"
    table = layout(forces={0: "souther*2", 1: "contadini"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "souther")
    assert favourite(table, 1) == "leave undefended"


@ruling("KEN-21.5")
def test_several_stand_up_where_one_alone_would_fall() -> None:
    table = layout(
        forces={0: "souther*2", 1: "guardie-imperiali truppe-di-distretto bask"}, places={1: "villaggio"}, phase="combat"
    )
    attack(table, 0, "souther")
    sent = []
    while asked(table) == (1, "FormDefence"):
        choice = favourite(table, 1)
        sent.append(choice)
        play(table, 1, choice)
    assert len([one for one in sent if one.startswith("send")]) >= 2


@ruling("KEN-24.4")
def test_a_technique_is_used_where_it_turns_the_combat() -> None:
    """Kenshiro's attack of three does not get through Fudo's defence of three in the village; with three more it does."""
    table = combat("kenshiro*2", "fudo*2", "villaggio", hands={0: "cento-pugni-distruttivi", 1: "contadini"})
    assert favourite(table, 0) == "use cento-pugni-distruttivi"
    table = combat("kenshiro*2", "contadini", hands={0: "cento-pugni-distruttivi", 1: "contadini"})
    assert favourite(table, 0) == "pass"


@ruling("KEN-19.1")
def test_a_presentation_brings_cards_to_the_table_and_the_frontier_last() -> None:
    table = layout(hands={0: "deserto villaggio predoni shin il-ritorno"})
    said = []
    while asked(table) == (0, "Presentation"):
        choice = favourite(table, 0)
        said.append(choice)
        play(table, 0, choice)
    assert said == ["play villaggio with predoni", "play shin", "play deserto", "end presentation"]


@ruling("KEN-13.3")
def test_an_event_waits_until_it_finds_something() -> None:
    hands = {0: "il-ritorno"}
    assert favourite(layout(hands=hands), 0) == "end presentation"
    assert favourite(layout(hands=hands, pasts={0: "shin"}), 0) == "play il-ritorno"


@ruling("KEN-42.4")
def test_nomads_are_sent_to_the_other_side() -> None:
    table = layout(hands={0: "nomadi"}, places={0: "villaggio", 1: "capitale"})
    assert favourite(table, 0) == "assign nomadi to capitale"


@ruling("KEN-18.1")
def test_cards_are_drawn_freely_until_the_future_is_short() -> None:
    many = {seat: " ".join(["fudo"] * 20) for seat in (0, 1)}
    assert favourite(layout(phase="draw", futures=many), 0) == "draw 3"
    assert favourite(layout(phase="draw", futures={0: "fudo fudo fudo", 1: "fudo"}), 0) == "draw 1"


@ruling("KEN-24.3")
def test_what_is_under_way_counts() -> None:
    """The same cards on the table; one of them is about to be beaten."""
    table = combat("souther*2", "contadini", place="villaggio")
    quiet = layout(forces={0: "souther*2", 1: "contadini"}, places={1: "villaggio"})
    assert evaluate(table)[0] > evaluate(quiet)[0] + 0.02


@ruling("KEN-28.1")
def test_instinct_beats_chance() -> None:
    won = 0
    for seed in range(12):
        table = GAME.new(seed=seed, deck_0="cento" if seed % 2 else "nanto", deck_1="hokuto")
        names = ["greedy", "uniform"] if seed % 4 < 2 else ["uniform", "greedy"]
        play_out(table, [bot_named(name, GAME, seed, seat) for seat, name in enumerate(names)], GAME.length)
        assert table.outcome is not None
        won += names.index("greedy") in table.outcome.winners
    assert won >= 10


@ruling("KEN-32.2")
def test_the_points_of_a_different_start_go_into_what_brings_most_for_its_price() -> None:
    """A village and its army cost eleven and bring two green points; the master who costs ten brings one life."""
    deck = "2 villaggio, 2 predoni, 5 kenshiro, 1 bull, 20 fudo"
    table = cast(Table, GAME.new(seed=1, start="present", first_player="seat-0", own_deck_0=deck, own_deck_1=deck))
    bought = []
    while asked(table) == (0, "ChooseStart"):
        choice = favourite(table, 0)
        bought.append(choice)
        play(table, 0, choice)
    assert bought[:3] == ["play bull", "play villaggio with predoni", "play villaggio with predoni"]
    assert bought[-1] == "end choice"
