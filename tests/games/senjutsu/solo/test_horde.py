"""Chapter 37: the horde: waves, stages, what is kept, the results, and its harder forms."""

from __future__ import annotations

from typing import Any, cast

import pytest

import budokan
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.cards import all_battlefields
from budokan.games.senjutsu.events import (
    DiscardsHalved,
    FoeEntered,
    FoeWaits,
    LordHonoured,
    LordStruck,
    Recovered,
    StageCompleted,
    WaveBeaten,
    WaveBegan,
)
from budokan.games.senjutsu.hexes import distance, hex_named, name_of
from budokan.games.senjutsu.rules.contracts import advance, has_contract
from budokan.games.senjutsu.solo.achievements import achievements
from budokan.games.senjutsu.solo.foes import target_of
from budokan.games.senjutsu.solo.leading import lord_is_struck
from budokan.games.senjutsu.solo.scoring import result_of
from budokan.games.senjutsu.solo.stages import go_home, recover
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, idle, offered, play, told


def horde(seed: int = 0, **options: Any) -> Table:
    """A horde at its first question."""
    chosen = {"characters": ["student"], "field": "snowfield", "terrain": "none", **options}
    return cast(Table, GAME.new(1, seed, "horde", listen=True, **chosen))


def until_asked(table: Table, *decisions: str) -> Table:
    while not table.over and asked(table) not in decisions:
        table.play(table.waiting[0], idle(table, table.waiting[0]))
    return table


def beat_wave(table: Table) -> None:
    """Every foe of the wave falls, and the turn goes on: the waves are told, not fought."""
    until_asked(table, "ChooseCards")
    for foe in range(1, 1 + table.solo.count):
        if table.alive[foe]:
            table.wounds[foe] = 99
    table.hurt = True
    until_asked(table, "NameEntry", "FaceFigure")


# Waves.


@ruling("SJ-37.1")
def test_three_ashigaru_decks_and_one_boss_deck() -> None:
    table = horde()
    assert table.characters[1:] == ["katana-ashigaru"] * 3 + ["samurai-boss"]
    assert [len(table.lists[foe]) for foe in range(1, 5)] == [5, 5, 5, 6]


@ruling("SJ-37.2", "SJ-37.7", "SJ-37.8")
def test_the_four_waves() -> None:
    table = until_asked(horde(), "NameEntry")
    for wave, foes in ((1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])):
        until_asked(table, "ChooseCards")
        assert (table.solo.stage, table.solo.wave) == (1, wave)
        assert [foe for foe in range(1, 5) if table.alive[foe]] == foes
        assert all(table.solo.limits[foe - 1] == 1 for foe in foes)
        hand = sorted(table.hands[0])
        for foe in foes:
            pile = [*table.decks[foe], table.chosen[foe]]
            assert sorted(pile) == list(table.lists[foe]), "every deck is whole and shuffled anew"
        beat_wave(table)
        assert told(table, WaveBeaten)[-1].wave == wave
        assert len(table.hands[0]) >= len(hand) - 1, "the player keeps what he has"
    assert [event.wave for event in told(table, WaveBegan)][:4] == [1, 2, 3, 4]


@ruling("SJ-37.3", "SJ-37.4")
@pytest.mark.parametrize(("entry", "behaviour"), [("A", "left"), ("B", "centre"), ("C", "centre"), ("D", "right")])
def test_the_player_names_the_entry_and_it_sets_the_behaviour(entry: str, behaviour: str) -> None:
    table = until_asked(horde(), "NameEntry")
    assert offered(table, 0) == ["enter at A", "enter at B", "enter at C", "enter at D"]
    play(table, 0, f"enter at {entry}")
    entered = told(table, FoeEntered)[0]
    assert (entered.seat, entered.behaviour) == (1, behaviour)
    assert entered.hex == name_of(table.ground.horde[entry])
    assert table.solo.offensive[0], "all begin Offensive"
    assert name_of(table.at[0]) == name_of(table.ground.horde["X"]), "the player begins on X"


@ruling("SJ-37.5")
def test_every_field_has_its_entry_hexes() -> None:
    for field in all_battlefields():
        places = {name: tuple(hex) for name, hex in field.horde.items()}
        assert sorted(places) == ["A", "B", "C", "D", "X"]
        assert set(places.values()) <= {tuple(hex) for hex in field.hexes}
        across = [places[name][0] for name in "ABCD"]
        assert across == sorted(across), "from left to right"
        height = {name: 2 * r + q for name, (q, r) in places.items()}
        assert max(height[name] for name in "ABCD") < height["X"] + 1, "ahead of the player"


@ruling("SJ-37.6")
def test_each_foe_needs_an_entry_of_its_own_and_waits_if_it_is_taken() -> None:
    table = until_asked(horde(), "NameEntry")
    play(table, 0, "enter at A")
    until_asked(table, "ChooseCards")
    beat_wave(table)
    play(table, 0, "enter at B")
    assert offered(table, 0) == ["enter at A", "enter at C", "enter at D"]
    position = until_asked(table, "ChooseCards").position()
    position.state["at"][1:3] = ["", ""]
    position.state["alive"][1:3] = [False, False]
    position.state["chosen"][1:3] = ["", ""]
    for foe in (1, 2):
        position.state["decks"][foe] = list(table.lists[foe])
        position.state["discards"][foe] = []
        position.state["buried"][foe] = []
    position.state["solo"]["entering"] = [[1, "-3,0"], [2, "3,-3"]]
    position.state["at"][0] = "-3,0"
    waiting = cast(Table, GAME.set_up(position, listen=True))
    waiting.play(0, idle(waiting, 0))
    until_asked(waiting, "ChooseCards")
    assert [event.seat for event in told(waiting, FoeEntered)] == [2], "the player stands on the other's entry"
    assert waiting.solo.entering == [(1, hex_named("-3,0"))]
    assert waiting.solo.wave == 2, "and the wave is not over"


@ruling("SJ-37.6")
def test_an_occupied_entry_is_offered_only_if_no_other_is_left() -> None:
    table = until_asked(horde(), "NameEntry")
    table.at[0] = table.ground.horde["A"]
    table.begin([])
    assert offered(table, 0) == ["enter at B", "enter at C", "enter at D"]
    assert not told(table, FoeWaits)


# Between stages.


def second_stage(**options: Any) -> Table:
    """A horde right after its fourth wave, when the player is asked for his facing."""
    table = until_asked(horde(**options), "NameEntry")
    for _ in range(3):
        until_asked(table, "ChooseCards")
        beat_wave(table)
    until_asked(table, "ChooseCards")
    return table


@ruling("SJ-37.9", "SJ-37.10", "SJ-37.11", "SJ-37.13", "SJ-37.14", "SJ-37.18")
def test_after_the_fourth_wave_the_next_stage_is_prepared() -> None:
    table = second_stage()
    lists = [table.lists[foe] for foe in range(1, 5)]
    beat_wave(table)
    assert [event.stage for event in told(table, StageCompleted)] == [1]
    assert asked(table) == "FaceFigure", "the player chooses his facing"
    assert name_of(table.at[0]) == name_of(table.ground.horde["X"])
    assert [table.lists[foe] for foe in range(1, 5)] != lists, "four new decks"
    out = [card for foe in range(1, 5) for card in table.lists[foe]]
    inside = [card for pile in table.solo.selection for card in pile]
    assert len(set(out + inside)) == 46, "all solo cards of the selection decks are there"
    assert len(out + inside) == 46, "each once"
    play(table, 0, "face s")
    until_asked(table, "ChooseCards")
    assert (table.solo.stage, table.solo.wave) == (2, 1)
    assert table.solo.limits[0] == 2, "all limits are 1 higher"
    at_rest(table)


@ruling("SJ-37.12", "SJ-37.15", "SJ-37.16", "SJ-37.17")
def test_what_the_player_keeps_between_stages() -> None:
    table = second_stage()
    table.hobbled[0] = (3, 2)
    table.stuns[0] = 2
    table.bleeding[0] = 2
    table.wounds[0] = 0
    table.lasting[0] = [("virulent-poison", 4, 3)]
    table.poisons[4] = []
    while table.decks[0]:
        table.buried[0].append(table.decks[0].pop())
    hand = sorted(table.hands[0])
    before = len(table.buried[0]) + len(table.discards[0])
    table.wounds[1:5] = [9, 9, 9, 9]
    table.hurt = True
    chosen = next(move for move in table.options(0) if str(move) != "choose stun")
    table.play(0, chosen)
    until_asked(table, "FaceFigure")
    assert told(table, Recovered)
    assert (table.hobbled[0], table.stuns[0], table.bleeding[0], table.wounds[0]) == ((), 1, 1, 1)
    assert table.lasting[0] == [], "poisons are discarded"
    back = told(table, DiscardsHalved)[0].cards
    pile = len(table.buried[0]) + len(table.discards[0]) + back
    assert back == (pile + 1) // 2
    assert len(table.decks[0]) == back
    assert pile >= before
    assert set(table.hands[0]) <= set(hand), "nothing came into his hand"


@ruling("SJ-37.19")
def test_the_results() -> None:
    expected = {0: "none", 2: "none", 3: "wood", 4: "steel", 7: "steel", 8: "gold", 11: "gold", 12: "jade", 20: "jade"}
    assert {waves: result_of(waves) for waves in expected} == expected


def fallen(table: Table) -> Table:
    """The player falls now."""
    until_asked(table, "ChooseCards")
    table.wounds[0] = 99
    table.hurt = True
    return until_asked(table, "NameEntry")


@ruling("SJ-37.20", "SJ-37.28")
def test_it_ends_with_the_player_and_the_result_he_has_reached() -> None:
    table = until_asked(horde(), "NameEntry")
    lost = fallen(table)
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.scores, lost.outcome.side) == ((), (0.0,), "none")
    assert lost.outcome.way == "stage-1-wave-0"
    won = until_asked(horde(), "NameEntry")
    for _ in range(3):
        until_asked(won, "ChooseCards")
        beat_wave(won)
    fallen(won)
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.scores, won.outcome.side) == ((0,), (3.0,), "wood")
    assert won.outcome.way == "stage-1-wave-3"


@ruling("SJ-37.20")
def test_by_option_it_ends_after_a_stage() -> None:
    table = second_stage(horde_stages=1)
    beat_wave(table)
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.side, table.outcome.scores) == ("outcome-sj-horde-done", "steel", (4.0,))


# Harder hordes.


@ruling("SJ-37.21", "SJ-37.29")
def test_the_nightmare_horde_replaces_one_ashigaru() -> None:
    for seed in range(8):
        table = horde(seed, horde="nightmare")
        kinds = table.characters[1:]
        others = [kind for kind in kinds if kind not in ("katana-ashigaru", "samurai-boss", "hachiko")]
        assert len(others) == 1
        assert kinds[0] == others[0], "he comes in every wave"
        assert kinds.count("katana-ashigaru") == 2
    named = horde(horde="nightmare", foes=["yumi-ashigaru"])
    assert named.characters[1:] == ["yumi-ashigaru", "katana-ashigaru", "katana-ashigaru", "samurai-boss"]


@ruling("SJ-37.22", "SJ-37.29")
def test_the_ultimate_horde_replaces_all_ashigaru_by_characters() -> None:
    for seed in range(6):
        table = horde(seed, horde="ultimate")
        kinds = [kind for kind in table.characters[1:] if kind != "hachiko"]
        assert kinds[-1] == "samurai-boss"
        assert len(kinds) == 4
        assert all(kind in table.box.persons for kind in kinds[:3])
    pair = horde(horde="ultimate", foes=["ashigaru", "ronin", "monk"])
    assert pair.characters[1:] == ["ashigaru", "hachiko", "ronin", "monk", "samurai-boss"]
    until_asked(pair, "ChooseCards")
    assert [foe for foe in range(1, 6) if pair.alive[foe]] == [1, 2], "Hachiko comes with his master"


LORD: dict[str, Any] = {"horde": "fallen-lord"}


@ruling("SJ-37.23", "SJ-37.26", "SJ-37.27")
def test_the_fallen_lord_lies_next_to_the_player_and_draws_the_foes() -> None:
    table = until_asked(horde(**LORD), "LayTheLord")
    assert len(offered(table, 0)) == 6
    play(table, 0, "lay the lord on 0,0")
    until_asked(table, "ChooseCards")
    lord = table.solo.lord
    assert table.view(0)["table"]["solo"]["lord"] == "0,0"
    assert not table.open(hex_named("0,0")), "the corpse fills its hex"
    assert table.soft == {}, "and is no terrain"
    table.at[1] = hex_named("0,-1")
    assert target_of(table, 1) == lord, "a foe turns to the nearest of the two"
    assert lord in table.opponents(1)
    assert lord not in table.opponents(0)


def beside_the_lord(card: str, hex: str, side: int, **values: Any) -> Table:
    """A foe at this hex with this card, the lord on 0,0, the player on X."""
    table = until_asked(horde(**LORD), "LayTheLord")
    play(table, 0, "lay the lord on 0,0")
    position = until_asked(table, "ChooseCards").position()
    state = position.state
    state["at"][1] = hex
    state["facing"][1] = side
    state["chosen"][1] = card
    state["decks"][1] = ["solo-004"]
    state["lists"][1] = sorted([card, "solo-004"])
    state["discards"][1] = state["buried"][1] = []
    for name, value in values.items():
        for index, one in value.items():
            state[name][index] = one
    return cast(Table, GAME.set_up(position, listen=True))


@ruling("SJ-37.24")
def test_a_foe_that_strikes_the_lord_ends_the_stand() -> None:
    table = beside_the_lord("solo-023", "0,-1", 3)
    table.play(0, idle(table, 0))
    until_asked(table, "ChooseCards")
    assert told(table, LordStruck)[0].seat == 1
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("outcome-sj-lord-struck", ())


@ruling("SJ-37.24", "SJ-37.32")
def test_whoever_loses_the_lord_keeps_the_result_he_has_reached() -> None:
    table = until_asked(horde(**LORD), "LayTheLord")
    play(table, 0, "lay the lord on 0,0")
    until_asked(table, "NameEntry")
    for _ in range(3):
        beat_wave(table)
    lord_is_struck(table, 1)
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-sj-lord-struck"
    assert (table.outcome.winners, table.outcome.side, table.outcome.scores) == ((0,), "wood", (3.0,))
    assert [(achievement.result, achievement.won) for achievement in achievements(table)] == [("wood", True)]


@ruling("SJ-37.32", "SJ-37.34", "SJ-35.26")
def test_a_yojimbo_keeps_its_contracts_from_wave_to_wave_and_wins_by_the_last() -> None:
    table = until_asked(horde(horde="nightmare", foes=["yojimbo"]), "NameEntry")
    until_asked(table, "ChooseCards")
    advance(table, 1, "reaction")
    for _ in range(3):
        beat_wave(table)
    assert table.completed[1] == ["reaction"]
    until_asked(table, "ChooseCards")
    for name in ("first-blood", *["tools-of-the-trade"] * 4):
        advance(table, 1, name)
    until_asked(table, "NameEntry")
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-sj-foe-contracts"
    assert (table.outcome.winners, table.outcome.side, table.outcome.scores) == ((), "none", (3.0,))


@ruling("SJ-37.32", "SJ-31.46")
def test_five_contracts_of_the_player_win_a_horde_and_a_duel_alone() -> None:
    table = until_asked(horde(characters=["yojimbo"]), "NameEntry")
    for _ in range(3):
        beat_wave(table)
    complete_all(table)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.side) == ("outcome-sj-contracts", "wood")
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (3.0,))
    duel = cast(Table, GAME.new(1, 0, "solo", listen=True, characters=["yojimbo"]))
    complete_all(duel)
    assert duel.outcome is not None
    assert (duel.outcome.reason, duel.outcome.side, duel.outcome.winners) == ("outcome-sj-contracts", "heroes", (0,))


def complete_all(table: Table) -> None:
    """Every contract of the player is completed now."""
    until_asked(table, "ChooseCards")
    for name, _ in list(table.contracts[0]):
        while has_contract(table, 0, name):
            advance(table, 0, name)
    until_asked(table, "NameEntry")


@ruling("SJ-37.33")
def test_the_boss_takes_nobodys_place() -> None:
    with pytest.raises(budokan.BadWords, match="samurai-boss is no foe here"):
        horde(horde="nightmare", foes=["samurai-boss"])


@ruling("SJ-37.8", "SJ-37.10")
def test_what_left_a_foes_deck_is_back_with_the_next_wave() -> None:
    """The Arquebusier has fired, and lies poisoned by the Assassin: the card comes back, the poison to her used ones."""
    table = until_asked(horde(horde="nightmare", foes=["arquebusier"], characters=["assassin"]), "ChooseCards")
    pile = [*table.decks[1], table.chosen[1]]
    assert "solo-041" in pile
    before = sorted(table.components())
    table.decks[1] = [card for card in pile if card not in ("solo-041", table.chosen[1])]
    if table.chosen[1] == "solo-041":
        table.chosen[1] = table.decks[1].pop()
    table.solo.banished.append("solo-041")
    table.poisons[0].remove("crippling-poison")
    table.decks[1].append("crippling-poison-0")
    assert sorted(table.components()) == before
    beat_wave(table)
    assert "solo-041" in table.decks[1]
    assert table.solo.banished == []
    assert "crippling-poison" in table.used_poisons[0]
    assert sorted(table.components()) == before


@ruling("SJ-37.35")
def test_one_bleeding_wound_in_all_is_bound() -> None:
    table = horde(characters=["ashigaru"])
    dog = table.dog(0)
    table.bleeding[0] = table.bleeding[dog] = 1
    recover(table, 0)
    assert (table.bleeding[0], table.bleeding[dog]) == (0, 1)
    recover(table, 0)
    assert (table.bleeding[0], table.bleeding[dog]) == (0, 0)


@ruling("SJ-37.35", "SJ-37.15")
def test_one_stun_in_all_is_discarded() -> None:
    table = horde(characters=["ashigaru"])
    dog = table.dog(0)
    table.stuns[0] = table.stuns[dog] = 1
    recover(table, 0)
    assert (table.stuns[0], table.stuns[dog]) == (0, 1)
    recover(table, 0)
    assert (table.stuns[0], table.stuns[dog]) == (0, 0)


@ruling("SJ-37.25", "SJ-37.13")
def test_a_new_stage_begins_beside_the_lord() -> None:
    table = until_asked(horde(**LORD), "LayTheLord")
    play(table, 0, "lay the lord on 0,0")
    until_asked(table, "NameEntry")
    for _ in range(3):
        beat_wave(table)
    until_asked(table, "ChooseCards")
    table.at[0] = next(hex for hex in sorted(table.hexes) if distance(hex, hex_named("0,0")) > 1 and table.open(hex))
    table.focus[0] = 0
    honoured = len(told(table, LordHonoured))
    beat_wave(table)
    until_asked(table, "NameEntry")
    assert table.solo.stage == 2
    assert len(told(table, LordHonoured)) == honoured + 1
    assert table.focus[0] == 1


@ruling("SJ-37.25")
def test_beside_the_lord_the_player_gains_focus() -> None:
    table = until_asked(horde(**LORD), "LayTheLord")
    play(table, 0, "lay the lord on 0,0")
    until_asked(table, "ChooseCards")
    assert told(table, LordHonoured)[0].seat == 0
    assert table.focus[0] == 1


@ruling("SJ-37.26")
def test_the_lord_cannot_be_moved_or_wounded_by_the_player() -> None:
    shove = {"shove": {"type": "attack", "initiative": "9", "text": "atk RING1:w+*; * = push T 1"}}
    table = until_asked(horde(**LORD, cards=shove), "LayTheLord")
    play(table, 0, "lay the lord on 0,0")
    position = until_asked(table, "ChooseCards").position()
    position.state["hands"][0] = ["shove"]
    position.state["decks"][0] = []
    position.state["discards"][0] = position.state["buried"][0] = []
    position.state["lists"][0] = ["shove"]
    again = cast(Table, GAME.set_up(position, listen=True))
    play(again, 0, "choose shove")
    until_asked(again, "ChooseCards")
    lord = again.solo.lord
    assert name_of(again.at[lord]) == "0,0"
    assert again.wounds[lord] == 0
    assert not again.over


@ruling("SJ-37.30")
def test_hachiko_begins_next_to_x_and_makes_room() -> None:
    table = horde(characters=["ashigaru"])
    until_asked(table, "OfferPlace")
    play(table, 0, offered(table, 0)[0])
    play(table, 0, "face n")
    near = offered(table, 0)
    assert len(near) == 6
    assert "stand on 0,0" in near, "adjacent to X on 0,1"
    until_asked(table, "NameEntry")
    for _ in range(3):
        until_asked(table, "ChooseCards")
        beat_wave(table)
    until_asked(table, "ChooseCards")
    dog = table.dog(0)
    table.at[0] = hex_named("0,2")
    table.at[dog] = table.ground.horde["X"]
    beat_wave(table)
    assert name_of(table.at[0]) == "0,1"
    assert table.at[dog] != table.at[0]


@ruling("SJ-37.31")
def test_terrain_all_around_leaves_the_lord_and_hachiko_a_place_nearby() -> None:
    table = horde(characters=["ashigaru"], horde="fallen-lord", field="courtyard", terrain="field")
    for piece in (
        "temple on 1,-1 turned 1",
        "cherry-tree on -1,1 turned 0",
        "boulder on 1,1 turned 0",
        "torii on -2,2 turned 2",
    ):
        play(table, 0, f"place {piece}")
    play(table, 0, "stand on 0,1")
    play(table, 0, "face n")
    assert offered(table, 0) == ["stand on 0,2"], "the only hex that terrain leaves beside X"
    play(table, 0, "stand on 0,2")
    play(table, 0, "face n")
    play(table, 0, "Hachiko in aggression")
    assert asked(table) == "LayTheLord"
    near = [hex_named(move.removeprefix("lay the lord on ")) for move in offered(table, 0)]
    assert near
    assert {distance(hex, table.ground.horde["X"]) for hex in near} == {2}
    play(table, 0, offered(table, 0)[0])
    hero, dog, lord = 0, table.dog(0), table.solo.lord
    table.at[dog], table.at[lord], table.at[hero] = hex_named("0,1"), hex_named("0,2"), near[0]
    go_home(table, hero)
    assert name_of(table.at[hero]) == "0,1"
    assert distance(table.at[dog], table.at[hero]) == 2


@ruling("SJ-37.31")
def test_nobody_lies_on_an_entry_hex() -> None:
    flower = [[0, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [2, 0]]
    entries = {"A": [0, -1], "B": [1, -1], "C": [0, 1], "D": [-1, 1], "X": [0, 0]}
    field = {"hexes": flower, "start": {"west": [[-1, 0]], "east": [[2, 0]]}, "horde": entries}
    table = horde(horde="fallen-lord", own_field=field)
    until_asked(table, "LayTheLord")
    assert offered(table, 0) == ["lay the lord on 1,0", "lay the lord on -1,0"]


def test_own_fields_may_bring_their_own_entries() -> None:
    hexes = [[q, r] for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    field = {"hexes": hexes, "start": {"west": [[-3, 1]], "east": [[3, -1]]}}
    with pytest.raises(budokan.BadWords):
        horde(own_field=field)
    entries = {"A": [-3, 0], "B": [-1, -2], "C": [1, -3], "D": [3, -3], "X": [0, 1]}
    assert horde(own_field={**field, "horde": entries}).ground.horde["X"] == hex_named("0,1")
    with pytest.raises(budokan.BadWords):
        horde(own_field={**field, "horde": {**entries, "A": [0, 1]}})
