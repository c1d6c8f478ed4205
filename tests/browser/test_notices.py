"""Notices at a real Chromium: the service worker, the page that says that the hall is not there, ways and links."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from tests.browser.conftest import FLAGS, Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light
from tests.support.browsers import Subscriber, as_words
from tests.support.receivers import Mailbox, Receiver, a_mail_server, receiving


class Outside:
    """A webhook, a push service and a mail server, in a thread of their own beside the browser."""

    def __init__(self) -> None:
        self.hook, self.push, self.box = Receiver(), Receiver(), Mailbox()
        self._loop = asyncio.new_event_loop()
        self._open = threading.Event()
        self._done = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        self._thread.start()
        assert self._open.wait(30)

    async def _serve(self) -> None:
        async with AsyncExitStack() as stack:
            self.hook = await stack.enter_async_context(receiving())
            self.push = await stack.enter_async_context(receiving())
            self.box = await stack.enter_async_context(a_mail_server())
            self._open.set()
            await self._done.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def outside() -> Iterator[Outside]:
    one = Outside()
    yield one
    one.close()


@pytest.fixture
def whole(browser: Browser) -> Iterator[Browser]:
    """A Chromium with everything: the one that has no windows shows no notification, whoever allows it."""
    opened = browser.browser_type.launch(executable_path=shutil.which("chromium") or "/usr/bin/chromium", args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture
def calling(tmp_path: Path, client_built: None, outside: Outside, request: pytest.FixtureRequest) -> Iterator[Hall]:
    mail = ("--mail", f"smtp+plain://127.0.0.1:{outside.box.port}", "--mail-from", "budokan@hall.test")
    house = Hall(tmp_path / "hall", "--allow-webhook", "127.0.0.1", *mail, luck=request.node.name)
    yield house
    house.close()


def worker_of(person: Person) -> Worker:
    """The service worker, once it works for the page."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found = person.context.service_workers
    return found[0] if found else person.context.wait_for_event("serviceworker")


def deliver(person: Person, message: str) -> None:
    """Hand the worker a push message, as the browser does when its push service has sent one."""
    line = person.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")

    def ours() -> list[str]:
        """The browser tells of every worker it keeps, also of one that was unregistered."""
        here = [one for one in found if one["scopeURL"].startswith(person.address) and not one["isDeleted"]]
        return [one["registrationId"] for one in here]

    assert person.wait_until(lambda: bool(ours()))
    origin, id = person.address, ours()[-1]
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": id, "data": message})


NOTIFIED = """navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
  all.map(({ title, body, tag, data, actions }) => ({ title, body, tag, data, actions: actions.map((one) => one.title) })))"""


def test_a_push_message_is_shown_and_a_tap_opens_its_table_and_nothing_else(hall: Hall, whole: Browser) -> None:
    aki = Person(whole, hall.address)
    aki.context.grant_permissions(["notifications"])
    code = aki.play_now("ken")
    worker = worker_of(aki)
    said = {
        "title": "Your turn",
        "body": "Table",
        "url": f"/table/{code}",
        "off": "/notices/off/x",
        "tag": code,
        "turnOff": "Off",
    }
    deliver(aki, json.dumps(said) + " " * 700)
    assert aki.wait_until(lambda: len(aki.page.evaluate(NOTIFIED)) == 1)
    (shown,) = aki.page.evaluate(NOTIFIED)
    assert (shown["title"], shown["body"], shown["actions"]) == ("Your turn", "Table", ["Off"])
    # A tap needs a hand: what the worker would open is asked of the worker itself.
    worker.evaluate(
        "self.opened = []; self.clients.matchAll = async () => [];"
        " self.clients.openWindow = async (url) => self.opened.push(url); true"
    )
    tapped = """async (action) => {
      const [notification] = await self.registration.getNotifications();
      const before = self.opened.length;
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }));
      for (let look = 0; look < 1000 && self.opened.length === before; look += 1) {
        await new Promise((done) => setTimeout(done, 20));
      }
      return self.opened;
    }"""
    assert worker.evaluate(tapped, "") == [f"{hall.address}/table/{code}"]
    evil = "https://evil.test/steal"
    deliver(aki, json.dumps({**said, "url": evil}))
    assert aki.wait_until(lambda: [one["data"]["url"] for one in aki.page.evaluate(NOTIFIED)] == [evil])
    assert worker.evaluate(tapped, "")[-1] == f"{hall.address}/", "only this hall is opened"
    deliver(aki, "not json")
    assert aki.wait_until(lambda: [one["title"] for one in aki.page.evaluate(NOTIFIED)] == ["Budokan"])
    aki.leave()


def test_without_a_hall_a_page_says_so_in_both_languages_and_the_app_can_be_installed(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/")
    worker_of(aki)
    assert aki.wait_until(lambda: bool(aki.page.evaluate("navigator.serviceWorker.controller !== null")))
    manifest = aki.page.request.get(f"{hall.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = [one["src"] for one in manifest.json()["icons"]]
    for icon in [*icons, "/apple-touch-icon.png", "/badge.png"]:
        assert aki.page.request.get(hall.address + icon).ok, icon
    line = aki.context.new_cdp_session(aki.page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    hall.close()
    aki.page.reload()
    expect(aki.page.get_by_role("heading", name="The hall is not there now")).to_be_visible()
    expect(aki.page.get_by_role("heading", name="La sala ora non c’è")).to_be_visible()
    assert aki.page.evaluate("getComputedStyle(document.body).display") == "grid", "it has its looks with it"
    hall.open()
    aki.page.get_by_role("link", name="Try again").click()
    expect(aki.page.get_by_role("heading", name="Budokan")).to_be_visible()
    aki.leave()


SUBSCRIBED = """(kept) => {
  PushManager.prototype.getSubscription = async function () { return window.kept ?? null };
  PushManager.prototype.subscribe = async function (how) {
    window.asked = Array.from(new Uint8Array(how.applicationServerKey));
    return (window.kept = { endpoint: kept.endpoint, toJSON: () => kept, unsubscribe: async () => (window.kept = null) });
  };
}"""


def waits(holds: Callable[[], bool], person: Person) -> None:
    assert person.wait_until(holds)


def test_ways_are_set_up_tried_out_confirmed_and_turned_off(calling: Hall, outside: Outside, whole: Browser) -> None:
    aki = Person(whole, calling.address)
    aki.context.grant_permissions(["notifications"])
    aki.play_now("ken")
    worker_of(aki)
    aki.go("/me")
    page = aki.page
    ways = page.get_by_role("list", name="Ways to call you")
    expect(ways).to_contain_text("Nothing calls you yet.")

    # A webhook: one inside is refused, one the keeper has allowed is taken.
    page.get_by_label("Receiver").select_option("json")
    page.get_by_label("Its address").fill("https://localhost/hook")
    page.locator("form", has=page.get_by_label("Its address")).get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("is not on the public network")
    page.get_by_label("Its address").fill(f"{outside.hook.address}/hook")
    page.locator("form", has=page.get_by_label("Its address")).get_by_role("button", name="Add").click()
    expect(ways).to_contain_text(f"127.0.0.1:{outside.hook.port}")
    ways.get_by_role("button", name=re.compile("^Try out")).click()
    expect(page.get_by_text("Sent. Has it arrived?")).to_be_visible()
    waits(lambda: len(outside.hook.arrived) == 1, aki)

    # Push: the browser has no push service here, so the keys are the test's, and what arrives is handed to the worker.
    subscriber = Subscriber()
    keys = {"p256dh": subscriber.p256dh, "auth": as_words(subscriber.auth)}
    page.evaluate(SUBSCRIBED, {"endpoint": f"{outside.push.address}/send/x", "keys": keys})
    page.get_by_role("button", name="Call me in this browser").click()
    expect(ways).to_contain_text("Chrome")
    assert len(page.evaluate("window.asked")) == 65
    ways.get_by_role("listitem").filter(has_text="Chrome").get_by_role("button", name=re.compile("^Try out")).click()
    waits(lambda: len(outside.push.arrived) == 1, aki)
    deliver(aki, subscriber.opened(outside.push.arrived[0].body).decode())
    waits(lambda: [one["title"] for one in page.evaluate(NOTIFIED)] == ["Notices of Budokan arrive here"], aki)

    # E-mail: asked first, then on; its link turns it off again.
    page.get_by_label("E-mail address").fill("aki@mail.test")
    page.locator("form", has=page.get_by_label("E-mail address")).get_by_role("button", name="Add").click()
    expect(page.get_by_text("Open the link that was sent to aki@mail.test.")).to_be_visible()
    waits(lambda: len(outside.box.letters) == 1, aki)
    assert stumbles_in_any_light(aki) == []
    body = outside.box.letters[0].get_body(("plain",))
    assert body is not None
    links = re.findall(r"http://\S+", body.get_content())
    page.goto(links[0])
    assert stumbles_in_any_light(aki) == []
    page.get_by_role("button", name="Yes, send me notices").click()
    expect(page.get_by_role("status")).to_contain_text("from now on")
    page.goto(links[1])
    page.get_by_role("button", name="Turn them off").click()
    expect(page.get_by_role("status")).to_contain_text("Nothing more is sent to aki@mail.test.")
    aki.go("/me")
    expect(ways.get_by_label("Call me at aki@mail.test")).not_to_be_checked()

    # Quiet hours and kinds are kept, over a slow line as well and by a page that is left at once.
    line = aki.context.new_cdp_session(page)
    line.send(
        "Network.emulateNetworkConditions", {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    )
    page.get_by_label(re.compile("Nothing calls me in these hours")).check()
    page.get_by_label("Somebody joins your table").uncheck()
    page.reload()
    expect(page.get_by_label(re.compile("Nothing calls me in these hours"))).to_be_checked()
    expect(page.get_by_label("Somebody joins your table")).not_to_be_checked()
    aki.leave()
