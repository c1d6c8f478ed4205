"""Long measurements in pieces: each piece writes a line of figures into a file, and the sum of all pieces so far is told.

A piece counts for the code it was made with: pieces of other code in the same file are left out.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]


class Piece(msgspec.Struct, frozen=True):
    """What came of one piece. `p99` in milliseconds, `memory` before and after in megabytes, `closed` seconds after SIGTERM."""

    what: str
    seed: int
    code: str
    inputs: int
    crashes: int
    failed: int
    leaks: int
    seconds: float
    decisions: int
    p50: float
    p99: float
    memory: tuple[float, float]
    closed: float


def code() -> str:
    """Which code is measured: what git calls the package as it was last committed, and whether it was changed since."""
    named = ["git", "rev-parse", "HEAD:src/budokan"]
    changed = ["git", "status", "--porcelain", "--", "src/budokan"]
    done = [subprocess.run(one, cwd=ROOT, capture_output=True, text=True, check=False) for one in (named, changed)]
    return done[0].stdout.strip()[:12] + ("+" if done[1].stdout.strip() else "")


def middle(waits: Sequence[float], part: float) -> float:
    """In milliseconds, of seconds in order."""
    return waits[int(len(waits) * part)] * 1000 if waits else 0.0


def keep(file: Path | None, piece: Piece) -> Iterator[str]:
    """Write it down, and tell what all pieces of this kind and this code come to."""
    if file is None:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as pieces:
        pieces.write(msgspec.json.encode(piece) + b"\n")
    yield told(piece.what, of_this_code(file, piece))


def of_this_code(file: Path, like: Piece) -> list[Piece]:
    """A piece that was made twice with the same seed counts once: the later one."""
    read = [msgspec.json.decode(line, type=Piece) for line in file.read_bytes().splitlines() if line.strip()]
    return list({one.seed: one for one in read if (one.what, one.code) == (like.what, like.code)}.values())


def told(what: str, pieces: Sequence[Piece]) -> str:
    inputs = sum(one.inputs for one in pieces)
    crashes, failed, leaks = (sum(getattr(one, name) for one in pieces) for name in ("crashes", "failed", "leaks"))
    worst, closed = max(one.p99 for one in pieces), max(one.closed for one in pieces)
    grown = max(one.memory[1] - one.memory[0] for one in pieces)
    return (
        f"{what}, {len(pieces)} pieces in {sum(one.seconds for one in pieces):.0f} s: {inputs} inputs, {crashes} crashes, "
        f"{failed} 5xx, {leaks} leaks; {sum(one.decisions for one in pieces)} decisions beside them, worst p99 {worst:.0f} ms; "
        f"memory grew by {grown:.0f} MB at most; gone {closed:.1f} s after SIGTERM at the latest"
    )
