"""Long work runs in threads that let everybody else's answers through."""

from __future__ import annotations

import asyncio
import sys
from threading import Barrier

import pytest

from discovery.server.threads import SWITCH_SECONDS, in_thread
from tests.support.deadlines import MOST_SECONDS

pytestmark = pytest.mark.anyio


async def test_threads_release_the_lock_soon_only_while_there_is_long_work() -> None:
    usual = sys.getswitchinterval()
    both_run, first_is_done = Barrier(2), Barrier(2)

    def work(first: bool) -> float:
        both_run.wait(MOST_SECONDS)
        if not first:
            first_is_done.wait(MOST_SECONDS)
        return sys.getswitchinterval()

    one, other = asyncio.create_task(in_thread(work, True)), asyncio.create_task(in_thread(work, first=False))
    assert await one == pytest.approx(SWITCH_SECONDS)
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    await asyncio.to_thread(first_is_done.wait, MOST_SECONDS)
    assert await other == pytest.approx(SWITCH_SECONDS)
    assert sys.getswitchinterval() == pytest.approx(usual)


async def test_work_that_fails_leaves_the_usual_interval_behind() -> None:
    usual = sys.getswitchinterval()
    with pytest.raises(ZeroDivisionError):
        await in_thread(divmod, 1, 0)
    assert sys.getswitchinterval() == pytest.approx(usual)
