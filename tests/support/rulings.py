"""The mark that ties a test to the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def ruling(*numbers: str) -> Callable[[Test], Test]:
    """This test shows these rulings: `@ruling("SS-6.7", "SS-6.8")`."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.ruling(*numbers)(test)
        return marked

    return mark
