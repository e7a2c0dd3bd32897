"""Types of arguments. An error carries the id of a message, which the parser looks up."""

from __future__ import annotations

import ipaddress
import re
from argparse import ArgumentTypeError
from urllib.parse import urlsplit

from discovery.core.bits import WIDTH

NAMED = re.compile(r"[a-z][a-z0-9-]{0,29}")
MILLIMETRES = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,3})?")
HOST_NAME = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
CONTACT = re.compile(
    r"(?:mailto:[^\s@:/]+@|https://)(?P<host>[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(?P<rest>[:/?#]\S*)?"
)
ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")
THIS_MACHINE = "127.0.0.0/8,::1"
TAKEN = ("you", "me", "open")


def positive(given: str) -> int:
    """A number of games as typed, at least 1."""
    return _whole(given, 1, 100_000_000, "usage-positive")


def number(given: str) -> int:
    """A count that may be none."""
    return _whole(given, 0, 100_000_000, "usage-number")


def workers(given: str) -> int:
    """As many as every system's process pools take; 0, typed ``all``, is one a core."""
    return 0 if given == "all" else _whole(given, 1, 61, "usage-workers")


def seat_numbers(given: str) -> tuple[int, ...]:
    """Numbers of seats at which two players can meet, separated by commas."""
    return tuple(dict.fromkeys(_whole(number, 2, 9, "usage-seat-numbers") for number in given.split(",")))


def port(given: str) -> int:
    """A TCP port; 0 stands for any free one."""
    return _whole(given, 0, 65_535, "usage-port")


def program(given: str) -> tuple[str, str]:
    """``NAME=COMMAND``: a program of one's own, by a name that no other player has."""
    from discovery.core.registry import families

    name, _, command = given.partition("=")
    virtual = {kind for family in families() for kind in family.virtual}
    if not NAMED.fullmatch(name) or name in TAKEN or name in virtual or not command.strip():
        raise ArgumentTypeError("usage-program")
    return name, command


def limit(given: str) -> tuple[str, int]:
    """``NAME=N``: how much of something one network address may have."""
    from discovery.server.config.settings import SETTABLE

    name, _, count = given.partition("=")
    if name not in SETTABLE:
        raise ArgumentTypeError("usage-limit")
    return name, _whole(count, 1, 1_000_000, "usage-limit")


def host_name(given: str) -> str:
    """A name for a server, without scheme, port or path."""
    if not HOST_NAME.fullmatch(given):
        raise ArgumentTypeError("usage-host-name")
    return given


def peer(given: str) -> str:
    """``HOST:PORT``: where other processes reach this one; port 0 is any free one."""
    host, _, count = given.rpartition(":")
    if not HOST_NAME.fullmatch(host.strip("[]")) and ":" not in host:
        raise ArgumentTypeError("usage-peer")
    _whole(count, 0, 65_535, "usage-peer")
    return given


def networks(given: str) -> str:
    """Addresses and networks, separated by commas; ``1`` for this machine, ``0`` for none."""
    if given in ("", "0"):
        return ""
    try:
        for part in THIS_MACHINE.split(",") if given == "1" else given.split(","):
            ipaddress.ip_network(part.strip())
    except ValueError:
        raise ArgumentTypeError("usage-networks") from None
    return THIS_MACHINE if given == "1" else given


def millimetres(given: str) -> float:
    """A length on paper, in millimetres; what it may be depends on what it is for."""
    if not MILLIMETRES.fullmatch(given):
        raise ArgumentTypeError("usage-millimetres")
    return float(given)


def shift(given: str) -> tuple[float, float]:
    """``X,Y`` in millimetres: to the right and down."""
    across, comma, down = given.partition(",")
    if not comma:
        raise ArgumentTypeError("usage-shift")
    return millimetres(across), millimetres(down)


def megabytes(given: str) -> int:
    """Memory, in bytes; 0 for no limit."""
    return 1024**2 * _whole(given, 0, 1_000_000, "usage-megabytes")


def deck_bytes(given: str) -> int:
    """The length of a file; 0 for no file at all."""
    return _whole(given, 0, 500_000, "usage-deck-bytes")


def deck_cards(given: str) -> int:
    """As many cards or other pieces as any game has room for, at most."""
    return _whole(given, 1, 2 * WIDTH, "usage-deck-cards")


def seconds(given: str) -> float:
    """A time to think as typed, in seconds."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3_600:
        raise ArgumentTypeError("usage-seconds")
    return number


def days(given: str) -> float:
    """More than none, at most a hundred years."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number < 36_500:
        raise ArgumentTypeError("usage-days")
    return number


def keep(given: str) -> tuple[str, float]:
    """``NAME=DAYS``: for how long something is kept."""
    from discovery.server.config.keeping import RULES

    name, _, count = given.partition("=")
    if name not in RULES:
        raise ArgumentTypeError("usage-keep")
    return name, days(count)


def page_address(given: str) -> str:
    """``http[s]://HOST[:PORT][/PATH]``: where browsers find the page; with a slash at its end."""
    parts = urlsplit(given)
    plain = not (parts.query or parts.fragment or parts.username)
    if given and not (parts.scheme in ("http", "https") and parts.hostname and plain):
        raise ArgumentTypeError("usage-address")
    return given and given.rstrip("/") + "/"


def contact(given: str) -> str:
    """``mailto:NAME@HOST`` or ``https://HOST``: where push services reach a host; ``""`` for no calls."""
    match = CONTACT.fullmatch(given)
    if given and (match is None or (match["rest"] and given.startswith("mailto:"))):
        raise ArgumentTypeError("usage-push")
    return given


def reaches_nobody(given: str) -> bool:
    """Whether a contact names a host that only its own network knows."""
    match = CONTACT.fullmatch(given)
    host = match["host"].lower() if match else ""
    return match is not None and ("." not in host or host.endswith((".localhost", ".local", ".lan")))


def origin(given: str) -> str:
    """``http[s]://HOST[:PORT]``: a push service, as browsers write it."""
    plain = given.rstrip("/").lower()
    if not ORIGIN.fullmatch(plain):
        raise ArgumentTypeError("usage-origin")
    return plain


def base_path(given: str) -> str:
    """``""`` or a path with a slash before it and none behind it."""
    path = given.rstrip("/")
    if path and not path.startswith("/"):
        raise ArgumentTypeError("usage-base-path")
    return path


def _whole(given: str, least: int, most: int, message: str) -> int:
    try:
        number = int(given)
    except ValueError:
        raise ArgumentTypeError(message) from None
    if not least <= number <= most:
        raise ArgumentTypeError(message)
    return number
