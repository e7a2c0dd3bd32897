"""What the host of a server can set, and the limits that keep one connection from spoiling it for others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from discovery.engines import consult
from discovery.engines.allowance import Allowance
from discovery.engines.makers import OF_THE_FAMILY
from discovery.lab import analysis

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SETTABLE = {
    "sockets": "sockets",
    "tables": "tables_per_hour",
    "guesses": "guesses_per_hour",
    "replays": "replays_per_hour",
    "analyses": "analyses",
}
"""What a host can set for each network address, by its name on the command line: the field of ``Limits``."""


@dataclass(frozen=True, slots=True)
class Limits:
    """``*_per_hour``, ``sockets`` and ``analyses`` (under way) are for each network address.

    Times are in seconds, sizes in bytes.

    ``control_*`` count the frames of a socket that no application sees: pings, and parts of a message.
    """

    tables_per_hour: int = 60
    guesses_per_hour: int = 30
    replays_per_hour: int = 240
    analyses: int = 2
    sockets: int = 100
    messages_per_second: float = 20.0
    message_burst: int = 40
    patience: int = 200
    control_per_second: float = 20.0
    control_burst: int = 40
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    hello_seconds: float = 10.0
    send_seconds: float = 10.0
    watch_seconds: float = 1.0
    body_bytes: int = 64 * 1024
    record_bytes: int = 256 * 1024
    replay_seconds: float = 10.0

    @property
    def connections(self) -> int:
        """Connections of an address: its sockets, and the requests with which as many pages are loaded."""
        return 2 * self.sockets + 50


@dataclass(frozen=True, slots=True)
class Settings:
    """``base_path`` is ``""`` or ``"/table"``; ``trust_proxy`` lists the addresses of reverse proxies;
    ``allow_hosts`` are names by which this server may be called, besides its own.

    ``pace`` is the time in seconds that a program waits before its move, so that people can follow;
    ``think_seconds`` the time it has for it; ``commands`` are outside programs by name, which have
    ``command_seconds``; ``flip_pace`` is the time before a virtual player's flip in games with windows.
    ``abandon_days`` count only when the system's clock has gone on evenly for ``trust_clock_seconds``.
    The missing are waited for ``away_seconds`` in a window, once a turn. Tables without connections leave
    memory after ``unload_seconds``. Iterations are how long a hint, and one choice of an analysis, is thought
    about. ``makers`` are programs in place of those of each game's family, see ``engines.makers``.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    trust_proxy: str = ""
    allow_hosts: tuple[str, ...] = ()
    abandon_days: float = 30.0
    trust_clock_seconds: float = DAY
    log: Literal["text", "json"] = "text"
    pace: float = 0.3
    flip_pace: float = 1.0
    away_seconds: float = 20.0
    think_seconds: float = 5.0
    unload_seconds: float = MINUTE
    sweep_seconds: float = 1.0
    makers: str = OF_THE_FAMILY
    allowance: Allowance = field(default_factory=Allowance)
    commands: Mapping[str, str] = field(default_factory=dict)
    command_seconds: float = 5.0
    hint_iterations: int = consult.ITERATIONS
    analysis_iterations: int = analysis.ITERATIONS
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        """The base path begins with a slash and does not end with one."""
        path = self.base_path.strip("/")
        object.__setattr__(self, "base_path", f"/{path}" if path else "")
