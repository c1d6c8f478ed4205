"""E-mail: handed in at the keeper's server, with links that can be pressed, and a password nobody gets to see."""

from __future__ import annotations

import logging
import pickle
from pathlib import Path

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.notices.bodies import Letter
from budokan.hall.notices.facts import Facts
from budokan.hall.notices.mail import check_mail_address, letter_to, send
from budokan.hall.notices.mailserver import PASSWORD, MailServer, read_server, same_mailbox
from budokan.hall.notices.wording import in_words
from budokan.hall.settings import Settings
from budokan.kernel.errors import BadWords
from tests.support.receivers import Authority, a_mail_server

pytestmark = pytest.mark.anyio

FACTS = Facts("decision", "ken", "BCDFGH", ("Beniko <b>",), "", 12)
SECRET = "do not tell"


def letter(language: str = "en") -> Letter:
    off = "https://hall.test/notices/off/c.s"
    return Letter(in_words(FACTS, language), "https://hall.test/open/BCDFGH#ticket", off, language, FACTS)


def plain(port: int) -> MailServer:
    return MailServer("127.0.0.1", port, "none", "budokan@hall.test")


async def test_a_letter_arrives_as_text_and_as_a_page_and_says_how_to_turn_it_off() -> None:
    async with a_mail_server() as box:
        for language in ("en", "it"):
            mail = letter_to("aki@mail.test", "budokan@hall.test", letter(language), "hall.test")
            assert await send(plain(box.port), mail) is None
        english, italian = await box.has(2)
    assert box.envelopes == [("budokan@hall.test", "aki@mail.test")] * 2
    assert english["Subject"] == "Your turn to decide in Ken il Guerriero"
    assert italian["Subject"] == "Tocca a te decidere a Ken il Guerriero"
    assert english["List-Unsubscribe"] == "<https://hall.test/api/notices/off/c.s>"
    assert english["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert english["Auto-Submitted"] == "auto-generated"
    text, page = (english.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None
    assert page is not None
    assert "Open the table: https://hall.test/open/BCDFGH#ticket" in text.get_content()
    assert "Turn these notices off: https://hall.test/notices/off/c.s" in text.get_content()
    assert 'href="https://hall.test/open/BCDFGH#ticket"' in page.get_content()
    assert "Beniko &lt;b&gt;" in page.get_content()
    assert "<img" not in page.get_content(), "nothing tells anybody that it was read"


@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_the_servers_certificate_is_held_against_its_name(tmp_path: Path, security: str) -> None:
    authority = Authority(tmp_path)
    for name, taken in (("localhost", True), ("other.test", False)):
        trust = authority.serves(name)
        async with a_mail_server(("aki", SECRET), **{security: trust}) as box:
            server = MailServer("localhost", box.port, security, "budokan@hall.test", "aki", SECRET)  # type: ignore[arg-type]
            mail = letter_to("aki@mail.test", "budokan@hall.test", letter(), "hall.test")
            failure = await send(server, mail, authority.trusted())
            assert (failure is None) is taken
            assert box.encrypted == ([True] if taken else [])
            if failure is not None:
                assert failure.why.id == "notice-bad-certificate"


async def test_what_goes_wrong_is_told_and_the_password_never_is(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    mail = letter_to("aki@mail.test", "budokan@hall.test", letter(), "hall.test")
    async with a_mail_server(("aki", "another")) as box:
        server = MailServer("127.0.0.1", box.port, "none", "budokan@hall.test", "aki", SECRET)
        failure = await send(server, mail)
        assert failure is not None
        assert (failure.why.id, failure.again) == ("notice-mail-login", True)
    assert SECRET not in f"{server!r} {server} {[server]} {Settings(data=Path(), mail=server)} {failure}"
    assert SECRET not in caplog.text
    assert pickle.loads(pickle.dumps(server)).password == SECRET
    async with a_mail_server() as box:
        box.refuses = {"aki@mail.test"}
        failure = await send(plain(box.port), mail)
        assert failure is not None
        assert (failure.why.id, failure.again) == ("notice-mail-refused", False)
        box.hangs_up = True
        failure = await send(plain(box.port), mail)
        assert failure is not None
        assert (failure.why.id, failure.again) == ("notice-no-connection", True)
    failure = await send(plain(box.port), mail)
    assert failure is not None
    assert (failure.why.id, failure.again) == ("notice-no-connection", True)


def test_the_keeper_writes_the_server_as_an_address_and_the_password_beside_it() -> None:
    there = {PASSWORD: SECRET}
    assert read_server("smtps://aki%40hall@mail.test", "b@hall.test", there) == MailServer(
        "mail.test", 465, "tls", "b@hall.test", "aki@hall", SECRET
    )
    assert read_server("smtp://mail.test:2525", "b@hall.test", {}) == MailServer("mail.test", 2525, "starttls", "b@hall.test")
    assert read_server("smtp+plain://localhost", "b@hall.test", {}) == MailServer("localhost", 25, "none", "b@hall.test")
    assert read_server("", "", there) is None
    for url in (
        "mail.test",
        "http://mail.test",
        "smtps://aki:secret@mail.test",
        "smtp://",
        "smtp://mail.test/box",
        "smtp://[x",
        "",
    ):
        with pytest.raises(BadWords, match="mail server"):
            read_server(url, "b@hall.test", there)
    for sender in ("", "budokan", "b@hall.test\nBcc: x@y.test"):
        with pytest.raises(BadWords):
            read_server("smtp://mail.test", sender, there)


def test_a_mailbox_is_the_same_however_it_is_written() -> None:
    assert {same_mailbox(one) for one in ("Aki@Mail.test", "aki+1@mail.test", "aki+=a@mail.test")} == {"aki@mail.test"}


@pytest.mark.parametrize("typed", ["aki@mail.test", "a.b+c@sub.mail-er.test", "o'neil@mail.test"])
def test_one_plain_address_is_taken(typed: str) -> None:
    assert check_mail_address(typed) == typed


@pytest.mark.parametrize(
    "typed",
    [
        "", "aki", "@mail.test", "aki@", "aki@mail", "aki@mail.test, b@mail.test", "Aki <aki@mail.test>",
        "aki@mail.test\r\nBcc: b@c.test",
        "aki@mail..test", "aki@-mail.test", "aki @mail.test", "äki@mail.test", "a" * 250 + "@mail.test", "aki@mail.test;x",
        "=?utf-8?q?victim=40mail.test=2C?=@evil.test", "=?utf-8?q?a=0D=0ABcc=3A_b=40c.test?=@mail.test", "=?utf-8?b?YUBiLg=",
        "a..b@mail.test", ".a@mail.test", "a" * 65 + "@mail.test",
    ],
)  # fmt: skip
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="not an e-mail address"):
        check_mail_address(typed)
