"""Where a webhook may lead: to the internet, never into the host's own network.

A name is looked up once for each delivery, every address that it has is checked, and the connection goes to
one of those: a name that leads elsewhere a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from discovery.core.errors import InvalidInput
from discovery.server.codes import ServerCode

LONGEST = 500
_PRINTED = re.compile(r"[!-~]+")
"""The characters of an address: nothing that could end a line of a request."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of a URL. ``host`` is a name or an address without brackets, ``path`` begins with a slash."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def named(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


class UnreachableError(Exception):
    """A name that cannot be looked up, or that leads where no webhook may go."""


def target_of(url: str, local: bool) -> Target:
    """The parts of a URL. ``InvalidInput(BAD_HOOK)`` unless it is https, or with ``local`` http to this
    machine; names are checked when they are looked up."""
    wrong = InvalidInput(ServerCode.BAD_HOOK, given=url[:80])
    if len(url) > LONGEST or not _PRINTED.fullmatch(url):
        raise wrong
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise wrong from None
    secure = parts.scheme == "https"
    if not host or parts.username is not None or parts.password is not None or port == 0:
        raise wrong
    literal = _literal(host)
    if not secure and not (parts.scheme == "http" and local and literal is not None and literal.is_loopback):
        raise wrong
    if literal is not None and not allowed(literal, local):
        raise wrong
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port or (443 if secure else 80), path, secure)


def allowed(address: Address, local: bool) -> bool:
    """Whether a webhook may go to an address: a public one, or with ``local`` this very machine. Addresses
    that carry another one inside count as that."""
    if local and address.is_loopback:
        return True
    inner = _inner(address)
    if inner is not None:
        return allowed(inner, local)
    return address.is_global and not (address.is_multicast or address.is_reserved)


def _inner(address: Address) -> Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


async def looked_up(target: Target, local: bool) -> str:
    """An address of a target. ``UnreachableError`` if there is none, or if any is not allowed."""
    try:
        entries = await asyncio.get_running_loop().getaddrinfo(
            target.host, target.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )
    except (OSError, UnicodeError):
        raise UnreachableError from None
    addresses = [str(one[4][0]) for one in entries]
    if not addresses or not all(_fits(address, local) for address in addresses):
        raise UnreachableError
    return addresses[0]


def _fits(address: str, local: bool) -> bool:
    literal = _literal(address.partition("%")[0])
    return literal is not None and allowed(literal, local)
