"""Where a notice may be sent: an address that a stranger gives could lead into the hall's own network.

Only https, only to addresses that are everybody's. The keeper may allow a host by name: there anything goes, also plain http.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from budokan.hall.errors import Refusal
from budokan.hall.hosts import is_address, read_hosts

LONGEST = 1_000
"""Letters of an address; those of push services have some hundreds."""

GLOBAL = ipaddress.ip_network("2000::/3")
"""What of IPv6 is given out to networks that anybody reaches."""


NOT_FOR_US = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32")))
"""What looks like anybody's and is not: protocols, relays, and services that clouds keep for the machines inside them."""


class Target(NamedTuple):
    """An address taken apart. `path` begins with a slash and has what stood behind a question mark with it."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def read_target(typed: str, allowed: Iterable[str]) -> Target:
    """BK-11.5: an address that may be sent to, as far as its words tell; or one sentence why not."""
    if len(typed) > LONGEST:
        raise Refusal("notice-bad-address")
    if not typed.isascii() or any(one <= " " or one in '"<>\\^`{|}\x7f' for one in typed):
        raise Refusal("notice-bad-address")
    parts = _split(typed)
    host = (parts.hostname or "").removesuffix(".")
    if parts.scheme not in ("https", "http") or not host or parts.username is not None or parts.password is not None:
        raise Refusal("notice-bad-address")
    if parts.scheme != "https" and host not in {one.lower() for one in allowed}:
        raise Refusal("notice-only-https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, _port(parts) or (443 if parts.scheme == "https" else 80), path)


def _split(typed: str) -> SplitResult:
    try:
        return urlsplit(typed)
    except ValueError:
        raise Refusal("notice-bad-address") from None


def _port(parts: SplitResult) -> int | None:
    try:
        port = parts.port
    except ValueError:
        raise Refusal("notice-bad-address") from None
    if port == 0:
        raise Refusal("notice-bad-address")
    return port


def read_allowed(given: Iterable[str]) -> tuple[str, ...]:
    """Hosts the keeper allows: names as others have them, or addresses."""
    found = tuple(one.strip("[]").lower() for one in given)
    read_hosts(one for one in found if not is_address(one))
    return found


def is_public(address: str) -> bool:
    """BK-11.5: whether this is an address anybody reaches: not of this machine, its network, or a way round through IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if found.is_multicast or found.is_reserved or found.is_unspecified or not found.is_global:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return not any(found in network for network in NOT_FOR_US)
    if found.scope_id is not None or found not in GLOBAL:
        return False
    return found.ipv4_mapped is None and found.sixtofour is None and found.teredo is None
