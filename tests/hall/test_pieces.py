"""Pieces of a long measurement: summed up for one code, each seed once."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.hall.pieces import Piece, code, keep, middle

PIECE = Piece("fuzzing", 1, "abc", 100, 0, 0, 0, 9.0, 40, 3.0, 50.0, (80.0, 90.0), 0.6)


def test_the_sum_of_all_pieces_of_this_code_is_told(tmp_path: Path) -> None:
    file = tmp_path / "figures" / "pieces"
    for piece in (
        PIECE,
        replace(PIECE, seed=2, inputs=50, p99=70.0, leaks=1),
        replace(PIECE, seed=3, code="older", crashes=9),
        replace(PIECE, seed=3, what="mutated ken", crashes=9),
    ):
        assert len(list(keep(file, piece))) == 1
    (said,) = keep(file, replace(PIECE, inputs=200, closed=2.0))
    assert said == (
        "fuzzing, 2 pieces in 18 s: 250 inputs, 0 crashes, 0 5xx, 1 leaks; 80 decisions beside them, worst p99 70 ms; "
        "memory grew by 10 MB at most; gone 2.0 s after SIGTERM at the latest"
    )


def test_nothing_is_kept_that_nobody_asked_to_keep() -> None:
    assert list(keep(None, PIECE)) == []


def test_the_code_that_is_measured_has_a_name() -> None:
    assert code() == code()
    assert middle([], 0.99) == 0.0
    assert middle([0.001, 0.002, 0.5], 0.99) == 500.0
