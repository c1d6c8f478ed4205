"""Which names the hall answers to, and which pages may ask it to do something.

A page from elsewhere can have its own name lead to this machine (DNS rebinding). It cannot choose what the machine is called,
nor make its name an address: whoever comes by an address, or by a name of this machine, means this machine.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from budokan.hall.settings import Settings
from budokan.kernel.errors import BadWords

HOME_NETWORKS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""What routers put behind the name of a machine; nobody can buy these."""

LONGEST = 253
"""Letters of a name, by the rules of names."""

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\s:/?#@\[\]]+)(?::[0-9]{1,5})?", re.I | re.A)


def read_hosts(words: Iterable[str]) -> tuple[str, ...]:
    """Names, without a port and without `http://`; one clear sentence about what is none."""
    found = tuple(words)
    for one in found:
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", one, re.A) or len(one) > LONGEST:
            raise BadWords("hall-bad-host", found=one[:60])
    return found


def name_in(host: str | None) -> str:
    """The name in a Host header, without its port and in small letters; empty if there is none."""
    found = _HOST.fullmatch(host) if host and len(host) <= LONGEST + len(":65535") else None
    return found["name"].lower().removesuffix(".") if found else ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name[1:-1] if name.startswith("[") else name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names of one hall."""

    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        own = (socket.gethostname() if machine is None else machine).lower()
        short = own.partition(".")[0]
        configured = {one.lower() for one in read_hosts(settings.allowed_hosts)}
        self._origins = settings.origins
        self._configured = configured | {name_in(_place_of(one)) for one in settings.origins} - {""}
        self._names = {"localhost", own, short, settings.host.lower(), *self._configured}
        self._names |= {f"{short}.{network}" for network in HOME_NETWORKS}

    def knows(self, host: str | None) -> bool:
        """Whether somebody who asks for this host means this hall."""
        name = name_in(host)
        return bool(name) and (name in self._names or is_address(name))

    def are_ours(self, host: str | None, at: str) -> bool:
        """Whether a link to this host leads to this hall whoever opens it: one of our names, or the address that was called.

        Any other address may be somebody else's machine.
        """
        name = name_in(host)
        if name in self._names or not is_address(name):
            return name in self._names
        found = ipaddress.ip_address(name.strip("[]"))
        return found.is_loopback or (is_address(at) and found == ipaddress.ip_address(at))

    def welcomes(self, origin: str | None, host: str | None, site: str | None = None) -> bool:
        """Whether a page of this origin may ask the hall to do something; what is no page tells no origin and needs no leave.

        `site` is what browsers say of themselves, also where they keep the origin back (Sec-Fetch-Site).
        """
        if origin is None:
            return site not in ("cross-site", "same-site")
        if origin in self._origins:
            return True
        place = _place_of(origin)
        return host is not None and (place == host.lower() or name_in(place) in self._configured)


def _place_of(origin: str) -> str:
    """The host of an origin with its port; nothing if it has none, or is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
