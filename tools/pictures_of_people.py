"""The pictures of people: somebody's page and the book in a demonstration hall, and a table to which a friend comes."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tools.taking import take

NEIGHBOUR = "127.0.0.2"
"""Another address of this machine stands for its network."""


def people(browser: Browser, folder: Path) -> None:
    """A demonstration hall: somebody's page, how they are called, and the book."""
    subprocess.run(
        [sys.executable, "-m", "budokan", "demo", "--data", folder, "--games", "400", "--people", "30", "--only-make"],
        check=True,
    )
    with opened_demo(folder) as address:
        person = Person(browser, address.split("carry#")[0].rstrip("/"), name="")
        person.page.goto(address)
        person.page.locator("main .btn").first.click()
        person.go("/me")
        person.page.wait_for_selector(".games")
        person.page.wait_for_timeout(1500)
        take(person, "my-page")
        person.page.get_by_role("heading", name="Your figures").scroll_into_view_if_needed()
        person.page.evaluate("document.querySelector('#figures').scrollIntoView()")
        take(person, "my-figures")
        person.page.get_by_role("list", name="Ways to call you").scroll_into_view_if_needed()
        take(person, "notices")
        person.go("/book")
        person.page.wait_for_selector("table")
        take(person, "book")
        by_night(browser, person)
        person.leave()
    shutil.rmtree(folder)


@contextlib.contextmanager
def opened_demo(folder: Path) -> Iterator[str]:
    """The address at which the hall takes its visitor for the first of its people."""
    words = [sys.executable, "-m", "budokan", "demo", "--data", str(folder), "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        yield next(found[0] for line in running.stdout if (found := re.findall(r"http://\S+carry#\S+", line)))
        running.terminate()


def by_night(browser: Browser, person: Person) -> None:
    """The same person on a phone, in Italian, by night."""
    key = person.page.evaluate("localStorage.getItem('budokan.person')")
    phone = Person(browser, person.address, name="", phone=True)
    phone.context.add_init_script(f"localStorage.setItem('budokan.person', {json.dumps(key)})")
    phone.go("/me")
    phone.page.wait_for_selector(".games")
    phone.page.get_by_role("button", name="Italiano").click()
    phone.page.get_by_role("button", name="Tema scuro").click()
    phone.page.wait_for_timeout(1500)
    take(phone, "my-page-phone")
    phone.go("/book/ken")
    phone.page.wait_for_selector("table")
    take(phone, "book-phone")
    phone.leave()


def friends(browser: Browser, folder: Path) -> None:
    """The keeper lets the network in, a friend comes by the link, and each is away for a while."""
    hall = Hall(folder, "--keeper", "--network", NEIGHBOUR)
    aki = Person(browser, hall.address, name="Giulia")
    aki.page.goto(hall.said.split(": ", 1)[1])
    aki.page.wait_for_url(f"{hall.address}/")
    aki.go("/new/samurai-sword")
    aki.page.get_by_label("Seat 3").select_option(index=2)
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.get_by_role("button", name="Let my network in").click()
    aki.page.wait_for_selector(".invite img")
    take(aki, "invite")
    friend = Person(browser, f"http://{NEIGHBOUR}:{hall.port}", name="Matteo", language="it", theme="dark", phone=True)
    friend.page.goto(aki.page.locator(".invite .link").inner_text())
    friend.page.wait_for_selector(".seats")
    take(friend, "invite-phone")
    friend.page.get_by_role("button", name="Siediti").click()
    aki.page.get_by_role("button", name="Begin").click()
    for one in (aki, friend):
        one.page.wait_for_selector(".decide")
    table = friend.page.url
    friend.go("/")
    aki.page.locator(".seat-away .away").wait_for()
    take(aki, "away")
    friend.page.goto(table)
    friend.page.wait_for_selector(".decide")
    aki.go("/")
    friend.page.locator(".seat-away .away").wait_for()
    take(friend, "away-phone")
    aki.leave()
    friend.leave()
    hall.close()
    shutil.rmtree(folder)
