"""What stays as it is, is worked out once, however many ask and whatever they accept."""

from __future__ import annotations

import asyncio
import gzip

import pytest

from budokan.hall.answer_cache import AnswerCache
from tests.hall.conftest import Open

pytestmark = pytest.mark.anyio


async def test_it_is_made_once_and_told_to_everybody_as_they_accept_it() -> None:
    answers, made = AnswerCache(), []

    def make() -> bytes:
        made.append(1)
        return b"[1]"

    asked = [answers.answer(accepted, "one", make) for accepted in ("", "gzip, br", "")]
    plain, packed, again = await asyncio.gather(*asked)
    assert (plain.content, gzip.decompress(packed.content), again.content, len(made)) == (b"[1]", b"[1]", b"[1]", 1)
    assert "content-encoding" not in plain.headers


async def test_what_could_not_be_made_is_tried_again() -> None:
    answers = AnswerCache()

    def fails() -> bytes:
        raise OSError("not now")

    with pytest.raises(OSError, match="not now"):
        await answers.answer("", "one", fails)
    assert (await answers.answer("", "one", lambda: b"{}")).content == b"{}"


@pytest.mark.parametrize(
    "path",
    ["games", "games/ken", "games/senjutsu/cards", "words/it", "words/en?game=ken", "rules/ken?language=it", "messages"],
)
async def test_each_of_them_is_the_same_packed_and_plain(doors: Open, path: str) -> None:
    plain = await doors.http.get(f"/api/{path}", headers={"accept-encoding": "identity"})
    packed = await doors.http.get(f"/api/{path}", headers={"accept-encoding": "gzip"})
    assert plain.status_code == packed.status_code == 200
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
    assert packed.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.parametrize("path", ["games/go", "games/samurai-sword/cards", "words/xx", "words/en?game=go", "rules/go"])
async def test_what_there_is_not_is_refused_as_ever(doors: Open, path: str) -> None:
    assert (await doors.http.get(f"/api/{path}")).status_code in (404, 409)
