"""The interface of every game. The rest of the project uses games only through this module.

Seats are numbered clockwise from 0, and seat 0 plays first. A move is an ``int`` whose meaning only its game
knows; ``text`` and ``parse`` convert it to and from notation. Chance never happens inside a game: a move
whose result depends on chance lists its possible outcomes (``outcomes``) and is played with one of them, so a
record that holds moves and outcomes replays without a random generator. A line that is ``due`` may depend on
chance as well: the driver draws for it as for any move (``play.driver``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from discovery.core.event import Event
from discovery.core.undone import UNDONE
from discovery.core.values import (
    NO_MOVE,
    NO_OUTCOME,
    NOBODY,
    SPECTATOR,
    Chooser,
    GameSpec,
    Move,
    Outcome,
    Progress,
    RecordLine,
    Refusal,
    State,
    View,
    Window,
    names_of,
    seat_after_join,
    split_seat,
)

__all__ = [
    "NOBODY",
    "NO_MOVE",
    "NO_OUTCOME",
    "SPECTATOR",
    "AnyGame",
    "Chooser",
    "Event",
    "Game",
    "GameSpec",
    "JoinedGame",
    "Move",
    "Outcome",
    "Progress",
    "RecordLine",
    "Refusal",
    "State",
    "View",
    "Window",
    "names_of",
    "split_seat",
]

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class JoinedGame(Generic[S]):
    """A running game that a newcomer has joined: a new ``game`` with a seat more, and the position in it.

    The newcomer sits on seat ``place``; who sat there, and everybody behind, has moved up by one. ``events``
    is what happened by that, ``moved`` gives an event of before with the seats as they are numbered now.
    """

    game: Game[S]
    state: S
    place: int
    events: list[Event]
    moved: Callable[[Event], Event]

    def renumbered(self, happened: Sequence[Event]) -> list[Event]:
        """The earlier events, undos included, with the seats renumbered as they are now."""
        return [self._renumbered(event) for event in happened]

    def _renumbered(self, event: Event) -> Event:
        if event.kind != UNDONE:
            return self.moved(event)
        return Event(UNDONE, seat_after_join(event.seat, self.place), number=event.number)


class Game(Protocol[S]):
    """A game with its rules and its seats."""

    @property
    def spec(self) -> GameSpec:
        """The spec from which the same game can be built again."""
        ...

    @property
    def name(self) -> str:
        """The key used in records, such as ``"explore"``."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, clockwise, all different."""
        ...

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids of the pieces that are shuffled, indexed by the numbers in an order."""
        ...

    @property
    def reactions(self) -> tuple[str, ...]:
        """The subjects of standing orders: the possible reactions to another seat's action, and the phases in
        which a seat may let ``timeout_move`` answer for it."""
        ...

    @property
    def let_pass(self) -> int:
        """The move that lets an action pass, ``NO_MOVE`` in a game without windows."""
        ...

    @property
    def leave(self) -> int:
        """The move by which a seat leaves for good; it is never listed as ``legal``."""
        ...

    def open(self, order: Sequence[int]) -> tuple[S, list[Event]]:
        """The first position and what happened up to it. ``InvalidSetup`` for an order that ``shuffle`` never
        makes."""
        ...

    def deal(self, order: Sequence[int]) -> S:
        """The first position, as ``open``."""
        ...

    def shuffle(self, random: Chooser) -> list[int]:
        """An order of the deck as the rules shuffle it."""
        ...

    def actors(self, state: S) -> int:
        """The mask of seats that may act now; 0 when the game is over or a line is ``due``."""
        ...

    def due(self, state: S) -> tuple[int, int] | None:
        """The next line that nobody decides but that records contain: (seat, move) to ``play``.

        ``None`` while somebody may act and when the game is over. The seat is ``NOBODY`` for a window that
        closes. The driver plays it; a live table first waits until the window's time is up.
        """
        ...

    def decider(self, state: S) -> int:
        """The seat that decides next; of several that are asked, the one whose answer counts first.

        Any seat, or ``NOBODY``, while nobody is asked.
        """
        ...

    def deciders(self, state: S) -> int:
        """The seats that may act, as is public: in a window also those that have already answered."""
        ...

    def progress(self, state: S) -> Progress:
        """The progress of the game."""
        ...

    def legal(self, state: S, seat: int) -> list[int]:
        """Every move that ``seat`` may play now."""
        ...

    def timeout_move(self, state: S, seat: int) -> int:
        """The move that the rules prescribe for a seat that runs out of time."""
        ...

    def outcomes(self, state: S, move: int) -> list[int]:
        """The possible chance outcomes of a legal move, all equally likely; empty if nothing depends on
        chance."""
        ...

    def play(self, state: S, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move in place and return its events. ``IllegalMove`` leaves the state unchanged."""
        ...

    def joined(self, state: S, name: str) -> JoinedGame[S]:
        """The game that goes on with a newcomer called ``name``; ``state`` stays what it is.

        ``IllegalMove`` with the rule's number where nobody can join; ``Code.NOT_NOW`` is the one reason that
        passes. ``InvalidSetup`` for a name that a seat has already.
        """
        ...

    def view(self, state: S, viewer: int) -> View:
        """The part of a position that ``viewer`` may know, built from an allowlist."""
        ...

    def explain(self, state: S, seat: int, move: int) -> Refusal | None:
        """Why ``seat`` cannot play ``move`` now; ``None`` if and only if it is legal. Reveals nothing
        hidden."""
        ...

    def window(self, state: S) -> Window | None:
        """The open window as a spectator sees it."""
        ...

    def reaction(self, move: int) -> str:
        """Which of the ``reactions`` a move is, ``""`` for any other."""
        ...

    def end_window(self, state: S, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
        """The moves to play when the open window ends, as (seat, move): the answer that counts, then the
        closing.

        ``said`` are (seat, move, time), the seats clockwise from the one that acted.
        """
        ...

    def record_line(self, before: Progress, state: S, move: int) -> RecordLine:
        """Whether the move just played, from ``before`` to ``state``, has a line in a record."""
        ...

    def closing(self, state: S, move: int) -> int:
        """The move of ``NOBODY`` that a record leaves out before ``move``, ``NO_MOVE`` if it does not."""
        ...

    def amended(self, state: S, rules: int) -> tuple[int, str] | None:
        """The first rule to have decided something in this game that changed after version ``rules``, as
        (version, rule number); ``None`` if the game would have gone the same way under them."""
        ...

    def result(self, state: S) -> Outcome | None:
        """The outcome, or ``None`` while the game is under way."""
        ...

    def all_moves(self) -> list[int]:
        """Every move of this game as a number, legal or not: everything that a player could attempt."""
        ...

    def audit(self, state: S) -> list[str]:
        """The invariants that a position breaks, in words; empty for every reachable position."""
        ...

    def observe(self, state: S, events: list[Event], viewer: int) -> list[Event]:
        """The events as ``viewer`` may know them, with -1 for hidden cards."""
        ...

    def reveals(self, events: list[Event]) -> bool:
        """Whether the ``events`` of a move without a chance outcome brought something to light that its seat
        could not know, or told one seat what others may not know.

        If not, and if it opened no window, nobody has learned anything but what its seat chose to show: the
        move may be taken back freely (``play.driver``).
        """
        ...

    def redeal(self, state: S, viewer: int, random: Chooser) -> S:
        """A copy in which everything hidden from ``viewer`` is dealt again, uniformly at random."""
        ...

    def hidden_permutation(self, state: S, viewer: int, random: Chooser) -> dict[int, int]:
        """The pieces that are hidden from ``viewer``, each with one of them that may as well lie there: a
        permutation at random, within what the rules shuffle together.

        Unlike ``redeal`` it speaks of pieces, so the whole game can be told with others in their places
        (``play.fork``). It ignores what the viewer remembers: the caller compares that.
        """
        ...

    def decode(self, move: int) -> Move:
        """The move as a value."""
        ...

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation, followed by ``=`` and its outcome if one is given."""
        ...

    def parse(self, text: str) -> tuple[int, int]:
        """The move and its outcome (``NO_OUTCOME`` if absent). ``InvalidInput`` if it cannot be read."""
        ...


AnyGame: TypeAlias = Game[Any]
"""A game of any family, for code that hands its positions back to it and looks at nothing in them."""
