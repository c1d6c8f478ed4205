"""Rising Sun at the terminal: the whole table in both languages, drawn from a view alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import budokan
from budokan.cli import FAILED, WELL, main
from budokan.cli.houses import house_of
from budokan.games.rising_sun.cards import all_cards, all_clans
from budokan.kernel.ledger import read_ledger
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table
from budokan.kernel.words import words
from tests.support.rising_sun import layout, play

GAME = budokan.game("rising-sun")
HOUSE = house_of(GAME)


def drawn(table: Table, seat: int | None, language: str) -> str:
    """What the terminal shows this reader."""
    said = words(language, GAME.name)
    view = table.seen_by(seat)
    paper = Console(width=160, record=True, file=open("/dev/null", "w"))  # noqa: SIM115  # closed with the console
    for part in HOUSE.draw(view, table.record().header, said, lambda one: HOUSE.name_of(view, one, said)):
        paper.print(part)
    paper.file.close()
    return paper.export_text()


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_moment_of_a_game_can_be_drawn(language: str) -> None:
    ids = {"sun-", "province-", "card-", "figure-", "mandate-", "promise-", "fate-", "kami-"}
    table = GAME.new(4, 5, negotiation="structured", listen=True)
    luck = Luck(5, "drawn")
    moments = 0
    while not table.over:
        if luck.below(12) == 0:
            shown = drawn(table, luck.below(4), language)
            assert not [word for word in shown.split() if word.startswith(tuple(ids))], "no name of a message shows through"
            moments += 1
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    assert moments > 40
    assert drawn(table, None, language)


def test_what_is_on_the_page() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi, fujin: shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, vp={0: 7}, allies=[(0, 2)], options={"negotiation": "structured"})
    play(table, 1, "word an open deal with 2")
    play(table, 1, "term 1 gives 2 coins")
    play(table, 1, "term 2 promises to keep out of edo")
    play(table, 1, "propose the deal")
    shown = drawn(table, 0, "en")
    assert "▶ Koi (you)" in shown
    assert "Koi 2 (Bushi ×2, Stronghold); Lotus 1 (Bushi)" in shown
    assert "Lotus offers Turtle 2 Coins against this: to keep out of a province (Edo)." in shown
    play(table, 2, "accept the deal of 1")
    assert "The promise of Turtle to Lotus, to keep out of a province (Edo): open." in drawn(table, 0, "en")


def test_a_sealed_bid_is_a_dot_for_the_others() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, at="war", wars="edo")
    for seat in (0, 1):
        play(table, seat, "bid 3")
    own, other = (next(line for line in drawn(table, seat, "en").splitlines() if line.startswith("Lotus  ")) for seat in (1, 0))
    assert own.split() == ["Lotus", "3", "·", "·", "·"]
    assert other.split() == ["Lotus", "·", "·", "·", "·"]


def test_every_option_leads_to_a_ruling_that_exists() -> None:
    said, ledger = words("en", GAME.name), read_ledger(GAME.name, "en")
    table = GAME.new(5, 6, listen=True)
    luck = Luck(6, "rulings")
    while not table.over:
        seat = table.waiting[0]
        for move in table.options(seat):
            ruling = HOUSE.ruling_about(move, ledger, said)
            assert ruling == "" or ruling in ledger.rulings
        table.play(seat, luck.pick(table.options(seat)))


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_clan_and_kami_is_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "rising-sun", "--json", "--lang", language]) == WELL
    listed: dict[str, Any] = json.loads(capsys.readouterr().out)
    said = words(language, GAME.name)
    assert [one["name"] for one in listed["cards"]] == [said.say(f"card-{card.id}") for card in all_cards()]
    assert [one["ability_in_words"] for one in listed["clans"]] == [said.say(f"clan-{clan.id}.ability") for clan in all_clans()]
    assert len(listed["kami"]) == 7
    listings = HOUSE.listings(said)
    assert [len(listing.rows) for listing in listings] == [len(all_cards()), 5, 7]
    assert all(len(row) == len(listing.columns) for listing in listings for row in listing.rows)


def test_ones_own_figures_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "komainu"\nprice = 1\n')
    assert main(["cards", "rising-sun", "--check", str(tmp_path), "--json"]) == WELL
    assert json.loads(capsys.readouterr().out)["changes"] == {"komainu": {"price": 1}}
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "excalibur"\nprice = 1\n')
    assert main(["cards", "rising-sun", "--check", str(tmp_path)]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
