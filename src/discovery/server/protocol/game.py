"""What a game sends: positions, what happened, what is printed; and replays of finished games (HTTP).

The messages of a game belong to its family, see ``core.present``; here those of all families are put
together, so that the contract has them all. A position is made from one viewer's view and from nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from discovery.core.messages import Happening, Position


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
