"""The mail server a keeper has given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal
from urllib.parse import unquote, urlsplit

import msgspec

from budokan.kernel.errors import BadWords

LONGEST = 254
"""Letters of an address, by the rules of mail."""

LONGEST_NAME = 64
"""Letters before the @, by the same rules."""

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}

PASSWORD = "BUDOKAN_SMTP_PASSWORD"
"""Where the password is looked for: what stands on a command line, everybody on the machine can read."""


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed in, and from whom it is. The password is never shown, whoever prints this."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port}, {self.security}, {self.sender})"

    __str__ = __repr__


def read_server(url: str, sender: str, environment: Mapping[str, str]) -> MailServer | None:
    """`smtps://user@host:465`, `smtp://` with STARTTLS, or `smtp+plain://` for a server on this machine; None without any."""
    if not url and not sender:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadWords("notice-bad-server") from None
    if not port or not parts.hostname or parts.password is not None or parts.path.strip("/"):
        raise BadWords("notice-bad-server")
    if not is_mail_address(sender):
        raise BadWords("notice-bad-sender")
    security: dict[str, Literal["tls", "starttls", "none"]] = {"smtps": "tls", "smtp": "starttls", "smtp+plain": "none"}
    user = unquote(parts.username or "")
    return MailServer(parts.hostname, port, security[parts.scheme], sender, user, environment.get(PASSWORD, ""))


def is_mail_address(typed: str) -> bool:
    """One plain address: nothing that could be a list, a name beside it, or a line more in the head of a letter."""
    name, _, host = typed.rpartition("@")
    if not name or len(name) > LONGEST_NAME or len(typed) > LONGEST or not typed.isascii() or "." not in host:
        return False
    if "=?" in name or not all(name.split(".")):  # the first would be read as other letters than it shows
        return False
    good = all(one.isalnum() or one in "!#$%&'*+-/=?^_`{|}~." for one in name)
    return good and all(part and part.strip("-") == part and part.replace("-", "").isalnum() for part in host.split("."))


def same_mailbox(address: str) -> str:
    """What all ways to write one mailbox have in common: great and small letters, and what stands behind a plus."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"
