"""A duel at a decision a day, in real browsers: invited by push, called by webhook and by e-mail, to the end, the clock moved.

The hall runs in a thread of this process, because the test turns its clock. Chromium has no push service here: what the hall
sends is decrypted by the test with the keys it subscribed with, and handed to the service worker as the browser would.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import threading
from collections.abc import Coroutine, Iterator, Sized
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from budokan.hall.lobby import Hall
from budokan.hall.notices.mailserver import MailServer
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.opening import open_notifier
from budokan.hall.notices.timing import SOON
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from tests.browser.conftest import FLAGS
from tests.browser.people import Person
from tests.browser.test_notices import NOTIFIED, deliver, worker_of
from tests.hall.calling import pass_time
from tests.hall.people import Hands
from tests.support.browsers import Subscriber, as_words
from tests.support.receivers import Mailbox, Receiver, a_mail_server, receiving
from tests.support.rulings import ruling

T = TypeVar("T")
DAY = 86_400

MUCH = 100_000
"""Where time stands still nothing is forgiven: the limits are as wide as the test is long."""


class Calendar:
    """A hall whose days pass when the test says so, with a push service, a webhook and a mail server."""

    def __init__(self, data: Path, notifiers: list[Notifier]) -> None:
        self.hands = Hands(int(datetime(2026, 11, 17, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp() * 1000))
        self.hook, self.push, self.box = Receiver(), Receiver(), Mailbox()
        self.address = ""
        self._data, self._notifiers = data, notifiers
        self._loop, self._open = asyncio.new_event_loop(), threading.Event()
        self._done = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self._thread.start()
        assert self._open.wait(60)

    async def _serve(self) -> None:
        async with a_mail_server() as self.box, receiving() as self.hook, receiving() as self.push:
            settings = Settings(
                data=self._data, port=0, pause=(0.0, 0.0), thinkers=1, allowed_receivers=("127.0.0.1",),
                mail=MailServer("127.0.0.1", self.box.port, "none", "budokan@hall.test"),
                requests_at_once=MUCH, messages_at_once=MUCH, frames_at_once=MUCH,
            )  # fmt: skip
            store = Store(settings.data)
            try:
                async with open_hall(settings, store, time=self.hands) as address:
                    self.address = address.rstrip("/")
                    self._open.set()
                    await self._done.wait()
            finally:
                store.close()

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def pass_time(self, seconds: float = SOON + 1) -> None:
        """Time passes in the hall, and what falls due is sent."""
        self.do(pass_time(self._notifiers[-1], self.hands, seconds))

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def calendar(tmp_path: Path, client_built: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Calendar]:
    notifiers: list[Notifier] = []

    async def opening(hall: Hall, settings: Settings) -> None:
        notifiers.append(hall.services.notifier)
        await open_notifier(hall, settings)

    monkeypatch.setattr("budokan.hall.app.open_notifier", opening)
    one = Calendar(tmp_path / "hall", notifiers)
    yield one
    one.close()


@pytest.fixture
def whole(browser: Browser) -> Iterator[Browser]:
    """A Chromium that shows notifications."""
    opened = browser.browser_type.launch(
        executable_path=shutil.which("chromium") or browser.browser_type.executable_path, args=FLAGS
    )
    yield opened
    opened.close()


def ask(person: Person, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the hall as this person's browser does, with the key it keeps."""
    key = json.loads(person.page.evaluate("localStorage.getItem('budokan.person')"))["key"]
    answer = person.page.request.fetch(
        person.address + "/api" + path, method=method, headers={"Budokan-Person": key}, data=body
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def waiting(person: Person, code: str) -> list[int]:
    found: list[int] = person.page.request.get(f"{person.address}/api/tables/{code}").json()["waiting"]
    return found


def is_over(person: Person, code: str) -> bool:
    return bool(person.page.request.get(f"{person.address}/api/tables/{code}").json()["state"] == "over")


def goes(person: Person, seat: int, code: str) -> None:
    """Leaves the table, and the hall has seen it: only then is who is asked there called to it."""
    person.go("/")
    table = f"{person.address}/api/tables/{code}"
    assert person.wait_until(
        lambda: is_over(person, code) or person.page.request.get(table).json()["seats"][seat]["gone"] is not None
    )


def has(person: Person, arrived: Sized, count: int) -> bool:
    """Whether so many have arrived, and no more."""
    return person.wait_until(lambda: len(arrived) == count)


def link_in(letter: Any) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(re.findall(r"http://\S+", body.get_content())[0])


def meet(aki: Person, beniko: Person) -> None:
    """They play once, so that the one can call the other from then on."""
    aki.go("/new/ken")
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    beniko.go(f"/table/{aki.code}")
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    beniko.page.wait_for_selector(".decide")
    give_up(aki)


def give_up(person: Person) -> None:
    person.menu("Give up")
    person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.wait_for_selector(".sheet .next")


def decides(person: Person, seat: int, code: str) -> None:
    """Decides until somebody else is asked, and goes."""
    for _ in range(40):
        if seat not in waiting(person, code):
            break
        assert person.wait_until(person.is_asked)
        person.answer_by_keys()
    goes(person, seat, code)


@ruling("BK-11.1")
def test_a_duel_over_days_calls_its_players_from_the_invitation_to_the_end(calendar: Calendar, whole: Browser) -> None:
    aki, beniko = Person(whole, calendar.address, name="Aki"), Person(whole, calendar.address, name="Beniko")
    beniko.context.grant_permissions(["notifications"])
    meet(aki, beniko)
    aki.go("/")
    beniko.go("/")
    worker_of(beniko)

    # Beniko is called in her browser and at a webhook, Aki by e-mail, once he has said yes.
    browser = Subscriber()
    keys = {"p256dh": browser.p256dh, "auth": as_words(browser.auth), "label": "Chromium"}
    ask(beniko, "POST", "/notices/push", {"endpoint": f"{calendar.push.address}/send/b", **keys})
    ask(beniko, "POST", "/notices/webhook", {"url": f"{calendar.hook.address}/hook", "form": "json", "private": True})
    ask(aki, "POST", "/notices/mail", {"address": "aki@mail.test"})
    assert aki.wait_until(lambda: len(calendar.box.letters) == 1)
    aki.page.goto(link_in(calendar.box.letters[0]))
    aki.page.get_by_role("button", name="Yes, send me notices").click()
    expect(aki.page.get_by_role("status")).to_contain_text("from now on")

    # The invitation: what the push service got, decrypted, is shown by the service worker, and its link leads to the table.
    aki.go("/new/ken")
    aki.page.get_by_role("radio", name=re.compile("one decision per day")).check()
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    code = aki.code
    aki.page.get_by_role("button", name="Invite Beniko").click()
    expect(aki.page.get_by_text("Beniko is called")).to_be_visible()
    calendar.pass_time()
    assert aki.wait_until(lambda: len(calendar.push.arrived) == 1 and len(calendar.hook.arrived) == 1)
    deliver(beniko, browser.opened(calendar.push.arrived[0].body).decode())
    assert beniko.wait_until(lambda: len(beniko.page.evaluate(NOTIFIED)) == 1)
    (shown,) = beniko.page.evaluate(NOTIFIED)
    assert "Aki" in shown["title"] + shown["body"]
    beniko.page.goto(shown["data"]["url"] if "://" in shown["data"]["url"] else calendar.address + shown["data"]["url"])
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    beniko.page.wait_for_selector(".decide")
    goes(beniko, 1, code)
    goes(aki, 0, code)

    # Day after day: whoever is asked is called once, comes by the link of the notice as themselves, and decides.
    # Luck says who begins: they go on until Beniko is asked, so that it is she who lets her days go by.
    called = {"webhook": 0, "mail": 0}
    while sum(called.values()) < 4 or waiting(aki, code) == [0]:
        calendar.pass_time(DAY / 4)
        (seat,) = waiting(aki, code)
        if seat == 0:
            assert has(aki, calendar.box.letters, called["mail"] + 2), "one letter, and no more"
            aki.page.goto(link_in(calendar.box.letters[-1]))
            called["mail"] += 1
            decides(aki, 0, code)
        else:
            assert has(aki, calendar.hook.arrived, called["webhook"] + 2), "one post, and no more"
            told = json.loads(calendar.hook.arrived[-1].body)
            assert (told["kind"], told["code"]) == ("decision", code)
            beniko.page.goto(told["url"])
            called["webhook"] += 1
            decides(beniko, 1, code)
    assert called["webhook"] and called["mail"]

    # Who lets their days go by is played for, until they are back.
    assert waiting(aki, code) == [1]
    calendar.pass_time(3 * DAY)
    seats = aki.page.request.get(f"{calendar.address}/api/tables/{code}").json()["seats"]
    assert [seat["away"] for seat in seats] == [False, True]

    # Bots play it to its end, by the rules; the end calls as well.
    aki.go(f"/table/{code}")
    aki.page.wait_for_selector(".decide")
    before = len(calendar.hook.arrived)
    beniko.go("/")
    aki.menu("Let a bot play for me")
    for _ in range(2000):
        calendar.pass_time(1)
        if is_over(aki, code):
            break
    assert is_over(aki, code)
    assert "resigned" not in aki.page.request.get(f"{calendar.address}/api/replays/{code}/record").text()
    calendar.pass_time()
    assert aki.wait_until(lambda: len(calendar.hook.arrived) > before)
    assert json.loads(calendar.hook.arrived[-1].body)["kind"] == "over"
    for one in (aki, beniko):
        one.leave()
