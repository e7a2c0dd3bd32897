"""The position as one viewer may know it, what happened, and replays of finished games (HTTP)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from discovery.server.messages.words import Phase


class SeatView(Struct):
    """A seat as the viewer may see it. ``cards`` is ``None`` where the hand is hidden; oldest card first."""

    cards: list[str] | None
    hand: int
    discard: list[str]
    points: int | None
    bot: Literal["", "bot", "bot+"]
    left: bool


class Ranking(Struct):
    """The count at the end (rules G09, G10), one a seat; ``total`` is ``None`` in games without points."""

    seat: int
    points: int | None
    cards_left: int
    total: int | None
    winner: bool


class Position(Struct):
    """The game as one viewer may know it. ``viewer`` is -1 for a spectator. ``turn`` is -1 when it is over.

    ``tree`` is in order of placing; ``last`` is the card a series must link to (``""``: none placed in this
    turn); ``owed`` is the card just stolen in an exchange, shown to the thief only; ``legal`` holds the
    viewer's own moves.
    """

    viewer: int
    phase: Phase
    turn: int
    turn_number: int
    actors: list[int]
    seats: list[SeatView]
    tree: list[str]
    pool: list[str]
    stack: int
    trumps: int
    placed: int
    last: str
    series: int
    opened: list[int]
    closed: list[int]
    owed: str
    legal: list[str]
    reason: str
    ranking: list[Ranking]


class Happening(Struct):
    """One thing that happened, as the viewer may know it: ``card`` is ``""`` where it is hidden from him.

    kind          seat      card        other                      number
    dealt         -         -           -                          cards in the stack
    turn          whose     -           -                          turn number
    placed        who       card        from: seat of the discard  0 hand, 1 pool, 2 discard
    series        who       -           -                          index in the series (second card: 2)
    replayed      who       card        -                          - (a trump was spent)
    called        who       card        holder, -1: nobody         -
    stolen        thief     card        victim                     1 exchange, 0 empty stack
    gave          who       card        receiver                   -
    discarded     who       card        -                          0 trump, 1 forced, 2 failed flip, 3 left
    opened/closed who       -           -                          era
    emptied       who       -           -                          - (hand emptied)
    trump         who       -           -                          trumps now held
    scored        who       -           -                          points won
    refilled      -         card        -                          - (the pool)
    drew          who       card        -                          -
    flipped       bot       card        -                          -
    passed/ended  who       -           -                          -
    left          who       -           -                          -
    finished      -         -           -                          -
    """

    kind: str
    seat: int
    card: str
    other: int
    number: int


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
