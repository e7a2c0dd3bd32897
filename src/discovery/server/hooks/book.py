"""The webhooks of accounts: where they lead, of what they are told, and with which secret that is signed."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection

from sqlalchemy import insert, select, update

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.server.accounts.rows import Account
from discovery.server.codes import ServerCode
from discovery.server.hooks.addresses import target_of
from discovery.server.hooks.rows import Hook, HookEvent, hook_of, removing
from discovery.store.database import Store
from discovery.store.rows import new_ident
from discovery.store.tables import hooks

MOST_HOOKS = 5
KEY = "hook-key"
"""The name under which the key is kept from which the secrets of all webhooks follow."""
PREFIX = "dwhs_"


class Hooks:
    """The webhooks of a server. ``local``: they may lead to this very machine. ``now``: ms since 1970."""

    def __init__(self, store: Store, key: str, local: bool, now: Callable[[], int]) -> None:
        self._store = store
        self._key = key.encode()
        self._local = local
        self._now = now

    def secret(self, ident: str) -> str:
        """The secret with which deliveries of a webhook are signed. It follows from the server's key, so no
        row holds it."""
        return PREFIX + hmac.digest(self._key, ident.encode(), "sha256").hex()

    async def make(self, account: Account, url: str, events: Collection[HookEvent], origin: str) -> Hook:
        """A new webhook. ``InvalidInput(BAD_HOOK)`` for a URL where none may lead, ``TableError``:
        TOO_MANY_HOOKS, BAD_COMMAND without an event."""
        target_of(url, self._local)
        if not events:
            raise TableError(Code.BAD_COMMAND)
        if len(await self.of(account)) >= MOST_HOOKS:
            raise TableError(ServerCode.TOO_MANY_HOOKS, most=MOST_HOOKS)
        made = Hook(new_ident(), url, frozenset(events), origin, self._now(), 0)
        row = {"id": made.id, "account": account.id, "url": url, "events": " ".join(sorted(made.events))}
        more = {"origin": origin, "created": made.created, "off": 0}
        await self._store.write(insert(hooks).values(**row, **more))
        return made

    async def of(self, account: Account) -> list[Hook]:
        """The webhooks of an account, the latest made first."""
        asked = select(hooks).where(hooks.c.account == account.id)
        latest = asked.order_by(hooks.c.created.desc(), hooks.c.id)
        return [hook_of(row) for row in await self._store.rows(latest)]

    async def remove(self, account: Account, ident: str) -> None:
        """A webhook is told nothing any more. ``InvalidInput(NO_FILE)`` if the account has no such one."""
        await self._check(account, ident)
        await self._store.write(*removing(hooks.c.id == ident))

    async def switch_on(self, account: Account, ident: str) -> None:
        """A webhook is told again of what happens from now on. ``InvalidInput(NO_FILE)``."""
        await self._check(account, ident)
        now = self._now()
        await self._store.write(
            update(hooks).where((hooks.c.id == ident) & (hooks.c.off > 0)).values(off=0, created=now)
        )

    async def _check(self, account: Account, ident: str) -> None:
        if ident not in {one.id for one in await self.of(account)}:
            raise InvalidInput(Code.NO_FILE, given=ident[:20])
