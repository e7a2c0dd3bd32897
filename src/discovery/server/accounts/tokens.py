"""Tokens with which programs come as an account: sessions that may do some things, until a given day."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import insert, select

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.server.accounts.book import PROGRAMS, account_name, end_sessions
from discovery.server.accounts.rows import Account, Login, Scope
from discovery.server.codes import ServerCode
from discovery.server.config.settings import DAY
from discovery.server.tables.tokens import digest, new_token
from discovery.store.database import Store
from discovery.store.tables import sessions

PREFIX = "disc_"
"""How every token begins, so that programs which look for secrets in published text can find it."""
MOST_TOKENS = 20


class Tokens:
    """The tokens of a server's accounts. ``now`` is in ms since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def make(self, account: Account, name: str, scopes: Collection[Scope], days: int) -> str:
        """A new token, which is shown this once. ``InvalidInput(BAD_NAME)``, ``TableError``: TOO_MANY_TOKENS,
        BAD_COMMAND without a scope."""
        plain = account_name(name)
        if not scopes:
            raise TableError(Code.BAD_COMMAND)
        if len(await self.of(account)) >= MOST_TOKENS:
            raise TableError(ServerCode.TOO_MANY_TOKENS, most=MOST_TOKENS)
        token, now = PREFIX + new_token(), self._now()
        row = {"hash": digest(token), "account": account.id, "device": plain, "created": now, "seen": 0}
        what = {"scopes": " ".join(sorted(set(scopes))), "until": now + int(1000 * DAY * days)}
        await self._store.write(insert(sessions).values(**row, **what))
        return token

    async def of(self, account: Account) -> list[Login]:
        """The tokens of an account that are valid, the latest made first."""
        s = sessions.c
        asked = select(s.hash, s.device, s.created, s.seen, s.scopes, s.until)
        mine = asked.where((s.account == account.id) & PROGRAMS & (s.until > self._now()))
        rows = await self._store.rows(mine.order_by(s.created.desc(), s.hash))
        return [
            Login(row.hash, row.device, row.created, row.seen, frozenset(row.scopes.split()), row.until)
            for row in rows
        ]

    async def revoke(self, account: Account, ident: str) -> None:
        """A token opens nothing any more, nor do the secrets that it was given. ``InvalidInput(NO_FILE)`` if
        the account has none with this id."""
        ended = [one.hash for one in await self.of(account) if one.id == ident]
        if not ended:
            raise InvalidInput(Code.NO_FILE, given=ident[:20])
        await self._store.write(*end_sessions(sessions.c.hash.in_(ended), self._now()))
