"""The results of deals that several tables share, for those who have finished them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from secrets import token_hex
from typing import Protocol

import msgspec

from discovery.core.errors import TableError
from discovery.play.commitment import GameKey
from discovery.play.deals import Deal, daily_deal, read_deal
from discovery.server.live.context import ServerContext
from discovery.server.protocol import DealResult, DealSeat
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest
from discovery.store.database import Store
from discovery.store.rows import TABLE

MOST_SHOWN = 50
"""Results that are shown of a deal, the latest."""
KEPT = 2000
"""Results that are kept in memory once their tables have been loaded."""
DAILY = "daily"
"""Stands for the deal of the day."""


SECRET = "deal-key"
"""The name under which the secret is kept from which, together with a code, the cards of a deal follow."""


async def secret_of(store: Store) -> bytes:
    """The secret of the shared deals of a server: 32 bytes, the same for all its processes and for ever."""
    return bytes.fromhex(await store.fact(SECRET, token_hex(32)))


class DealTables(Protocol):
    """The tables that deals were played at."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    async def table(self, table: str) -> Table:
        """A table for reading."""
        ...


class Deals:
    """The shared deals of one server. Nothing is stored of them beside the tables' plans."""

    def __init__(self, tables: DealTables) -> None:
        self._tables = tables
        self._found: dict[str, DealResult] = {}

    def deal(self, code: str) -> Deal:
        """The deal of a code, or that of the day, which begins at midnight UTC. ``InvalidInput`` as
        ``read_deal``."""
        return daily_deal(self._today()) if code == DAILY else read_deal(code)

    def _today(self) -> str:
        now = datetime.fromtimestamp(self._tables.context.now() / 1000, UTC)
        return now.date().isoformat()

    async def played(self, deal: Deal, tokens: Iterable[str]) -> str:
        """The first table of these secrets of seats and hosts at which the deal has been finished, ``""`` if
        there is none: naming a table without having been at it tells nothing."""
        wanted = self._word(deal)
        finished = set(await self._tables.context.store.finished_with(wanted, KEPT))
        for token in tokens if finished else ():
            opened = await self._tables.context.store.secret(digest(token))
            if opened is not None and opened.seat != TABLE and opened.game in finished:
                return opened.game
        return ""

    async def results(self, deal: Deal) -> list[DealResult]:
        """How the deal ended at the latest tables."""
        ids = await self._tables.context.store.finished_with(self._word(deal), MOST_SHOWN)
        key = deal.key(self._tables.context.deal_secret)
        return [result for table in ids if (result := await self._result(table, key)) is not None]

    async def _result(self, ident: str, key: GameKey) -> DealResult | None:
        """The result of a table; it never changes any more. ``None`` for one that cannot be opened, or that
        was dealt before the secret of the server was a part of the ``key``."""
        if ident not in self._found:
            try:
                table = await self._tables.table(ident)
            except TableError:
                return None
            if table.outcome is None or table.key != key:
                return None
            if len(self._found) >= KEPT:
                self._found.pop(next(iter(self._found)))
            self._found[ident] = _result_of(table)
        return self._found[ident]

    @staticmethod
    def _word(deal: Deal) -> str:
        """The part of a stored plan that names this deal."""
        return f'"deal":{msgspec.json.encode(deal.code).decode()}'


def _result_of(table: Table) -> DealResult:
    outcome = table.outcome
    assert outcome is not None
    scores = outcome.scores
    seats = [
        DealSeat(
            seat.name, seat.kind, seat.program, None if scores is None else scores[at], at in outcome.winners
        )
        for at, seat in enumerate(table.seats)
    ]
    return DealResult(table.id, table.step_events[-1].at, seats)
