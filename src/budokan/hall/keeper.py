"""The keeper: who sits at the machine the hall runs on. They alone may let the network in while it runs, and close again.

Whoever opened the hall is given a link with a key behind its #, which no request carries. The page trades it for a cookie that
only this machine may use. What is in the address a browser is started with can be read by other users of the machine for a
moment: such a key works once, and not for long.
"""

from __future__ import annotations

import contextlib
import ipaddress
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence

from budokan.hall.errors import NotYours, Refusal
from budokan.hall.hosts import name_in
from budokan.hall.names import new_token
from budokan.hall.settings import Settings
from budokan.hall.timekeeping import Timekeeper

ONCE_WITHIN = 120
"""Seconds in which the key a browser is started with has to be used."""

EVERYWHERE = ("0.0.0.0", "::")


class Keeper:
    """The keys of one hall; they hold as long as it is open."""

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._key = new_token()
        self._cookie = new_token()
        self._once: dict[str, int] = {}

    def link(self, address: str, *, once: bool = False) -> str:
        """The address that makes who opens it the keeper: as often as they like, or once and soon."""
        key = self._key
        if once:
            key = new_token()
            self._once[key] = self._time.now() + ONCE_WITHIN * 1000
        return f"{address}keeper#{key}"

    def cookie_for(self, key: str) -> str:
        """BK-7.5: what is kept in the browser, for this key."""
        until = self._once.pop(key, None)
        if not secrets.compare_digest(key.encode(), self._key.encode()) and (until is None or until < self._time.now()):
            raise NotYours("hall-not-the-keeper")
        return self._cookie

    def is_here(self, cookie: str | None, client: str | None, host: str | None) -> bool:
        """Whether this request comes from the keeper: from this machine, for this machine, with the cookie."""
        if cookie is None or not is_of_this_machine(client) or not is_loopback_name(name_in(host)):
            return False
        return secrets.compare_digest(cookie.encode(), self._cookie.encode())


def is_of_this_machine(address: str | None) -> bool:
    try:
        return address is not None and ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_loopback_name(name: str) -> bool:
    return name == "localhost" or is_of_this_machine(name.strip("[]"))


def address_for_others(own: str, reached: Sequence[str]) -> str:
    """The hall as other machines reach it: on its own machine one asks for localhost, which is no use to a phone."""
    return reached[0] if reached and is_loopback_name(name_in(own.partition("://")[2])) else own


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine that others on its network can use; none where it is on none."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way such a packet would leave
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)]
    usable = [
        one for one in found if not ipaddress.ip_address(one).is_loopback and not ipaddress.ip_address(one).is_unspecified
    ]
    return tuple(dict.fromkeys(usable))


Listen = Callable[[socket.socket], Awaitable[None]]
HangUp = Callable[[Iterable[str]], Awaitable[None]]


class Network:
    """BK-7.6: where the hall can be reached: by its own listener, and by those the keeper has opened beside it."""

    def __init__(self, settings: Settings) -> None:
        self._host = settings.host
        self._may_open = settings.network
        self._port = 0
        self._listen: Listen | None = None
        self._hang_up: HangUp | None = None
        self.opened: tuple[str, ...] = ()

    def is_at(self, port: int, listen: Listen, hang_up: HangUp) -> None:
        """The hall listens at this port; how it listens at further addresses, and how it stops."""
        self._port, self._listen, self._hang_up = port, listen, hang_up

    @property
    def is_closed(self) -> bool:
        """Whether the hall itself listens for this machine alone, so that there is something to open."""
        return self._host == "localhost" or is_of_this_machine(self._host)

    def addresses(self) -> tuple[str, ...]:
        """Where other machines reach the hall now."""
        if self.is_closed:
            found = self.opened
        else:
            found = own_addresses() if self._host in EVERYWHERE else (self._host,)
        return tuple(f"http://[{one}]:{self._port}" if ":" in one else f"http://{one}:{self._port}" for one in found)

    async def open(self) -> None:
        """Listen at the addresses of this machine too, at the same port."""
        if not self.is_closed or self.opened:
            return
        assert self._listen is not None, "a hall that is asked is open"
        opened: list[str] = []
        for address in self._may_open or own_addresses():
            listening = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
            try:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listening.bind((address, self._port))
                listening.listen(1024)
            except OSError:  # somebody else has this port there, or the address has gone: the others will do
                listening.close()
                continue
            await self._listen(listening)
            opened.append(address)
        if not opened:
            raise Refusal("hall-no-network")
        self.opened = tuple(opened)

    async def close(self) -> None:
        """Listen for this machine alone again; whoever came in through the network is out."""
        assert self._hang_up is not None, "a hall that is asked is open"
        opened, self.opened = self.opened, ()
        if opened:
            await self._hang_up(opened)
