"""Luck that can be checked: the hall binds itself to a seed before the first decision and tells it after the last."""

from __future__ import annotations

import secrets
from hashlib import sha256

from budokan.hall.schemas.tables import Fair
from budokan.kernel.records import Header, RawRecord, Record

BITS = 256


def draw_secret() -> int:
    """A seed or a nonce nobody can guess."""
    return secrets.randbits(BITS)


def commitment_to(game: str, seed: int, nonce: str) -> str:
    """What is published: it fixes the seed and, without the nonce, tells nothing about it."""
    return sha256(f"budokan commitment 1\n{game}\n{seed:064x}\n{nonce}".encode()).hexdigest()


def nonce_of(number: int) -> str:
    return f"{number:064x}"


def verify(record: Record | RawRecord, commitment: str, nonce: str) -> bool:
    """Whether the record's seed is the one the hall had bound itself to."""
    head = record.header
    return head.seed is not None and secrets.compare_digest(commitment_to(head.game, head.seed, nonce), commitment)


def fairness(header: Header) -> Fair | None:
    """What a record says about its own luck, checked; None if nothing was promised."""
    if header.commitment is None or header.nonce is None or header.seed is None:
        return None
    holds = verify(RawRecord(header, (), ""), header.commitment, header.nonce)
    return Fair(header.commitment, header.nonce, f"{header.seed:#x}", holds)
