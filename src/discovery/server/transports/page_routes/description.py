"""``api/openapi.json``: all that can be asked, for programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.server.transports.compression import compressible
from discovery.server.transports.endpoints import Endpoint
from discovery.server.transports.http_responses import JSON
from discovery.server.transports.openapi import described


class Description:
    """The description of some endpoints, and of itself."""

    def __init__(self, endpoints: Sequence[Endpoint], base: str) -> None:
        self._endpoints = endpoints
        self._base = base

    def endpoint(self) -> Endpoint:
        """The endpoint that serves the description."""
        return Endpoint("/api/openapi.json", self.document, "This description.", (dict[str, Any],))

    async def document(self, request: Request) -> Response:
        """``GET api/openapi.json``: the description of all endpoints."""
        return await compressible(request, self._document, JSON, {"cache-control": "no-cache"})

    @cached_property
    def _document(self) -> bytes:
        """Made when it is first asked for: few servers ever are."""
        return msgspec.json.encode(described([*self._endpoints, self.endpoint()], self._base))
