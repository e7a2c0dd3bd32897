"""Changes at the tables of an account: looked for, not announced, so it is the same in every process.

A look is two short queries; only a table with new events is looked at itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import select

from discovery.core.errors import TableError
from discovery.server.accounts.book import MOST_HOLDINGS, Accounts
from discovery.server.accounts.rows import Visit
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.play import TableGone, TableNews
from discovery.store.database import Store
from discovery.store.tables import games, held_seats, holdings, secrets

Glance = Callable[[str, int], Awaitable[MyTable]]
"""A table as its player of a chair, or its host, is told of it."""
OPEN = ("waiting", "playing")
SETTLED = 5000
"""Milliseconds after an event from which on a table surely shows it: it is on disk before it is applied, and
clocks of several machines differ a little. Until then the table is looked at again."""


class News:
    """The news of a visitor, as long as their session lasts. ``now`` is in ms since 1970."""

    def __init__(
        self, store: Store, accounts: Accounts, visit: Visit, glance: Glance, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._visit = visit
        self._glance = glance
        self._now = now
        self._seen: dict[tuple[str, int], int] = {}
        self._told: dict[tuple[str, int], MyTable] = {}

    async def look(self) -> list[TableNews | TableGone] | None:
        """The changes since the last look, at first all tables that are not over; ``None`` once the
        session has ended."""
        if not await self._accounts.lasts(self._visit.session):
            return None
        held, first = await self._held(), not self._seen
        news: list[TableNews | TableGone] = [TableGone(*place) for place in self._told if place not in held]
        self._told = {place: table for place, table in self._told.items() if place in held}
        for place, (active, status) in held.items():
            known = self._seen.get(place) == active < self._now() - SETTLED
            if not (known or (first and status not in OPEN)):
                news += await self._changed(place)
        self._seen = {place: active for place, (active, _) in held.items()}
        return news

    async def _changed(self, place: tuple[str, int]) -> list[TableNews | TableGone]:
        try:
            table = await self._glance(*place)
        except TableError:
            return []  # a damaged table: its own page says why
        if self._told.get(place) == table:
            return []
        self._told[place] = table
        return [TableNews(place[1], table)]

    async def _held(self) -> dict[tuple[str, int], tuple[int, str]]:
        """When something happened last at each table that the account holds, and its status."""
        asked = (
            select(secrets.c.game, secrets.c.seat, games.c.last_active, games.c.status)
            .select_from(held_seats)
            .join(games, games.c.id == secrets.c.game)
        )
        mine = holdings.c.account == self._visit.account.id
        latest = asked.where(mine).order_by(holdings.c.at.desc()).limit(MOST_HOLDINGS)
        return {(row.game, row.seat): (row.last_active, row.status) for row in await self._store.rows(latest)}
