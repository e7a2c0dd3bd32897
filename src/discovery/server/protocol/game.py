"""Messages of a game: positions, events, printed texts; and replays of finished games (HTTP).

The messages of a game belong to its family, see ``core.present``; here those of all families are put
together, so that the contract has them all. A position is made from one viewer's view and from nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from discovery.core.messages import Happening, Position
from discovery.server.protocol.printed import OwnDeck
from discovery.server.protocol.words import UndoWord


class StepUndo(Struct):
    """The outcome of taking something back: ``seat`` asked, agreed, refused or took back; -1 for a request
    that has lapsed. ``steps`` are those that do not stand any more."""

    word: UndoWord
    seat: int
    steps: list[int]


class Step(Struct):
    """One event of the table: ``seq`` counts from 1, ``at`` is in ms since 1970. ``undo``: it is about taking
    something back; ``late`` is the seat whose time was up, so that the clock made the move (C14), or -1."""

    seq: int
    at: int
    happenings: list[Happening]
    undo: StepUndo | None
    late: int


class Rearranged(Struct):
    """The seats of a game since somebody has joined it: the ``names`` of all, and the happenings of each
    frame ``before`` with the seats as they are numbered now."""

    names: list[str]
    before: list[list[Happening]]


class Frame(Struct):
    """A finished game after one line of its record, all hands open. ``line`` is ``""`` at the deal;
    ``joined`` is ``None`` but where somebody joins the game by this line, ``comment`` is the line's own."""

    line: str
    comment: str
    seat: int
    position: Position
    happenings: list[Happening]
    joined: Rearranged | None


class ChanceCheck(Struct):
    """Answer to ``GET api/tables/ID/chance`` (finished games), and part of a replay: whether all chance of a
    game follows from its ``key``.

    ``commitment`` and ``key`` are ``""`` where there is none; without both nothing was checked, and ``sound``
    is false. ``draws`` are the outcomes that were compared beside the order of the deal. ``line`` is the
    first line of the record that does not follow, 0 if none, or where the record is no file.
    """

    commitment: str
    key: str
    sound: bool
    draws: int
    line: int


class Replay(Struct):
    """Answer to ``GET api/tables/ID/replay`` (finished games) and ``POST api/replays`` (a record as text).

    ``names`` are those of the deal. ``own_deck`` is the deck that the table has brought, or that was sent
    with the record."""

    game: str
    deck: str
    options: list[str]
    names: list[str]
    frames: list[Frame]
    record: str
    own_deck: OwnDeck | None
    chance: ChanceCheck
