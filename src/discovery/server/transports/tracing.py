"""Requests as spans, by the route that they are asked at: their own address may hold a table's name or a
token."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.cluster.inside import PASSED_ON
from discovery.server.transports.endpoints import Endpoint, Handler
from discovery.server.watch.traces import Traces


def traced(endpoint: Endpoint, handler: Handler, traces: Traces) -> Handler:
    """The handler inside a span, where there are traces. What another process has passed on is part of what
    that one does; what a stranger says of it is not believed."""
    if not traces.on:
        return handler

    async def around(request: Request) -> Response:
        headers = request.headers if request.scope.get(PASSED_ON) else {}
        name = f"{endpoint.method} {endpoint.address}"
        with (
            traces.within(headers),
            traces.span(name, method=endpoint.method, route=endpoint.address) as span,
        ):
            answer = await handler(request)
            span.note(status=answer.status_code)
            return answer

    return around
