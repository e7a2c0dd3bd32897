"""``discovery join`` with links that are not whole, and a line that breaks off: one sentence each."""

from __future__ import annotations

import asyncio
import sys
import threading
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


@pytest.mark.parametrize(
    "link", ["", "http://127.0.0.1:1/", "ftp://host/#/play/abc", "http://127.0.0.1:1/#/play/abc"]
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


def test_a_line_that_breaks_off_leads_to_no_server() -> None:
    """Without a word of the table's: whoever is there hangs up as soon as it is greeted."""

    def hang_up(line: ServerConnection) -> None:
        line.recv()
        line.close(1011)

    with serve(hang_up, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        with pytest.raises(InvalidInput) as refused:
            join(f"http://127.0.0.1:{port}/#/play/abc", [sys.executable], "Mine", "en")
        server.shutdown()
        thread.join(MOST_SECONDS)
    assert refused.value.code is Code.NOTHING_THERE
