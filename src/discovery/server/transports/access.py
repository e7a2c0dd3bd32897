"""Who asks, and whether they may: the one place where it is looked up, before a handler runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.server.accounts.book import PROGRAMS
from discovery.server.accounts.rows import Role, Visit
from discovery.server.accounts.sanctions import refusal
from discovery.server.accounts.tokens import PREFIX
from discovery.server.codes import ServerCode
from discovery.server.transports.cookies import session_secret
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import bearer

if TYPE_CHECKING:
    from discovery.server.accounts.book import Accounts

VISIT = "discovery.visit"
"""Where a request keeps who asks, once that has been looked up."""
ROLES = {
    AccessLevel.SELF: frozenset(Role),
    AccessLevel.ACCOUNT: frozenset(Role),
    AccessLevel.MODERATOR: frozenset({Role.MODERATOR, Role.HOST}),
    AccessLevel.HOST: frozenset({Role.HOST}),
}
"""The roles that get an answer. What is for others than accounts, its handler checks: a table's name and its
secrets are part of what is asked."""


class Access:
    """The rules of a server; ``accounts`` is ``None`` where it has none."""

    def __init__(self, accounts: Accounts | None) -> None:
        self._accounts = accounts

    def before(self, endpoint: Endpoint) -> Handler:
        """The handler of an endpoint, for those whom it is for. ``TableError``: LOGGED_OUT, BANNED,
        NOT_ALLOWED, WRONG_SCOPE."""
        roles = ROLES.get(endpoint.who)
        if roles is None and endpoint.scope is None:
            return endpoint.handler

        async def admitted(request: Request) -> Response:
            visit = await self._who(request, endpoint)
            if roles is not None and visit is None:
                raise TableError(Code.LOGGED_OUT)
            if roles is not None and visit is not None:
                _admit(visit, endpoint, roles)
            return await endpoint.handler(request)

        return admitted

    async def _who(self, request: Request, endpoint: Endpoint) -> Visit | None:
        """Who asks, by their token or else by their cookie. A token that is shown must be valid."""
        if self._accounts is None:
            return None
        token = bearer(request)
        if not token.startswith(PREFIX):
            return await visitor(request, self._accounts)
        visit = await self._accounts.whoever(token, PROGRAMS)
        if visit is None:
            raise TableError(Code.LOGGED_OUT)
        if not visit.may(endpoint.scope):
            raise TableError(ServerCode.WRONG_SCOPE)
        request.scope[VISIT] = visit
        return visit


def _admit(visit: Visit, endpoint: Endpoint, roles: frozenset[Role]) -> None:
    """Refuse a visit that an endpoint does not admit. ``TableError``: BANNED, NOT_ALLOWED."""
    if visit.ban is not None and endpoint.who is not AccessLevel.SELF:
        raise refusal(visit.ban)
    if visit.account.role not in roles:
        raise TableError(ServerCode.NOT_ALLOWED)


async def visitor(request: Request, accounts: Accounts) -> Visit | None:
    """Who asks, by what their browser shows; ``None`` for visitors who are not logged in."""
    if VISIT not in request.scope:
        request.scope[VISIT] = await accounts.whoever(session_secret(request))
    return cast("Visit | None", request.scope[VISIT])


def visit_of(request: Request) -> Visit:
    """Who asks, in the handler of an endpoint that is for accounts alone."""
    return cast("Visit", request.scope[VISIT])


def program_of(request: Request) -> Visit | None:
    """The program that asks by a token, ``None`` for anybody else."""
    visit = cast("Visit | None", request.scope.get(VISIT))
    return visit if visit is not None and visit.session.scopes else None
