"""By which names a server may be called.

A page of anywhere can point a name of its own at this machine (DNS rebinding), and then browsers take the two
for one site. Such a page always sends its own name, so a server that answers only to names it knows is safe.
An address in figures cannot be pointed anywhere, so every one of these is known.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit


class Hosts:
    """This machine's names and those that its host allows."""

    def __init__(self, allowed: Iterable[str]) -> None:
        own = socket.gethostname()
        first = own.partition(".")[0]
        self._known = {_plain(name) for name in ("localhost", own, first, f"{first}.local", *allowed)}

    def knows(self, header: str) -> bool:
        """Whether a ``Host`` header names this server; without one it is no browser that asks."""
        if not header:
            return True
        try:
            name = urlsplit(f"//{header}").hostname or ""
        except ValueError:
            return False
        return _plain(name) in self._known or name.endswith(".localhost") or _is_address(name)


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
