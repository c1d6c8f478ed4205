"""Requests that schemathesis draws from the OpenAPI of the hall: such as fit the schema, and such as do not."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import HypothesisDeprecationWarning, Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from budokan.hall.app import schema_of_http
from budokan.hall.identity import PERSON

Told = Callable[[int, str, int, str], None]
"""Is told of each case: its number, what was sent, the status and the body of the answer."""

WITHIN = 30.0
FORGETS = ("delete", "/api/me")
"""After this nobody would be known any more."""
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def cases_of(address: str, first: int, count: int, names: Mapping[str, str], key: str, told: Told) -> None:
    """About so many requests over every route, drawn from this seed; every second one names what there is, and two of three
    come from somebody the hall knows."""
    written = msgspec.json.decode(msgspec.json.encode(schema_of_http()))
    found = schemathesis.openapi.from_dict(written).get_all_operations()
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    open_ways = [(one, mode) for one in operations for mode in MODES if mode is MODES[0] or can_be_wrong(one)]
    session = requests.Session()
    session.trust_env = False
    number = 0
    for operation, mode in open_ways:

        @seed(first)
        @settings(
            max_examples=max(1, count // len(open_ways)),
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: Any) -> None:
            nonlocal number
            number += 1
            if number % 2:
                name_what_there_is(case, names)
            try:
                known = {PERSON: key} if number % 3 and (case.operation.method, case.operation.path) != FORGETS else {}
                answer = case.call(base_url=address.rstrip("/"), session=session, timeout=WITHIN, headers=known)
            except requests.RequestException as error:
                told(number, case.as_curl_command(), 599, repr(error))
            else:
                told(number, case.as_curl_command(), answer.status_code, answer.text[:20_000])

        with warnings.catch_warnings(), contextlib.suppress(Unsatisfiable):
            warnings.simplefilter("ignore", HypothesisDeprecationWarning)  # of strategies that are not ours
            send()
    session.close()


def name_what_there_is(case: Any, names: Mapping[str, str]) -> None:
    """Any word fits the schema, but hardly any is a name: the rest of the case is to reach what lies behind it."""
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            part.update({name: names[name] for name in part if name in names})


def can_be_wrong(operation: Any) -> bool:
    """Whether anything can be asked of it that does not fit its schema: any word is a name."""
    return bool(operation.body or operation.query)
