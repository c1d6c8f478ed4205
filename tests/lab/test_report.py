"""What a report says: figures that can be reckoned by hand, sentences in both languages, a page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from budokan.kernel.words import words
from budokan.lab.intervals import Interval
from budokan.lab.report.figures import (
    Finding,
    Results,
    cards_of,
    courses_of,
    findings_of,
    groups_of,
    matched_labels,
    matches_of,
    read_results,
)
from budokan.lab.report.page import page
from budokan.lab.report.sentences import Speaker
from budokan.lab.study.journal import Journal
from budokan.lab.study.plan import Study
from budokan.lab.study.playing import CardRow, GameRow, MomentRow, SeatRow, WholeRow
from budokan.lab.study.running import Found
from budokan.lab.study.tables import write_tables
from tests.lab.conftest import Write
from tests.lab.test_studies import SWORDS, WEIGHTED

PLAN = SWORDS.replace("games = 6", "games = 20")


def seat(number: int, role: str, won: bool) -> SeatRow:
    return SeatRow(number, "uniform", won, float(won), 3.0, "", role, "benkei")


def game(variant: int, number: int, ninja: bool) -> WholeRow:
    """Four players; the two Ninja win, or the Shogun does. The first plays a Bokken, and leads from the second moment on."""
    seats = (seat(0, "ninja", ninja), seat(1, "ninja", ninja), seat(2, "shogun", not ninja), seat(3, "ronin", False))
    moments = tuple(
        MomentRow(moment, 0, "play-phase", 2 + moment, "pass", (0.1, 0.1, 0.9, 0.1) if moment == 0 else (0.9, 0.1, 0.1, 0.1))
        for moment in range(4)
    )
    winners = (0, 1) if ninja else (2,)
    side, cards = ("ninja" if ninja else "shogun"), (CardRow(0, "bokken", "attack", 2),)
    return WholeRow(variant, number, "7", 100 + number, "d", winners, side, "honour", "", 0, seats, cards, moments)


@pytest.fixture
def results(written: Write, tmp_path: Path) -> Results:
    """Twenty deals: the Ninja win ten as printed, and the same ten and five more with the change."""
    study = written(PLAN)
    games = [game(variant, number, number < (10, 15)[variant]) for number in range(20) for variant in (0, 1)]
    return laid_down(study, games, tmp_path / "kept")


def laid_down(study: Study, games: list[WholeRow], folder: Path) -> Results:
    found = Found(study.name, study.game, study.games, len(games), 0, 0, "games", "0123")
    with Journal(folder, study) as journal:
        for one in games:
            journal.write(msgspec.json.encode(one))
    write_tables(study, found, folder)
    return read_results(folder)


def test_two_who_win_together_have_won_one_game(results: Results) -> None:
    base, changed = findings_of(results, ("role:ninja",))
    assert (base.variant, base.games, base.share.mean, base.several) == ("as printed", 20, 0.5, True)
    assert (changed.games, changed.share.mean) == (20, 0.75)
    assert base.difference is None
    assert changed.difference is not None
    assert changed.difference.mean == 0.25
    assert changed.difference.low == pytest.approx(0.25 - 1.96 * (0.1875 * 20 / 19 / 20) ** 0.5)


def test_everything_there_is_to_tell_apart_is_told_apart(results: Results) -> None:
    groups = dict(groups_of(results))
    assert list(groups) == ["seat", "role"], "there is one bot and one character"
    assert [one.measure for one in groups["seat"]][::2] == ["seat:0", "seat:1", "seat:2", "seat:3"]


def test_who_comes_out_ahead_of_whom(results: Results) -> None:
    assert matched_labels(results) == ["role"]
    found = {(one.one, one.other): (one.games, one.share.mean) for one in matches_of(results, "role", 0)}
    assert found["ninja", "shogun"] == (20, 0.5)
    assert found["ninja", "ronin"] == (10, 1.0), "games that neither won do not count"
    assert ("ninja", "ninja") not in found


def test_cards_and_who_played_them(results: Results) -> None:
    [card] = cards_of(results, 1)
    assert (card.card, card.move, card.games, card.times, card.share.mean) == ("bokken", "attack", 20, 2.0, 0.75)
    others = 15 * (1 / 3) + 5 * (1 / 3)
    assert card.difference.mean == pytest.approx((15 - others) / 20, abs=1e-5)


def test_how_games_went(results: Results) -> None:
    base, changed = courses_of(results)
    assert (base.options, base.lead_changes) == (3.5, 1.0)
    assert base.decided == pytest.approx((10 * 0.25 + 10 * 1.0) / 20), "who led wrongly to the end was never sure"
    assert base.comebacks.mean == 0.5
    assert changed.comebacks.mean == 0.25


def finding(mean: float, low: float, high: float, several: bool = True) -> Finding:
    return Finding("Nodachi at 2 wounds", "role:ninja", 9, Interval(0.3, 0.2, 0.4), several, Interval(mean, low, high))


SENTENCES = [
    (
        finding(-0.021, -0.03, -0.012),
        "Nodachi at 2 wounds: Ninja win 2.1 points less often, between 1.2 and 3.0.",
        "Nodachi at 2 wounds: Ninja vincono 2,1 punti in meno, fra 1,2 e 3,0.",
    ),
    (
        finding(0.021, 0.012, 0.03, several=False),
        "Nodachi at 2 wounds: Ninja wins 2.1 points more often, between 1.2 and 3.0.",
        "Nodachi at 2 wounds: Ninja vince 2,1 punti in più, fra 1,2 e 3,0.",
    ),
    (
        finding(-0.01, -0.03, 0.01),
        "Nodachi at 2 wounds: Ninja win 1.0 points less often in these games; between −3.0 and +1.0 points are possible, "
        "so it may change nothing.",
        "Nodachi at 2 wounds: in queste partite Ninja vincono 1,0 punti in meno; fra −3,0 e +1,0 punti tutto è possibile, "
        "quindi può non cambiare nulla.",
    ),
    (
        finding(0.0, 0.0, 0.0),
        "Nodachi at 2 wounds: Ninja win as often in these games; between 0.0 and 0.0 points are possible, "
        "so it may change nothing.",
        "Nodachi at 2 wounds: in queste partite Ninja vincono altrettanto spesso; fra 0,0 e 0,0 punti tutto è possibile, "
        "quindi può non cambiare nulla.",
    ),
]


@pytest.mark.parametrize(("found", "english", "italian"), SENTENCES)
def test_what_a_change_did_in_one_plain_sentence(written: Write, found: Finding, english: str, italian: str) -> None:
    study = written(PLAN)
    assert Speaker(words("en", study.game), study).sentence(found) == english
    assert Speaker(words("it", study.game), study).sentence(found) == italian


def test_sides_are_called_by_their_names(written: Write) -> None:
    study = written('game = "ken"')
    speaker = Speaker(words("en", "ken"), study)
    assert [speaker.value(*one) for one in (("side", "seat-1"), ("seat", "1"), ("deck", "hokuto"))] == [
        "Player 2",
        "Player 2",
        "Hokuto: Kenshiro and Toki",
    ]
    rising_sun = Speaker(words("it", "rising-sun"), written('game = "rising-sun"'))
    assert rising_sun.value("side", "koi") == rising_sun.value("clan", "koi") == "Koi"


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_needs_nothing_else_and_says_everything_in_words(results: Results, language: str) -> None:
    html = page(results, Speaker(words(language, "samurai-sword"), results.study))
    assert f'<html lang="{language}">' in html
    assert "<script" not in html
    assert re.findall(r"(?:src|href)=\"(?!data:)", html) == []
    assert "url(" not in html
    assert "@import" not in html
    assert "lab-" not in re.sub(r"<style>.*?</style>", "", html, flags=re.S), "no name of a message shows through"
    assert html.count("<section>") == 8
    assert "Bokken" in html


def test_the_page_of_a_study_without_a_change(written: Write, tmp_path: Path) -> None:
    study = written(PLAN.partition("[[variant]]")[0].replace('rows = ["cards", "decisions"]\n', ""))
    found = laid_down(study, [game(0, number, number < 10) for number in range(20)], tmp_path / "kept")
    html = page(found, Speaker(words("en", study.game), study))
    assert "Ninja win 50.0% of the games, between 29.9 and 70.1." in html
    assert "Difference" not in html


def test_what_somebody_calls_a_variant_is_not_taken_for_html(written: Write, tmp_path: Path) -> None:
    study = written(WEIGHTED.replace("weighted", "<b>heavy</b> & 'sly'").format(games=1, seed=1))
    row = GameRow(
        0, 0, "1", 3, "d", (0,), "seat-0", "toss", "", 0, (SeatRow(0, "uniform", True, 1.0), SeatRow(1, "<i>", False, 0.0))
    )
    results = Results(study, Found("x", "coin", 1, 2, 0, 0, "games", "0"), {(0, 0): row, (1, 0): row}, tmp_path)
    html = page(results, Speaker(words("en"), study))
    assert "<b>" not in html
    assert "<i>" not in html
    assert "&lt;b&gt;heavy&lt;/b&gt; &amp; " in html
