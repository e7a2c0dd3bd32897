"""The secret links of a table: renewed, and given to guests who sit down."""

from __future__ import annotations

from collections.abc import Callable

from discovery.core.errors import Code, TableError
from discovery.server.live.audience import Audience, say_goodbye
from discovery.server.live.connection import Connection
from discovery.server.live.people.notifier import TurnNotifier
from discovery.server.live.receipts import Receipts
from discovery.server.live.writer import TableWriter
from discovery.server.protocol import Accepted, Reissue, Reissued, Seated, Sit
from discovery.server.tables import history
from discovery.server.tables.drafts import Draft
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_token
from discovery.store.rows import StoredSecret


class SeatLinks:
    """The secrets by which people reach their seats. ``draft`` checks a command and makes its event."""

    def __init__(
        self,
        table: Table,
        writer: TableWriter,
        audience: Audience,
        calls: TurnNotifier,
        receipts: Receipts,
        draft: Callable[[Connection, Reissue | Sit], Draft | None],
    ) -> None:
        self._table = table
        self._writer = writer
        self._audience = audience
        self._calls = calls
        self._receipts = receipts
        self._draft = draft

    async def reissue(self, connection: Connection, command: Reissue, key: str) -> Reissued:
        """Make a new secret. A repeated command returns the same secret, as long as this server runs."""
        reissued = self._receipts.reissued
        if key not in reissued:
            drafted = self._draft(connection, command)
            assert drafted is not None
            token = await self._renew(drafted, command.seat, connection)
            reissued[key] = Reissued(command.id, command.seat, token)
        return reissued[key]

    async def sit(self, connection: Connection, command: Sit, key: str) -> Accepted:
        """A guest takes a seat, once; a link for it that somebody was given before opens nothing any more."""
        seated = self._receipts.seated
        if key not in seated:
            drafted = self._draft(connection, command)
            assert drafted is not None
            assert isinstance(drafted.payload, history.Seated)
            seated[key] = Seated(await self._renew(drafted, drafted.payload.seat, connection))
            connection.guest = False
        connection.answer(seated[key])
        return Accepted(command.id, self._table.steps)

    async def dismiss(self, chair: int, program: str = "") -> None:
        """Revoke the secret of a seat and send its users away. A ``program`` plays on if they leave for
        good."""
        async with self._writer.lock:
            seat, table = self._table.chairs.index(chair), self._table
            if program and table.status == "playing" and table.seats[seat].owned:
                await self._writer.write(Draft(history.Left(seat, program)))
            say_goodbye(self._audience.holders(seat), TableError(Code.FOREIGN_TOKEN), again=False)

    async def _renew(self, drafted: Draft, seat: int, connection: Connection) -> str:
        """Write an event with a new secret for a seat, the host or the table; who held the old one is out."""
        token = new_token()
        chair = seat if seat < 0 else self._table.chairs[seat]
        await self._writer.write(drafted, None, StoredSecret(digest(token), self._table.id, chair))
        await self._calls.forget(chair)
        say_goodbye(self._audience.holders(seat, connection), TableError(Code.FOREIGN_TOKEN), again=False)
        return token
