"""The people of the load play at a real server; what they are as_markdown is a table for the page."""

from __future__ import annotations

import argparse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bench.live.__main__ import as_markdown
from bench.live.crowd import SEATS, Crowd
from bench.live.line import NO_MASK, framed
from bench.live.served import Served
from discovery.server.protocol import WIRE
from tests.support.server.harness import serving


class Here(Served):
    """A server in this very process, whose processor time nobody counts."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.port is not None
        self.host, self.port, self.started = str(parts.hostname), parts.port, 0.0

    @property
    def spent(self) -> float:
        return 0.0


@pytest.mark.anyio
async def test_tables_of_four_play_slowly_and_fast(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        crowd = Crowd(Here(served.address), WIRE)
        await crowd.create(2)
        await crowd.come(crowd.seats)
        await crowd.deal(crowd.tables)

        times = await crowd.at_rate(rate=20, seconds=0.5)
        assert times.answers
        assert len(times.others) == len(times.answers) * (SEATS - 1)

        done, _ = await crowd.at_full_speed(0.5)
        assert done > 0
        before = crowd.tables[0]
        await crowd.renew(most=1)
        assert before not in crowd.tables
        assert all(table.free for table in crowd.tables)


def test_a_frame_has_its_length_and_a_mask_that_changes_nothing() -> None:
    assert framed(1, b"ab") == b"\x81\x82" + NO_MASK + b"ab"
    assert framed(1, b"x" * 300) == b"\x81\xfe\x01\x2c" + NO_MASK + b"x" * 300


def test_the_table_names_every_figure() -> None:
    kilobytes = ("connected_kb", "dealt_kb", "bare_connected_kb", "base_mb", "bare_base_mb")
    seconds = ("connect_ms", "bare_connect_ms", "table_ms", "started_s", "back_s", "back_cpu_s", "core")
    found: dict[str, object] = dict.fromkeys((*kilobytes, *seconds), 1.0)
    found |= {"moves": 1234.0, "bare_moves": 5000.0, "share": 0.25, "update_bytes": 800.0}
    found |= {"answer": [1.0, 2.0], "others": [1.0, 3.0]}

    page = as_markdown(found, argparse.Namespace(tables=250, rate=100.0, game="explore"))

    assert "| of the bare server's moves | 25% |" in page
    assert "| processor time of a move | 810 µs | 200 µs |" in page
    assert "| of it above the bare server | 610 µs |" in page
    assert "| moves in a second of the server's processor time | 1,234 | 5,000 |" in page
