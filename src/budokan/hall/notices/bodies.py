"""What a webhook is sent: each receiver has a form of its own."""

from __future__ import annotations

import re
from typing import Any, Literal
from urllib.parse import urlsplit, urlunsplit

import msgspec

from budokan.hall.errors import Refusal
from budokan.hall.notices.facts import Facts
from budokan.hall.notices.wording import Notice
from budokan.kernel.texts import text
from budokan.kernel.words import words

Form = Literal["json", "discord", "slack", "ntfy"]

JSON = {"content-type": "application/json"}


class Letter(msgspec.Struct, frozen=True):
    """A notice and its links, before it is put into the form of a receiver. Without facts it only tries out the way."""

    notice: Notice
    url: str
    off: str
    language: str
    facts: Facts | None = None


class Post(msgspec.Struct, frozen=True):
    """What is sent where, as JSON."""

    url: str
    body: bytes


def post_of(form: Form, url: str, letter: Letter) -> Post:
    match form:
        case "discord":
            return Post(url, _encoded({"content": _discord(letter), "allowed_mentions": {"parse": []}}))
        case "slack":
            return Post(url, _encoded({"text": _slack(letter), "unfurl_links": False}))
        case "ntfy":
            return _ntfy(url, letter)
        case "json":
            return Post(url, _encoded(_plain(letter)))


def _encoded(said: dict[str, Any]) -> bytes:
    return msgspec.json.encode(said)


def _plain(letter: Letter) -> dict[str, Any]:
    facts = {} if letter.facts is None else msgspec.to_builtins(letter.facts)
    return {**facts, "title": letter.notice.title, "text": letter.notice.body, "url": letter.url, "off": letter.off}


def _off(letter: Letter) -> str:
    return words(letter.language).say(text("notice-off"))


_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#@:<-])")


def _discord(letter: Letter) -> str:
    """Names are no markup, and call nobody else."""
    title, body = (_MARKDOWN.sub(r"\\\1", one) for one in (letter.notice.title, letter.notice.body))
    return f"**{title}**\n{body}\n<{letter.url}>\n-# {_off(letter)}: <{letter.off}>"


def _slack(letter: Letter) -> str:
    title, body = (_escaped(one) for one in (letter.notice.title, letter.notice.body))
    return f"<{letter.url}|{title}>\n{body}\n<{letter.off}|{_escaped(_off(letter))}>"


def _escaped(said: str) -> str:
    return said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("|", "¦")


def _ntfy(url: str, letter: Letter) -> Post:
    """Its topic is the last part of the address; as JSON it goes to what stands before it, and any letter can be said."""
    parts = urlsplit(url)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    said = {
        "topic": topic,
        "title": letter.notice.title,
        "message": letter.notice.body,
        "click": letter.url,
        "actions": [{"action": "view", "label": _off(letter), "url": letter.off}],
    }
    return Post(urlunsplit((parts.scheme, parts.netloc, f"{before}/", "", "")), _encoded(said))


def check_form(form: Form, url: str) -> None:
    """Whether the form can be sent there at all."""
    if form == "ntfy" and not re.fullmatch(r"[\w-]{1,64}", urlsplit(url).path.rstrip("/").rpartition("/")[2], re.A):
        raise Refusal("notice-no-topic")
