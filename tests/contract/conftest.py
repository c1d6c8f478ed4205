"""Every contract test runs over every way to play."""

from __future__ import annotations

import pytest

from tests.support.contract import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [pytest.param(case, id=str(case)) for case in cases()])
