"""The contents of a record. docs/records.md has its grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from discovery.core.protocol import AnyGame, Outcome
from discovery.core.registry import family_of
from discovery.core.text import JOINERS
from discovery.core.text.names import LONGEST_NAME, is_mark

FORMAT = 3
"""The newest version of the format, that of a record with the header ``Fork``; a reader refuses newer
ones."""
FORMAT_WITH_COMMITMENT = 2
FORMAT_WITHOUT_COMMITMENT = 1
"""The version of a record without the headers ``Commitment`` and ``Key``, which older programs read as
well."""

SIDE = "Side"
"""The end of ``Order`` in a header of its own, as some write a side pile; only read."""
SIDED = "truncated"
"""The option of games that have a side pile (S29)."""
HEADERS = (
    "Format",
    "Game",
    "Rules",
    "Deck",
    "Options",
    "Seats",
    "Teams",
    "Order",
    SIDE,
    "Scores",
    "Winners",
    "Commitment",
    "Key",
    "Fork",
)
REQUIRED = ("Format", "Game", "Rules", "Deck", "Seats", "Order")

NOBODY_NAME = "-"
_JOIN = "join "
_UNDO = "undo"
_UNDOES = re.compile(rf"{_UNDO}(?:\s+([1-9]\d{{0,4}}))?")
_FORK = re.compile(r"(\d{1,6})(?:, of=([\w-]{1,64}))?(?:, for=([^,]+))?")
_NAME = re.compile(r"[\w .'-]+")
"""Seat names: 1 to 30 letters, digits, spaces or ``._'-``."""


def is_name(text: str) -> bool:
    """Whether ``name`` is valid for a seat: 1 to 30 letters, with marks and joiners, digits, spaces or
    ``._'-``."""
    plain = "".join(sign for sign in text if not is_mark(sign) and sign not in JOINERS)
    return len(text) <= LONGEST_NAME and _NAME.fullmatch(plain) is not None


@dataclass(frozen=True, slots=True)
class Line:
    """One decision: the seat, the move in notation with its outcome, and an optional comment such as
    ``time``.

    The ``seat`` of a window that closes is ``NOBODY_NAME`` (U04).

    ``number`` is the line in the file it was read from, 0 if none.
    """

    seat: str
    move: str
    comment: str = ""
    number: int = field(default=0, compare=False)

    @property
    def newcomer(self) -> str:
        """The name of the player who joins by this line, ``""`` for any other line (R02)."""
        joins = self.seat == NOBODY_NAME and self.move.startswith(_JOIN)
        return self.move.removeprefix(_JOIN).strip() if joins else ""

    @property
    def undoes(self) -> int:
        """How many lines of those that stand are taken back by this one, 0 for any other line."""
        match = None if self.seat == NOBODY_NAME else _UNDOES.fullmatch(self.move)
        return 0 if match is None else int(match[1] or 1)


def undoing_line(seat: str, lines: int, comment: str = "") -> Line:
    """The line by which ``seat`` takes back the latest ``lines`` that stand: no move of the game either."""
    return Line(seat, _UNDO if lines == 1 else f"{_UNDO} {lines}", comment)


def joining_line(name: str, comment: str = "") -> Line:
    """The line by which somebody joins the running game: no move of it, as the game has one seat more from
    then on."""
    return Line(NOBODY_NAME, f"{_JOIN}{name}", comment)


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a game branched off from another one: behind the first ``step`` lines, which are the other
    game's. ``of`` is the table of that game, ``""`` where it has none. ``seat`` is the name of the seat for
    which everything that it did not know was dealt again; ``""`` if everything lies as it did.

    From such a position no key can lead: nobody can have been bound to it before the first move.
    """

    step: int
    of: str = ""
    seat: str = ""

    def __str__(self) -> str:
        of, seat = f", of={self.of}" if self.of else "", f", for={self.seat}" if self.seat else ""
        return f"{self.step}{of}{seat}"

    @classmethod
    def read(cls, text: str) -> Fork | None:
        """The fork of a header's value, ``None`` for any other text."""
        match = _FORK.fullmatch(text)
        if match is None or (match[3] is not None and not is_name(match[3])):
            return None
        return cls(int(match[1]), match[2] or "", match[3] or "")


@dataclass(frozen=True, slots=True)
class Record:
    """A game. ``seats`` are as in the header (``"Bo=bot"``), ``order`` has the ids of what was shuffled,
    top first, ``teams`` are as in theirs (``"Ann+Cem"``).

    ``deck`` is the family's usual one where none is given, ``rules`` the version that is played now.
    ``scores`` (by name) and ``winners`` are ``None`` while the game goes on. ``commitment`` is the hash
    of the game's ``key`` (``play.commitment``); the key is ``""`` as long as it is secret, and both are where
    chance cannot be checked. ``fork`` tells of a game that branched off from another one. ``embedded_decks``
    are the files of a host's own deck, by their names: what it builds on first, itself last; empty if the
    record only names it. ``side_cards`` is how many of the last ids of ``order`` were in the header ``Side``.
    """

    game: str
    seats: tuple[str, ...]
    order: tuple[str, ...]
    deck: str = ""
    options: tuple[str, ...] = ()
    rules: int = 0
    lines: tuple[Line, ...] = ()
    scores: tuple[tuple[str, int], ...] | None = None
    winners: tuple[str, ...] | None = None
    teams: tuple[str, ...] = ()
    commitment: str = ""
    key: str = ""
    fork: Fork | None = None
    embedded_decks: Mapping[str, str] = field(default_factory=dict, hash=False)
    header_lines: dict[str, int] = field(default_factory=dict, compare=False)
    side_cards: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if not self.deck:
            object.__setattr__(self, "deck", family_of(self.game).decks.ids[0])
        if not self.rules:
            object.__setattr__(self, "rules", family_of(self.game).rules_version)

    @classmethod
    def of(cls, game: AnyGame, order: Iterable[int], lines: tuple[Line, ...]) -> Record:
        """The record of a game that was played from ``order`` on."""
        spec, decks = game.spec, family_of(game.spec.game).decks
        return cls(
            game=spec.game,
            seats=spec.seats,
            order=tuple(game.pieces[piece] for piece in order),
            deck=decks.key_of(spec.deck),
            options=spec.options,
            rules=spec.rules,
            lines=lines,
            teams=spec.teams,
        )

    def ended(self, game: AnyGame, result: Outcome | None) -> Record:
        """A copy with the ``scores`` and ``winners`` of ``result``, or without them if it is ``None``."""
        if result is None:
            return replace(self, scores=None, winners=None)
        scores = None if result.scores is None else tuple(zip(game.seats, result.scores, strict=True))
        return replace(self, scores=scores, winners=tuple(game.seats[seat] for seat in result.winners))
