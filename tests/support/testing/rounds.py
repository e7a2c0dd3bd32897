"""What a check before each landing leaves to the long round."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

from tooling.testruns import ROUND, Round

LONG = os.environ.get(ROUND) == Round.LONG
FEWER = 5


def rarely(*cases: Any) -> list[Any]:
    """Cases of a parametrized test that only the long round runs: the same way in one more size or language,
    with one more seed."""
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*value, marks=pytest.mark.long) for value in values]


def some(cases: Iterable[Any], one_in: int = 3) -> list[Any]:
    """Cases of a parametrized test with one argument: one in so many in each round, the others in the long
    one."""
    return [
        case if place % one_in == 0 else pytest.param(case, marks=pytest.mark.long)
        for place, case in enumerate(cases)
    ]


def times(many: int, one_in: int = FEWER) -> int:
    """How many random examples are tried: all of them in the long round, else one in so many."""
    return many if LONG else -(-many // one_in)
