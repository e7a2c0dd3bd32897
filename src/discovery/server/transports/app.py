"""The routes, below the base path, behind the guard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from discovery.core.errors import DiscoveryError
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.hosts import Hosts
from discovery.server.live.registry import TableRegistry
from discovery.server.transports.access import Access
from discovery.server.transports.clientfiles import STATIC, ClientFiles
from discovery.server.transports.endpoints import Endpoint, Handler
from discovery.server.transports.forwarding import OwnerForwarding
from discovery.server.transports.guard import Guard
from discovery.server.transports.http import HttpPages, broken, failed, missing, moved
from discovery.server.transports.http_requests import paid
from discovery.server.transports.lines import LineSockets
from discovery.server.transports.page_routes.account import AccountPages
from discovery.server.transports.page_routes.after import AfterPages
from discovery.server.transports.page_routes.classes import ClassPages
from discovery.server.transports.page_routes.clubs import ClubPages
from discovery.server.transports.page_routes.companion import CompanionPages
from discovery.server.transports.page_routes.contests import ContestPages
from discovery.server.transports.page_routes.decks import DeckPages
from discovery.server.transports.page_routes.description import Description
from discovery.server.transports.page_routes.lessons import LessonPages
from discovery.server.transports.page_routes.mail import MailPages
from discovery.server.transports.page_routes.matches import MatchPages
from discovery.server.transports.page_routes.meeting import MeetingPages
from discovery.server.transports.page_routes.moderation import ModerationPages
from discovery.server.transports.page_routes.passkeys import PasskeyPages
from discovery.server.transports.page_routes.printing import PrintPages
from discovery.server.transports.page_routes.puzzles import PuzzlePages
from discovery.server.transports.page_routes.watching import WatchPages
from discovery.server.transports.page_routes.workshop import WorkshopPages
from discovery.server.transports.programs.hooks import HookPages
from discovery.server.transports.programs.news import NewsPages
from discovery.server.transports.programs.play import PlayPages
from discovery.server.transports.programs.tokens import TokenPages
from discovery.server.transports.socket import Sockets
from discovery.server.transports.tracing import traced

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay


def routes(registry: TableRegistry, static: Path = STATIC, relay: Relay | None = None) -> list[BaseRoute]:
    """All routes of a registry; ``relay`` leads to the other processes, if there are any."""
    client = [Mount("/", ClientFiles(directory=static, html=True))] if static.is_dir() else []
    asked = endpoints(registry, relay)
    description = Description(asked, registry.context.settings.base_path)
    access, traces = Access(registry.context.accounts), registry.context.traces

    def served(one: Endpoint) -> Handler:
        return traced(one, paid(one, access.before(one), registry.requests), traces)

    return [*(one.route(served(one)) for one in (*asked, description.endpoint())), *client]


def endpoints(registry: TableRegistry, relay: Relay | None = None) -> list[Endpoint]:
    """All that can be asked of a registry; ``relay`` as in ``routes``."""
    pages = (
        WatchPages(registry, relay),
        HttpPages(registry),
        PlayPages(registry),
        DeckPages(registry),
        MatchPages(registry),
        MeetingPages(registry, relay),
        AfterPages(registry),
        WorkshopPages(registry),
        PrintPages(registry),
        CompanionPages(registry),
        LessonPages(registry),
        PuzzlePages(registry),
    )
    listed = [endpoint for one in pages for endpoint in one.endpoints()]
    if registry.context.settings.classes:
        listed += ClassPages(registry, relay).endpoints()
    if registry.context.settings.contests:
        listed += ContestPages(registry).endpoints()
    if registry.context.accounts is not None:
        account = AccountPages(registry, registry.context.accounts)
        listed += [*account.endpoints(), *PasskeyPages(account).endpoints()]
        listed += TokenPages(registry).endpoints()
        listed += ModerationPages(registry).endpoints()
        listed += NewsPages(registry, registry.context.accounts).endpoints()
        if registry.context.settings.clubs:
            listed += ClubPages(registry).endpoints()
    if registry.context.mail is not None:
        listed += MailPages(registry, registry.context.mail).endpoints()
    if registry.context.hooks is not None:
        listed += HookPages(registry, registry.context.hooks.hooks).endpoints()
    return listed


def build_app(registry: TableRegistry, static: Path = STATIC, relay: Relay | None = None) -> ASGIApp:
    """The whole application; ``relay`` as in ``routes``."""
    settings = registry.context.settings
    base = settings.base_path
    inner = routes(registry, static, relay)
    outer: list[BaseRoute] = inner if not base else [Route(base, _into), Mount(base, routes=inner)]
    handlers = {DiscoveryError: failed, TableElsewhere: moved, HTTPException: missing, Exception: broken}
    hosts = Hosts((settings.host, *settings.allow_hosts))
    talking, lines = Sockets(registry, relay), LineSockets(registry, relay)
    pages: ASGIApp = Starlette(routes=outer, exception_handlers=handlers)
    if relay is not None:
        pages = OwnerForwarding(pages, registry, relay)
    entrance = Entrance(base, talking, lines, pages)
    return Guard(entrance, hosts, registry.context.cluster.key, settings.address)


class Entrance:
    """Dispatches sockets by path and everything else to the pages; Starlette's middleware would stay in
    memory around each open socket.

    A socket's address may name its table (``api/tables/ID/socket``), so that a proxy can lead all of a
    table's sockets and requests to one process; what the socket opens is told by its first frame alone.
    """

    def __init__(self, base: str, talking: ASGIApp, lines: ASGIApp, pages: ASGIApp) -> None:
        sockets = {"socket": talking, "lines": lines}
        self._named = re.compile(re.escape(base) + r"/api/(?:tables/[^/]+/)?(socket|lines)")
        self._sockets = sockets
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        named = self._named.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        await (self._pages if named is None else self._sockets[named[1]])(scope, receive, send)


async def _into(request: Request) -> Response:
    """From ``/table`` to ``/table/``: the client's addresses are relative."""
    return RedirectResponse(request.url.path.rpartition("/")[2] + "/")
