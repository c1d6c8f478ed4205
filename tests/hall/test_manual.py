"""`/manual`: the manual as it was built, under the policy of the hall; and a page that says so where it was not."""

from __future__ import annotations

from pathlib import Path

import pytest

from budokan.hall import manual
from budokan.hall.settings import Settings
from tests.hall.conftest import opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "manual"
    for language, said in (("en", "Play"), ("it", "Giocare")):
        (folder / language / "play").mkdir(parents=True)
        (folder / language / "index.html").write_text(f"<!doctype html><p>{said}</p>" + "<p>on</p>" * 90, encoding="utf-8")
        (folder / language / "play" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / "en" / "search.js").write_text("1")
    (folder / ".built-from").write_text("abc")
    (tmp_path / "secret.html").write_text("not for you")
    monkeypatch.setattr(manual, "BUILT", folder)
    return folder


async def test_the_manual_is_served_in_the_language_of_the_reader_and_nothing_beside_it(
    built: Path, settings: Settings
) -> None:
    async with opened(settings) as doors:
        for languages, first in (("it-IT,it;q=0.9", "it"), ("de, en-GB", "en"), ("", "en")):
            led = await doors.http.get("/manual", headers={"accept-language": languages})
            assert (led.status_code, led.headers["location"]) == (307, f"/manual/{first}/index.html")
        assert (await doors.http.get("/manual/it/play/")).headers["location"] == "/manual/it/play/index.html"
        page = await doors.http.get("/manual/it/index.html")
        assert (page.status_code, page.headers["content-encoding"]) == (200, "gzip")
        assert "Giocare" in page.text
        assert "script-src 'self';" in page.headers["content-security-policy"]
        same = await doors.http.get("/manual/it/index.html", headers={"if-none-match": page.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert "javascript" in (await doors.http.get("/manual/en/search.js")).headers["content-type"]
        for path in ("none.html", "en/none", ".built-from", "..%2fsecret.html", "en/..%2f..%2fsecret.html", "en//"):
            assert "not for you" not in (await doors.http.get(f"/manual/{path}")).text
        for path in ("none.html", "en/none", ".built-from", "..%2fsecret.html"):
            assert (await doors.http.get(f"/manual/{path}")).status_code == 404


async def test_where_it_was_not_built_a_page_says_how_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(manual, "BUILT", tmp_path / "nothing")
    async with opened(settings) as doors:
        for path in ("/manual", "/manual/en/index.html"):
            page = await doors.http.get(path)
            assert (page.status_code, page.headers["content-type"][:9]) == (404, "text/html")
            assert "make docs" in page.text
            assert "Il manuale" in page.text
            assert "<script" not in page.text
