"""Chapters 1, 20, 29, 43, 44, 69 and 70: characters, decks, building a deck, and the fields."""

from __future__ import annotations

from typing import Any

import pytest

from budokan import BudokanError
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.box import FOCUS_POINT, LETTERS, printed_box
from budokan.games.senjutsu.cards import all_battlefields, all_cards, all_characters, all_decks, all_schools, all_terrain
from budokan.games.senjutsu.decks import COPIES, deck_problems
from budokan.games.senjutsu.options import BuiltDeck, Options
from budokan.games.senjutsu.table import Table
from budokan.kernel.ledger import read_ledger
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, layout, offered, start

CHARACTERS = [
    pytest.param("master", marks=ruling("SJ-44.1"), id="master"),
    pytest.param("ronin", marks=ruling("SJ-44.2"), id="ronin"),
    pytest.param("student", marks=ruling("SJ-44.3"), id="student"),
    pytest.param("warrior", marks=ruling("SJ-44.4"), id="warrior"),
    pytest.param("ninja", marks=ruling("SJ-44.5"), id="ninja"),
    pytest.param("assassin", marks=ruling("SJ-44.6"), id="assassin"),
    pytest.param("ashigaru", marks=ruling("SJ-44.7"), id="ashigaru"),
    pytest.param("hachiko", marks=ruling("SJ-44.8"), id="hachiko"),
    pytest.param("monk", marks=ruling("SJ-44.9"), id="monk"),
    pytest.param("navigator", marks=ruling("SJ-44.10"), id="navigator"),
    pytest.param("onna-bugeisha", marks=ruling("SJ-44.11"), id="onna-bugeisha"),
    pytest.param("yojimbo", marks=ruling("SJ-44.12"), id="yojimbo"),
    pytest.param("wakou", marks=ruling("SJ-44.13"), id="wakou"),
    pytest.param("yasuke", marks=ruling("SJ-44.14"), id="yasuke"),
    pytest.param("kojiro", marks=ruling("SJ-44.15"), id="kojiro"),
    pytest.param("musashi", marks=ruling("SJ-44.16"), id="musashi"),
]
DECKS = [
    pytest.param("master-ready", marks=ruling("SJ-69.1"), id="master-ready"),
    pytest.param("ronin-ready", marks=ruling("SJ-69.2"), id="ronin-ready"),
    pytest.param("student-ready", marks=ruling("SJ-69.3"), id="student-ready"),
    pytest.param("warrior-ready", marks=ruling("SJ-69.4"), id="warrior-ready"),
    pytest.param("ashigaru-ready", marks=ruling("SJ-69.5"), id="ashigaru-ready"),
    pytest.param("hachiko-ready", marks=ruling("SJ-69.6"), id="hachiko-ready"),
    pytest.param("assassin-ready", marks=ruling("SJ-69.7"), id="assassin-ready"),
    pytest.param("kojiro-ready", marks=ruling("SJ-69.8"), id="kojiro-ready"),
    pytest.param("monk-ready", marks=ruling("SJ-69.9"), id="monk-ready"),
    pytest.param("musashi-ready", marks=ruling("SJ-69.10"), id="musashi-ready"),
    pytest.param("ninja-ready", marks=ruling("SJ-69.11"), id="ninja-ready"),
    pytest.param("onna-bugeisha-ready", marks=ruling("SJ-69.12"), id="onna-bugeisha-ready"),
    pytest.param("navigator-ready", marks=ruling("SJ-69.13"), id="navigator-ready"),
    pytest.param("wakou-ready", marks=ruling("SJ-69.14"), id="wakou-ready"),
    pytest.param("yasuke-ready", marks=ruling("SJ-69.15"), id="yasuke-ready"),
    pytest.param("yojimbo-ready", marks=ruling("SJ-69.16"), id="yojimbo-ready"),
]
FIELDS = [
    pytest.param("burning-village", marks=ruling("SJ-70.1"), id="burning-village"),
    pytest.param("snowfield", marks=ruling("SJ-70.2"), id="snowfield"),
    pytest.param("narrow-bridge", marks=ruling("SJ-70.3"), id="narrow-bridge"),
    pytest.param("courtyard", marks=ruling("SJ-70.4"), id="courtyard"),
    pytest.param("great-plain", marks=ruling("SJ-70.5"), id="great-plain"),
    pytest.param("beta-tile", marks=ruling("SJ-70.6"), id="beta-tile"),
]


def cited(one: Any) -> str:
    """The ruling a case shows."""
    return str(one.marks[0].args[0])


RULINGS = {str(one.values[0]): cited(one) for one in [*CHARACTERS, *DECKS, *FIELDS]}


def sentence(id: str) -> str:
    return read_ledger("senjutsu", "en").ruling(RULINGS[id]).text.partition(" Why: ")[0]


@pytest.mark.parametrize("id", CHARACTERS)
def test_the_character_is_what_the_ledger_says(id: str) -> None:
    card = next(one for one in all_characters() if one.id == id)
    text = sentence(id)
    assert text.startswith(f"{card.name} ({card.number}): " if card.number else f"{card.name}: ")
    if id == "hachiko":
        assert (card.wound_limit, card.stun_limit, card.weapons, card.branches) == (2, 2, (), ())
        return
    figures = f"Advantage {card.advantage:02d}, hand limit {card.hand_limit}, wound limit {card.wound_limit};"
    assert figures in text
    said = text.partition("Branches: ")[2].rstrip(".").split("; ")
    branches = {branch.replace(" (one way)", "").replace(" to ", ">").replace(" and ", "-").lower() for branch in said}
    ours = {branch if ">" in branch else "-".join(sorted(branch.split("-"))) for branch in card.branches}
    assert {branch if ">" in branch else "-".join(sorted(branch.split("-"))) for branch in branches} == ours


@ruling("SJ-1.2", "SJ-4.8")
def test_a_tree_knows_its_one_way_branches() -> None:
    ronin = printed_box("final", False).persons["ronin"].tree
    assert "A" in ronin.ways["N"]
    assert "N" not in ronin.ways["A"]
    assert ronin.ways["A"] == [FOCUS_POINT]
    assert LETTERS["balance"] in ronin.ways["N"] and "N" in ronin.ways["B"]


@pytest.mark.parametrize("id", DECKS)
def test_the_ready_made_deck_is_what_the_ledger_says(id: str) -> None:
    deck = next(one for one in all_decks() if one.id == id)
    names = {card.id: card.name for card in all_cards()}
    from budokan.games.senjutsu.cards import hachiko_cards

    names |= {card.id: card.name for card in hachiko_cards()}
    text = sentence(id)
    listed = ", ".join(f"{names[card]} ×{count}" for card, count in deck.cards.items())
    assert text.endswith(f": {listed}.")
    assert f", {sum(deck.cards.values())} cards" in text
    if deck.special:
        assert f" with {' and '.join(names[card] for card in deck.special)}:" in text


@pytest.mark.parametrize("id", FIELDS)
def test_the_field_is_what_the_ledger_says(id: str) -> None:
    field = next(one for one in all_battlefields() if one.id == id)
    text = sentence(id)
    assert f"{field.name}: {len(field.hexes)} hexes, up to {field.seats} fighters, {len(field.start)} groups of 3" in text
    names = {terrain.id: terrain.name for terrain in all_terrain()}
    listed = ", ".join(names[piece] for piece in field.terrain)
    assert (f"terrain: {listed}" if field.terrain else "no terrain") in text
    assert all(hex in field.hexes for group in field.start.values() for hex in group)


@ruling("SJ-29.2", "SJ-29.14", "SJ-29.15", "SJ-29.16")
def test_ready_made_decks_are_played_as_listed() -> None:
    sizes = {deck.character: sum(deck.cards.values()) for deck in all_decks() if deck.character}
    assert {name: sizes[name] for name in ("master", "ronin", "student", "warrior")} == dict.fromkeys(
        ("master", "ronin", "student", "warrior"), 30
    )
    assert (sizes["assassin"], sizes["wakou"], sizes["yojimbo"], sizes["hachiko"], sizes["ashigaru"]) == (29, 31, 31, 10, 30)
    numbers = {card.id: card.number for card in all_cards()}
    assert (numbers["katana-swing"], numbers["lunging-thrust"], numbers["horizontal-cut"]) == ("070", "107", "105")
    table = start("assassin", "wakou")
    assert [len(cards) for cards in table.lists] == [29, 31]


def forty() -> dict[str, int]:
    """A legal deck of the Student: 40 cards without a school."""
    cards = {"lightning-tail": 1, "insightful-blow": 2, "obedience": 2, "rock-strike": 2, "turning-slash": 2}
    cards |= {"cleaving-waterfall": 3, "mountain-switch": 3, "tranquil-mind": 3, "calm-defence": 3, "deep-meditation": 3}
    cards |= {"fend": 3, "field-bandages": 3, "horse-kick": 3, "pommel-smash": 3, "push-back": 3, "evasive-step": 1}
    return cards


def problems(
    edition: str = "final", character: str = "student", options: dict[str, Any] | None = None, **deck: Any
) -> list[str]:
    box = printed_box(edition, False)
    built = BuiltDeck(**{"cards": forty(), "weapons": ("katana-swing",), **deck})
    return [problem.ruling for problem in deck_problems(box, Options(**(options or {})), box.persons["student"], built)]


@ruling("SJ-29.1", "SJ-29.9")
def test_a_legal_deck_of_forty_is_accepted_and_played() -> None:
    assert sum(forty().values()) == 40
    assert problems() == []
    table = start("student", "ronin", decks=[{"cards": forty(), "weapons": ["katana-swing"]}])
    assert len(table.lists[0]) == 40
    assert table.specials[0] == ("student-special", "katana-swing")


@pytest.mark.parametrize(
    ("change", "ruling_number"),
    [
        pytest.param({"fend": 2}, "SJ-29.1", marks=ruling("SJ-29.1")),
        pytest.param({"masterful-cut": 0, "idle-strike": 1, "fend": 2}, "SJ-29.3", marks=ruling("SJ-29.3", "SJ-3.2")),
        pytest.param({"fend": 4, "push-back": 2}, "SJ-29.4", marks=ruling("SJ-29.4")),
        pytest.param({"rock-strike": 3, "fend": 2}, "SJ-29.5", marks=ruling("SJ-29.5")),
        pytest.param({"evasive-step": 2, "fend": 2}, "SJ-29.6", marks=ruling("SJ-29.6")),
        pytest.param({"drawn-breath": 1, "fend": 2}, "SJ-29.8", marks=ruling("SJ-29.8")),
        pytest.param({"severing-cut": 1, "fend": 2}, "SJ-29.10", marks=ruling("SJ-29.10", "SJ-29.11", "SJ-29.12")),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_by_its_ruling(change: dict[str, int], ruling_number: str) -> None:
    cards = {card: count for card, count in {**forty(), **change}.items() if count}
    assert problems(cards=cards) == [ruling_number]
    with pytest.raises(BudokanError) as caught:
        start("student", "ronin", decks=[{"cards": cards, "weapons": ["katana-swing"]}])
    assert "\n" not in str(caught.value)


@ruling("SJ-29.7")
def test_more_than_eight_gold_cards_are_too_many() -> None:
    gold = ["broad-block", "courage", "dirt-throw", "duty", "emergency-block", "honesty", "honour", "respect", "evasive-step"]
    cards = {**forty(), **dict.fromkeys(gold, 1), "fend": 1, "push-back": 1, "horse-kick": 1, "pommel-smash": 1}
    assert sum(cards.values()) == 40
    assert problems(cards=cards) == ["SJ-29.7"]
    assert problems(cards={**cards, "honour": 0} | {"fend": 2}) == ["SJ-29.6"], "a count of none is no card"


@ruling("SJ-29.10", "SJ-29.11", "SJ-29.12")
def test_one_school_may_be_named_and_all_without_limits() -> None:
    cards = {**forty(), "severing-cut": 1, "fend": 2}
    assert problems(cards=cards, school="blazing-sun") == []
    assert problems(cards=cards, school="jade-river") == ["SJ-29.10"]
    assert problems(cards=cards, options={"limited_schools": False}) == []
    assert {school.id: school.cards for school in all_schools()} == {
        "blazing-sun": ("dashdown-strike", "severing-cut", "wild-swing"),
        "autumn-hare": ("splitting-strike", "rolling-slash", "quick-stab"),
        "jade-river": ("calm-composure", "horizontal-cut", "diagonal-slash"),
    }


@ruling("SJ-29.9", "SJ-31.38")
def test_weapons_must_be_in_the_list() -> None:
    assert problems(weapons=("nodachi-slash",)) == ["SJ-29.9"]
    assert problems(weapons=()) == ["SJ-29.9"]
    assert problems(weapons=("katana-swing", "katana-cut")) == ["SJ-29.9"]


@ruling("SJ-29.13", "SJ-1.6")
def test_each_player_has_his_own_supply_and_a_character_is_taken_once() -> None:
    with pytest.raises(BudokanError):
        start("student", "student")
    table = start("student", "student", mirror_match=True)
    assert table.lists[0] == table.lists[1]
    assert sorted(table.track) == [0, 1]


@ruling("SJ-31.7")
def test_the_ashigarus_two_decks_come_from_one_allowance() -> None:
    box = printed_box("final", False)
    deck = BuiltDeck(
        cards={"heavens-castle": 1, "severing-cut": 2},
        weapons=("yari-impale",),
        school="blazing-sun",
        hachiko={"savage-maul-leap-aside": 1, "wild-bite-lick-wounds": 1, "drag-prey-good-boy": 3},
    )
    found = [problem.ruling for problem in deck_problems(box, Options(), box.persons["ashigaru"], deck)]
    assert found == ["SJ-29.1", "SJ-29.8", "SJ-29.10", "SJ-31.7"], "size, one Jade in both decks, no school, 12 Hachiko cards"


@ruling("SJ-43.1", "SJ-39.4")
def test_a_beta_deck_has_no_limit_on_gold_no_weapons_and_no_schools() -> None:
    gold = ["broad-block", "courage", "dirt-throw", "duty", "emergency-block", "honesty", "honour", "respect", "evasive-step"]
    cards = {**forty(), **dict.fromkeys(gold, 1), "fend": 1, "push-back": 1, "horse-kick": 1, "pommel-smash": 1}
    assert problems("beta-v7", cards=cards, weapons=()) == []
    assert problems("beta-v7", cards={**cards, "severing-cut": 1, "fend": 0} | {"fend": 1}, weapons=()) == ["SJ-29.1"]
    assert COPIES == {"wood": 3, "steel": 2, "gold": 1, "jade": 1}


@ruling("SJ-43.2", "SJ-43.3", "SJ-43.4")
def test_the_betas_sample_deck() -> None:
    deck = next(one for one in all_decks() if one.id == "beta-sample")
    listed = {
        "jade": {"dragon-moon-slash": 1},
        "gold": {"emergency-block": 1, "evasive-step": 1, "war-cry": 1, "calm-composure": 1},
        "steel": {
            **dict.fromkeys(("swift-mind", "firm-mind", "wild-swing", "horizontal-cut", "severing-cut", "stone-block"), 2),
            **dict.fromkeys(("lunging-thrust", "dashdown-strike", "wind-block"), 1),
        },
        "wood": {"quick-stab": 3, "deep-meditation": 3, "pommel-smash": 2, "calm-defence": 2},
    }
    assert deck.cards == {card: count for cards in listed.values() for card, count in cards.items()}
    assert sum(deck.cards.values()) == 30
    box = printed_box("beta-v7", False)
    assert {rank: {card for card in deck.cards if box.sheets[card].rank == rank} for rank in listed} == {
        rank: set(cards) for rank, cards in listed.items()
    }, "the columns of the sample are the ranks"
    assert start("student", "ronin", edition="beta-v7").lists[0] == table_list(deck.cards)


def table_list(cards: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(card for card, count in cards.items() for _ in range(count)))


@ruling("SJ-1.1", "SJ-3.5", "SJ-3.6", "SJ-3.8", "SJ-3.9")
def test_special_cards_stay_with_their_owner_and_count_for_nothing() -> None:
    table = layout("ronin", "student", hands={0: "fend", 1: "fend"})
    assert "choose ronin-special" in offered(table, 0) and "choose naginata-sweep" in offered(table, 0)
    seen = table.view(1)["table"]["players"][0]
    assert (seen["specials"], seen["hand"], seen["cards"]) == (["ronin-special", "naginata-sweep"], 1, None)
    choose(table, "ronin-special", "student-special")
    from tests.support.senjutsu import finish_turn

    finish_turn(table)
    assert "choose ronin-special" in offered(table, 0), "it is back in hand"
    at_rest(table)


@ruling("SJ-1.5", "SJ-1.7")
def test_modes_and_editions() -> None:
    assert list(GAME.modes) == ["duel", "melee", "teams", "solo", "coop", "horde"]
    assert [list(GAME.seats_with(mode, Options())) for mode in GAME.modes] == [[2], [3, 4], [4], [1], [2, 3, 4], [1]]
    assert GAME.options["edition"].choices == ("final", "beta-v7") or set(GAME.options["edition"].choices) == {
        "final",
        "beta-v7",
    }


@ruling("SJ-29.1", "SJ-29.9")
@pytest.mark.parametrize("edition", ["final", "beta-v7"])
def test_decks_drawn_by_lot_are_legal(edition: str) -> None:
    box = printed_box(edition, False)
    for seed in range(12):
        table = GAME.new(2, seed, other_decks="by-lot", edition=edition)
        assert isinstance(table, Table)
        for seat, character in enumerate(table.characters):
            cards = {card: table.lists[seat].count(card) for card in table.lists[seat]}
            schools = ["", *[school.id for school in all_schools()]]
            found = []
            for school in schools:
                deck = BuiltDeck(cards, table.specials[seat][1:], school)
                found.append([one.ruling for one in deck_problems(box, Options(), box.persons[character], deck)])
            assert [] in found, "legal with one school or none"
