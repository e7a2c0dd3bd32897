"""``api/account/passkeys``: keys of a device or a security key instead of a password."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.server.accounts.book import account_name
from discovery.server.accounts.rows import new_account_id
from discovery.server.protocol.page_messages.account import Me
from discovery.server.protocol.page_messages.passkeys import (
    PasskeyAdded,
    PasskeyAsked,
    PasskeyNamed,
    PasskeyNew,
    PasskeyShown,
    PasskeyTask,
)
from discovery.server.transports.access import visit_of, visitor
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import message, site_of, spend
from discovery.server.transports.http_responses import message_response
from discovery.server.transports.page_routes.account import AccountPages, device_of

BODY_BYTES = 60_000


class PasskeyPages:
    """Requests about passkeys of accounts, added to ``pages``."""

    def __init__(self, pages: AccountPages) -> None:
        self._pages = pages
        self._keys = pages.passkeys

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        ask = self._ask
        return [
            ask("challenge", self.challenge, "What a passkey signs.", PasskeyAsked, PasskeyTask),
            ask("log-in", self.log_in, "Log in with a passkey.", PasskeyShown),
            ask("register", self.register, "A new account with a passkey, logged in.", PasskeyNew),
            ask("add", self.add, "One more passkey.", PasskeyAdded, who=AccessLevel.SELF),
            ask("remove", self.remove, "A passkey less.", PasskeyNamed, who=AccessLevel.SELF),
        ]

    @staticmethod
    def _ask(
        path: str,
        handler: Handler,
        about: str,
        asked: type,
        answer: type = Me,
        who: AccessLevel = AccessLevel.ANYBODY,
    ) -> Endpoint:
        return Endpoint(f"/api/account/passkeys/{path}", handler, about, (answer,), (asked,), "POST", who=who)

    async def challenge(self, request: Request) -> Response:
        """``POST api/account/passkeys/challenge``: a challenge for the wanted purpose."""
        asked = await message(request, PasskeyAsked, BODY_BYTES)
        spend(self._pages.tried, request)
        user, name, known = "", "", []
        if asked.purpose == "new":
            user, name = new_account_id(), account_name(asked.name)
        elif asked.purpose != "log-in":
            visit = await visitor(request, self._pages.accounts)
            if visit is None:
                raise TableError(Code.LOGGED_OUT)
            user, name = visit.account.id, visit.account.name
            known = [one.credential for one in await self._keys.listed(user)]
        challenge = await self._keys.challenge(asked.purpose, user)
        return message_response(PasskeyTask(challenge, user.encode(), name, known))

    async def log_in(self, request: Request) -> Response:
        """``POST api/account/passkeys/log-in``: begins a session with a passkey."""
        shown = await message(request, PasskeyShown, BODY_BYTES)
        spend(self._pages.tried, request)
        entered = await self._keys.log_in(shown, site_of(request), device_of(request))
        return await self._pages.entered(request, entered)

    async def register(self, request: Request) -> Response:
        """``POST api/account/passkeys/register``: makes an account with a passkey."""
        wanted = await message(request, PasskeyNew, BODY_BYTES)
        spend(self._pages.made, request)
        entered = await self._keys.register(
            wanted.name, wanted.label, wanted.passkey, site_of(request), device_of(request)
        )
        return await self._pages.entered(request, entered)

    async def add(self, request: Request) -> Response:
        """``POST api/account/passkeys/add``: adds a passkey to the account."""
        wanted = await message(request, PasskeyAdded, BODY_BYTES)
        visit = visit_of(request)
        await self._pages.confirm(request, wanted.proof)
        await self._keys.add(visit, wanted.label, wanted.passkey, site_of(request))
        return message_response(await self._pages.me_of(visit))

    async def remove(self, request: Request) -> Response:
        """``POST api/account/passkeys/remove``: removes a passkey of the account."""
        named = await message(request, PasskeyNamed, BODY_BYTES)
        visit = visit_of(request)
        await self._keys.remove(visit, named.id)
        return message_response(await self._pages.me_of(visit))
