"""Chapter 21: the season cards of the Archway set."""

from __future__ import annotations

import pytest

from budokan.games.rising_sun.events import CardWorked
from tests.support.rising_sun import ALL_CARDS, at_rest, bid, done, forces, lay, layout, offered, play, standing, told
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("card", "season", "type", "price", "copies"),
    [
        pytest.param("benevolence", "spring", "virtue", 1, 2, marks=pytest.mark.ruling("RS-21.1")),
        pytest.param("path-of-the-kenin", "spring", "enhancement", 2, 2, marks=pytest.mark.ruling("RS-21.4")),
        pytest.param("path-of-the-light", "spring", "enhancement", 1, 1, marks=pytest.mark.ruling("RS-21.6")),
        pytest.param("justice", "summer", "virtue", 1, 2, marks=pytest.mark.ruling("RS-21.9")),
        pytest.param("path-of-the-samurai", "summer", "enhancement", 2, 1, marks=pytest.mark.ruling("RS-21.11")),
        pytest.param("oni-of-blood", "summer", "monster", 3, 1, marks=pytest.mark.ruling("RS-21.12")),
        pytest.param("oni-of-souls", "summer", "monster", 2, 1, marks=pytest.mark.ruling("RS-21.13")),
        pytest.param("form-of-the-beast", "autumn", "winter-upgrade", 4, 2, marks=pytest.mark.ruling("RS-21.16")),
        pytest.param("way-of-the-katana", "autumn", "war-upgrade", 3, 1, marks=pytest.mark.ruling("RS-21.17")),
        pytest.param("oni-of-hate", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-21.18")),
        pytest.param("oni-of-spite", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-21.20")),
    ],
)
def test_as_it_is_printed(card: str, season: str, type: str, price: int, copies: int) -> None:
    printed = ALL_CARDS[card]
    assert (printed.season, printed.type, printed.price, printed.copies) == (season, type, price, copies)
    assert "archway" in printed.sets


@ruling("RS-21.1", "RS-21.2")
def test_benevolence_gives_a_spent_coin_for_honour_and_points() -> None:
    table = layout("lotus", "koi", "turtle", cards={0: "benevolence benevolence"}, turn=1)
    lay(table, "train")
    done(table, 1)
    play(table, 0, "buy oni-of-skulls")
    assert offered(table, 0) == ["no thanks", "let 2 have a spent coin", "let 1 have a spent coin"]
    play(table, 0, "let 2 have a spent coin")
    assert (table.coins, table.vp[0], table.honour) == ([3, 5, 6], 2, [0, 1, 2])
    play(table, 0, "let 1 have a spent coin")
    assert (table.coins, table.vp[0]) == ([3, 6, 6], 4), "two Coins for two rewards"
    play(table, 0, "summon oni-of-skulls in nagato")
    done(table, 2)
    at_rest(table)


@ruling("RS-21.1", "RS-21.3")
def test_benevolence_for_strongholds_and_not_for_what_is_free() -> None:
    table = layout("lotus", "koi", "turtle", cards={0: "benevolence"}, allies=[(0, 1)], turn=1)
    lay(table, "marshal")
    play(table, 0, "build in edo")
    play(table, 0, "no thanks")
    assert (table.coins[0], table.vp[0]) == (2, 0), "he may"
    done(table, 0, 2, 1)
    table = layout("lotus", "koi", "turtle", cards={0: "benevolence"}, turn=1)
    lay(table, "train")
    done(table, 1)
    play(table, 0, "buy path-of-the-lion")
    assert table.waiting == (2,), "no Coin was spent"
    done(table, 2)
    at_rest(table)


@ruling("RS-21.4", "RS-21.5")
def test_path_of_the_kenin_places_a_bushi_at_a_stronghold_and_does_not_set_itself_off() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-kenin path-of-the-kenin"}, strongholds={0: "edo oshu"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon daimyo in edo")
    done(table, 0)
    assert offered(table, 0) == ["no thanks", "place bushi in oshu", "place bushi in edo"]
    play(table, 0, "place bushi in oshu")
    play(table, 0, "place bushi in oshu")
    assert table.waiting == (1,)
    assert standing(table, 0, "oshu") == ["bushi", "bushi"]
    at_rest(table)


@ruling("RS-21.6", "RS-21.7", "RS-21.8", "RS-21.11")
def test_light_and_samurai_after_every_recruit() -> None:
    table = layout("koi", "lotus", "turtle", cards={1: "path-of-the-light komainu", 2: "path-of-the-samurai"})
    lay(table, "recruit")
    done(table, 1, 2, 0)
    assert (table.waiting, offered(table, 1)) == ((1,), ["act first", "act last"])
    play(table, 1, "act last")
    play(table, 2, "place bushi in kyushu")
    assert "place komainu before fujin" in offered(table, 1)
    play(table, 1, "place komainu before fujin")
    assert (standing(table, 2, "kyushu"), standing(table, 1, "fujin")) == (["bushi"], ["komainu"])
    assert table.waiting == (1,) and type(table.decision).__name__ == "ChooseMandate"
    at_rest(table)


@ruling("RS-21.9", "RS-21.10")
def test_justice_pays_once_for_each_victim_with_less_honour() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi bushi bushi bushi", 2: "edo: bushi bushi", 3: "edo: bushi"}
    clans = ("koi", "lotus", "bonsai", "dragonfly")
    table = layout(*clans, figures=board, cards={1: "justice"}, at="war", wars="edo")
    bid(table, {})
    assert table.vp == [0, 6, 0, 0], "Bonsai and Dragonfly, not Koi with more Honour"
    table = layout(*clans, figures=board, cards={1: "justice justice"}, allies=[(1, 2)], at="war", wars="edo")
    bid(table, {})
    assert table.vp == [0, 6, 0, 0], "both copies for Dragonfly; the spared ally gives nothing"
    table = layout(*clans, figures=board, cards={1: "justice"}, honour=[0, 1, 2, 3], at="war", wars="edo")
    bid(table, {1: (1, 0, 0, 0)})
    play(table, 1, "use the advantage")
    assert [event.card for event in told(table, CardWorked)] == [], "own figures give nothing"
    at_rest(table)


@ruling("RS-21.12")
def test_oni_of_blood_has_force_four_or_two() -> None:
    board = {0: "edo: bushi", 1: "edo: oni-of-blood"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "oni-of-blood"})
    assert forces(table, "edo")[1] == 4
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "oni-of-blood"}, honour=[1, 0, 2])
    assert forces(table, "edo")[1] == 2
    at_rest(table)


@ruling("RS-21.16")
def test_form_of_the_beast_counts_monsters() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "form-of-the-beast form-of-the-beast komainu oni-of-hate"}, at="winter")
    assert table.vp == [12, 0, 0]
    at_rest(table)


@ruling("RS-21.17")
def test_way_of_the_katana_only_in_the_war_phase() -> None:
    board = {0: "edo: bushi bushi shinto daimyo"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={0: "way-of-the-katana"})
    assert forces(table, "edo")[0] == 4
    table = layout("koi", "lotus", "turtle", figures=board, cards={0: "way-of-the-katana"}, at="war", wars="edo")
    assert forces(table, "edo")[0] == 6
    at_rest(table)


@ruling("RS-21.18", "RS-21.19")
def test_oni_of_hate_kills_one_of_each_with_higher_honour() -> None:
    board = {0: "kyoto: bushi komainu daimyo", 1: "kyoto: shinto", 3: "kyoto: bushi"}
    table = layout(
        *("koi", "lotus", "turtle", "dragonfly"),
        figures=board,
        cards={2: "oni-of-hate", 0: "komainu"},
        allies=[(0, 2)],
        turn=2,
    )
    lay(table, "recruit")
    done(table, 3)
    play(table, 0, "done")
    done(table, 1)
    play(table, 2, "summon oni-of-hate in kyoto")
    assert offered(table, 2) == ["kill bushi of 0 in kyoto", "kill komainu of 0 in kyoto"], (
        "its owner chooses, the ally is no exception"
    )
    play(table, 2, "kill komainu of 0 in kyoto")
    assert [standing(table, seat, "kyoto") for seat in (0, 1, 3)] == [["bushi", "daimyo"], [], ["bushi"]], (
        "Dragonfly has less Honour"
    )
    assert "komainu" in table.reserve[0]
    done(table, 2)
    at_rest(table)


@ruling("RS-21.20")
def test_oni_of_spite_steals_from_each_with_higher_honour_there() -> None:
    board = {0: "kansai: daimyo", 1: "edo: bushi", 3: "kansai: bushi"}
    table = layout(
        *("koi", "lotus", "turtle", "dragonfly"),
        figures=board,
        cards={2: "oni-of-spite"},
        strongholds={2: "kansai"},
        vp={0: 7, 1: 7, 3: 7},
        turn=2,
    )
    lay(table, "recruit")
    done(table, 3, 0, 1)
    play(table, 2, "summon oni-of-spite in kansai")
    assert table.vp == [5, 7, 2, 7]
    done(table, 2)
    at_rest(table)
