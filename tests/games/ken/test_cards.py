"""Chapters 35 to 43: the reference set, card by card: what each card is. What its text does is in test_card_texts.py."""

from __future__ import annotations

import re

import pytest

from budokan.games.ken.cards import Card, origin
from budokan.games.ken.reading import card_set
from budokan.kernel.ledger import read_ledger
from tests.support.ken import BOX
from tests.support.rulings import ruling

SCHOOLS = {"hokuto": "Hokuto", "nanto": "Nanto", "cento": "Cento", "none": "no school"}
PROFILES = {
    "warrior": "for characters",
    "flags": "for armies",
    "trees": "for places",
    "fighters": "for masters",
    None: "no profile",
}
BONUS = ("technique", "spirit", "equipment", "special")
MARKS = {"unique": "Unique card", "cumulative": "Cumulative", "cobra": "Cobra", "rebel": "Rebel"}


def figures_of(card: Card) -> str:
    """The figures of a card as the ledger writes them; those of property cards are bonuses, and nothing is said of a 0."""
    if card.type in BONUS:
        values = [("attack", card.attack), ("defence", card.defence), ("resistance", card.resistance)]
        return ", ".join("life" if value == "life" else f"{name} +{value}" for name, value in values if value)
    if card.type in ("place", "event"):
        return ""
    resistance = "life" if card.resistance == "life" else f"resistance {card.resistance}"
    return f"attack {card.attack}, defence {card.defence}, {resistance}"


def described(card: Card) -> str:
    """A card in one line, as the ledger has it."""
    parts = [f"{card.type}, {SCHOOLS[card.school]}, {card.moral}"]
    if card.type in ("equipment", "special"):
        parts.append(PROFILES[card.profile])
    if card.duration:
        parts.append(str(card.duration))
    if card.type == "place":
        parts.append("inhabited" if card.inhabited else "uninhabited")
    if figures_of(card):
        parts.append(figures_of(card))
    if card.type in ("master", "character", "army") or card.ochre:
        parts.append(f"ochre {card.ochre}")
    if card.type == "place" or card.green:
        parts.append(f"green {card.green}")
    return "; ".join(parts)


REFERENCE_SET = [
    pytest.param("kenshiro", "master, Hokuto, blue; attack 3, defence 2, life; ochre 3", (), True, marks=ruling("KEN-35.1")),
    pytest.param("raoul", "master, Hokuto, red; attack 5, defence 2, life; ochre 4", (), True, marks=ruling("KEN-35.2")),
    pytest.param("toki", "master, Hokuto, blue; attack 2, defence 2, life; ochre 3", (), False, marks=ruling("KEN-35.3")),
    pytest.param("jagger", "master, Hokuto, red; attack 3, defence 1, life; ochre 2", (), False, marks=ruling("KEN-35.4")),
    pytest.param("rey", "master, Nanto, blue; attack 4, defence 1, life; ochre 3", (), True, marks=ruling("KEN-35.5")),
    pytest.param("shin", "master, Nanto, red; attack 3, defence 2, life; ochre 3", (), False, marks=ruling("KEN-35.6")),
    pytest.param("souther", "master, Nanto, red; attack 4, defence 3, life; ochre 4", (), False, marks=ruling("KEN-35.7")),
    pytest.param("shu", "master, Nanto, blue; attack 3, defence 2, life; ochre 3", (), False, marks=ruling("KEN-35.8")),
    pytest.param("yuda", "master, Nanto, red; attack 3, defence 1, life; ochre 2", (), False, marks=ruling("KEN-35.9")),
    pytest.param("falco", "master, Cento, grey; attack 4, defence 2, life; ochre 4", (), True, marks=ruling("KEN-35.10")),
    pytest.param("soria", "master, Cento, red; attack 4, defence 1, life; ochre 3", (), True, marks=ruling("KEN-35.11")),
    pytest.param("shoki", "master, Cento, grey; attack 3, defence 2, life; ochre 3", (), True, marks=ruling("KEN-35.12")),
    pytest.param("bolts", "master, Cento, red; attack 3, defence 1, life; ochre 2", (), False, marks=ruling("KEN-35.13")),
    pytest.param("taiga", "master, Cento, red; attack 2, defence 2, life; ochre 2", (), False, marks=ruling("KEN-35.14")),
    pytest.param("ain", "master, no school, grey; attack 3, defence 1, life; ochre 2", (), True, marks=ruling("KEN-35.15")),
    pytest.param("ryuga", "master, no school, grey; attack 4, defence 1, life; ochre 3", (), False, marks=ruling("KEN-35.16")),
    pytest.param("juza", "master, no school, grey; attack 3, defence 2, life; ochre 3", (), False, marks=ruling("KEN-35.17")),
    pytest.param("fudo", "master, no school, blue; attack 2, defence 2, life; ochre 3", (), False, marks=ruling("KEN-35.18")),
    pytest.param(
        "bart",
        "character, Hokuto, blue; attack 1, defence 1, resistance 1; ochre 1",
        ("Rebel",),
        False,
        marks=ruling("KEN-36.1"),
    ),
    pytest.param(
        "lynn",
        "character, Hokuto, blue; attack 0, defence 0, resistance 1; ochre 1; green 1",
        ("Unique card",),
        False,
        marks=ruling("KEN-36.2"),
    ),
    pytest.param(
        "orc-il-rosso",
        "character, Hokuto, blue; attack 2, defence 1, life; ochre 2",
        ("Rebel",),
        True,
        marks=ruling("KEN-36.3"),
    ),
    pytest.param(
        "wiggle", "character, Hokuto, red; attack 3, defence 1, resistance 2; ochre 1", (), False, marks=ruling("KEN-36.4")
    ),
    pytest.param(
        "zaku", "character, Hokuto, red; attack 1, defence 1, resistance 2; ochre 0", (), False, marks=ruling("KEN-36.5")
    ),
    pytest.param(
        "jack-di-picche",
        "character, Nanto, red; attack 1, defence 0, resistance 1; ochre 0",
        (),
        True,
        marks=ruling("KEN-36.6"),
    ),
    pytest.param(
        "jack-di-cuori",
        "character, Nanto, red; attack 1, defence 2, resistance 1; ochre 0",
        (),
        True,
        marks=ruling("KEN-36.7"),
    ),
    pytest.param(
        "jack-di-fiori",
        "character, Nanto, red; attack 2, defence 0, resistance 1; ochre 0",
        (),
        True,
        marks=ruling("KEN-36.8"),
    ),
    pytest.param(
        "jack-di-quadri",
        "character, Nanto, red; attack 1, defence 1, resistance 1; ochre 0",
        (),
        False,
        marks=ruling("KEN-36.9"),
    ),
    pytest.param(
        "bull", "character, Nanto, red; attack 2, defence 1, resistance 2; ochre 1", (), False, marks=ruling("KEN-36.10")
    ),
    pytest.param(
        "shiba",
        "character, Nanto, blue; attack 1, defence 0, resistance 1; ochre 0",
        ("Rebel",),
        False,
        marks=ruling("KEN-36.11"),
    ),
    pytest.param(
        "jako",
        "character, Cento, red; attack 0, defence 1, resistance 2; ochre 2",
        ("Unique card",),
        False,
        marks=ruling("KEN-36.12"),
    ),
    pytest.param(
        "bask", "character, Cento, red; attack 2, defence 2, resistance 1; ochre 1", (), True, marks=ruling("KEN-36.13")
    ),
    pytest.param(
        "bronza", "character, Cento, red; attack 2, defence 1, resistance 1; ochre 0", (), False, marks=ruling("KEN-36.14")
    ),
    pytest.param(
        "myu",
        "character, Cento, grey; attack 0, defence 0, resistance 1; ochre 0",
        ("Unique card",),
        False,
        marks=ruling("KEN-36.15"),
    ),
    pytest.param(
        "mamiya",
        "character, no school, blue; attack 2, defence 0, resistance 1; ochre 1",
        (),
        False,
        marks=ruling("KEN-36.16"),
    ),
    pytest.param(
        "airi",
        "character, no school, blue; attack 0, defence 0, resistance 1; ochre 0",
        ("Unique card",),
        False,
        marks=ruling("KEN-36.17"),
    ),
    pytest.param(
        "asuka",
        "character, no school, blue; attack 0, defence 0, resistance 1; ochre 0",
        ("Unique card",),
        False,
        marks=ruling("KEN-36.18"),
    ),
    pytest.param(
        "zeta", "character, no school, red; attack 2, defence 0, resistance 2; ochre 1", (), True, marks=ruling("KEN-36.19")
    ),
    pytest.param("devil", "character, no school, red; attack 4, defence 0, life; ochre 3", (), True, marks=ruling("KEN-36.20")),
    pytest.param(
        "padre-cobra",
        "character, no school, red; attack 3, defence 1, resistance 3; ochre 2",
        ("Cobra", "Unique card"),
        False,
        marks=ruling("KEN-36.21"),
    ),
    pytest.param(
        "il-colonnello",
        "character, no school, red; attack 2, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-36.22"),
    ),
    pytest.param(
        "lord-david",
        "character, no school, grey; attack 1, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-36.23"),
    ),
    pytest.param(
        "shuren", "character, no school, blue; attack 2, defence 1, life; ochre 2", (), False, marks=ruling("KEN-36.24")
    ),
    pytest.param(
        "hyui", "character, no school, blue; attack 2, defence 1, life; ochre 2", (), False, marks=ruling("KEN-36.25")
    ),
    pytest.param(
        "rihaku",
        "character, no school, blue; attack 0, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-36.26"),
    ),
    pytest.param(
        "banda-di-picche",
        "army, Nanto, red; attack 2, defence 1, resistance 1; ochre 1",
        (),
        True,
        marks=ruling("KEN-37.1"),
    ),
    pytest.param(
        "banda-di-cuori", "army, Nanto, red; attack 2, defence 0, resistance 2; ochre 1", (), True, marks=ruling("KEN-37.2")
    ),
    pytest.param(
        "banda-di-fiori",
        "army, Nanto, red; attack 2, defence 0, resistance 1; ochre 0",
        (),
        False,
        marks=ruling("KEN-37.3"),
    ),
    pytest.param(
        "banda-di-quadri",
        "army, Nanto, red; attack 1, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-37.4"),
    ),
    pytest.param(
        "guardia-del-sacro-imperatore",
        "army, Nanto, red; attack 3, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-37.5"),
    ),
    pytest.param(
        "resistenza-di-nanto",
        "army, Nanto, blue; attack 2, defence 1, resistance 2; ochre 1",
        ("Rebel",),
        False,
        marks=ruling("KEN-37.6"),
    ),
    pytest.param(
        "l-armata-di-raoul",
        "army, Hokuto, red; attack 4, defence 1, resistance 4; ochre 2",
        ("Unique card",),
        False,
        marks=ruling("KEN-37.7"),
    ),
    pytest.param(
        "cavalieri-del-re",
        "army, Hokuto, red; attack 2, defence 1, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-37.8"),
    ),
    pytest.param(
        "armata-di-hokuto",
        "army, Hokuto, blue; attack 2, defence 1, resistance 2; ochre 1",
        ("Rebel",),
        False,
        marks=ruling("KEN-37.9"),
    ),
    pytest.param(
        "condannati",
        "army, Hokuto, grey; attack 2, defence 0, resistance 2; ochre 0",
        ("Rebel",),
        False,
        marks=ruling("KEN-37.10"),
    ),
    pytest.param(
        "gente-dei-miracoli",
        "army, Hokuto, blue; attack 2, defence 1, resistance 2; ochre 0",
        (),
        False,
        marks=ruling("KEN-37.11"),
    ),
    pytest.param(
        "guardie-imperiali",
        "army, Cento, red; attack 2, defence 0, resistance 2; ochre 1",
        (),
        False,
        marks=ruling("KEN-37.12"),
    ),
    pytest.param(
        "truppe-di-distretto",
        "army, Cento, red; attack 2, defence 0, resistance 2; ochre 1",
        (),
        True,
        marks=ruling("KEN-37.13"),
    ),
    pytest.param(
        "incursori-di-taiga",
        "army, Cento, red; attack 2, defence 0, resistance 1; ochre 0",
        (),
        False,
        marks=ruling("KEN-37.14"),
    ),
    pytest.param(
        "guardia-della-luce-dorata",
        "army, Cento, grey; attack 1, defence 2, resistance 2; ochre 1",
        (),
        True,
        marks=ruling("KEN-37.15"),
    ),
    pytest.param(
        "banda-di-zeta",
        "army, no school, red; attack 2, defence 0, resistance 1; ochre 0",
        (),
        True,
        marks=ruling("KEN-37.16"),
    ),
    pytest.param(
        "famiglia-cobra",
        "army, no school, red; attack 2, defence 0, resistance 2; ochre 1",
        ("Cobra",),
        True,
        marks=ruling("KEN-37.17"),
    ),
    pytest.param(
        "uomini-liberi",
        "army, no school, blue; attack 1, defence 1, resistance 2; ochre 0",
        ("Rebel",),
        False,
        marks=ruling("KEN-37.18"),
    ),
    pytest.param(
        "contadini",
        "army, no school, grey; attack 1, defence 0, resistance 2; ochre 0",
        (),
        True,
        marks=ruling("KEN-37.19"),
    ),
    pytest.param(
        "predoni", "army, no school, red; attack 2, defence 0, resistance 1; ochre 0", (), False, marks=ruling("KEN-37.20")
    ),
    pytest.param("villaggio", "place, no school, grey; inhabited; green 2", (), True, marks=ruling("KEN-38.1")),
    pytest.param("oasi", "place, no school, grey; inhabited; green 1", (), False, marks=ruling("KEN-38.2")),
    pytest.param("villaggio-di-mamiya", "place, no school, blue; inhabited; green 1", (), False, marks=ruling("KEN-38.3")),
    pytest.param("villaggio-dei-miracoli", "place, Hokuto, blue; inhabited; green 2", (), False, marks=ruling("KEN-38.4")),
    pytest.param("cassandra", "place, Hokuto, red; inhabited; green 1", (), False, marks=ruling("KEN-38.5")),
    pytest.param("fortezza-del-re", "place, Hokuto, red; inhabited; green 1", (), False, marks=ruling("KEN-38.6")),
    pytest.param("croce-del-sud", "place, Nanto, red; inhabited; green 2", (), False, marks=ruling("KEN-38.7")),
    pytest.param("piramide-della-croce", "place, Nanto, red; inhabited; green 2", (), True, marks=ruling("KEN-38.8")),
    pytest.param("rifugio-di-shu", "place, Nanto, blue; inhabited; green 1", (), False, marks=ruling("KEN-38.9")),
    pytest.param("capitale", "place, Cento, red; inhabited; green 2", (), True, marks=ruling("KEN-38.10")),
    pytest.param("distretto-imperiale", "place, Cento, red; inhabited; green 1", (), False, marks=ruling("KEN-38.11")),
    pytest.param("miniera-imperiale", "place, Cento, grey; inhabited; green 1", (), False, marks=ruling("KEN-38.12")),
    pytest.param("deserto", "place, no school, grey; uninhabited; green 0", (), True, marks=ruling("KEN-38.13")),
    pytest.param("rovine", "place, no school, grey; uninhabited; green 0", (), True, marks=ruling("KEN-38.14")),
    pytest.param("montagne", "place, no school, grey; uninhabited; green 0", (), False, marks=ruling("KEN-38.15")),
    pytest.param("il-grande-fiume", "place, no school, grey; uninhabited; green 0", (), False, marks=ruling("KEN-38.16")),
    pytest.param("canyon", "place, no school, grey; uninhabited; green 0", (), False, marks=ruling("KEN-38.17")),
    pytest.param(
        "cento-pugni-distruttivi",
        "technique, Hokuto, grey; play-and-discard; attack +3",
        (),
        False,
        marks=ruling("KEN-39.1"),
    ),
    pytest.param(
        "pressione-dei-punti-segreti", "technique, Hokuto, grey; permanent; attack +2", (), False, marks=ruling("KEN-39.2")
    ),
    pytest.param(
        "trasmigrazione-dell-anima",
        "technique, Hokuto, blue; permanent; attack +1, defence +2",
        (),
        False,
        marks=ruling("KEN-39.3"),
    ),
    pytest.param("pugno-del-re-di-hokuto", "technique, Hokuto, red; permanent; attack +2", (), False, marks=ruling("KEN-39.4")),
    pytest.param(
        "pugno-che-non-uccide",
        "technique, Hokuto, blue; play-and-discard; attack +1, defence +2",
        (),
        True,
        marks=ruling("KEN-39.5"),
    ),
    pytest.param("aquila-solitaria", "technique, Nanto, red; play-and-discard; attack +3", (), False, marks=ruling("KEN-39.6")),
    pytest.param("fenice-celeste", "technique, Nanto, red; permanent; attack +2", (), False, marks=ruling("KEN-39.7")),
    pytest.param("uccello-acquatico", "technique, Nanto, blue; permanent; attack +2", (), False, marks=ruling("KEN-39.8")),
    pytest.param("gru-rossa", "technique, Nanto, red; play-and-discard; attack +2", (), False, marks=ruling("KEN-39.9")),
    pytest.param(
        "airone-bianco",
        "technique, Nanto, blue; play-and-discard; attack +2, defence +1",
        (),
        True,
        marks=ruling("KEN-39.10"),
    ),
    pytest.param("dislocazione", "technique, Cento, grey; play-and-discard", (), False, marks=ruling("KEN-39.11")),
    pytest.param(
        "cerchio-luminoso-esplosivo",
        "technique, Cento, grey; play-and-discard; attack +2",
        (),
        False,
        marks=ruling("KEN-39.12"),
    ),
    pytest.param(
        "luce-dorata", "technique, Cento, grey; permanent; attack +1, defence +1", (), False, marks=ruling("KEN-39.13")
    ),
    pytest.param("lama-di-luce", "technique, Cento, red; play-and-discard; attack +3", (), False, marks=ruling("KEN-39.14")),
    pytest.param("lupo-del-cielo", "technique, no school, grey; permanent; attack +2", (), True, marks=ruling("KEN-39.15")),
    pytest.param(
        "psico-guerriero", "technique, no school, grey; play-and-discard; defence +1", (), False, marks=ruling("KEN-39.16")
    ),
    pytest.param("ira", "spirit, no school, grey; play-and-discard; attack +2", (), True, marks=ruling("KEN-40.1")),
    pytest.param("benevolenza", "spirit, no school, blue; play-and-discard; defence +2", (), True, marks=ruling("KEN-40.2")),
    pytest.param("ambizione", "spirit, no school, red; play-and-discard; attack +2", (), True, marks=ruling("KEN-40.3")),
    pytest.param("dolore", "spirit, Hokuto, blue; permanent; attack +1, defence +1", (), True, marks=ruling("KEN-40.4")),
    pytest.param("orgoglio", "spirit, no school, red; permanent; attack +1", (), True, marks=ruling("KEN-40.5")),
    pytest.param("julia", "spirit, no school, grey; permanent; defence +1", ("Unique card",), False, marks=ruling("KEN-40.6")),
    pytest.param("fedelta-all-imperatore", "spirit, Cento, grey; permanent; defence +1", (), False, marks=ruling("KEN-40.7")),
    pytest.param(
        "il-coraggio-di-una-donna",
        "spirit, no school, blue; play-and-discard; attack +1, defence +1",
        (),
        True,
        marks=ruling("KEN-40.8"),
    ),
    pytest.param(
        "anche-a-costo-di-morire",
        "spirit, no school, grey; play-and-discard; attack +4",
        (),
        False,
        marks=ruling("KEN-40.9"),
    ),
    pytest.param("armi-da-taglio", "equipment, no school, grey; for armies; attack +2", (), True, marks=ruling("KEN-41.1")),
    pytest.param(
        "bombe-a-mano",
        "equipment, no school, grey; for characters; attack +1",
        ("Cumulative",),
        False,
        marks=ruling("KEN-41.2"),
    ),
    pytest.param(
        "carro-armato",
        "equipment, no school, red; for characters; attack +2, defence +2, resistance +1",
        ("Unique card",),
        True,
        marks=ruling("KEN-41.3"),
    ),
    pytest.param("balestre", "equipment, no school, grey; for armies; attack +1", (), False, marks=ruling("KEN-41.4")),
    pytest.param(
        "motociclette",
        "equipment, no school, grey; no profile; attack +1",
        ("Cumulative",),
        False,
        marks=ruling("KEN-41.5"),
    ),
    pytest.param("armature", "equipment, no school, grey; for armies; defence +1", (), True, marks=ruling("KEN-41.6")),
    pytest.param("mura", "equipment, no school, grey; for places", (), False, marks=ruling("KEN-41.7")),
    pytest.param("pozzo-d-acqua", "equipment, no school, grey; for places; green 1", (), False, marks=ruling("KEN-41.8")),
    pytest.param("drago-fiammante", "equipment, no school, grey; no profile; attack +2", (), False, marks=ruling("KEN-41.9")),
    pytest.param(
        "successore-di-hokuto", "special, Hokuto, grey; for masters; life; ochre 3", (), False, marks=ruling("KEN-42.1")
    ),
    pytest.param(
        "successore-di-nanto", "special, Nanto, grey; for masters; life; ochre 3", (), False, marks=ruling("KEN-42.2")
    ),
    pytest.param(
        "successore-di-cento", "special, Cento, grey; for masters; life; ochre 3", (), False, marks=ruling("KEN-42.3")
    ),
    pytest.param("nomadi", "special, no school, grey; for places", (), False, marks=ruling("KEN-42.4")),
    pytest.param(
        "re-nero",
        "special, Hokuto, grey; for masters; attack +1, defence +1",
        ("Unique card",),
        False,
        marks=ruling("KEN-42.5"),
    ),
    pytest.param(
        "capobanda", "special, no school, red; for armies; attack +1, resistance +1", (), True, marks=ruling("KEN-42.6")
    ),
    pytest.param("ostaggi", "special, no school, red; for places", (), False, marks=ruling("KEN-42.7")),
    pytest.param("liberazione", "event, Hokuto, blue; turn", (), False, marks=ruling("KEN-43.1")),
    pytest.param("attacco-generale", "event, Nanto, grey; play-and-discard", (), False, marks=ruling("KEN-43.2")),
    pytest.param("furia-di-hokuto", "event, Hokuto, grey; play-and-discard", (), False, marks=ruling("KEN-43.3")),
    pytest.param("luce-dell-impero", "event, Cento, grey; play-and-discard", (), False, marks=ruling("KEN-43.4")),
    pytest.param("imboscata", "event, no school, grey; play-and-discard", (), False, marks=ruling("KEN-43.5")),
    pytest.param("tempesta-di-sabbia", "event, no school, grey; play-and-discard", (), False, marks=ruling("KEN-43.6")),
    pytest.param("dito-magico", "event, no school, grey; play-and-discard", (), False, marks=ruling("KEN-43.7")),
    pytest.param("sfida-dei-maestri", "event, no school, grey; happening", (), False, marks=ruling("KEN-43.8")),
    pytest.param("il-killer-in-azione", "event, no school, red; happening", (), False, marks=ruling("KEN-43.9")),
    pytest.param("discipline-di-nanto", "event, Nanto, grey; happening", (), False, marks=ruling("KEN-43.10")),
    pytest.param("rinforzi", "event, no school, grey; happening", (), False, marks=ruling("KEN-43.11")),
    pytest.param("il-ritorno", "event, no school, grey; happening", (), False, marks=ruling("KEN-43.12")),
    pytest.param("cammino-nel-deserto", "event, no school, grey; happening", (), False, marks=ruling("KEN-43.13")),
    pytest.param("rivolta", "event, no school, blue; turn", (), False, marks=ruling("KEN-43.14")),
    pytest.param("pace", "event, no school, grey; permanent; green 1", (), False, marks=ruling("KEN-43.15")),
    pytest.param("energia-elettrica", "event, Cento, grey; permanent", ("Unique card",), False, marks=ruling("KEN-43.16")),
    pytest.param("all-ultimo-respiro", "event, no school, grey; play-and-discard", (), False, marks=ruling("KEN-43.17")),
    pytest.param("barricate", "event, no school, grey; discard-after-use", (), False, marks=ruling("KEN-43.18")),
]
"""Every card: what the ledger says it is, its marks, and whether it has no special ability."""


@pytest.mark.parametrize(("id", "line", "marks", "plain"), REFERENCE_SET)
def test_what_each_card_is(id: str, line: str, marks: tuple[str, ...], plain: bool) -> None:
    card = BOX.cards[id]
    assert described(card) == line
    assert tuple(sorted(MARKS[mark] for mark in card.marks)) == marks
    silent = not card.abilities and card.play == type(card.play)()
    assert silent is plain, "a card without special ability has no text"


def test_every_card_of_the_set_is_in_the_list() -> None:
    assert [one.values[0] for one in REFERENCE_SET] == list(BOX.cards)


FIELDS = {
    "name": "name",
    "type": "type",
    "school": "school",
    "moral": "colour",
    "profile": "profile",
    "duration": "duration",
    "attack": "attack",
    "defence": "defence",
    "resistance": "resistance",
    "inhabited": "being inhabited",
    "green": "green points",
    "ochre": "ochre points",
    "effect": "effect",
}
"""The fields of a card, and what the ledger calls them."""

TELLS = re.compile(
    r"the (rulebook gives|published errata give) its ([^;]*?)(?:, and its example of \w+ lets the (\w+) be told)?;"
)


@ruling("KEN-34.15")
def test_the_ledger_and_the_cards_agree_on_what_is_known() -> None:
    ledger = read_ledger("ken", "en")
    told = 0
    for card in BOX.cards.values():
        found = ledger.about(card.name)
        assert found is not None, card.id
        said = {match[1]: re.split(", | and ", match[2]) for match in TELLS.finditer(found.text)}
        follows = [match[3] for match in TELLS.finditer(found.text) if match[3]]
        if found.mark == "reconstructed":
            assert [FIELDS[field] for field in card.printed] == said.get("rulebook gives", []), card.id
            assert [FIELDS[field] for field in card.attested] == [*said.get("published errata give", []), *follows], card.id
        told += bool(card.printed or card.attested)
    assert told == 44, "and so many cards are known in part"


@ruling("KEN-34.15", "KEN-34.11")
def test_what_is_printed_goes_by_field() -> None:
    kenshiro, toki = BOX.cards["kenshiro"], BOX.cards["toki"]
    assert [origin(kenshiro, one) for one in ("attack", "defence", "school", "ochre")] == [
        "printed",
        "printed",
        "attested",
        "reconstructed",
    ]
    assert [origin(toki, one) for one in ("name", "type")] == ["printed", "reconstructed"]
    assert origin(BOX.cards["armi-da-taglio"], "profile") == "reconstructed"
    own = card_set({"kenshiro": {"attack": 4}, "dislocazione": {"abilities": []}})
    assert [origin(own["kenshiro"], one) for one in ("attack", "defence")] == ["reconstructed", "printed"]
    assert [origin(own["dislocazione"], one) for one in ("effect", "duration")] == ["reconstructed", "printed"]
