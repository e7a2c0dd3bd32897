"""The open connections of one table: the bus that delivers its news within this process."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import SPECTATOR, moved_up
from discovery.i18n.faults import fault
from discovery.server.live.connection import Connection
from discovery.server.protocol import Goodbye
from discovery.server.tables.open_windows import Attendance


class Audience:
    """The connections to a table with ``seats`` seats; a ``ports.Bus``. ``news`` counts the publications."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.connections: set[Connection] = set()
        self.news = 0

    def publish(self, seat: int | None = None) -> None:
        """Notify all connections, or only those of ``seat``."""
        self.news += 1
        for connection in self.connections:
            if seat is None or connection.seat == seat:
                connection.refresh()

    def move_up(self, place: int) -> None:
        """Somebody has sat down at ``place``: who sat there and behind has another seat number, which each
        connection has to be told from the beginning."""
        self._seats += 1
        for connection in self.connections:
            connection.move_to(moved_up(connection.seat, place))

    def attendance(self) -> Attendance:
        """The open connections of each seat."""
        counts = [0] * self._seats
        for connection in self.connections:
            if connection.seat != SPECTATOR:
                counts[connection.seat] += 1
        return Attendance(counts)


def say_goodbye(connections: Sequence[Connection], error: DiscoveryError, again: bool) -> None:
    """Dismiss all connections, each with a goodbye in its language."""
    for connection in connections:
        connection.dismiss(Goodbye(fault(error, connection.language), again))
