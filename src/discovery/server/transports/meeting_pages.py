"""``api/qr`` and ``api/lobby``: how people find a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, InvalidInput
from discovery.server.live.registry import TableRegistry
from discovery.server.present.meeting import code_of, open_tables
from discovery.server.protocol import CodeWanted
from discovery.server.transports.http_requests import message, spend
from discovery.server.transports.http_responses import message_response

CODE_BYTES = 4000
"""The longest request for a code; its text may stand there in escapes."""


class MeetingPages:
    """Where people meet, at the tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def code(self, request: Request) -> Response:
        """``POST api/qr``: a secret link to be scanned; it is never part of an address that is asked for."""
        wanted = await message(request, CodeWanted, CODE_BYTES)
        spend(self._registry.workshop, request)
        return message_response(code_of(wanted.text))

    async def lobby(self, request: Request) -> Response:
        """``GET api/lobby``: the open tables. ``InvalidInput(NO_FILE)`` where the host keeps no list."""
        if not self._registry.context.settings.lobby:
            raise InvalidInput(Code.NO_FILE, given=request.url.path[:80])
        return message_response(open_tables(self._registry.live_tables()))
