"""A request as the hall reads it: what cannot be read is the fault of who sent it, and told in one sentence."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import SerializationException

from budokan.kernel.errors import BadWords

DEEPEST = 32
"""Levels of what a client sends; nothing it could mean needs more."""


class HallRequest(Request[Any, Any, State]):
    """One request over HTTP."""

    async def json(self) -> Any:
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
