"""Messages between page and server about contests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.core.languages import DEFAULT
from discovery.engines.outside.words import TAG, Token
from discovery.server.protocol.setup import TablePlan
from discovery.server.protocol.words import Key

MOST_ENTRANTS = 128
ContestName = Annotated[str, Meta(min_length=1, max_length=60)]
Typed = Annotated[str, Meta(max_length=200)]
ContestFormat = Literal["swiss", "arena", "duplicate"]
ContestStatus = Literal["open", "running", "over", "closed"]


class ContestPlan(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/contests``.

    ``table`` is how its tables are set up; its seats say how many play at one, and it has a clock. Swiss and
    duplicate contests last ``rounds``, an arena ``minutes``. Where entrants do not fill their tables in Swiss
    rounds, programs ``fill`` them or some have a bye; elsewhere programs do where it is needed. They are
    ``program``, ``""`` for the one that stands in. ``starts``: when it begins by itself, in ms since 1970, 0
    when its director says so. ``listed``: it stands in the server's list. ``rated``: its tables count for
    ratings, so all entrants have accounts or are programs.
    """

    name: ContestName
    format: ContestFormat
    table: TablePlan
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    fill: Literal["program", "bye"] = "program"
    program: Key = ""
    starts: Annotated[int, Meta(ge=0)] = 0
    listed: bool = True
    rated: bool = False


class ContestMade(Struct):
    """Answer to ``POST api/contests``: its id, and the secret of its ``director``."""

    contest: str
    director: str


class Entry(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/contests/ID/entrants``."""

    name: Typed
    language: Annotated[str, Meta(pattern=TAG)] = DEFAULT


class Entered(Struct):
    """Answer to ``POST api/contests/ID/entrants``: the entrant's number and secret."""

    number: int
    secret: str


class ContestSecret(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/contests/ID/mine``: the secret of an entrant or of the director."""

    secret: Token


class ContestMine(Struct):
    """Answer to ``POST api/contests/ID/mine`` and ``.../presence``: whose secret it is. ``number`` is 0 for
    the director. ``token`` opens the seat at the ``table`` that is being played, ``""`` without one."""

    number: int
    name: str
    away: bool
    table: str
    token: str


class Presence(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/contests/ID/presence``: an entrant gets no next table (``away``), or again one. Who
    withdraws before the start is no longer an entrant."""

    secret: Token
    away: bool


class Directed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/contests/ID/direct``, with the secret of the director.

    ``start``; ``close`` it for good; ``add`` a ``program`` as an entrant; ``remove`` the entrant ``number``,
    who gets no next table; ``decide`` the table ``board`` of a ``round`` for the seats in ``winners`` (none:
    all are level), for a ``reason`` that everybody reads.
    """

    secret: Token
    act: Literal["start", "close", "add", "remove", "decide"]
    program: Key = ""
    number: int = 0
    round: int = 0
    board: int = 0
    winners: Annotated[list[Annotated[int, Meta(ge=0, le=11)]], Meta(max_length=12)] = []
    reason: Typed = ""
    language: Annotated[str, Meta(pattern=TAG)] = DEFAULT


class ContestEntrant(Struct):
    """A line of the standings, the best first. ``program`` is ``""`` for a person. ``ties`` decide one after
    the other among those with the same points: docs/contests.md says what they are in each format."""

    number: int
    name: str
    program: str
    away: bool
    place: int
    points: float
    ties: list[float]
    played: int
    wins: int


class ContestBoard(Struct):
    """A table. ``seats`` are numbers of entrants, 0 for a program that fills a seat; ``points`` by seat,
    empty until they count. ``over``: it has ended, ``decided`` for the reason of the director, ``closed``
    without a result. ``table`` is its id, ``""`` for a bye and while the same deal is played elsewhere."""

    round: int
    board: int
    table: str
    seats: list[int]
    points: list[float]
    over: bool
    decided: str
    closed: bool


class ContestSheet(Struct):
    """Answer to ``GET api/contests/ID``. ``begun`` and ``ends`` (of an arena) are in ms since 1970, 0 before
    they are known; ``now`` is the server's clock."""

    id: str
    name: str
    status: ContestStatus
    format: ContestFormat
    game: str
    options: list[str]
    seats: int
    rated: bool
    rounds: int
    round: int
    minutes: int
    fill: str
    turn_seconds: int
    bank_minutes: int
    increment_seconds: int
    move_days: int
    starts: int
    begun: int
    ends: int
    now: int
    entrants: list[ContestEntrant]
    boards: list[ContestBoard]


class ListedContest(Struct):
    """A contest in the list."""

    id: str
    name: str
    status: ContestStatus
    format: ContestFormat
    game: str
    seats: int
    entrants: int
    starts: int
    created: int


class Contests(Struct):
    """Answer to ``GET api/contests``: those that can be joined or watched and the latest that are over."""

    contests: list[ListedContest]


class RatingLine(Struct):
    """Somebody's rating: within ± ``interval`` in 95 of 100 cases. ``program`` is ``""`` for an account."""

    name: str
    program: str
    rating: int
    interval: int
    games: int
    provisional: bool


class RatingLadder(Struct):
    """The ratings of a game at tables with ``seats`` seats, the strongest first."""

    game: str
    seats: int
    lines: list[RatingLine]


class Ratings(Struct):
    """Answer to ``GET api/ratings``."""

    ladders: list[RatingLadder]


class RatingPoint(Struct):
    """A rating after a game."""

    rating: int
    interval: int


class RatingCourse(Struct):
    """The rating of one account after each of its games."""

    game: str
    seats: int
    course: list[RatingPoint]


class MyRatings(Struct):
    """Answer to ``GET api/ratings/mine``."""

    courses: list[RatingCourse]


MESSAGES = (
    *(ContestMade, ContestMine, ContestPlan, Contests, ContestSheet, Directed, Entered),
    *(MyRatings, Ratings),
)
"""Those that the page knows by name."""
