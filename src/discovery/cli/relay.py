"""Seats a program of this machine at a table elsewhere: relays its lines to the table's socket and back.

Such a table can also be created here, for the program and opponents of its author's choice.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.parse import SplitResult, urlsplit
from urllib.request import Request, urlopen

import msgspec

from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.engines.outside import codec
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
RETURNING_SECONDS = 300.0
"""How long a server may take to start again."""
PAUSE_SECONDS = 2.0
"""Seconds between two tries to reach it."""
PASSING = (Code.SERVER_STOPPING, Code.TABLE_MOVED, Code.DATABASE_AWAY)
"""Reasons to hang up that pass by themselves."""
LONGEST_FAULT = 64 * 1024
_decoder: msgspec.json.Decoder[FromHost] = msgspec.json.Decoder(FromHost)


def address_of(link: str) -> tuple[str, str]:
    """The socket address and the secret in a seat's link, without what a sentence or a mail has left around
    it. ``InvalidInput(NOTHING_THERE)`` for anything else."""
    page, found, token = link.strip().strip(AROUND).partition(SEAT)
    parts = _parts_of(page)
    if not found or not token or parts is None:
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
    except (OSError, ValueError, HTTPException) as error:
        raise InvalidInput(Code.NOTHING_THERE, given=page[:60]) from error


def _fault_in(body: bytes) -> Fault | None:
    try:
        return msgspec.json.decode(body, type=Fault)
    except ValueError:
        return None


def page_of(address: str) -> str:
    """The address of a server's page, with a final slash. ``InvalidInput(NOTHING_THERE)`` for anything
    else."""
    parts = _parts_of(address.strip())
    if parts is None or parts.fragment or parts.query:
        raise InvalidInput(Code.NOTHING_THERE, given=address[:60])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"


def _parts_of(address: str) -> SplitResult | None:
    """The parts of a page's address, ``None`` if it is none."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - the library looks at a port only when it is asked for it
        (parts.hostname or "").encode("idna")
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") and parts.hostname else None


def join(
    link: str,
    command: Sequence[str],
    name: str,
    language: str,
    *,
    host: str = "",
    tell: Callable[[FromHost | None], None] = lambda _: None,
) -> Result | Error:
    """Let a program play at a seat until the table or the program ends; returns the table's last message.

    With the ``host``'s secret, start the game as soon as every seat is taken. ``tell`` is called with every
    message of the table, and with ``None`` when the line breaks off: for ``RETURNING_SECONDS`` the server may
    start again. ``DiscoveryError``: NOTHING_THERE, also for a line that breaks off for good or before the
    table has said anything; NOT_STARTING. The program's own ``hello`` is not relayed.
    """
    address, token = address_of(link)
    seat = _Seat(command, Greeting(PROTOCOL, name, token, language, host), tell)
    try:
        while True:
            try:
                ended = seat.play(address)
            except _Broken as error:
                if not seat.awaits():
                    raise InvalidInput(Code.NOTHING_THERE, given=link[:60]) from error
            else:
                return ended
    finally:
        seat.leave()


class _Broken(Exception):
    """The line cannot be opened, or breaks off, or the server stops or hands the table over."""


class _Seat:
    """A program and its line to the table, which is another one after a restart of the server."""

    def __init__(
        self, command: Sequence[str], greeting: Greeting, tell: Callable[[FromHost | None], None]
    ) -> None:
        self._command = command
        self._greeting = greeting
        self._tell = tell
        self._process: Process | None = None
        self._line: ClientConnection | None = None
        self._ended = threading.Event()
        self._known = False
        self._until = 0.0

    def play(self, address: str) -> Result | Error:
        """Play on a new line until the table or the program ends. ``_Broken``."""
        from websockets.exceptions import ConnectionClosed, WebSocketException
        from websockets.sync.client import connect

        last: Result | Error | None = None
        said: FromHost | None = None
        try:
            with connect(address, additional_headers={PROGRAM_HEADER: "1"}, max_size=None) as line:
                self._line = line
                line.send(msgspec.json.encode(self._greeting).decode())
                for frame in line:
                    text = frame.encode() if isinstance(frame, str) else frame
                    said = self._hear(line, text)
                    if isinstance(said, Result | Error):
                        last = said
        except ConnectionClosed as error:
            if not isinstance(said, Error):  # which tells why the table has hung up
                raise self._broken() from error
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            raise self._broken() from error
        passing = last is None or (isinstance(said, Error) and said.code in PASSING)
        if passing and not self._ended.is_set():
            raise self._broken()
        return last or codec.error_of(TableError(Code.NOT_STARTING, given=self._command[-1]), "en")

    def _hear(self, line: ClientConnection, text: bytes) -> FromHost:
        """Handle a message of the table; the program hears it, too, except that the server stops."""
        said = _decoder.decode(text)
        if isinstance(said, Error) and said.code in PASSING:
            return said
        self._known, self._until = True, 0.0
        self._tell(said)
        if self._greeting.host and said == Waiting(open=0):
            line.send(msgspec.json.encode(BeginAsked()).decode())
        if self._process is not None:
            self._process.say(text)
        elif isinstance(said, Hello):
            self._process = _started(self._command, text)
            threading.Thread(target=self._carry, args=(self._process,), daemon=True).start()
        return said

    def _broken(self) -> _Broken:
        if self._known and not self._until:
            self._until = time.monotonic() + RETURNING_SECONDS
            self._tell(None)
        return _Broken()

    def awaits(self) -> bool:
        """Wait until the server may be there again; ``False`` if the table has never said anything, if that
        takes too long, or if the program has ended."""
        if time.monotonic() > self._until:
            return False
        return not self._ended.wait(PAUSE_SECONDS)

    def leave(self) -> None:
        """End the program's process, if it has one."""
        if self._process is not None:
            self._process.close()

    def _carry(self, process: Process) -> None:
        """Relay the program's lines to the table; when the program ends, it leaves the table. What it says
        while the line is broken off is lost: the table asks again."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                with contextlib.suppress(TimeoutError, ConnectionClosed):
                    said = process.hear(STARTING_SECONDS)
                    if self._line is not None and not _greets(said):
                        self._line.send(said.decode("utf-8", "replace"))
        except EOFError:
            self._ended.set()
            if self._line is not None:
                self._line.close()


def _greets(line: bytes) -> bool:
    """Whether a program answers a ``hello``: with every game, after a restart, when somebody joins."""
    with contextlib.suppress(DiscoveryError):
        return isinstance(codec.read(line), Greeting)
    return False


def _started(command: Sequence[str], hello: bytes) -> Process:
    """A process that has said ``hello``."""
    try:
        process = Process(command)
    except OSError as error:
        raise TableError(Code.NOT_STARTING, given=command[-1]) from error
    process.say(hello)
    try:
        if isinstance(codec.read(process.hear(STARTING_SECONDS)), Greeting):
            return process
    except (EOFError, TimeoutError, DiscoveryError):
        pass
    process.kill()
    raise TableError(Code.NOT_STARTING, given=command[-1])
