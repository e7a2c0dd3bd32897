"""One open connection from the table's side: its seat, what it has been sent, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from discovery.server.present.changes import ClientState
from discovery.server.present.update import Presenter
from discovery.server.protocol import Change, Goodbye, ServerMessage, Update

MOST_ANSWERS = 256
"""The number of answers that may wait for a client that does not read; with more, it is disconnected."""


class Connection:
    """``seat`` is -1 for a spectator, also for one who is ``expected``, with a seat from the next game of the
    match on; ``have`` is the last event that was sent, ``known`` what the client
    knows.

    ``guest``: it came by the table's link. ``dials`` tells whether the client comes back by itself after a
    goodbye; a program's line does not.

    There is no queue of updates: a connection that has fallen behind is sent the latest position and every
    step since, once, however much has happened. ``deliver`` sends what waits, if the client reads.
    """

    def __init__(
        self,
        seat: int,
        host: bool,
        language: str,
        have: int,
        expected: bool = False,
        *,
        guest: bool = False,
        dials: bool = True,
    ) -> None:
        self.dials = dials
        self.guest = guest
        self.seat = seat
        self.host = host
        self.expected = expected
        self.language = language
        self.have = have
        self.known: ClientState | None = None
        self.outdated = True
        self.answers: list[ServerMessage] = []
        self.goodbye: Goodbye | None = None
        self.deliver: Callable[[], None] | None = None
        self._called = False
        self._left = False
        self._awaited: asyncio.Future[None] | None = None

    def refresh(self) -> None:
        """The table changed. A dismissed connection is sent nothing more."""
        if self.goodbye is None:
            self.outdated = True
            self.nudge()

    def move_to(self, seat: int) -> None:
        """The seat has another number from now on; the client knows nothing of the table as it is now."""
        self.seat, self.have, self.known, self.outdated = seat, 0, None, False

    def message(self, presenter: Presenter) -> Update | Change:
        """The next message with everything new; afterwards the client is assumed to know it."""
        self.outdated = False
        message, self.known = presenter.tell(self.known, self.seat, self.have)
        self.have = message.seq
        return message

    def answer(self, message: ServerMessage) -> None:
        """Send ``message`` after the update that goes with it."""
        self.answers.append(message)
        self.nudge()

    def nudge(self) -> None:
        """Schedule ``deliver`` to run once the current callbacks are done."""
        if not self._called and self.deliver is not None:
            self._called = True
            asyncio.get_running_loop().call_soon(self._call)

    def _call(self) -> None:
        self._called = False
        if self.deliver is not None:
            self.deliver()

    def dismiss(self, goodbye: Goodbye) -> None:
        """Say goodbye and close."""
        self.goodbye = goodbye
        self.nudge()

    def leave(self) -> None:
        """Called when the connection is over."""
        self._left = True
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def gone(self) -> None:
        """Return when the connection is over. Only one task may wait, and few connections are ever waited
        for."""
        if not self._left:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited

    @property
    def overwhelmed(self) -> bool:
        """Whether too many answers wait for this client."""
        return len(self.answers) > MOST_ANSWERS
