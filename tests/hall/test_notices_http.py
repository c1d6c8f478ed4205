"""Notices over HTTP: how one is called, the links, and a whole game at a decision a day with the clock moved."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from msgspec.structs import replace

from budokan.hall.lobby import Hall
from budokan.hall.notices.mailserver import MailServer
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.opening import open_notifier
from budokan.hall.notices.timing import SOON
from budokan.hall.schemas.requests import NewTable
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from tests.hall.calling import pass_time
from tests.hall.conftest import Open
from tests.hall.people import Client, Hands
from tests.support.browsers import Subscriber, as_words, signed_claims
from tests.support.receivers import Mailbox, Receiver, a_mail_server, receiving
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


class House(Open):
    """A hall with a clock the test turns, a mail server, a webhook and a push service, all on this machine."""

    def __init__(self, address: str, http: httpx.AsyncClient, store: Store, hands: Hands) -> None:
        super().__init__(address, http)
        self.store = store
        self.hands = hands
        self.box = Mailbox()
        self.hook = Receiver()
        self.push = Receiver()
        self.notifier: Notifier | None = None

    async def pass_time(self, seconds: float = SOON + 1) -> None:
        """What was said is written down, time passes, and what falls due leaves."""
        assert self.notifier is not None
        await pass_time(self.notifier, self.hands, seconds)


HERALDS: list[Notifier] = []
"""Those of the halls that were opened, so that a test knows when everything that was said has been sent."""


@pytest.fixture(autouse=True)
def overheard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def opening(hall: Hall, settings: Settings) -> None:
        HERALDS.append(hall.services.notifier)
        await open_notifier(hall, settings)

    monkeypatch.setattr("budokan.hall.app.open_notifier", opening)


@contextlib.asynccontextmanager
async def opened(settings: Settings, store: Store, hands: Hands) -> AsyncIterator[House]:
    async with a_mail_server() as box, receiving() as hook, receiving() as push:
        mail = MailServer("127.0.0.1", box.port, "none", "budokan@hall.test")
        asked = replace(settings, mail=mail, allowed_receivers=("127.0.0.1",), requests_at_once=1000)
        async with (
            open_hall(asked, store, time=hands) as address,
            httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http,
        ):
            house = House(address, http, store, hands)
            house.box, house.hook, house.push = box, hook, push
            house.notifier = HERALDS[-1]
            yield house


@pytest.fixture
async def house(settings: Settings, store: Store, hands: Hands) -> AsyncIterator[House]:
    hands.at = datetime(2026, 11, 17, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp() * 1000
    async with opened(settings, store, hands) as one:
        yield one


class Somebody:
    """A person at a browser: their key, their seat, and what they ask."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.key = ""
        self.seated: dict[str, Any] = {}

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        headers = {"budokan-person": self.key} if self.key else {}
        answer = await self.house.http.request(method, f"/api{path}", headers=headers, json=body or None)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def open_table(self, game: str = "ken", players: tuple[str, ...] = ("you", "open")) -> str:
        form = NewTable(game=game, players=players)
        clock = {"kind": "move", "seconds": 86_400}
        self.seated = await self.ask("POST", "/tables", 201, game=form.game, players=form.players, name=self.name, clock=clock)
        self.key = self.seated["key"] or self.key
        return str(self.seated["code"])

    async def sit(self, code: str) -> None:
        self.seated = await self.ask("POST", f"/tables/{code}/seats", 201, name=self.name)
        self.key = self.seated["key"] or self.key

    async def comes(self) -> Client:
        """Opens the table; who comes with the key alone is known by it."""
        client = await Client.at(self.house.address)
        await client.sit(self.seated)
        return client

    async def looks(self) -> None:
        client = await self.comes()
        await client.ask("leave")
        await client.close()

    async def decides(self) -> bool:
        """Comes, decides once if asked, and goes; whether somebody asked."""
        client = await self.comes()
        shown = next(one for one in reversed(client.kept) if one["type"] in ("snapshot", "update"))
        if shown["options"]:
            done = await client.ask("play", number=shown["number"], move=shown["options"][0]["move"])
            assert done["type"] == "done", done
        await client.ask("leave")
        await client.close()
        return bool(shown["options"])

    async def plays_on(self) -> None:
        """Comes and decides until somebody else is asked."""
        while await self.decides():
            pass


async def known(house: House, name: str = "Aki") -> Somebody:
    one = Somebody(house, name)
    await one.open_table()
    return one


def link_in(letter: Any, path: str) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    found = re.search(rf"\S+{path}/\S+", body.get_content())
    assert found, body.get_content()
    return found[0]


# Setting up.


async def test_who_is_not_known_has_no_notices(house: House) -> None:
    stranger = Somebody(house, "Nobody")
    assert (await stranger.ask("GET", "/notices", 403))["why"]["id"] == "hall-no-person"
    for path in ("push", "webhook", "mail"):
        await stranger.ask("POST", f"/notices/{path}", 400)
    await stranger.ask("POST", "/notices/webhook", 403, url="https://hooks.test/x")


async def test_what_one_wishes_is_kept_and_checked(house: House) -> None:
    aki = await known(house)
    told = await aki.ask("GET", "/notices")
    assert (told["language"], told["channels"], told["mail"]) == ("en", [], True)
    assert len(told["push"]) == 87
    wishes: dict[str, Any] = {
        "language": "it",
        "zone": "Europe/Rome",
        "quiet": {"begins": 1320, "ends": 480},
        "kinds": ["decision", "over"],
    }
    kept = await aki.ask("PUT", "/notices", **wishes)
    assert {name: kept[name] for name in wishes} == wishes
    assert (await aki.ask("PUT", "/notices", 409, zone="Europe/Atlantis"))["why"]["id"] == "hall-no-such-zone"
    assert (await aki.ask("PUT", "/notices", 409, quiet={"begins": 0, "ends": 1439}))["why"]["id"] == "hall-long-night"
    await aki.ask("PUT", "/notices", 400, kinds=["everything"])


@ruling("BK-11.5")
@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://localhost/x", "notice-not-public"),
        ("https://192.168.0.1/x", "notice-not-public"),
        ("https://169.254.169.254/latest", "notice-not-public"),
        ("https://[::1]/", "notice-not-public"),
        ("https://[::ffff:169.254.169.254]/", "notice-not-public"),
        ("http://192.168.0.1/x", "notice-only-https"),
        ("gopher://x", "notice-bad-address"),
    ],
)
async def test_an_address_inside_is_refused_when_it_is_given(house: House, url: str, why: str) -> None:
    aki = await known(house)
    assert (await aki.ask("POST", "/notices/webhook", 409, url=url))["why"]["id"] == why
    browser = Subscriber()
    keys = {"p256dh": browser.p256dh, "auth": as_words(browser.auth)}
    assert (await aki.ask("POST", "/notices/push", 409, endpoint=url, **keys))["why"]["id"] == why
    assert (await aki.ask("GET", "/notices"))["channels"] == []


async def test_a_way_is_tried_out_turned_off_and_taken_away_by_its_owner_alone(house: House) -> None:
    aki, beniko = await known(house), await known(house, "Beniko")
    made = await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/secret", form="slack")
    assert made["to"] == f"127.0.0.1:{house.hook.port}"
    assert await aki.ask("POST", f"/notices/channels/{made['id']}/try") == {"trouble": None}
    assert "Notices of Budokan arrive here" in json.loads(house.hook.arrived[0].body)["text"]
    for method, path, body in (("PUT", "", {"on": False}), ("DELETE", "", {}), ("POST", "/try", {})):
        refused = await beniko.ask(method, f"/notices/channels/{made['id']}{path}", 404, **body)
        assert refused["why"]["id"] == "notice-no-such-channel"
    assert not (await aki.ask("PUT", f"/notices/channels/{made['id']}", on=False))["on"]
    house.hook.answer = lambda _: (500, ())
    tried = await aki.ask("POST", f"/notices/channels/{made['id']}/try")
    assert tried["trouble"]["id"] == "notice-refused"
    await aki.ask("DELETE", f"/notices/channels/{made['id']}", 204)
    assert (await aki.ask("GET", "/notices"))["channels"] == []
    for number in range(12):
        await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/{number}")
    await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/0")
    assert (await aki.ask("POST", "/notices/webhook", 429, url=f"{house.hook.address}/12"))["why"]["id"] == "notice-too-many"


@ruling("BK-11.7")
async def test_a_mailbox_is_sent_nothing_but_one_question_before_it_says_yes(house: House) -> None:
    aki, beniko = Somebody(house, "Aki"), Somebody(house, "Beniko")
    code = await aki.open_table()
    await aki.ask("PUT", "/notices", language="it")
    made = await aki.ask("POST", "/notices/mail", 201, address="aki@mail.test")
    assert not made["confirmed"]
    (question,) = await house.box.has(1)
    assert question["Subject"] == "È il tuo indirizzo?"
    await aki.ask("POST", f"/notices/channels/{made['id']}/try", 403)
    await beniko.sit(code)
    await house.pass_time()
    assert len(house.box.letters) == 1
    confirm = link_in(question, "/notices/confirm").removeprefix(house.address.rstrip("/"))
    assert (await house.http.get(f"/api{confirm}")).json() == {"way": "mail", "to": "aki@mail.test", "on": False}
    assert not (await aki.ask("GET", "/notices"))["channels"][0]["confirmed"], "looking at a link confirms nothing"
    assert (await house.http.post(f"/api{confirm}")).json()["on"]
    assert (await aki.ask("GET", "/notices"))["channels"][0]["confirmed"]
    for _ in range(2):
        await aki.ask("POST", "/notices/mail", 201, address="Victim@mail.test")
    await aki.ask("POST", "/notices/mail", 201, address="victim@mail.test")
    refused = await beniko.ask("POST", "/notices/mail", 429, address="victim@mail.test")
    assert refused["why"]["id"] == "notice-slow-down", "whoever asks, a mailbox is asked no more than thrice"


async def test_nobody_has_letters_sent_whose_links_lead_to_themselves(house: House) -> None:
    """The hall answers to any address: who says that it is called like a machine of theirs would be sent the answers."""
    aki = await known(house)
    for host in ("203.0.113.9", "203.0.113.9:8000", "[2606:4700::1]", "0x7f.1"):
        headers = {"budokan-person": aki.key, "host": host}
        refused = await house.http.post("/api/notices/mail", headers=headers, json={"address": "victim@mail.test"})
        assert refused.status_code in (403, 421), refused.text
    assert house.box.letters == []


async def test_one_address_has_few_questions_sent_whoever_asks_and_whomever(house: House) -> None:
    sent = 0
    for number in range(4):
        somebody = await known(house, f"Aki {number}")
        for other in range(9):
            headers = {"budokan-person": somebody.key}
            answer = await house.http.post(
                "/api/notices/mail", headers=headers, json={"address": f"b{number}{other}@mail.test"}
            )
            sent += answer.status_code == 201
    assert sent == 20
    assert len(house.box.letters) == 20


@ruling("BK-11.7")
async def test_the_link_of_a_notice_turns_its_way_off_after_a_press_and_without_a_login(house: House) -> None:
    aki, beniko = Somebody(house, "Aki"), Somebody(house, "Beniko")
    code = await aki.open_table()
    await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/x")
    await beniko.sit(code)
    await house.pass_time()
    (came,) = await house.hook.has(1)
    off = json.loads(came.body)["off"].removeprefix(house.address.rstrip("/"))
    looked = (await house.http.get(f"/api{off}")).json()
    assert looked == {"way": "webhook", "to": f"127.0.0.1:{house.hook.port}", "on": True}
    assert (await aki.ask("GET", "/notices"))["channels"][0]["on"]
    one_click = {"content": b"List-Unsubscribe=One-Click", "headers": {"content-type": "application/x-www-form-urlencoded"}}
    assert not (await house.http.post(f"/api{off}", **one_click)).json()["on"]  # type: ignore[arg-type]
    assert not (await aki.ask("GET", "/notices"))["channels"][0]["on"]
    forged = off[:-2] + ("A" if off[-2] != "A" else "B") + off[-1]
    assert (await house.http.post(f"/api{forged}")).status_code == 403
    confirming = off.replace("/off/", "/confirm/")
    assert (await house.http.post(f"/api{confirming}")).status_code == 403, "signed for one purpose alone"


@ruling("BK-11.4")
async def test_a_link_for_one_reader_opens_the_table_as_them_once_and_no_notice_holds_a_token(house: House) -> None:
    aki, beniko = Somebody(house, "Aki"), Somebody(house, "Beniko")
    code = await aki.open_table()
    await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/club")
    await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/own", private=True)
    await beniko.sit(code)
    await house.pass_time()
    came = {one.target: json.loads(one.body) for one in await house.hook.has(2)}
    assert came["/club"]["url"] == f"{house.address}table/{code}"
    everything = b"".join(one.body for one in house.hook.arrived).decode()
    assert aki.seated["token"] not in everything
    assert aki.key not in everything
    address, _, ticket = came["/own"]["url"].partition("#")
    assert address == f"{house.address}open/{code}"
    seated = (await house.http.post("/api/notices/open", json={"ticket": ticket})).json()
    assert (seated["code"], seated["seat"]) == (code, 0)
    assert seated["token"] not in (aki.seated["token"], ticket)
    elsewhere = await Client.at(house.address)
    assert (await elsewhere.sit(seated))["you"] == 0
    await elsewhere.close()
    again = await house.http.post("/api/notices/open", json={"ticket": ticket})
    assert (again.status_code, again.json()["why"]["id"]) == (403, "notice-used-link")
    still = await aki.comes()
    assert still.kept[0]["you"] == 0, "the token of before holds too"
    await still.close()


@ruling("BK-11.4")
async def test_a_ticket_is_too_old_after_a_week(house: House) -> None:
    aki, beniko = Somebody(house, "Aki"), Somebody(house, "Beniko")
    code = await aki.open_table()
    await aki.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/own", private=True)
    await beniko.sit(code)
    await house.pass_time()
    (came,) = await house.hook.has(1)
    ticket = json.loads(came.body)["url"].partition("#")[2]
    house.hands.at += 8 * 86_400_000
    assert (await house.http.post("/api/notices/open", json={"ticket": ticket})).status_code == 403


async def test_the_keys_of_a_hall_stay_the_same_and_lie_for_its_owner_alone(house: House, settings: Settings) -> None:
    first = (await (await known(house)).ask("GET", "/notices"))["push"]
    assert ((settings.data / "hall.sqlite").stat().st_mode & 0o777) == 0o600
    async with opened(replace(settings, port=0), house.store, house.hands) as again:
        assert (await (await known(again, "Beniko")).ask("GET", "/notices"))["push"] == first


# A decision a day.


@ruling("BK-11.1", "BK-11.3")
async def test_a_game_at_a_decision_a_day_from_the_invitation_to_the_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beniko has played with Aki before. She is called by push, webhook and e-mail, decides a day later, and so to the end."""
    monkeypatch.setattr("budokan.hall.new_tables.draw_secret", lambda: 11)  # the cards decide who is asked how often
    aki, beniko = Somebody(house, "Aki"), Somebody(house, "Beniko")
    await beniko.sit(await aki.open_table())
    browser = Subscriber()
    endpoint = f"{house.push.address}/send/abc"
    push = {"endpoint": endpoint, "p256dh": browser.p256dh, "auth": as_words(browser.auth), "label": "Firefox, Linux"}
    await beniko.ask("POST", "/notices/push", 201, **push)
    await beniko.ask("POST", "/notices/webhook", 201, url=f"{house.hook.address}/beniko", form="json")
    await beniko.ask("POST", "/notices/mail", 201, address="beniko@mail.test")
    (question,) = await house.box.has(1)
    await house.http.post("/api" + link_in(question, "/notices/confirm").removeprefix(house.address.rstrip("/")))
    await beniko.ask("PUT", "/notices", zone="Europe/Rome", quiet={"begins": 1320, "ends": 480})

    code = await aki.open_table()
    (friend,) = await aki.ask("GET", "/companions")
    assert friend["name"] == "Beniko"
    await aki.ask("POST", f"/tables/{code}/invitations", 204, code=friend["code"], seat=friend["seat"])
    await house.pass_time()
    (invited,) = await house.hook.has(1)
    assert json.loads(invited.body)["title"] == "Aki invites you to a table of Ken il Guerriero"
    await beniko.sit(code)
    client = await aki.comes()
    await client.ask("start")
    await client.ask("leave")
    await client.close()
    await beniko.looks()

    for day in range(1, 7):
        await aki.plays_on()
        await house.pass_time()
        assert len(house.hook.arrived) == 1 + day, "she is called when she is asked, and once"
        await house.pass_time(80_000)
        await beniko.plays_on()
        await house.pass_time(6_000)
    await beniko.looks()
    client = await aki.comes()
    await client.ask("give-up")
    await client.close()
    await house.pass_time(86_000)
    kinds = [json.loads(one.body)["kind"] for one in house.hook.arrived]
    assert kinds[0] == "invitation"
    assert kinds[-1] == "over"
    assert kinds.count("decision") == 6, "one a day: she looks once a day"
    pushed = [json.loads(browser.opened(one.body)) for one in house.push.arrived]
    assert [one["title"] for one in pushed][-1] == "Your game of Ken il Guerriero is over"
    assert {one["url"] for one in pushed} <= {f"/table/{code}"} | {f"/table/{friend['code']}"}
    assert len({len(one.body) for one in house.push.arrived}) == 1
    claims, key = signed_claims(house.push.arrived[-1].headers["authorization"])
    assert claims["aud"] == house.push.address
    assert key == (await beniko.ask("GET", "/notices"))["push"]
    assert house.push.arrived[-1].headers["content-encoding"] == "aes128gcm"
    letters = house.box.letters[1:]
    assert len(letters) == len(pushed) == len(kinds)
    assert all(f"/open/{code}#" in link_in(one, "/open") for one in letters[1:])
    assert all(one["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" for one in letters)
