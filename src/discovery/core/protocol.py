"""The interface of every game. The rest of the project uses games only through this module.

Seats are numbered clockwise from 0, and seat 0 plays first. A move is an ``int`` whose meaning only its game
knows; ``text`` and ``parse`` convert it to and from notation. Chance never happens inside a game: a move
whose result depends on chance lists its possible outcomes (``outcomes``) and is played with one of them, so a
record that holds moves and outcomes replays without a random generator. A line that is ``due`` may depend on
chance as well: the driver draws for it as for any move (``play.driver``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, Self, TypeVar

from discovery.core.event import Event as Event  # noqa: PLC0414 - it belongs to the interface
from discovery.core.joining import Joined

SPECTATOR = -1
NO_OUTCOME = -1
NOBODY = -1
"""The seat of a line that no seat plays."""

NO_MOVE = -1


class Chooser(Protocol):
    """What the project needs from a random generator; ``random.Random`` and ``SystemRandom`` both satisfy
    it."""

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
class Illegal:
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
class Standing:
    """The progress of a game, for clocks and logs.

    ``turn`` is the seat whose turn it is, ``turns`` counts the turns begun so far, ``phase`` is one of the
    game's words.
    """

    turn: int
    turns: int
    phase: str


class Written(Enum):
    """Whether a move has a line in a record (``Game.written``)."""

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


S = TypeVar("S", bound=State)


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
        """What standing orders are about: the possible reactions to another seat's action, and the phases
        in which a seat may let ``overdue`` answer for it."""
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

    def standing(self, state: S) -> Standing:
        """The progress of the game."""
        ...

    def legal(self, state: S, seat: int) -> list[int]:
        """Every move that ``seat`` may play now."""
        ...

    def overdue(self, state: S, seat: int) -> int:
        """The move that the rules prescribe for a seat that runs out of time."""
        ...

    def outcomes(self, state: S, move: int) -> list[int]:
        """The possible chance outcomes of a legal move, all equally likely; empty if nothing depends on
        chance."""
        ...

    def play(self, state: S, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move in place and return its events. ``IllegalMove`` leaves the state unchanged."""
        ...

    def joined(self, state: S, name: str) -> Joined[S]:
        """The game that goes on with a newcomer called ``name``; ``state`` stays what it is.

        ``IllegalMove`` with the rule's number where nobody can join; ``Code.NOT_NOW`` is the one reason that
        passes. ``InvalidSetup`` for a name that a seat has already.
        """
        ...

    def view(self, state: S, viewer: int) -> View:
        """What ``viewer`` may know, built from an allowlist."""
        ...

    def explain(self, state: S, seat: int, move: int) -> Illegal | None:
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

    def written(self, before: Standing, state: S, move: int) -> Written:
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

    def intents(self) -> list[int]:
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

    def exchanged(self, state: S, viewer: int, random: Chooser) -> dict[int, int]:
        """The pieces that are hidden from ``viewer``, each with one of them that may as well lie there: a
        permutation at random, within what the rules shuffle together.

        Unlike ``redeal`` it speaks of pieces, so the whole game can be told with others in their places
        (``play.fork``). What the viewer remembers is not asked for: whoever tells the game compares that.
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


def split_seat(seat: str) -> tuple[str, str]:
    """``"Bo=bot"`` is (``"Bo"``, ``"bot"``), ``"Ann"`` is (``"Ann"``, ``""``)."""
    name, _, kind = seat.partition("=")
    return name.strip(), kind.strip()


def names_of(seats: Iterable[str]) -> list[str]:
    """The names of ``seats`` without their kinds: ``["Bo=bot", "Ann"]`` is ``["Bo", "Ann"]``."""
    return [split_seat(seat)[0] for seat in seats]
