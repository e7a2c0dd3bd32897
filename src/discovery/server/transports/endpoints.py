"""Requests that the server answers, as values: routes and the description for programs follow from them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from discovery.server.accounts.rows import Scope

Handler = Callable[[Request], Awaitable[Response]]
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


class AccessLevel(Enum):
    """Who gets an answer. Tables' names are as long as secrets, so a visitor who knows one was told it."""

    ANYBODY = "anybody"
    TABLE = "whoever knows the table's name"
    SECRET = "whoever has a secret of the table"
    SELF = "whoever is logged in, also while they are banned"
    ACCOUNT = "whoever is logged in"
    MODERATOR = "moderators and hosts of the server"
    HOST = "hosts of the server"
    READERS = "the networks that the host lets read the numbers"


@dataclass(frozen=True, slots=True)
class File:
    """A body that is no message: its media type."""

    media: str


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked.

    ``path`` is below the base path, with Starlette's parameters. ``about`` is a sentence for those who write
    programs. ``answer`` and ``request`` are the types of the bodies, or the kinds of file that they may be;
    ``request`` is empty where there is no body. ``query`` says what the parameters of the address mean.
    ``bearer``: the secret of a seat, the host or the table may be shown in the header ``Authorization``.
    ``scope``: what an account's token must be for to be shown there; ``None``: no token may ask.
    ``cost``: what the answer takes, in about half a millisecond of a processor; 0 for those who watch the
    server, who must get an answer whatever others ask through the same proxy.
    """

    path: str
    handler: Handler
    about: str
    answer: tuple[object, ...]
    request: tuple[object, ...] = ()
    method: str = "GET"
    status: int = 200
    who: AccessLevel = AccessLevel.ANYBODY
    query: Mapping[str, str] = field(default_factory=dict)
    bearer: bool = False
    scope: Scope | None = None
    cost: int = 1

    @property
    def address(self) -> str:
        """The path with bare names of its parameters."""
        return PARAMETER.sub(r"{\1}", self.path)

    @property
    def name(self) -> str:
        """Its name in generated clients, such as ``get-tables-by-table-view``: method and address, which stay
        when a function of ours is renamed."""
        words = PARAMETER.sub(r"by-\1", self.path.removeprefix("/api/")).replace(".", "-")
        return "-".join([self.method.lower(), *words.strip("/").split("/")])

    @property
    def parameters(self) -> list[tuple[str, str]]:
        """The parameters of the path with their JSON types."""
        return [
            (name, "integer" if kind == "int" else "string") for name, kind in PARAMETER.findall(self.path)
        ]

    def route(self, handler: Handler) -> Route:
        """The route by which Starlette serves it, through ``handler``."""
        return Route(self.path, handler, methods=[self.method])
