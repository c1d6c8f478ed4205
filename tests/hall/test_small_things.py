"""Names, codes, limits, pages: the small things the hall is made of."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import pytest

from budokan.hall.errors import TooMuch
from budokan.hall.keeper import address_for_others, own_addresses
from budokan.hall.limits import Bucket, Gate, Places, Turns
from budokan.hall.names import LETTERS, bot_name, clean, new_code, read_code, told_apart
from budokan.hall.static import Pages
from budokan.kernel.words import LANGUAGES, Words
from tests.hall.people import Hands
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Aki  ", "Aki"),
        ("A\u0301ki", "Áki"),
        ("Aki\u202eevil", "Akievil"),
        ("A\x00k\x1bi\n", "Aki"),
        ("\u2066Aki\u2069", "Aki"),
        ("<script>", "<script>"),
        ("\u200b\ufeff", ""),
        ("two\t words", "two words"),
        ("明子", "明子"),
        ("x" * 50, "x" * 24),
        ("lone \ud800 half", "lone half"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200c\u200d", ""),
        ("\u3164", ""),
        ("\u115f\u1160 \uffa0", ""),
        ("\u2800\u2800", ""),
        ("\ufe0f\u0301\u034f", ""),
        ("\U000e0041\U000e0042", ""),
        ("!", "!"),
        ("ㄱ", "ㄱ"),
    ],
)
def test_what_people_type_becomes_one_line_of_plain_text(typed: str, shown: str) -> None:
    assert clean(typed, 24) == shown


@ruling("BK-7.3")
def test_a_name_that_somebody_has_gets_a_number() -> None:
    assert told_apart("Aki", ["Beniko", ""], 24) == "Aki"
    assert told_apart("Aki", ["Aki"], 24) == "Aki 2"
    assert told_apart("AKI", ["aki", "Aki 2"], 24) == "AKI 3"
    assert told_apart("A\u200dki", ["Aki"], 24) == "A\u200dki 2", "what cannot be seen makes no difference"
    assert told_apart("Ａｋｉ", ["Aki"], 24) == "Ａｋｉ 2", "nor do wide letters"
    assert told_apart("", ["", ""], 24) == "", "nobody is told apart by having no name"
    assert told_apart("x" * 24, ["x" * 24], 24) == "x" * 22 + " 2"


def test_codes_are_read_as_they_are_typed() -> None:
    code = new_code()
    assert len(code) == 6
    assert set(code) <= set(LETTERS)
    assert read_code(f" {code.lower()} ") == code
    for typed in ("", "ABC", code + "B", "AEIOUY", "BCDFG1", "BCDFG\u0660"):
        assert read_code(typed) == ""


def test_bots_have_names_nobody_else_has() -> None:
    taken: list[str] = []
    for first in range(20):
        taken.append(bot_name(taken, first * 7))
    assert len(set(taken)) == 20
    assert bot_name(taken, 3)


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second(hands: Hands) -> None:
    bucket = Bucket(hands, per_second=2, at_once=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    hands.turn(0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    hands.turn(1000)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_measure_and_the_quiet_are_forgotten(hands: Hands) -> None:
    gate = Gate(hands, per_second=1, at_once=1)
    assert [gate.admits("a"), gate.admits("a"), gate.admits("b")] == [True, False, True]
    hands.turn(5)
    gate.forget()
    assert gate._buckets == {}
    assert gate.admits("a")


def test_asking_whether_one_more_is_admitted_takes_nothing(hands: Hands) -> None:
    gate = Gate(hands, per_second=1, at_once=1)
    assert [gate.would_admit("a"), gate.would_admit("a"), gate.admits("a"), gate.would_admit("a")] == [True, True, True, False]
    hands.turn(1)
    assert gate.would_admit("a")


@pytest.mark.anyio
async def test_turns_are_taken_one_after_another_and_no_address_has_two() -> None:
    turns, order, under_way = Turns(3), list[str](), set[str]()

    async def work(address: str) -> None:
        async with turns.of(address):
            assert address not in under_way
            under_way.add(address)
            await asyncio.sleep(0)
            order.append(address)
            under_way.remove(address)

    asked = [asyncio.create_task(work(address)) for address in "aaaabc"]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in done] == [type(None)] * 3 + [TooMuch] + [type(None)] * 2, "three of one address are enough"
    assert order.index("b") < order.index("a", 2), "who asks once does not wait for who asks often"
    await work("a")


def test_places_are_counted_and_given_back() -> None:
    places = Places(2)
    assert [places.take("a"), places.take("a"), places.take("a"), places.take("b")] == [True, True, False, True]
    places.give_back("a")
    assert places.take("a")


def test_the_link_for_phones_is_the_host_that_was_asked_for_unless_that_is_the_machine_itself() -> None:
    reached = ("http://192.168.1.5:8000", "http://10.0.0.5:8000")
    assert address_for_others("http://hall.local:8000", reached) == "http://hall.local:8000"
    assert address_for_others("http://localhost:8000", ()) == "http://localhost:8000"
    for own in ("http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000", "http://localhost"):
        assert address_for_others(own, reached) == reached[0]
    assert not any(one.startswith("127.") for one in own_addresses())


def test_pages_are_served_with_their_index_for_the_routes_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<script>go()</script><script src='assets/a.js'></script>" + " " * 500)
    (tmp_path / "assets" / "a.js").write_text("x = 1;" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    pages = Pages(tmp_path)
    assert pages.index is not None
    for route in ("/", "", "/table/BCDFGH", "/replay/u-x", "/rules/samurai-sword"):
        assert pages.find(route) is pages.index
    script = pages.find("/assets/a.js")
    assert script is not None
    assert gzip.decompress(script.packed) == script.content
    assert "immutable" in script.lasting
    assert pages.index.lasting == "no-cache"
    for missing in ("/assets/b.js", "/favicon.ico", "/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.txt"):
        assert pages.find(missing) is None
    assert pages.policy.count("sha256-") == 1
    assert "unsafe-inline'; img" in pages.policy
    assert "script-src 'self' 'sha256-" in pages.policy


def test_without_a_build_there_are_no_pages(tmp_path: Path) -> None:
    assert Pages(tmp_path / "nothing").find("/") is None


def test_the_hall_says_the_same_things_in_every_language() -> None:
    folder = Path(__file__).parents[2] / "src" / "budokan" / "hall" / "text"
    ids = {}
    for language in LANGUAGES:
        lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        ids[language] = [line.split(" = ")[0] for line in lines if " = " in line and not line.startswith((" ", "#"))]
        spoken = Words(language, [folder])
        assert all(spoken.has(id) for id in ids[language])
    assert ids["en"] == ids["it"]


def test_every_word_the_hall_uses_is_in_its_catalogue() -> None:
    source = Path(__file__).parents[2] / "src" / "budokan" / "hall"
    own = (*source.glob("*.py"), *(source / "storing").glob("*.py"), *(source / "processes").glob("*.py"))
    files = [*own, *(source.parent / "cli" / name for name in ("serve.py", "replay.py"))]
    used = {id for file in files for id in re.findall(r'"(hall-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    spoken = Words("en", [source / "text"])
    assert used
    assert [id for id in sorted(used) if not spoken.has(id)] == []
    lines = (source / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()
    written = {line.split(" = ")[0] for line in lines if line.startswith("hall-")}
    assert written == used
