"""What the keeper of a hall may settle, with defaults for a living room."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from budokan.hall.notices.mailserver import MailServer
from budokan.kernel.workshop import OwnCards


def processors_to_spare() -> int:
    """All processors but the one the hall itself runs on; one at least."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, count - 1)


FILES_KEPT = 320
"""Files that are not connections: the store, the processes that think, guests, and newcomers who will be turned away."""

MOST_CONNECTIONS = 4_096


def connections_to_spare() -> int:
    """As many connections as the system gives the process files for, but for those it needs itself."""
    try:
        import resource  # not every system has it
    except ImportError:
        return MOST_CONNECTIONS
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_CONNECTIONS if files < 0 else min(MOST_CONNECTIONS, max(files - FILES_KEPT, files // 2))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits are generous for people and tight for floods."""

    data: Path
    database: str = ""
    """The address of a PostgreSQL in which everything is kept; without one it is in a file of the folder `data`."""
    between: str = ""
    """Where the other processes on the same PostgreSQL reach this one: an address and a port; this machine alone if empty."""
    host: str = "127.0.0.1"
    port: int = 8000
    log_json: bool = False
    """Whether each event of the log is a line of JSON."""
    metrics: str = ""
    """Where figures of the hall are to be had for Prometheus: a port, or an address and a port; nowhere if it is empty."""
    origins: tuple[str, ...] = ()
    """Origins of pages, beside the hall's own, that may open its WebSocket and its tables."""
    allowed_hosts: tuple[str, ...] = ()
    """Names the hall is reached by, beside those of its own machine."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of servers in front whose word about where somebody comes from (X-Forwarded-For) is taken."""

    network: tuple[str, ...] = ()
    """Addresses at which the keeper may let others in while the hall runs; those of the machine if none are named."""

    pause: tuple[float, float] = (0.4, 0.9)
    """Seconds a bot takes before it acts, so that people can follow."""
    show_pause: tuple[float, float] = (0.8, 1.6)
    """The same where the hall shows a game of bots to whoever watches."""
    pace: float = 1.0
    """How long bots that look ahead and guests take, against what is usual for them. Less makes them weaker too."""
    absent_after: float = 120.0
    """Seconds after which a bot plays for somebody who is not connected and for whom others wait."""
    idle_after: float = 600.0
    """Seconds after which a room nobody is in is put away; the store keeps it."""
    thinkers: int = msgspec.field(default_factory=processors_to_spare)
    """Processes in which slow bots think; another looks back upon finished games."""
    cards: dict[str, OwnCards] = {}
    """Cards of the keeper's own, and new figures for ours: the tables of these games are opened with them."""
    lab: int = 0
    """Games of studies that a stranger may have played in the Lab a day; none unless it is said. The keeper may have more."""
    guests: dict[str, str] = {}
    """Programs that may be seated as bots: the name people choose, and the command behind it."""

    allowed_receivers: tuple[str, ...] = ()
    """Hosts that notices may be sent to although they are not on the public network, also without https."""
    mail: MailServer | None = None
    """The server that sends e-mail; without one the hall sends none."""
    carry: dict[int, str] = {}
    """Secrets by which people of a demonstration hall come in, by their number; each works once and soon."""

    longest_name: int = 24
    longest_chat: int = 300
    longest_record: int = 1_000_000
    longest_message: int = 8_192
    chat_kept: int = 100
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    requests_per_second: float = 20.0
    requests_at_once: int = 100
    requests_per_address: int = 64
    """Connections of one address that ask over HTTP, or have not asked yet."""
    connections_per_address: int = 64
    """WebSockets of one address."""
    connections: int = msgspec.field(default_factory=connections_to_spare)
    """Connections of all kinds and addresses together."""
    frames_per_second: float = 50.0
    frames_at_once: int = 200
    """Frames of a WebSocket: messages, parts of messages, pings."""
    guesses_per_minute: float = 6.0
    guesses_at_once: int = 20
    """Codes of no table that one address may try."""
    newcomers_per_minute: float = 12.0
    newcomers_at_once: int = 200
    """People of one address whom the hall gets to know; more of them sit with the token of their seat alone."""
    headers_within: float = 15.0
    """Seconds in which a request has to be made."""
    body_within: float = 120.0
    """Seconds in which what goes with it has to come."""
    reads_within: float = 60.0
    """Seconds after which who reads nothing of what was sent is cut off."""
    rooms_per_address: int = 32
    rooms: int = 5_000
    uploads: int = 2_000
    uploads_per_minute: float = 6.0
    uploads_at_once: int = 60
    """Records that one address may bring: the newest are kept, and nobody is to crowd out everybody else's."""
    reviews: int = 5_000
    backlog: int = 256
    """Messages that may wait for a slow connection before the hall hangs up."""
