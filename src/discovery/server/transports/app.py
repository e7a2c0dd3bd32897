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
from discovery.server.transports.clientfiles import STATIC, ClientFiles
from discovery.server.transports.elsewhere import Elsewhere
from discovery.server.transports.guard import Guard
from discovery.server.transports.http import Pages, broken, failed, missing, moved
from discovery.server.transports.lines import LineSockets
from discovery.server.transports.pages.after import AfterPages
from discovery.server.transports.pages.companion import CompanionPages
from discovery.server.transports.pages.decks import DeckPages
from discovery.server.transports.pages.lessons import LessonPages
from discovery.server.transports.pages.meeting import MeetingPages
from discovery.server.transports.pages.printing import PrintPages
from discovery.server.transports.pages.puzzles import PuzzlePages
from discovery.server.transports.pages.watching import WatchPages
from discovery.server.transports.pages.workshop import WorkshopPages
from discovery.server.transports.socket import Sockets

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay


def routes(registry: TableRegistry, static: Path = STATIC, relay: Relay | None = None) -> list[BaseRoute]:
    """All routes of a registry; ``relay`` leads to the other processes, if there are any."""
    pages, decks = Pages(registry), DeckPages(registry)
    workshop, puzzles = WorkshopPages(registry), PuzzlePages(registry)
    lessons = LessonPages(registry)
    printing, companion = PrintPages(registry), CompanionPages(registry)
    after = AfterPages(registry)
    meeting, watching = MeetingPages(registry, relay), WatchPages(registry, relay)
    client = [Mount("/", ClientFiles(directory=static, html=True))] if static.is_dir() else []
    return [
        Route("/health", watching.health),
        Route("/ready", watching.ready),
        Route("/metrics", watching.metrics),
        Route("/api/catalogue", pages.catalogue),
        Route("/api/decks/{deck}/{language}", pages.deck_texts),
        Route("/api/decks", decks.check, methods=["POST"]),
        Route("/api/rules/{language}", pages.rules),
        Route("/api/setups", pages.check_setup, methods=["POST"]),
        Route("/api/setups/{code}", pages.setup),
        Route("/api/tables", pages.create_table, methods=["POST"]),
        Route("/api/tables/{table}/record", pages.record),
        Route("/api/tables/{table}/deck", decks.file),
        Route("/api/tables/{table}/cards", decks.cards),
        Route("/api/tables/{table}/replay", pages.replay),
        Route("/api/tables/{table}/chance", pages.chance),
        Route("/api/tables/{table}/tally", pages.tally),
        Route("/api/tables/{table}/analysis", pages.analysis),
        Route("/api/tables/{table}/match", pages.match),
        Route("/api/tables/{table}/match-file", pages.match_file),
        Route("/api/tables/{table}/next", pages.next_game, methods=["POST"]),
        Route("/api/tables/{table}/newcomers", pages.newcomers, methods=["POST"]),
        Route("/api/tables/{table}/end-match", pages.end_match, methods=["POST"]),
        Route("/api/qr", meeting.code, methods=["POST"]),
        Route("/api/lobby", meeting.lobby),
        Route("/api/push", meeting.push, methods=["POST"]),
        Route("/api/mine", meeting.mine, methods=["POST"]),
        Route("/api/matches", pages.take_up_match, methods=["POST"]),
        Route("/api/workshop/new", workshop.new, methods=["POST"]),
        Route("/api/workshop/sheet", workshop.sheet, methods=["POST"]),
        Route("/api/workshop/balance", workshop.balance, methods=["POST"]),
        Route("/api/companion", companion.table, methods=["POST"]),
        Route("/api/workshop/print", printing.print, methods=["POST"]),
        Route("/api/workshop/room", printing.room, methods=["POST"]),
        Route("/api/workshop/sheets", printing.sheets),
        Route("/api/workshop/check", workshop.check, methods=["POST"]),
        Route("/api/lessons", lessons.all),
        Route("/api/lessons/{lesson}/{step:int}", lessons.step),
        Route("/api/lessons/{lesson}/{step:int}", lessons.ask, methods=["POST"]),
        Route("/api/puzzles", puzzles.all),
        Route("/api/puzzles/{puzzle}", puzzles.one),
        Route("/api/puzzles/{puzzle}", puzzles.ask, methods=["POST"]),
        Route("/api/replays", pages.replay_record, methods=["POST"]),
        Route("/api/deals/{code}", after.deal, methods=["POST"]),
        Route("/api/setups/{code}/deals", after.new_deal, methods=["POST"]),
        Route("/api/tables/{table}/seen", after.seen, methods=["POST"]),
        Route("/api/tables/{table}/missed", after.missed, methods=["POST"]),
        Route("/api/forks", after.fork, methods=["POST"]),
        *client,
    ]


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
        pages = Elsewhere(pages, registry, relay)
    return Guard(Entrance(base, talking, lines, pages), hosts, registry.context.cluster.key)


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
