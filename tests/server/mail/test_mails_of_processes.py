"""Several processes on one database: each mail is sent by one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.config.settings import HOUR
from discovery.server.mail import mailing
from tests.server.mail.test_mails import away, confirmed, let, look, pass_on
from tests.support.data_servers import Postgres
from tests.support.hand_clock import Clock
from tests.support.server.harness import serving
from tests.support.server.mail_server import MailHost, mail_host
from tests.support.server.members import members

pytestmark = pytest.mark.anyio


@pytest.fixture
def host() -> Iterator[MailHost]:
    with mail_host() as found:
        yield found


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailing, "ROUND_SECONDS", 1e9)


async def test_of_three_processes_one_writes(tmp_path: Path, host: MailHost, postgres: Postgres) -> None:
    """While one has the tables in memory, and after it has gone."""
    clock, database = Clock(), postgres.database()
    given = let(host, clock)
    async with members(tmp_path, 3, database=database, **given) as served, AsyncExitStack() as stack:
        for _ in range(3):
            created, there = await away(served, stack)
            await confirmed(served, host, created.seats[0].token)
            await pass_on(there)
        for _ in range(4):
            await asyncio.gather(*(look(one) for one in served.members))
            clock.pass_by(HOUR)
        assert host.received.qsize() == 3
    async with members(tmp_path, 2, database=database, **given) as served:
        for _ in range(3):
            await asyncio.gather(*(look(one) for one in served.members))
            clock.pass_by(HOUR)
        assert host.received.qsize() == 3


async def test_tables_that_nobody_has_are_told_of_once(
    tmp_path: Path, host: MailHost, postgres: Postgres
) -> None:
    clock, database = Clock(), postgres.database()
    given = let(host, clock)
    async with serving(tmp_path, database=database, **given) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token)
        await pass_on(there)
    async with members(tmp_path, 3, database=database, **given) as served:
        for _ in range(3):
            await asyncio.gather(*(look(one) for one in served.members))
            clock.pass_by(HOUR)
    assert host.received.qsize() == 1
