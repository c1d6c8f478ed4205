"""Chapter 29 at the workbench: decks as text, legality told card by card, and a deck brought to a table."""

from __future__ import annotations

from typing import Any

import pytest

import budokan
from budokan import Luck
from budokan.games.senjutsu.box import printed_box
from budokan.games.senjutsu.deck_text import Draft, entries, write_deck
from budokan.games.senjutsu.decks import COPIES, rank_counts
from budokan.games.senjutsu.options import MOST_COPIES, BuiltDeck
from budokan.games.senjutsu.workshop import WORKSHOP, read
from budokan.kernel.errors import BudokanError
from budokan.kernel.words import words
from budokan.kernel.workshop import Inspection
from tests.support.rulings import ruling


def inspect(words: str) -> Inspection:
    """What is said of a deck where nobody has cards of his own."""
    return WORKSHOP.inspect(words, {})


def test_a_deck_that_names_a_card_a_thousand_times_is_counted_no_further() -> None:
    """The bench counted each copy once more for every card on offer: 8 KB kept it busy for ten seconds."""
    said = inspect("character: ronin\n" + "999 fend\n" * 800 + "999 katana-strike\n" * 10)
    assert said.cards["fend"] == MOST_COPIES
    assert "sj-deck-copies" in [verdict.text.id for verdict in said.verdicts]
    assert rank_counts(printed_box("final", second_printing=False), BuiltDeck({"fend": 40, "nothing": 3})).total() == 40


def filled(inspection: Inspection, *, barring: tuple[str, ...] = ()) -> dict[str, int]:
    """The deck with cards added one by one, as long as the workshop says that there is room."""
    counts = dict(inspection.cards)
    while free := [card for card, room in inspection.room.items() if room.more and card not in barring]:
        counts[free[0]] = counts.get(free[0], 0) + inspection.room[free[0]].more
        inspection = inspect(write_deck(inspection.headings, counts))
    return counts


def told(inspection: Inspection) -> list[tuple[str, str]]:
    return [(verdict.card, verdict.text.ruling) for verdict in inspection.verdicts]


def why(inspection: Inspection, card: str) -> tuple[int, str, str]:
    room = inspection.room[card]
    return room.more, room.why.id, room.why.ruling


@ruling("SJ-29.1")
@pytest.mark.parametrize("fighter", WORKSHOP.headings[0].choices)
@pytest.mark.parametrize("edition", ["final", "beta-v7"])
def test_who_adds_as_long_as_there_is_room_ends_with_a_legal_deck(fighter: str, edition: str) -> None:
    begun = inspect(f"character: {fighter}\nedition: {edition}")
    if not begun.room:
        assert [verdict.text.id for verdict in begun.verdicts] == ["sj-bad-character"]
        assert edition == "beta-v7", "in the beta only the core box fights"
        return
    deck = write_deck(begun.headings, filled(begun))
    done = inspect(deck)
    assert done.verdicts == ()
    assert all(room.more == 0 for room in done.room.values())
    table = budokan.game("senjutsu").new(2, 7, **WORKSHOP.bring(WORKSHOP.table_for(deck), 0, deck))
    assert table.characters[0] == fighter  # type: ignore[attr-defined]  # a table of Senjutsu


@ruling("SJ-29.7", "SJ-29.8", "SJ-29.10", "SJ-29.3")
def test_each_card_says_how_many_more_and_why_not() -> None:
    box = printed_box("final", False)
    empty = inspect("character: ronin")
    assert why(empty, "wild-swing") == (2, "sj-room-copies", "SJ-29.5")
    assert why(empty, "naginata-sweep") == (1, "sj-room-weapons", "SJ-29.9")
    assert "dark-insight" not in empty.room, "the Master's cards are not on offer for the Ronin"
    golden = [card for card in empty.room if card in box.sheets and box.sheets[card].rank == "gold"]
    eight = inspect(write_deck({"character": "ronin"}, dict.fromkeys(golden[:8], 1)))
    assert why(eight, golden[8]) == (0, "sj-room-gold", "SJ-29.7")
    jade = [card for card in empty.room if card in box.sheets and box.sheets[card].rank == "jade"]
    one = inspect(f"character: ronin\n1 {jade[0]}\n1 wild-swing\n1 katana-swing")
    assert why(one, jade[1]) == (0, "sj-room-jade", "SJ-29.8")
    assert why(one, "wild-swing")[0] == 1 and why(one, "quick-stab") == (0, "sj-room-school", "SJ-29.10")
    assert inspect("character: ronin\nschools: free\n1 wild-swing").room["quick-stab"].more == 3
    assert inspect("character: ashigaru").room["wild-swing"].why.ruling == "SJ-29.10"


@ruling("SJ-29.4", "SJ-29.9", "SJ-29.10")
def test_what_is_wrong_is_told_of_the_card_it_is_wrong_with() -> None:
    found = inspect("character: ronin\n3 wild-swing, 1 quick-stab\n1 dark-insight\n1 tachi-cut\n1 naginata-sweep")
    assert told(found) == [
        ("wild-swing", "SJ-29.5"),
        ("dark-insight", "SJ-29.3"),
        ("", "SJ-29.1"),
        ("", "SJ-29.9"),
        ("tachi-cut", "SJ-29.9"),
        ("quick-stab", "SJ-29.10"),
    ]
    assert not found.legal


@pytest.mark.parametrize(
    ("text", "line", "column", "id"),
    [
        ("character: ronin\n  two swings", 2, 3, "sj-text-entry"),
        ("character: ronin, 2 nobody", 1, 21, "sj-text-card"),
        ("character: ronin\n0 wild-swing", 2, 1, "sj-text-entry"),
        ("character: ronin # he\n1 wild-swing,colour: red", 2, 14, "sj-text-heading"),
        ("character:  shogun", 1, 13, "sj-text-value"),
        ("character: ronin\nsize: 61", 2, 7, "sj-text-value"),
        ("character: ronin\ncharacter: master", 2, 1, "sj-text-twice"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, line: int, column: int, id: str) -> None:
    [problem, *_] = read(text).problems
    assert (problem.id, problem.args["line"], problem.args["column"]) == (id, line, column)
    for language in ("en", "it"):
        said = words(language, "senjutsu").say(problem)
        assert str(line) in said and str(column) in said and "{" not in said


def test_a_text_without_a_fighter_is_no_deck() -> None:
    assert [verdict.text.id for verdict in inspect("2 wild-swing").verdicts] == ["sj-text-no-character"]


@ruling("SJ-69.1", "SJ-29.2")
def test_the_printed_lists_are_a_beginning_and_lack_only_their_size() -> None:
    ready = WORKSHOP.ready()
    assert "hachiko-ready" not in ready and len(ready) == 16
    for name, text in ready.items():
        lacking = {verdict.text.id for verdict in inspect(text).verdicts}
        assert lacking == {"sj-deck-size", *(["sj-deck-hachiko"] if name == "ashigaru-ready" else [])}, name
        assert inspect(name).cards == inspect(text).cards, "by its name"


def test_text_is_the_same_after_reading_and_writing() -> None:
    for text in WORKSHOP.ready().values():
        draft = read(text)
        assert write_deck(draft.headings, draft.cards) == text


LETTERS = ["", "\n", ",", ":", "#", "9", " ", "x", "é", "\0", "-", "character: ronin\n"]
LINES = ["\n", "# a remark\n", "2 wild-swing\n", "  ", ";", "3x quick-stab, ", "1 nobody\n", "edition: final\n"]


def mutated(text: str, luck: Luck) -> str:
    """The text with letters struck out and put in anywhere, or with something more between two lines."""
    if luck.below(2):
        at = luck.below(len(text) + 1)
        return text[:at] + luck.pick(LETTERS) + text[at + luck.below(4) :]
    lines = text.splitlines(keepends=True)
    at = luck.below(len(lines) + 1)
    return "".join([*lines[:at], luck.pick(LINES), *lines[at:]])


def position(draft: Draft, text: str) -> bool:
    """Whether every problem stands at its place in the text, or is about the whole."""
    lines = text.split("\n")
    for problem in draft.problems:
        if problem.id == "sj-text-no-character":
            continue
        line, column, found = (problem.args[name] for name in ("line", "column", "found"))
        assert isinstance(line, int) and isinstance(column, int)
        if not lines[line - 1][column - 1 :].startswith(str(found)):
            return False
    return True


def test_mutated_texts_are_a_deck_or_an_error_with_its_place_and_never_a_crash() -> None:
    luck = Luck(29)
    ready = list(WORKSHOP.ready().values())
    read_well = broken = 0
    for _ in range(3_000):
        text = mutated(luck.pick(ready), luck)
        draft = read(text)
        assert position(draft, text), (text, draft.problems)
        read_well, broken = read_well + (not draft.problems), broken + bool(draft.problems)
        if luck.below(10) == 0:
            assert all(verdict.text.id for verdict in inspect(text).verdicts)
    assert read_well > 300 and broken > 300, "both happen often"


def test_entries_know_where_they_stand() -> None:
    assert list(entries("a, b\n# c\n  d;e")) == [(1, 1, "a"), (1, 4, "b"), (3, 3, "d"), (3, 5, "e")]


def dealt(options: dict[str, Any]) -> Any:
    return budokan.game("senjutsu").new(2, 3, **options)


@ruling("SJ-1.6", "SJ-5.13")
def test_a_seat_fights_as_the_one_its_deck_is_built_for() -> None:
    deck = write_deck({"character": "warrior"}, filled(inspect("character: warrior")))
    options = WORKSHOP.bring(WORKSHOP.bring({}, 1, deck), 0, "monk-ready")
    table = dealt(options)
    assert table.characters == ["monk", "warrior"]
    weapons = {card for card in read(deck).cards if card in table.box.weapons}
    assert sorted(table.lists[1]) == sorted(c for c, n in read(deck).cards.items() if c not in weapons for _ in range(n))
    assert set(table.specials[1]) == {"warrior-special", *weapons}
    assert budokan.replay(table.record()).digest() == table.digest()
    assert dealt(WORKSHOP.bring({"characters": ("ninja", "yasuke")}, 1, deck)).characters == ["ninja", "warrior"]


@ruling("SJ-1.6")
def test_two_decks_of_one_fighter_are_refused_unless_mirror_matches_are_allowed() -> None:
    options = WORKSHOP.bring(WORKSHOP.bring({}, 0, "monk-ready"), 1, "monk-ready")
    with pytest.raises(BudokanError, match="chosen twice"):
        dealt(options)
    assert dealt({**options, "mirror_match": True}).characters == ["monk", "monk"]


@ruling("SJ-29.1", "SJ-29.2")
@pytest.mark.parametrize("size", [20, 30, 60])
def test_a_deck_of_another_size_is_built_for_a_table_that_asks_for_it(size: int) -> None:
    begun = inspect(f"character: ronin\nsize: {size}")
    deck = write_deck(begun.headings, filled(begun))
    assert inspect(deck).verdicts == ()
    assert f"size: {size}\n" in deck
    table = dealt(WORKSHOP.bring(WORKSHOP.table_for(deck), 0, deck))
    assert len(table.lists[0]) == size
    with pytest.raises(BudokanError, match=f"A deck holds 40 cards, not {size}"):
        dealt(WORKSHOP.bring({}, 0, deck))


@ruling("SJ-29.2")
def test_a_printed_list_is_whole_where_thirty_cards_are_asked_for() -> None:
    assert inspect("size: 30\n" + WORKSHOP.ready()["ronin-ready"]).legal


@ruling("SJ-29.1")
def test_a_deck_may_hold_the_cards_of_ones_own_that_its_table_has() -> None:
    """And at a table without them they are not known."""
    leaf = {"name": "Falling Leaf", "deck": "generic", "rank": "steel", "type": "attack", "initiative": "6", "text": "atk F:w"}
    begun = inspect("character: warrior\nsize: 22")
    printed = filled(begun)
    wood = next(card for card, copies in printed.items() if copies == 3)
    deck = write_deck(begun.headings, {**printed, wood: 1, "falling-leaf": 2})
    at_table = {**WORKSHOP.table_for(deck), "cards": {"falling-leaf": leaf}}
    assert dealt(WORKSHOP.bring(at_table, 0, deck)).lists[0].count("falling-leaf") == 2
    with pytest.raises(BudokanError, match="falling-leaf"):
        WORKSHOP.bring(WORKSHOP.table_for(deck), 0, deck)
    with pytest.raises(BudokanError):
        dealt(WORKSHOP.bring({**at_table, "cards": ["no", "cards"]}, 0, deck))


@ruling("SJ-29.1")
def test_where_somebody_has_cards_of_his_own_decks_are_built_with_them() -> None:
    """They lie on the shelf with their rank, are drawn from their own text, and are called what they were named."""
    leaf = {"name": "Falling Leaf", "deck": "generic", "rank": "steel", "type": "attack", "initiative": "6", "text": "atk F:w"}
    own = {"falling-leaf": leaf, "nameless": {**leaf, "name": "x"}, "wild-swing": {"initiative": "9"}}
    del own["nameless"]["name"]
    found = {one.id: one for one in WORKSHOP.cards(own)}
    assert (found["falling-leaf"].most, found["falling-leaf"].facts) == (
        COPIES["steel"],
        {"shelf": "generic", "rank": "steel", "type": "attack"},
    )
    assert "falling-leaf" not in {one.id for one in WORKSHOP.cards({})}
    words = "character: warrior\n2 falling-leaf"
    assert WORKSHOP.inspect(words, own).cards == {"falling-leaf": 2}
    assert WORKSHOP.inspect(words, own).room["falling-leaf"].more == 0
    assert "falling-leaf" not in inspect(words).cards
    drawn = WORKSHOP.faces(own)
    assert (drawn["wild-swing"].high, drawn["falling-leaf"].rank, drawn.keys()) == (9, "steel", own.keys())
    called = budokan.game("senjutsu").called({"cards": own})
    assert called == {"sj-card-falling-leaf": "Falling Leaf", "sj-card-nameless": "nameless"}


@ruling("SJ-1.7", "SJ-29.11")
def test_a_table_opened_for_a_deck_has_its_edition_and_its_schools() -> None:
    assert WORKSHOP.table_for("character: ronin\n1 wild-swing") == {}
    assert WORKSHOP.table_for("character: ronin\nedition: beta-v7\nschools: free") == {
        "edition": "beta-v7",
        "limited_schools": False,
    }
    assert WORKSHOP.table_for("character: ronin\nsize: 30") == {"deck_size": 30}
    assert WORKSHOP.table_for("beta-sample") == {"edition": "beta-v7"}


def test_a_deck_that_cannot_be_read_is_not_brought() -> None:
    with pytest.raises(BudokanError, match="Line 2, column 3"):
        WORKSHOP.bring({}, 0, "character: ronin\n2 nobody")


def test_the_collection_tells_of_every_card_its_most_and_where_it_lies() -> None:
    cards = {one.id: one for one in WORKSHOP.cards({})}
    assert cards["wild-swing"].most == COPIES["steel"]
    assert cards["wild-swing"].facts == {"shelf": "generic", "rank": "steel", "type": "attack"}
    assert cards["katana-swing"].most == 1 and cards["katana-swing"].facts["shelf"] == "weapon"
    assert cards["attack-heel"].facts == {"shelf": "hachiko", "rank": "steel", "type": "attack+defence"}
    assert "master-special" not in cards and "stun" not in cards
