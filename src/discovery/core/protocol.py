"""What every game promises. Everything else in the project talks to games through this file only.

Seats are numbered from 0 clockwise, the first seat plays first. A move is an ``int`` whose meaning only
its game knows; ``text`` and ``parse`` are its notation. Chance never happens inside a game: a move whose
result depends on chance lists its possible outcomes (``outcomes``) and is played with one of them, so a
record that holds moves and outcomes replays without a random generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

SPECTATOR = -1
NO_OUTCOME = -1
NOBODY = -1
"""The seat of a line that no seat plays."""

Event = tuple[int, int, int, int, int]
"""(kind, seat, card, other, number): what happened, for logs and motion; see the game's own list."""


class Chooser(Protocol):
    """The one thing the project asks of a random generator: ``random.Random`` and ``SystemRandom`` fit."""

    def randrange(self, stop: int, /) -> int:
        """A uniform integer in ``0 <= x < stop``."""
        ...

    def shuffle(self, items: list[Any], /) -> None:
        """Shuffle ``items`` in place, uniformly."""
        ...


class State(Protocol):
    """A position with everything in it, hidden cards included. Only the game itself changes it."""

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def key(self) -> tuple[object, ...]:
        """Equal exactly for equal positions, hidden cards and orders included."""
        ...


class View(Protocol):
    """All that one viewer may know. ``seat`` is his seat, ``SPECTATOR`` for a spectator."""

    @property
    def seat(self) -> int:
        """Whose view this is."""
        ...

    @property
    def legal(self) -> tuple[int, ...]:
        """The moves this seat may play now; empty when it is not asked."""
        ...


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an intent is not possible: a code of ``errors.Code``, a rule number, the sentence's arguments."""

    code: str
    rule: str
    arguments: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``points`` and ``scores`` are ``None`` in games without points (rule I01).

    ``points`` were won in play; ``cards_left`` counts what each seat has left in hand and discard;
    ``scores`` are the points after the final deduction (rule G09).
    """

    winners: tuple[int, ...]
    points: tuple[int, ...] | None
    cards_left: tuple[int, ...]
    reason: str

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Points less one for each card left; may be negative."""
        if self.points is None:
            return None
        return tuple(points - left for points, left in zip(self.points, self.cards_left, strict=True))


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game at a table: its rules and its seats."""

    @property
    def name(self) -> str:
        """The key used in records, such as ``"explore"``."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, clockwise, all different."""
        ...

    def deal(self, order: Sequence[int]) -> S:
        """The first position, from the deck, top card first. ``InvalidSetup`` if it is no permutation."""
        ...

    def shuffle(self, random: Chooser) -> list[int]:
        """An order of the deck as the rules shuffle it."""
        ...

    def actors(self, state: S) -> int:
        """The set of seats that may act now, as bits; 0 when the game is over or a line is ``due``."""
        ...

    def due(self, state: S) -> tuple[int, int] | None:
        """What the rules do next that nobody decides but that records write down: (seat, move) to ``play``.

        ``None`` while somebody may act and when the game is over. The seat is ``NOBODY`` for a window that
        closes. Whoever drives a game plays it; a live table first waits as long as the window lasts.
        """
        ...

    def legal(self, state: S, seat: int) -> list[int]:
        """Every move that ``seat`` may play now."""
        ...

    def outcomes(self, state: S, move: int) -> list[int]:
        """What chance may make of a legal move, each equally likely; empty when nothing depends on chance."""
        ...

    def play(self, state: S, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move in place and tell what happened. ``IllegalMove`` leaves the state as it was."""
        ...

    def view(self, state: S, viewer: int) -> View:
        """What ``viewer`` may know: a white list."""
        ...

    def explain(self, state: S, seat: int, move: int) -> Illegal | None:
        """Why ``seat`` cannot play ``move`` now; ``None`` exactly when it is legal. Tells nothing hidden."""
        ...

    def result(self, state: S) -> Outcome | None:
        """The end, or ``None`` while the game goes on."""
        ...

    def intents(self) -> list[int]:
        """Every move number there is in this game, legal or not: all that a player can point at."""
        ...

    def audit(self, state: S) -> list[str]:
        """The laws of the game that a position breaks, in words; empty for every position there can be."""
        ...

    def witness(self, state: S, happened: list[Event], viewer: int) -> list[Event]:
        """The events as ``viewer`` may know them: hidden cards are -1."""
        ...

    def redeal(self, state: S, viewer: int, random: Chooser) -> S:
        """A copy in which everything hidden from ``viewer`` is dealt anew, uniformly."""
        ...

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation, with its outcome behind ``=`` if one is given."""
        ...

    def parse(self, text: str) -> tuple[int, int]:
        """The move and its outcome (``NO_OUTCOME`` if absent). ``InvalidInput`` if it cannot be read."""
        ...
