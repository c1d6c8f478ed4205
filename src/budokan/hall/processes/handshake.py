"""How two processes of a hall know each other: each shows that it knows the secret of their store, and neither says it.

Each end says a number that was never used before, and what the secret makes of both numbers. So what was overheard opens
nothing again, and whoever has taken the address of a process that is gone learns nothing and is not believed.
"""

from __future__ import annotations

import hmac
import secrets

from budokan.hall.processes.wire import Wire

HELLO, ANSWER, PROOF, WELCOME = "hello", "answer", "proof", "welcome"

NUMBER = 32
"""Bytes of such a number."""


async def knock(wire: Wire, secret: str) -> None:
    """From the end that calls; `ConnectionError` where the other one does not know the secret, or does not welcome us."""
    own = secrets.token_bytes(NUMBER)
    wire.write(0, HELLO, own)
    _, kind, said = await wire.read()
    if kind != ANSWER or not isinstance(said, list) or len(said) != 2 or not all(isinstance(one, bytes) for one in said):
        raise ConnectionError("it does not answer as one of us")
    both = own + said[0]
    if len(said[0]) != NUMBER or not hmac.compare_digest(said[1], _made(secret, "called", both)):
        raise ConnectionError("it does not know the secret")
    wire.write(0, PROOF, _made(secret, "calls", both))
    wire.knows(_made(secret, "there", both), _made(secret, "back", both))
    if (await wire.read())[1] != WELCOME:
        raise ConnectionError("it does not welcome us")


async def welcome(wire: Wire, secret: str) -> bool:
    """From the end that is called: whether who knocks knows the secret."""
    _, kind, said = await wire.read()
    if kind != HELLO or not isinstance(said, bytes) or len(said) != NUMBER:
        return False
    own = secrets.token_bytes(NUMBER)
    both = said + own
    wire.write(0, ANSWER, (own, _made(secret, "called", both)))
    _, kind, proof = await wire.read()
    if kind != PROOF or not isinstance(proof, bytes) or not hmac.compare_digest(proof, _made(secret, "calls", both)):
        return False
    wire.knows(_made(secret, "back", both), _made(secret, "there", both))
    wire.write(0, WELCOME)
    return True


def _made(secret: str, what: str, numbers: bytes) -> bytes:
    return hmac.digest(secret.encode(), what.encode() + numbers, "sha256")
