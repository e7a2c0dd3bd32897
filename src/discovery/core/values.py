"""The values in the interface of a game (``core.protocol``), and what its seats are called and numbered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, Self

SPECTATOR = -1
NO_OUTCOME = -1
NOBODY = -1
"""The seat of a line that no seat plays."""

NO_MOVE = -1


class Chooser(Protocol):
    """The methods that the project needs from a random generator; ``random.Random`` and ``SystemRandom`` both
    satisfy it."""

    def randrange(self, stop: int, /) -> int:
        """A uniform integer in ``0 <= x < stop``."""
        ...

    def shuffle(self, items: list[Any], /) -> None:
        """Shuffle ``items`` in place, uniformly."""
        ...


class State(Protocol):
    """A whole position, including hidden cards. Only the game itself changes it."""

    def copy(self) -> Self:
        """A copy that changes independently of this position."""
        ...

    def key(self) -> tuple[object, ...]:
        """Equal if and only if the positions are equal, including hidden cards and orders."""
        ...


class View(Protocol):
    """Everything that one viewer may know. ``seat`` is the viewer's seat, ``SPECTATOR`` for a spectator."""

    @property
    def seat(self) -> int:
        """The number of the seat that the view is for."""
        ...

    @property
    def legal(self) -> tuple[int, ...]:
        """The moves this seat may play now; empty if it may not act."""
        ...


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: a code of ``errors.Code``, a rule number, the arguments of the message."""

    code: str
    rule: str
    arguments: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class GameSpec:
    """The description of a game in a record's header; ``registry.new_game`` builds the game.

    ``game`` is the key of the game, with its family before a colon unless that is the first family
    (``"explore"``, ``"walk:hills"``). ``seats`` are names clockwise, followed by ``=kind`` for seats that the
    rules play (``"Bo=bot"``). ``deck`` is a deck's id, ``""`` for the family's default, or a host's own deck,
    which can be pickled. ``teams`` are names joined by ``+``. ``rules`` is the version of the family's rules
    that the game is played by, 0 for the newest: a game that was begun under an older one ends under it.
    """

    game: str
    seats: tuple[str, ...]
    deck: object = ""
    options: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()
    rules: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a game, for clocks and logs.

    ``turn`` is the seat whose turn it is, ``turns`` counts the turns begun so far, ``phase`` is one of the
    game's words.
    """

    turn: int
    turns: int
    phase: str


class RecordLine(Enum):
    """Whether a move has a line in a record (``Game.record_line``)."""

    YES = "yes"
    NO = "no"
    BEFORE_LEAVING = "before-leaving"
    """Only where the next line is somebody's leaving, which does not show that this move was made."""


class Move(Protocol):
    """A move as a value with named parts; each game has its own class."""

    @property
    def kind(self) -> str:
        """The kind of move, a word of the notation."""
        ...


class Window(Protocol):
    """An open window, in which others may answer an action; the same for every viewer except ``asked``."""

    @property
    def seat(self) -> int:
        """The seat whose action may be answered."""
        ...

    @property
    def members(self) -> int:
        """The mask of seats that may answer."""
        ...

    @property
    def asked(self) -> bool:
        """Whether the viewer may still answer."""
        ...

    @property
    def settled(self) -> bool:
        """Whether an answer has been played that settles the window: it only has to be closed."""
        ...

    @property
    def time_factor(self) -> int:
        """How long the window stays open, as a multiple of the table's usual time."""
        ...

    @property
    def subject(self) -> tuple[object, ...]:
        """Equal for two windows if and only if they are about the same action."""
        ...

    def reactions_of(self, seat: int) -> tuple[str, ...]:
        """The words of ``Game.reactions`` that are open to ``seat``, one of the members."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, lowest first; empty if nobody won."""
        ...

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final score of each seat; ``None`` in a game without scores."""
        ...

    @property
    def reason(self) -> str:
        """Why the game ended, as one of the game's words."""
        ...


def split_seat(seat: str) -> tuple[str, str]:
    """``"Bo=bot"`` is (``"Bo"``, ``"bot"``), ``"Ann"`` is (``"Ann"``, ``""``)."""
    name, _, kind = seat.partition("=")
    return name.strip(), kind.strip()


def names_of(seats: Iterable[str]) -> list[str]:
    """The names of ``seats`` without their kinds: ``["Bo=bot", "Ann"]`` is ``["Bo", "Ann"]``."""
    return [split_seat(seat)[0] for seat in seats]


def seat_after_join(seat: int, place: int) -> int:
    """The seat's number after somebody sat down at ``place``; no seat (below 0) stays none."""
    return seat + 1 if seat >= place else seat
