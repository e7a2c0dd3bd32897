"""HTTP answers: messages as JSON, errors as a ``Fault`` in words."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import DiscoveryError
from discovery.i18n.faults import fault
from discovery.server.protocol.faults import status_of
from discovery.server.threads import in_thread
from discovery.server.transports.compression import compress, compressible

Make = Callable[[], object]
NOT_KEPT = {"cache-control": "no-store"}
JSON = "application/json"


def message_response(message: object, status: int = 200) -> Response:
    """A message of the contract."""
    return Response(msgspec.json.encode(message), status, NOT_KEPT, JSON)


async def compressible_message(request: Request, message: object) -> Response:
    """A message of the contract that holds no secret, compressed if the request accepts it."""
    return await compressible(request, msgspec.json.encode(message), JSON, NOT_KEPT)


class Unchanging:
    """Answers that are the same for everybody as long as the server runs, each made and compressed once."""

    def __init__(self) -> None:
        self._made: dict[object, tuple[bytes, bytes]] = {}

    async def answer(self, request: Request, key: object, make: Make) -> Response:
        """The answer with this ``key``, which ``make`` makes; what it raises is not kept."""
        if key not in self._made:
            self._made[key] = await in_thread(_kept, make)
        body, ready = self._made[key]
        return await compressible(request, body, JSON, NOT_KEPT, ready)


def _kept(make: Make) -> tuple[bytes, bytes]:
    body = msgspec.json.encode(make())
    return body, compress(body, level=9)


def fault_response(error: DiscoveryError, language: str) -> Response:
    """An error, with the status that goes with it."""
    return message_response(fault(error, language), status_of(error))
