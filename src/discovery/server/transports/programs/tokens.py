"""``api/account/tokens``: what people let their programs do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.accounts.rows import Account
from discovery.server.accounts.tokens import Tokens
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.page_messages.tokens import (
    TokenInfo,
    TokenList,
    TokenMade,
    TokenNamed,
    TokenWanted,
)
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from discovery.server.transports.http_requests import message, spend
from discovery.server.transports.http_responses import message_response

BODY_BYTES = 4000


class TokenPages:
    """The tokens of an account, for its owner in a browser: no token reaches them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._tokens = Tokens(registry.context.store, registry.context.now)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        path, own = "/api/account/tokens", AccessLevel.ACCOUNT
        return [
            Endpoint(path, self.list_tokens, "The account's tokens.", (TokenList,), who=own),
            Endpoint(
                path,
                self.make,
                "A token for a program, shown once.",
                (TokenMade,),
                (TokenWanted,),
                "POST",
                201,
                who=own,
            ),
            Endpoint(
                f"{path}/revoke",
                self.revoke,
                "A token opens nothing any more.",
                (TokenList,),
                (TokenNamed,),
                "POST",
                who=own,
            ),
        ]

    async def list_tokens(self, request: Request) -> Response:
        """``GET api/account/tokens``: the program tokens of the account."""
        return message_response(TokenList(await self._of(visit_of(request).account)))

    async def make(self, request: Request) -> Response:
        """``POST api/account/tokens``: makes a token, and answers with it once."""
        wanted = await message(request, TokenWanted, BODY_BYTES)
        spend(self._registry.seats, request)
        account = visit_of(request).account
        token = await self._tokens.make(account, wanted.name, wanted.scopes, wanted.days)
        return message_response(TokenMade(token, await self._of(account)), 201)

    async def revoke(self, request: Request) -> Response:
        """``POST api/account/tokens/revoke``: revokes a token of the account."""
        named = await message(request, TokenNamed, BODY_BYTES)
        account = visit_of(request).account
        await self._tokens.revoke(account, named.id)
        return message_response(TokenList(await self._of(account)))

    async def _of(self, account: Account) -> list[TokenInfo]:
        return [
            TokenInfo(one.id, one.device, sorted(one.scopes), one.created, one.seen, one.until)
            for one in await self._tokens.of(account)
        ]
