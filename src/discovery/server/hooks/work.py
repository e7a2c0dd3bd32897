"""Tells webhooks what has happened. What is to be told is in rows before it is sent, so no crash loses any.

News follow from the tables themselves and are looked for: a delivery has a name by what it tells, which two
processes cannot both write down, and the process that leads does the work of all.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Any, NoReturn, Protocol

import msgspec
import structlog
from sqlalchemy import Select, delete, insert, select, update

from discovery.core.errors import InvalidInput, TableError
from discovery.server.accounts.news import SETTLED
from discovery.server.cluster.members import SingleProcess
from discovery.server.config.settings import DAY, HOUR, MINUTE, Settings
from discovery.server.hooks.addresses import target_of
from discovery.server.hooks.book import KEY, Hooks
from discovery.server.hooks.rows import HookEvent, switching_off
from discovery.server.hooks.sending import DELIVERY, EVENT, SIGNATURE, Sender, signature
from discovery.server.live.rounds import again
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.hooks import HookCall
from discovery.store.database import Store
from discovery.store.rows import HOST, Conflict
from discovery.store.tables import AnyRow, accounts, deliveries, games, held_seats, holdings, hooks, secrets

log = structlog.get_logger()

ROUND_SECONDS = 2.0
PAUSES = tuple(int(1000 * pause) for pause in (10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR))
"""Milliseconds before each further try. After the last one the webhook is switched off."""
MOST = 20
"""Deliveries of one round."""
AGAIN = int(1000 * MINUTE)
"""Milliseconds for which a look goes back: events of one moment may come into the database one after the
other."""
BACK = int(1000 * DAY)
"""For how long the first look goes back."""
KEPT = int(30 * 1000 * DAY)
"""How long it is remembered that something was told."""
OK, REDIRECTS, GONE = 200, 300, 410


class HookedTables(Protocol):
    """The tables of which webhooks are told."""

    async def glance(self, table: str, seat: int) -> MyTable:
        """A table as the player of a chair, or the host, is told of it."""
        ...


class HookWork:
    """The work of one server. ``local``: webhooks may lead to this very machine. ``leads`` tells whether this
    process does it; ``now`` is in ms since 1970."""

    def __init__(
        self,
        store: Store,
        key: str,
        local: bool,
        leads: Callable[[], Awaitable[bool]],
        now: Callable[[], int],
    ) -> None:
        self.hooks = Hooks(store, key, local, now)
        self._store = store
        self._sender = Sender(local)
        self._local = local
        self._leads = leads
        self._now = now
        self._since = 0
        self._looked: dict[tuple[str, str, int], int] = {}
        self._tidied = 0

    async def keep(self, tables: HookedTables) -> NoReturn:
        """Look and send until cancelled."""
        await again("hooks", lambda: self.round(tables), ROUND_SECONDS)

    async def round(self, tables: HookedTables) -> None:
        """One look at the tables; then what is due is sent."""
        if not await self._leads():
            self._since, self._looked = 0, {}
            return
        await self._note(tables)
        await self._send()
        await self._tidy()

    # ---- what is to be told ----------------------------------------------------------------------

    async def _note(self, tables: HookedTables) -> None:
        """Write down what has happened at tables with new events."""
        since = self._since or self._now() - BACK
        looked: dict[tuple[str, str, int], int] = {}
        for row in await self._store.rows(_watched(since - AGAIN)):
            place = row.id, row.game, row.seat
            looked[place] = row.last_active
            self._since = max(self._since, row.last_active)
            if not self._looked.get(place) == row.last_active < self._now() - SETTLED:
                await self._note_table(row, tables)
        self._looked = looked

    async def _note_table(self, row: AnyRow, tables: HookedTables) -> None:
        try:
            table = await tables.glance(row.game, row.seat)
        except TableError:
            return  # a damaged table tells nobody anything
        for event, at in happened(table, row.seat, row.last_active):
            if event in row.events.split() and at >= row.created:
                fields = {"hook": row.id, "game": row.game, "seat": row.seat, "event": event, "at": at}
                with suppress(Conflict):  # it was noted before
                    ident = delivery_id(row.id, row.game, row.seat, event, at)
                    due = {"id": ident, "tries": 0, "due": self._now()}
                    await self._store.write(insert(deliveries).values(**fields, **due))

    # ---- sending ---------------------------------------------------------------------------------

    async def _send(self) -> None:
        asked = select(deliveries, hooks.c.url, hooks.c.origin).join(hooks, deliveries.c.hook == hooks.c.id)
        due = (deliveries.c.due > 0) & (deliveries.c.due <= self._now()) & (hooks.c.off == 0)
        rows = await self._store.rows(asked.where(due).order_by(deliveries.c.due).limit(MOST))
        await asyncio.gather(*(self._deliver(row) for row in rows))

    async def _deliver(self, row: AnyRow) -> None:
        body = msgspec.json.encode(
            HookCall(row.id, row.event, row.game, row.seat, row.at, f"{row.origin}#/watch/{row.game}")
        )
        signed = signature(self.hooks.secret(row.hook), self._now() // 1000, body)
        headers = {SIGNATURE: signed, DELIVERY: row.id, EVENT: row.event}
        try:
            status = await self._sender.send(target_of(row.url, self._local), body, headers)
        except InvalidInput:
            status = 0  # the host lets webhooks lead to this machine no more
        mine = update(deliveries).where(deliveries.c.id == row.id)
        noted = update(hooks).where(hooks.c.id == row.hook).values(told=self._now(), status=status)
        if OK <= status < REDIRECTS:
            await self._store.write(noted, mine.values(due=0))
        elif status == GONE or row.tries >= len(PAUSES):
            log.info("hook-off", hook=row.hook, status=status)
            await self._store.write(noted, *switching_off(hooks.c.id == row.hook, self._now()))
        else:
            later = self._now() + PAUSES[row.tries]
            await self._store.write(noted, mine.values(tries=row.tries + 1, due=later))

    async def _tidy(self) -> None:
        """Once an hour: forget what was told long ago."""
        now = self._now()
        if now - self._tidied >= int(1000 * HOUR):
            self._tidied = now
            old = (deliveries.c.due == 0) & (deliveries.c.at < now - KEPT)
            await self._store.write(delete(deliveries).where(old))


async def hook_work_of(
    store: Store, settings: Settings, cluster: SingleProcess, now: Callable[[], int]
) -> HookWork | None:
    """The webhooks of a server, ``None`` unless its host wants them, and accounts that can have some."""
    if not (settings.webhooks and settings.accounts):
        return None
    key = await store.fact(KEY, token_hex(32))
    return HookWork(store, key, settings.webhooks == "local", cluster.leads, now)


def happened(table: MyTable, seat: int, last: int) -> Iterator[tuple[HookEvent, int]]:
    """The events to send to the holder of a seat, or to the host, of a table whose last event was at
    ``last``, each with its time."""
    if table.called:
        yield HookEvent.TURN, table.called
    if table.status == "over":
        yield HookEvent.OVER, last
    if seat == HOST and table.status == "waiting" and not table.free:
        yield HookEvent.FULL, last


def delivery_id(hook: str, game: str, seat: int, event: HookEvent, at: int) -> str:
    """The id of a delivery, the same in every process: a game ends once, a table fills up once."""
    moment = at if event is HookEvent.TURN else 0
    return hashlib.sha256(f"{hook} {game} {seat} {event} {moment}".encode()).hexdigest()[:32]


def _watched(since: int) -> Select[Any]:
    """The tables with events after a moment, each with the webhooks of those who hold a seat there."""
    asked = (
        select(
            hooks.c.id, hooks.c.events, hooks.c.created, secrets.c.game, secrets.c.seat, games.c.last_active
        )
        .select_from(held_seats)
        .join(hooks, hooks.c.account == holdings.c.account)
        .join(accounts, (accounts.c.id == hooks.c.account) & (accounts.c.closed == 0))
        .join(games, games.c.id == secrets.c.game)
    )
    return asked.where((hooks.c.off == 0) & (games.c.last_active > since)).distinct()
