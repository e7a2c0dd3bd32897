"""Those who wait to join a running game (R02): each wish lives as long as its connection.

*A stored wish would outlive the page that made it, and somebody would be seated who has gone.* The secret of
the newcomer's seat is stored with the event, in one transaction. If the server stops before the newcomer has
been told, the seat is theirs and its link is lost: the host makes a new one, as for any link.
"""

from __future__ import annotations

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.core.text.names import fit_name
from discovery.server.live.connection import Connection
from discovery.server.live.writer import TableWriter
from discovery.server.protocol import Decline, Join, Seated
from discovery.server.tables import planning
from discovery.server.tables.commands import check_newcomer, joined, refuse_newcomers
from discovery.server.tables.people.actors import Actor
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_token
from discovery.store.rows import StoredSecret

MOST = 8
"""As many as a table could seat beside its first player."""


class Newcomers:
    """The wishes of one table, the oldest first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._waiting: dict[Connection, str] = {}
        self._token = ""

    @property
    def names(self) -> list[str]:
        """The names of the people who ask to join, in the order in which they came."""
        return list(self._waiting.values())

    @property
    def first(self) -> str:
        """The name of the one who has waited longest, ``""`` for nobody."""
        return next(iter(self._waiting.values()), "")

    def ask(self, connection: Connection, command: Join) -> None:
        """Note a wish, or another name for it. ``DiscoveryError`` where nobody can join, for good."""
        check_newcomer(self._table, Actor(connection.seat, connection.host))
        name = fit_name(command.name)
        others = [other for one, other in self._waiting.items() if one is not connection]
        if len(others) >= MOST:
            raise TableError(Code.TOO_MANY)
        taken = [*self._table.seats, *(planning.person(other) for other in others)]
        self._waiting[connection] = planning.seated_name(name, self._table.plan.language, taken)

    def decline(self, connection: Connection, command: Decline) -> None:
        """Drop one's own wish, or as the host that of somebody. ``TableError(NOT_HOST)`` for anybody else."""
        if self._waiting.get(connection) == command.name:
            del self._waiting[connection]
        elif connection.host:
            self._waiting = {one: name for one, name in self._waiting.items() if name != command.name}
        else:
            raise TableError(Code.NOT_HOST)

    def forget(self, connection: Connection) -> None:
        """Drop the wish of a connection that is over."""
        self._waiting.pop(connection, None)

    def review(self) -> None:
        """Drop all wishes once nobody can join any more."""
        played = self._table.running_game
        if not self._waiting or played is None:
            return
        try:
            refuse_newcomers(played)
        except DiscoveryError:
            self._waiting.clear()

    async def seat(self, writer: TableWriter) -> None:
        """Seat the first of them. The caller holds the writer's lock and knows that the rules allow it."""
        self._token, chair = new_token(), len(self._table.chairs)
        secret = StoredSecret(digest(self._token), self._table.id, chair)
        await writer.write(joined(self._table, self.first), None, secret)

    def welcome(self) -> None:
        """The first of them sits at the table now: give them the secret of their seat."""
        connection = next(iter(self._waiting), None)
        if connection is not None and self._token:
            del self._waiting[connection]
            connection.answer(Seated(self._token))
        self._token = ""
