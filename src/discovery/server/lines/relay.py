"""A program of this machine at a table of another: its lines are carried to the table's socket and back."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from discovery.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.server.guard import PROGRAM_HEADER
from discovery.server.lines import talk
from discovery.server.lines.host import STARTING_SECONDS
from discovery.server.lines.messages import PROTOCOL, Error, FromHost, Greeting, Hello, Result
from discovery.server.lines.process import Process

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SEAT = "#/play/"
_decoder: msgspec.json.Decoder[FromHost] = msgspec.json.Decoder(FromHost)


def address_of(link: str) -> tuple[str, str]:
    """The socket and the secret of a seat's link. ``InvalidInput(BAD_ADDRESS)`` for anything else."""
    page, found, token = link.strip().partition(SEAT)
    parts = urlsplit(page)
    if not found or not token or parts.scheme not in ("http", "https") or not parts.netloc:
        raise InvalidInput(Code.BAD_ADDRESS, given=link[:60])
    path = parts.path.rpartition("/")[0]
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{path}/api/lines", token


def join(link: str, command: Sequence[str], name: str, language: str) -> Result | Error:
    """Let a program play at a seat until the table ends or the program does; the last that the table said.

    ``DiscoveryError``: BAD_ADDRESS, NOT_STARTING. The program's own ``hello`` stays here.
    """
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    address, token = address_of(link)
    greeting = Greeting(PROTOCOL, name, token, language)  # type: ignore[arg-type]  # the project's languages
    try:
        line = connect(address, additional_headers={PROGRAM_HEADER: "1"}, max_size=None)
    except (OSError, WebSocketException) as error:
        raise InvalidInput(Code.BAD_ADDRESS, given=link[:60]) from error
    with line:
        line.send(msgspec.json.encode(greeting).decode())
        return _play(line, command)


def _play(line: ClientConnection, command: Sequence[str]) -> Result | Error:
    process: Process | None = None
    last: Result | Error = talk.error_of(TableError(Code.NOT_STARTING, given=command[-1]), "en")
    try:
        for frame in line:
            text = frame.encode() if isinstance(frame, str) else frame
            said = _decoder.decode(text)
            if isinstance(said, Result | Error):
                last = said
            if process is not None:
                process.say(text)
            elif isinstance(said, Hello):
                process = _started(command, text)
                threading.Thread(target=_carry, args=(process, line), daemon=True).start()
    finally:
        if process is not None:
            process.close()
    return last


def _started(command: Sequence[str], hello: bytes) -> Process:
    """A process that has said ``hello``."""
    try:
        process = Process(command)
    except OSError as error:
        raise TableError(Code.NOT_STARTING, given=command[-1]) from error
    process.say(hello)
    try:
        if isinstance(talk.read(process.hear(STARTING_SECONDS)), Greeting):
            return process
    except (EOFError, TimeoutError, DiscoveryError):
        pass
    process.kill()
    raise TableError(Code.NOT_STARTING, given=command[-1])


def _carry(process: Process, line: ClientConnection) -> None:
    """What the program says goes to the table; where it ends, it leaves the table."""
    from websockets.exceptions import ConnectionClosed

    with contextlib.suppress(ConnectionClosed):
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    line.send(process.hear(STARTING_SECONDS).decode("utf-8", "replace"))
        except EOFError:
            line.close()
