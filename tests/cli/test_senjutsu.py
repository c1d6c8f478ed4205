"""Senjutsu at the command line: options by name, reports of a duel, cards of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import budokan
from budokan import Luck
from budokan.cli import WELL, main
from budokan.cli.houses.hexes import call_hexes
from budokan.cli.houses.senjutsu_hand import drawing
from budokan.cli.houses.senjutsu_prose import Prose
from budokan.games.senjutsu.box import box_for
from budokan.games.senjutsu.cards import all_cards as ability_cards
from budokan.games.senjutsu.events import Revealed
from budokan.games.senjutsu.options import Options
from budokan.kernel.words import LANGUAGES, words
from budokan.players.runner import play_at_random
from tests.cli.test_cards import lessons
from tests.cli.test_screen import shown
from tests.cli.test_sim import figures
from tests.support.command import run

SENJUTSU = budokan.game("senjutsu")


def test_a_new_card_of_senjutsu_is_played_with(tmp_path: Path) -> None:
    """Put into a deck, it comes to hand, is revealed and carried out, and the record replays anywhere."""
    (tmp_path / "mine.toml").write_text(lessons()["senjutsu"])
    cards = SENJUTSU.read_cards(tmp_path)
    chosen = {"falling-leaf": 2, "counter-attack": 3, "fend": 3}
    others = [one.id for one in ability_cards() if one.deck == "generic" and one.rank == "wood" and one.id not in chosen]
    deck = {"cards": chosen | dict.fromkeys(others[:4], 3), "weapons": ["katana-swing"]}
    options: dict[str, Any] = {"characters": ["student", "ronin"], "decks": [deck], "deck_size": 20, "cards": cards}
    seen = 0
    for seed in range(6):
        table = SENJUTSU.new(2, seed, listen=True, **options)
        play_at_random(table, Luck(seed, "own cards"))
        seen += [one.event.card for one in table.heard or () if isinstance(one.event, Revealed)].count("falling-leaf")
        assert budokan.replay(table.record().text()).digest() == table.digest()
    assert seen > 0
    words = ("--cards", str(tmp_path), "--option", "other-decks=by-lot", "--games", "4", "--json")
    result = run("sim", "senjutsu", *words)
    assert (result.code, result.err, json.loads(result.out)["failures"]) == (WELL, "", 0)


def test_options_without_a_list_of_choices() -> None:
    """Numbers and names are read as they are written; the game says what it does not know."""
    words = ("sim", "senjutsu", "--games", "2", "--option", "characters=student,ronin")
    told = figures(*words, "--option", "decks=student-ready,ronin-ready", "--option", "deck-size=30")
    assert (told["games"], told["failures"]) == (2, 0)
    assert set(told["wins"]) <= {"student", "ronin", "draw"}
    assert told["lengths"] == sorted(told["lengths"])
    assert run(*words, "--option", "decks=no-such-deck").err.count("no-such-deck") == 1
    assert run(*words, "--option", "deck-size=many").code == 2


def test_teams_and_a_battlefield_of_ones_own(tmp_path: Path) -> None:
    """What no single word names is JSON, typed or in a file; what it lacks is told in one line."""
    told = figures("sim", "senjutsu", "--mode", "teams", "--games", "2", "--option", "teams=[[0,1],[2]]")
    assert (told["seats"], told["failures"]) == (3, 0)
    field = tmp_path / "bridge.json"
    field.write_text('{"hexes": [[-1, 0], [0, 0], [1, 0]], "start": {"west": [[-1, 0]], "east": [[1, 0]]}}')
    told = figures("sim", "senjutsu", "--games", "2", "--option", f"own-field=@{field}")
    assert (told["games"], told["failures"]) == (2, 0)


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("teams=0,1", "teams is written as JSON, such as [[0, 1], [2, 3]]"),
        ("teams=[[0,1],[1,2]]", "three or four seats"),
        ("teams=[[0,1],[2,true]]", "teams"),
        ("own-field=bridge", "own_field is written as JSON"),
        ("own-field=@no-such-file.json", "no-such-file.json"),
        ('own-field={"hexes": [[0, 0]], "start": {}}', "2 to 8 groups of start hexes"),
        ('own-field={"hexes": [[0, 0]]}', "start"),
    ],
)
def test_teams_and_battlefields_that_cannot_be(pair: str, said: str) -> None:
    result = run("sim", "senjutsu", "--mode", "teams", "--games", "1", "--option", pair)
    assert (result.code, result.out) == (2, "")
    assert said in result.err and result.err.count("\n") == 1


def test_the_report_shows_lengths_sides_and_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "senjutsu", "--mode", "teams", "--games", "5", "--lang", "en"]) == WELL
    shown = capsys.readouterr().out
    assert "Shortest, quarters, longest" in shown
    assert "How it ended" in shown
    assert "Wounds" in shown
    assert " + " in shown, "a team is named by all of its fighters"


def test_the_waves_of_a_horde_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "senjutsu", "--mode", "horde", "--games", "5", "--bots", "greedy", "--lang", "it"]) == WELL
    shown = capsys.readouterr().out
    assert re.search(r"stadio 1, \d ondate sconfitte +\d", shown)
    assert "stage" not in shown


def test_hexes_have_the_names_the_browser_gives_them() -> None:
    """The same figures as in the browser's own test of them."""
    disc = [f"{q},{r}" for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    names = call_hexes(disc)
    assert (names["-2,0"], names["0,-2"], names["0,2"], names["2,0"]) == ("A2", "C1", "C5", "E4")
    assert len(set(names.values())) == len(disc) == 19
    wide = call_hexes([f"{q},0" for q in range(28)])
    assert (wide["25,0"], wide["26,0"], wide["27,0"]) == ("Z13", "AA14", "AB14")


@pytest.mark.parametrize("mode", ["duel", "horde"])
def test_nothing_at_the_terminal_is_called_by_its_coordinates(mode: str) -> None:
    """Neither on the field, nor in the log, nor among the answers. Cards list speeds with commas, but none below zero."""
    result = run("play", "senjutsu", "--mode", mode, "--seed", "4", "--bots", "greedy", typed="1\n" * 30)
    assert (result.code, result.err) == (WELL, "")
    assert re.search(r" to [A-Z]\d+\.", result.out), "somebody went somewhere, and the log says where"
    assert re.findall(r"-\d+,-?\d+|\d+,-\d+", result.out) == []


def test_the_fallen_lord_is_called_by_name(tmp_path: Path) -> None:
    """He is no foe among the others, has no cards and no limit of wounds, but the tale of a recorded game speaks of him."""
    table = SENJUTSU.new(1, 0, "horde", characters=["monk"], horde="fallen-lord")
    play_at_random(table, Luck(0, "fallen lord"))
    file = tmp_path / "lord.record"
    file.write_text(table.record().text())
    told = run("replay", str(file))
    assert (told.code, told.err) == (WELL, "")
    assert "Fallen Lord" in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told_in_words(language: str) -> None:
    """No message is missing, and nothing of the language of the cards is left."""
    prose, sheets = Prose(words(language, "senjutsu")), box_for(Options()).sheets
    for id, sheet in sheets.items():
        told = " ".join([*prose.lines(sheet), prose.condition(sheet), prose.instant(sheet)])
        assert told.strip() or not sheet.text.parts[0].sections, id
        assert not re.search(r"fight-|sj-|step[?!]|rot[?!]|\batk\b|\bblk\b|None", told), (id, told)


def test_a_card_in_words_says_what_the_browser_says() -> None:
    sheets = box_for(Options()).sheets
    english, italian = (Prose(words(language, "senjutsu")) for language in LANGUAGES)
    assert english.lines(sheets["dark-void-blade"]) == [
        "May step forward, may rotate 1 side",
        "Attack: 2 Wounds on front left; 2 Wounds on the front; 2 Wounds on front right",
        "If it hits: Switch to any other kamae",
        "4: May rotate 1 side",
        "Attack: 1 Wound on the front",
    ]
    assert italian.lines(sheets["bokken-smash"])[2:] == [
        "* dà 1 Stordimento",
        "Se colpisce: Per 1 Concentrazione: il bersaglio perde 1 Concentrazione",
    ]
    assert english.instant(sheets["bokken-smash"]) == "Instant Additional, if your block holds"


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("dark-void-blade", "↖●● ↑●● ↗●●|↑● …"),
        ("hidden-void-block", "↖■ ↑■ ↗■ …"),
        ("musashi-special", "…"),
        ("bokken-smash", "↑* …"),
    ],
)
def test_a_card_is_drawn_small(card: str, drawn: str) -> None:
    assert drawing(box_for(Options()).sheets[card]) == drawn


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 24), (80, 40)])
def test_the_hand_stands_drawn_beside_the_field(width: int, height: int) -> None:
    """Table and question are in sight together, and a legend says what is drawn."""
    lines = shown("senjutsu", width, height)
    first = next(at for at, line in enumerate(lines) if "Your hand" in line)
    assert "·D1" in lines[first] and len(lines) - first <= 23
    assert any("↖●● ↑●● ↗●●|↑●" in line for line in lines)
    assert any("● Wound" in line and "c: in words" in line for line in lines)


def test_the_hand_is_told_in_words_where_there_is_room() -> None:
    lines = shown("senjutsu", 120, 40)
    first = next(at for at, line in enumerate(lines) if "Desperation:" in line)
    assert "·D1" in lines[first] and len(lines) - first <= 39
    told = " ".join(" ".join(line[30:] for line in lines).split())
    assert "May step forward, may rotate 1 side. Attack: 2 Wounds on front left" in told
    assert "Onna-Bugeisha, Desperation: with 3 Wounds or more" in told
    assert not re.search(r"step[?!]|rot[?!]|\batk |\bblk ", told)


def test_c_tells_the_cards_in_words() -> None:
    result = run(
        "play", "senjutsu", "--seed", "4", "--bots", "greedy", "--option", "characters=ninja,monk", typed="1\n1\n1\nc\n"
    )
    assert (result.code, result.err) == (WELL, "")
    assert "Stealth: stealthed or not" in result.out and "bell: brings the Bonsho bell" in result.out
