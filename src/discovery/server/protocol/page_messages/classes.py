"""Classes (HTTP): a teacher's tables on one page, and the pupils at them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Name, Token
from discovery.server.protocol.setup import TablePlan
from discovery.server.protocol.words import Key, Status

PupilNumber = Annotated[int, Meta(ge=1, le=9999)]
BoardNumber = Annotated[int, Meta(ge=0, le=999)]


class ClassPlan(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/classes``: how each table is set up, with its open seats for pupils; with ``talk``
    they may tell each other ready-made sentences."""

    plan: TablePlan
    talk: bool = False


class ClassMade(Struct):
    """Answer to ``POST api/classes``: the ``code`` that pupils type, the teacher's secret, and the ``id`` by
    which anybody may watch the class."""

    id: str
    code: str
    token: str


class ClassCode(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/classes/join``: the code as somebody typed it."""

    code: Key


class PupilMade(Struct):
    """Answer to ``POST api/classes/join``: the pupil's own secret, and the name that was drawn for them; to
    ``POST api/classes/link``: another secret for a pupil, and their name."""

    token: str
    name: str


class PupilAsks(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/classes/pupil``."""

    token: Token


class PupilInfo(Struct):
    """A pupil's own place: the number of their table, who sits there with them, and the ``table`` that their
    secret opens, ``""`` until it is dealt."""

    name: str
    board: int
    companions: list[str]
    table: str
    over: bool


class Taught(Struct, forbid_unknown_fields=True):
    """Body of what a teacher asks: the teacher's secret."""

    token: Token


class PupilChanged(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/classes/move``, ``rename``, ``link`` and ``remove``: a pupil by number, and the
    ``board`` to sit at (0: a new one) or the new ``name``."""

    token: Token
    pupil: PupilNumber
    board: BoardNumber = 0
    name: Name = ""


class ClassPaused(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/classes/pause``: stop the game of table ``board`` (0: of all), or let it go on."""

    token: Token
    paused: bool
    board: BoardNumber = 0


class BoardSeat(Struct):
    """A seat of a table of a class. ``here``: its player is connected; ``program``: a program plays now."""

    name: str
    here: bool
    program: bool


class BoardTable(Struct):
    """A table of a class as spectators see it. ``acting`` are the seats that have to decide, ``turns`` counts
    the turns so far. ``scores`` are told at the end, by seat, empty in games without; ``winners`` too."""

    board: int
    table: str
    status: Status
    paused: bool
    seats: list[BoardSeat]
    acting: list[int]
    turns: int
    scores: list[int]
    winners: list[int]


class BoardWaiting(Struct):
    """A table that is not dealt yet, and the pupils who will sit there."""

    board: int
    names: list[str]


class ClassBoard(Struct):
    """Answer to ``GET api/classes/ID``: a class as anybody sees it who was shown its board. ``places`` are
    the seats of a table for pupils, ``pupils`` counts them."""

    id: str
    code: str
    game: str
    options: list[str]
    places: int
    round: int
    over: bool
    pupils: int
    tables: list[BoardTable]
    waiting: list[BoardWaiting]


class TaughtPupil(Struct):
    """A pupil as the teacher has them; ``waits``: their table is not dealt yet."""

    number: int
    name: str
    board: int
    waits: bool


class TaughtClass(Struct):
    """Answer to what a teacher asks: the board, all pupils, and ``until`` when the class is kept, in ms since
    1970."""

    board: ClassBoard
    pupils: list[TaughtPupil]
    until: int


class ClassErased(Struct):
    """Answer to ``POST api/classes/erase``: nothing of the class is left."""

    erased: bool


MESSAGES = (
    ClassPlan,
    ClassMade,
    ClassCode,
    PupilMade,
    PupilAsks,
    PupilInfo,
    Taught,
    PupilChanged,
    ClassPaused,
    ClassBoard,
    TaughtClass,
    ClassErased,
)
"""All of them, for the client's types."""
