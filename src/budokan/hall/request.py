"""A request as the hall reads it: what cannot be read is the fault of who sent it, and told in one sentence."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import SerializationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from budokan.kernel.errors import BadWords

DEEPEST = 32
"""Levels of what a client sends; nothing it could mean needs more."""


LONGEST = 500_000
"""Bytes of a form; the longest are all the decks of one person, and a set of one's own cards. A record is no form."""

MOST = 20_000
"""Lists and objects in a form: to look at hundreds of thousands, empty or not, would hold up everybody."""


class HallRequest(Request[Any, Any, State]):
    """One request over HTTP."""

    async def json(self) -> Any:
        body = await self.body()
        if len(body) > LONGEST:
            raise RequestEntityTooLarge
        if body.count(b"[") + body.count(b"{") > MOST:
            raise BadWords("hall-too-long")
        try:
            read = await super().json()
        except RecursionError:
            raise BadWords("hall-too-deep") from None
        except UnicodeDecodeError as error:
            raise SerializationException(str(error)) from None
        if not _is_within(read, DEEPEST):
            raise BadWords("hall-too-deep")
        return read


def _is_within(read: Any, levels: int) -> bool:
    """Whether it has no more levels than these."""
    inner = read.values() if isinstance(read, dict) else read if isinstance(read, list) else ()
    return not inner or (levels > 0 and all(_is_within(one, levels - 1) for one in inner if isinstance(one, dict | list)))
