"""Chapter 32: Stuns, Hobbled, bleeding and poison on foes, and what the players' effects do to them."""

from __future__ import annotations

from typing import Any

import budokan
from budokan.games.senjutsu.events import (
    AttitudeSet,
    BehaviourChanged,
    FoeBarred,
    FoeDeckRenewed,
    FoeFrozen,
    FoeGaveUp,
    FoeLacks,
    FoeStunned,
    FoeTopSeen,
    MilledHidden,
    Poisoned,
    Resolving,
)
from budokan.games.senjutsu.rules.turn import ChoosePhase, StartOfTurn
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, play, told
from tests.support.senjutsu_solo import against, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""
APART = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
"""
TWO = """
       a↓    b↓
          .
       .     .
          H↑
       .     .
          .
"""


def own(text: str, initiative: str = "9", kind: str = "attack", **more: Any) -> dict[str, Any]:
    """A card of our own that does one thing."""
    return {"cards": {"own": {"type": kind, "initiative": initiative, "text": text, **more}}}


@ruling("SJ-32.15")
def test_a_stun_given_to_a_foe_is_shuffled_into_its_deck() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-003", hand="own", options=own("atk F:*; * = 2st"))
    choose(table, "own")
    finish_turn(table)
    cards = [*table.decks[1], table.chosen[1]]
    assert cards.count("stun") + table.stuns[1] == 2
    assert table.alive[1]
    at_rest(table)


@ruling("SJ-32.16")
def test_a_stun_taken_as_its_card_costs_it_the_turn() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="stun")
    turn(table, "deep-meditation")
    assert [(event.count, event.limit) for event in told(table, FoeStunned)] == [(1, 7)]
    assert not [event for event in told(table, Resolving) if event.seat == 1], "it does nothing"
    assert table.stuns[1] == 1
    at_rest(table)


@ruling("SJ-32.17")
def test_hobbled_slows_a_foe() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-025", hobbled={1: (3, 3)})
    turn(table, "deep-meditation")
    assert [event.speed for event in told(table, Resolving) if event.seat == 1] == [5], "Wheel Strike is 7, less 2"
    assert table.hobbled[1] == (2, 2), "its clocks go on"
    at_rest(table)


@ruling("SJ-32.18", "SJ-32.35")
def test_a_bleeding_foe_discards_its_top_card_before_it_takes_one() -> None:
    table = against("samurai-boss", board=APART, cards="solo-003", decks={0: "solo-023 solo-024 solo-025"}, bleeding={1: 2})
    turn(table, "deep-meditation")
    assert table.buried[1] == ["solo-023"], "one card, however many Bleeding Wounds"
    assert table.chosen[1] == "solo-024"
    stunned = against("samurai-boss", board=APART, cards="solo-003", decks={0: "stun solo-024"}, bleeding={1: 1})
    turn(stunned, "deep-meditation")
    assert stunned.stuns[1] == 1, "a Stun it discards lies beside its deck"
    assert stunned.buried[1] == []
    at_rest(stunned)


@ruling("SJ-32.19")
def test_a_poison_of_a_foe_is_drawn_at_random() -> None:
    kinds = set()
    for seed in range(12):
        table = against("yojimbo", board=FACE_TO_FACE, cards="solo-yojimbo-scorpion-sting", seed=seed)
        turn(table, "deep-meditation")
        kinds.add(told(table, Poisoned)[0].poison)
        at_rest(table)
    assert len(kinds) > 2


@ruling("SJ-32.20")
def test_confusing_mist_lets_the_player_set_the_attitude() -> None:
    table = _poisoned("confusing-mist")
    assert asked(table) == "ChooseAttitude"
    play(table, 0, "make it defensive")
    assert told(table, AttitudeSet)[0].attitude == "defensive"
    assert not table.lasting[1]
    assert table.used_poisons[0] == ["confusing-mist"], "and the card is discarded"
    finish_turn(table)
    at_rest(table)


def _poisoned(kind: str, cards: str = "solo-003", **values: Any) -> Table:
    """The Assassin has struck with this poison; the rest of the turn is to come."""
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards=cards, hero="assassin", hand="own", options=own("atk F:poi"), **values
    )
    choose(table, "own")
    play(table, 0, f"poison with {kind}")
    return table


@ruling("SJ-32.21")
def test_paralysing_toxin_keeps_behaviour_and_attitude() -> None:
    table = _poisoned("paralysing-toxin", "solo-028")
    finish_turn(table)
    assert told(table, FoeFrozen)
    assert not told(table, BehaviourChanged)
    at_rest(table)
    lasting = {1: [["paralysing-toxin", 0, 2]]}
    poisons = {0: ["confusing-mist"]}
    again = _poisoned("confusing-mist", lasting=lasting, poisons=poisons)
    play(again, 0, "make it defensive")
    assert again.solo.offensive == [True], "nor can the player set it"


@ruling("SJ-32.22")
def test_the_other_poisons_need_no_hand() -> None:
    table = _poisoned("crippling-poison")
    finish_turn(table)
    assert "crippling-poison-0" in [*table.decks[1], table.chosen[1]], "among its top cards"
    taken = against(
        "samurai-boss", board=FACE_TO_FACE, cards="crippling-poison-0", hero="assassin", poisons={0: ["confusing-mist"]}
    )
    turn(taken, "deep-meditation")
    assert not [event for event in told(taken, Resolving) if event.seat == 1], "it does nothing when it is taken"
    assert taken.used_poisons[0] == ["crippling-poison"]
    bleeding = _poisoned("haemorrhagic-toxin", decks={0: "solo-023 solo-024 solo-025"})
    finish_turn(bleeding)
    assert bleeding.buried[1] == ["solo-023"]
    weak = _poisoned("virulent-poison", wounds={1: 6})
    assert weak.over, "a limit of 7 less 1"


@ruling("SJ-32.39")
def test_a_foe_that_must_discard_a_defence_discards_no_other_card() -> None:
    """Stone Block (026) lies third from the top; where there is none, nothing leaves the deck."""
    options = own("T discard 1 de", kind="meditation")
    deck = {0: "solo-023 solo-024 solo-026 solo-028 solo-025"}
    table = against("samurai-boss", board=APART, cards="solo-003", hand="own", options=options, decks=deck)
    choose(table, "own")
    assert [event.card for event in told(table, FoeGaveUp)] == ["solo-026"]
    assert (table.discards[1], table.buried[1]) == (["solo-026", "solo-003"], []), "the first from the top, for all to see"
    assert sorted([*table.decks[1], table.chosen[1]]) == ["solo-023", "solo-024", "solo-025", "solo-028"]
    at_rest(table)
    none = {0: "solo-023 stun solo-024"}
    table = against("samurai-boss", board=APART, cards="solo-003", hand="own", options=options, decks=none)
    choose(table, "own")
    assert sorted([*table.decks[1], table.chosen[1]]) == ["solo-023", "solo-024", "stun"]
    assert (len(told(table, FoeLacks)), table.discards[1]) == (1, ["solo-003"])
    kept = {**options, "foe_discards": False}
    table = against("samurai-boss", board=APART, cards="solo-003", hand="own", options=kept, decks=deck)
    choose(table, "own")
    assert len([*table.decks[1], table.chosen[1]]) == 5, "unless that was agreed otherwise"
    at_rest(table)


def honour(kind: str, cards: str, deck: str = "solo-023 solo-024 solo-025") -> Table:
    """The player has forbidden this type at the start of the turn; the card is before the foe."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=cards, decks={0: deck})
    table.forbidden_type = kind
    return table


@ruling("SJ-66.50", "SJ-66.19")
def test_honour_binds_the_foes() -> None:
    table = honour("attack", "solo-025")
    turn(table, "deep-meditation")
    assert [event.card for event in told(table, FoeBarred)] == ["solo-025"]
    assert not [event for event in told(table, Resolving) if event.seat == 1], "nothing of its attack happens"
    assert (table.wounds[0], table.discards[1]) == (0, ["solo-025"]), "the card is its card of the turn all the same"
    at_rest(table)
    table = honour("meditation", "solo-025")
    choose(table, "katana-swing")
    finish_turn(table)
    assert not told(table, FoeBarred)
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-66.50")
def test_honour_holds_against_the_reaction_of_a_foe() -> None:
    """The foe blocks and reacts; the attack it turns up may not be played, so that nobody is wounded."""
    reacting = {"cards": {"solo-026": {"initiative": "9", "text": "blk F; react 9"}, "own": {**OWN_ATTACK}}}
    for kind, wounds in (("", 1), ("attack", 0)):
        table = against(
            "samurai-boss", board=FACE_TO_FACE, cards="solo-026", decks={0: "solo-025 solo-024"}, hand="own", options=reacting
        )
        choose(table, "own")
        table.forbidden_type = kind
        finish_turn(table)
        assert table.wounds[0] == wounds, kind
        at_rest(table)


OWN_ATTACK = {"type": "attack", "initiative": "9", "text": "rot? 1; atk F:w"}


@ruling("SJ-32.23")
def test_looking_at_the_hand_of_a_foe_shows_the_top_two_cards() -> None:
    looking = own("look", kind="meditation")
    table = against(
        "samurai-boss", board=APART, cards="solo-003", hand="own", options=looking, decks={0: "solo-023 solo-024 solo-025"}
    )
    choose(table, "own")
    assert told(table, FoeTopSeen)[0].cards == ("solo-023", "solo-024")
    assert table.view(0)["table"]["solo"]["foes"][0]["top"] == ["solo-023", "solo-024"]
    assert table.view(None)["table"]["solo"]["foes"][0]["top"] == [], "nobody else knows"
    short = against(
        "samurai-boss",
        board=APART,
        cards="solo-003",
        hand="own",
        options=looking,
        decks={0: "solo-023"},
        discards={1: "solo-024"},
    )
    choose(short, "own")
    assert told(short, FoeDeckRenewed), "a deck of 1 card is made anew first"
    assert len(told(short, FoeTopSeen)[0].cards) == 2
    at_rest(short)


@ruling("SJ-32.23")
def test_the_two_cards_that_were_seen_are_shuffled() -> None:
    looking = own("look", kind="meditation")
    taken = set()
    for seed in range(12):
        deck = {0: "solo-023 solo-024 solo-025"}
        table = against("samurai-boss", board=APART, cards="solo-003", hand="own", options=looking, decks=deck, seed=seed)
        turn(table, "own")
        taken.add((table.chosen[1], *table.decks[1][::-1]))
        at_rest(table)
    assert taken == {("solo-023", "solo-024", "solo-025"), ("solo-024", "solo-023", "solo-025")}, "and no third one with them"


@ruling("SJ-32.23", "SJ-38.5")
def test_which_of_the_two_it_takes_next_stays_secret() -> None:
    looking = own("look", kind="meditation")
    deck = {0: "solo-023 solo-024 solo-025 solo-014"}
    table = against("samurai-boss", board=APART, cards="solo-003", hand="own deep-meditation", options=looking, decks=deck)
    turn(table, "own")
    assert table.view(0)["table"]["solo"]["foes"][0]["top"] == ["solo-023", "solo-024"], "one of them lies before it now"
    before = set()
    for seed in range(20):
        other = table.redeal(0, budokan.Luck(seed))
        assert other.view(0) == table.view(0)
        before.add(other.chosen[1])
        assert sorted([other.chosen[1], other.decks[1][-1]]) == ["solo-023", "solo-024"]
    assert before == {"solo-023", "solo-024"}
    stranger = table.redeal(None, budokan.Luck(1))
    assert stranger.view(None) == table.view(None)
    turn(table, "deep-meditation")
    assert len(table.view(0)["table"]["solo"]["foes"][0]["top"]) == 1, "the other one is taken next"


@ruling("SJ-32.23")
def test_with_several_foes_the_player_names_one() -> None:
    looking = own("look", kind="meditation")
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=TWO, cards="solo-003 solo-003", hand="own", options=looking)
    choose(table, "own")
    play(table, 0, "target 2")
    finish_turn(table)
    assert [event.target for event in told(table, FoeTopSeen)] == [2]
    at_rest(table)


@ruling("SJ-32.24", "SJ-32.25")
def test_effects_on_focus_kamae_and_hand_do_nothing_to_a_foe() -> None:
    text = "atk F:*; * = T discard 2 focus; IS: T sw N; T chg 1; steal 1 focus; T draw 2; T shuffle 1 any into deck"
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-003", hand="own", options=own(text))
    turn(table, "own")
    assert (table.focus[0], table.focus[1], table.kamae[1], table.hands[1]) == (0, 0, "N", [])
    at_rest(table)


@ruling("SJ-32.26")
def test_a_foe_that_must_discard_loses_its_top_card() -> None:
    text = "atk F:*; * = T discard 1 card"
    cards = {0: "solo-023 solo-024 solo-025"}
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-003", hand="own", options=own(text), decks=cards)
    turn(table, "own")
    assert told(table, MilledHidden)
    assert table.buried[1] == ["solo-023"]
    spared = against(
        "samurai-boss",
        board=FACE_TO_FACE,
        cards="solo-003",
        hand="own",
        options={**own(text), "foe_discards": False},
        decks=cards,
    )
    turn(spared, "own")
    assert spared.buried[1] == []
    at_rest(spared)


@ruling("SJ-66.21", "SJ-66.50")
def test_a_foe_names_no_card_for_righteousness() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, hand="righteousness fend", focus={0: 1})
    table.stack.clear()
    table.begin((StartOfTurn(), ChoosePhase()))
    play(table, 0, "play righteousness")
    assert asked(table) == "NameCard"
    play(table, 0, "forbid card fend")
    assert table.forbidden == ("fend",), "the player alone has named one"
    at_rest(table)
