"""The messages that the server sends on a socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from discovery.core.messages import Position
from discovery.i18n.faults import Fault
from discovery.server.protocol.advice import HintInfo
from discovery.server.protocol.game import Step
from discovery.server.protocol.tables import TableInfo


class Welcome(Struct, tag="welcome"):
    """First answer to ``hello``. ``seat`` is -1 for a spectator; ``host``: whether the client may manage the
    table, ``guest``: whether it came by the table's link and may take a free seat."""

    version: str
    table: str
    seat: int
    host: bool
    guest: bool


class Update(Struct, tag="update"):
    """Everything new: all steps after the client's ``have``, and the table and position as they are now.

    ``fresh`` is true when ``steps`` do not continue what the client has: it forgets its own. They begin
    with the first step, in pile games (no learner's table) with the last turn but one. ``position`` is
    ``None`` before the deal, and for spectators of a table that is shown at its end only.
    """

    seq: int
    fresh: bool
    table: TableInfo
    position: Position | None
    steps: list[Step]


class Change(Struct, tag="change"):
    """The changes since the last ``update`` or ``change`` of this connection.

    ``table`` and ``position`` hold the fields that are not as they were, with what they are now; of the
    position's ``seats`` only those that are not as they were, by number. ``steps`` continue those before. A
    connection is sent an ``update`` first, and again whenever there was no position to change.
    """

    seq: int
    table: dict[str, Any]
    position: dict[str, Any]
    steps: list[Step]


class Accepted(Struct, tag="accepted"):
    """The command ``id`` is on disk as event ``seq`` (0: it made no step, as an answer in a window)."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """The command ``id`` changed nothing."""

    id: str
    fault: Fault


class Explained(Struct, tag="explained"):
    """For each of ``moves`` the reason why not, ``None`` where it is legal: those asked for, then those about
    the card."""

    id: str
    moves: list[str]
    verdicts: list[Fault | None]


class Spotted(Struct, tag="spotted"):
    """Where the asked move may go: ``[x, y, points]`` a spot; play it with ``at X,Y`` behind its card."""

    id: str
    spots: list[list[int]]


class Hinted(Struct, tag="hinted"):
    """The best moves in the position of step ``seq``, the best one first; nobody else learns of it."""

    id: str
    seq: int
    hints: list[HintInfo]


class Reissued(Struct, tag="reissued"):
    """A new secret for a seat, for the host (-1) or for the table (-2); the old one is dead from now on."""

    id: str
    seat: int
    token: str


class Seated(Struct, tag="seated"):
    """The viewer has a seat: ``token`` opens it from now on."""

    token: str


class Goodbye(Struct, tag="goodbye"):
    """The last message before the server closes; ``again`` tells whether coming back makes sense."""

    fault: Fault
    again: bool


ServerMessage = (
    Welcome
    | Update
    | Change
    | Accepted
    | Refused
    | Explained
    | Spotted
    | Hinted
    | Reissued
    | Seated
    | Goodbye
)
