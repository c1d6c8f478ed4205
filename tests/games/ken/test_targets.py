"""KEN-13.3, KEN-23.15: what the player of a text may name as its target."""

from __future__ import annotations

from budokan.games.ken.events import NothingHappened
from tests.support.ken import at_rest, attack, attack_of, borne_by, dealt, defend, layout, offered, past, play, told
from tests.support.rulings import ruling


@ruling("KEN-23.15", "KEN-36.23")
def test_targets_are_named_then_and_a_text_without_symbols_must_have_one() -> None:
    table = layout(forces={0: "lord-david zeta bull", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "lord-david zeta bull")
    defend(table, 1, "toki")
    assert offered(table, 0) == ["activate lord-david ability 1"], "it is on: he only says for whom"
    play(table, 0, "activate lord-david ability 1")
    assert offered(table, 0) == ["choose lord-david", "choose zeta"], "Bull is of Nanto"
    play(table, 0, "choose zeta")
    assert (attack_of(table, "zeta"), attack_of(table, "lord-david")) == (3, 1)
    at_rest(table)


@ruling("KEN-43.8")
def test_a_challenge_needs_a_master_on_either_side() -> None:
    for mine, theirs in (("shin", "zeta"), ("zeta", "shin")):
        table = layout(hands={0: "sfida-dei-maestri"}, forces={0: mine, 1: theirs})
        play(table, 0, "play sfida-dei-maestri")
        if mine == "shin":
            play(table, 0, "choose shin")
        assert told(table, NothingHappened) == [NothingHappened("sfida-dei-maestri")]
        assert dealt(table) == []
        at_rest(table)


@ruling("KEN-37.18")
def test_uomini_liberi_discard_a_grey_card_of_a_richer_opponent() -> None:
    theirs = {1: "predoni+armi-da-taglio bull+carro-armato falco+luce-dorata"}
    table = layout(hands={0: "oasi uomini-liberi"}, forces=theirs, places={1: "villaggio+mura capitale+barricate"})
    play(table, 0, "play oasi with uomini-liberi")
    assert offered(table, 0) == ["choose mura on villaggio", "choose armi-da-taglio on predoni"], (
        "no red card, no master's, no event"
    )
    play(table, 0, "choose mura on villaggio")
    assert past(table, 1) == ["mura"]
    assert borne_by(table, "villaggio") == []
    table = layout(hands={0: "oasi uomini-liberi"}, forces=theirs, places={1: "villaggio+mura"})
    play(table, 0, "play oasi with uomini-liberi")
    assert told(table, NothingHappened) == [NothingHappened("uomini-liberi")], "the place played with it counts: one each"
    at_rest(table)
