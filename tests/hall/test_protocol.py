"""`docs/protocol.md` is run: what it sends is accepted, and what comes back has the shape it shows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from budokan.hall.app import schema_of_http
from budokan.hall.messages import DECODER, FromHall
from budokan.hall.schemas.requests import Problem
from budokan.hall.schemas.tables import Words
from tests.hall.conftest import Open
from tests.hall.people import Client

pytestmark = pytest.mark.anyio

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


class Example(NamedTuple):
    title: str
    value: Any


def examples() -> list[Example]:
    """Every example of the document, with the words behind its fence."""
    found = re.findall(r"^```json ([^\n]+)\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [Example(title, json.loads(body)) for title, body in found]


EXAMPLES = examples()


def titled(title: str) -> list[Any]:
    return [one.value for one in EXAMPLES if one.title == title]


def request(start: str) -> tuple[Any, Any]:
    """What the document sends in a request, and what it says comes back."""
    at = next(index for index, one in enumerate(EXAMPLES) if one.title.startswith(start))
    return EXAMPLES[at].value, EXAMPLES[at + 1].value


def shape(value: Any) -> Any:
    """The names in an object, not its values; views and the like, which each game fills in its own way, stay open."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items() if key not in OPEN_ENDED}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return None


OPEN_ENDED = {
    "view",
    "views",
    "event",
    "args",
    "move",
    "options",
    "default",
    "ruling",
    "outcome",
    "fork",
    "request",
    "room",
    "gone",
    "better",
    "standing",
}


def same_shape(shown: Any, real: Any, where: str = "") -> None:
    """Everything shown is there and nothing else; an empty list may stand for a full one."""
    if isinstance(shown, dict):
        assert isinstance(real, dict), where
        assert set(shown) == set(real), where
        for key in shown:
            same_shape(shown[key], real[key], f"{where}.{key}")
    elif isinstance(shown, list) and shown and isinstance(real, list) and real:
        same_shape(shown[0], real[0], f"{where}[]")


def with_rulings(value: Any) -> Any:
    """The document leaves an empty ruling out of texts; the hall always sends it."""
    if isinstance(value, dict):
        full = {key: with_rulings(inner) for key, inner in value.items()}
        return {"ruling": "", **full} if set(value) == {"id", "args"} else full
    return [with_rulings(inner) for inner in value] if isinstance(value, list) else value


def test_every_message_a_client_says_in_the_document_is_understood() -> None:
    said = titled("client")
    kinds = {one["type"] for one in said}
    tags = {part.__struct_config__.tag for part in DECODER.type.__args__}  # type: ignore[union-attr]
    assert kinds == tags
    for one in said:
        message = DECODER.decode(json.dumps(one))
        assert {"type": message.__struct_config__.tag, **msgspec.to_builtins(message)} == msgspec.to_builtins(message) | one


def test_every_message_of_the_hall_in_the_document_is_one() -> None:
    said = titled("server")
    tags = {part.__struct_config__.tag for part in FromHall.__args__}
    assert {one["type"] for one in said} == tags
    for one in said:
        full = with_rulings(one)
        assert json.loads(msgspec.json.encode(msgspec.convert(full, FromHall))) == full


def test_texts_and_problems_are_as_shown() -> None:
    for one in titled("text"):
        assert msgspec.to_builtins(msgspec.convert(one, Words)) == one
    for one in titled("problem"):
        full = with_rulings(one)
        assert msgspec.to_builtins(msgspec.convert(full, Problem)) == full


def spoken_of(path: str) -> re.Pattern[str]:
    """How the document writes this path: with the name of a part, or with one that might stand there."""
    parts = [r"[\w.{}-]+" if part.startswith("{") else re.escape(part) for part in path.split("/")]
    return re.compile("/".join(parts) + r"(?![\w/{-])")


def test_the_document_speaks_of_every_route() -> None:
    """Of each path, and of each way to ask where there is more than one."""
    document = DOCUMENT.read_text(encoding="utf-8")
    told = re.findall(r"\b(GET|POST|PUT|DELETE) (/[\w/{}.-]*)", document)
    missing: list[str] = []
    for path, methods in schema_of_http()["paths"].items():
        found = {method for method, where in told if spoken_of(path).fullmatch(where)}
        missing += [f"{method.upper()} {path}" for method in methods if method.upper() not in found]
    assert missing == []


async def check_get(doors: Open, title: str, **names: str) -> Any:
    """Ask what the document asks, and compare what comes back with what it shows."""
    example = next(one for one in EXAMPLES if one.title.startswith(f"GET {title}"))
    _, path, status = example.title.split(" ")
    answer = await doors.http.get(path.format(**names))
    assert answer.status_code == int(status)
    same_shape(shape(with_rulings(example.value)), shape(answer.json()), title)
    return answer.json()


async def check_post(doors: Open, title: str, **names: str) -> Any:
    sent, shown = request(f"POST {title}")
    example = next(one for one in EXAMPLES if one.title.startswith(f"POST {title}"))
    _, path, status = example.title.split(" ")
    answer = await doors.http.post(path.format(**names), json=sent)
    assert answer.status_code == int(status), answer.text
    same_shape(shape(shown), shape(answer.json()), title)
    return answer.json()


async def test_the_hall_its_games_its_words_and_its_rules(doors: Open) -> None:
    assert "samurai-sword" in (await check_get(doors, "/api/hall"))["games"]
    await check_get(doors, "/api/keeper")
    games = await check_get(doors, "/api/games")
    one = (await doors.http.get("/api/games/samurai-sword")).json()
    assert {**one, "seen": []} == games[0]
    assert one["seen"][0]["kind"] == "part" and one["seen"][-1]["fields"]
    assert games[0]["modes"] == [{"name": "standard", "least": 3, "most": 8}]
    ledger = await check_get(doors, "/api/rules/samurai-sword")
    assert (ledger["language"], "SS-6.5" in ledger["text"]) == ("it", True)
    for path in ("/api/words/it?game=samurai-sword", "/api/words/it"):
        words = await doors.http.get(path)
        assert words.headers["content-type"].startswith("text/plain")
        for id in ("card-bo", "hall-stale", "not-offered", "move-attack"):
            assert f"\n{id} = " in words.text
    for path in (
        "/api/words/it?game=go",
        "/api/words/xx",
        "/api/games/go",
        "/api/rules/go",
        "/api/nothing",
        "/api/rules/samurai-sword?language=xx",
    ):
        answer = await doors.http.get(path)
        assert answer.status_code == 404
        assert msgspec.convert(answer.json(), Problem).why.id
    schema = (await doors.http.get("/schema/openapi.json")).json()
    assert "/api/play" in schema["paths"]
    assert set((await doors.http.get("/api/messages")).json()) == {"$defs", "client", "hall"}


async def test_the_collection_and_what_is_said_about_a_deck(doors: Open) -> None:
    collected = await check_get(doors, "/api/games/ken/cards")
    assert await check_get(doors, "/api/games/senjutsu/feats") == []
    assert (collected["game"], collected["cards"][0]["id"], collected["ready"][0]["id"]) == ("ken", "kenshiro", "hokuto")
    told = await check_post(doors, "/api/games/ken/decks")
    _, shown = request("POST /api/games/ken/decks")
    assert told["room"]["villaggio"] == shown["room"]["villaggio"]
    assert {**told, "room": shown["room"]} == shown
    assert (await doors.http.get("/api/games/ken")).json()["decks"] == [one["id"] for one in collected["ready"]]
    for path in ("/api/games/samurai-sword/cards", "/api/games/go/cards"):
        answer = await doors.http.get(path)
        assert answer.status_code in (404, 409)
        assert msgspec.convert(answer.json(), Problem).why.id


async def test_a_table_is_made_joined_shown_and_left(doors: Open) -> None:
    made = await check_post(doors, "/api/tables 201")
    code = made["code"]
    listed = await check_get(doors, "/api/tables 200")
    assert [one["code"] for one in listed] == [code]
    assert (await doors.http.get(f"/api/tables/{code.lower()}")).json() == listed[0]
    joined = await check_post(doors, "/api/tables/{code}/seats", code=code)
    assert joined["seat"] == 1
    own = {"authorization": f"Bearer {joined['token']}"}
    (days,) = titled("PUT /api/tables/{code}/days 204")
    assert (await doors.http.put(f"/api/tables/{code}/days", json=days, headers=own)).status_code == 204
    assert (await doors.http.put(f"/api/tables/{code}/days", json=days)).status_code == 403
    nowhere = await doors.http.put(f"/api/tables/{code}/days", json={"zone": "Europe/Atlantis"}, headers=own)
    assert (nowhere.status_code, nowhere.json()["why"]["id"]) == (409, "hall-no-such-zone")
    drawn = await doors.http.get(f"/api/tables/{code}/qr")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    gone = await doors.http.delete(f"/api/tables/{code}/seats", headers={"authorization": f"Bearer {joined['token']}"})
    assert gone.status_code == 204
    assert (await doors.http.get(f"/api/tables/{code}")).json()["seats"][1]["kind"] == "open"
    for header in ({}, {"authorization": "Bearer nonsense"}, {"authorization": joined["token"]}):
        refused = await doors.http.delete(f"/api/tables/{code}/seats", headers=header)
        assert (refused.status_code, refused.json()["why"]["id"]) == (403, "hall-wrong-token")
    missing = await doors.http.get("/api/tables/ZZZZZZ")
    assert missing.status_code == 404
    same_shape(shape(with_rulings(titled("problem")[0])), shape(missing.json()))


async def test_ones_page_ones_figures_the_book_and_notices(doors: Open) -> None:
    seated = (await doors.http.post("/api/play", json={"game": "ken", "name": "Aki"})).json()
    doors.http.headers["budokan-person"] = seated["key"]
    client = await Client.at(doors.address)
    await client.sit(seated)
    await client.ask("give-seat", level="uniform")
    await client.hear_until("over")
    await client.close()
    page = await check_get(doors, "/api/me/page")
    assert [one["code"] for one in page["played"]] == [seated["code"]]
    assert len((await doors.http.get("/api/me/played")).json()) == 1
    assert await check_get(doors, "/api/me/played?before") == page["played"]
    assert (await doors.http.get("/api/me/played?before=1")).json() == []
    figures = await check_get(doors, "/api/me/figures/ken")
    assert figures["rivals"] != []
    book = await check_get(doors, "/api/book/ken")
    assert (book["games"], book["lines"][-1]["level"] != "") == (1, True)
    assert (await check_get(doors, "/api/openings/ken"))["games"] == 1
    await check_get(doors, "/api/notices")


async def test_there_is_a_table_to_watch(doors: Open) -> None:
    found = await check_post(doors, "/api/watch 200")
    assert (await doors.http.get(f"/api/tables/{found['code']}")).json()["state"] == "running"


async def test_play_now_replay_upload_and_fork_over_the_wire(doors: Open) -> None:
    seated = await check_post(doors, "/api/play")
    client = await Client.at(doors.address)
    snapshot = await client.sit(seated)
    shown = {one["type"]: shape(with_rulings(one)) for one in titled("server")}
    same_shape(shown["snapshot"], shape(snapshot), "snapshot")
    assert (await client.ask("give-seat", level="uniform"))["type"] == "done"
    over = await client.hear_until("over")
    for message in client.kept:
        same_shape(shown[message["type"]], shape(message), message["type"])
    assert {"update", "table", "done", "over"} <= {one["type"] for one in client.kept}
    await client.close()
    code = over["over"]["replay"]
    info = await check_get(doors, "/api/replays/{code} 200", code=code)
    await check_get(doors, "/api/replays/{code}/moments", code=code)
    while (await doors.http.get(f"/api/replays/{code}/review")).json()["review"] is None:
        pass  # the hall itself waits a while before it says so
    await check_get(doors, "/api/replays/{code}/review", code=code)
    record = (await doors.http.get(over["over"]["record"])).text
    assert record.startswith("budokan record 1\n")
    brought = await doors.http.post("/api/replays", content=record, headers={"content-type": "text/plain"})
    assert brought.status_code == 201
    _, answer = request("POST /api/replays 201")
    same_shape(answer, brought.json())
    again = (await doors.http.get(f"/api/replays/{brought.json()['id']}")).json()
    assert (again["decisions"], again["fair"]) == (info["decisions"], info["fair"])
    sent, shown_fork = request("POST /api/replays/{code}/fork")
    forked = await doors.http.post(f"/api/replays/{code}/fork", json={**sent, "decision": 3})
    assert forked.status_code == 201
    same_shape(shown_fork, forked.json())
    assert (await doors.http.get(f"/api/tables/{forked.json()['code']}")).json()["fork"] == {"replay": code, "decision": 3}


async def test_two_people_and_a_spectator_say_everything_there_is_to_say(doors: Open) -> None:
    form = {"game": "samurai-sword", "name": "Aki", "players": ["you", "open", "open"], "hints": True}
    aki = (await doors.http.post("/api/tables", json=form)).json()
    beniko = (await doors.http.post(f"/api/tables/{aki['code']}/seats", json={"name": "Beniko"})).json()
    one, two, watcher = [await Client.at(doors.address) for _ in range(3)]
    assert (await one.sit(aki))["view"] is None
    await two.sit(beniko)
    await watcher.sit({"code": aki["code"]})
    assert (await one.ask("start", level="uniform"))["type"] == "done"
    assert (await two.hear_until("snapshot"))["you"] == 1
    assert (await one.ask("chat", text="A fine parry."))["type"] == "done"
    assert (await two.hear_until("chat"))["line"]["text"] == "A fine parry."
    assert (await two.ask("emote", emote="bow"))["type"] == "done"
    assert (await one.hear_until("chat"))["line"]["emote"] == "bow"
    assert (await one.ask("log", before=3))["type"] == "log"
    assert (await one.ask("ping"))["type"] == "done"
    assert (await two.ask("undo-answer", accept=True))["type"] == "refusal"
    assert (await watcher.ask("undo"))["why"]["id"] == "hall-only-players"
    assert (await watcher.ask("take-seat"))["type"] == "refusal"
    for client in (one, two, watcher):
        await client.close()
