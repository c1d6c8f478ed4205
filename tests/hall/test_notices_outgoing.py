"""Notices to addresses that people give: nothing is sent into the hall's own network, however it is asked for."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.notices.addresses import is_public, read_allowed, read_target
from budokan.hall.notices.bodies import Form, Letter, check_form, post_of
from budokan.hall.notices.facts import Facts
from budokan.hall.notices.outgoing import Failure, Outgoing, look_up
from budokan.hall.notices.wording import in_words
from budokan.kernel.errors import BadWords
from tests.support.receivers import Authority, receiving
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

INSIDE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "100.100.100.200", "192.0.0.192", "168.63.129.16", "192.88.99.1",
    "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "198.18.0.1", "203.0.113.5", "::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "2002:7f00:1::",
    "2002:808:808::1", "2001:0:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::808:808", "fe80::1", "fe80::1%eth0", "fec0::1",
    "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "2606:4700::1%eth0", "not an address", "",
]  # fmt: skip

OUTSIDE = ["8.8.8.8", "1.1.1.1", "142.250.184.36", "2606:4700:4700::1111", "2a00:1450:4001::200e"]


def names(answers: dict[str, Sequence[str]]) -> Any:
    """A network in which these names lead there."""

    async def resolve(host: str, port: int) -> Sequence[str]:
        if host not in answers:
            raise OSError
        return answers[host]

    return resolve


async def nobody(*_: object, **__: object) -> Any:
    raise AssertionError("nothing may be connected to")


@ruling("BK-11.5")
@pytest.mark.parametrize("address", INSIDE)
async def test_a_name_that_leads_inside_is_refused_and_nothing_is_connected_to(address: str) -> None:
    assert not is_public(address)
    for found in ([address], ["8.8.8.8", address], [address, "8.8.8.8"]):
        outgoing = Outgoing(resolve=names({"hooks.example": found}), connect=nobody)
        failure = await outgoing.post(read_target("https://hooks.example/x", ()), {}, b"{}")
        assert failure is not None
        assert (failure.why.id, failure.again) == ("notice-not-public", False)


@ruling("BK-11.5")
@pytest.mark.parametrize("address", OUTSIDE)
def test_what_anybody_reaches_is_public(address: str) -> None:
    assert is_public(address)


@ruling("BK-11.5")
@pytest.mark.parametrize(
    "written",
    [
        "https://127.0.0.1/x", "https://localhost:8000/", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://0x7f.1/",
        "https://2130706433/", "https://127.1/", "https://0177.0.0.1/", "https://localhost./", "https://0/",
        "https://[0:0:0:0:0:ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[fe80::1%25lo]/", "https://[fd00::1]/",
        "https://3232235777/", "https://0300.0250.1.1/", "https://0xc0a80101/", "https://10.1/", "https://0xa9fea9fe/",
        "https://169.254.43518/", "https://0251.0376.0251.0376/", "https://[64:ff9b::a9fe:a9fe]/", "https://LOCALHOST/",
    ],
)  # fmt: skip
async def test_however_this_machine_is_written_the_system_itself_reads_it_and_it_is_refused(written: str) -> None:
    """Looked up by the machine's own resolver: what it makes of such words is what is judged."""
    outgoing = Outgoing(connect=nobody)
    failure = await outgoing.post(read_target(written, ()), {}, b"{}")
    assert failure is not None
    assert failure.why.id in ("notice-not-public", "notice-no-such-host")


@ruling("BK-11.5")
@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("http://hooks.example/x", "notice-only-https"),
        ("ftp://hooks.example/x", "notice-bad-address"),
        ("file:///etc/passwd", "notice-bad-address"),
        ("//hooks.example/x", "notice-bad-address"),
        ("https://", "notice-bad-address"),
        ("https://user:secret@hooks.example/", "notice-bad-address"),
        ("https://user@hooks.example/", "notice-bad-address"),
        ("https://hooks.example:0/", "notice-bad-address"),
        ("https://hooks.example:70000/", "notice-bad-address"),
        ("https://hooks.example:x/", "notice-bad-address"),
        ("https://[::1/", "notice-bad-address"),
        ("https://hooks.example/a b", "notice-bad-address"),
        ("https://hooks.example/\r\nHost: inside", "notice-bad-address"),
        ("https://hooks.exämple/", "notice-bad-address"),
        ("https://hooks.example/" + "x" * 1000, "notice-bad-address"),
        ("", "notice-bad-address"),
    ],
)
def test_what_is_no_address_of_a_receiver_is_refused_in_a_sentence(written: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_target(written, ())
    assert refused.value.why.id == why


@ruling("BK-11.5")
async def test_dns_that_changes_between_looking_and_sending_helps_nobody() -> None:
    """The name is looked up once for each notice, and the connection goes to that very address."""
    asked: list[str] = []
    connected: list[tuple[str, int, str]] = []
    answers = iter([["8.8.8.8"], ["127.0.0.1"]])

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return next(answers)

    async def connect(address: str, port: int, **more: Any) -> Any:
        connected.append((address, port, more["server_hostname"]))
        raise ConnectionRefusedError

    outgoing = Outgoing(resolve=resolve, connect=connect)
    target = read_target("https://rebind.example/x", ())
    first, second = await outgoing.post(target, {}, b""), await outgoing.post(target, {}, b"")
    assert (first.why.id, second.why.id) == ("notice-no-connection", "notice-not-public")  # type: ignore[union-attr]
    assert asked == ["rebind.example", "rebind.example"]
    assert connected == [("8.8.8.8", 443, "rebind.example")], "by address, with the name for the certificate"


@ruling("BK-11.5")
async def test_a_redirect_is_not_followed_and_told() -> None:
    async with receiving() as inside, receiving() as hook:
        hook.answer = lambda _: (307, [("location", f"{inside.address}/secret")])
        outgoing = Outgoing(["127.0.0.1"])
        for status in (301, 302, 303, 307, 308):
            hook.answer = lambda _, status=status: (status, [("location", f"{inside.address}/secret")])  # type: ignore[misc]
            failure = await outgoing.post(read_target(f"{hook.address}/x", outgoing.allowed), {}, b"{}")
            assert failure is not None
            assert (failure.why.id, failure.again) == ("notice-redirected", False)
        assert len(hook.arrived) == 5
        assert inside.connections == 0


@ruling("BK-11.5")
async def test_the_keeper_may_allow_a_host_and_its_certificate_is_held_against_its_name(tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    async with receiving(authority.serves("hooks.test")) as hook:
        network = names({"hooks.test": ["127.0.0.1"], "other.test": ["127.0.0.1"]})
        outgoing = Outgoing(["Hooks.test", "other.test"], network, authority.trusted())
        target = read_target(f"https://hooks.test:{hook.port}/a/b?c=d", outgoing.allowed)
        assert await outgoing.post(target, {"x-one": "1"}, b'{"a": 1}') is None
        (came,) = await hook.has(1)
        assert (came.target, came.body, came.headers["x-one"]) == ("/a/b?c=d", b'{"a": 1}', "1")
        assert came.headers["host"] == f"hooks.test:{hook.port}"
        wrong = await outgoing.post(target._replace(host="other.test"), {}, b"")
        assert wrong is not None
        assert (wrong.why.id, wrong.again) == ("notice-bad-certificate", True)
        nobody_trusts = await Outgoing(["hooks.test"], network).post(target, {}, b"")
        assert nobody_trusts is not None
        assert nobody_trusts.why.id == "notice-bad-certificate"
        assert len(hook.arrived) == 1


async def test_who_does_not_answer_in_time_is_not_waited_for_and_may_have_got_it() -> None:
    async with receiving() as hook:
        hook.slow = 30
        outgoing = Outgoing(["127.0.0.1"], within=0.3)
        began = asyncio.get_running_loop().time()
        failure = await outgoing.post(read_target(f"{hook.address}/x", outgoing.allowed), {}, b"{}")
        assert asyncio.get_running_loop().time() - began < 5
        assert failure is not None
        assert (failure.why.id, failure.again) == ("notice-no-answer", False), "it may have arrived: it is not sent twice"


async def test_an_answer_without_end_is_not_read_to_its_end() -> None:
    sent = 0

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        try:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            while True:
                writer.write(b"x-more: " + b"y" * 1000 + b"\r\n")
                await writer.drain()
                sent += 1000
        except ConnectionError:
            writer.close()

    server = await asyncio.start_server(pour, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    outgoing = Outgoing(["127.0.0.1"])
    failure = await outgoing.post(read_target(f"http://127.0.0.1:{port}/", outgoing.allowed), {}, b"")
    server.close()
    assert failure is not None
    assert failure.why.id == "notice-no-connection"
    assert sent < 50_000_000


@pytest.mark.parametrize(
    ("status", "headers", "failure"),
    [
        (200, (), None),
        (204, (), None),
        (400, (), (False, False, 0)),
        (401, (), (False, False, 0)),
        (404, (), (False, True, 0)),
        (410, (), (False, True, 0)),
        (429, [("retry-after", "120")], (True, False, 120)),
        (429, [("retry-after", "tomorrow")], (True, False, 0)),
        (500, (), (True, False, 0)),
        (503, [("retry-after", "999999999")], (True, False, 86_400)),
    ],
)
async def test_what_the_receiver_answers_is_understood(
    status: int, headers: Sequence[tuple[str, str]], failure: tuple[bool, bool, int] | None
) -> None:
    async with receiving() as hook:
        hook.answer = lambda _: (status, headers)
        outgoing = Outgoing(["127.0.0.1"])
        found = await outgoing.post(read_target(f"{hook.address}/x", outgoing.allowed), {}, b"{}")
    assert (None if found is None else (found.again, found.gone, found.wait)) == failure


async def test_where_nobody_listens_it_surely_did_not_arrive() -> None:
    async with receiving() as hook:
        port = hook.port
    outgoing = Outgoing(["127.0.0.1"])
    failure = await outgoing.post(read_target(f"http://127.0.0.1:{port}/", outgoing.allowed), {}, b"")
    assert failure == Failure(failure.why, again=True) if failure else False


def test_the_keepers_hosts_are_read() -> None:
    assert read_allowed(["Hooks.Lan", "[::1]", "10.0.0.5"]) == ("hooks.lan", "::1", "10.0.0.5")
    for wrong in ("https://hooks.lan", "hooks.lan:80", ""):
        with pytest.raises(BadWords):
            read_allowed([wrong])


# What they are sent.

SLY = Facts(
    "seat", "ken", "BCDFGH", ("@everyone [x](http://evil.test)", "<!channel> & <b>"), "@everyone [x](http://evil.test)", 3
)


def letter(facts: Facts, language: str = "en") -> Letter:
    return Letter(
        in_words(facts, language), "https://hall.test/table/BCDFGH", "https://hall.test/notices/off/c.s", language, facts
    )


def body_of(form: Form, facts: Facts = SLY, url: str = "https://hooks.test/a/topic") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(post_of(form, url, letter(facts)).body)
    return found


def test_discord_is_told_in_words_that_call_and_link_nobody_else() -> None:
    said = body_of("discord")
    assert said["allowed_mentions"] == {"parse": []}
    assert r"\@everyone \[x\]\(http\:" in said["content"]
    assert "<https://hall.test/table/BCDFGH>" in said["content"]
    assert "<https://hall.test/notices/off/c.s>" in said["content"]


def test_slack_is_told_without_marks_of_others() -> None:
    said = body_of("slack")["text"]
    assert "&lt;!channel&gt; &amp; &lt;b&gt;" in said
    assert said.count("<") == 2
    assert said.startswith("<https://hall.test/table/BCDFGH|")


def test_ntfy_is_told_at_its_root_with_the_topic_beside() -> None:
    post = post_of("ntfy", "https://ntfy.test/sub/topic", letter(SLY))
    said = json.loads(post.body)
    assert post.url == "https://ntfy.test/sub/"
    assert (said["topic"], said["click"]) == ("topic", "https://hall.test/table/BCDFGH")
    assert said["actions"][0]["url"] == "https://hall.test/notices/off/c.s"
    check_form("ntfy", "https://ntfy.test/sub/topic")
    for wrong in ("https://ntfy.test/", "https://ntfy.test", "https://ntfy.test/a%20b"):
        with pytest.raises(Refusal, match="topic"):
            check_form("ntfy", wrong)


def test_plain_json_has_the_facts_beside_the_words() -> None:
    said = body_of("json")
    assert (said["kind"], said["game"], said["code"], said["decisions"]) == ("seat", "ken", "BCDFGH", 3)
    assert said["title"].endswith("Ken il Guerriero")
    assert (said["url"], said["off"]) == ("https://hall.test/table/BCDFGH", "https://hall.test/notices/off/c.s")


async def test_names_that_are_looked_up_for_long_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives an address chooses who answers for its name, and how late. Tables are woken in threads as well."""
    answered = threading.Event()
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answered.wait(30) and [])
    looking = [asyncio.create_task(look_up("slow.example", 443)) for _ in range(64)]
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(2):
            assert await asyncio.to_thread(int, "7") == 7
    finally:
        answered.set()
        await asyncio.gather(*looking)
