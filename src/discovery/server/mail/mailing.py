"""The mails of a server: written down when they are due, sent by one process each, again after a failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from email.message import EmailMessage
from typing import NoReturn

import structlog
from sqlalchemy import ColumnElement, delete, exists, select, tuple_, update

from discovery.server.config.settings import DAY, HOUR, MINUTE
from discovery.server.live.people.looking import Onlooker, ProcessTables
from discovery.server.live.rounds import again
from discovery.server.mail.addresses import CONFIRM, Address, Addresses, address_of, forgetting, noting
from discovery.server.mail.letters import LetterWriter, MailDraft
from discovery.server.mail.smtp import DeliveryOutcome, MailServer
from discovery.server.mail.tokens import Scope, Signer
from discovery.server.mail.watching import OVER, TURN, WatchedSeat, watched, watched_of
from discovery.store.database import Store
from discovery.store.rows import Conflict
from discovery.store.tables import AnyRow, games, leases, mail_addresses, mails

log = structlog.get_logger()

ROUND_SECONDS = 30.0
"""Seconds between two looks: fewer than a table without people stays in memory, so each visit is seen."""
AWAY = int(1000 * 5 * MINUTE)
"""Milliseconds without a connection after which somebody is away."""
CLAIMED = int(1000 * 15 * MINUTE)
"""Milliseconds for which a process has a mail to send for itself: longer than sending ``MOST`` can take."""
MOST = 10
"""Mails of one round."""
FIRST_RETRY = int(1000 * 5 * MINUTE)
TRIES = 6
"""With three times the wait before each further try, a mail is given up after ten hours."""
LONG_AWAY, DIGEST_AGAIN = int(3 * 1000 * DAY), int(7 * 1000 * DAY)
"""Milliseconds since the mail about a turn after which one more tells of all tables, and between two of
those."""
DIGEST = "digest"


class Mailing:
    """The mails of a server. ``now`` is in ms since 1970; ``keep_days``: how long an address at a table is
    kept once its game is over, 0 for ever."""

    def __init__(
        self,
        store: Store,
        server: MailServer,
        writer: LetterWriter,
        signer: Signer,
        now: Callable[[], int],
        keep_days: float,
    ) -> None:
        self.addresses = Addresses(store, signer, now)
        self._store = store
        self._server = server
        self._writer = writer
        self._now = now
        self._keep = int(1000 * DAY * keep_days)
        self._absent: dict[tuple[str, int], int] = {}
        self._round = asyncio.Lock()
        self._hour = -HOUR

    async def keep(self, tables: ProcessTables) -> NoReturn:
        """Look and send until cancelled."""
        await again("mail", lambda: self.round(tables), ROUND_SECONDS)

    async def round(self, tables: ProcessTables) -> None:
        """One look at the tables; then what is due is sent."""
        async with self._round:
            leads = await tables.context.cluster.leads()
            onlooker = Onlooker(tables, leads)
            await self._note(onlooker)
            if leads and time.monotonic() - self._hour >= HOUR:
                self._hour = time.monotonic()
                await self._digest()
                await self._forget()
            await self._send(onlooker, tables.context.cluster.process)

    # ---- what is to be sent ----------------------------------------------------------------------

    async def _note(self, onlooker: Onlooker) -> None:
        """Write down what has become true, and take back what has been seen meanwhile."""
        over = select(games.c.id).where(games.c.status != "playing")
        await self._store.write(delete(mails).where((mails.c.kind == TURN) & mails.c.about.in_(over)))
        listed = watched_of(await self._store.rows(watched()))
        absent = {}
        noted = {(one.address, one.game, one.chair) for one in listed if one.noted}
        for one in listed:
            seen = await onlooker.presence(one.game, one.chair)
            if seen is None:
                continue
            if seen.connected or seen.left > one.noted > 0:
                await self._was_there(one, connected=seen.connected)
            key = one.address, one.game, one.chair
            if seen.connected or key in noted:
                continue
            noted.add(key)
            since = max(self._absent.get((one.game, one.chair), self._now()), seen.left)
            absent[one.game, one.chair] = since
            if self._now() - since >= AWAY:
                await self._tell(one, onlooker)
        self._absent = absent

    async def _was_there(self, one: WatchedSeat, connected: bool) -> None:
        """Somebody has been at the table: they are told again of its next turn; an end that they see needs no
        mail."""
        if one.status == "playing" and one.noted:
            await self._store.write(delete(mails).where(_mail(one.id, TURN, one.game)))
        elif one.status == "over" and connected and not one.noted:
            await self._add(one.id, OVER, one.game, self._now(), sent=self._now())

    async def _tell(self, one: WatchedSeat, onlooker: Onlooker) -> None:
        glance = await onlooker.glance(one.game, one.chair)
        if glance is None or (one.status == "playing" and not glance.called):
            return
        kind = OVER if one.status == "over" else TURN
        await self._add(one.id, kind, one.game, one.quiet.after(self._now(), 0))

    async def _digest(self) -> None:
        """One mail for all tables that somebody has not come to for long."""
        now, a = self._now(), mail_addresses.c
        waiting = (mails.c.kind == TURN) & (mails.c.sent > 0) & (mails.c.sent < now - LONG_AWAY)
        asked = select(mail_addresses).where(a.id.in_(select(mails.c.address).where(waiting)))
        long_away = [address_of(row) for row in await self._store.rows(asked.order_by(a.id))]
        earlier = select(a.address, mails.c.sent).join(mails, mails.c.address == a.id)
        rows = await self._store.rows(earlier.where(mails.c.kind == DIGEST))
        recent = {row.address for row in rows if not 0 < row.sent < now - DIGEST_AGAIN}
        for address in long_away:
            if address.address not in recent:
                recent.add(address.address)
                await self._store.write(delete(mails).where(_mail(address.id, DIGEST, "")))
                await self._add(address.id, DIGEST, "", address.quiet.after(now, 0))

    async def _add(self, ident: str, kind: str, about: str, due: int, sent: int = 0) -> None:
        # another process has seen the same, or the address was taken back meanwhile
        with suppress(Conflict):
            await self._store.write(noting(ident, kind, about, self._now(), due, sent))

    async def _forget(self) -> None:
        """Addresses that are not needed any more."""
        await self.addresses.end_old()
        if self._keep:
            ended = games.c.status.in_(("over", "closed")) & (games.c.last_active < self._now() - self._keep)
            await self._store.write(*forgetting(mail_addresses.c.game.in_(select(games.c.id).where(ended))))

    # ---- sending ---------------------------------------------------------------------------------

    async def _send(self, onlooker: Onlooker, process: str) -> None:
        """Send what is due and still true. A mail that has been handed over just before a crash is sent
        twice, with the same id, rather than never."""
        claimed = await self._claim(process)
        if not claimed:
            return
        asked = select(mail_addresses).where(mail_addresses.c.id.in_({row.address for row in claimed}))
        addresses = {row.id: address_of(row) for row in await self._store.rows(asked)}
        ready: list[tuple[AnyRow, Address, EmailMessage]] = []
        for row in claimed:
            address = addresses.get(row.address)
            if address is None:
                continue
            letter = await self._letter(row, address, onlooker)
            if letter is None:
                await self._drop(row)
            else:
                ready.append((row, address, letter))
        outcomes = await asyncio.to_thread(self._server.deliver, [letter for _, _, letter in ready])
        for (row, address, _), outcome in zip(ready, outcomes, strict=True):
            await self._settle(row, address, outcome)

    async def _claim(self, process: str) -> Sequence[AnyRow]:
        """Some mails that are due, for this process alone, but none about a table that another one has."""
        m, now = mails.c, self._now()
        elsewhere = exists(
            select(leases.c.game).where((leases.c.game == m.about) & (leases.c.process != process))
        )
        free = (m.sent == 0) & (m.due <= now) & (m.until < now)
        key = tuple_(m.address, m.kind, m.about)
        some = select(m.address, m.kind, m.about).where(free & ~elsewhere).order_by(m.due).limit(MOST)
        taken = update(mails).where(free & key.in_(some)).values(until=now + CLAIMED, tries=m.tries + 1)
        return await self._store.take(taken.returning(m.address, m.kind, m.about, m.at, m.tries))

    async def _letter(self, row: AnyRow, address: Address, onlooker: Onlooker) -> EmailMessage | None:
        """The mail, ``None`` if what it says is not true any more."""
        scope: Scope = "all" if row.kind == DIGEST else "one"
        token = self.addresses.token(address, scope)
        sheet = await self._sheet(row, address, token, onlooker)
        if sheet is None:
            return None
        key = f"{row.address} {row.kind} {row.about} {row.at}"
        return self._writer.finished(sheet, address.address, address.language, key, token)

    async def _sheet(self, row: AnyRow, address: Address, token: str, onlooker: Onlooker) -> MailDraft | None:
        language = address.language
        if row.kind == CONFIRM:
            return None if address.confirmed else self._writer.confirmation(language, token)
        if not address.confirmed:
            return None
        if row.kind == DIGEST:
            waiting = await self._waiting(address, onlooker)
            return self._writer.digest(language, token, waiting) if waiting else None
        seats = await self._seats((mail_addresses.c.id == row.address) & (games.c.id == row.about))
        for one in seats:
            glance = await onlooker.glance(one.game, one.chair)
            if row.kind == OVER and glance is not None and glance.status == "over":
                return self._writer.over(language, token, glance.game)
            if row.kind == TURN and glance is not None and await onlooker.waits(one.game, one.chair):
                return self._writer.turn(language, token, glance.game)
        return None

    async def _waiting(self, address: Address, onlooker: Onlooker) -> list[str]:
        """The games of the tables that wait for somebody, whatever seats the address was typed for."""
        by_table: dict[str, str] = {}
        for one in await self._seats(mail_addresses.c.address == address.address):
            glance = await onlooker.glance(one.game, one.chair)
            if glance is not None and one.status == "playing" and glance.called:
                by_table[one.game] = glance.game
        return list(by_table.values())

    async def _seats(self, only: ColumnElement[bool]) -> list[WatchedSeat]:
        return watched_of(await self._store.rows(watched(only)))

    async def _drop(self, row: AnyRow) -> None:
        """Do not send an outdated mail; one about a turn is deleted, so that a later turn can be told."""
        mine = _mail(row.address, row.kind, row.about)
        if row.kind == TURN:
            await self._store.write(delete(mails).where(mine))
        else:
            await self._store.write(update(mails).where(mine).values(sent=self._now()))

    async def _settle(self, row: AnyRow, address: Address, outcome: DeliveryOutcome) -> None:
        mine, now = _mail(row.address, row.kind, row.about), self._now()
        if outcome is DeliveryOutcome.REFUSED:
            log.info("mail-address-refused", mail=row.kind)
            await self.addresses.end(address, every=True)
        elif outcome is DeliveryOutcome.SENT or row.tries >= TRIES:
            log.info("mail-sent" if outcome is DeliveryOutcome.SENT else "mail-given-up", mail=row.kind)
            await self._store.write(update(mails).where(mine).values(sent=now))
        else:
            due = now + FIRST_RETRY * 3 ** (row.tries - 1)
            await self._store.write(update(mails).where(mine).values(due=due, until=0))


def _mail(ident: str, kind: str, about: str) -> ColumnElement[bool]:
    return (mails.c.address == ident) & (mails.c.kind == kind) & (mails.c.about == about)
