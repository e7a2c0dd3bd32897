"""From the command line to a listening server."""

from __future__ import annotations

import asyncio
import io
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from discovery.core.errors import Code, StoreError
from discovery.server.config.hosts import Hosts
from discovery.server.config.settings import Settings
from discovery.server.run import address_of, announce, network_address, serve
from discovery.server.serving import listen
from discovery.server.transports.guard import Guard
from tests.support.deadlines import within


class At:
    """A listener bound to an address."""

    def __init__(self, host: str, port: int = 8000) -> None:
        self._name = (host, port)

    def getsockname(self) -> tuple[str, int]:
        return self._name


def test_a_busy_port_is_explained_in_words(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(StoreError) as refused:
            serve(Settings(tmp_path, port=port))
    assert refused.value.code is Code.PORT_BUSY
    assert refused.value.arguments == {"port": str(port)}
    assert not list(tmp_path.iterdir())


@pytest.mark.anyio
async def test_no_answer_waits_for_an_acknowledgement() -> None:
    """Headers and body are two packets: the second would wait for forty milliseconds."""
    met: asyncio.Queue[int] = asyncio.Queue()

    async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        met.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listen("127.0.0.1", 0) as listener:
        async with await asyncio.start_server(greet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            async with within():
                assert await met.get()
            writer.close()
            await writer.wait_closed()


@pytest.mark.parametrize(("host", "port"), [("256.1.1.1", 0), ("127.0.0.1", 70_000), ("no host", 0)])
def test_an_impossible_address_is_explained_in_words(host: str, port: int) -> None:
    with pytest.raises(StoreError) as refused:
        listen(host, port)
    assert refused.value.code is Code.BAD_ADDRESS


def test_the_address_is_printed_and_for_other_devices_as_a_code(tmp_path: Path) -> None:
    settings = Settings(tmp_path, base_path="table/")
    listener: Any = At("192.0.2.7", 80)
    out = io.StringIO()
    announce(listener, settings, "fr", out)
    lines = out.getvalue().splitlines()
    assert lines[0] == "Discovery est prêt\u202f: http://192.0.2.7:80/table/"
    assert lines[1].endswith("http://192.0.2.7:80/table/")
    assert sum("█" in line or "▀" in line or "▄" in line for line in lines) > 10
    assert str(tmp_path) in lines[-1]


def test_with_a_database_no_folder_is_told(tmp_path: Path) -> None:
    listener: Any = At("127.0.0.1")
    out = io.StringIO()
    announce(listener, Settings(tmp_path, database="postgresql://ann:secret@host/db"), "en", out)
    assert out.getvalue().splitlines()[-1] == "Stop with Ctrl+C. Games are saved in the database."


def test_on_this_machine_alone_there_is_no_code(tmp_path: Path) -> None:
    listener: Any = At("127.0.0.1")
    assert network_address(listener, Settings(tmp_path)) == ""
    assert address_of(listener, Settings(tmp_path)) == "http://127.0.0.1:8000/"


@pytest.mark.parametrize(
    ("host", "address"),
    [("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("::1", "[::1]"), ("192.0.2.1", "192.0.2.1")],
)
def test_the_address_can_be_opened(tmp_path: Path, host: str, address: str) -> None:
    listener: Any = At(host)
    assert address_of(listener, Settings(tmp_path)) == f"http://{address}:8000/"


def test_a_base_path_gets_its_form(tmp_path: Path) -> None:
    assert Settings(tmp_path, base_path="/").base_path == ""
    settings = Settings(tmp_path, base_path="/a/b/")
    assert settings.base_path == "/a/b"


def test_a_listener_does_not_block(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as listener:
        assert isinstance(listener, socket.socket)
        assert not listener.getblocking()


@pytest.mark.anyio
@pytest.mark.parametrize("begun", [False, True])
async def test_what_is_cut_off_when_the_server_stops_leaves_no_traceback(begun: bool) -> None:
    """A body that comes slowly is answered; an answer that is taken slowly just ends."""
    sent: list[Message] = []
    waiting = asyncio.Event()

    async def slow(_: Scope, __: Receive, send: Send) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        waiting.set()
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": True}

    head = [(b"host", b"127.0.0.1"), (b"x-discovery", b"1")]
    asked = {"type": "http", "scheme": "http", "method": "POST", "path": "/api/decks"}
    scope = asked | {"query_string": b"", "headers": head}
    task = asyncio.create_task(Guard(slow, Hosts(()))(scope, receive, send))
    async with within():
        await waiting.wait()
        task.cancel()
        await task

    assert sent[0]["status"] == (200 if begun else 503)
    assert [message["type"] for message in sent] == (
        ["http.response.start"] if begun else ["http.response.start", "http.response.body"]
    )
