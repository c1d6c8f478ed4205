"""Clients that mean no good get a clear refusal and disturb nobody."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import multiprocessing
import sqlite3
import time
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

import budokan
from budokan.hall.logbook import kept_short
from budokan.hall.replays import Replay
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.kernel.records import Record
from tests.hall.conftest import Open, opened
from tests.hall.people import PATIENCE, Client
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def test_one_address_does_not_crowd_out_the_records_that_others_have_brought(settings: Settings) -> None:
    async with opened(replace(settings, uploads_at_once=3, uploads_per_minute=0.0)) as doors:
        answers = [(await doors.http.post("/api/replays", content="no record")).status_code for _ in range(5)]
        assert answers == [400, 400, 400, 429, 429]


async def a_game(doors: Open) -> tuple[dict[str, Any], Client, dict[str, Any]]:
    """A person at a table with bots who has been asked something."""
    seated = (await doors.http.post("/api/play", json={"game": "samurai-sword", "level": "uniform"})).json()
    client = await Client.at(doors.address)
    state = await client.sit(seated)
    while not state["options"]:
        state = await client.hear_until("update")
    return seated, client, state


async def still_well(client: Client, state: dict[str, Any]) -> None:
    """The table stands where it stood and its player can play."""
    answer = await client.ask("play", number=state["number"], move=state["options"][0]["move"])
    assert answer["type"] == "done"


GARBAGE = [
    "",
    "garbage",
    "[]",
    "null",
    "{}",
    '{"type": "nothing"}',
    '{"type": "play"}',
    '{"type": "play", "number": -1, "move": {}}',
    '{"type": "play", "number": "1", "move": {}}',
    '{"type": "hello", "table": 5}',
    '{"type": "chat", "text": {}}',
    '{"type": "ping", "id": "x"}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello", "table": "' + "B" * 100 + '"}',
    "[" * 2000,
    '{"type":"play","number":1,"move":' + "[" * 4000,
    '{"type":"play","number":1,"move":' + '{"a":' * 1200 + "1" + "}" * 1201,
    '{"more":' + "[" * 4000 + "]" * 4000 + "}",
    '{"type":"chat","text":"\\ud800"}',
]


async def test_garbage_is_answered_and_disturbs_nobody(doors: Open) -> None:
    seated, client, state = await a_game(doors)
    rogue = await Client.at(doors.address)
    for words in GARBAGE:
        await rogue.line.send(words)
        answer = await rogue.hear()
        assert answer["type"] in ("error", "refusal"), words
        assert answer["why"]["id"].startswith("hall-")
    await rogue.line.send(b"\x00\xff\xfe")
    assert (await rogue.hear())["type"] == "error"
    assert (await rogue.ask("ping"))["type"] == "done"
    assert (await rogue.ask("chat", text="hello"))["why"]["id"] == "hall-say-hello"
    await rogue.close()
    await still_well(client, state)
    await client.close()
    assert (await doors.http.get(f"/api/tables/{seated['code']}")).status_code == 200


async def test_a_message_that_is_too_long_ends_the_line_of_who_sent_it(doors: Open, settings: Settings) -> None:
    _, client, state = await a_game(doors)
    rogue = await Client.at(doors.address)
    await rogue.line.send("x" * (settings.longest_message + 1))
    with pytest.raises(ConnectionClosed) as closed:
        await rogue.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await still_well(client, state)
    await client.close()


async def test_text_that_is_none_is_no_trouble_of_the_halls(doors: Open, caplog: pytest.LogCaptureFixture) -> None:
    """The server hangs up on who sent it, and no trace of it stands in the log as if the house had failed."""
    _, client, state = await a_game(doors)
    rogue = await Client.at(doors.address)
    with kept_short():
        await rogue.line.send(b"\x8d", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await rogue.line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.WARNING] == []
    await still_well(client, state)
    await client.close()


async def test_a_flood_is_told_and_cut_off(doors: Open) -> None:
    _, client, state = await a_game(doors)
    rogue = await Client.at(doors.address)
    answers: list[dict[str, Any]] = []

    async def flood() -> None:
        for _ in range(500):
            await rogue.line.send(json.dumps({"type": "ping", "id": 1}))

    async def hear_all() -> None:
        while True:
            answers.append(await rogue.hear())

    with contextlib.suppress(ConnectionClosed):
        await flood()
    with pytest.raises(ConnectionClosed) as closed:
        await hear_all()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert answers[-1]["why"]["id"] == "hall-too-fast"
    assert answers[-1]["closing"] is True
    await still_well(client, state)
    await client.close()


async def test_who_floods_on_after_the_goodbye_is_not_waited_for(doors: Open) -> None:
    """It was told that it is too fast; it goes on, and its own goodbye drowns in what nobody reads any more."""
    _, client, state = await a_game(doors)
    rogue = await Client.at(doors.address)
    line = rogue.line
    line.transport.pause_reading()
    for _ in range(60):
        await line.send(json.dumps({"type": "ping", "id": 1}))
    await asyncio.sleep(0.5)  # the goodbye is on its way and is not read
    for _ in range(400):
        await line.send(json.dumps({"type": "ping", "id": 1}))
    line.transport.resume_reading()

    async def hear_all() -> None:
        while True:
            await asyncio.wait_for(line.recv(), PATIENCE / 2)

    with pytest.raises(ConnectionClosed) as closed:
        await hear_all()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    await still_well(client, state)
    await client.close()


async def test_what_is_not_ones_own_is_refused(doors: Open) -> None:
    seated, client, state = await a_game(doors)
    other, third, _ = await a_game(doors)
    rogue = await Client.at(doors.address)
    wrong = await rogue.ask("hello", table=seated["code"], token=other["token"])
    assert (wrong["type"], wrong["why"]["id"]) == ("refusal", "hall-wrong-token")
    made_up = await rogue.ask("hello", table=seated["code"], token="x" * 32)
    assert made_up["why"]["id"] == "hall-wrong-token"
    assert (await rogue.ask("hello", table=seated["code"], token=""))["why"]["id"] == "hall-wrong-token"
    assert (await rogue.ask("hello", table="ZZZZZZ"))["why"]["id"] == "hall-no-such-table"
    assert all(message["type"] == "refusal" for message in rogue.kept), "nothing of the table was told"
    watching = await rogue.sit({"code": seated["code"]})
    assert (watching["you"], watching["options"], watching["view"]["table"]["hand"]) == (None, [], [])
    move = state["options"][0]["move"]
    for type, fields in (
        ("play", {"number": state["number"], "move": move}),
        ("start", {}),
        ("undo", {}),
        ("give-seat", {}),
        ("take-seat", {}),
        ("hint", {}),
    ):
        refused = await rogue.ask(type, **fields)
        assert refused["type"] == "refusal", type
    await still_well(client, state)
    for line in (rogue, client, third):
        await line.close()


async def test_a_message_sent_twice_plays_once_and_a_wrong_number_not_at_all(doors: Open) -> None:
    _, client, state = await a_game(doors)
    move = state["options"][0]["move"]
    for number in (state["number"] + 1, state["number"] + 999):
        assert (await client.ask("play", number=number, move=move))["why"]["id"] == "hall-stale"
    illegal = await client.ask("play", number=state["number"], move={"type": "discard", "card": "no-such"})
    assert illegal["type"] == "refusal"
    assert illegal["ruling"].startswith("SS-")
    unreadable = await client.ask("play", number=state["number"], move={"type": "fly"})
    assert unreadable["why"]["id"] == "bad-move"
    await still_well(client, state)
    again = await client.ask("play", number=state["number"], move=move)
    assert again["why"]["id"] == "hall-stale"
    await client.close()


async def test_a_page_from_elsewhere_cannot_open_the_socket(doors: Open) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Client.at(doors.address, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    own = await Client.at(doors.address, origin=doors.address.rstrip("/"))
    assert (await own.ask("ping"))["type"] == "done"
    await own.close()


async def test_one_address_has_only_so_many_lines(settings: Settings) -> None:
    async with opened(replace(settings, connections_per_address=2)) as doors:
        lines = [await Client.at(doors.address) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await Client.at(doors.address)
        await lines[0].close()
        for _ in range(100):
            try:
                lines[0] = await Client.at(doors.address)
                break
            except InvalidStatus:
                continue
        assert (await lines[0].ask("ping"))["type"] == "done"
        for line in lines:
            await line.close()


async def test_too_many_requests_are_refused_and_the_socket_goes_on(settings: Settings) -> None:
    async with opened(replace(settings, requests_per_second=0.001, requests_at_once=5)) as doors:
        client = await Client.at(doors.address)
        codes = [(await doors.http.get("/api/hall")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429, 429]
        assert (await client.ask("ping"))["type"] == "done"
        await client.close()


async def test_bad_requests_are_refused_in_one_sentence(doors: Open, settings: Settings) -> None:
    post = doors.http.post
    for path, content, status in (
        ("/api/play", b"", 400),
        ("/api/play", b"{", 400),
        ("/api/play", b'{"game": 5}', 400),
        ("/api/play", b'{"game": "go"}', 400),
        ("/api/play", b'{"game": "samurai-sword", "more": 1}', 400),
        ("/api/play", b'{"game": "samurai-sword", "seats": 2}', 400),
        ("/api/play", b'{"game": "samurai-sword", "seats": 99999999999999999999}', 400),
        ("/api/play", b'{"game": "samurai-sword", "mode": "x"}', 400),
        ("/api/tables", b'{"game": "samurai-sword", "players": []}', 400),
        ("/api/tables", b'{"game": "samurai-sword", "players": ["you"], "clock": {"kind": "sun"}}', 400),
        ("/api/replays", b"\xff\xfe", 400),
        ("/api/replays", b"x" * (settings.longest_record + 2), 413),
        ("/api/replays/ZZZZZZ/fork", b'{"decision": 0, "seat": 0}', 404),
    ):
        answer = await post(path, content=content)
        assert answer.status_code == status, (path, content[:60], answer.text)
        assert answer.json()["why"]["id"]
    assert (await doors.http.get("/api/replays/ZZZZZZ/moments?first=x")).status_code == 400
    assert (await doors.http.put("/api/hall")).status_code in (404, 405)


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("/api/play", b'{"game": "samurai-sword", "options": {"cards": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}"),
        ("/api/tables", b'{"game": "samurai-sword", "players": ' + b"[" * 3_000 + b"]" * 3_000 + b"}"),
        ("/api/play", b'{"game": "samurai-sword", "options": {"cards": ' + b'{"a":' * 500 + b"1" + b"}" * 500 + b"}}"),
        ("/api/games/ken/decks", b'{"text": "\xff\xfe"}'),
        ("/api/play", b'{"game": "samurai-sword", "name": "\xff"}'),
        ("/api/tables", b'{"game": "samurai-sword", "players": ["you", "open", "open"], "options": {"self": 1}}'),
        ("/api/tables", b'{"game": "samurai-sword", "players": ["you", "open", "open"], "options": {"listen": true}}'),
        ("/api/tables", b'{"game": "senjutsu", "players": ["you", "open"], "deck": "beta-sample"}'),
        ("/api/tables", b'{"game": "senjutsu", "players": ["you", "open"], "options": {"decks": ["beta-sample"]}}'),
        ("/api/play", b'{"game": "senjutsu", "mode": "duel", "deck": "beta-sample", "options": {"edition": "final"}}'),
    ],
    ids=["deep-list", "deeper-than-the-form", "deep-table", "utf-8", "utf-8-name", "self", "listen", "deck", "decks", "play"],
)
async def test_what_no_client_should_send_is_its_own_fault(doors: Open, path: str, content: bytes) -> None:
    answer = await doors.http.post(path, content=content)
    assert answer.status_code == 400, answer.text
    assert answer.json()["why"]["id"] != "hall-our-bug"


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("/api/play", b'{"game": "samurai-sword", "options": {"x": [' + b"[]," * 150_000 + b"[]]}}"),
        ("/api/tables", b'{"game": "samurai-sword", "players": ["you"], "name": "' + b"x" * 600_000 + b'"}'),
        ("/api/keeper/lab/studies", b'{"game": "ken", "name": "' + b"x" * 600_000 + b'"}'),
    ],
    ids=["empty-lists", "long-name", "study"],
)
async def test_a_form_that_is_too_long_is_not_read(doors: Open, path: str, content: bytes) -> None:
    answer = await doors.http.post(path, content=content)
    assert answer.status_code in (400, 413)
    assert answer.json()["why"]["id"] == "hall-too-long"


async def test_whoever_asks_again_and_again_for_a_whole_table_waits_on_all_their_lines(settings: Settings) -> None:
    """Sixty-four lines that said hello ten times a second held up everybody for seconds."""
    slowly = replace(settings, requests_per_second=20.0, requests_at_once=40)
    async with opened(slowly) as doors:
        seated, client, state = await a_game(doors)
        began, lines = time.monotonic(), [await Client.at(doors.address) for _ in range(4)]
        for line in lines:
            for _ in range(5):
                assert (await line.ask("hello", table=seated["code"]))["type"] == "done"
        assert time.monotonic() - began > 0.4, "twenty times, of which ten at once"
        assert (await client.ask("ping"))["type"] == "done"
        await still_well(client, state)
        for line in (client, *lines):
            await line.close()


async def test_the_deck_of_the_beta_is_dealt_at_a_table_of_the_beta(doors: Open) -> None:
    form = {"game": "senjutsu", "players": ["you", "uniform"], "deck": "beta-sample", "options": {"edition": "beta-v7"}}
    assert (await doors.http.post("/api/tables", json=form)).status_code == 201


async def test_a_qr_code_is_drawn_for_no_name_but_the_halls_own(doors: Open) -> None:
    code = (await doors.http.post("/api/play", json={"game": "samurai-sword", "level": "uniform"})).json()["code"]
    for host in ("a" * 3_000, "127.0.0.1:" + "9" * 3_000, "[::1%" + "a" * 3_000 + "]"):
        assert (await doors.http.get(f"/api/tables/{code}/qr", headers={"host": host})).status_code == 421
    assert (await doors.http.get(f"/api/tables/{code}/qr")).status_code == 200


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/replays/u-%00"),
        ("GET", "/api/replays/%00/moments"),
        ("GET", "/api/tables/%00"),
        ("PUT", "/api/notices/channels/%00"),
        ("DELETE", "/api/notices/channels/%00"),
        ("GET", "/api/keeper/lab/studies/%00"),
    ],
)
async def test_nothing_has_a_name_that_no_database_can_look_for(doors: Open, method: str, path: str) -> None:
    """A PostgreSQL refused it, and it was told as trouble of the store's."""
    key = (await doors.http.post("/api/play", json={"game": "samurai-sword", "level": "uniform"})).json()["key"]
    answer = await doors.http.request(method, path, json={"on": True}, headers={"budokan-person": key})
    assert (answer.status_code, answer.json()["why"]["id"]) == (404, "hall-no-such-page")


async def test_eyes_that_are_no_seat_see_nothing(doors: Open) -> None:
    table = budokan.game("samurai-sword").new(4, seed=1)
    id = (await doors.http.post("/api/replays", content=table.record().text())).json()["id"]
    for eyes in ("9" * 5_000, "4", "-1", "00", "+1", "1_0", "²", ""):
        answer = await doors.http.get(f"/api/replays/{id}/moments", params={"seat": eyes})
        assert (answer.status_code, answer.json()["why"]["id"]) == (400, "no-such-seat"), eyes
    assert (await doors.http.get(f"/api/replays/{id}/moments", params={"seat": "3"})).status_code == 200


async def test_moments_are_packed_for_those_who_can_unpack_them(doors: Open) -> None:
    table = budokan.game("samurai-sword").new(4, seed=1)
    id = (await doors.http.post("/api/replays", content=table.record().text())).json()["id"]
    packed, plain = [
        await doors.http.get(f"/api/replays/{id}/moments", headers={"accept-encoding": coding})
        for coding in ("gzip", "identity")
    ]
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()
    assert plain.json()[0]["moment"] == 0


async def test_requests_for_moments_hold_up_nobody(doors: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are worked out elsewhere, one at a time for an address; one that lines up too often is told to wait."""
    table = budokan.game("samurai-sword").new(4, seed=1)
    id = (await doors.http.post("/api/replays", content=table.record().text())).json()["id"]
    under_way, most = 0, 0

    async def slowly(self: Replay, first: int, last: int, eyes: str) -> bytes:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.02)
        under_way -= 1
        return gzip.compress(b"[]")

    assert len(multiprocessing.active_children()) == 1, "the loop is for everybody"
    monkeypatch.setattr(Replay, "moments", slowly)
    asked = [asyncio.create_task(doors.http.get(f"/api/replays/{id}/moments")) for _ in range(40)]
    codes = sorted([(await one).status_code for one in asked])
    assert set(codes) == {200, 429}
    assert codes.count(200) >= 16
    assert most == 1


@ruling("BK-7.2")
async def test_codes_cannot_be_tried_one_after_another(settings: Settings) -> None:
    async with opened(replace(settings, guesses_at_once=4, guesses_per_minute=0.001)) as doors:
        form = {"game": "samurai-sword", "players": ["you", "open", "open"]}
        private = (await doors.http.post("/api/tables", json=form)).json()
        public = (await doors.http.post("/api/tables", json={**form, "public": True})).json()
        rogue = await Client.at(doors.address)
        assert (await doors.http.get(f"/api/tables/{private['code']}")).status_code == 200
        for path in ("/api/tables/BBBBBB", "/api/replays/CCCCCC", "/api/tables/DDDDDD/qr"):
            assert (await doors.http.get(path)).status_code == 404
        assert (await rogue.ask("hello", table="FFFFFF"))["why"]["id"] == "hall-no-such-table"
        for code in ("GGGGGG", private["code"]):
            for path in (
                f"/api/tables/{code}",
                f"/api/tables/{code}/qr",
                f"/api/replays/{code}",
                f"/api/replays/{code}/moments",
            ):
                refused = await doors.http.get(path)
                assert (refused.status_code, refused.json()["why"]["id"]) == (429, "hall-too-many-guesses"), path
            sat = await doors.http.post(f"/api/tables/{code}/seats", json={"name": "Eve"})
            assert sat.status_code == 429
            for token in (None, "x" * 32):
                told = await rogue.ask("hello", table=code, token=token)
                assert told["why"]["id"] == "hall-too-many-guesses", "whether there is such a table or not"
        assert (await doors.http.get(f"/api/tables/{public['code']}")).status_code == 200
        assert (await rogue.sit(private))["you"] == 0, "who sits there comes back"
        await rogue.close()


async def test_a_bad_row_and_a_game_that_is_gone_take_no_other_table_off_the_lobby(settings: Settings) -> None:
    form = {"game": "samurai-sword", "players": ["you", "open", "open"], "public": True}
    async with opened(settings) as doors:
        codes = [(await doors.http.post("/api/tables", json=form)).json()["code"] for _ in range(3)]
    with contextlib.closing(sqlite3.connect(settings.data / "hall.sqlite")) as at:
        at.execute("UPDATE tables SET setup = '{' WHERE code = ?", (codes[0],))
        at.execute("UPDATE tables SET setup = replace(setup, 'samurai-sword', 'go') WHERE code = ?", (codes[1],))
        at.commit()
    async with opened(settings) as doors:
        answer = await doors.http.get("/api/tables")
        assert (answer.status_code, [one["code"] for one in answer.json()]) == (200, [codes[2]])
        assert (await doors.http.get("/api/replays")).status_code == 200
        gone = await doors.http.post(f"/api/tables/{codes[1]}/seats", json={})
        assert (gone.status_code, gone.json()["why"]["id"]) == (400, "unknown-game")


async def test_the_lobby_carries_no_cards(doors: Open) -> None:
    shura = {"name": "Shura", "type": "master", "school": "hokuto", "moral": "red", "profile": "fighters", "resistance": "life"}
    options = {"first_player": "seat-1", "own_cards": {f"card-{one}": {**shura, "name": f"Shura {one}"} for one in range(60)}}
    form = {"game": "ken", "players": ["you", "open"], "public": True, "options": options}
    answer = await doors.http.post("/api/tables", json=form)
    assert answer.status_code == 201, answer.text
    (shown,) = (await doors.http.get("/api/tables")).json()
    assert (shown["options"], shown["called"]) == ({"first_player": "seat-1"}, {})
    asked = (await doors.http.get(f"/api/tables/{shown['code']}")).json()
    assert len(asked["options"]["own_cards"]) == len(asked["called"]) == 60, "who comes to the table is told"


async def test_a_record_is_refused_in_the_words_of_its_game(doors: Open) -> None:
    """Whoever brings it may not have opened a table of that game yet: he is told which words to fetch."""
    table = budokan.game("ken").new(seed=1)
    position = table.position()
    position.state["last_piece"] = -1
    head = replace(table.record().header, seed=None, position=msgspec.to_builtins(position))
    answer = await doors.http.post("/api/replays", content=Record(head, ()).text())
    assert (answer.status_code, answer.json()["game"]) == (400, "ken")
    position.state["last_piece"], position.state["known"] = 0, [["shin"], []]
    head = replace(head, position=msgspec.to_builtins(position))
    told = (await doors.http.post("/api/replays", content=Record(head, ()).text())).json()
    within = {"id": "ken-position-known", "args": {"seat": 0}, "ruling": ""}
    assert told["why"] == {"id": "bad-position", "args": {"what": within}, "ruling": ""}


async def test_a_version_beyond_all_counting_is_refused_too(doors: Open) -> None:
    header = budokan.game("ken").new(seed=1).record().header
    beyond = Record(header, ()).text().replace(f"rules: {header.rules}", f"rules: 1{'0' * 30}")
    answer = await doors.http.post("/api/replays", content=beyond)
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "other-rules")
    promised = Record(header, ()).text().replace("decisions: 0", f"decisions: 1{'0' * 30}")
    answer = await doors.http.post("/api/replays", content=promised)
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "bad-record-line")


async def test_every_answer_carries_the_usual_headers(doors: Open) -> None:
    for path in ("/", "/api/hall", "/api/nothing", "/schema/openapi.json"):
        headers = (await doors.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


async def test_the_built_client_is_served(settings: Settings, tmp_path: Any) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><script>start()</script>" + "<p>hall</p>" * 50)
    (built / "assets" / "a.js").write_text("let x = 1;" * 100)
    async with opened(settings, Pages(built)) as doors:
        for path in ("/", "/table/BCDFGH", "/replay/BCDFGH", "/rules/samurai-sword"):
            page = await doors.http.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert "sha256-" in page.headers["content-security-policy"]
        script = await doors.http.get("/assets/a.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let x = 1;" * 100
        same = await doors.http.get("/assets/a.js", headers={"if-none-match": script.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert (await doors.http.get("/assets/none.js")).status_code == 404
        assert (await doors.http.get("/api/none")).status_code == 404
