"""One delivery: a signed request to an address that was checked, and the status of its answer."""

from __future__ import annotations

import asyncio
import hmac
import ssl

from discovery import __version__
from discovery.server.hooks.addresses import Target, UnreachableError, looked_up

TIMEOUT = 5.0
"""Seconds for the whole of a delivery, from looking up the name to the first line of the answer."""
LONGEST_LINE = 1024
"""Bytes of that line; nothing else of the answer is read."""
SIGNATURE, DELIVERY, EVENT = "X-Discovery-Signature", "X-Discovery-Delivery", "X-Discovery-Event"


def signature(secret: str, at: int, body: bytes) -> str:
    """The signature that shows that a body comes from this server, at a second since 1970."""
    signed = hmac.digest(secret.encode(), f"{at}.".encode() + body, "sha256").hex()
    return f"t={at},v1={signed}"


class Sender:
    """Sends deliveries. ``local``: also to this machine. ``trust`` replaces the authorities of the system."""

    def __init__(self, local: bool, trust: ssl.SSLContext | None = None) -> None:
        self._local = local
        self._trust = trust or ssl.create_default_context()

    async def send(self, target: Target, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, 0 if there is none in time. Redirects are not followed."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._sent(target, body, headers)
        except (OSError, TimeoutError, ValueError, UnreachableError):
            return 0

    async def _sent(self, target: Target, body: bytes, headers: dict[str, str]) -> int:
        address = await looked_up(target, self._local)
        trust, name = (self._trust, target.host) if target.secure else (None, None)
        reader, writer = await asyncio.open_connection(
            address, target.port, limit=LONGEST_LINE, ssl=trust, server_hostname=name
        )
        try:
            writer.write(_request(target, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


def _request(target: Target, body: bytes, headers: dict[str, str]) -> bytes:
    every = {
        "Host": target.named,
        "User-Agent": f"Discovery/{__version__}",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in every.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _status(line: bytes) -> int:
    """The status of an answer's first line. ``ValueError`` if it is none."""
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(line)
    return int(rest[:3])
