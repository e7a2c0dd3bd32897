"""What a game sends: positions, what happened, what is printed; and replays of finished games (HTTP).

The messages of a game belong to its family, see ``core.present``; here those of all families are put
together, so that the contract has them all. A position is made from one viewer's view and from nothing else.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from discovery.core.registry import families

if TYPE_CHECKING:
    Position = Any
    Happening = Any
    Printed = Any
else:
    _PARTS = [family.present for family in families() if family.present is not None]
    Position = reduce(or_, [part.position for part in _PARTS])
    Happening = reduce(or_, [part.happening for part in _PARTS])
    Printed = reduce(or_, [part.printed for part in _PARTS])


class Step(Struct):
    """One event of the table: ``seq`` counts from 1, ``at`` is in ms since 1970."""

    seq: int
    at: int
    happenings: list[Happening]


class Frame(Struct):
    """A finished game after one line of its record, all hands open. ``line`` is ``""`` at the deal."""

    line: str
    seat: int
    position: Position
    happenings: list[Happening]


class Replay(Struct):
    """Answer to ``GET api/tables/ID/replay`` (finished games) and ``POST api/replays`` (a record as text)."""

    game: str
    deck: str
    options: list[str]
    names: list[str]
    frames: list[Frame]
    record: str
