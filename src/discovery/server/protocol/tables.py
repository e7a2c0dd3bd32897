"""The table around the game."""

from __future__ import annotations

from msgspec import Struct

from discovery.server.protocol.matches import MatchInfo
from discovery.server.protocol.words import Away, Order, Reaction, SeatKind, SignalKind, Status, Watching


class SeatInfo(Struct):
    """Who sits there. ``kind`` changes when a program takes over. ``present``: a connection is open.

    ``thinking``: a program is to move; ``waiting``: it has not begun to think, since others are before it.
    """

    name: str
    kind: SeatKind
    program: str
    taken: bool
    present: bool
    left: bool
    thinking: bool
    waiting: bool


class SignalInfo(Struct):
    """What ``seat`` told everybody, as in ``Signal``; ``number`` rises with each, ``to`` is -1 for nobody in
    particular."""

    number: int
    seat: int
    kind: SignalKind
    told: list[str]
    to: int


class TalkInfo(Struct):
    """What people tell one another beside the game: the latest of each kind a seat, for one round, oldest
    first. ``quiet``: the host has switched it off. ``phrases`` are the ready-made sentences, as the ends of
    messages ``talk-...``."""

    quiet: bool
    phrases: list[str]
    signals: list[SignalInfo]


class TableInfo(Struct):
    """The table around the game. Times are in ms since 1970, 0 without a clock.

    ``deadline`` is the end of the time of those who act (rule C14); it stands during a window.
    ``window_since`` tells when the open window began, ``window_until`` when it ends at the latest;
    ``window_seconds`` is 0 where windows wait until all have answered. ``orders`` are the viewer's own
    standing orders, one for each kind of answer that this game knows; none for spectators. ``agreeable`` are
    those kinds to which somebody may agree beforehand. ``teams`` lists
    the seats of each team, ``match`` tells of the match that this game belongs to. ``joining``: others may
    ask to join the running game (R02), ``newcomers`` are the names of those who wait for it.

    ``commitment`` is the hash of the key from which all chance of the game follows, ``""`` at a table without
    one; ``key`` is told once the game is over. ``talk`` is ``None`` where the rules let nobody talk, and for
    spectators who see the game late.
    """

    id: str
    status: Status
    game: str
    deck: str
    options: list[str]
    leaving: str
    turn_seconds: int
    teams: list[list[int]]
    deadline: int
    window_seconds: int
    window_since: int
    window_until: int
    away: Away
    window_hours: int
    watching: Watching
    delay_steps: int
    learner: bool
    hints: bool
    touched: bool
    orders: dict[Reaction, Order]
    agreeable: list[Reaction]
    watchers: int
    seats: list[SeatInfo]
    match: MatchInfo | None
    joining: bool
    newcomers: list[str]
    commitment: str
    key: str
    talk: TalkInfo | None
