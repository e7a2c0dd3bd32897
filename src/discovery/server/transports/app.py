"""The routes, below the base path, behind the guard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from discovery.core.errors import DiscoveryError
from discovery.server.config.hosts import Hosts
from discovery.server.live.registry import TableRegistry
from discovery.server.transports.clientfiles import STATIC, ClientFiles
from discovery.server.transports.guard import Guard
from discovery.server.transports.http import Pages, broken, failed, missing
from discovery.server.transports.lines import LineSockets
from discovery.server.transports.pages.after import AfterPages
from discovery.server.transports.pages.companion import CompanionPages
from discovery.server.transports.pages.decks import DeckPages
from discovery.server.transports.pages.lessons import LessonPages
from discovery.server.transports.pages.meeting import MeetingPages
from discovery.server.transports.pages.printing import PrintPages
from discovery.server.transports.pages.puzzles import PuzzlePages
from discovery.server.transports.pages.workshop import WorkshopPages
from discovery.server.transports.socket import Sockets


def routes(registry: TableRegistry, static: Path = STATIC) -> list[BaseRoute]:
    """All routes of a registry."""
    pages, decks = Pages(registry), DeckPages(registry)
    workshop, puzzles = WorkshopPages(registry), PuzzlePages(registry)
    lessons = LessonPages(registry)
    printing, companion = PrintPages(registry), CompanionPages(registry)
    after = AfterPages(registry)
    meeting = MeetingPages(registry)
    client = [Mount("/", ClientFiles(directory=static, html=True))] if static.is_dir() else []
    return [
        Route("/health", pages.health),
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


def build_app(registry: TableRegistry, static: Path = STATIC) -> ASGIApp:
    """The whole application."""
    settings = registry.context.settings
    base = settings.base_path
    inner = routes(registry, static)
    outer: list[BaseRoute] = inner if not base else [Route(base, _into), Mount(base, routes=inner)]
    handlers = {DiscoveryError: failed, HTTPException: missing, Exception: broken}
    hosts = Hosts((settings.host, *settings.allow_hosts))
    sockets = {f"{base}/api/socket": Sockets(registry), f"{base}/api/lines": LineSockets(registry)}
    return Guard(Entrance(sockets, Starlette(routes=outer, exception_handlers=handlers)), hosts)


class Entrance:
    """Dispatches sockets by path and everything else to the pages; Starlette's middleware would stay in
    memory around each open socket."""

    def __init__(self, sockets: Mapping[str, ASGIApp], pages: ASGIApp) -> None:
        self._sockets = sockets
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        socket = self._sockets.get(scope["path"]) if scope["type"] == "websocket" else None
        await (socket or self._pages)(scope, receive, send)


async def _into(request: Request) -> Response:
    """From ``/table`` to ``/table/``: the client's addresses are relative."""
    return RedirectResponse(request.url.path.rpartition("/")[2] + "/")
