"""Chapters 3, 5 and 12: lives, masters, and the Successor."""

from __future__ import annotations

from budokan.games.ken.events import LifeLost, Scored
from tests.support.ken import (
    BOX,
    asked,
    at_rest,
    attack,
    attack_of,
    borne_by,
    dealt,
    defence_of,
    defend,
    end_turn,
    engaged,
    fight_on,
    forces,
    layout,
    lives,
    offered,
    on_table,
    out,
    past,
    play,
    reckoned,
    refused,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-3.1", "KEN-5.1", "KEN-6.1")
def test_every_master_has_a_life_and_so_have_some_characters() -> None:
    masters = [card for card in BOX.cards.values() if card.type == "master"]
    assert all(card.resistance == "life" and card.attack > 0 and card.defence > 0 for card in masters)
    alive = [card.id for card in BOX.cards.values() if card.type == "character" and card.resistance == "life"]
    assert alive == ["orc-il-rosso", "devil", "shuren", "hyui"]


@ruling("KEN-3.2", "KEN-3.4", "KEN-5.2")
def test_a_life_absorbs_everything_and_lives_add_no_values() -> None:
    table = layout(forces={0: "kenshiro*3", 1: "raoul"}, phase="combat")
    attack(table, 0, "raoul < kenshiro")
    assert (attack_of(table, "kenshiro"), defence_of(table, "kenshiro")) == (3, 2)
    fight_on(table)
    assert dealt(table) == [(0, 3), (1, 5)]
    assert lives(table, "kenshiro") == 2, "three points got through and one life was lost"
    assert lives(table, "raoul") == 0
    assert past(table, 0) == ["kenshiro"]
    at_rest(table)


@ruling("KEN-3.3", "KEN-3.5", "KEN-3.13")
def test_copies_stack_and_the_stack_is_one_card() -> None:
    table = layout(hands={0: "shin shin"}, forces={0: "shin!"}, places={1: "deserto"})
    play(table, 0, "play shin", "play shin")
    assert forces(table, 0) == ["shin"]
    assert lives(table, "shin") == 3
    assert engaged(table, 0) == ["shin"], "the added lives stay engaged with it"
    play(table, 0, "end presentation")
    assert table.turn == 1, "the engaged stack cannot attack"
    at_rest(table)


@ruling("KEN-3.6", "KEN-3.7", "KEN-3.8", "KEN-3.9", "KEN-3.10", "KEN-5.3")
def test_a_rival_copy_takes_a_life_and_the_next_one_enters() -> None:
    table = layout(hands={0: "ryuga ryuga"}, forces={1: "ryuga+lupo-del-cielo"})
    play(table, 0, "play ryuga")
    assert (forces(table, 0), forces(table, 1)) == ([], [])
    assert (past(table, 0), past(table, 1)) == (["ryuga"], ["lupo-del-cielo", "ryuga"])
    assert told(table, Scored) == []
    play(table, 0, "play ryuga")
    assert forces(table, 0) == ["ryuga"], "in the same phase"
    assert table.points == [0, 0]
    at_rest(table)


@ruling("KEN-3.7")
def test_a_rival_copy_leaves_the_other_lives() -> None:
    table = layout(hands={0: "shoki"}, forces={1: "shoki*3+luce-dorata"})
    play(table, 0, "play shoki")
    assert lives(table, "shoki", 1) == 2
    assert borne_by(table, "shoki") == ["luce-dorata"]
    assert told(table, LifeLost) == [LifeLost(1, "shoki", 2)]
    at_rest(table)


@ruling("KEN-3.11", "KEN-16.2")
def test_nobody_must_play_a_rival_copy() -> None:
    table = layout(hands={0: "ryuga"}, forces={1: "ryuga"})
    play(table, 0, "end presentation")
    assert table.hands[0] == ["ryuga"]
    assert lives(table, "ryuga", 1) == 1
    at_rest(table)


@ruling("KEN-3.12")
def test_lives_are_experience() -> None:
    for count, expected in ((1, ["no further ability", "activate banda-di-fiori ability 1"]), (2, None)):
        table = layout(
            forces={0: f"banda-di-fiori guardia-del-sacro-imperatore shin*{count}", 1: "zeta"},
            places={1: "deserto"},
            phase="combat",
        )
        attack(table, 0, "banda-di-fiori guardia-del-sacro-imperatore shin")
        defend(table, 1, "zeta")
        assert offered(table, 0) == (
            expected
            or ["no further ability", "activate banda-di-fiori ability 1", "activate guardia-del-sacro-imperatore ability 1"]
        )
        at_rest(table)


@ruling("KEN-3.14")
def test_more_resistance_is_nothing_to_a_life() -> None:
    table = layout(forces={0: "raoul", 1: "devil*2+carro-armato"}, phase="combat")
    attack(table, 0, "devil < raoul")
    fight_on(table)
    assert lives(table, "devil") == 1, "5 - (0 + 2) = 3 cost one life, with or without the tank's resistance"
    at_rest(table)


@ruling("KEN-3.15")
def test_of_equal_cards_any_one_goes() -> None:
    table = layout(forces={0: "raoul", 1: "toki*2"}, phase="combat")
    attack(table, 0, "toki < raoul")
    fight_on(table)
    assert lives(table, "toki") == 1
    assert asked(table)[1] == "ChooseDraw", "nobody was asked which"
    at_rest(table)


@ruling("KEN-5.4", "KEN-5.8")
def test_masters_without_a_school_exist_and_one_may_own_all_kinds() -> None:
    assert [card.id for card in BOX.cards.values() if card.type == "master" and card.school == "none"] == [
        "ain",
        "ryuga",
        "juza",
        "fudo",
    ]
    table = layout(hands={0: "kenshiro shin falco ain raoul"})
    play(table, 0, "play kenshiro", "play shin", "play falco", "play ain", "play raoul")
    assert forces(table, 0) == ["kenshiro", "shin", "falco", "ain", "raoul"]
    at_rest(table)


@ruling("KEN-5.5", "KEN-5.6")
def test_techniques_and_spirits_of_ones_school_or_of_none() -> None:
    table = layout(hands={0: "luce-dorata fedelta-all-imperatore lupo-del-cielo julia"}, forces={0: "shin shoki"})
    assert offered(table, 0)[1:] == [
        "assign luce-dorata to shoki",
        "assign fedelta-all-imperatore to shoki",
        "assign lupo-del-cielo to shin",
        "assign lupo-del-cielo to shoki",
        "assign julia to shin",
        "assign julia to shoki",
    ]
    for master, worth in (("shin", 4), ("shoki", 3)):
        table = layout(forces={0: f"{master}+julia", 1: "toki"}, phase="combat")
        attack(table, 0, f"toki < {master}")
        play(table, 0, "show julia")
        assert attack_of(table, master) == worth, "her text works for Kenshiro, Shin and Raoul"
        assert defence_of(table, master) == 3
        at_rest(table)


@ruling("KEN-5.7", "KEN-6.8")
def test_masters_and_characters_may_be_played_in_every_own_presentation() -> None:
    table = layout(hands={0: "shin bull"})
    assert offered(table, 0) == ["end presentation", "play shin", "play bull"]
    play(table, 0, "play shin", "end presentation")
    end_turn(table)
    play(table, 0, "draw 1", "play bull")
    assert forces(table, 0) == ["shin", "bull"]
    at_rest(table)


@ruling("KEN-5.9")
def test_a_card_may_attack_in_the_turn_it_was_played() -> None:
    table = layout(hands={0: "shin"}, places={1: "deserto"})
    play(table, 0, "play shin", "end presentation")
    attack(table, 0, "shin")
    defend(table, 1, "")
    assert past(table, 1) == ["deserto"]
    at_rest(table)


@ruling("KEN-12.1", "KEN-12.2", "KEN-12.3")
def test_a_special_goes_on_its_type_colour_and_school_and_adds_its_values() -> None:
    table = layout(hands={0: "capobanda re-nero"}, forces={0: "predoni contadini raoul", 1: "zeta"}, places={1: "deserto"})
    assert offered(table, 0)[1:] == ["assign capobanda to predoni", "assign re-nero to raoul"]
    play(table, 0, "assign capobanda to predoni", "end presentation")
    attack(table, 0, "predoni")
    defend(table, 1, "zeta")
    found = reckoned(table)
    number = on_table(table, "predoni").id
    assert (found.attack[number], found.defence[number], found.resistance[number]) == (3, 0, 2)
    at_rest(table)


@ruling("KEN-12.4")
def test_a_special_goes_with_its_host() -> None:
    table = layout(forces={0: "predoni+capobanda", 1: "falco"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "predoni")
    defend(table, 1, "falco")
    fight_on(table)
    assert past(table, 0) == ["capobanda", "predoni"]
    at_rest(table)


@ruling("KEN-12.5")
def test_a_successor_counts_as_a_life_in_every_respect() -> None:
    table = layout(
        hands={0: "successore-di-nanto"}, forces={0: "shin guardia-del-sacro-imperatore", 1: "zeta"}, places={1: "deserto"}
    )
    play(table, 0, "assign successore-di-nanto to shin", "end presentation")
    assert lives(table, "shin") == 2
    attack(table, 0, "guardia-del-sacro-imperatore shin")
    defend(table, 1, "zeta")
    assert offered(table, 0) == ["no further ability", "activate guardia-del-sacro-imperatore ability 1"], (
        "two lives activate Deadly"
    )
    table = layout(hands={0: "dislocazione"}, forces={0: "shoki+successore-di-cento", 1: "raoul"}, phase="combat")
    attack(table, 0, "raoul < shoki")
    play(table, 0, "use dislocazione")
    assert defence_of(table, "shoki") == 4, "one for each life, the Successor included"
    at_rest(table)


@ruling("KEN-12.6", "KEN-12.7", "KEN-12.13")
def test_one_successor_for_each_school() -> None:
    table = layout(
        hands={0: "successore-di-nanto successore-di-cento"},
        forces={0: "shin+successore-di-nanto souther shoki"},
        phase="presentation",
    )
    assert offered(table, 0)[1:] == ["assign successore-di-cento to shoki"]
    assert refused(table, 0, "play successore-di-nanto") == "KEN-4.11"
    table = layout(hands={0: "successore-di-nanto"}, forces={0: "shin souther"}, pasts={0: "successore-di-nanto"})
    assert offered(table, 0)[1:] == ["assign successore-di-nanto to shin", "assign successore-di-nanto to souther"]
    at_rest(table)


@ruling("KEN-12.8", "KEN-12.9", "KEN-12.12")
def test_with_one_master_card_left_the_successor_goes_first_for_its_own_points() -> None:
    table = layout(forces={0: "raoul", 1: "yuda+successore-di-nanto"}, phase="combat")
    attack(table, 0, "yuda < raoul")
    fight_on(table)
    assert past(table, 1) == ["successore-di-nanto"]
    assert lives(table, "yuda") == 1
    assert table.points[0] == 3, "the three points of the Successor, not the two of Yuda"
    at_rest(table)


@ruling("KEN-12.9")
def test_the_successor_goes_first_for_a_rival_copy_too() -> None:
    table = layout(hands={0: "shoki shoki"}, forces={1: "shoki+successore-di-cento"})
    play(table, 0, "play shoki")
    assert past(table, 1) == ["successore-di-cento"]
    play(table, 0, "play shoki")
    assert past(table, 1) == ["shoki", "successore-di-cento"]
    assert forces(table, 1) == []
    at_rest(table)


@ruling("KEN-12.10")
def test_with_two_master_cards_the_owner_chooses() -> None:
    for choice, left in (("lose shoki", ["successore-di-cento"]), ("lose successore-di-cento", [])):
        table = layout(forces={0: "raoul", 1: "shoki*2+successore-di-cento"}, phase="combat")
        attack(table, 0, "shoki < raoul")
        fight_on(table)
        assert asked(table) == (1, "ChooseLostLife")
        assert offered(table, 1) == ["lose shoki", "lose successore-di-cento"]
        play(table, 1, choice)
        assert lives(table, "shoki") == 2
        assert borne_by(table, "shoki") == left
        assert table.points[0] == 3
        at_rest(table)


CURSE = {
    "maledizione": {
        "type": "event",
        "name": "Maledizione",
        "school": "none",
        "moral": "grey",
        "duration": "happening",
        "abilities": [{"does": "beat", "to": {"among": "opposing-present", "type": ["master"], "count": 1}}],
    }
}
"""A card of a player's own set that takes a master off the table."""


@ruling("KEN-12.11")
def test_a_successor_never_stays_alone() -> None:
    table = layout(hands={0: "maledizione"}, forces={1: "yuda+successore-di-nanto"}, options={"own_cards": CURSE})
    play(table, 0, "play maledizione", "choose yuda")
    assert past(table, 1) == ["successore-di-nanto", "yuda"]
    assert (forces(table, 1), out(table, 1), table.points) == ([], [], [0, 0])
    table = layout(hands={0: "sfida-dei-maestri"}, forces={0: "raoul", 1: "yuda+successore-di-nanto"})
    play(table, 0, "play sfida-dei-maestri", "choose raoul", "choose yuda")
    fight_on(table)
    assert past(table, 1) == ["successore-di-nanto", "yuda"], "4 points took both lives together"
    at_rest(table)
