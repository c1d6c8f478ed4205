"""The page of a study in a real browser, without a network: nothing is asked for, nothing complains, nothing is in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from budokan.cli import WELL, main
from tests.browser.test_reading import AXE, EVERYTHING

PLAN = """
game = "samurai-sword"
seats = 4
bots = ["uniform"]
games = 12
measure = ["role:ninja"]
rows = ["cards", "decisions"]

[[variant]]
name = "Nodachi at 2 wounds"
cards = { nodachi = { wounds = 2 } }
"""


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study")
    (folder / "plan.toml").write_text(PLAN)
    assert main(["lab", "study", str(folder / "plan.toml"), "--into", str(folder / "kept")]) == WELL
    return folder / "kept"


@pytest.mark.parametrize(("language", "width", "theme"), [("en", 1440, "light"), ("it", 390, "dark")])
def test_a_report_opens_offline(browser: Browser, study: Path, language: str, width: int, theme: str) -> None:
    page_file = study / f"{language}.html"
    assert main(["lab", "report", str(study), "--page", str(page_file), "--lang", language]) == WELL
    context = browser.new_context(viewport={"width": width, "height": 900}, offline=True, color_scheme=theme)  # type: ignore[arg-type]  # one of two
    page = context.new_page()
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page_file.as_uri())
    assert page.locator("section").count() == 10
    assert page.locator(".dot").count() > 20
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing hangs over the edge"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(f"axe.run(document, {{runOnly: {EVERYTHING}, resultTypes: ['violations']}})")
    assert [
        f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in found["violations"]
    ] == []
    assert said == []
    assert asked == [page_file.as_uri()]
    context.close()
