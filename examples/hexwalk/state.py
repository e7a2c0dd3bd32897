"""The position, what a viewer may know of it, and the words of moves and events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from examples.hexwalk.board import CAMP, SPACES

TREASURES, STONES = 6, 12
TOKENS = TREASURES + STONES
PIECES = (
    *(f"treasure-{number}" for number in range(1, TREASURES + 1)),
    *(f"stone-{number}" for number in range(1, STONES + 1)),
)
WANTED = 2
"""Treasures that win."""
SHIFT = 8
"""A move is its word's number, and below that the space that ``go`` leads to."""
TURN_LIMIT = 200
"""A walk in which nobody finds anything ends after so many turns."""
NOTHING, HIDDEN = -2, -1
"""A space without a token, and a token that a viewer does not know."""

WORDS = ("go", "look", "take", "end", "object", "let", "leave", "roll", "closed")
GO, LOOK, TAKE, END, OBJECT, LET, LEAVE, ROLL, CLOSED = range(len(WORDS))
EVENTS = ("begun", "turn", "rolled", "went", "looked", "reached", "objected", "took", "found", "left", "over")
BEGUN, TURN, ROLLED, WENT, LOOKED, REACHED, OBJECTED, TOOK, FOUND, GONE, OVER = range(len(EVENTS))
REVEALING = frozenset({LOOKED, OBJECTED, TOOK, FOUND})
"""The events by which somebody sees a token."""
PHASES = ("roll", "walk", "window", "over")
ROLLING, WALKING, WINDOW, FINISHED = range(len(PHASES))
REASONS = ("treasures", "alone", "empty")


@dataclass(slots=True)
class State:
    """``tokens`` has the token of each space, ``NOTHING`` for none; ``held`` the tokens of each seat,
    ``seen`` the mask of tokens that each seat knows. ``resting`` and ``left`` are masks of seats, as is
    ``waiting``: those that have not answered an open window. ``reason`` is -1 while the game is under way."""

    tokens: list[int]
    places: list[int]
    held: list[list[int]]
    seen: list[int]
    turn: int = 0
    turns: int = 1
    steps: int = 0
    phase: int = ROLLING
    waiting: int = 0
    asked: int = 0
    resting: int = 0
    left: int = 0
    looked: bool = False
    winners: tuple[int, ...] = ()
    reason: int = -1

    @classmethod
    def start(cls, seats: int, order: list[int]) -> State:
        """The opening: everybody in the camp, a token on each other space."""
        tokens = [NOTHING if space == CAMP else order[space - (space > CAMP)] for space in range(len(SPACES))]
        return cls(tokens, [CAMP] * seats, [[] for _ in range(seats)], [0] * seats)

    def copy(self) -> State:
        """A copy that changes independently of this position."""
        return replace(
            self,
            tokens=self.tokens[:],
            places=self.places[:],
            held=[row[:] for row in self.held],
            seen=self.seen[:],
        )

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions."""
        held = tuple(tuple(row) for row in self.held)
        lists = tuple(self.tokens), tuple(self.places), held, tuple(self.seen)
        numbers = (
            self.turn,
            self.turns,
            self.steps,
            self.phase,
            self.waiting,
            self.asked,
            self.resting,
            self.left,
        )
        return *lists, *numbers, self.looked, self.winners, self.reason


@dataclass(frozen=True, slots=True)
class Window:
    """An open window: seats next to ``seat`` may object to its taking the token of ``space``."""

    seat: int
    space: int
    members: int
    asked: bool
    settled: bool = False
    time_factor: int = 1

    @property
    def subject(self) -> tuple[object, ...]:
        """The action that can be answered."""
        return self.seat, self.space

    def reactions_of(self, seat: int) -> tuple[str, ...]:
        """Every member can object."""
        return ("object",)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a walk ended; it has no points."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know; unknown entries of ``tokens`` and ``held`` are ``HIDDEN``."""

    seat: int
    legal: tuple[int, ...]
    actors: int
    tokens: tuple[int, ...]
    places: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    turn: int
    turn_number: int
    steps: int
    phase: str
    resting: int
    left: int
    looked: bool
    window: Window | None
    result: Outcome | None


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a value: ``space`` is where ``go`` leads, (q, r)."""

    kind: str
    space: tuple[int, int] | None = field(default=None)
