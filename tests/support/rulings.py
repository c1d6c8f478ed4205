"""The mark that ties a test to the ledger."""

from __future__ import annotations

import pytest


def ruling(*numbers: str) -> pytest.MarkDecorator:
    """This test shows these rulings: `@ruling("SS-6.7", "SS-6.8")`; or of one case: `param(..., marks=ruling("SS-6.7"))`."""
    return pytest.mark.ruling(*numbers)
