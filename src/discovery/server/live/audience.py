"""The open connections of one table."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import SPECTATOR
from discovery.core.values import seat_after_join
from discovery.i18n.faults import fault
from discovery.server.live.connection import Connection
from discovery.server.protocol import Goodbye
from discovery.server.tables.open_windows import Attendance
from discovery.store.rows import HOST


class Audience:
    """The connections to a table with ``seats`` seats, all empty at ``now`` ms since 1970. ``news`` counts
    the publications; ``left`` is when the last connection of each seat has closed, 0 if none has."""

    def __init__(self, seats: int, now: int) -> None:
        self._gone = [now] * seats
        self.left = [0] * seats
        self.connections: set[Connection] = set()
        self.news = 0

    def enter(self, connection: Connection) -> None:
        """Add a connection; the player of its seat is no longer gone."""
        self.connections.add(connection)
        if connection.seat != SPECTATOR:
            self._gone[connection.seat] = 0

    def exit(self, connection: Connection, now: int) -> None:
        """A connection closes, at ``now`` ms since 1970."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat != SPECTATOR and not any(one.seat == seat for one in self.connections):
            self._gone[seat] = self.left[seat] = now

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms."""
        self._gone = [gone + jump if gone else 0 for gone in self._gone]
        self.left = [left + jump if left else 0 for left in self.left]

    def publish(self, seat: int | None = None) -> None:
        """Notify all connections, or only those of ``seat``."""
        self.news += 1
        for connection in self.connections:
            if seat is None or connection.seat == seat:
                connection.refresh()

    def move_up(self, place: int) -> None:
        """Somebody has sat down at ``place``: who sat there and behind has another seat number, which each
        connection has to be told from the beginning."""
        self._gone.insert(place, 0)
        self.left.insert(place, 0)
        for connection in self.connections:
            connection.move_to(seat_after_join(connection.seat, place))

    def holders(self, seat: int, but: Connection | None = None) -> list[Connection]:
        """The connections that use the secret of a seat, of the host or of the table, but for one."""
        others = self.connections - {but}
        if seat < 0:
            return [one for one in others if (one.host if seat == HOST else one.guest)]
        return [one for one in others if one.seat == seat]

    def attendance(self) -> Attendance:
        """The open connections of each seat, and since when it has none."""
        counts = [0] * len(self._gone)
        for connection in self.connections:
            if connection.seat != SPECTATOR:
                counts[connection.seat] += 1
        return Attendance(counts, tuple(self._gone))


def say_goodbye(connections: Sequence[Connection], error: DiscoveryError, again: bool) -> None:
    """Dismiss all connections, each with a goodbye in its language."""
    for connection in connections:
        connection.dismiss(Goodbye(fault(error, connection.language), again))
