"""The events of a table as they are stored: each payload, and its JSON in both directions.

A released payload never changes: new fields have a default, new meanings get a new kind.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from discovery.server.protocol import Dropped, Order, Reaction, TablePlan


class Created(Struct, tag="created", tag_field="kind", frozen=True):
    """The table as it was planned, its seats already in playing order (rule B05) and under clean names.
    ``key`` is the secret key of its game as it will be told (``play.commitment``), ``""`` at tables made
    before there were keys, and where the game branches off from another one: ``record`` is what was played
    of it before, as text, with the names and the deal of the new game's beginning."""

    plan: TablePlan
    key: str = ""
    record: str = ""

    def __repr__(self) -> str:
        return f"Created({self.plan!r})"


class Seated(Struct, tag="seated", tag_field="kind", frozen=True):
    """Somebody took an open seat."""

    seat: int
    name: str


class Renamed(Struct, tag="renamed", tag_field="kind", frozen=True):
    """A seat's name changed, before the start."""

    seat: int
    name: str


class Started(Struct, tag="started", tag_field="kind", frozen=True):
    """The deal: seats as in a record's header, the shuffled deck from the top as card ids, and the version of
    the rules; events that name none are older than the first change that needs it."""

    seats: list[str]
    order: list[str]
    rules: int = 1


class Moved(Struct, tag="moved", tag_field="kind", frozen=True):
    """A move in notation with its outcome; ``timed``: the clock made it (C14). Seat -1 closes a window."""

    seat: int
    text: str
    timed: bool = False


class Answered(Struct, tag="answered", tag_field="kind", frozen=True):
    """A seat's answer in the open window; it is played only if it counts. ``silent``: a program's answer."""

    seat: int
    text: str
    silent: bool = False


class Ordered(Struct, tag="ordered", tag_field="kind", frozen=True):
    """A seat's standing order for one kind of answer."""

    seat: int
    reaction: Reaction
    order: Order


class Left(Struct, tag="left", tag_field="kind", frozen=True):
    """A player left for good; ``program`` takes over, else their hand goes to their discard (R01)."""

    seat: int
    program: str


class Substituted(Struct, tag="substituted", tag_field="kind", frozen=True):
    """A program took a seat; ``name`` is new where nobody had sat there. ``keeps``: only until the player
    comes back."""

    seat: int
    program: str
    name: str
    keeps: bool = False


class Prepared(Struct, tag="prepared", tag_field="kind", frozen=True):
    """The move that a seat plays when its turn comes: the first of ``tries``, in notation, that is legal.
    Without any nothing is prepared any more; ``why`` tells the reason if the player did not say so."""

    seat: int
    tries: list[str]
    unless: list[str] = []
    why: Dropped = ""


class Returned(Struct, tag="returned", tag_field="kind", frozen=True):
    """The player whose seat a program kept is back and decides again."""

    seat: int


class Reissued(Struct, tag="reissued", tag_field="kind", frozen=True):
    """A seat's secret link was replaced, the host's secret (-1), or the table's link (-2)."""

    seat: int


class Closed(Struct, tag="closed", tag_field="kind", frozen=True):
    """The table was closed."""


class Reopened(Struct, tag="reopened", tag_field="kind", frozen=True):
    """The table was opened again by the host's shell, as it was when it was closed."""


class Quieted(Struct, tag="quieted", tag_field="kind", frozen=True):
    """The host (seat -1) switched signals off, or on again."""

    quiet: bool
    seat: int = -1


class Chatting(Struct, tag="chatting", tag_field="kind", frozen=True):
    """The host (seat -1) let people write to one another, or not."""

    chat: bool
    seat: int = -1


class Listed(Struct, tag="listed", tag_field="kind", frozen=True):
    """The host (seat -1) showed the table in the server's list of open tables, or took it out again."""

    listed: bool
    seat: int = -1


class Ended(Struct, tag="ended", tag_field="kind", frozen=True):
    """The players ended the match with this game."""


class Invited(Struct, tag="invited", tag_field="kind", frozen=True):
    """Somebody plays from the next game of the match on (R02); not ``comes``: they do not after all. ``seat``
    numbers those who were invited, from the number of the seats; it is that of their secret until then."""

    seat: int
    name: str
    comes: bool = True


class Joined(Struct, tag="joined", tag_field="kind", frozen=True):
    """Somebody joined the running game on ``seat``; who sat there and behind moved up by one (R02)."""

    seat: int
    name: str


class UndoAsked(Struct, tag="undoasked", tag_field="kind", frozen=True):
    """``seat`` asks the others whether it may take back the latest ``lines`` of the record that stand."""

    seat: int
    lines: int


class UndoAnswered(Struct, tag="undoanswered", tag_field="kind", frozen=True):
    """``seat`` agrees, or does not, which ends the request; who asked withdraws it so, and with seat -1 it
    has lapsed."""

    seat: int
    agrees: bool


class Undone(Struct, tag="undone", tag_field="kind", frozen=True):
    """``seat`` took back the latest ``lines`` that stood; ``agreed``: with everybody's consent."""

    seat: int
    lines: int
    agreed: bool = False


class Retimed(Struct, tag="retimed", tag_field="kind", frozen=True):
    """The game goes on at ``days`` days a turn, or with 0 by the clock that was planned (C14)."""

    days: int


class Shifted(Struct, tag="shifted", tag_field="kind", frozen=True):
    """Players' time runs on from ``ms`` later: the system's clock was set, or nobody held the table. Without
    it the times of two events would tell who has used how much."""

    ms: int
    seat: int = -1


class Paused(Struct, tag="paused", tag_field="kind", frozen=True):
    """The teacher of a class stopped the game: nobody decides, and no clock runs."""


class Resumed(Struct, tag="resumed", tag_field="kind", frozen=True):
    """The game goes on; the time since ``Paused`` counts for nobody."""


Payload = (
    Created
    | Seated
    | Renamed
    | Started
    | Moved
    | Answered
    | Ordered
    | Left
    | Substituted
    | Reissued
    | Closed
    | Reopened
    | Quieted
    | Chatting
    | Listed
    | Ended
    | Invited
    | Joined
    | UndoAsked
    | UndoAnswered
    | Undone
    | Retimed
    | Returned
    | Prepared
    | Shifted
    | Paused
    | Resumed
)
PRIVATE = (Answered, Ordered, Prepared, Shifted)
"""Events that only the seat concerned may learn, or nobody: they make no step and take no step number."""
LIMITED = (
    Seated,
    Renamed,
    Ordered,
    Prepared,
    Reissued,
    Quieted,
    Chatting,
    Listed,
    UndoAsked,
    UndoAnswered,
    Undone,
)
"""Events that could be repeated without end: a table stores a limited number of each kind per seat."""

_DECODER: msgspec.json.Decoder[Payload] = msgspec.json.Decoder(Payload)


@dataclass(frozen=True, slots=True)
class Entry:
    """Event ``seq`` of a table, at ``at`` ms since 1970."""

    seq: int
    at: int
    payload: Payload


def kind_of(payload: Payload) -> str:
    """The kind of an event, in one word."""
    return type(payload).__name__.lower()


def encode(payload: Payload) -> tuple[str, str]:
    """The kind, and the JSON that is stored."""
    return kind_of(payload), msgspec.json.encode(payload).decode()


def decode(stored: str) -> Payload:
    """The payload back. ``msgspec.ValidationError`` if it was not written by this program."""
    return _DECODER.decode(stored)
