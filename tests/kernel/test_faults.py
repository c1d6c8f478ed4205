"""What is wrong with a card file or a position is told in the reader's language, what a library says of it included."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import FORMS, card_files, cards_in, fault_of, impossible, read_toml
from budokan.kernel.texts import SeatRef, Text, WordRef, text
from budokan.kernel.words import words
from tests.support.faults import faults_of, ids, said_in_italian
from tests.support.samurai_sword import GAME, PLAIN, layout, play


class Blade(msgspec.Struct, forbid_unknown_fields=True, tag="blade"):
    """Something with a form."""

    reach: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=5)] = "bo"
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "bo"
    suit: Literal["koi", "crane"] = "koi"
    pair: tuple[int, int] = (0, 0)


class Sheath(msgspec.Struct):
    blade: Blade


WRONG: list[tuple[str, str, str]] = [
    ("form-kind", '{"reach": "far"}', "ci si aspetta `int`, non `str`, in `$.reach`"),
    ("form-wanted", '{"type": 3}', "ci si aspetta `str`, in `$.type`"),
    ("form-least", '{"reach": 0}', "ci si aspetta `int` >= 1, in `$.reach`"),
    ("form-most", '{"reach": 10}', "ci si aspetta `int` <= 9, in `$.reach`"),
    ("form-shortest", '{"name": ""}', "ci si aspetta `str` lungo almeno 1, in `$.name`"),
    ("form-longest", '{"name": "nodachi"}', "ci si aspetta `str` lungo al massimo 5, in `$.name`"),
    ("form-length", '{"pair": [1]}', "ci si aspetta `array` lungo 2, in `$.pair`"),
    ("form-pattern", '{"id": "Bo"}', "ci si aspetta `str` secondo l’espressione '^[a-z]+$', in `$.id`"),
    ("form-unknown", '{"colour": 1}', "il campo `colour` non esiste"),
    ("form-choice", '{"suit": "swan"}', "il valore 'swan' non è ammesso, in `$.suit`"),
    ("form-value", '{"type": "bow"}', "il valore 'bow' non va bene, in `$.type`"),
    ("form-json", "{]", "il JSON non si può leggere (object keys must be strings (byte 1))"),
    ("form-cut-short", "{", "il testo è tronco"),
]


def library_error(kind: Any, data: str) -> msgspec.MsgspecError:
    with pytest.raises(msgspec.MsgspecError) as caught:
        msgspec.json.decode(data, type=kind)
    return caught.value


@pytest.mark.parametrize(("form", "data", "italian"), WRONG, ids=[row[0] for row in WRONG])
def test_what_msgspec_says_is_said_in_italian_and_in_its_own_english(form: str, data: str, italian: str) -> None:
    error = library_error(Blade, data)
    why = fault_of(error)
    assert form in ids(why)
    assert words("en").say(why) == str(error)
    assert said_in_italian(why, "") == italian


def test_every_form_that_is_known_is_one_that_msgspec_says_today() -> None:
    """The two that are no row of the table have a test of their own below."""
    assert {row[0] for row in WRONG} | {"form-other-length", "form-missing"} == set(FORMS)


def test_a_list_of_another_length_that_was_read_before() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert([1], tuple[int, int])
    assert words("en").say(fault_of(caught.value)) == str(caught.value)
    assert said_in_italian(fault_of(caught.value), "") == "ci si aspetta `array` lungo 2, non 1"


def test_a_field_that_is_missing() -> None:
    error = library_error(list[Sheath], "[{}]")
    assert words("en").say(fault_of(error)) == str(error)
    assert said_in_italian(fault_of(error), "") == "manca il campo `blade`, in `$[0]`"


def test_what_msgspec_says_seldom_stands_in_a_sentence_of_ours() -> None:
    why = fault_of(msgspec.ValidationError("Invalid UUID - at `$.id`"))
    assert words("en").say(why) == "Invalid UUID - at `$.id`"
    assert said_in_italian(why, "") == "la forma non è quella attesa (Invalid UUID), in `$.id`"


def test_a_figure_that_is_not_possible() -> None:
    why = impossible("reach", "far", {"reach": (1, 9), "wounds": (0, 5)})
    assert words("en").say(why) == "reach = 'far' is not possible; expected: reach 1 to 9, wounds 0 to 5"
    assert said_in_italian(why, "") == "reach = 'far' non è possibile; valori ammessi: reach da 1 a 9, wounds da 0 a 5"


def test_a_text_within_a_text_is_said_for_the_same_reader() -> None:
    within = Text("event-house-decides", {"seat": SeatRef(0), "why": WordRef("lost-late")})
    why = text("fault-of-card", name="bo", what=within)
    assert words("en").say(why, 0) == "bo: The bot Ronin decides for you: the bot did not answer in time."
    other = words("it").say(why, 1, ["Hanzo", "Tomoe"].__getitem__)
    assert other == "bo: Il bot Ronin decide per Hanzo: il bot non ha risposto in tempo."
    outer = text("fault-of-card", name="bo", what=text("fault-of-card", name="bo", what="reach"))
    called = words("en").say(outer, call=lambda key, word: f"{key} {word}")
    assert called == "name bo: name bo: what reach", "the board calls things by its own names within as well"


def test_a_text_within_a_text_travels_as_json() -> None:
    why = text("bad-cards", file="own.toml", what=text("fault-no-id"))
    within = {"id": "fault-no-id", "args": {}, "ruling": ""}
    assert msgspec.to_builtins(why) == {"id": "bad-cards", "args": {"file": "own.toml", "what": within}, "ruling": ""}


def told(attempt: Callable[[], object]) -> Text:
    with pytest.raises(BadWords) as caught:
        attempt()
    said_in_italian(caught.value.why, caught.value.game)
    return caught.value.why


def test_card_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[[card]]\nid = x\n", encoding="utf-8")
    why = told(lambda: list(card_files(tmp_path)))
    assert words("en").say(why) == "own.toml: Invalid value (at line 2, column 6)."
    assert words("it").say(why) == "own.toml: riga 2, colonna 6: il file TOML non si può leggere (Invalid value)."
    (tmp_path / "own.toml").write_text("[[card]]\nid = 'x", encoding="utf-8")
    assert "fault-toml" in ids(told(lambda: list(card_files(tmp_path))))
    (tmp_path / "own.toml").write_bytes(b"\xff\xfe")
    assert words("en").say(told(lambda: list(card_files(tmp_path)))) == "own.toml: Not UTF-8 (at line 1, column 1)."
    (tmp_path / "own.toml").write_bytes(b"a = " + b"[" * 3000)
    assert "fault-toml" in ids(told(lambda: list(card_files(tmp_path))))
    assert "fault-file" in ids(told(lambda: read_toml(tmp_path)))
    assert "fault-no-folder" in ids(told(lambda: list(card_files(tmp_path / "nowhere"))))


def test_files_without_cards_as_they_are_written() -> None:
    assert "fault-no-list" in ids(told(lambda: list(cards_in("own.toml", {"card": 3}))))
    assert "fault-no-id" in ids(told(lambda: list(cards_in("own.toml", {"card": [{"id": 3}]}))))
    assert list(cards_in("own.toml", {})) == []


def nested(depth: int) -> dict[str, Any]:
    """Frames within frames."""
    return {"frame": "MayAvoid", "seat": 1, "effect": nested(depth - 1)} if depth else {}


POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("answers", {"answers": {"first": {"type": "done"}}}),
    ("frame", {"stack": [{"frame": "ShowCards", "place": 1}]}),
    ("broken", {"stack": [{"frame": "MayTakeDiscard", "seat": 1}]}),
    ("no-decision", {"stack": []}),
    ("nobody", {"stack": [{"frame": "ShowCards", "seats": [], "by": 0}]}),
    ("too-deep", {"stack": [nested(9)]}),
    ("outcome", {"outcome": {"winners": [9], "scores": [], "reason": "x"}}),
]


def test_a_position_that_waits_for_a_foe_whom_nobody_leads() -> None:
    table = budokan.game("senjutsu").new(1, 3, "solo")
    position = table.position()
    position.stack[-1] = (
        {**position.stack[-1], "seat": 1} if "seat" in position.stack[-1] else {**position.stack[-1], "seats": [1]}
    )
    assert "position-no-seat" in ids(told(lambda: budokan.game("senjutsu").set_up(position)))


@pytest.mark.parametrize(("fault", "change"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_position_that_cannot_be(fault: str, change: dict[str, Any]) -> None:
    position = msgspec.to_builtins(layout(*PLAIN[:4]).position())
    with pytest.raises(BadWords) as caught:
        GAME.set_up({**position, **change})
    assert f"position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "")
    assert caught.value.game == "samurai-sword", "whoever hears it knows in whose words it is said"


def test_a_position_in_which_somebody_has_nothing_to_choose() -> None:
    position = layout(*PLAIN[:4], hands={1: ""}).position()
    position.stack = [{"frame": "ShowCards", "seats": [1], "by": 0}]
    why = told(lambda: GAME.set_up(position))
    assert "position-no-choice" in ids(why)
    said = "La posizione non si può leggere: non sta insieme (il posto 1 non ha nulla da scegliere)."
    assert said_in_italian(why, "samurai-sword") == said


def test_a_position_in_which_the_game_is_over_and_nobody_has_won() -> None:
    position = layout(*PLAIN[:4]).position()
    position.state["honour"][1] = 0
    why = told(lambda: GAME.set_up(position))
    assert "position-over" in ids(why)
    said = "La posizione non si può leggere: non sta insieme (da quel che c’è sul tavolo la partita è finita, e l’esito manca)."
    assert said_in_italian(why, "samurai-sword") == said


def test_a_move_of_a_record_that_is_not_possible_is_told_with_its_reason_in_italian() -> None:
    table = layout(*PLAIN[:4], hands={0: "armor bo"})
    record = table.record().text().replace("decisions: 0\n", "decisions: 1\n1 end play\n")
    with pytest.raises(BadWords) as caught:
        GAME.replay(record)
    assert str(caught.value) == (
        "Decision 1 of the saved game, “end play” by Player 2, is not possible: "
        "It is not your decision now; the table waits for Player 1. (BK-1.4)"
    )
    assert said_in_italian(caught.value.why, "samurai-sword") == (
        "La decisione 1 della partita salvata, «end play» di Giocatore 2, non è possibile: "
        "Ora non tocca a te decidere; il tavolo aspetta: Giocatore 1. (BK-1.4)"
    )
    assert caught.value.game == "samurai-sword"


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("line-of-head", "rules: ", "rules "),
        ("line-of-count", "decisions: 1", 'decisions: "one"'),
        ("line-of-count", "decisions: 1", "decisions: -1"),
        ("line-of-decision", "0 end play", "end play"),
        ("line-beyond", "digest:", "digest:"),
    ],
)
def test_a_line_of_a_record_that_cannot_be_read(line: str, old: str, new: str) -> None:
    table = layout(*PLAIN[:4], hands={0: "armor bo"})
    play(table, 0, "end play")
    record = table.record().text().replace(old, new) + ("and more\n" if line == "line-beyond" else "")
    assert line in ids(told(lambda: GAME.replay(record)))


def test_every_fault_is_brought_about_somewhere() -> None:
    """Those of a list's length and of a card's name are shown on the games' own cards and positions."""
    here = set(FORMS) | {"form-at", "form-other", "position-no-choice", "position-over"}
    here |= {f"position-{fault}" for fault, _ in POSITIONS}
    here |= {
        f"fault-{fault}"
        for fault in ("toml", "toml-at", "file", "no-folder", "no-list", "no-id", "figure", "limits", "more-limits")
    }
    here |= {"form-counted", "position-no-seat", "line-of-head", "line-of-count", "line-of-decision", "line-beyond"}
    elsewhere = {"fault-of-card", "fault-not-a-card-key", "position-entries", "position-one-each"}
    elsewhere |= {
        f"fault-{fault}" for fault in ("empty", "nothing-said", "signs", "twice", "known", "near")
    }  # games/test_wrong_cards.py
    assert here | elsewhere == faults_of("kernel")
    tried = {row[0] for row in WRONG} | {"form-missing", "form-other-length"}
    assert tried == set(FORMS)
