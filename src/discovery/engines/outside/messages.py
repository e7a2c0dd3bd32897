"""Every message of the line protocol. ``seq`` numbers what a program has observed."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from discovery.core.languages import DEFAULT
from discovery.core.messages import Happening, Position
from discovery.engines.outside.words import MAX_FRAME, Line, Name, Tag, Token
from discovery.i18n.faults import Fault

PROTOCOL = 1
"""Version of this contract; a program says in its ``hello`` which one it speaks."""
LONGEST_LINE = MAX_FRAME
"""The maximum size of a program's line, in bytes."""


class Greeting(Struct, tag="hello"):
    """The first message of a program. On a socket ``token`` is its seat's secret, ``name`` takes an open
    seat; ``host`` is the host's secret, of a table that the program begins."""

    protocol: int
    name: Name = ""
    token: Token = ""
    language: Tag = DEFAULT
    host: Token = ""


class BeginAsked(Struct, tag="start"):
    """Start the game: every seat is taken, and the program has sent the host's secret."""


class LegalAsked(Struct, tag="legal"):
    """Every move that may be played now."""


class ExplainAsked(Struct, tag="explain"):
    """Why a move is not possible now."""

    move: Line


class DeckAsked(Struct, tag="deck"):
    """A request for the printed texts of the cards."""


class Act(Struct, tag="act"):
    """The decision that was asked for at ``seq``."""

    seq: Annotated[int, Meta(ge=0)]
    move: Line


FromProgram = Greeting | BeginAsked | LegalAsked | ExplainAsked | DeckAsked | Act


class Hello(Struct, tag="hello"):
    """The table: ``seats`` as a record's header has them, ``seat`` is the program's own.

    ``seconds`` is the time for a decision, 0 where only the table's clock counts. ``seed`` may be used for
    the program's own chance, so that a simulation can be repeated; it is empty where nobody asks for that.
    """

    protocol: int
    version: str
    game: str
    deck: str
    options: list[str]
    seats: list[str]
    teams: list[list[int]]
    seat: int
    seconds: float
    seed: str = ""


class Waiting(Struct, tag="waiting"):
    """The game has not started: ``open`` seats are still free; then the host starts it."""

    open: int


class Observe(Struct, tag="observe"):
    """The position, and the events since the last ``observe``; all events if ``fresh``."""

    seq: int
    fresh: bool
    position: Position
    happenings: list[Happening]


class ActAsked(Struct, tag="act"):
    """A decision is due within ``seconds`` (0: no limit)."""

    seq: int
    seconds: float


class Legal(Struct, tag="legal"):
    """The moves in notation, each whole: with its spot, its cards."""

    seq: int
    moves: list[str]


class Explained(Struct, tag="explain"):
    """``fault`` is ``None`` where the move is possible."""

    seq: int
    move: str
    fault: Fault | None


class Printed(Struct, tag="deck"):
    """The printed texts of the pieces. The family's own message has this tag and more fields
    (``PresentPart.deck``)."""


class Result(Struct, tag="result"):
    """The game is over; nothing comes after it. ``ranking`` has a row a seat."""

    reason: str
    ranking: list[Any]


class Error(Struct, tag="error"):
    """A fault of the program's last line, or an exceeded time limit; everything else stays as it was."""

    code: str
    rule: str
    message: str


FromHost = Hello | Waiting | Observe | ActAsked | Legal | Explained | Printed | Result | Error
