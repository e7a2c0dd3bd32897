"""A real server process, killed in the middle of a game: what was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from discovery.server.protocol import Accepted, Play, Start
from tests.support.deadlines import reached, within
from tests.support.server.harness import Player, Served, fresh_id, last_words, plan, web_client
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

SCRIPT = """
import sys
from pathlib import Path
from discovery.server.run import serve
from discovery.server.config.settings import Settings
serve(Settings(Path(sys.argv[1]), port=0, pace=0.0, log="json"))
"""


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Process, Served]]:
    """A server in a process of its own."""
    command = [sys.executable, "-c", SCRIPT, str(folder)]
    running = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
    assert running.stdout is not None
    try:
        async with within():
            address = (await running.stdout.readline()).decode().split()[-1]
        async with web_client(address) as web:
            yield running, Served(None, None, address, web)  # type: ignore[arg-type]  # its registry is over there
    finally:
        if running.returncode is None:
            running.kill()
        await ended(running)


async def ended(running: Process) -> tuple[str, str]:
    """What a process still says before it ends."""
    async with within():
        out, err = await running.communicate()
    return out.decode(), err.decode()


async def play_until_killed(player: Player) -> None:
    """Send moves until the connection breaks; what was acknowledged is in ``player.heard``."""
    try:
        while legal := await player.my_turn():
            assert player.update is not None
            await player.ask(Play(fresh_id(), player.update.seq, legal[0]))
    except ConnectionClosed:
        return


def acknowledged(player: Player) -> list[Accepted]:
    return [message for message in player.heard if isinstance(message, Accepted)]


@pytest.mark.parametrize("moves", [0, 7, *rarely(1, 20)])
async def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path, moves: int) -> None:
    async with process(tmp_path) as (running, served):
        created = await served.create(plan("me Ann", "me Bo"))
        before = [await served.sit(issued.token, host=created.host) for issued in created.seats]
        await before[0].ask(Start(fresh_id()))
        playing = asyncio.gather(*(play_until_killed(player) for player in before))
        await reached(lambda: sum(len(acknowledged(player)) for player in before) > moves)
        running.kill()
        await playing
    async with process(tmp_path) as (_, served):
        for issued, player in zip(created.seats, before, strict=True):
            async with await served.sit(issued.token) as back:
                assert back.update is not None
                assert player.update is not None
                assert [step.seq for step in back.update.steps] == list(range(1, back.update.seq + 1))
                assert back.update.seq >= player.update.seq
                for answer in acknowledged(player):
                    assert answer.seq <= back.update.seq
                    assert await back.ask(Play(answer.id, 1, "end")) == answer


async def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    async with process(tmp_path) as (running, served):
        created = await served.create(plan("me Ann", "program greedy"))
        async with await served.sit(created.seats[0].token, host=created.host) as ann:
            await ann.ask(Start(fresh_id()))
            await ann.my_turn()
            running.send_signal(signal.SIGTERM)
            assert await last_words(ann) == ("server-stopping", True)
            assert ann.line.close_code == 1012
        out, err = await ended(running)
        assert running.returncode == 0
        assert "saved" in out
        assert "Traceback" not in err
        for secret in (created.host, created.seats[0].token):
            assert secret not in err
        logged = [msgspec.json.decode(line) for line in err.splitlines()]
        assert [line["event"] for line in logged][:2] == ["created", "event"]
