"""The settings of a server, and the limits that keep one connection from disturbing others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from discovery.core.bits import WIDTH
from discovery.engines import advice
from discovery.engines.allowance import Allowance
from discovery.engines.makers import OF_THE_FAMILY
from discovery.lab import analysis
from discovery.server.config.keeping import Keeping

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SETTABLE = {
    "sockets": "sockets",
    "tables": "tables_per_hour",
    "seats": "seats_per_hour",
    "guesses": "guesses_per_hour",
    "replays": "replays_per_hour",
    "analyses": "analyses",
    "accounts": "accounts_per_hour",
    "logins": "logins_per_hour",
    "mails": "mails_per_hour",
    "classes": "classes_per_hour",
    "pupils": "pupils_per_hour",
    "clubs": "clubs_per_hour",
    "reports": "reports_per_hour",
    "requests": "requests_per_second",
}
"""The limits per network address that a host can set: name on the command line to field of ``Limits``."""


REQUEST_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """``*_per_hour``, ``sockets`` and ``analyses`` (under way) are for each network address.

    Times are in seconds, sizes in bytes.

    ``requests_per_second`` count by what they cost (``transports.endpoints``), and the requests of
    ``REQUEST_SECONDS`` may come at once: a class that opens the page together asks for all its texts.

    ``deck_*`` limit the deck file that a table may bring; with 0 bytes tables bring none.

    ``control_*`` count the frames of a socket that no application sees: pings, and parts of a message.
    """

    tables_per_hour: int = 60
    seats_per_hour: int = 120
    guesses_per_hour: int = 30
    replays_per_hour: int = 240
    requests_per_second: int = 100
    analyses: int = 2
    workshop_per_hour: int = 3600
    accounts_per_hour: int = 20
    logins_per_hour: int = 120
    mails_per_hour: int = 20
    classes_per_hour: int = 20
    pupils_per_hour: int = 600
    clubs_per_hour: int = 20
    wrong_codes_per_hour: int = 100
    reports_per_hour: int = 20
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
    deck_bytes: int = 128 * 1024
    deck_cards: int = 2 * WIDTH

    @property
    def requests_at_once(self) -> int:
        """Requests of one address that may come together."""
        return REQUEST_SECONDS * self.requests_per_second

    @property
    def connections(self) -> int:
        """Connections per address: its sockets, plus the requests that load as many pages."""
        return 2 * self.sockets + 50


@dataclass(frozen=True, slots=True)
class Settings:
    """``base_path`` is ``""`` or ``"/table"``; ``trust_proxy`` lists the addresses of reverse proxies;
    ``allow_hosts`` are additional names by which this server may be called.

    ``pace`` is the time in seconds that a program waits before its move, so that people can follow;
    ``think_seconds`` is its time for the move. ``commands`` are outside programs by name, with
    ``command_seconds`` for a move. ``flip_pace`` is the time before a virtual player's flip in games with
    windows. ``abandon_days`` count only if the system's clock has run evenly for ``trust_clock_seconds``. A
    window waits ``away_seconds`` for absent players, once per turn. Tables without connections leave memory
    after ``unload_seconds``. ``*_iterations`` are the search iterations for a hint and for one choice of an
    analysis. ``makers`` replace the programs of each game's family, see ``engines.makers``. ``lobby``: hosts
    may show their tables in a list. ``push``: where push services reach the host, ``""`` calls nobody;
    ``push_services`` are origins of further services.

    ``database`` is the address of a PostgreSQL database that any number of servers may share, ``""`` keeps
    one of SQLite in ``data``. ``bus`` carries news between them: a Redis, or ``""`` for PostgreSQL's
    own. ``peer`` is where they reach this one (port 0: any). ``processes`` is how many serve together here.
    ``metrics`` are the networks that may read the server's numbers, ``""`` for nobody. ``accounts``: people
    may have accounts, which anybody makes (``"open"``) or the host (``"closed"``). ``keep``: when what is no
    longer needed is erased. ``classes``: teachers may have classes, which are erased after ``class_days``.
    ``contests``: anybody may make one. ``clubs``: where people have accounts, they may found clubs.
    ``webhooks``: accounts may have programs told, on the internet (``"public"``) or also on this very machine
    (``"local"``).

    ``mail`` is the host's mail server (``smtp[s]://user@host:port``), ``""`` for no mails; they come from
    ``mail_from`` and lead to ``address``, by which people reach the page, with a slash at its end. The
    password is in ``mail_password_file``, or in the environment.

    ``traces``: where spans are sent for OpenTelemetry, an address or ``"environment"``; ``""`` makes none.
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
    hint_iterations: int = advice.ITERATIONS
    analysis_iterations: int = analysis.ITERATIONS
    limits: Limits = Limits()
    lobby: bool = True
    push: str = ""
    push_services: tuple[str, ...] = ()
    database: str = ""
    bus: str = ""
    peer: str = "127.0.0.1:0"
    processes: int = 1
    metrics: str = ""
    accounts: Literal["", "open", "closed"] = ""
    webhooks: Literal["", "public", "local"] = ""
    keep: Keeping = field(default_factory=Keeping)
    mail: str = ""
    mail_from: str = ""
    mail_password_file: str = ""
    address: str = ""
    classes: bool = True
    class_days: float = 14.0
    contests: bool = True
    clubs: bool = True
    traces: str = ""

    def __post_init__(self) -> None:
        """The base path begins with a slash and does not end with one."""
        path = self.base_path.strip("/")
        object.__setattr__(self, "base_path", f"/{path}" if path else "")
