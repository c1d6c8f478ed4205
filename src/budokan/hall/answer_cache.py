"""Answers that are the same for everybody for as long as the hall runs: worked out and packed once, and then at hand.

To read a catalogue or to write a schema, and to pack it, takes tens of milliseconds: asked for again and again it would hold
up everybody else.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

from litestar import Response
from litestar.enums import MediaType

PACKING = 6
"""How hard they are compressed."""


class AnswerCache:
    """Each of them plain and compressed, by a name of which there are few: whoever asks is known to ask for what there is."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[tuple[bytes, bytes]]] = {}

    async def answer(
        self, accepted: str, name: str, make: Callable[[], bytes], media_type: MediaType = MediaType.JSON
    ) -> Response[Any]:
        """The answer to who accepts these encodings. It is worked out in a thread when it is first asked for."""
        making = self._made.get(name)
        if making is None:
            making = self._made[name] = asyncio.create_task(asyncio.to_thread(_both, make))
        try:
            plain, packed = await asyncio.shield(making)
        except Exception:
            self._made.pop(name, None)
            raise
        headers = {"vary": "accept-encoding"}
        if "gzip" in accepted:
            return Response(packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
        return Response(plain, media_type=media_type, headers=headers)


def _both(make: Callable[[], bytes]) -> tuple[bytes, bytes]:
    plain = make()
    return plain, gzip.compress(plain, PACKING, mtime=0)
