"""Work in a process of its own: its result, its refusals, and what is said of work that fails or is late."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.engines.bounded import bounded
from discovery.engines.process import Share

PATIENT = 60.0


def double(number: int) -> int:
    return 2 * number


def refuse(given: str) -> None:
    raise InvalidInput(Code.NO_SHEET, given=given)


def fall_over(status: int) -> None:
    os._exit(status)


def divide(number: int) -> float:
    return 1 / number


def test_its_result_and_its_refusals_come_back() -> None:
    assert bounded(double, 4, PATIENT, Share()) == 8
    with pytest.raises(DiscoveryError) as refused:
        bounded(refuse, "a hat", PATIENT, Share())
    assert (refused.value.code, refused.value.arguments["given"]) == (Code.NO_SHEET, "a hat")


@pytest.mark.parametrize(("work", "event"), [(fall_over, "work-ended"), (divide, "work-failed")])
def test_what_fails_harms_nothing_and_tells_the_host_alone(work: Callable[[int], object], event: str) -> None:
    with capture_logs() as logged, pytest.raises(TableError) as failed:
        bounded(work, 0, PATIENT, Share())
    assert failed.value.code == Code.INTERNAL
    assert failed.value.arguments == {}
    [line] = logged
    assert (line["event"], line["work"]) == (event, work.__name__)
    assert event == "work-ended" or "in divide" in line["where"]


def test_what_is_late_is_given_up_and_said_to_be_late() -> None:
    with pytest.raises(TableError) as late:
        bounded(time.sleep, 600.0, 1.0, Share())
    assert (late.value.code, late.value.arguments["seconds"]) == (Code.WORK_LATE, 1)
