"""Games played over HTTP: views, commands and streams, the same as on a socket."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import Accepted, Close, Play, Reissue, Rename, Sit, Start
from discovery.server.transports.programs import streams
from tests.support.data_servers import Postgres
from tests.support.deadlines import reached, within
from tests.support.server.harness import Player, Served, fresh_id, plan, serving
from tests.support.server.members import members
from tests.support.server.programs import Caller, moves

pytestmark = pytest.mark.anyio

FAST = Limits(message_burst=10_000)
"""For seats that all play from one address, as fast as they can."""


async def play_by_stream(caller: Caller) -> None:
    """Play a seat to the end of the game with nothing but HTTP."""
    async with caller.stream(whole="1") as lines:
        assert (await lines.message())["type"] == "welcome"
        while (told := await lines.message()) is not None and told["table"]["status"] == "playing":
            if legal := moves(told):
                await caller.play(told["seq"], legal[0])


def without_watchers(text: str) -> str:
    """What was sent, whoever else has just come or gone."""
    return re.sub(r'"watchers":\d+', "", text)


async def play_by_socket(player: Player) -> None:
    while legal := await player.my_turn():
        assert isinstance(await player.play(legal[0]), Accepted)


async def test_a_whole_game_by_http_against_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FAST) as served:
        created = await served.create(plan("me Ann", "me Bo", game="intro"))
        host = Caller(served, created.table, created.host)
        ann = Caller(served, created.table, created.seats[0].token)
        assert (await host.send(Start(fresh_id()))).status_code == 200
        async with await served.sit(created.seats[1].token) as bo:
            await asyncio.gather(play_by_stream(ann), play_by_socket(bo))
        view = await ann.view()
        assert (view["update"]["table"]["status"], view["welcome"]["seat"]) == ("over", 0)
        record = await served.web.get(f"api/tables/{created.table}/record")
        assert record.status_code == 200


async def test_views_and_streams_are_the_bytes_that_sockets_get(tmp_path: Path) -> None:
    """For each seat, its host and a spectator: so they hide whatever sockets hide."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", game="explore"), stack)
        secrets = [issued.token for issued in created.seats]
        for secret in [*secrets, created.host, ""]:
            caller = Caller(served, created.table, secret)
            token, host = ("", secret) if secret == created.host else (secret, "")
            player = await stack.enter_async_context(await served.sit(token, created.table, host))
            lines = await stack.enter_async_context(caller.stream())
            assert json.loads(await lines.next()) == json.loads(player.frames[0])
            first = json.loads(await lines.next())
            async with await served.sit(token, created.table, host) as again:
                frame = again.frames[1]
                view = (await caller.look()).text
            assert without_watchers(frame) in without_watchers(view)
            assert first["position"] == json.loads(frame)["position"]
            for one in players:
                await one.caught_up(first["seq"])
            acting = next(one for one in players if one.legal)
            await acting.play(acting.legal[0])
            for one in players:
                await one.caught_up(first["seq"] + 1)
            heard = [await lines.next()]
            while json.loads(heard[-1])["seq"] == first["seq"]:
                heard.append(await lines.next())
            await player.caught_up(first["seq"] + 1)
            assert heard[-1] in player.frames


async def test_a_command_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [player] = await served.started(plan("me Ann", "program first"), stack)
        ann = Caller(served, created.table, created.seats[0].token)
        legal = await player.my_turn()
        assert player.update is not None
        command = Play("once", player.update.seq, legal[0])
        told = [json.loads((await ann.send(command)).content)["answer"] for _ in range(2)]
        assert told[0] == told[1]
        assert isinstance(await player.ask(command), Accepted)
        keys = [entry.key for entry in await served.registry.context.store.events(created.table)]
        assert keys.count("0:once") == 1


async def test_refusals_tell_the_rule_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [player] = await served.started(plan("me Ann", "program first"), stack)
        await player.my_turn()
        assert player.update is not None
        ann = Caller(served, created.table, created.seats[0].token)
        stale = await ann.send(Play(fresh_id(), 0, player.legal[0]))
        assert (stale.status_code, stale.json()["code"]) == (409, "stale")
        ann.headers["accept-language"] = "de"
        refused = await ann.send(Play(fresh_id(), player.update.seq, "place wheel on the moon"))
        socket_said = await player.play("place wheel on the moon")
        assert refused.status_code == 422
        assert refused.json()["code"] == socket_said.fault.code  # type: ignore[union-attr]
        assert refused.json()["message"] != socket_said.fault.message  # type: ignore[union-attr]
        watcher = await Caller(served, created.table).send(Play(fresh_id(), player.update.seq, "x"))
        assert (watcher.status_code, watcher.json()["code"]) == (403, "not-seated")
        for body in ({"type": "hello"}, {"type": "join", "id": "a", "name": "Cy"}, {"type": "play"}):
            assert (await ann.send(body)).status_code == 400


async def test_a_secret_opens_what_it_opens_on_a_socket(tmp_path: Path) -> None:
    limits = Limits(guesses_per_hour=2)
    async with serving(tmp_path, limits=limits) as served:
        created = await served.create(plan("me Ann", "open"))
        other = await served.create(plan("me Bo", "open"))
        host = Caller(served, created.table, created.host)
        assert (await host.view())["welcome"]["host"]
        guest = Caller(served, created.table, created.join)
        assert (await guest.view())["welcome"]["guest"]
        seated = (await guest.send(Sit("sit", -1, "Cy"))).json()["seated"]
        assert (await guest.send(Sit("sit", -1, "Cy"))).json()["seated"] == seated
        cy = Caller(served, created.table, seated)
        assert (await cy.view())["welcome"]["seat"] == 1
        assert (await cy.send(Rename(fresh_id(), "Cyd"))).status_code == 200
        renewed = (await host.send(Reissue(fresh_id(), 1))).json()["answer"]["token"]
        assert (await Caller(served, created.table, renewed).view())["welcome"]["seat"] == 1
        assert (await Caller(served, other.table, created.host).look()).json()["code"] == "foreign-token"
        assert (await cy.look()).json()["code"] == "foreign-token"
        assert (await cy.look()).json()["code"] == "too-many"


async def test_a_stream_ends_with_its_secret_and_with_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "me Bo"))
        host = Caller(served, created.table, created.host)
        ann = Caller(served, created.table, created.seats[0].token)
        async with ann.stream() as anns, Caller(served, created.table).stream() as watching:
            await anns.message()
            await host.send(Reissue(fresh_id(), 0))
            last: Any = {}
            while (told := await anns.message()) is not None:
                last = told
            assert (last["type"], last["fault"]["code"]) == ("goodbye", "foreign-token")
            await host.send(Close(fresh_id()))
            while (told := await watching.message()) is not None:
                last = told
            assert last["table"]["status"] == "closed"


async def test_a_stream_counts_as_a_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(sockets=1)) as served:
        created = await served.create(plan("me Ann", "me Bo"))
        ann = Caller(served, created.table, created.seats[0].token)
        [live] = [await served.registry.live(created.table)]
        async with ann.stream() as lines:
            await lines.message()
            assert (await ann.view())["update"]["table"]["seats"][0]["present"]
            async with ann.stream() as refused:
                assert refused.answer.status_code == 429
        await reached(lambda: not served.registry.crowd.total)
        assert not live.audience.connections


async def test_a_silent_stream_beats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT_SECONDS", 0.01)
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        async with Caller(served, created.table).stream() as lines, within():
            async for line in lines.answer.aiter_lines():
                if json.loads(line)["type"] == "beat":
                    break


async def test_who_does_not_read_a_stream_is_cut_off(tmp_path: Path) -> None:
    """However much happens meanwhile, what waits for them is one message and what the system keeps."""
    limits = Limits(send_seconds=0.2, watch_seconds=0.02)
    async with serving(tmp_path, limits=limits, send_buffer=4096) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        live = await served.registry.live(created.table)
        longest = len((await Caller(served, created.table).look()).content)
        host, port = served.address.removeprefix("http://").rstrip("/").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
        stack.callback(writer.close)
        asked = f"GET /api/tables/{created.table}/stream?whole=1 HTTP/1.1\r\nHost: {host}\r\n\r\n"
        writer.write(asked.encode())
        async with within():
            await reader.readline()
        reads = asyncio.create_task(_read_on(ann))  # else she would be cut off as well, or first
        waiting = 0

        def cut_off() -> bool:
            nonlocal waiting
            live.audience.publish()
            waiting = max(waiting, *(one.get_write_buffer_size() for one in served.gate._open))
            return len(live.audience.connections) < 2

        await reached(cut_off)
        reads.cancel()
        await asyncio.wait([reads])
        assert 0 < waiting < 64 * 1024 + 2 * longest
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)


async def _read_on(player: Player) -> None:
    while True:
        await player.next()


async def test_requests_are_limited_as_frames_are(tmp_path: Path) -> None:
    limits = Limits(message_burst=3, messages_per_second=0.001)
    async with serving(tmp_path, limits=limits) as served:
        created = await served.create(plan("me Ann", "open"))
        ann = Caller(served, created.table, created.seats[0].token)
        codes = [(await ann.look()).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


async def test_any_of_three_processes_serves_views_commands_and_streams(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with members(tmp_path, 3, postgres.database(), limits=FAST) as served:
        created = await served.create(plan("me Ann", "me Bo", "me Cy", game="intro"))
        doors: list[Served] = served.members
        host = Caller(doors[1], created.table, created.host)
        assert (await host.send(Start(fresh_id()))).status_code == 200
        callers = [
            Caller(door, created.table, issued.token)
            for door, issued in zip(doors, created.seats, strict=True)
        ]
        views = [(await Caller(door, created.table).look()).content for door in doors]
        assert len(set(views)) == 1
        await asyncio.gather(*(play_by_stream(caller) for caller in callers))
        owners = [door for door in doors if door.registry.live_tables()]
        assert len(owners) == 1
        await reached(lambda: not owners[0].registry.crowd.total)


async def test_a_stream_through_another_process_ends_with_its_reader(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with members(tmp_path, 2, postgres.database()) as served:
        created = await served.create(plan("me Ann", "open"))
        live = await served.members[0].registry.live(created.table)
        async with Caller(served.members[1], created.table).stream() as lines:
            await lines.message()
            assert len(live.audience.connections) == 1
        await reached(lambda: not live.audience.connections)
