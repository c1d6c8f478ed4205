"""Ken il Guerriero at the command line: its table on the screen, its cards and decks, its options as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import budokan
from budokan.cli import BAD_WORDS, WELL, main
from budokan.cli.houses.ken import MARKS
from budokan.games.ken.cards import origin
from budokan.games.ken.reading import all_cards, all_decks
from budokan.kernel.words import words
from tests.cli.test_cards import lessons
from tests.support.command import Result, one_clear_line, run
from tests.support.ken import attack, layout, play
from tests.support.rulings import ruling

FIRST_EVERY_TIME = "1\n" * 3000


def quietly(*typed_words: str, typed: str) -> Result:
    result = run("play", "ken", *typed_words, typed=typed)
    assert (result.code, result.err) == (WELL, "")
    return result


@pytest.mark.parametrize(
    ("language", "question", "end"),
    [("en", "Your presentation", ("You win.", "You lose.")), ("it", "La tua presentazione", ("Vinci.", "Perdi."))],
)
def test_a_whole_game(language: str, question: str, end: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game"
    result = quietly("--seed", "2", "--bots", "greedy", "--lang", language, "--save", str(file), typed=FIRST_EVERY_TIME)
    assert question in result.out
    table = budokan.replay(file.read_text(encoding="utf-8"))
    assert table.outcome is not None
    assert result.out.rstrip().endswith(end[0] if 0 in table.outcome.winners else end[1])


@pytest.fixture
def under_attack(tmp_path: Path) -> Path:
    """Seat 0 forms a defence; of the other hand he knows one card."""
    table = layout(
        hands={0: "villaggio cento-pugni-distruttivi", 1: "shin contadini"},
        forces={0: "kenshiro*2+dolore predoni!", 1: "souther bull"},
        places={0: "villaggio deserto"},
        known={1: "shin"},
        points=(3, 5),
        turn=1,
    )
    play(table, 1, "end presentation")
    attack(table, 1, "bull")
    file = tmp_path / "defence"
    file.write_text(table.record().text(), encoding="utf-8")
    return file


def test_everything_a_player_needs_is_on_the_screen(under_attack: Path) -> None:
    shown = quietly("--resume", str(under_attack), typed="").out
    for part in (
        "Player 1 (you)",
        "▶ Player 2",
        "3 points, 12 to victory",
        "2 per turn",
        "hand 2",
        "Villaggio +2 · Deserto",
        "Kenshiro 3/2 ♥♥ [Dolore] · Predoni 2◌/0◌/1◌ (engaged)",
        "You know of Shin in this hand.",
        "Player 2 attacks Deserto with Bull",
        "Cento pugni distruttivi",
        "technique, grey",
        "+3◌/+0◌",
        "Who defends Deserto?",
        "Send Predoni: Predoni is engaged. (KEN-21.1)",
    ):
        assert part in shown, part
    assert "Contadini" not in shown, "the rest of the other hand is nobody's business"


def test_a_combat_is_shown_with_what_it_would_come_to(under_attack: Path) -> None:
    shown = quietly("--resume", str(under_attack), typed="2\n").out
    assert "Player 2: Bull, damage 2" in shown
    assert "Player 1: Kenshiro, damage 3" in shown
    assert "Bull would lose a life or fall" in shown


def test_the_ruling_behind_a_card(under_attack: Path) -> None:
    shown = quietly("--resume", str(under_attack), typed="?2\n").out
    assert "KEN-35.1 (reconstructed)\nKenshiro: master, Hokuto, blue" in shown


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_and_every_deck_is_listed(language: str) -> None:
    result = run("cards", "ken", "--lang", language, COLUMNS="200")
    assert (result.code, result.err) == (WELL, "")
    spoken = words(language, "ken")
    lines = result.out.splitlines()
    for card in all_cards():
        mark = MARKS[origin(card, "name")] or " "
        line = next(line for line in lines if line.startswith(spoken.say(f"card-{card.id}") + mark))
        assert spoken.say(f"ken-type-{card.type}") in line
        assert spoken.say(f"ken-moral-{card.moral}") in line
    for deck in all_decks():
        assert spoken.say(f"deck-{deck.id}") in result.out


@ruling("KEN-34.15")
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_printed_is_told_apart_from_what_is_ours_field_by_field(language: str) -> None:
    result = run("cards", "ken", "--lang", language, COLUMNS="200")
    lines = {line.split("  ")[0]: line for line in result.out.splitlines()}
    spoken = words(language, "ken")
    assert " 3/2/♥ " in lines["Kenshiro"], "his figures are printed"
    assert f" {spoken.say('ken-school-hokuto')}◐ " in lines["Kenshiro"], "his school follows from an example"
    assert " 3◌ " in lines["Kenshiro"], "his ochre points are ours"
    assert f" {spoken.say('ken-type-master')}◌ " in lines["Toki"]
    assert " 2◌/2◌/♥◌ " in lines["Toki"]
    assert " 2/1◌/1◌ " in lines["Banda di picche"]
    assert "Soria◐" in lines, "the errata name her"
    assert "Falco◌" in lines
    for message in ("cards-attested", "cards-reconstructed"):
        assert words(language).say(message) in result.out


def test_the_same_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "ken", "--json", "--lang", "it"]) == WELL
    listed = json.loads(capsys.readouterr().out)
    assert len(listed["cards"]) == len(all_cards())
    assert next(deck for deck in listed["decks"] if deck["id"] == "hokuto")["cards"]["kenshiro"] == 6


def played_with(*pairs: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    typed = [word for pair in pairs for word in ("--option", pair)]
    assert main(["sim", "ken", "--games", "2", "--json", *typed]) == WELL
    counted: dict[str, object] = json.loads(capsys.readouterr().out)
    return counted


def test_options_that_are_numbers_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    plain = played_with(capsys=capsys)
    assert played_with("first-draw=3", "deck-0=hokuto", capsys=capsys)["digest"] == plain["digest"]
    for pair in ("first-draw=2", "own-deck-0=9 fudo, 5 deserto", "start=present"):
        assert played_with(pair, capsys=capsys)["digest"] != plain["digest"]
    start = played_with("start=present", capsys=capsys)["digest"]
    assert played_with("start=present", "start-points=12", capsys=capsys)["digest"] != start


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("first-draw=4", "“4” is not possible for first_draw; expected: 2, 3"),
        ("start-points=many", "“many” is not possible for start_points"),
        ("start-points=401", "Expected `int` <= 400"),
        ("own-deck-1=9 lynn", "at most 5 equal cards"),
        ("own-cards=x", "sets no option"),
    ],
)
def test_options_that_cannot_be(pair: str, said: str) -> None:
    result = run("sim", "ken", "--games", "1", "--option", pair)
    assert result.code == BAD_WORDS
    assert said in one_clear_line(result)


def test_a_folder_of_ones_own_cards_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "kenshiro"\nattack = 9\n', encoding="utf-8")
    assert main(["sim", "ken", "--games", "1", "--bots", "greedy", "--json"]) == WELL
    plain = json.loads(capsys.readouterr().out)
    assert main(["sim", "ken", "--games", "1", "--bots", "greedy", "--json", "--cards", str(tmp_path)]) == WELL
    assert json.loads(capsys.readouterr().out)["digest"] != plain["digest"]


def test_a_new_card_of_ones_own_is_called_by_its_name(tmp_path: Path) -> None:
    """In the hand, in the log, and when the record is told."""
    (tmp_path / "mine.toml").write_text(lessons()["ken"], encoding="utf-8")
    deck = "own-deck-0=30 shura, 5 villaggio, 5 contadini"
    file = tmp_path / "game"
    asked = ("--cards", str(tmp_path), "--option", deck, "--seed", "1", "--save", str(file))
    result = quietly(*asked, typed=FIRST_EVERY_TIME)
    assert "Shura ×" in result.out
    assert "Attacks by surprise." in result.out
    assert "card-shura" not in result.out
    told = run("replay", str(file)).out
    assert "Shura" in told
    assert "card-shura" not in told


def test_sim_tells_how_games_end_and_how_long_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "ken", "--games", "6", "--bots", "greedy"]) == WELL
    shown = capsys.readouterr().out
    for part in ("Shortest, quarters, longest", "First seat", "Second seat", "Order points"):
        assert part in shown


def test_a_seat_that_plays_for_itself_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    """The better bot wins nearly all its games, from either seat."""
    assert main(["compare", "ken", "--bots", "greedy,uniform", "--games", "12", "--json"]) == WELL
    compared = json.loads(capsys.readouterr().out)
    assert set(compared["teams"]) == {"seat 0", "seat 1"}
    assert compared["overall"]["wins"] >= 10
