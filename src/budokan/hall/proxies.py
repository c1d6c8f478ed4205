"""Addresses: whose word about them is taken, and which of them belong to one household."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from budokan.kernel.errors import BadWords

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

MAPPED = "::ffff:"
"""Before an IPv4 address, as a hall that listens on IPv6 sees it."""

HOME = 64
"""Bits of an IPv6 address that a household is given; the rest of it is its own choice."""


def read_proxies(words: Iterable[str]) -> tuple[str, ...]:
    """`127.0.0.1`, `10.0.0.0/8`: servers in front whose word about where somebody comes from is taken."""
    found = tuple(words)
    believed(found)
    return found


def believed(proxies: Iterable[str]) -> list[Network]:
    """These addresses and networks; one clear sentence about what is none."""
    found: list[Network] = []
    for one in proxies:
        try:
            network = ipaddress.ip_network(one)
        except ValueError:
            raise BadWords("hall-bad-proxy", found=one[:60]) from None
        found.append(network)
        if isinstance(network, ipaddress.IPv4Network):
            found.append(ipaddress.IPv6Network(f"{MAPPED}{network.network_address}/{96 + network.prefixlen}"))
    return found


def household(address: str) -> str:
    """Who is counted as one: an address, or all IPv6 addresses of a household. In a home network each is somebody's."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known) >> (128 - HOME) << (128 - HOME), HOME))) if known.is_global else address
