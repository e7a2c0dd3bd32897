"""Seats a program of this machine at a table elsewhere: relays its lines to the table's socket and back.

Such a table can also be created here, for the program and opponents of its author's choice.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.engines.outside import talk
from discovery.engines.outside.host import STARTING_SECONDS
from discovery.engines.outside.messages import (
    PROTOCOL,
    BeginAsked,
    Error,
    FromHost,
    Greeting,
    Hello,
    Result,
    Waiting,
)
from discovery.engines.outside.process import Process
from discovery.server.protocol import Created, Fault, TablePlan
from discovery.server.transports.guard import PROGRAM_HEADER

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SEAT = "#/play/"
AROUND = ".,;:!?()<>[]\"'"
"""Signs beside a link that belong to no secret."""
ANSWER_SECONDS = 30.0
LONGEST_FAULT = 64 * 1024
_decoder: msgspec.json.Decoder[FromHost] = msgspec.json.Decoder(FromHost)


def address_of(link: str) -> tuple[str, str]:
    """The socket address and the secret in a seat's link, without what a sentence or a mail has left around
    it. ``InvalidInput(NOTHING_THERE)`` for anything else."""
    page, found, token = link.strip().strip(AROUND).partition(SEAT)
    parts = urlsplit(page)
    if not found or not token or parts.scheme not in ("http", "https") or not parts.netloc:
        raise InvalidInput(Code.NOTHING_THERE, given=link[:60])
    path = parts.path.rpartition("/")[0]
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{path}/api/lines", token


def invite(page: str, plan: TablePlan) -> Created | Error:
    """Create a table at a server; returns its secrets, or the error. ``InvalidInput(NOTHING_THERE)``.
    ``page`` is the result of ``page_of``."""
    headers = {PROGRAM_HEADER: "1", "content-type": "application/json"}
    request = Request(
        f"{page}api/tables?language={plan.language}", msgspec.json.encode(plan), headers, method="POST"
    )
    try:
        with urlopen(request, timeout=ANSWER_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=Created)
    except HTTPError as error:
        fault = _fault_in(error.read(LONGEST_FAULT))
        if fault is not None:
            return Error(fault.code, fault.rule, fault.message)
        raise InvalidInput(Code.NOTHING_THERE, given=page[:60]) from error
    except (OSError, ValueError) as error:
        raise InvalidInput(Code.NOTHING_THERE, given=page[:60]) from error


def _fault_in(body: bytes) -> Fault | None:
    try:
        return msgspec.json.decode(body, type=Fault)
    except ValueError:
        return None


def page_of(address: str) -> str:
    """The address of a server's page, with a final slash. ``InvalidInput(NOTHING_THERE)`` for anything
    else."""
    parts = urlsplit(address.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.fragment or parts.query:
        raise InvalidInput(Code.NOTHING_THERE, given=address[:60])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"


def join(
    link: str,
    command: Sequence[str],
    name: str,
    language: str,
    *,
    host: str = "",
    tell: Callable[[FromHost], None] = lambda _: None,
) -> Result | Error:
    """Let a program play at a seat until the table or the program ends; returns the table's last message.

    With the ``host``'s secret, start the game as soon as every seat is taken. ``tell`` is called with every
    message of the table. ``DiscoveryError``: NOTHING_THERE, also for a line that breaks off, NOT_STARTING.
    The program's own ``hello`` is not relayed.
    """
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect

    address, token = address_of(link)
    greeting = Greeting(PROTOCOL, name, token, language, host)
    try:
        line = connect(address, additional_headers={PROGRAM_HEADER: "1"}, max_size=None)
    except (OSError, WebSocketException) as error:
        raise InvalidInput(Code.NOTHING_THERE, given=link[:60]) from error
    with line:
        try:
            line.send(msgspec.json.encode(greeting).decode())
            return _play(line, command, bool(host), tell)
        except ConnectionClosed as error:
            raise InvalidInput(Code.NOTHING_THERE, given=link[:60]) from error


def _play(
    line: ClientConnection, command: Sequence[str], hosting: bool, tell: Callable[[FromHost], None]
) -> Result | Error:
    from websockets.exceptions import ConnectionClosed

    process: Process | None = None
    last: Result | Error = talk.error_of(TableError(Code.NOT_STARTING, given=command[-1]), "en")
    said: FromHost | None = None
    try:
        for frame in line:
            text = frame.encode() if isinstance(frame, str) else frame
            said = _decoder.decode(text)
            tell(said)
            if hosting and said == Waiting(open=0):
                line.send(msgspec.json.encode(BeginAsked()).decode())
            if isinstance(said, Result | Error):
                last = said
            if process is not None:
                process.say(text)
            elif isinstance(said, Hello):
                process = _started(command, text)
                threading.Thread(target=_carry, args=(process, line), daemon=True).start()
    except ConnectionClosed:
        if not isinstance(said, Error):  # which tells why the table has hung up
            raise
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
    """Relay the program's lines to the table; when the program ends, it leaves the table."""
    from websockets.exceptions import ConnectionClosed

    with contextlib.suppress(ConnectionClosed):
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    line.send(process.hear(STARTING_SECONDS).decode("utf-8", "replace"))
        except EOFError:
            line.close()
