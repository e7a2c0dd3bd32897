"""What a family provides to the other packages: one object, with a part for each of them.

Every package uses ``rules`` and ``decks``; ``setup`` is for code that offers games, ``players`` for the
processes of computer players, ``present`` by the server, ``terminal`` by the command line, ``learning`` by
environments and ``study`` by simulations. A part is imported on first access, so a command loads only the
parts it uses. Messages and the rule book are not parts: ``i18n`` finds them in the folders ``texts`` and
``rulebook`` of the family's package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from discovery.core.dice import Dice
from discovery.core.errors import InvalidDeck
from discovery.core.present import PresentPart
from discovery.core.program import Maker
from discovery.core.protocol import NO_MOVE, Event, Game, GameSpec
from discovery.core.research.learning import Learning

if TYPE_CHECKING:
    from discovery.core.companion import CompanionPart
    from discovery.core.matches import MatchPart
    from discovery.core.press import PressPart
    from discovery.core.puzzles import PuzzlePart
    from discovery.core.research.study import StudyPart
    from discovery.core.setup import SetupPart
    from discovery.core.terminal import TerminalPart
    from discovery.core.workshop import Workshop


Beside = Callable[[str], str | None]
"""Finds the text of a deck file that was supplied with another one, by its id; ``None`` if absent."""


def nothing_beside(name: str) -> None:
    """A ``Beside`` that finds no file, for a deck file that was given by itself."""


class Decks(Protocol):
    """The family's decks by id, and a host's own decks; all are opaque values that can be pickled."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the family's decks, the default first."""
        ...

    @property
    def takes_files(self) -> bool:
        """Whether hosts can have decks of their own."""
        ...

    def load(self, key: str, own: Any = None) -> Any:
        """The deck that a record names by ``key``; ``own`` is the host's own deck, if one was given.

        ``InvalidSetup`` WRONG_DECK, DECK_NEEDED or UNKNOWN_DECK.
        """
        ...

    def read(self, text: str, beside: Beside = nothing_beside) -> Any:
        """A host's own deck from the text of its file; it may build on one of the family's decks or on a file
        ``beside`` it. ``InvalidDeck`` with the first fault's line."""
        ...

    def faults(self, text: str, beside: Beside = nothing_beside) -> Sequence[InvalidDeck]:
        """Every fault in the text of a deck file, in the order of its lines; empty for a sound one, which
        ``read`` then reads."""
        ...

    def ways(self, deck: Any) -> Sequence[Any]:
        """How a host's own deck can be played: by itself, then joined with the family's decks that it builds
        on."""
        ...

    def join(self, decks: Sequence[Any]) -> Any:
        """Decks that build on one another as one, lowest first. ``InvalidSetup`` DECKS_NOT_JOINED."""
        ...

    def key_of(self, deck: Any) -> str:
        """The key of a deck in records: its id if it comes with the family, otherwise ``"id@digest"``."""
        ...

    def brief(self, deck: Any) -> Any:
        """What to send to another process for a deck: its id if it comes with the family, otherwise the
        deck."""
        ...


@dataclass(frozen=True, slots=True)
class Consultation:
    """A request for advice: the view of the seat to move, the events it has observed, how long to search, and
    the random seed. ``move`` is the choice to weigh; ``NO_MOVE`` asks for hints."""

    view: Any
    observed: tuple[Event, ...]
    iterations: int
    seed: str
    move: int = NO_MOVE


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move may be good: the message ``hint-<code>`` and its arguments; ``seat`` -1 means none."""

    code: str
    cards: tuple[int, ...] = ()
    number: int = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth considering, with its expected share of the win, 0 to 1."""

    move: int
    value: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """The value of a choice and of the best one: expected shares of the win, 0 to 1, from what its seat could
    know.

    A family that foresees also tells the chances of all seats to win, by what everybody knows: ``now``, and
    ``expected`` after the move, before chance decides; and ``reasons`` for the best move.
    """

    best: int
    promised: float
    kept: float
    now: tuple[float, ...] = ()
    expected: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Determinizer(Protocol):
    """Positions consistent with one view: everything hidden from its seat is dealt at random."""

    def deal(self, random: Dice) -> Any:
        """A new position in which the view's seat would have exactly this view; the caller may change it."""
        ...


class Players(Protocol):
    """The family's computer players, and the advice that they give."""

    @property
    def programs(self) -> Mapping[str, Maker]:
        """The programs by name, the weakest first."""
        ...

    @property
    def levels(self) -> tuple[str, ...]:
        """The programs that form the ladder of opponents, the weakest first."""
        ...

    @property
    def digest(self) -> str:
        """A digest that changes whenever a level could play differently; tournament results store it."""
        ...

    @property
    def stand_in(self) -> str:
        """The program that takes over for a player who leaves."""
        ...

    @property
    def advises(self) -> bool:
        """Whether the family gives advice: without it ``hints`` finds nothing and ``weigh`` tells nothing."""
        ...

    @property
    def foresees(self) -> bool:
        """Whether ``weigh`` estimates every seat's chance to win, also at forced moves."""
        ...

    def hints(self, game: Any, asked: Consultation) -> Sequence[Hint]:
        """The best moves, best first; none promises more than one before it."""
        ...

    def weigh(self, game: Any, asked: Consultation) -> Weighed:
        """The value of the move asked about, compared with the best move."""
        ...

    def determinizer(self, game: Any, view: Any, observed: tuple[Event, ...]) -> Determinizer:
        """Positions consistent with ``view``, likelier ones more often.

        ``observed`` are the events that its seat has observed, empty if they were not kept.
        """
        ...


class Family(Protocol):
    """A family of games that share their rules, their pieces and their record's version."""

    @property
    def key(self) -> str:
        """The part before the colon in the keys of its games."""
        ...

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of its games, in the order in which they are shown."""
        ...

    @property
    def rules_version(self) -> int:
        """The current version of its rules; records store it."""
        ...

    @property
    def most_seats(self) -> int:
        """The largest number of seats in any of its games."""
        ...

    @property
    def virtual(self) -> tuple[str, ...]:
        """The kinds of seats that the rules play themselves."""
        ...

    @property
    def reactions(self) -> tuple[str, ...]:
        """The words of all that can be said in a window of any of its games; standing orders name them."""
        ...

    @property
    def agreeable(self) -> tuple[str, ...]:
        """The reactions that a standing order may accept: phases with a possibility besides silence."""
        ...

    @property
    def decks(self) -> Decks:
        """The decks, maps or other printed contents of its games."""
        ...

    @property
    def players(self) -> Players:
        """Its computer players, and the advice that they give."""
        ...

    @property
    def setup(self) -> SetupPart:
        """Options, advice and limits of its games' set-ups."""
        ...

    @property
    def matches(self) -> MatchPart:
        """How its games are played in matches."""
        ...

    @property
    def present(self) -> PresentPart | None:
        """How its games are shown over a network; without one, no server offers them."""
        ...

    @property
    def terminal(self) -> TerminalPart | None:
        """How the command line shows its games and parses input; without this part, moves are a numbered
        list."""
        ...

    @property
    def learning(self) -> Learning | None:
        """Moves and views as numbers; without this part, environments number the game's ``intents``."""
        ...

    @property
    def study(self) -> StudyPart | None:
        """What simulations count besides wins; without this part, nothing."""
        ...

    @property
    def workshop(self) -> Workshop | None:
        """What people who make decks are given; without this part, only their faults are told."""
        ...

    @property
    def puzzles(self) -> PuzzlePart | None:
        """What puzzles are made of and checked with; without this part, there are none."""
        ...

    @property
    def lessons(self) -> str:
        """The text of the lessons that come with the family (``play.lessons``); ``""`` for none."""
        ...

    @property
    def companion(self) -> CompanionPart | None:
        """A referee for games with real cards; without this part, there is none."""
        ...

    @property
    def press(self) -> PressPart | None:
        """What can be printed; without this part, nothing."""
        ...

    def new_game(self, spec: GameSpec) -> Game[Any]:
        """Build the game of a spec. ``InvalidSetup`` for an unknown name or a combination that is not
        allowed."""
        ...
