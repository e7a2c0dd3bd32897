"""Work in a process of its own: its result, its refusals, and what is said of work that fails or is late."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.lab.parallel import Workers, worker_pool

PATIENT = 60.0


def double(number: int) -> int:
    return 2 * number


def refuse(given: str) -> None:
    raise InvalidInput(Code.NO_SHEET, given=given)


def fall_over(status: int) -> None:
    os._exit(status)


def divide(number: int) -> float:
    return 1 / number


def deaf_to_ctrl_c(_: object) -> bool:
    """Whether a process hears nothing of it, in its beginning neither."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(sys.platform == "win32", reason="knows no such thing")
def test_ctrl_c_is_left_to_those_who_started_the_work() -> None:
    """It reaches every process of a terminal, and would end this one with a traceback."""
    assert bounded(deaf_to_ctrl_c, None, PATIENT, ResourceLimits())
    with worker_pool(Workers(2)) as pool:
        assert all(pool.spread(deaf_to_ctrl_c, range(8)))
    assert not deaf_to_ctrl_c(None)


def test_its_result_and_its_refusals_come_back() -> None:
    assert bounded(double, 4, PATIENT, ResourceLimits()) == 8
    with pytest.raises(DiscoveryError) as refused:
        bounded(refuse, "a hat", PATIENT, ResourceLimits())
    assert (refused.value.code, refused.value.arguments["given"]) == (Code.NO_SHEET, "a hat")


@pytest.mark.parametrize(("work", "event"), [(fall_over, "work-ended"), (divide, "work-failed")])
def test_what_fails_harms_nothing_and_tells_the_host_alone(work: Callable[[int], object], event: str) -> None:
    with capture_logs() as logged, pytest.raises(TableError) as failed:
        bounded(work, 0, PATIENT, ResourceLimits())
    assert failed.value.code == Code.INTERNAL
    assert failed.value.arguments == {}
    [line] = logged
    assert (line["event"], line["work"]) == (event, work.__name__)
    assert event == "work-ended" or "in divide" in line["where"]


def test_what_is_late_is_given_up_and_said_to_be_late() -> None:
    with pytest.raises(TableError) as late:
        bounded(time.sleep, 600.0, 1.0, ResourceLimits())
    assert (late.value.code, late.value.arguments["seconds"]) == (Code.WORK_LATE, 1)
