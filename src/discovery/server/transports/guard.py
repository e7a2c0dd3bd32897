"""Strict headers on every answer, no requests from foreign pages, and errors that reveal nothing."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discovery.core.errors import Code, TableError
from discovery.server.cluster.inside import admit
from discovery.server.config.hosts import Hosts
from discovery.server.protocol.languages import language_of
from discovery.server.transports.cookies import over_tls
from discovery.server.transports.http_responses import fault_response

log = structlog.get_logger()

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}
UNUSED = (
    "accelerometer", "browsing-topics", "camera", "captured-surface-control", "clipboard-read",
    "compute-pressure", "display-capture", "encrypted-media", "gamepad", "geolocation", "gyroscope", "hid",
    "identity-credentials-get", "idle-detection", "keyboard-map", "local-fonts", "magnetometer",
    "microphone", "midi", "otp-credentials", "payment", "picture-in-picture", "screen-wake-lock", "serial",
    "storage-access", "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
)  # fmt: skip
"""The powerful features of browsers that the page does not use. It plays sounds, writes to the clipboard,
shares links, fills the screen, and asks for passkeys."""
DOCUMENT = {"permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED)}
"""The further headers of pages. Nothing else has scripts, and a first visit loads some twenty files."""
EMBEDDED = b"embed"
"""The query of the page that may stand in a frame of any other page: there it shows replays and nothing else
(``web/src/app/App.svelte``), so nobody can be led to press a button of a table."""
FRAMED = {
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
}
STAY = {"strict-transport-security": "max-age=31536000"}
"""Over TLS a browser is told to come by TLS alone for a year. Other names below the host's may be others'."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
ONE_CLICK = "/api/mail/off/"
"""The path on which mail programs unsubscribe for their readers (RFC 8058): no page sends the request, and
only those who got such a mail know the whole address."""
PROGRAM_HEADER = "x-discovery"
"""A program that sends no ``Origin`` must send ``X-Discovery: 1``, which no page can add across origins."""
DEFAULT_PORTS = {"http": 80, "https": 443}


class Guard:
    """Pure ASGI, around everything else."""

    def __init__(self, app: ASGIApp, hosts: Hosts, key: str = "", address: str = "") -> None:
        """``key`` is what the processes of one server know one another by: what one of them passes on it has
        checked already. ``address`` is where people find the server, if its host says so."""
        self._app = app
        self._hosts = hosts
        self._key = key
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        language = language_of(headers, QueryParams(scope["query_string"]))
        inside = admit(scope, self._key)
        safe = scope["method"] in SAFE or ONE_CLICK in scope["path"]
        foreign = None if inside else self._foreign(headers, safe)
        started = finished = False

        async def guarded(message: Message) -> None:
            nonlocal started, finished
            if message["type"] == "http.response.start":
                started = True
            finished = message["type"] == "http.response.body" and not message.get("more_body")
            await send(_with_headers(message, self._headers(scope)))

        if foreign is not None:
            await fault_response(foreign, language)(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except asyncio.CancelledError:
            # the server stops, and has waited long enough for what somebody sends or takes slowly
            log.info("request-cut", method=scope["method"])
            if not started:
                await fault_response(TableError(Code.SERVER_STOPPING), language)(scope, receive, guarded)
        except ClientDisconnect:
            log.info("upload-aborted", method=scope["method"])
        except Exception:
            log.exception("request-failed", method=scope["method"])
            if started and not finished:
                raise
            if not started:
                await fault_response(TableError(Code.INTERNAL), language)(scope, receive, guarded)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        inside = admit(scope, self._key)
        foreign = None if inside else self._foreign(headers, safe=False)
        if foreign is None:
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            await send(_with_headers(message, self._headers(scope)))

        language = language_of(headers, QueryParams(scope["query_string"]))
        await fault_response(foreign, language)(scope, receive, guarded)

    def _headers(self, scope: Scope) -> dict[str, str]:
        """The headers of an answer."""
        framed = scope["type"] == "http" and _may_be_framed(scope)
        stay = STAY if over_tls(scope, self._address) else {}
        return (FRAMED if framed else HEADERS) | stay

    def _foreign(self, headers: Headers, safe: bool) -> TableError | None:
        """Why a request is not for this server, or not from it."""
        host = headers.get("host", "")
        if not self._hosts.knows(host):
            return TableError(Code.FOREIGN_HOST, given=host[:80])
        return None if safe or at_home(headers) else TableError(Code.FOREIGN_ORIGIN)


def _with_headers(message: Message, headers: dict[str, str]) -> Message:
    """Add the headers that every answer carries, and those of pages."""
    if message["type"].endswith("http.response.start"):
        answer = MutableHeaders(scope=message)
        page = answer.get("content-type", "").startswith("text/html")
        answer.update(headers | DOCUMENT if page else headers)
    return message


def _may_be_framed(scope: Scope) -> bool:
    """Whether a request is for the page in its bare form, and for nothing else."""
    return scope["query_string"] == EMBEDDED and str(scope["path"]).endswith("/")


def at_home(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from a program that says so."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        return headers.get(PROGRAM_HEADER) == "1"
    try:
        page = urlsplit(origin)
        own = urlsplit(f"{page.scheme}://{host}")
        port = DEFAULT_PORTS[page.scheme]
        return page.hostname is not None and (page.hostname, page.port or port) == (
            own.hostname,
            own.port or port,
        )
    except (ValueError, KeyError):
        return False
