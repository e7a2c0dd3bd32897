"""Reports of people at tables, and what moderators decide about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, delete, func, insert, literal, select, update

from discovery.core.errors import Code, TableError
from discovery.server.accounts.book import end_sessions
from discovery.server.accounts.rows import Role, Sanction, SanctionKind, Visit
from discovery.server.accounts.sanctions import in_force, sanction_in
from discovery.server.codes import ServerCode
from discovery.server.config.settings import HOUR
from discovery.store.audit import OPEN, AuditedAct, Noted, latest_acts, noted, reports, sanctions
from discovery.store.database import Store
from discovery.store.rows import Conflict, new_ident
from discovery.store.tables import Time, accounts, games, held_seats, holdings, secrets, sessions, wishes

DISMISSED = "dismissed"
SANCTIONED = {SanctionKind.MUTE: "muted", SanctionKind.BAN: "banned"}
"""The outcome of a report."""
ACTS = {SanctionKind.MUTE: AuditedAct.MUTE, SanctionKind.BAN: AuditedAct.BAN}
MOST_OPEN = 500
"""Reports that may wait to be read; with more, nobody reads them."""
SHOWN = 200
"""How many of each kind the moderators' page lists."""


@dataclass(frozen=True, slots=True)
class ReportedChat:
    """A text that ``name`` wrote, at ``at`` ms since 1970."""

    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class ReportedScene:
    """The facts when somebody is reported: the table, how far its game is, the chair and the name of the
    reported player, the name of the reporter (``""`` for one who watches), what people wrote."""

    table: str
    step: int
    chair: int
    name: str
    reporter: str
    lines: Sequence[ReportedChat]


@dataclass(frozen=True, slots=True)
class OpenReport:
    """A report that waits for a decision. ``account`` is a name, ``""`` for a guest; ``status`` is that of
    the table, ``""`` if it is gone."""

    id: str
    table: str
    status: str
    step: int
    seat: str
    account: str
    reporter: str
    reason: str
    words: str
    lines: Sequence[ReportedChat]
    at: int


class Moderation:
    """The reports and sanctions of a server. ``now`` is in ms since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def is_read(self) -> bool:
        """Whether reports are taken: somebody must be there who reads them."""
        readers = accounts.c.role.in_([Role.MODERATOR, Role.HOST]) & (accounts.c.closed == 0)
        return bool(await self._store.rows(select(accounts.c.id).where(readers).limit(1)))

    async def report(self, scene: ReportedScene, reason: str, words: str) -> None:
        """Keep a report. ``TableError(TOO_MANY)`` while too many wait."""
        waiting = select(func.count()).select_from(reports).where(reports.c.state == OPEN)
        if (await self._store.rows(waiting))[0][0] >= MOST_OPEN:
            raise TableError(Code.TOO_MANY)
        row = {
            "id": new_ident(),
            "game": scene.table,
            "step": scene.step,
            "seat": scene.name,
            "account": await self._holder(scene.table, scene.chair),
            "reporter": scene.reporter,
            "reason": reason,
            "words": words,
            "lines": msgspec.json.encode(list(scene.lines)).decode(),
            "at": self._now(),
            "state": OPEN,
        }
        await self._store.write(insert(reports).values(row))

    async def _holder(self, table: str, chair: int) -> str:
        """The account that holds a chair, the latest if there are several; ``""`` for none."""
        seat = (secrets.c.game == table) & (secrets.c.seat == chair)
        asked = select(holdings.c.account).select_from(held_seats).where(seat)
        rows = await self._store.rows(asked.order_by(holdings.c.at.desc()).limit(1))
        return str(rows[0].account) if rows else ""

    async def waiting(self) -> list[OpenReport]:
        """The open reports, the oldest first."""
        r, name, status = reports.c, func.coalesce(accounts.c.name, ""), func.coalesce(games.c.status, "")
        known = (r.id, r.game.label("table"), r.step, r.seat, r.reporter, r.reason, r.words, r.lines, r.at)
        joined = reports.outerjoin(accounts, accounts.c.id == r.account).outerjoin(
            games, games.c.id == r.game
        )
        asked = select(*known, name.label("account"), status.label("status")).select_from(joined)
        rows = await self._store.rows(asked.where(r.state == OPEN).order_by(r.at, r.id).limit(SHOWN))
        read = msgspec.json.Decoder(list[ReportedChat]).decode
        return [OpenReport(**{**row._mapping, "lines": read(row.lines)}) for row in rows]

    async def in_force(self) -> list[tuple[str, Sanction]]:
        """The sanctions in force, with the names of the accounts, the latest first."""
        asked: Select[Any] = select(sanctions, accounts.c.name).join(accounts).where(in_force(self._now()))
        rows = await self._store.rows(asked.order_by(sanctions.c.at.desc(), sanctions.c.id).limit(SHOWN))
        return [(row.name, sanction_in(row)) for row in rows]

    async def acts(self) -> list[Noted]:
        """The acts of hosts and moderators, the latest first."""
        return [Noted(**row._mapping) for row in await self._store.rows(latest_acts())]

    async def dismiss(self, visit: Visit, ident: str, reason: str) -> None:
        """A report needs nothing done. ``TableError(REPORT_DECIDED)``."""
        report = await self._open(ident)
        act = noted(visit.account.id, AuditedAct.DISMISS, report.account or report.game, reason, self._now())
        await self._store.write(_decided(ident, DISMISSED), act)

    async def punish(self, visit: Visit, ident: str, kind: SanctionKind, hours: int, reason: str) -> None:
        """Mute or ban the account that a report is about, for some hours, or (0) until it is lifted.
        ``TableError``: REPORT_DECIDED, GUEST_SEAT, NOT_ALLOWED against a role that is not below one's own."""
        report = await self._open(ident)
        whom, now = await self._below(visit, report.account), self._now()
        until = now + int(hours * 1000 * HOUR) if hours else 0
        row = {"id": ident, "account": whom, "kind": kind, "reason": reason, "at": now, "until": until}
        ended = _ending_visits(whom, now) if kind is SanctionKind.BAN else []
        act = noted(visit.account.id, ACTS[kind], whom, reason, now)
        try:
            # the sanction's id is the report's: of two who decide at once, one is too late
            await self._store.write(
                insert(sanctions).values(row), _decided(ident, SANCTIONED[kind]), *ended, act
            )
        except Conflict:
            raise TableError(ServerCode.REPORT_DECIDED) from None

    async def lift(self, visit: Visit, ident: str, reason: str) -> None:
        """End a sanction. ``TableError(REPORT_DECIDED)`` if it has ended."""
        rows = await self._store.rows(select(sanctions.c.account).where(sanctions.c.id == ident))
        if not rows:
            raise TableError(ServerCode.REPORT_DECIDED)
        act = noted(visit.account.id, AuditedAct.LIFT, rows[0].account, reason, self._now())
        await self._store.write(delete(sanctions).where(sanctions.c.id == ident), act)

    async def _open(self, ident: str) -> Any:
        asked = select(reports).where((reports.c.id == ident) & (reports.c.state == OPEN))
        rows = await self._store.rows(asked)
        if not rows:
            raise TableError(ServerCode.REPORT_DECIDED)
        return rows[0]

    async def _below(self, visit: Visit, account: str) -> str:
        """An account that a moderator may do something about."""
        rows = await self._store.rows(select(accounts.c.role).where(accounts.c.id == account))
        if not rows:
            raise TableError(ServerCode.GUEST_SEAT)
        ranks = list(Role)
        if ranks.index(Role(rows[0].role)) >= ranks.index(visit.account.role):
            raise TableError(ServerCode.NOT_ALLOWED)
        return account


def _decided(ident: str, state: str) -> Executable:
    return update(reports).where((reports.c.id == ident) & (reports.c.state == OPEN)).values(state=state)


def _ending_visits(account: str, now: int) -> list[Executable]:
    """Statements that end the sessions of an account and let everybody at its tables show their secrets
    again, by which it is refused at open ones."""
    live = games.c.status.in_(["waiting", "playing"])
    tables = (
        select(secrets.c.game)
        .select_from(held_seats)
        .join(games, games.c.id == secrets.c.game)
        .where((holdings.c.account == account) & live)
        .distinct()
        .subquery()
    )
    again = select(tables.c.game, literal("recheck"), literal(now, Time), literal(0))
    return [
        insert(wishes).from_select(["game", "verb", "at", "done"], again),
        *end_sessions(sessions.c.account == account, now),
    ]
