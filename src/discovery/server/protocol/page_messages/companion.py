"""Games with real cards (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Name
from discovery.server.protocol.setup import DeckFile
from discovery.server.protocol.words import Key, Text

Entry = Annotated[str, Meta(max_length=160)]


class PaperWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/companion``: a game, the names of its seats, the server's ``deck`` or a deck
    ``file``, and all that was done, entry by entry."""

    game: Key
    seats: Annotated[list[Name], Meta(min_length=1, max_length=9)]
    log: Annotated[list[Entry], Meta(max_length=800)]
    deck: Text = ""
    file: DeckFile = ""


class PaperSeatInfo(Struct):
    """A seat of a game on paper: the number of cards in ``hand``, its ``discard`` in order, ``points`` in
    games with points, unspent ``trumps``."""

    name: str
    hand: int
    discard: list[str]
    points: int | None
    trumps: int


class PaperChoice(Struct):
    """A choice of the acting seat: the ``word`` of the move, and the cards or seats ``what`` that it can be
    made with by a player who holds the right card."""

    word: str
    what: list[str]


class PaperInfo(Struct):
    """Answer to ``POST api/companion``: the table after the log. Cards are ids.

    ``asked`` is ``pool`` where a card that came into the pool has to be named first. ``actors`` are the seats
    of the log's entries, -1 for cards of the pool; ``turn`` is -1 once the game is over.
    """

    seats: list[PaperSeatInfo]
    tree: list[str]
    pool: list[str]
    stack: int
    turn: int
    asked: str
    choices: list[PaperChoice]
    unseen: list[str]
    actors: list[int]
    over: bool
    winners: list[int]
    record: str
