"""What the keeper of a hall may settle, with defaults for a living room."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from budokan.kernel.workshop import OwnCards


def processors_to_spare() -> int:
    """All processors but the one the hall itself runs on; one at least."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, count - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits are generous for people and tight for floods."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins of pages, beside the hall's own, that may open its WebSocket."""

    pause: tuple[float, float] = (0.4, 0.9)
    """Seconds a bot takes before it acts, so that people can follow."""
    absent_after: float = 120.0
    """Seconds after which a bot plays for somebody who is not connected and for whom others wait."""
    idle_after: float = 600.0
    """Seconds after which a room nobody is in is put away; the store keeps it."""
    thinkers: int = msgspec.field(default_factory=processors_to_spare)
    """Processes in which slow bots think; another looks back upon finished games."""
    cards: dict[str, OwnCards] = {}
    """Cards of the keeper's own, and new figures for ours: the tables of these games are opened with them."""
    guests: dict[str, str] = {}
    """Programs that may be seated as bots: the name people choose, and the command behind it."""

    longest_name: int = 24
    longest_chat: int = 300
    longest_record: int = 1_000_000
    longest_message: int = 8_192
    chat_kept: int = 100
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    requests_per_second: float = 20.0
    requests_at_once: int = 100
    connections_per_address: int = 64
    rooms_per_address: int = 32
    rooms: int = 5_000
    uploads: int = 2_000
    reviews: int = 5_000
    backlog: int = 256
    """Messages that may wait for a slow connection before the hall hangs up."""
