"""Every fault of a card file, a field or a position, brought about once, is told in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.box import check_belongs
from budokan.games.senjutsu.cards import own_card
from budokan.kernel.errors import BadWords
from tests.support.faults import faults_of, ids, said_in_italian
from tests.support.mutated import a_moment_of
from tests.support.senjutsu import layout, start

CARDS: list[tuple[str, dict[str, Any]]] = [
    ("initiative", {"initiative": "fast"}),
    ("reversed-initiative", {"initiative": "3-5"}),
    ("figures", {"focus": 7}),
    ("figures", {"deck": "status", "clock": 10**9}),
    (
        "figures",
        {"aggression": {"name": "x", "type": "attack", "initiative": "3", "focus": 0, "text": "draw 1", "range": 10**9}},
    ),
    ("same-initiative", {"initiative": "="}),
    ("instant", {"instant": "plain"}),
    ("otherwise", {"otherwise": "draw 1"}),
    ("text", {"text": "glorify"}),
    (
        "text",
        {"deck": "solo", "initiative": "5", "text": "step? ANY 6", "otherwise": "step? F 1", "otherwise_initiative": "3"},
    ),
    ("clock", {"clock": 2}),
    ("entry", {"entry": 1}),
    ("foe-focus", {"deck": "solo", "focus": 1}),
    ("selection", {"selection": 4}),
    ("faster", {"initiative": "4", "text": "draw 1 // 5: draw 1"}),
    ("no-text", {"type": "attack", "text": ""}),
    ("unknown", {"type": "attack"}),
]

TEXTS = [
    ("end-of-part", "adv adv"),
    ("once", "atk F:w; IS: adv; IS: adv"),
    ("gate", "[Q] draw 1"),
    ("no-comma", "draw 1, draw 1"),
    ("move", "rot? 1, draw 1"),
    ("word", "push 1"),
    ("number", "step? ANY"),
    ("speed", "draw 1 // fast: draw 1"),
    ("higher-first", "atk F:w // 3-5: rot? 1"),
    ("marks", "atk F:q"),
    ("filter", "fetch 1 blue from deck"),
    ("deed", "T smile"),
    ("effect", "glorify"),
    ("ways", "step? ANI 1"),
    ("attack-cell-once", "atk F:w F:w"),
    ("attack-cell", "atk"),
    ("block-cell-once", "blk F F"),
    ("block-cell", "blk"),
    ("asterisk", "* = atk F:w"),
    ("reactions", "react soon"),
    ("statuses", "remove 1 sorrow"),
    ("change", "limit hand 3"),
    ("cells", "place 1 caltrop on ground"),
    ("fewer", "place 2 caltrop on F"),
    ("rotation", "rot? 4"),
    ("kamae", "sw Q"),
    ("pile", "fetch 1 wood from hell"),
    ("discarded", "discard 1 dog"),
    ("limit", "limit time 1"),
    ("either", "WHEN drunk: adv"),
    ("one-of", "suffer poi"),
    ("end", "draw"),
    ("number", "step? ANY 99 THEN step? ANY 99"),
    ("shorter", "draw 1; " * 50 + "draw 1"),
    ("shorter", "draw 1" + "," * 5000),
    ("marks-once", "atk F:9w+9w"),
    ("fewer-parts", "draw 1 // 5: draw 1 // 4: draw 1 // 3: draw 1"),
    ("fewer-lines", "draw 1" + " THEN draw 1" * 16),
    ("fewer-moves", "step? ANY 4 THEN step? ANY 3"),
    ("fewer-moves", "step? F 2 // 3: step? F 2; IS: step? F 2 OR step? F 1"),
    ("fewer-moves", "step? ANY 3, step? ANY 3"),
    ("fewer-moves", "rot? 1, rot? 1, rot? 1, rot? 1"),
]


def refused(fault: str, id: str, change: dict[str, Any]) -> str:
    """What is said of this card in Italian."""
    with pytest.raises(BadWords) as caught:
        own_card(id, change)
    assert fault in ids(caught.value.why)
    return said_in_italian(caught.value.why, "senjutsu")


@pytest.mark.parametrize(("fault", "change"), CARDS, ids=[row[0] for row in CARDS])
def test_a_card_that_cannot_be_played_with(fault: str, change: dict[str, Any]) -> None:
    assert refused(f"sj-fault-{fault}", "mine", change).startswith("mine: mine: ")


def test_an_id_that_is_none() -> None:
    assert refused("sj-fault-id", "X y", {}) == "X y: X y: l’id è fatto di lettere minuscole, cifre e trattini."


def test_an_id_by_which_the_poisons_of_a_seat_are_called() -> None:
    said = refused("sj-fault-poison", "crippling-poison-x-1", {})
    assert said.endswith("così si chiamano i veleni di un posto, non le carte di una scatola.")


@pytest.mark.parametrize(("wants", "words"), TEXTS, ids=[row[0] for row in TEXTS])
def test_a_text_that_cannot_be_read(wants: str, words: str) -> None:
    assert "riga 1, colonna " in refused(f"sj-wants-{wants}", "mine", {"text": words})


def test_a_choice_of_three_words_reads_well() -> None:
    said = refused("sj-wants-either", "mine", {"text": "WHEN drunk: adv"})
    wanted = "«reduced:» o «turn starts:» o «revealed:»"
    assert said == f"mine: mine: riga 1, colonna 6: c’è «drunk:», ci si aspetta {wanted}."


LINE = [[q, 0] for q in range(-2, 3)]
TWO = {"west": [[-2, 0]], "east": [[2, 0]]}

FIGHTERS = {"horde": 1, "duel": 2, "melee": 3}

FIELDS: list[tuple[str, str, dict[str, Any]]] = [
    ("starts", "duel", {"hexes": LINE, "start": {"west": [[5, 5]], "east": [[2, 0]]}}),
    ("hexes", "duel", {"hexes": LINE, "start": TWO, "terrain": ["volcano"]}),
    ("entries-once", "duel", {"hexes": LINE, "start": TWO, "horde": {"A": [0, 0]}}),
    ("starts", "duel", {"hexes": LINE, "start": {"west": [[-2, 0], [-1, 0]], "east": []}}),
    ("too-few", "melee", {"hexes": LINE, "start": TWO}),
    ("too-small", "duel", {"hexes": [[0, 0], [1, 0]], "start": {"west": [[0, 0]], "east": [[1, 0]]}}),
    ("too-small", "duel", {"hexes": LINE, "start": TWO, "terrain": ["bamboo", "boulder", "boulder"]}),
    (
        "too-small",
        "horde",
        {"hexes": LINE, "start": TWO, "horde": {name: [q, 0] for name, q in zip("ABCDX", range(-2, 3), strict=True)}},
    ),
    ("apart", "duel", {"hexes": [*LINE, [4, 0]], "start": TWO}),
    ("entries", "horde", {"hexes": LINE, "start": TWO}),
]


@pytest.mark.parametrize(("fault", "mode", "field"), FIELDS, ids=[f"{mode}-{fault}" for fault, mode, _ in FIELDS])
def test_a_field_that_cannot_be_used(fault: str, mode: str, field: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as caught:
        start(*("ashigaru", "student", "ronin")[: FIGHTERS[mode]], mode=mode, own_field=field)
    assert f"sj-field-{fault}" in ids(caught.value.why)
    assert said_in_italian(caught.value.why, "senjutsu").startswith("Questo campo non si può usare; ci si aspetta: ")


Fields = dict[str, Any]


def in_one_hex(state: Fields) -> None:
    state["at"][1] = state["at"][0]


def card_of_the_turn(state: Fields) -> None:
    numbers = ("figure", "home", "high", "low", "stage", "spent", "target", "moved", "adds", "base", "reach", "bonus", "drawn")
    flags = ("halted", "still", "stiff", "reacted", "rewarded", "succeeded", "stayed")
    play: Fields = dict.fromkeys(numbers, 0) | dict.fromkeys(flags, False) | {"speeds": [], "hit": [], "given": []}
    state["plays"].append({**play, "card": "fend", "how": "", "because": "", "fetched": "", "stage": 99})


def card_of_nobody(state: Fields) -> None:
    card_of_the_turn(state)
    state["plays"][-1]["figure"] = 99


def lord(state: Fields) -> None:
    """A fighter more than there are foes, who is no fallen lord."""
    fighters = len(state["characters"])
    for name, value in state.items():
        if isinstance(value, list) and len(value) in (fighters, 2 * fighters) and name not in ("track", "hexes"):
            value += value[-1:] * (len(value) // fighters)
    state["solo"]["lord"] = fighters


DUELS: list[tuple[str, Callable[[Fields], None]]] = [
    ("no-character", lambda state: state["characters"].__setitem__(0, "arthur")),
    ("no-hex", lambda state: state["hexes"].append("nowhere")),
    ("no-terrain", lambda state: state["soft"].update({"0,0": "volcano"})),
    ("standing", in_one_hex),
    ("alive", lambda state: state["alive"].__setitem__(0, False)),
    ("track", lambda state: state.update(track=[0, 0])),
    ("kamae", lambda state: state["kamae"].__setitem__(0, "Q")),
    ("play", card_of_the_turn),
    ("no-card", lambda state: state["hands"][0].append("excalibur")),
    ("no-contract", lambda state: state["completed"][0].append("peace")),
    ("count", lambda state: state["hands"][0].append("fend")),
]

BOUNDS: list[tuple[str, Callable[[Fields], None]]] = [
    ("form-least", lambda state: state["focus"].__setitem__(0, -1)),
    ("form-most", lambda state: state["facing"].__setitem__(0, 6)),
    ("form-counted", card_of_nobody),
    ("form-counted", lambda state: state.update(track=[0, 2])),
    ("position-entries", lambda state: state["lasting"].pop()),
    ("position-entries", lambda state: state.update(dog_lasting=[[["fend", 0, 0]]])),
]

BOUNDS_OF_FOES: list[tuple[str, Callable[[Fields], None]]] = [
    ("form-shortest", lambda state: state["solo"]["selection"].pop()),
    ("form-least", lambda state: state["solo"]["limits"].__setitem__(0, 0)),
    ("form-most", lambda state: state["solo"]["behaviour"].__setitem__(0, 3)),
    ("sj-position-no-card", lambda state: state["solo"]["banished"].append("excalibur")),
]

SOLOS: list[tuple[str, Callable[[Fields], None]]] = [
    ("no-foe", lambda state: state["characters"].__setitem__(1, "fallen-lord")),
    ("lord", lord),
    ("entering", lambda state: state["solo"]["entering"].append([0, "0,0"])),
]


def spoiled(position: Any, spoil: Callable[[Fields], None]) -> str:
    """The fault that is found in this position, and that it is said in Italian."""
    position.state = msgspec.json.decode(msgspec.json.encode(position.state))
    spoil(position.state)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    said_in_italian(caught.value.why, "senjutsu")
    (fault,) = ids(caught.value.why) - {"bad-position", "form-at"}
    return fault


@pytest.mark.parametrize(("fault", "spoil"), DUELS, ids=[row[0] for row in DUELS])
def test_a_duel_that_cannot_be(fault: str, spoil: Callable[[Fields], None]) -> None:
    assert spoiled(layout("ronin", "student").position(), spoil) == f"sj-position-{fault}"


@pytest.mark.parametrize(("fault", "spoil"), SOLOS, ids=[row[0] for row in SOLOS])
def test_a_table_against_foes_that_cannot_be(fault: str, spoil: Callable[[Fields], None]) -> None:
    position = GAME.new(1, 1, "solo", characters=["student"], foes=["samurai-boss"]).position()
    assert spoiled(position, spoil) == f"sj-position-{fault}"


@pytest.mark.parametrize(("fault", "spoil"), BOUNDS)
def test_a_field_out_of_its_bounds(fault: str, spoil: Callable[[Fields], None]) -> None:
    assert spoiled(layout("ronin", "student").position(), spoil) == fault


@pytest.mark.parametrize(("fault", "spoil"), BOUNDS_OF_FOES)
def test_a_field_of_the_foes_out_of_its_bounds(fault: str, spoil: Callable[[Fields], None]) -> None:
    position = GAME.new(1, 1, "solo", characters=["student"], foes=["samurai-boss"]).position()
    assert spoiled(position, spoil) == fault


def test_a_list_that_is_too_short() -> None:
    position = GAME.new(1, 1, "solo", characters=["student"], foes=["samurai-boss"]).position()
    assert spoiled(position, lambda state: state["solo"]["tally"].clear()) == "position-entries"


FRAMES: list[tuple[str, str, dict[str, Any]]] = [("no-line", "Moving", {"line": "0,0"})]


@pytest.mark.parametrize(("fault", "moment", "change"), FRAMES, ids=[row[0] for row in FRAMES])
def test_a_frame_that_cannot_be(fault: str, moment: str, change: dict[str, Any]) -> None:
    position = a_moment_of("senjutsu", moment)
    position["stack"][-1].update(change)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert f"sj-position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "senjutsu")


UNCHANGEABLE = [
    ("fixed", "stun", {"text": "draw 1"}),
    ("fixed", "attack-heel", {"rank": "gold"}),
    ("copies", "fend", {"copies": 3}),
]


@pytest.mark.parametrize(("fault", "id", "change"), UNCHANGEABLE, ids=[row[1] for row in UNCHANGEABLE])
def test_what_cannot_be_changed(fault: str, id: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as caught:
        GAME.new(2, 0, "duel", cards={id: change})
    assert f"sj-fault-{fault}" in ids(caught.value.why)


ASTRAY = [
    ("deck", {"deck": "wood", "text": "draw 1"}),
    ("name", {"name": "Fend", "text": "draw 1"}),
]


@pytest.mark.parametrize(("fault", "change"), ASTRAY, ids=[row[0] for row in ASTRAY])
def test_a_card_that_belongs_nowhere(fault: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as caught:
        check_belongs("mine", change, {"mine": change})
    assert f"sj-fault-{fault}" in ids(caught.value.why)
    assert said_in_italian(caught.value.why, "senjutsu").startswith("mine: mine: ")


def test_all_own_cards_together_are_no_longer_than_the_printed_ones() -> None:
    written = "draw 1; " * 16
    enough = {f"mine-{number}": {"text": written[:-2]} for number in range(200)}
    GAME.new(2, 1, cards=enough)
    with pytest.raises(BadWords) as refused:
        GAME.new(2, 1, cards={**enough, **{f"other-{number}": {"text": written[:-2]} for number in range(10)}})
    assert "sj-fault-too-long" in ids(refused.value.why)
    assert "al più 26000 lettere" in said_in_italian(refused.value.why, "senjutsu").replace(".", "").replace("\u00a0", "")


def test_every_fault_is_brought_about_here() -> None:
    cards = (
        {f"sj-fault-{fault}" for fault, _ in CARDS}
        | {"sj-fault-id", "sj-fault-poison", "sj-fault-too-long", *[f"sj-fault-{row[0]}" for row in (*UNCHANGEABLE, *ASTRAY)]}
        | {f"sj-wants-{wants}" for wants, _ in TEXTS}
    )
    fields = {f"sj-field-{fault}" for fault, _, _ in FIELDS}
    positions = {f"sj-position-{row[0]}" for row in (*DUELS, *SOLOS, *FRAMES)}
    assert cards | fields | positions == faults_of("games/senjutsu")
