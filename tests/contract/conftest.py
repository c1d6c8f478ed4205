"""Every contract test runs over every way to play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.contract import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(ways()))


def ways() -> Iterator[Any]:
    """One way to play each mode of each game; all others are further ones, looked at in one form of the package."""
    for case in cases():
        yield pytest.param(case, id=str(case), marks=[pytest.mark.further] if case.is_further else [])
