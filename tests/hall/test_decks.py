"""Decks at the hall: looked over card by card, brought by each seat, kept with it, told to nobody before the deal."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import httpx
import pytest
from msgspec.structs import replace

from budokan.games.ken.table import Table
from budokan.hall.decks import read_cards
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from budokan.hall.outgoing.rooms import info
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, PlayNow, SitDown
from budokan.hall.settings import Settings
from budokan.kernel.errors import BadWords
from budokan.kernel.workshop import OwnCards
from tests.hall.conftest import Open, opened
from tests.hall.people import Hands, enter, let_bots_play
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

AKIS = "40 kenshiro"
BENIKOS = "20 shin\n20 rey"


async def a_table(hall: Hall, *players: str, deck: str = "") -> Room:
    seated = await hall.create(NewTable(game="ken", name="Aki", players=players, deck=deck), "127.0.0.1")
    return await hall.room(seated.code)


def decks_of(room: Room) -> list[set[str]]:
    assert room.live is not None
    table = cast(Table, room.live.table)
    return [set(deck.counts) for deck in table.decks]


async def say(doors: Open, words: object) -> httpx.Response:
    return await doors.http.post("/api/games/ken/decks", json={"text": words})


async def test_what_is_wrong_with_a_deck_is_told_card_by_card(doors: Open) -> None:
    told = (await say(doors, "6 villaggio\n3 nobody\n0 toki\n2 shin")).json()
    assert {one["card"]: (one["text"]["id"], one["text"]["ruling"], one["barred"]) for one in told["verdicts"]} == {
        "villaggio": ("ken-deck-equal", "KEN-14.1", True),
        "nobody": ("ken-deck-unknown", "KEN-14.6", True),
        "toki": ("ken-deck-no-copy", "KEN-14.6", True),
        "": ("ken-deck-small", "KEN-14.5", False),
    }
    assert (told["cards"], told["legal"]) == ({"villaggio": 6, "toki": 0, "shin": 2}, False)


async def test_a_small_deck_is_advised_against_and_legal(doors: Open) -> None:
    told = (await say(doors, "39 kenshiro")).json()
    assert ([one["text"]["id"] for one in told["verdicts"]], told["legal"]) == (["ken-deck-small"], True)
    plain = (await say(doors, AKIS)).json()
    assert (plain["cards"], plain["headings"], plain["verdicts"], plain["legal"]) == ({"kenshiro": 40}, {}, [], True)
    assert (plain["room"]["kenshiro"]["more"], plain["room"]["villaggio"]["more"]) == (160, 5)
    assert plain["room"]["villaggio"]["why"]["ruling"] == "KEN-14.1"
    whole = (await say(doors, "nanto")).json()
    assert (sum(whole["cards"].values()), whole["legal"]) == (50, True), "a ready deck by its name"


@pytest.mark.parametrize("words", ["", "# a remark", "kenshiro", "9" * 4000, "1 kenshiro, " * 600, "201 kenshiro"])
async def test_words_that_are_no_deck_get_one_clear_sentence(doors: Open, words: str) -> None:
    told = (await say(doors, words)).json()
    assert not told["legal"]
    assert [one["barred"] for one in told["verdicts"]] == [True]


async def test_a_text_that_is_too_long_or_no_text_is_refused(doors: Open) -> None:
    assert (await say(doors, "1 kenshiro\n" * 1000)).status_code == 400
    assert (await say(doors, ["1 kenshiro"])).status_code == 400


async def test_each_seat_brings_its_own_deck_and_nobody_is_told_before_the_deal(hall: Hall) -> None:
    room = await a_table(hall, "you", "open", deck=AKIS)
    watching = await enter(room)
    await hall.sit(room.code, SitDown(name="Beniko", deck=BENIKOS))
    assert not any(b"shin" in sent or b"kenshiro" in sent for sent in watching.sent)
    await room.do(lambda: room.start(0, None))
    assert decks_of(room) == [{"kenshiro"}, {"shin", "rey"}]
    assert room.live is not None
    assert room.live.record().header.options == {"own_deck_0": AKIS, "own_deck_1": BENIKOS}
    assert room.live.header.seed == room.setup.header.seed, "the luck is the one that was promised"


async def test_a_ready_deck_is_brought_by_its_name_and_who_brings_none_plays_the_tables(hall: Hall) -> None:
    room = await a_table(hall, "you", "open", deck="cento")
    await hall.sit(room.code, SitDown(name="Beniko"))
    await room.do(lambda: room.start(0, None))
    assert room.live is not None
    assert room.live.record().header.options == {"deck_0": "cento"}
    assert "shin" in decks_of(room)[1]


async def test_a_deck_no_table_could_deal_is_refused_and_the_seat_stays_open(hall: Hall) -> None:
    with pytest.raises(BadWords, match="at most 5 equal cards"):
        await a_table(hall, "you", "open", deck="6 villaggio")
    room = await a_table(hall, "you", "open")
    with pytest.raises(BadWords, match="is no card of this set"):
        await hall.sit(room.code, SitDown(name="Beniko", deck="3 nobody"))
    assert room.seats[1].kind == "open"
    await hall.sit(room.code, SitDown(name="Beniko", deck=BENIKOS))
    assert room.seats[1].deck == BENIKOS


@ruling("BK-7.4")
async def test_no_refusal_tells_whom_another_has_brought(hall: Hall) -> None:
    """Every fighter is taken as any other is, also the one whose deck lies there in secret."""
    seated = await hall.create(NewTable(game="senjutsu", name="Aki", players=("you", "open"), deck="ronin-ready"), "127.0.0.1")
    room = await hall.room(seated.code)
    for deck in ("ronin-ready", "student-ready", "ronin-ready"):
        beniko = await hall.sit(room.code, SitDown(name="Beniko", deck=deck))
        assert room.seats[1].deck == deck
        await hall.stand_up(room.code, Proof(beniko.token or ""))
    await hall.sit(room.code, SitDown(name="Beniko", deck="ronin-ready"))
    await room.do(lambda: room.start(0, None))
    assert room.live is not None
    assert room.live.record().header.options["characters"] == ["ronin", "ronin"]
    assert room.live.record().header.options["mirror_match"] is True, "what nobody could know is no fault of theirs"


@ruling("BK-7.4")
async def test_what_the_table_itself_says_is_held_against_a_deck(hall: Hall) -> None:
    form = NewTable(game="senjutsu", name="Aki", players=("you", "open"), options={"characters": ["ronin"]})
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    with pytest.raises(BadWords, match="chosen twice"):
        await hall.sit(room.code, SitDown(name="Beniko", deck="ronin-ready"))
    await hall.sit(room.code, SitDown(name="Beniko", deck="student-ready"))
    await room.do(lambda: room.start(0, None))
    assert room.live is not None
    assert "mirror_match" not in room.live.record().header.options


@ruling("BK-7.3")
async def test_nobody_sits_down_under_the_name_of_another(hall: Hall) -> None:
    room = await a_table(hall, "you", "open")
    await hall.sit(room.code, SitDown(name="\u200dAKI"))
    assert [row.name for row in room.seats] == ["Aki", "\u200dAKI 2"]
    nameless = await hall.create(NewTable(game="ken", name="\u3164\u200d", players=("you", "open")), "127.0.0.1")
    await hall.sit(nameless.code, SitDown(name="\ufe0f"))
    assert [row.name for row in (await hall.room(nameless.code)).seats] == ["", ""]


async def test_who_leaves_before_the_start_takes_his_deck_along(hall: Hall) -> None:
    room = await a_table(hall, "you", "open")
    beniko = await hall.sit(room.code, SitDown(name="Beniko", deck=BENIKOS))
    await hall.stand_up(room.code, Proof(beniko.token or ""))
    assert (room.seats[1].kind, room.seats[1].deck) == ("open", "")


async def test_a_deck_stays_with_the_seat_when_a_bot_takes_over_and_when_the_hall_comes_back(hall: Hall, hands: Hands) -> None:
    room = await a_table(hall, "you", "open", deck=AKIS)
    beniko = await hall.sit(room.code, SitDown(name="Beniko", deck=BENIKOS))
    await room.do(lambda: room.start(0, None))
    await hall.stand_up(room.code, Proof(beniko.token or ""))
    await let_bots_play(hands, room)
    assert room.seats[1].kind == "bot"
    before = room.live.table.digest() if room.live else ""
    await hall.close()
    again = await Hall(hall.services).room(room.code)
    assert decks_of(again) == [{"kenshiro"}, {"shin", "rey"}]
    assert again.live is not None
    assert again.live.table.digest() == before
    await again.close()


async def test_play_now_with_ones_own_deck(hall: Hall) -> None:
    seated = await hall.play_now(PlayNow(game="ken", name="Aki", level="uniform", deck=AKIS), "127.0.0.1")
    room = await hall.room(seated.code)
    assert seated.seat is not None
    assert decks_of(room)[seated.seat] == {"kenshiro"}


OWN: dict[str, OwnCards] = {
    "ken": {
        "shura": {
            "name": "Shura",
            "type": "master",
            "school": "hokuto",
            "moral": "red",
            "profile": "fighters",
            "resistance": "life",
        }
    },
    "samurai-sword": {"bokken": {"wounds": 2}},
}


@pytest.fixture
def keepers(settings: Settings) -> Settings:
    """A hall whose keeper has cards of his own."""
    return replace(settings, cards=OWN)


async def test_tables_are_opened_and_decks_built_with_the_keepers_own_cards(keepers: Settings) -> None:
    async with opened(keepers) as doors:
        shelf = (await doors.http.get("/api/games/ken/cards")).json()
        assert "shura" in {one["id"] for one in shelf["cards"]}
        assert (shelf["own"], shelf["called"]) == (OWN["ken"], {"card-shura": "Shura"})
        assert (await say(doors, "40 shura")).json()["legal"]
        form = {"game": "ken", "players": ["you", "uniform"], "deck": "40 shura"}
        code = (await doors.http.post("/api/tables", json=form)).json()["code"]
        table = (await doors.http.get(f"/api/tables/{code}")).json()
        assert (table["called"], table["options"]["own_cards"]) == ({"card-shura": "Shura"}, OWN["ken"])
        code = (await doors.http.post("/api/play", json={"game": "samurai-sword"})).json()["code"]
        table = (await doors.http.get(f"/api/tables/{code}")).json()
        assert (table["called"], table["options"]) == ({}, {"cards": {"bokken": {"wounds": 2}}})


async def test_who_asks_for_other_cards_than_the_keepers_gets_those(keepers: Settings) -> None:
    async with opened(keepers) as doors:
        for own, known in (({}, False), ({"kenshiro": {"attack": 9}}, False), (OWN["ken"], True)):
            form = {"game": "ken", "players": ["you", "uniform"], "options": {"own_cards": own}, "deck": "40 shura"}
            assert (await doors.http.post("/api/tables", json=form)).is_success is known


@pytest.mark.parametrize("words", ["ken", "ken=", "ken=/there/is/nothing", "=x"])
def test_cards_of_no_game_or_no_folder_are_refused(words: str) -> None:
    with pytest.raises(BadWords, match="write GAME=FOLDER"):
        read_cards([words])


def test_cards_are_read_and_checked_before_the_hall_opens(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "kenshiro"\nattack = 4\n')
    assert read_cards([f"ken={tmp_path}"]) == {"ken": {"kenshiro": {"attack": 4}}}
    with pytest.raises(BadWords, match="kenshiro"):
        read_cards([f"samurai-sword={tmp_path}"])
    with pytest.raises(BadWords, match="no game called"):
        read_cards([f"chess={tmp_path}"])


async def test_a_game_without_decks_takes_none(hall: Hall) -> None:
    with pytest.raises(Exception, match="no decks to build"):
        await hall.play_now(PlayNow(game="samurai-sword", deck=AKIS), "127.0.0.1")


async def duel(hall: Hall, *players: str, deck: str = "") -> Room:
    seated = await hall.create(NewTable(game="senjutsu", name="Aki", players=players, deck=deck), "127.0.0.1")
    return await hall.room(seated.code)


async def test_in_senjutsu_a_seat_fights_as_the_one_its_deck_is_built_for(hall: Hall) -> None:
    room = await duel(hall, "open", "you", deck="ronin-ready")
    await hall.sit(room.code, SitDown(name="Beniko", deck="monk-ready"))
    await room.do(lambda: room.start(1, None))
    assert room.live is not None
    assert room.live.record().header.options == {"decks": ["monk-ready", "ronin-ready"], "characters": ["monk", "ronin"]}


async def test_play_now_opens_the_table_the_deck_was_built_for(hall: Hall) -> None:
    form = PlayNow(game="senjutsu", name="Aki", level="uniform", deck="beta-sample", options={"field": "snowfield"})
    room = await hall.room((await hall.play_now(form, "127.0.0.1")).code)
    assert room.setup.header.options == {"edition": "beta-v7", "field": "snowfield"}


async def test_headings_and_room_of_senjutsu(doors: Open) -> None:
    told = (await doors.http.get("/api/games/senjutsu/cards")).json()
    assert [one["name"] for one in told["headings"]] == ["character", "edition", "schools", "size"]
    found = (await doors.http.post("/api/games/senjutsu/decks", json={"text": "character: ronin\n2 wild-swing"})).json()
    assert found["headings"] == {"character": "ronin", "edition": "final", "schools": "one", "size": "40"}
    assert found["room"]["wild-swing"]["why"]["id"] == "sj-room-copies"


async def test_a_closed_list_among_the_options_is_told_to_nobody(hall: Hall) -> None:
    for lists, told in (
        ("closed", {"deck_0": "nanto"}),
        ("open", {"deck_0": "nanto", "deck_lists": "open", "own_deck_1": AKIS}),
    ):
        options = {"deck_0": "nanto", "deck_lists": lists, "own_deck_1": AKIS}
        form = NewTable(game="ken", name="Aki", players=("you", "uniform"), options=options)
        seated = await hall.create(form, "127.0.0.1")
        room = await hall.room(seated.code)
        assert info(room).options == told
        assert decks_of(room)[1] == {"kenshiro"}, "it is dealt all the same"
