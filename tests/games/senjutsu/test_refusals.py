"""Why a card of the hand cannot be chosen now."""

from __future__ import annotations

from budokan.kernel.words import words
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, layout, offered


def reasons(hand: str, **values: object) -> dict[str, tuple[str, str]]:
    """Each card of the Ronin's hand that cannot be chosen: why, and by which ruling."""
    table = layout("ronin", "student", hands={0: hand, 1: "fend"}, **values)  # type: ignore[arg-type]  # values of a position
    refused = table.impossible(0)
    assert {str(one.move) for one in refused}.isdisjoint(offered(table, 0))
    for one in refused:
        for language in ("en", "it"):
            assert words(language).has(one.why.id)
    at_rest(table)
    return {str(one.move).removeprefix("choose "): (one.why.id, one.ruling) for one in refused}


@ruling("SJ-6.14", "SJ-6.15", "SJ-6.17")
def test_a_card_that_cannot_be_chosen_says_why() -> None:
    found = reasons("heavy-armour wolf-pounce ripping-claws bull-rush fend", focus={0: 0})
    assert found["heavy-armour"] == ("why-sj-instant", "SJ-6.17")
    assert found["ripping-claws"] == ("why-sj-instant", "SJ-6.17")
    assert found["wolf-pounce"] == ("why-sj-focus", "SJ-6.14")
    assert "fend" not in found
    assert reasons("bull-rush fend", focus={0: 3})["bull-rush"] == ("why-sj-kamae", "SJ-6.15")
    assert "bull-rush" not in reasons("bull-rush fend", focus={0: 3}, kamae={0: "A"})


def test_what_is_refused_is_told_to_its_owner_alone() -> None:
    table = layout("ronin", "student", hands={0: "heavy-armour fend", 1: "fend"})
    assert [str(one.move) for one in table.impossible(0)][:1] == ["choose heavy-armour"]
    assert "heavy-armour" not in str(table.impossible(1)) and "heavy-armour" not in str(
        [one.move for one in table.impossible(1)]
    )
    at_rest(table)
