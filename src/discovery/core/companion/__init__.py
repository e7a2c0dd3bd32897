"""A family's part for games on paper: people play with real cards, and a program is referee and score keeper.

What was done is a log of entries in the words of records. A program that sees no hidden card knows no hand;
it says what is legal by what everybody has seen, and its log becomes a record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game on paper: its key, the names of the seats in their order, a deck of the family's ``Decks``, and
    what was done, entry by entry."""

    game: str
    seats: tuple[str, ...]
    deck: Any
    log: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PaperSeat:
    """The public part of a seat: the number of cards in hand, its discard (ids in order), its points
    (``None`` in games without) and unspent trumps."""

    name: str
    hand: int
    discard: tuple[str, ...]
    points: int | None
    trumps: int


@dataclass(frozen=True, slots=True)
class PaperTable:
    """The table after the log, and the legal entries that may follow.

    ``question`` is what has to be said first: ``pool`` (a card has come into the pool: which one?), otherwise
    ``""``. ``choices`` has by the word of a move the cards, or the names of seats, that it can be made with
    by the holder of the right card; a word without any stands alone. ``unseen`` are the cards that can be
    named. ``turn`` is the seat that acts, -1 when the game is over; then ``winners`` are seats and ``record``
    is the whole game. ``actors`` are the seats of the entries of the log, -1 for cards of the pool.
    """

    seats: tuple[PaperSeat, ...]
    tree: tuple[str, ...]
    pool: tuple[str, ...]
    stack: int
    turn: int
    question: str
    choices: Mapping[str, Sequence[str]]
    unseen: tuple[str, ...]
    actors: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()
    record: str = ""


class CompanionPart(Protocol):
    """The ``companion`` part of a family."""

    @property
    def games(self) -> Sequence[str]:
        """The games that can be followed on paper."""
        ...

    def table(self, played: PaperGame) -> PaperTable:
        """The table after the log.

        ``InvalidInput`` PAPER_GAME for another game, PAPER_ENTRY for an entry that says nothing here,
        PAPER_NOT_HELD for a card that the seat cannot hold as the log stands; ``IllegalMove`` with its rule.
        """
        ...
