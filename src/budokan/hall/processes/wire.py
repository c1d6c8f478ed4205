"""One connection between two processes, as frames.

A frame is its length in four bytes and then, in msgpack, the number of its conversation, what kind it is, and what it says.
Once both ends know each other (`knocking`) a seal stands before these words: it depends on all of them, and on how many there
were before.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from hashlib import blake2b
from hmac import compare_digest
from typing import Any

import msgspec

LONGEST = 32_000_000
"""Bytes of a frame; the longest record with all its words needs far less."""

KNOCKING = 256
"""The same from somebody who may be a stranger."""

FULL = 8_000_000
"""Bytes that may wait on a line; who reads so slowly is as good as gone."""

FLOWING = 65_536
"""Bytes that may wait before a conversation waits for those before it."""

SEAL = 16
"""Bytes of a seal."""


class Seals:
    """The seals of one direction: no two are alike, and only who has the key makes the next."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._number = 0

    def next(self, words: bytes | memoryview) -> bytes:
        self._number += 1
        made = blake2b(self._number.to_bytes(8), digest_size=SEAL, key=self._key)
        made.update(words)
        return made.digest()


class Wire:
    """One TCP connection, as frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._flows = asyncio.Lock()
        self._longest = KNOCKING
        self._own: Seals | None = None
        self._theirs: Seals | None = None
        sock = writer.get_extra_info("socket")
        if sock is not None and sock.family in (socket.AF_INET, socket.AF_INET6):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def knows(self, own: bytes, theirs: bytes) -> None:
        """The other end is a process of the hall: from now on each frame is sealed, with a key for each direction."""
        self._own, self._theirs = Seals(own), Seals(theirs)
        self._longest = LONGEST

    async def read(self) -> tuple[int, str, Any]:
        """The next frame; `ConnectionError` where the line has ended, or does not speak our language."""
        try:
            size = int.from_bytes(await self._reader.readexactly(4))
            if size > self._longest:
                raise ConnectionError("a frame is too long")
            words = memoryview(await self._reader.readexactly(size))
            if self._theirs is not None:
                seal, words = words[:SEAL], words[SEAL:]
                if not compare_digest(seal, self._theirs.next(words)):
                    raise ConnectionError("a frame is not theirs")
            return msgspec.msgpack.decode(words, type=tuple[int, str, Any])
        except (asyncio.IncompleteReadError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError, OSError) as error:
            raise ConnectionError(str(error)) from None

    def write(self, number: int, kind: str, what: Any = None) -> None:
        """Put a frame on its way; never waits."""
        if self._writer.is_closing():
            return
        words = msgspec.msgpack.encode((number, kind, what))
        seal = b"" if self._own is None else self._own.next(words)
        self._writer.write((len(seal) + len(words)).to_bytes(4) + seal + words)
        if self._writer.transport.get_write_buffer_size() > FULL:
            self._writer.transport.abort()

    async def flows(self) -> None:
        """Wait until the line takes more."""
        if self._writer.transport.get_write_buffer_size() > FLOWING:
            async with self._flows:
                with contextlib.suppress(OSError):
                    await self._writer.drain()

    def close(self) -> None:
        self._writer.close()
