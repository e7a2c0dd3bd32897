"""What every game promises. Everything else in the project talks to games through this file only.

Seats are numbered from 0 clockwise, the first seat plays first. A move is an ``int`` whose meaning only
its game knows; ``text`` and ``parse`` are its notation. Chance never happens inside a game: a move whose
result depends on chance lists its possible outcomes (``outcomes``) and is played with one of them, so a
record that holds moves and outcomes replays without a random generator. A line that is ``due`` may depend
on chance as well: whoever drives a game draws for it as for any move (``play.driver``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, Self, TypeVar

SPECTATOR = -1
NO_OUTCOME = -1
NOBODY = -1
"""The seat of a line that no seat plays."""

NO_MOVE = -1

Event = tuple[int, int, int, int, int]
"""(kind, seat, piece, other, number): what happened, for logs and motion. Each game has its list of kinds and
says what the other four mean; -1 stands for nothing, or for what a viewer may not know."""


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
    """All that one viewer may know. ``seat`` is the viewer's seat, ``SPECTATOR`` for a spectator."""

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
class GameSpec:
    """A game in words, as a record's header has it; ``registry.new_game`` makes the game.

    ``game`` is the key of the game, with its family before a colon unless that is the first family
    (``"explore"``, ``"walk:hills"``). ``seats`` are names clockwise, with ``=kind`` behind those that the
    rules play (``"Bo=bot"``). ``deck`` is the id of what is printed, ``""`` for the family's usual one, or a
    host's own, which can be pickled. ``teams`` are names joined by ``+``.
    """

    game: str
    seats: tuple[str, ...]
    deck: object = ""
    options: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands, for clocks and logs.

    ``turn`` is the seat whose turn it is, ``turns`` counts those that have begun, ``phase`` is a word of the
    game's.
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
        """The word of the notation."""
        ...


class Window(Protocol):
    """What others may answer now, the same for every viewer but for ``asked``."""

    @property
    def seat(self) -> int:
        """Whose action may be answered."""
        ...

    @property
    def members(self) -> int:
        """The mask of seats that may answer."""
        ...

    @property
    def asked(self) -> bool:
        """Whether the viewer may answer and has not."""
        ...

    @property
    def settled(self) -> bool:
        """Whether an answer has been played that ends the asking: the window only has to be closed."""
        ...

    @property
    def time_factor(self) -> int:
        """How many times the table's usual time the window stays open."""
        ...

    @property
    def subject(self) -> tuple[object, ...]:
        """Equal for two windows exactly if they are about the same action."""
        ...

    def reactions_of(self, seat: int) -> tuple[str, ...]:
        """The words of ``Game.reactions`` that ``seat``, one of the members, could say."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, lowest first; none where the game itself won."""
        ...

    @property
    def scores(self) -> tuple[int, ...] | None:
        """What each seat has in the end; ``None`` in a game without scores."""
        ...

    @property
    def reason(self) -> str:
        """Why it ended, as one of the game's words."""
        ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game at a table: its rules and its seats."""

    @property
    def spec(self) -> GameSpec:
        """The words that make the same game again."""
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
        """The ids of what is shuffled, by the numbers that an order has."""
        ...

    @property
    def reactions(self) -> tuple[str, ...]:
        """What may be said to an action of another seat, in the words that standing orders use."""
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
        """The set of seats that may act now, as bits; 0 when the game is over or a line is ``due``."""
        ...

    def due(self, state: S) -> tuple[int, int] | None:
        """What the rules do next that nobody decides but that records write down: (seat, move) to ``play``.

        ``None`` while somebody may act and when the game is over. The seat is ``NOBODY`` for a window that
        closes. Whoever drives a game plays it; a live table first waits as long as the window lasts.
        """
        ...

    def decider(self, state: S) -> int:
        """The seat that decides next; of several that are asked, the one whose answer counts first.

        Any seat, or ``NOBODY``, while nobody is asked.
        """
        ...

    def deciders(self, state: S) -> int:
        """The seats that may act as everybody sees it: in a window also those that have answered already."""
        ...

    def standing(self, state: S) -> Standing:
        """Where the game stands."""
        ...

    def legal(self, state: S, seat: int) -> list[int]:
        """Every move that ``seat`` may play now."""
        ...

    def overdue(self, state: S, seat: int) -> int:
        """The move that the rules prescribe for a seat that may act when its time is up."""
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

    def window(self, state: S) -> Window | None:
        """The open window as a spectator sees it."""
        ...

    def reaction(self, move: int) -> str:
        """Which of the ``reactions`` a move is, ``""`` for any other."""
        ...

    def end_window(self, state: S, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
        """What is played when the open window ends, as (seat, move): the answer that counts, the closing.

        ``said`` are (seat, move, time), the seats clockwise from the one that acted.
        """
        ...

    def written(self, before: Standing, state: S, move: int) -> Written:
        """Whether the move that was just played from ``before`` to ``state`` has a line in a record."""
        ...

    def closing(self, state: S, move: int) -> int:
        """The move of ``NOBODY`` that a record leaves out before ``move``, ``NO_MOVE`` if it does not."""
        ...

    def amended(self, state: S, rules: int) -> tuple[int, str] | None:
        """The first rule to have decided something in this game that changed after version ``rules``, as
        (version, rule number); ``None`` if the game would have gone the same way under them."""
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

    def decode(self, move: int) -> Move:
        """The move as a value."""
        ...

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation, with its outcome behind ``=`` if one is given."""
        ...

    def parse(self, text: str) -> tuple[int, int]:
        """The move and its outcome (``NO_OUTCOME`` if absent). ``InvalidInput`` if it cannot be read."""
        ...


def split_seat(seat: str) -> tuple[str, str]:
    """``"Bo=bot"`` is (``"Bo"``, ``"bot"``), ``"Ann"`` is (``"Ann"``, ``""``)."""
    name, _, kind = seat.partition("=")
    return name.strip(), kind.strip()
