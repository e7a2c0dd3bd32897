"""``discovery join`` with links that are not whole, and a line that breaks off: one sentence each."""

from __future__ import annotations

import asyncio
import socket
import socketserver
import sys
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.server import ServerConnection, serve

from discovery.cli import main, relay
from discovery.cli.relay import address_of, join
from discovery.core.errors import Code, InvalidInput
from discovery.engines.outside.messages import FromHost, Hello, Observe, Result
from discovery.i18n import LANGUAGES
from discovery.server.protocol import Accepted, Start
from tests.support.deadlines import MOST_SECONDS, reached
from tests.support.server.harness import fresh_id, plan, play_to_the_end, serving
from tests.support.server.outsiders import documented

Hanging = Callable[[ServerConnection], object]
"""How a line ends, once it is greeted."""


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://127.0.0.1:1/",
        "ftp://host/#/play/abc",
        "http://127.0.0.1:1/#/play/abc",
        "http://127.0.0.1:port/#/play/abc",
        "http://127.0.0.1:99999/#/play/abc",
        "http://[::1/#/play/abc",
        "http://:80/#/play/abc",
        f"http://{'x' * 64}.example/#/play/abc",
    ],
)
def test_a_link_that_leads_nowhere(link: str) -> None:
    with pytest.raises(InvalidInput):
        join(link, [sys.executable], "Mine", "en")


def test_the_address_of_a_seat() -> None:
    assert address_of("https://host/discovery/#/play/abc") == ("wss://host/discovery/api/lines", "abc")
    assert address_of("http://127.0.0.1:8000/#/play/abc") == ("ws://127.0.0.1:8000/api/lines", "abc")
    for link in ("<http://host/#/play/abc>", "http://host/#/play/abc.", "(http://host/#/play/abc),"):
        assert address_of(link) == ("ws://host/api/lines", "abc")


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_link_that_was_cut_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        token = created.seats[0].token
        for given in (token[:9], token[:-1], "abc"):
            words = ["join", f"{served.address}#/play/{given}", sys.executable, "--language", language]
            assert await asyncio.to_thread(main, words) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1] for line in told if line.startswith("discovery: ")] == ["foreign-token"] * 3
    assert not any("Traceback" in line for line in told)


@pytest.mark.anyio
async def test_a_program_comes_back_when_the_server_has_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same process plays on, in the middle of its game; nothing of what it was asked is lost."""
    monkeypatch.setattr(relay, "PAUSE_SECONDS", 0.05)
    file, heard = tmp_path / "thirty.py", list[FromHost | None]()
    file.write_text(documented(), encoding="utf-8")
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        port = urlsplit(served.address).port or 0
        created = await served.create(plan("me Ann", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        link, command = f"{served.address}#/play/{created.seats[1].token}", [sys.executable, str(file)]
        joining = asyncio.create_task(
            asyncio.to_thread(join, link, command, "Thirty", "en", tell=heard.append)
        )
        await ann.until(lambda seen: seen.table.seats[1].name == "Thirty")
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        await reached(lambda: any(isinstance(said, Observe) for said in heard))
    await reached(lambda: None in heard)
    async with serving(tmp_path / "data", port=port) as served, AsyncExitStack() as stack:
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        await play_to_the_end([ann], lambda legal: legal[0])
        assert isinstance(await joining, Result)
    again = heard[heard.index(None) + 1 :]
    assert [type(said) for said in again[:2]] == [Hello, Observe]
    assert heard.count(None) == 1


@pytest.mark.anyio
async def test_a_server_that_stays_away_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(relay, "RETURNING_SECONDS", 0.1)
    file, heard = tmp_path / "thirty.py", list[FromHost | None]()
    file.write_text(documented(), encoding="utf-8")
    async with serving(tmp_path / "data") as served:
        created = await served.create(plan("me Ann", "open"))
        link, command = f"{served.address}#/play/{created.seats[1].token}", [sys.executable, str(file)]
        joining = asyncio.create_task(
            asyncio.to_thread(join, link, command, "Thirty", "en", tell=heard.append)
        )
        await reached(lambda: bool(heard))
    with pytest.raises(InvalidInput) as gone:
        await joining
    assert gone.value.code is Code.NOTHING_THERE


def closed(code: int) -> Hanging:
    """Closes the line with that code."""
    return lambda line: line.close(code)


def cut(line: ServerConnection) -> None:
    """Breaks the line off without a word of closing, as a server that is killed."""
    line.socket.shutdown(socket.SHUT_RDWR)


def saying(text: str) -> Hanging:
    """Says something that no table says."""
    return lambda line: line.send(text)


@pytest.mark.parametrize(
    "hang_up",
    [closed(1000), closed(1001), closed(1011), closed(1012), closed(4000), cut]
    + [saying(text) for text in ("nonsense", "{}", '{"type":"later"}', "[1]")],
)
def test_a_line_that_breaks_off_leads_to_no_server(hang_up: Hanging) -> None:
    """Without a word of the table's: whoever is there hangs up as soon as it is greeted."""

    def greeted(line: ServerConnection) -> None:
        line.recv()
        hang_up(line)

    with serve(greeted, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        with pytest.raises(InvalidInput) as refused:
            join(f"http://127.0.0.1:{port}/#/play/abc", [sys.executable], "Mine", "en")
        server.shutdown()
        thread.join(MOST_SECONDS)
    assert refused.value.code is Code.NOTHING_THERE


@pytest.mark.parametrize("words", [["{}#/play/abc"], ["{}", "--table-with", "greedy"]], ids=["seat", "table"])
def test_what_is_no_server_of_pages_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """Somebody answers at that address, but not in HTTP."""

    class Foreign(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(4096)
            self.request.sendall(b"220 mail.example.org ESMTP\r\n")

    with socketserver.TCPServer(("127.0.0.1", 0), Foreign) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        link, *others = (word.format(address) for word in words)
        status = main(["join", link, sys.executable, *others, "--language", "en"])
        server.shutdown()
        thread.join(MOST_SECONDS)
    [line] = capsys.readouterr().err.splitlines()
    assert (status, line.split(": ")[1]) == (1, "nothing-there")
