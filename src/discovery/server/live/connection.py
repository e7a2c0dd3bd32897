"""One open connection, as a table sees it: who it is, what it has been sent, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from discovery.server.present.changes import Known
from discovery.server.present.update import Presenter
from discovery.server.protocol import Change, Goodbye, ServerMessage, Update

MOST_ANSWERS = 256
"""Answers that may wait for a client that does not read; with more it is let go."""


class Connection:
    """``seat`` is -1 for a spectator; ``have`` the last event it was sent, ``known`` what it knows by now.

    There is no queue of updates: a connection that fell behind is sent the latest position and every step
    since, once, however much happened. ``deliver`` sends what waits to be sent, if the other side reads.
    """

    def __init__(self, seat: int, host: bool, language: str, have: int) -> None:
        self.seat = seat
        self.host = host
        self.language = language
        self.have = have
        self.known: Known | None = None
        self.outdated = True
        self.answers: list[ServerMessage] = []
        self.goodbye: Goodbye | None = None
        self.deliver: Callable[[], None] | None = None
        self._called = False
        self._left = False
        self._awaited: asyncio.Future[None] | None = None

    def refresh(self) -> None:
        """The table changed."""
        self.outdated = True
        self.nudge()

    def message(self, presenter: Presenter) -> Update | Change:
        """What is new, as it is sent; what is sent is known."""
        self.outdated = False
        message, self.known = presenter.tell(self.known, self.seat, self.have)
        self.have = message.seq
        return message

    def answer(self, message: ServerMessage) -> None:
        """Send ``message`` after the update that goes with it."""
        self.answers.append(message)
        self.nudge()

    def nudge(self) -> None:
        """There is something to send: ``deliver`` it when all that happens now has happened."""
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
        """The connection is over."""
        self._left = True
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def gone(self) -> None:
        """Return when the connection is over. One task may wait; few connections are ever waited for."""
        if not self._left:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited

    @property
    def overwhelmed(self) -> bool:
        """Whether too much waits for it."""
        return len(self.answers) > MOST_ANSWERS
