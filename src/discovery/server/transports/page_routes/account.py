"""``api/account``: who is logged in, by the secret in a cookie that no script can read."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import TableError
from discovery.play.records import write
from discovery.server.accounts.devices import device
from discovery.server.accounts.passkeys import Passkeys
from discovery.server.accounts.rows import Account, Scope, Visit
from discovery.server.accounts.sanctions import sanctions_of
from discovery.server.codes import ServerCode
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import DAY, HOUR
from discovery.server.live.registry import TableRegistry
from discovery.server.mail.addresses import Owner
from discovery.server.protocol.meeting import MyTable
from discovery.server.protocol.page_messages.account import (
    Accepting,
    AccountMe,
    Confirmed,
    Credentials,
    HeldTable,
    HeldTables,
    KeyMade,
    KeyWanted,
    Me,
    NewPassword,
    SessionInfo,
    SessionNamed,
    Taken,
)
from discovery.server.protocol.page_messages.moderation import SanctionInfo
from discovery.server.protocol.page_messages.passkeys import PasskeyInfo, Proof
from discovery.server.transports.access import visit_of, visitor
from discovery.server.transports.cookies import give, is_old, session_secret
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File, Handler
from discovery.server.transports.http_requests import message, site_of, spend
from discovery.server.transports.http_responses import JSON, NOT_KEPT, message_response
from discovery.store.rows import HOST

if TYPE_CHECKING:
    from discovery.server.accounts.book import Accounts

COOKIE_SECONDS = int(180 * DAY)
BODY_BYTES = 20_000


class AccountPages:
    """Requests about accounts, where the host has them. ``made`` and ``tried`` are what addresses
    may spend on new accounts and on ways in."""

    def __init__(self, registry: TableRegistry, accounts: Accounts) -> None:
        limits = registry.context.settings.limits
        self._registry = registry
        self.accounts = accounts
        self.passkeys = Passkeys(registry.context.store, accounts, registry.context.now)
        self.made = RateLimiter(limits.accounts_per_hour, HOUR, time.monotonic)
        self.tried = RateLimiter(limits.logins_per_hour, HOUR, time.monotonic)
        self._address = registry.context.settings.address

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        change = self._change
        return [
            Endpoint("/api/account", self.me, "Who is logged in.", (Me,)),
            change(
                "register", self.register, "A new account, logged in.", Me, Credentials, AccessLevel.ANYBODY
            ),
            change("log-in", self.log_in, "Log in.", Me, Credentials, AccessLevel.ANYBODY),
            change(
                "invitation",
                self.accept,
                "Set a password by an invitation.",
                Me,
                Accepting,
                AccessLevel.ANYBODY,
            ),
            change("log-out", self.log_out, "Log out.", Me, None),
            change("sessions", self.end_sessions, "End sessions of the account.", Me, SessionNamed),
            change("password", self.password, "Change the password.", Me, NewPassword),
            Endpoint(
                "/api/account/seats",
                self.seats,
                "The seats held.",
                (HeldTables,),
                who=AccessLevel.ACCOUNT,
                scope=Scope.READ,
            ),
            replace(
                change("seats", self.take, "Take seats along.", HeldTables, Taken, AccessLevel.ACCOUNT),
                scope=Scope.PLAY,
            ),
            replace(
                change("key", self.key, "A secret for a seat held.", KeyMade, KeyWanted, AccessLevel.ACCOUNT),
                scope=Scope.PLAY,
            ),
            Endpoint("/api/account/export", self.export, "All of it.", (File(JSON),), who=AccessLevel.SELF),
            change("erase", self.erase, "Erase the account.", Me, Confirmed),
        ]

    @staticmethod
    def _change(
        path: str,
        handler: Handler,
        about: str,
        answer: type,
        asked: type | None,
        who: AccessLevel = AccessLevel.SELF,
    ) -> Endpoint:
        bodies = () if asked is None else (asked,)
        return Endpoint(f"/api/account/{path}", handler, about, (answer,), bodies, "POST", who=who)

    async def me(self, request: Request) -> Response:
        """``GET api/account``. A session from before the server had TLS gets the name that it has now."""
        visit = await visitor(request, self.accounts)
        answer = message_response(await self.me_of(visit))
        if visit is not None and is_old(request, self._address):
            give(answer, request, self._address, session_secret(request), COOKIE_SECONDS)
        return answer

    async def register(self, request: Request) -> Response:
        """``POST api/account/register``: makes an account and logs in."""
        wanted = await message(request, Credentials, BODY_BYTES)
        spend(self.made, request)
        return await self.entered(
            request, await self.accounts.register(wanted.name, wanted.password, device_of(request))
        )

    async def log_in(self, request: Request) -> Response:
        """``POST api/account/log-in``: begins a session with name and password."""
        wanted = await message(request, Credentials, BODY_BYTES)
        spend(self.tried, request)
        return await self.entered(
            request, await self.accounts.log_in(wanted.name, wanted.password, device_of(request))
        )

    async def accept(self, request: Request) -> Response:
        """``POST api/account/invitation``: accepts an invitation with a new password, and logs in."""
        wanted = await message(request, Accepting, BODY_BYTES)
        spend(self.tried, request)
        return await self.entered(
            request, await self.accounts.accept(wanted.token, wanted.password, device_of(request))
        )

    async def log_out(self, request: Request) -> Response:
        """``POST api/account/log-out``: ends this session."""
        await self.accounts.log_out(visit_of(request))
        return self._left(request)

    async def end_sessions(self, request: Request) -> Response:
        """``POST api/account/sessions``: ends the named session, or all others without a name."""
        named = await message(request, SessionNamed, BODY_BYTES)
        visit = visit_of(request)
        if named.id:
            await self.accounts.end_session(visit, named.id)
        else:
            await self.accounts.end_others(visit)
        return message_response(await self.me_of(visit))

    async def password(self, request: Request) -> Response:
        """``POST api/account/password``: changes the password."""
        wanted = await message(request, NewPassword, BODY_BYTES)
        visit = visit_of(request)
        await self.confirm(request, wanted.proof)
        await self.accounts.change_password(visit, wanted.new)
        return message_response(await self.me_of(visit))

    async def seats(self, request: Request) -> Response:
        """``GET api/account/seats``: the seats that the account holds."""
        visit = visit_of(request)
        return message_response(HeldTables(await self._held(visit.account)))

    async def take(self, request: Request) -> Response:
        """``POST api/account/seats``: takes seats into the account by their tokens."""
        shown = await message(request, Taken, BODY_BYTES)
        visit = visit_of(request)
        spend(self._registry.seats, request)
        await self.accounts.take(visit, shown.tokens)
        return message_response(HeldTables(await self._held(visit.account)))

    async def key(self, request: Request) -> Response:
        """``POST api/account/key``: a fresh secret for a seat that the account holds."""
        wanted = await message(request, KeyWanted, BODY_BYTES)
        visit = visit_of(request)
        if wanted.seat == HOST and not visit.may(Scope.TABLES):
            raise TableError(ServerCode.WRONG_SCOPE)
        spend(self._registry.seats, request)
        return message_response(KeyMade(await self.accounts.key(visit, wanted.table, wanted.seat)))

    async def export(self, request: Request) -> Response:
        """``GET api/account/export``: the account, its sessions, where it is written to, its clubs, and its
        finished games as records."""
        visit = visit_of(request)
        spend(self._registry.replays, request)
        me = await self.me_of(visit)
        seats = [
            {"table": table, "seat": seat, "record": await self._record(table)}
            for table, seat in await self.accounts.held(visit.account)
        ]
        mail = self._registry.context.mail
        written_to = None if mail is None else await mail.addresses.of(Owner(account=visit.account.id))
        clubs = await self._registry.clubs.of(visit.account.id)
        contents = {"account": me.account, "mail": written_to and written_to.address, "seats": seats}
        contents["clubs"] = [{"name": one.name, "own": one.own, "keeper": one.keeper} for one in clubs]
        text = msgspec.json.format(msgspec.json.encode(contents))
        named = {"content-disposition": 'attachment; filename="discovery-account.json"'}
        return Response(text, 200, NOT_KEPT | named, JSON)

    async def erase(self, request: Request) -> Response:
        """``POST api/account/erase``: erases the account."""
        confirmed = await message(request, Confirmed, BODY_BYTES)
        visit = visit_of(request)
        await self.confirm(request, confirmed.proof)
        await self.accounts.erase(visit)
        return self._left(request)

    async def _record(self, table: str) -> str | None:
        """The record of a finished game; what a running one hides is not part of anybody's data yet."""
        try:
            stored_table = await self._registry.table(table)
        except TableError:
            return None
        return None if stored_table.outcome is None else write(stored_table.record())

    async def _held(self, account: Account) -> list[HeldTable]:
        tables = []
        for table, seat in await self.accounts.held(account):
            glance = await self._glance(table, seat)
            if glance is not None:
                tables.append(HeldTable(seat, glance))
        return tables

    async def _glance(self, table: str, seat: int) -> MyTable | None:
        try:
            return await self._registry.glance(table, seat)
        except TableError:
            return None  # a damaged table: its own page says why

    async def confirm(self, request: Request, proof: Proof) -> None:
        """Refuse a logged-in visitor who cannot prove whose account it is: somebody may have left a browser
        open. ``InvalidInput(WRONG_LOGIN)``, ``TableError(PASSKEY_REFUSED)``."""
        spend(self.tried, request)
        visit = visit_of(request)
        if proof.passkey is None:
            await self.accounts.check(visit, proof.password)
        else:
            await self.passkeys.confirm(visit, proof.passkey, site_of(request))

    async def me_of(self, visit: Visit | None) -> Me:
        """The account of a visitor, as far as they may know it."""
        if visit is None:
            return Me(None)
        account = visit.account
        sessions = [
            SessionInfo(one.id, one.device, one.created, one.seen, one.hash == visit.session.hash)
            for one in await self.accounts.sessions(account)
        ]
        passkeys = [
            PasskeyInfo(one.id, one.name, one.created, one.used)
            for one in await self.passkeys.listed(account.id)
        ]
        password = await self.accounts.has_password(account)
        context = self._registry.context
        sanctions = [
            SanctionInfo(one.id, account.name, one.kind, one.reason, one.at, one.until)
            for one in await sanctions_of(context.store, account, context.now())
        ]
        details = (password, sessions, passkeys, sanctions)
        return Me(AccountMe(account.name, account.role, account.created, *details))

    async def entered(self, request: Request, entered: tuple[Visit, str]) -> Response:
        """The answer to somebody who has come in, with the cookie of the new session."""
        visit, token = entered
        answer = message_response(await self.me_of(visit))
        give(answer, request, self._address, token, COOKIE_SECONDS)
        return answer

    def _left(self, request: Request) -> Response:
        answer = message_response(Me(None))
        give(answer, request, self._address, "", 0)
        return answer


def device_of(request: Request) -> str:
    """The name of the browser that asks, in two words."""
    return device(request.headers.get("user-agent", ""))
