"""`budokan cards` and `budokan games`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import budokan
from budokan.cli import FAILED, WELL, main
from budokan.cli.houses import house_of
from budokan.cli.houses.plain import Plain
from budokan.games.samurai_sword.cards import all_cards, all_characters
from budokan.kernel.words import words
from tests.support.command import run


def test_every_game_has_its_house_at_the_terminal() -> None:
    assert not any(isinstance(house_of(game), Plain) for game in budokan.games().values())


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_and_character_is_listed(language: str) -> None:
    result = run("cards", "samurai-sword", "--lang", language, COLUMNS="200")
    assert (result.code, result.err) == (WELL, "")
    for card in all_cards():
        line = next(line for line in result.out.splitlines() if line.startswith(words(language).say(f"card-{card.id}") + " "))
        assert words(language).say(f"suit-{card.suit}") in line
        if card.type == "weapon" and card.wounds_by == "figure":
            assert f" {card.reach}/{card.wounds} " in line
    for one in all_characters():
        assert words(language).say(f"character-{one.id}.ability") in result.out


def test_what_is_reconstructed_is_marked() -> None:
    lines = run("cards", "samurai-sword", COLUMNS="200").out.splitlines()
    marked = {line.split(" ◌")[0].strip() for line in lines if "◌" in line and "reconstructed" not in line}
    assert any(name.startswith("Kozuka") for name in marked)
    assert any(name.startswith("Rikyu") for name in marked)
    assert not any(line.startswith("Bokken ◌") for line in lines)


@pytest.mark.parametrize(("language", "legend"), [("en", "≈ likely"), ("it", "≈ probabile")])
def test_what_is_likely_is_marked(language: str, legend: str) -> None:
    lines = run("cards", "samurai-sword", "--lang", language, COLUMNS="200").out.splitlines()
    marked = " ".join(line for line in lines if "≈" in line)
    assert legend in marked
    for card in all_cards():
        name = words(language).say(f"card-{card.id}")
        assert any(line.startswith(f"{name} ") and "≈" in line for line in lines) == (card.copies_source == "likely")
    assert "≈" not in run("cards", "senjutsu", "--lang", language, COLUMNS="200").out


def test_narrow_paper_cuts_nothing_off() -> None:
    narrow = run("cards", "samurai-sword", "--lang", "it", COLUMNS="80").out
    assert max(map(len, narrow.splitlines())) <= 80
    assert "…" not in narrow


def test_the_same_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "samurai-sword", "--json", "--lang", "it"]) == WELL
    listed = json.loads(capsys.readouterr().out)
    parry = next(card for card in listed["cards"] if card["id"] == "parry")
    assert (parry["name"], parry["copies"], parry["source"]) == ("Parata", 15, "printed")
    assert len(listed["characters"]) == len(all_characters())


def test_a_folder_of_ones_own_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "bokken"\nwounds = 2\n[[character]]\nid = "hanzo"\nresilience = 5\n')
    assert main(["cards", "samurai-sword", "--check", str(tmp_path)]) == WELL
    assert capsys.readouterr().out == "2 cards are changed, and can be played with.\n"
    assert main(["cards", "samurai-sword", "--check", str(tmp_path), "--json"]) == WELL
    assert json.loads(capsys.readouterr().out)["changes"] == {"bokken": {"wounds": 2}, "hanzo": {"resilience": 5}}


@pytest.mark.parametrize(
    "content",
    [
        '[[card]]\nid = "bokken"\nwounds = 99\n',
        '[[card]]\nid = "excalibur"\n',
        "not toml at all [",
        '[[planet]]\nid = "mars"\n',
        "[[card]]\n",
    ],
)
def test_a_folder_that_does_not_hold(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text(content)
    assert main(["cards", "samurai-sword", "--check", str(tmp_path)]) == FAILED
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert main(["cards", "samurai-sword", "--check", str(tmp_path), "--json"]) == FAILED
    assert json.loads(capsys.readouterr().out)["holds"] is False


def test_what_does_not_hold_is_told_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mie.toml").write_text('[[card]]\nid = "kenshiro"\nabilities = [{does = "grant"}]\n')
    assert main(["cards", "ken", "--check", str(tmp_path), "--lang", "it"]) == FAILED
    assert capsys.readouterr().err == "mie.toml, riga 3, colonna 13: kenshiro: capacità 1: grant richiede keyword\n"
    (tmp_path / "mie.toml").write_text('[[card]]\nid = "kenshiro"\nattack = "tanto"\n')
    assert main(["cards", "ken", "--check", str(tmp_path), "--lang", "it", "--json"]) == FAILED
    why = "mie.toml, riga 3, colonna 10: kenshiro: ci si aspetta `int`, non `str`, in `$.attack`"
    assert json.loads(capsys.readouterr().out) == {"holds": False, "why": why}


def lessons() -> dict[str, str]:
    """The card file that the how-to shows for each game."""
    page = Path(__file__).parents[2] / "docs" / "how-to" / "add-a-card.md"
    shown = re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    return dict(zip(("samurai-sword", "rising-sun", "senjutsu", "ken"), shown, strict=True))


def test_the_cards_of_the_how_to_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons().keys() == budokan.games().keys()
    for game, lesson in lessons().items():
        folder = tmp_path / game
        folder.mkdir()
        (folder / "mine.toml").write_text(lesson)
        assert main(["cards", game, "--check", str(folder)]) == WELL
        new = game in ("senjutsu", "ken")
        held = (
            "Cards changed: 1; new ones: 1. They can be played with." if new else "2 cards are changed, and can be played with."
        )
        assert capsys.readouterr().out == f"{held}\n"


def test_it_is_shown_how_cards_of_ones_own_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text(lessons()["senjutsu"])
    assert main(["cards", "senjutsu", "--cards", str(tmp_path), "--lang", "it"]) == WELL
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "Falling Leaf ◌ (falling-leaf), nuova"
    assert shown[7:9] == [
        "  In Equilibrio: puoi ruotare di 1 lato",
        "  Attacco: 1 Ferita su casella davanti; 1 Ferita su davanti a destra",
    ]
    assert shown[shown.index("Taglio Troncante (severing-cut), cambiata") + 3] == "  Velocità: 7 (nella scatola: 5)"
    assert main(["cards", "senjutsu", "--cards", str(tmp_path), "--json"]) == WELL
    assert json.loads(capsys.readouterr().out)["severing-cut"] == {"initiative": "7"}


@pytest.mark.parametrize(
    ("game", "read"),
    [
        ("samurai-sword", ["  Figures: 3/2 (in the box: 3/3)", "  Resilience: 6 (in the box: 5)"]),
        ("rising-sun", ["  Cost: 3 (in the box: 2)", "… gain Honour and 2 VP. At this table: VP 3, Honour 2."]),
        ("senjutsu", ["  If it hits: Push the target 1 or For 1 focus: the target takes 1 Stun"]),
        ("ken", ["  Attacks by surprise.◌", "  Figures: 4◌/2/♥ (in the box: 3/2/♥)"]),
    ],
)
def test_cards_of_ones_own_read_as_those_of_the_box(
    game: str, read: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figures under their headings, with the printed ones where they differ, and the effect in words."""
    (tmp_path / "mine.toml").write_text(lessons()[game])
    assert main(["cards", game, "--cards", str(tmp_path), "--lang", "en"]) == WELL
    shown = capsys.readouterr().out.splitlines()
    for line in read:
        assert any(one.endswith(line.removeprefix("…")) for one in shown), line


@pytest.mark.parametrize("language", ["en", "it"])
def test_games_are_listed_with_all_that_may_be_settled(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", language]) == WELL
    shown = capsys.readouterr().out
    for game in budokan.games().values():
        assert f"{game.name}: " in shown
        assert "--cards: " in shown.partition(f"{game.name}: ")[2]
        for option in game.options.values():
            assert f"--option {option.name}: " in shown or isinstance(option.default, dict)
            assert all(isinstance(choice, bool) or str(choice) in shown for choice in option.choices)


def test_games_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == WELL
    listed = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert set(listed) == set(budokan.games())
    assert listed["samurai-sword"]["modes"] == {"standard": [3, 7]}
