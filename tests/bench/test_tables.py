"""The people of the benchmark of tables play, and their moves are timed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.tables import table
from tests.support.deadlines import within
from tests.support.server.harness import serving


@pytest.mark.anyio
async def test_moves_of_people_are_timed_beside_an_opponent(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        table(served.address, {"kind": "program", "program": "first"}, 1) as [seat],
    ):
        for _ in range(5):
            await seat.play()
        while len(seat.took) < 5:
            async with within():
                await seat.may_play.wait()
            await seat.play()
    assert min(seat.took) > 0
