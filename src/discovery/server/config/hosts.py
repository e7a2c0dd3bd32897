"""The host names that this server answers to.

Any web page can point a name of its own at this machine (DNS rebinding); browsers then treat the two as one
site. Such a page always sends its own name, so a server that answers only to known names is safe. A numeric
address cannot be redirected, so all of them are known.
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
        """Whether a ``Host`` header names this server. True without the header: browsers always send one."""
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
