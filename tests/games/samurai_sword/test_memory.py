"""What seats have seen of each other's hands: SS-18.7 and SS-18.8 seen from the inside."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.samurai_sword.memory import (
    NOWHERE,
    Known,
    find_hands,
    forget,
    learn,
    leaves,
    moves_unseen,
    seats_in,
    true_together,
    vagueness,
)
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, layout


def bits(*seats: int) -> int:
    """A set of seats as it is kept."""
    return sum(1 << seat for seat in seats)


ALL = bits(0, 1, 2, 3, 4)


@ruling("SS-18.8")
def test_a_set_of_seats_is_read_back() -> None:
    assert seats_in(bits(0, 2, 7)) == (0, 2, 7)
    assert seats_in(0) == ()
    assert seats_in(bits(1, 9)) == (1, 9), "more seats than any table has"


@ruling("SS-18.8")
def test_the_surest_memory_comes_first() -> None:
    vague, sure, vaguest = ("bo", bits(1, 2), 1), ("zen", bits(3), 1), ("bo", bits(1, 2, 3), 1)
    assert sorted([vaguest, vague, sure], key=vagueness) == [sure, vague, vaguest]


@ruling("SS-18.7")
def test_all_who_saw_a_card_enter_a_hand_learn_it_but_its_holder() -> None:
    memories: list[Known] = []
    learn(memories, "nodachi", 1, ALL)
    assert memories == [("nodachi", bits(1), bits(0, 2, 3, 4))]


@ruling("SS-18.3")
def test_a_card_that_only_its_holder_saw_is_nobodys_memory() -> None:
    memories: list[Known] = []
    learn(memories, "nodachi", 1, bits(1))
    assert memories == []


@ruling("SS-18.7")
def test_a_card_that_leaves_in_the_open_is_forgotten_by_all() -> None:
    memories: list[Known] = []
    learn(memories, "nodachi", 1, ALL)
    learn(memories, "bo", 1, ALL)
    learn(memories, "nodachi", 2, ALL)
    leaves(memories, "nodachi", 1)
    assert memories == [("bo", bits(1), bits(0, 2, 3, 4)), ("nodachi", bits(2), bits(0, 1, 3, 4))]


@ruling("SS-18.7")
def test_of_two_cards_alike_one_is_forgotten() -> None:
    memories: list[Known] = []
    learn(memories, "parry", 1, ALL)
    learn(memories, "parry", 1, ALL)
    leaves(memories, "parry", 1)
    assert memories == [("parry", bits(1), bits(0, 2, 3, 4))]


@ruling("SS-18.8")
def test_the_sure_memory_goes_before_the_vague_one() -> None:
    memories: list[Known] = [("parry", bits(1, 2), bits(0)), ("parry", bits(1), bits(0))]
    leaves(memories, "parry", 1)
    assert memories == [("parry", bits(1, 2), bits(0))]


@ruling("SS-18.8")
def test_a_vague_memory_is_forgotten_when_the_card_may_have_left() -> None:
    memories: list[Known] = [("parry", bits(1, 2), bits(0, 3))]
    leaves(memories, "parry", 2)
    assert memories == []


@ruling("SS-18.8")
def test_a_card_of_another_kind_or_hand_is_no_reason_to_forget() -> None:
    before: list[Known] = [("parry", bits(1, 2), bits(0)), ("bo", bits(3), bits(0))]
    memories = list(before)
    leaves(memories, "bo", 1)
    leaves(memories, "parry", 3)
    assert memories == before


@ruling("SS-18.8")
def test_of_two_vague_memories_the_one_that_stays_covers_the_hands_of_both() -> None:
    memories: list[Known] = [("parry", bits(1, 2), bits(0)), ("parry", bits(1, 3), bits(0))]
    leaves(memories, "parry", 1)
    assert memories == [("parry", bits(1, 2, 3), bits(0))], "the one in hand 2 may be left, or the one in hand 3"


@ruling("SS-18.8")
def test_each_seat_forgets_for_itself() -> None:
    memories: list[Known] = [("parry", bits(1), bits(0, 2)), ("parry", bits(1, 3), bits(0, 4))]
    leaves(memories, "parry", 1)
    assert memories == [("parry", bits(1, 3), bits(0))], "seat 2 had one memory, seat 4 another, seat 0 both"


@ruling("SS-18.8")
def test_only_those_who_saw_it_forget() -> None:
    memories: list[Known] = [("parry", bits(1), bits(0, 2, 3))]
    forget(memories, "parry", 1, bits(2))
    assert memories == [("parry", bits(1), bits(0, 3))]


@ruling("SS-18.8")
def test_after_a_diversion_bystanders_remember_a_card_in_one_of_two_hands() -> None:
    memories: list[Known] = [("nodachi", bits(1), bits(0, 2, 3, 4))]
    moves_unseen(memories, "bo", giver=1, taker=2, last=False)
    assert set(memories) == {("bo", bits(2), bits(1)), ("nodachi", bits(1), bits(2)), ("nodachi", bits(1, 2), bits(0, 3, 4))}, (
        "the giver knows what he lost, the taker that the Nodachi is still there, the others neither"
    )


@ruling("SS-18.8")
def test_the_taker_knows_that_he_has_the_remembered_card_now() -> None:
    memories: list[Known] = [("nodachi", bits(1), bits(0, 2))]
    moves_unseen(memories, "nodachi", giver=1, taker=2, last=False)
    assert set(memories) == {("nodachi", bits(1, 2), bits(0)), ("nodachi", bits(2), bits(1))}


@ruling("SS-18.8")
def test_with_the_last_card_everybody_knows_where_it_went() -> None:
    memories: list[Known] = [("nodachi", bits(1), bits(0, 3))]
    moves_unseen(memories, "nodachi", giver=1, taker=2, last=True)
    assert set(memories) == {("nodachi", bits(2), bits(0, 3)), ("nodachi", bits(2), bits(1))}


@ruling("SS-18.8")
def test_memories_of_other_hands_are_left_alone() -> None:
    memories: list[Known] = [("nodachi", bits(3), bits(0, 1, 2)), ("bo", bits(2), bits(0))]
    moves_unseen(memories, "parry", giver=1, taker=2, last=True)
    assert memories == [("nodachi", bits(3), bits(0, 1, 2)), ("bo", bits(2), bits(0)), ("parry", bits(2), bits(1))]


@ruling("SS-18.8")
def test_a_vague_memory_makes_room_for_one_that_has_no_choice() -> None:
    memories: list[Known] = [("bo", bits(1, 2), 1), ("zen", bits(1, 3), 1)]
    for seed in range(16):
        assert find_hands(memories, [0, 1, 1, 0], Luck(seed)) == [2, 1]


@ruling("SS-18.8")
def test_where_there_is_a_choice_chance_decides() -> None:
    found = {tuple(find_hands([("bo", bits(1, 2), 1)], [0, 5, 5], Luck(seed))) for seed in range(16)}
    assert found == {(1,), (2,)}


@ruling("SS-18.8")
def test_a_card_for_which_there_is_no_room_is_nowhere() -> None:
    assert find_hands([("bo", bits(1), 1), ("bo", bits(1), 1)], [0, 1], Luck(0)) == [1, NOWHERE]


@ruling("SS-18.8")
def test_memories_are_true_together_only_of_different_cards() -> None:
    hands = [["bo"], ["bo", "zen"], ["bo"]]
    once: Known = ("bo", bits(1), bits(0))
    assert true_together([once], hands)
    assert not true_together([once, once], hands), "there is one Bo in hand 1"
    assert true_together([once, ("bo", bits(1), bits(2))], hands), "two seats may remember the same card"
    assert true_together([once, ("bo", bits(1, 2), bits(0))], hands)
    assert not true_together([("bo", bits(0), bits(0))], hands), "nobody remembers his own hand"
    assert not true_together([("zen", bits(2), bits(0))], hands)


@ruling("SS-18.8")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_memories_stay_true(seed: int) -> None:
    """Five hands, three kinds of card, sixty happenings: what is remembered is always there."""
    luck = Luck(seed, "memories")
    hands: list[list[str]] = [[] for _ in range(5)]
    memories: list[Known] = []
    most = 0
    for _ in range(60):
        seat = luck.below(5)
        happening = luck.below(5)
        if happening < 2 or not hands[seat]:
            kind = luck.pick(["bo", "parry", "zen"])
            hands[seat].append(kind)
            if happening:
                learn(memories, kind, seat, ALL)
        elif happening == 2:
            kind = luck.pick(hands[seat])
            hands[seat].remove(kind)
            leaves(memories, kind, seat)
        else:
            taker = (seat + 1 + luck.below(4)) % 5
            kind = luck.pick(hands[seat])
            hands[seat].remove(kind)
            hands[taker].append(kind)
            moves_unseen(memories, kind, seat, taker, not hands[seat])
        assert true_together(memories, hands)
        most = max(most, len(memories))
    assert most >= 5, "there was something to remember"


@ruling("SS-18.8")
def test_a_position_in_which_somebody_remembers_what_is_not_there_is_refused() -> None:
    table = layout("goemon", "tomoe", "musashi", "kojiro", hands={1: "nodachi parry"})
    for known, fits in (
        ([("nodachi", bits(1), bits(0, 2))], True),
        ([("nodachi", bits(1), bits(3)), ("nodachi", bits(1, 2), bits(3))], False),
        ([("nodachi", bits(2), bits(0))], False),
        ([("nodachi", bits(1), bits(1))], False),
    ):
        position = table.position()
        position.state["known"] = known
        if fits:
            assert GAME.set_up(position).view(0)["table"]["seen"] == [{"card": "nodachi", "hands": [1]}]
        else:
            with pytest.raises(budokan.BadWords):
                GAME.set_up(position)
