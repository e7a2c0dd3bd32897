"""Coming and going leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.support.deadlines import reached
from tests.support.server.harness import hello, plan, serving

pytestmark = pytest.mark.anyio


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files as Linux shows them")
async def test_visits_leave_no_task_no_file_and_no_guest(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann"))
        room = await served.registry.live(created.table)

        async def visit(number: int) -> None:
            player = await served.connect()
            if number % 3 == 0:
                await player.say(hello(created.seats[0].token))
                await player.next()
            if number % 3 == 1:
                await player.say("nonsense")
            if number % 2:
                player.line.transport.abort()
            await player.line.close()

        async def settled() -> tuple[int, int]:
            await reached(lambda: not room.audience.connections and not served.registry.crowd.total)
            for _ in range(100):
                await asyncio.sleep(0)
            return len(asyncio.all_tasks()), open_files()

        await visit(0)
        before = await settled()
        for number in range(60):
            await visit(number)
        after = await settled()
        assert after[0] <= before[0] + 1
        assert after[1] <= before[1] + 2
