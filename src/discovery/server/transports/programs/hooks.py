"""``api/account/hooks``: where an account's programs are told what happens at its tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.accounts.rows import Account
from discovery.server.hooks.book import Hooks
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.page_messages.hooks import HookInfo, HookList, HookMade, HookNamed, HookWanted
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import message, spend
from discovery.server.transports.http_responses import message_response

BODY_BYTES = 4000


class HookPages:
    """The webhooks of an account, for its owner in a browser: no token reaches them."""

    def __init__(self, registry: TableRegistry, hooks: Hooks) -> None:
        self._registry = registry
        self._hooks = hooks

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        path, own = "/api/account/hooks", AccessLevel.ACCOUNT
        return [
            Endpoint(path, self.list_hooks, "The account's webhooks.", (HookList,), who=own),
            Endpoint(
                path,
                self.make,
                "A webhook, its secret shown once.",
                (HookMade,),
                (HookWanted,),
                "POST",
                201,
                who=own,
            ),
            self._change("remove", self.remove, "A webhook is told nothing any more."),
            self._change("on", self.switch_on, "A webhook that was switched off is told again."),
        ]

    @staticmethod
    def _change(path: str, handler: Handler, about: str) -> Endpoint:
        return Endpoint(
            f"/api/account/hooks/{path}",
            handler,
            about,
            (HookList,),
            (HookNamed,),
            "POST",
            who=AccessLevel.ACCOUNT,
        )

    async def list_hooks(self, request: Request) -> Response:
        """``GET api/account/hooks``: the webhooks of the account."""
        return message_response(HookList(await self._of(visit_of(request).account)))

    async def make(self, request: Request) -> Response:
        """``POST api/account/hooks``: makes a webhook, and answers with its secret."""
        wanted = await message(request, HookWanted, BODY_BYTES)
        spend(self._registry.seats, request)
        account = visit_of(request).account
        settings = self._registry.context.settings
        origin = settings.address or f"{request.url.scheme}://{request.url.netloc}{settings.base_path}/"
        made = await self._hooks.make(account, wanted.url, wanted.events, origin)
        return message_response(HookMade(self._hooks.secret(made.id), await self._of(account)), 201)

    async def remove(self, request: Request) -> Response:
        """``POST api/account/hooks/remove``: removes a webhook of the account."""
        named = await message(request, HookNamed, BODY_BYTES)
        account = visit_of(request).account
        await self._hooks.remove(account, named.id)
        return message_response(HookList(await self._of(account)))

    async def switch_on(self, request: Request) -> Response:
        """``POST api/account/hooks/on``: switches a webhook on again."""
        named = await message(request, HookNamed, BODY_BYTES)
        account = visit_of(request).account
        await self._hooks.switch_on(account, named.id)
        return message_response(HookList(await self._of(account)))

    async def _of(self, account: Account) -> list[HookInfo]:
        return [
            HookInfo(
                one.id,
                one.url,
                sorted(one.events),
                one.created,
                one.off,
                told=one.delivered_at,
                status=one.status,
            )
            for one in await self._hooks.of(account)
        ]
