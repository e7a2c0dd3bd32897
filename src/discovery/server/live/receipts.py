"""The commands that have been carried out: a command that is sent again gets its first answer."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.protocol import SPECTATOR
from discovery.server.live.connection import Connection
from discovery.server.protocol import Reissued, Seated

MOST_IDLE = 256
"""The number of commands without effect that are remembered."""


class Receipts:
    """The commands of one table, by sender and id. ``events`` are the numbers of those that became events,
    ``reissued`` and ``seated`` the secrets created since the server started."""

    def __init__(self, events: dict[str, int]) -> None:
        self.events = events
        self.reissued: dict[str, Reissued] = {}
        self.seated: dict[str, Seated] = {}
        self._idle: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.events or key in self._idle

    def note_idle(self, key: str) -> None:
        """Remember that a command changed nothing. Sent again later, it must not undo what came after it."""
        self._idle[key] = None
        if len(self._idle) > MOST_IDLE:
            del self._idle[next(iter(self._idle))]


def key_of(connection: Connection, chairs: Sequence[int], command: str) -> str:
    """The sender of a command, as a chair or the host, and its id; spectators can only wish to join."""
    if connection.seat != SPECTATOR:
        return f"{chairs[connection.seat]}:{command}"
    return f"host:{command}" if connection.host else f"watcher:{command}"
