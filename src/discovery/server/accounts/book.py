"""Everything that is done with accounts. Each step is one transaction of the store."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import structlog
from sqlalchemy import ColumnElement, Executable, Select, delete, exists, insert, literal, select, update

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.core.text.names import clean, needed_name, shape
from discovery.server.accounts.passwords import Passwords, refuse_weak
from discovery.server.accounts.rows import (
    Account,
    Login,
    Role,
    Sanction,
    SanctionKind,
    Visit,
    new_account_id,
)
from discovery.server.accounts.sanctions import in_force
from discovery.server.clubs.rows import forgetting_member
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import DAY, HOUR, Settings
from discovery.server.hooks.rows import removing, switching_off
from discovery.server.mail.addresses import forgetting
from discovery.server.tables.tokens import digest, new_token
from discovery.store.audit import reports, sanctions
from discovery.store.contest_tables import entrants
from discovery.store.database import Store
from discovery.store.passkeys import passkeys, spent_challenges
from discovery.store.rows import TABLE, Conflict
from discovery.store.tables import (
    Time,
    accounts,
    held_seats,
    holdings,
    hooks,
    invitations,
    mail_addresses,
    secrets,
    session_secrets,
    sessions,
    wishes,
)

log = structlog.get_logger()

IDLE_DAYS, LONGEST_DAYS = 30, 180
"""Days after which a session ends that is not used, and one that is."""
INVITED_DAYS = 7
"""Days within which a password can be set by an invitation."""
FAILURES_PER_HOUR = 30
"""Wrong passwords for one account, from anywhere: far more than its owner needs, far fewer than guessing
does. Those who are logged in stay so."""
MOST_SESSIONS, MOST_HOLDINGS = 30, 500
BROWSERS, PROGRAMS = sessions.c.scopes == "", sessions.c.scopes != ""
"""The sessions of people, and those that are tokens."""


class Accounts:
    """The accounts of a server. ``now`` is in ms since 1970."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], int], passwords: Passwords
    ) -> None:
        self._store = store
        self._now = now
        self._passwords = passwords
        self._failures = RateLimiter(FAILURES_PER_HOUR, HOUR, time.monotonic)
        self._open = settings.accounts == "open"

    # ---- who is there ----------------------------------------------------------------------------

    async def register(self, name: str, password: str, device: str) -> tuple[Visit, str]:
        """A new account, logged in, and the secret of its session. ``InvalidInput``: BAD_NAME, WEAK_PASSWORD,
        NAME_TAKEN; ``TableError(BY_INVITATION)`` where the host makes the accounts."""
        self.refuse_uninvited()
        plain = account_name(name)
        refuse_weak(password, plain)
        ident = new_account_id()
        await self.add(ident, plain, await self._passwords.hash(password))
        return await self.begin(ident, device)

    def refuse_uninvited(self) -> None:
        """``TableError(BY_INVITATION)`` where the host makes the accounts."""
        if not self._open:
            raise TableError(Code.BY_INVITATION)

    async def add(self, ident: str, name: str, kept: str, *beside: Executable) -> None:
        """Keep a new account with the hash of its password, ``""`` for none, and what belongs to it.
        ``InvalidInput``: BAD_NAME, NAME_TAKEN."""
        plain = account_name(name)
        try:
            await self._store.write(new_account(ident, plain, kept, Role.PLAYER, self._now()), *beside)
        except Conflict:
            raise InvalidInput(Code.NAME_TAKEN, given=plain) from None
        log.info("account-made", account=ident)

    async def log_in(self, name: str, password: str, device: str) -> tuple[Visit, str]:
        """A new session and its secret. ``InvalidInput(WRONG_LOGIN)`` whatever is wrong, ``TableError``
        TOO_MANY after too many wrong passwords."""
        folded = clean(name[:200]).casefold()
        rows = await self._store.rows(select(accounts).where(accounts.c.folded == folded))
        kept = str(rows[0].password) if rows and not rows[0].closed else ""
        await self._compare(password, kept, folded)
        if self._passwords.is_old(kept):
            await self._store.write(_keep(rows[0].id, await self._passwords.hash(password)))
        return await self.begin(rows[0].id, device)

    async def whoever(self, token: str, which: ColumnElement[bool] = BROWSERS) -> Visit | None:
        """Who shows the secret of a session, or of a token for ``PROGRAMS``; ``None`` for one that opens
        nothing (any more)."""
        if not token:
            return None
        now = self._now()
        a, s = accounts.c, sanctions.c
        ban = (s.id.label("ban"), s.reason, s.at, s.until.label("banned_until"))
        asked = (
            select(sessions, a.name, a.role, a.created.label("since"), *ban)
            .join(accounts, sessions.c.account == a.id)
            .outerjoin(sanctions, (s.account == a.id) & (s.kind == SanctionKind.BAN) & in_force(now))
        )
        mine = (sessions.c.hash == digest(token)) & (a.closed == 0) & which & _lasts(now)
        rows = await self._store.rows(asked.where(mine))
        if not rows:
            return None
        row = rows[0]
        if row.seen < now - int(1000 * HOUR):  # often enough to show it, seldom enough not to write all day
            await self._store.write(update(sessions).where(sessions.c.hash == row.hash).values(seen=now))
        return Visit(
            Account(row.account, row.name, Role(row.role), row.since),
            Login(row.hash, row.device, row.created, row.seen, frozenset(row.scopes.split()), row.until),
            Sanction(row.ban, SanctionKind.BAN, row.reason, row.at, row.banned_until) if row.ban else None,
        )

    async def lasts(self, session: Login) -> bool:
        """Whether a session, or a token, has not ended meanwhile."""
        mine = (sessions.c.hash == session.hash) & _lasts(self._now())
        return bool(await self._store.rows(select(sessions.c.hash).where(mine)))

    async def sessions(self, account: Account) -> list[Login]:
        """Where it is logged in, but for programs, the latest used first."""
        asked = select(sessions.c.hash, sessions.c.device, sessions.c.created, sessions.c.seen)
        mine = asked.where((sessions.c.account == account.id) & BROWSERS)
        latest = mine.order_by(sessions.c.seen.desc(), sessions.c.hash)
        return [Login(**row._mapping) for row in await self._store.rows(latest)]

    async def end_session(self, visit: Visit, ident: str) -> None:
        """End one session of the account, by its id. ``InvalidInput(NO_FILE)`` if there is none."""
        ended = [one.hash for one in await self.sessions(visit.account) if one.id == ident]
        if not ended:
            raise InvalidInput(Code.NO_FILE, given=ident[:20])
        await self._end(sessions.c.hash.in_(ended))

    async def end_others(self, visit: Visit) -> None:
        """End all sessions of the account but this one; its tokens stay."""
        await self._end(_others(visit) & BROWSERS)

    async def log_out(self, visit: Visit) -> None:
        """End the session of the visit."""
        await self._end(sessions.c.hash == visit.session.hash)

    async def change_password(self, visit: Visit, new: str) -> None:
        """Another password, for visitors who have proved who they are; all other sessions and all tokens
        end, and webhooks are switched off. ``InvalidInput(WEAK_PASSWORD)``."""
        refuse_weak(new, visit.account.name)
        ident, kept = visit.account.id, await self._passwords.hash(new)
        await self._store.write(*_renewing(ident, kept, _others(visit), self._now()))

    async def accept(self, invitation: str, password: str, device: str) -> tuple[Visit, str]:
        """Set the password by an invitation, once, which ends all sessions and tokens and switches webhooks
        off, and log in. ``TableError`` FOREIGN_TOKEN for an invitation that is used or old,
        ``InvalidInput(WEAK_PASSWORD)``."""
        valid = (invitations.c.hash == digest(invitation)) & (invitations.c.until > self._now())
        asked = (
            select(accounts.c.id, accounts.c.name).join(invitations).where(valid & (accounts.c.closed == 0))
        )
        rows = await self._store.rows(asked)
        if not rows:
            raise TableError(Code.FOREIGN_TOKEN)
        ident, name = rows[0].id, rows[0].name
        refuse_weak(password, name)
        kept = await self._passwords.hash(password)
        await self._store.write(
            *_renewing(ident, kept, sessions.c.account == ident, self._now()),
            delete(invitations).where(invitations.c.account == ident),
        )
        return await self.begin(ident, device)

    async def end_old(self) -> None:
        """End the sessions that nobody has used for long, and forget invitations that came to nothing and
        challenges that have run out."""
        now = self._now()
        await self._store.write(
            *end_sessions(~_lasts(now), now),
            *(delete(one).where(one.c.until < now) for one in (invitations, spent_challenges)),
        )

    async def begin(self, ident: str, device: str) -> tuple[Visit, str]:
        """A new session; the oldest one ends where there are too many."""
        token, now = new_token(), self._now()
        row = {"hash": digest(token), "account": ident, "device": device, "created": now, "seen": now}
        spare = end_sessions(sessions.c.hash.in_(_oldest(ident)), now)
        await self._store.write(insert(sessions).values(**row), *spare)
        visit = await self.whoever(token)
        if visit is None:  # closed meanwhile
            raise InvalidInput(Code.WRONG_LOGIN)
        return visit, token

    async def has_password(self, account: Account) -> bool:
        """Whether it can be entered with a password."""
        rows = await self._store.rows(select(accounts.c.password).where(accounts.c.id == account.id))
        return bool(rows and rows[0].password)

    async def check(self, visit: Visit, password: str) -> None:
        """``InvalidInput(WRONG_LOGIN)`` for another password than the account's, ``TableError(TOO_MANY)``
        after too many."""
        asked = select(accounts.c.password).where(accounts.c.id == visit.account.id)
        rows = await self._store.rows(asked)
        await self._compare(password, rows[0].password if rows else "", visit.account.id)

    async def _compare(self, password: str, kept: str, whose: str) -> None:
        """``InvalidInput(WRONG_LOGIN)`` if a password is not the one that was kept, ``TableError(TOO_MANY)``
        if that has been so too often: then the right one is refused, too, or guessing would go on."""
        fits = await self._passwords.fits(password, kept)
        if self._failures.spent(whose):
            raise TableError(Code.TOO_MANY)
        if not fits:
            self._failures.take(whose)
            raise InvalidInput(Code.WRONG_LOGIN)

    async def _end(self, which: ColumnElement[bool]) -> None:
        await self._store.write(*end_sessions(which, self._now()))

    # ---- seats -----------------------------------------------------------------------------------

    async def take(self, visit: Visit, tokens: Sequence[str]) -> None:
        """Take along the seats and tables that some secrets open; those that open nothing are left out, and
        so are those that were made for a session: they are an account's already."""
        hashes = [digest(token) for token in tokens]
        made = exists(select(session_secrets.c.secret).where(session_secrets.c.secret == secrets.c.hash))
        held = exists(
            select(holdings.c.secret).where(
                (holdings.c.secret == secrets.c.hash) & (holdings.c.account == visit.account.id)
            )
        )
        valid = secrets.c.hash.in_(hashes) & (secrets.c.revoked == 0) & (secrets.c.seat != TABLE)
        shown = select(literal(visit.account.id), secrets.c.hash, literal(self._now(), Time)).where(
            valid & ~made & ~held
        )
        await self._store.write(insert(holdings).from_select(["account", "secret", "at"], shown))

    async def held(self, account: Account) -> list[tuple[str, int]]:
        """The tables and chairs (or ``HOST``) of an account, the latest taken first."""
        asked = select(secrets.c.game, secrets.c.seat).select_from(held_seats)
        mine = asked.where(holdings.c.account == account.id)
        latest = mine.order_by(holdings.c.at.desc(), secrets.c.game, secrets.c.seat)
        return list(
            dict.fromkeys((row.game, row.seat) for row in await self._store.rows(latest.limit(MOST_HOLDINGS)))
        )

    async def key(self, visit: Visit, game: str, seat: int) -> str:
        """A secret for a seat that the account holds, which ends with the session. ``TableError``
        FOREIGN_TOKEN for any other seat."""
        if (game, seat) not in await self.held(visit.account):
            raise TableError(Code.FOREIGN_TOKEN)
        token = new_token()
        row = {"hash": digest(token), "game": game, "seat": seat, "revoked": 0}
        await self._store.write(
            insert(secrets).values(**row),
            insert(session_secrets).values(secret=digest(token), session=visit.session.hash),
        )
        return token

    async def erase(self, visit: Visit) -> None:
        """Delete the account with everything that is only its own, once its owner has confirmed who they are.
        Tables stay as they are: they are others' as well."""
        await self._store.write(*erasing(visit.account.id, self._now()))
        log.info("account-erased", account=visit.account.id)


def account_name(typed: str) -> str:
    """A name as accounts write it. ``InvalidInput``: BAD_NAME, MIXED_NAME."""
    return needed_name(typed)


def new_account(ident: str, name: str, password: str, role: Role, now: int) -> Executable:
    """The row of a new account."""
    return insert(accounts).values(
        id=ident,
        name=name,
        folded=name.casefold(),
        shape=shape(name),
        password=password,
        role=role,
        created=now,
        closed=0,
    )


def _keep(ident: str, password: str) -> Executable:
    """The statement that gives an account the hash of another password."""
    return update(accounts).where(accounts.c.id == ident).values(password=password)


def _renewing(ident: str, password: str, which: ColumnElement[bool], now: int) -> list[Executable]:
    """Statements that replace a password that somebody else may have known: sessions and
    tokens end; webhooks, which nobody can log out, wait until their owner has looked at them."""
    off = switching_off(hooks.c.account == ident, now)
    return [_keep(ident, password), *end_sessions(which, now), *off]


def _lasts(now: int) -> ColumnElement[bool]:
    """Whether a session can still be used."""
    used = sessions.c.seen > now - int(IDLE_DAYS * 1000 * DAY)
    young = sessions.c.created > now - int(LONGEST_DAYS * 1000 * DAY)
    return (BROWSERS & used & young) | (PROGRAMS & (sessions.c.until > now))


def _oldest(ident: str) -> Select[tuple[str]]:
    """The sessions of an account that are too many, by their hashes."""
    own = sessions.alias()
    mine = (own.c.account == ident) & (own.c.scopes == "")
    latest = select(own.c.hash).where(mine).order_by(own.c.seen.desc(), own.c.hash)
    return latest.offset(MOST_SESSIONS)


def _others(visit: Visit) -> ColumnElement[bool]:
    """The sessions of the same account beside this one."""
    return (sessions.c.account == visit.account.id) & (sessions.c.hash != visit.session.hash)


def end_sessions(which: ColumnElement[bool], now: int) -> list[Executable]:
    """Statements that end sessions: secrets are revoked, and their players leave their tables."""
    ended = select(sessions.c.hash).where(which)
    made = select(session_secrets.c.secret).where(session_secrets.c.session.in_(ended))
    tables = select(secrets.c.game).where(secrets.c.hash.in_(made) & (secrets.c.revoked == 0)).distinct()
    asked = select(tables.subquery().c.game, literal("recheck"), literal(now, Time), literal(0))
    return [
        insert(wishes).from_select(["game", "verb", "at", "done"], asked),
        update(secrets).where(secrets.c.hash.in_(made)).values(revoked=1),
        delete(session_secrets).where(session_secrets.c.session.in_(ended)),
        delete(sessions).where(which),
    ]


def erasing(ident: str, now: int) -> list[Executable]:
    """The statements that erase an account."""
    return [
        *end_sessions(sessions.c.account == ident, now),
        *removing(hooks.c.account == ident),
        *forgetting(mail_addresses.c.account == ident),
        *forgetting_member(ident),
        update(entrants).where(entrants.c.account == ident).values(account=None),
        *(
            delete(table).where(table.c.account == ident)
            for table in (holdings, invitations, passkeys, sanctions)
        ),
        update(reports).where(reports.c.account == ident).values(account=""),
        delete(accounts).where(accounts.c.id == ident),
    ]
