"""Chapters 67 and 68: every solo card is in the box as the ledger has it, and a foe can carry it out wherever it stands."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.senjutsu.cards import solo_cards
from budokan.games.senjutsu.events import FoeRecalled, FoeTallied, Revealed
from budokan.kernel.ledger import read_ledger
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, told
from tests.support.senjutsu_prose import solo_sentence
from tests.support.senjutsu_solo import against, drawn, reasons, turn

CARDS = [
    pytest.param("solo-001", marks=ruling("SJ-67.1"), id="solo-001"),
    pytest.param("solo-002", marks=ruling("SJ-67.2"), id="solo-002"),
    pytest.param("solo-003", marks=ruling("SJ-67.3"), id="solo-003"),
    pytest.param("solo-004", marks=ruling("SJ-67.4"), id="solo-004"),
    pytest.param("solo-005", marks=ruling("SJ-67.5"), id="solo-005"),
    pytest.param("solo-006", marks=ruling("SJ-67.6"), id="solo-006"),
    pytest.param("solo-007", marks=ruling("SJ-67.7"), id="solo-007"),
    pytest.param("solo-008", marks=ruling("SJ-67.8"), id="solo-008"),
    pytest.param("solo-009", marks=ruling("SJ-67.9"), id="solo-009"),
    pytest.param("solo-010", marks=ruling("SJ-67.10"), id="solo-010"),
    pytest.param("solo-011", marks=ruling("SJ-67.11"), id="solo-011"),
    pytest.param("solo-012", marks=ruling("SJ-67.12"), id="solo-012"),
    pytest.param("solo-013", marks=ruling("SJ-67.13"), id="solo-013"),
    pytest.param("solo-014", marks=ruling("SJ-67.14"), id="solo-014"),
    pytest.param("solo-015", marks=ruling("SJ-67.15"), id="solo-015"),
    pytest.param("solo-016", marks=ruling("SJ-67.16"), id="solo-016"),
    pytest.param("solo-017", marks=ruling("SJ-67.17"), id="solo-017"),
    pytest.param("solo-018", marks=ruling("SJ-67.18"), id="solo-018"),
    pytest.param("solo-019", marks=ruling("SJ-67.19"), id="solo-019"),
    pytest.param("solo-020", marks=ruling("SJ-67.20"), id="solo-020"),
    pytest.param("solo-021", marks=ruling("SJ-67.21"), id="solo-021"),
    pytest.param("solo-022", marks=ruling("SJ-67.22"), id="solo-022"),
    pytest.param("solo-023", marks=ruling("SJ-67.23"), id="solo-023"),
    pytest.param("solo-024", marks=ruling("SJ-67.24"), id="solo-024"),
    pytest.param("solo-025", marks=ruling("SJ-67.25"), id="solo-025"),
    pytest.param("solo-026", marks=ruling("SJ-67.26"), id="solo-026"),
    pytest.param("solo-027", marks=ruling("SJ-67.27"), id="solo-027"),
    pytest.param("solo-028", marks=ruling("SJ-67.28"), id="solo-028"),
    pytest.param("solo-029", marks=ruling("SJ-67.29"), id="solo-029"),
    pytest.param("solo-030", marks=ruling("SJ-67.30"), id="solo-030"),
    pytest.param("solo-031", marks=ruling("SJ-67.31"), id="solo-031"),
    pytest.param("solo-032", marks=ruling("SJ-67.32"), id="solo-032"),
    pytest.param("solo-033", marks=ruling("SJ-67.33"), id="solo-033"),
    pytest.param("solo-034", marks=ruling("SJ-67.34"), id="solo-034"),
    pytest.param("solo-035", marks=ruling("SJ-67.35"), id="solo-035"),
    pytest.param("solo-036", marks=ruling("SJ-67.36"), id="solo-036"),
    pytest.param("solo-037", marks=ruling("SJ-67.37"), id="solo-037"),
    pytest.param("solo-038", marks=ruling("SJ-67.38"), id="solo-038"),
    pytest.param("solo-039", marks=ruling("SJ-67.39"), id="solo-039"),
    pytest.param("solo-040", marks=ruling("SJ-67.40"), id="solo-040"),
    pytest.param("solo-041", marks=ruling("SJ-67.41"), id="solo-041"),
    pytest.param("solo-1995", marks=ruling("SJ-67.42"), id="solo-1995"),
    pytest.param("solo-1996", marks=ruling("SJ-67.43"), id="solo-1996"),
    pytest.param("solo-1997", marks=ruling("SJ-67.44"), id="solo-1997"),
    pytest.param("solo-1998", marks=ruling("SJ-67.45"), id="solo-1998"),
    pytest.param("solo-1999", marks=ruling("SJ-67.46"), id="solo-1999"),
    pytest.param("solo-ronin-charge", marks=ruling("SJ-68.1"), id="solo-ronin-charge"),
    pytest.param("solo-ronin-steel-block", marks=ruling("SJ-68.2"), id="solo-ronin-steel-block"),
    pytest.param("solo-ronin-reverse-carved-fang", marks=ruling("SJ-68.3"), id="solo-ronin-reverse-carved-fang"),
    pytest.param("solo-ronin-feral-sweep", marks=ruling("SJ-68.4"), id="solo-ronin-feral-sweep"),
    pytest.param("solo-ronin-the-terror", marks=ruling("SJ-68.5"), id="solo-ronin-the-terror"),
    pytest.param("solo-warrior-ember-block", marks=ruling("SJ-68.6"), id="solo-warrior-ember-block"),
    pytest.param("solo-warrior-scything-uppercut", marks=ruling("SJ-68.7"), id="solo-warrior-scything-uppercut"),
    pytest.param("solo-warrior-warding-arc", marks=ruling("SJ-68.8"), id="solo-warrior-warding-arc"),
    pytest.param("solo-warrior-refocused-mind", marks=ruling("SJ-68.9"), id="solo-warrior-refocused-mind"),
    pytest.param("solo-warrior-flaming-phoenix-arc", marks=ruling("SJ-68.10"), id="solo-warrior-flaming-phoenix-arc"),
    pytest.param("solo-master-dark-insight", marks=ruling("SJ-68.11"), id="solo-master-dark-insight"),
    pytest.param("solo-master-reposition", marks=ruling("SJ-68.12"), id="solo-master-reposition"),
    pytest.param("solo-master-masterful-cut", marks=ruling("SJ-68.13"), id="solo-master-masterful-cut"),
    pytest.param("solo-master-idle-strike", marks=ruling("SJ-68.14"), id="solo-master-idle-strike"),
    pytest.param("solo-master-hidden-viper-fang", marks=ruling("SJ-68.15"), id="solo-master-hidden-viper-fang"),
    pytest.param("solo-student-obedience", marks=ruling("SJ-68.16"), id="solo-student-obedience"),
    pytest.param("solo-student-rock-strike", marks=ruling("SJ-68.17"), id="solo-student-rock-strike"),
    pytest.param("solo-student-mountain-switch", marks=ruling("SJ-68.18"), id="solo-student-mountain-switch"),
    pytest.param("solo-student-insightful-blow", marks=ruling("SJ-68.19"), id="solo-student-insightful-blow"),
    pytest.param("solo-student-lightning-tail", marks=ruling("SJ-68.20"), id="solo-student-lightning-tail"),
    pytest.param("solo-yasuke-eagles-talons", marks=ruling("SJ-68.21"), id="solo-yasuke-eagles-talons"),
    pytest.param("solo-yasuke-lions-bite", marks=ruling("SJ-68.22"), id="solo-yasuke-lions-bite"),
    pytest.param("solo-yasuke-dual-blade-defence", marks=ruling("SJ-68.23"), id="solo-yasuke-dual-blade-defence"),
    pytest.param("solo-yasuke-charging-pride", marks=ruling("SJ-68.24"), id="solo-yasuke-charging-pride"),
    pytest.param("solo-yasuke-righteous-fury", marks=ruling("SJ-68.25"), id="solo-yasuke-righteous-fury"),
    pytest.param("solo-wakou-staggering-hulk", marks=ruling("SJ-68.26"), id="solo-wakou-staggering-hulk"),
    pytest.param("solo-wakou-sea-legs", marks=ruling("SJ-68.27"), id="solo-wakou-sea-legs"),
    pytest.param("solo-wakou-headbutt", marks=ruling("SJ-68.28"), id="solo-wakou-headbutt"),
    pytest.param("solo-wakou-staggering-blow", marks=ruling("SJ-68.29"), id="solo-wakou-staggering-blow"),
    pytest.param("solo-wakou-broadside-slam", marks=ruling("SJ-68.30"), id="solo-wakou-broadside-slam"),
    pytest.param("solo-navigator-carrack-plow", marks=ruling("SJ-68.31"), id="solo-navigator-carrack-plow"),
    pytest.param("solo-navigator-roof-guard", marks=ruling("SJ-68.32"), id="solo-navigator-roof-guard"),
    pytest.param("solo-navigator-towering-strike", marks=ruling("SJ-68.33"), id="solo-navigator-towering-strike"),
    pytest.param("solo-navigator-duelling-advance", marks=ruling("SJ-68.34"), id="solo-navigator-duelling-advance"),
    pytest.param("solo-navigator-dreaded-black-shot", marks=ruling("SJ-68.35"), id="solo-navigator-dreaded-black-shot"),
    pytest.param("solo-assassin-viper-strike", marks=ruling("SJ-68.36"), id="solo-assassin-viper-strike"),
    pytest.param("solo-assassin-venomous-slice", marks=ruling("SJ-68.37"), id="solo-assassin-venomous-slice"),
    pytest.param("solo-assassin-umbra-vault", marks=ruling("SJ-68.38"), id="solo-assassin-umbra-vault"),
    pytest.param("solo-assassin-sever-artery", marks=ruling("SJ-68.39"), id="solo-assassin-sever-artery"),
    pytest.param("solo-assassin-spiders-kiss", marks=ruling("SJ-68.40"), id="solo-assassin-spiders-kiss"),
    pytest.param("solo-hachiko-swipe", marks=ruling("SJ-68.41"), id="solo-hachiko-swipe"),
    pytest.param("solo-hachiko-feral-howl", marks=ruling("SJ-68.42"), id="solo-hachiko-feral-howl"),
    pytest.param("solo-hachiko-menacing-growl", marks=ruling("SJ-68.43"), id="solo-hachiko-menacing-growl"),
    pytest.param("solo-hachiko-quick-bite", marks=ruling("SJ-68.44"), id="solo-hachiko-quick-bite"),
    pytest.param("solo-hachiko-jump", marks=ruling("SJ-68.45"), id="solo-hachiko-jump"),
    pytest.param("solo-kojiro-ganryu-block", marks=ruling("SJ-68.46"), id="solo-kojiro-ganryu-block"),
    pytest.param("solo-kojiro-scornful-jab", marks=ruling("SJ-68.47"), id="solo-kojiro-scornful-jab"),
    pytest.param("solo-kojiro-biting-remark", marks=ruling("SJ-68.48"), id="solo-kojiro-biting-remark"),
    pytest.param("solo-kojiro-close-in", marks=ruling("SJ-68.49"), id="solo-kojiro-close-in"),
    pytest.param("solo-kojiro-turning-swallow-cut", marks=ruling("SJ-68.50"), id="solo-kojiro-turning-swallow-cut"),
    pytest.param("solo-monk-enlightened-path", marks=ruling("SJ-68.51"), id="solo-monk-enlightened-path"),
    pytest.param("solo-monk-satori-smite", marks=ruling("SJ-68.52"), id="solo-monk-satori-smite"),
    pytest.param("solo-monk-palm-strike", marks=ruling("SJ-68.53"), id="solo-monk-palm-strike"),
    pytest.param("solo-monk-resolute-block", marks=ruling("SJ-68.54"), id="solo-monk-resolute-block"),
    pytest.param("solo-monk-zen-wave-slash", marks=ruling("SJ-68.55"), id="solo-monk-zen-wave-slash"),
    pytest.param("solo-ninja-smoke-bomb", marks=ruling("SJ-68.56"), id="solo-ninja-smoke-bomb"),
    pytest.param("solo-ninja-kama-slash", marks=ruling("SJ-68.57"), id="solo-ninja-kama-slash"),
    pytest.param("solo-ninja-shuriken-throw", marks=ruling("SJ-68.58"), id="solo-ninja-shuriken-throw"),
    pytest.param("solo-ninja-metsubushi-pipe", marks=ruling("SJ-68.59"), id="solo-ninja-metsubushi-pipe"),
    pytest.param("solo-ninja-lunar-sniper-trap", marks=ruling("SJ-68.60"), id="solo-ninja-lunar-sniper-trap"),
    pytest.param("solo-onna-bugeisha-surging-river", marks=ruling("SJ-68.61"), id="solo-onna-bugeisha-surging-river"),
    pytest.param("solo-onna-bugeisha-falling-arc", marks=ruling("SJ-68.62"), id="solo-onna-bugeisha-falling-arc"),
    pytest.param("solo-onna-bugeisha-rage-guard", marks=ruling("SJ-68.63"), id="solo-onna-bugeisha-rage-guard"),
    pytest.param("solo-onna-bugeisha-screaming-mind", marks=ruling("SJ-68.64"), id="solo-onna-bugeisha-screaming-mind"),
    pytest.param("solo-onna-bugeisha-silent-embrace", marks=ruling("SJ-68.65"), id="solo-onna-bugeisha-silent-embrace"),
    pytest.param("solo-yojimbo-leg-breaker", marks=ruling("SJ-68.66"), id="solo-yojimbo-leg-breaker"),
    pytest.param("solo-yojimbo-scorpion-sting", marks=ruling("SJ-68.67"), id="solo-yojimbo-scorpion-sting"),
    pytest.param("solo-yojimbo-iron-guard", marks=ruling("SJ-68.68"), id="solo-yojimbo-iron-guard"),
    pytest.param("solo-yojimbo-senbon-throw", marks=ruling("SJ-68.69"), id="solo-yojimbo-senbon-throw"),
    pytest.param("solo-yojimbo-zanmato", marks=ruling("SJ-68.70"), id="solo-yojimbo-zanmato"),
    pytest.param("solo-musashi-rushing-water-slice", marks=ruling("SJ-68.71"), id="solo-musashi-rushing-water-slice"),
    pytest.param("solo-musashi-dancing-fire-slash", marks=ruling("SJ-68.72"), id="solo-musashi-dancing-fire-slash"),
    pytest.param("solo-musashi-wind-slash", marks=ruling("SJ-68.73"), id="solo-musashi-wind-slash"),
    pytest.param("solo-musashi-standing-earth", marks=ruling("SJ-68.74"), id="solo-musashi-standing-earth"),
    pytest.param("solo-musashi-dark-void-blade", marks=ruling("SJ-68.75"), id="solo-musashi-dark-void-blade"),
    pytest.param("solo-ashigaru-scything-cleave", marks=ruling("SJ-68.76"), id="solo-ashigaru-scything-cleave"),
    pytest.param("solo-ashigaru-skewer", marks=ruling("SJ-68.77"), id="solo-ashigaru-skewer"),
    pytest.param("solo-ashigaru-setting-sun", marks=ruling("SJ-68.78"), id="solo-ashigaru-setting-sun"),
    pytest.param("solo-ashigaru-lunging-pierce", marks=ruling("SJ-68.79"), id="solo-ashigaru-lunging-pierce"),
    pytest.param("solo-ashigaru-heavens-castle", marks=ruling("SJ-68.80"), id="solo-ashigaru-heavens-castle"),
]

SOLO = {card.id: card for card in solo_cards()}


def cited(one: Any) -> str:
    return str(one.marks[0].args[0])


RULINGS = {str(one.values[0]): cited(one) for one in CARDS}

NEAR = """
      a↓
   .     .
      H↑
"""
TWO_AWAY = """
      a↓
   .     .
      .
   .     .
      H↑
"""
BEHIND = """
      H↑
   .     .
      a↓
"""
FAR = """
               a↙
            .
         .
      .
   .
H↑
"""


def test_every_solo_card_has_its_ruling() -> None:
    assert set(RULINGS) == set(SOLO)


@pytest.mark.parametrize("id", CARDS)
def test_the_card_is_what_the_ledger_says(id: str) -> None:
    written = read_ledger("senjutsu", "en").ruling(RULINGS[id]).text.partition(" Why: ")[0]
    assert solo_sentence(SOLO[id]) == written


def foe_with(id: str) -> str:
    """A foe that may carry the card."""
    card = SOLO[id]
    if card.deck != "solo":
        return card.deck.removeprefix("solo-")
    return {6: "yumi-ashigaru", 7: "arquebusier", 3: "yari-ashigaru"}.get(card.selection, "samurai-boss")


@pytest.mark.parametrize("id", CARDS)
def test_a_foe_can_carry_the_card_out(id: str) -> None:
    """Near, two away, behind and far: the card is turned up, the turn comes to its end, nothing is lost."""
    kind = foe_with(id)
    foes = ("ashigaru",) if kind == "hachiko" else (kind,)
    for board in (NEAR, TWO_AWAY, BEHIND, FAR):
        cards = f"solo-003 {id}" if kind == "hachiko" else f"{id} solo-hachiko-jump"
        two = board if kind not in ("hachiko", "ashigaru") else with_second(board)
        hero = "ronin" if kind == "student" else "student"
        hand = "pommel-smash deep-meditation"
        table = against(*foes, board=two, cards=cards, hero=hero, hand=hand, field="great-plain")
        turn(table, "pommel-smash")
        assert id in [event.card for event in told(table, Revealed) if event.seat > 0]
        at_rest(table)


@ruling("SJ-67.1", "SJ-67.2")
@pytest.mark.parametrize("id", ["solo-001", "solo-002"])
def test_aggressive_mind_shuffles_the_top_attack_of_its_discards_into_its_deck(id: str) -> None:
    """Calm Defence lies on top, Practiced Strike next, Quick Stab at the bottom."""
    taken = set()
    for seed in range(12):
        table = against(
            "samurai-boss",
            board=TWO_AWAY,
            cards=id,
            decks={0: "solo-014 solo-025"},
            discards={1: "solo-023 solo-024 solo-026"},
            seed=seed,
        )
        turn(table, "deep-meditation")
        assert [event.card for event in told(table, FoeRecalled)] == ["solo-024"]
        assert table.discards[1] == ["solo-023", "solo-026", id]
        assert sorted([*table.decks[1], table.chosen[1]]) == ["solo-014", "solo-024", "solo-025"]
        taken.add(table.chosen[1])
        at_rest(table)
    assert taken == {"solo-014", "solo-024", "solo-025"}, "the whole deck is shuffled"


@ruling("SJ-67.1")
def test_without_an_attack_among_its_discards_nothing_comes_back() -> None:
    deck = {0: "solo-014 solo-025"}
    table = against("samurai-boss", board=TWO_AWAY, cards="solo-001", decks=deck, discards={1: "solo-026"})
    turn(table, "deep-meditation")
    assert not told(table, FoeRecalled)
    assert (table.chosen[1], table.decks[1], table.discards[1]) == ("solo-014", ["solo-025"], ["solo-026", "solo-001"])
    at_rest(table)


@ruling("SJ-67.41")
def test_after_fire_the_arquebusier_closes_in_and_its_card_is_out_of_the_game() -> None:
    """Five hexes away it fires; from then on it moves as one who fights hand to hand."""
    table = against(
        "arquebusier", board=FAR, cards="solo-041", decks={0: "solo-004"}, discards={1: "solo-039"}, field="great-plain"
    )
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-34.18"]
    assert table.wounds[0] == 2
    assert table.view(None)["table"]["solo"]["banished"] == ["solo-041"]
    assert table.components().count("solo solo-041") == 1, "it lies in no other place"
    assert (table.chosen[1], table.discards[1]) == ("solo-004", ["solo-039"])
    turn(table, table.hands[0][0])
    assert reasons(table) == ["SJ-34.18", "SJ-33.4"], "no ranged step"
    assert drawn(table)["a"][0] == "3,-3"
    assert sorted([table.chosen[1], *table.decks[1]]) == ["solo-004", "solo-039"], "its new deck is made without Fire"
    at_rest(table)


ON_THE_PATH = {1: [["solo-monk-enlightened-path", 1, 0]]}
"""Enlightened Path lies before the Monk."""


def own(text: str) -> dict[str, Any]:
    """A fast attack of our own."""
    return {"cards": {"own": {"type": "attack", "initiative": "9", "text": text}}}


@ruling("SJ-68.51")
def test_enlightened_path_stays_and_takes_a_marker_for_each_success() -> None:
    table = against(
        "monk", board=NEAR, cards="solo-monk-enlightened-path", decks={0: "solo-023 solo-026"}, hands={0: "deep-meditation"}
    )
    turn(table, "deep-meditation")
    assert [card for card, _, _ in table.lasting[1]] == ["solo-monk-enlightened-path"]
    assert table.solo.tally == [0], "the card itself is no success"
    struck = against("monk", board=NEAR, cards="solo-018", lasting=ON_THE_PATH)
    turn(struck, "deep-meditation")
    assert [event.markers for event in told(struck, FoeTallied)] == [1]
    blocked = against("monk", board=NEAR, cards="solo-033", lasting=ON_THE_PATH, hand="severing-cut horse-kick")
    turn(blocked, "severing-cut")
    assert [event.markers for event in told(blocked, FoeTallied)] == [1]
    missed = against("monk", board=BEHIND, cards="solo-018", lasting=ON_THE_PATH)
    turn(missed, "deep-meditation")
    assert missed.solo.tally == [0]
    plain = against("monk", board=NEAR, cards="solo-018")
    turn(plain, "deep-meditation")
    assert plain.solo.tally == [0], "without the card there is nothing to mark"
    for one in (table, struck, blocked, missed, plain):
        at_rest(one)


@ruling("SJ-68.51")
def test_with_three_markers_its_limit_is_one_higher() -> None:
    for markers, falls in ((2, True), (3, False)):
        table = against(
            "monk",
            board=NEAR,
            cards="solo-003",
            lasting=ON_THE_PATH,
            solo={"tally": [markers]},
            wounds={1: 6},
            hand="own",
            options=own("atk F:w"),
        )
        assert table.view(0)["table"]["solo"]["foes"][0]["wound_limit"] == (7 if falls else 8)
        turn(table, "own")
        assert table.over == falls, f"the seventh Wound, {markers} markers"
        at_rest(table)


@ruling("SJ-68.51")
def test_with_five_markers_no_status_affects_it() -> None:
    for markers, affected in ((4, True), (5, False)):
        table = against(
            "monk",
            board=NEAR,
            cards="solo-003",
            lasting=ON_THE_PATH,
            solo={"tally": [markers]},
            hand="own",
            options=own("atk F:w+st+hob"),
        )
        turn(table, "own")
        stuns = [*table.decks[1], table.chosen[1]].count("stun")
        assert (stuns, len(table.hobbled[1])) == ((1, 1) if affected else (0, 0)), f"{markers} markers"
        assert table.wounds[1] == 1, "Wounds do"
        at_rest(table)


@ruling("SJ-68.51")
def test_with_seven_markers_its_attacks_deal_one_wound_more() -> None:
    for markers, wounds in ((6, 1), (7, 2)):
        table = against("monk", board=NEAR, cards="solo-025", lasting=ON_THE_PATH, solo={"tally": [markers]})
        turn(table, "deep-meditation")
        assert table.wounds[0] == wounds, f"{markers} markers"
        at_rest(table)


def with_second(board: str) -> str:
    """The same drawing with the second of a pair far behind the player."""
    return {NEAR: NEAR_TWO, TWO_AWAY: TWO_AWAY_TWO, BEHIND: BEHIND_TWO, FAR: FAR_TWO}[board]


NEAR_TWO = """
      b↓
   .     .
      H↑
   .     .
      .
   .     .
      a↑
"""
TWO_AWAY_TWO = """
      b↓
   .     .
      .
   .     .
      H↑
   .     .
      a↑
"""
BEHIND_TWO = """
      a↓
   .     .
      .
   .     .
      H↑
   .     .
      b↓
"""
FAR_TWO = """
               b↙
            .
         .
      .
   .
H↑
   .
      a↖
"""
