"""HTTP answers: messages as JSON, errors as a ``Fault`` in words."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import DiscoveryError
from discovery.i18n.faults import fault
from discovery.server.protocol.faults import status_of
from discovery.server.transports.compression import compressible

NOT_KEPT = {"cache-control": "no-store"}
JSON = "application/json"


def message_response(message: Any, status: int = 200) -> Response:
    """A message of the contract."""
    return Response(msgspec.json.encode(message), status, NOT_KEPT, JSON)


async def compressible_message(request: Request, message: Any) -> Response:
    """A message of the contract that holds no secret, compressed if the request accepts it."""
    return await compressible(request, msgspec.json.encode(message), JSON, NOT_KEPT)


def fault_response(error: DiscoveryError, language: str) -> Response:
    """An error, with the status that goes with it."""
    return message_response(fault(error, language), status_of(error))
