"""A bus ends when it is closed, whatever its line makes of that."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NoReturn

import pytest

from discovery.server.cluster.bus import Bus
from tests.support.deadlines import reached, within

pytestmark = pytest.mark.anyio


class Deaf(Bus):
    """Its library waits for a line that has something to say whenever it is cancelled for the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = 0

    async def _listen(self) -> None:
        with suppress(asyncio.CancelledError):
            await self._wait()
        await self._wait()

    async def _tell(self) -> None:
        await self._wait()

    async def _wait(self) -> None:
        self.waits += 1
        await asyncio.Event().wait()


class Reconnecting(Bus):
    """Its library is just connecting whenever it is cancelled, and takes that for one more fault of the
    line."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0

    async def _listen(self) -> None:
        await self._faulty()

    async def _tell(self) -> None:
        await self._faulty()

    async def _faulty(self) -> NoReturn:
        self.begun += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ConnectionError from None
        raise AssertionError("nobody sets it")


async def test_a_bus_ends_although_its_library_takes_the_end_for_a_fault() -> None:
    bus = Reconnecting()
    async with within(lambda: f"after {bus.begun} attempts"), bus.open():
        await reached(lambda: bus.begun == 2)
    assert bus.begun == 2


async def test_a_bus_ends_although_its_library_does_not_hear_that_it_is_cancelled() -> None:
    bus = Deaf()
    async with within(lambda: f"after {bus.waits} waits"), bus.open():
        await reached(lambda: bus.waits == 2)
    assert bus.waits == 3
