"""Chapter 12, its greater part: Tea Ceremony, Focus, Daimyo, Diversion, Geisha, Battle Cry, Jujutsu, Breathing."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Discarded, Drew, HonourPassed, Recovered, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, end_turn, layout, offered, play, refused, rising_sun, told, untouched

FIVE = PLAIN[:5]
"""Chiyome (4) in seat 0, Musashi (5), Tomoe (5), Goemon (5), Hideyoshi (4)."""

CRIES = pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])


@ruling("SS-12.12", "SS-12.13")
def test_tea_ceremony_three_for_the_host_then_one_for_every_guest_clockwise() -> None:
    table = layout(
        *FIVE,
        turn=2,
        hands={0: "", 1: "parry", 2: "tea-ceremony", 3: "parry", 4: "parry"},
        resilience={4: 0},
        deck="katana daikyu kanabo nodachi nagayari wakizashi tanegashima",
    )
    play(table, 2, "play tea-ceremony")
    assert table.hands == [
        ["wakizashi"],
        ["parry", "tanegashima"],
        ["katana", "daikyu", "kanabo"],
        ["parry", "nodachi"],
        ["parry", "nagayari"],
    ]
    assert table.discards[-1] == "tea-ceremony"
    assert table.resilience == [4, 5, 5, 5, 0]
    assert table.waiting == (2,)
    at_rest(table)


@ruling("SS-12.14")
@pytest.mark.parametrize("focus", [0, 1, 2])
def test_every_focus_allows_one_weapon_more(focus: int) -> None:
    table = layout(*FIVE, hands={0: "bokken bokken bokken bokken"}, properties={0: " ".join(["focus"] * focus)})
    with untouched(table, 2, 3, 4):
        for _ in range(1 + focus):
            play(table, 0, "attack 1 with bokken")
            play(table, 1, "take it")
    assert table.resilience[1] == 5 - (1 + focus)
    assert refused(table, 0, "attack 1 with bokken") == "SS-5.7"
    at_rest(table)


@ruling("SS-12.14")
def test_the_focus_of_another_helps_nobody_else() -> None:
    table = layout(*FIVE, hands={0: "bokken bokken"}, properties={1: "focus"})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert refused(table, 0, "attack 1 with bokken") == "SS-5.7"
    at_rest(table)


@ruling("SS-12.15")
def test_daimyo_draws_two_cards() -> None:
    table = layout(*FIVE, hands={0: "daimyo parry"}, deck="katana daikyu")
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "play daimyo")
    assert table.hands[0] == ["parry", "katana", "daikyu"]
    assert table.discards[-1] == "daimyo"
    at_rest(table)


@ruling("SS-12.15")
def test_a_daimyo_kept_in_hand_counts_at_the_end() -> None:
    table = layout(
        *FIVE,
        hands={0: "bokken daimyo daimyo"},
        resilience={1: 1},
        honour={1: 1},
        roles=["shogun", "ninja", "samurai", "ninja", "ronin"],
    )
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.outcome is not None
    assert table.outcome.scores[0] == 6 + 3 + 2, "Shogun, Samurai and two Daimyo"
    at_rest(table)


@ruling("SS-12.16")
def test_diversion_takes_a_card_from_hand_to_hand_at_any_difficulty() -> None:
    table = layout(*PLAIN, hands={0: "diversion parry", 2: "", 3: "nodachi"}, properties={3: "armor armor"}, resilience={3: 0})
    assert [move for move in offered(table, 0) if "diversion" in move] == [
        f"play diversion on {seat}" for seat in (1, 3, 4, 5, 6)
    ]
    with untouched(table, 1, 2, 4, 5, 6):
        play(table, 0, "play diversion on 3")
    assert table.hands[0] == ["parry", "nodachi"]
    assert table.hands[3] == []
    assert table.properties[3] == ["armor", "armor"]
    assert table.discards[-1] == "diversion"
    at_rest(table)


@ruling("SS-12.16")
def test_diversion_needs_a_hand_to_take_from() -> None:
    table = layout(*FIVE, hands={0: "diversion", 1: "", 2: "", 3: "", 4: ""}, properties={1: "armor"})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play diversion") == "SS-5.17"
    at_rest(table)


@ruling("SS-12.17")
def test_geisha_discards_a_property_that_is_named() -> None:
    table = layout(*PLAIN, hands={0: "geisha parry"}, properties={3: "armor focus armor"})
    with untouched(table, 1, 2, 4, 5, 6):
        play(table, 0, "send geisha to 3 for armor")
    assert sorted(table.properties[3]) == ["armor", "focus"]
    assert len(table.hands[3]) == 2
    assert table.discards[-2:] == ["armor", "geisha"]
    at_rest(table)


@ruling("SS-12.17")
def test_geisha_discards_a_card_at_random_from_the_hand() -> None:
    lost = set()
    for seed in range(12):
        table = layout(*FIVE, hands={0: "geisha", 2: "nodachi daikyu katana"}, properties={2: "armor"}, seed=seed)
        with untouched(table, 1, 3, 4):
            play(table, 0, "send geisha to 2 for a card in hand")
        assert len(table.hands[2]) == 2
        assert table.properties[2] == ["armor"]
        assert table.discards[-2:] == [told(table, Discarded)[0].card, "geisha"]
        lost.add(told(table, Discarded)[0].card)
        at_rest(table)
    assert lost == {"nodachi", "daikyu", "katana"}, "any of them may be the one"


@ruling("SS-12.17")
def test_geisha_needs_a_card_to_discard() -> None:
    table = layout(*FIVE, hands={0: "geisha", 1: "", 2: "", 3: "", 4: ""}, properties={3: "focus"})
    assert offered(table, 0) == ["end play", "send geisha to 3 for focus"]
    at_rest(table)


@ruling("SS-12.18")
def test_geisha_discards_bushido_too() -> None:
    table = layout(*FIVE, hands={0: "geisha"}, properties={3: "bushido"})
    with untouched(table, 1, 2, 4):
        play(table, 0, "send geisha to 3 for bushido")
    assert table.properties[3] == []
    assert table.discards[-2:] == ["bushido", "geisha"]
    assert table.honour == [5, 3, 3, 3, 3]
    at_rest(table)


@ruling("SS-12.19")
def test_geisha_leaves_ones_own_cards_alone() -> None:
    table = layout(*FIVE, hands={0: "geisha parry"}, properties={0: "armor bushido"})
    assert not [move for move in offered(table, 0) if move.startswith("send geisha to 0")]
    assert refused(table, 0, "send geisha to 0 for bushido") == "SS-5.6"
    assert refused(table, 0, "send geisha to 0 for a card in hand") == "SS-5.6"
    at_rest(table)


@ruling("SS-12.22")
@CRIES
def test_they_are_answered_clockwise_and_each_answer_is_carried_out_first(card: str) -> None:
    table = layout(*FIVE, turn=3, hands={3: card}, resilience={4: 1})
    play(table, 3, f"play {card}")
    assert table.waiting == (4,)
    play(table, 4, "take it")
    assert table.honour == [5, 3, 3, 4, 2], "the defeat is dealt with before the next is asked"
    assert table.waiting == (1,), "seat 0 is Chiyome"
    play(table, 1, "take it")
    assert table.waiting == (2,)
    play(table, 2, "take it")
    assert table.resilience == [4, 4, 4, 5, 0]
    assert table.waiting == (3,)
    at_rest(table)


@ruling("SS-12.22")
@CRIES
def test_the_game_may_end_midway(card: str) -> None:
    table = layout(*FIVE, hands={0: card}, resilience={2: 1}, honour={2: 1})
    with untouched(table, 3, 4):
        play(table, 0, f"play {card}")
        play(table, 1, "take it")
        play(table, 2, "take it")
    assert table.over, "seats 3 and 4 are not asked any more"
    assert told(table, HonourPassed) == [HonourPassed(2, 0, 0)]
    assert table.resilience == [4, 4, 0, 5, 4]
    at_rest(table)


@ruling("SS-12.23")
@CRIES
def test_who_is_harmless_is_looked_at_when_his_turn_to_answer_comes(card: str) -> None:
    table = rising_sun("chiyome", "musashi", "motonari", "tomoe", "goemon", hands={0: card, 2: "", 3: ""}, resilience={1: 1})
    play(table, 0, f"play {card}")
    assert table.harmless(2)
    play(table, 1, "take it")
    assert len(table.hands[2]) == 1, "Motonari has drawn for the defeat"
    assert table.waiting == (2,)
    with untouched(table, 3):
        play(table, 2, "take it")
        assert table.waiting == (4,)
        play(table, 4, "take it")
    assert table.resilience == [4, 0, 4, 5, 4]
    at_rest(table)


@ruling("SS-12.25")
@CRIES
@pytest.mark.parametrize("player", ["musashi", "tomoe"])
def test_what_speaks_of_weapons_does_nothing_here(card: str, player: str) -> None:
    table = layout(
        player,
        "ushiwaka",
        "ginchiyo",
        "benkei",
        "kojiro",
        hands={0: card, 1: "focus", 2: "focus", 3: "focus", 4: "focus"},
        properties={0: "fast-draw fast-draw"},
        resilience={2: 1},
    )
    play(table, 0, f"play {card}")
    for seat in (1, 2, 3, 4):
        play(table, seat, "take it")
    assert [(one.seat, one.wounds) for one in told(table, Wounded)] == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert not told(table, Drew)
    assert not told(table, AbilityUsed)
    assert table.honour == [6, 3, 2, 3, 3], "Ginchiyo was defeated by her one wound"
    at_rest(table)


@ruling("SS-12.26")
def test_actions_know_no_limit() -> None:
    table = layout(*FIVE, hands={0: "battle-cry jujutsu battle-cry bokken", 1: "focus", 2: "", 3: "", 4: ""})
    with untouched(table, 2, 3, 4):
        for card in ("battle-cry", "jujutsu", "battle-cry"):
            play(table, 0, f"play {card}")
            play(table, 1, "take it")
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.resilience[1] == 1
    assert table.discards[-4:] == ["battle-cry", "jujutsu", "battle-cry", "bokken"]
    at_rest(table)


@ruling("SS-12.27")
def test_breathing_takes_back_all_resilience() -> None:
    table = layout(*FIVE, hands={0: "breathing"}, resilience={0: 1, 3: 2}, deck="katana")
    with untouched(table, 1, 2, 4):
        play(table, 0, "play breathing on 3")
    assert table.resilience == [4, 5, 5, 2, 4], "he cannot heal others"
    assert told(table, Recovered) == [Recovered(0, 4)]
    assert table.discards[-1] == "breathing"
    at_rest(table)


@ruling("SS-12.27", "SS-12.28")
def test_breathing_may_be_played_at_full_resilience_and_lets_a_harmless_player_draw() -> None:
    table = layout(*FIVE, hands={0: "breathing parry", 3: ""}, resilience={3: 0}, deck="katana")
    with untouched(table, 1, 2, 4):
        play(table, 0, "play breathing on 3")
    assert table.hands[3] == ["katana"]
    assert table.resilience == [4, 5, 5, 0, 4]
    assert not told(table, Recovered)
    at_rest(table)


@ruling("SS-12.28")
def test_he_who_breathes_cannot_choose_himself() -> None:
    table = layout(*FIVE, hands={0: "breathing"}, resilience={0: 2})
    assert [move for move in offered(table, 0) if "breathing" in move] == [f"play breathing on {seat}" for seat in (1, 2, 3, 4)]
    assert refused(table, 0, "play breathing on 0") == "SS-5.6"
    at_rest(table)


@ruling("SS-12.28")
def test_the_chosen_player_has_to_draw_even_if_it_ends_the_deck() -> None:
    table = layout(*FIVE, hands={0: "breathing"}, deck="katana", deck_size=1)
    play(table, 0, "play breathing on 2")
    assert table.hands[2][-1] == "katana"
    assert table.honour == [4, 2, 2, 2, 2]
    end_turn(table)
    at_rest(table)
