"""The routes, below the base path, behind the guard."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from discovery.errors import DiscoveryError
from discovery.server.guard import Guard
from discovery.server.hall import Hall
from discovery.server.http import Pages, broken, failed, missing
from discovery.server.lines.socket import LineSockets
from discovery.server.socket import Sockets

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """The built client. Files below ``assets/`` carry a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with the time it may be kept."""
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


def routes(hall: Hall, static: Path = STATIC) -> list[BaseRoute]:
    """Everything that can be asked of a hall."""
    pages, sockets = Pages(hall), Sockets(hall)
    client = [Mount("/", Client(directory=static, html=True))] if static.is_dir() else []
    return [
        Route("/health", pages.health),
        Route("/api/catalogue", pages.catalogue),
        Route("/api/rules/{language}", pages.rules),
        Route("/api/setups", pages.check_setup, methods=["POST"]),
        Route("/api/setups/{code}", pages.setup),
        Route("/api/tables", pages.create_table, methods=["POST"]),
        Route("/api/tables/{table}/record", pages.record),
        Route("/api/tables/{table}/replay", pages.replay),
        Route("/api/tables/{table}/analysis", pages.analysis),
        Route("/api/replays", pages.replay_record, methods=["POST"]),
        WebSocketRoute("/api/socket", sockets.serve),
        WebSocketRoute("/api/lines", LineSockets(hall).serve),
        *client,
    ]


def build_app(hall: Hall, static: Path = STATIC) -> ASGIApp:
    """The whole application."""
    base = hall.house.settings.base_path
    inner = routes(hall, static)
    outer: list[BaseRoute] = inner if not base else [Route(base, _into), Mount(base, routes=inner)]
    handlers = {DiscoveryError: failed, HTTPException: missing, Exception: broken}
    return Guard(Starlette(routes=outer, exception_handlers=handlers))


async def _into(request: Request) -> Response:
    """From ``/table`` to ``/table/``: the client's addresses are relative."""
    return RedirectResponse(request.url.path.rpartition("/")[2] + "/")
