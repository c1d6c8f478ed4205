"""The hall with the same luck every time: what a browser test sees once, it sees whenever it is run.

A hall draws what nobody may foresee from `secrets`. Here it comes from the name of the test, so that a test whose people need a
certain deal does not fail on one day in fifty. How fast the bots answer is still not settled by anything.
"""

from __future__ import annotations

import base64
import secrets
from random import Random


def settle(luck: str) -> None:
    """Everything the hall asks of `secrets` follows from this name."""
    drawn = Random(luck)

    def token(length: int | None = None) -> str:
        return base64.urlsafe_b64encode(drawn.randbytes(length or 32)).rstrip(b"=").decode()

    ways = {"randbits": drawn.getrandbits, "randbelow": drawn.randrange, "choice": drawn.choice, "token_urlsafe": token}
    for name, way in ways.items():
        setattr(secrets, name, way)
