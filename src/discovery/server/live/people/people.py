"""Acts of people at a table apart from the game: they talk, vote, and ask to join."""

from __future__ import annotations

from collections.abc import Callable

from discovery.server.accounts.rows import SanctionKind
from discovery.server.accounts.sanctions import refuse_seat
from discovery.server.live.audience import Audience
from discovery.server.live.connection import Connection
from discovery.server.live.context import ServerContext
from discovery.server.live.people.newcomers import Newcomers
from discovery.server.live.people.signals import Signals
from discovery.server.live.people.votes import Votes
from discovery.server.protocol import CallVote, CastVote, Decline, Join, Say, Signal
from discovery.server.tables.people.actors import Actor
from discovery.server.tables.table import Table

Wish = Join | Decline | Signal | Say | CallVote | CastVote
"""Messages that are noted in memory only: they make no event."""


class People:
    """The talk, the votes and the newcomers of a table, all in memory. ``stand_in`` names the program that
    takes over for a player who is gone."""

    def __init__(
        self, table: Table, audience: Audience, context: ServerContext, stand_in: Callable[[], str]
    ) -> None:
        self._table = table
        self._context = context
        self.newcomers = Newcomers(table)
        self.talk = Signals(table, context.chats.of(table.id), context.now)
        self.votes = Votes(table, audience, context.now, stand_in)

    async def wish(self, connection: Connection, command: Wish, key: str) -> None:
        """Note who wants to join the game, or no longer, what somebody tells the others, and votes."""
        match command:
            case Signal():
                self.talk.say(connection.seat, command)
            case Say():
                await self._refuse_muted(connection.seat)
                self.talk.write(connection.seat, command, key)
            case Join():
                self.newcomers.ask(connection, command)
            case Decline():
                self.newcomers.decline(connection, command)
            case CallVote():
                self.votes.call(actor_of(connection), command)
            case CastVote():
                self.votes.cast(actor_of(connection), command)

    async def _refuse_muted(self, seat: int) -> None:
        """``TableError(MUTED)`` for an account that moderators have muted."""
        if self._context.accounts is not None and seat >= 0:
            store, table, now = self._context.store, self._table, self._context.now()
            await refuse_seat(store, SanctionKind.MUTE, table.id, table.chairs[seat], now)


def actor_of(connection: Connection) -> Actor:
    """The sender of what a connection asks for."""
    return Actor(connection.seat, connection.host, connection.guest)
