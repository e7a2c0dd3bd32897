"""What a family of games gives to the rooms around it: one object, with a part for each room.

``rules`` and ``decks`` are wanted by everybody, ``setup`` by whoever offers games, ``players`` by the
processes of computer players, ``present`` by the server, ``terminal`` by the command line and ``learning`` by
environments. A part is imported when it is asked for: what one command needs loads nothing for the others.
Sentences and rules in words are no part: they lie in the folders ``texts`` and ``rulebook`` of the family's
package, where ``i18n`` finds them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from discovery.core.dice import Dice
from discovery.core.learning import Learning
from discovery.core.present import PresentPart
from discovery.core.program import Maker
from discovery.core.protocol import Event, Game, GameSpec

if TYPE_CHECKING:
    from discovery.core.setup import SetupPart
    from discovery.core.terminal import TerminalPart


class Decks(Protocol):
    """What is printed: the family's decks by id, and a host's own, opaque values that can be pickled."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The decks that come with the family, the usual one first."""
        ...

    def load(self, key: str, own: Any = None) -> Any:
        """The deck that a record names by ``key``; ``own`` is the host's deck at hand, if any.

        ``InvalidSetup`` WRONG_DECK, DECK_NEEDED or UNKNOWN_DECK.
        """
        ...

    def read(self, text: str) -> Any:
        """A host's own deck from the text of its file. ``InvalidDeck`` with the first fault's line."""
        ...

    def key_of(self, deck: Any) -> str:
        """How records name a deck: the id of one that comes with the family, else ``"id@digest"``."""
        ...

    def brief(self, deck: Any) -> Any:
        """What may stand for a deck in another process: its id where that is enough, else itself."""
        ...


@dataclass(frozen=True, slots=True)
class Question:
    """What an adviser is asked: the view of a seat that is to move, the events it has observed, how long to
    search, and the seed of chance."""

    view: Any
    seen: tuple[Event, ...]
    iterations: int
    seed: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move may be good: the sentence ``hint-<code>`` and what fills it; ``seat`` -1 is nobody."""

    code: str
    cards: tuple[int, ...] = ()
    number: int = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth thinking of, with the share of the win it promises, 0 to 1."""

    move: int
    value: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a choice was worth beside the best one: shares of the win, 0 to 1, as its seat could know."""

    best: int
    promised: float
    kept: float


class Determinizer(Protocol):
    """Positions that one view allows: everything hidden from its seat is dealt at random."""

    def deal(self, random: Dice) -> Any:
        """A position in which the view's seat would have this view, made for one use."""
        ...


class Players(Protocol):
    """The family's computer players, and what they can say about a position beside a move."""

    @property
    def programs(self) -> Mapping[str, Maker]:
        """By name, the weakest first."""
        ...

    @property
    def levels(self) -> tuple[str, ...]:
        """The programs that form the ladder of opponents, the weakest first."""
        ...

    @property
    def digest(self) -> str:
        """Changes with whatever makes a level play differently; results of tournaments carry it."""
        ...

    @property
    def stand_in(self) -> str:
        """The program that takes over for a player who leaves."""
        ...

    def hints(self, game: Any, asked: Question) -> Sequence[Hint]:
        """The best moves, the best one first."""
        ...

    def weigh(self, game: Any, asked: Question, move: int) -> Weighed:
        """What ``move`` was worth."""
        ...

    def determinizer(self, game: Any, view: Any, seen: tuple[Event, ...]) -> Determinizer:
        """Positions that ``view`` allows, likelier ones more often; ``seen`` are the events that its seat has
        observed, none where nobody kept them."""
        ...


class Family(Protocol):
    """A family of games that share their rules, their pieces and their record's version."""

    @property
    def key(self) -> str:
        """What stands before the colon in the keys of its games."""
        ...

    @property
    def games(self) -> tuple[str, ...]:
        """The keys of its games, in the order in which they are shown."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of its rules that is played now; records carry it."""
        ...

    @property
    def most_seats(self) -> int:
        """The most seats that any of its games takes."""
        ...

    @property
    def virtual(self) -> tuple[str, ...]:
        """The kinds of seats that the rules play themselves."""
        ...

    @property
    def decks(self) -> Decks:
        """What is printed."""
        ...

    @property
    def players(self) -> Players:
        """Computer players."""
        ...

    @property
    def setup(self) -> SetupPart:
        """Options, advice and limits of its games' set-ups."""
        ...

    @property
    def present(self) -> PresentPart | None:
        """How its games are shown over a network; without one, no server offers them."""
        ...

    @property
    def terminal(self) -> TerminalPart | None:
        """How its games are shown and typed on the command line; without one, moves are a numbered list."""
        ...

    @property
    def learning(self) -> Learning | None:
        """Moves and views as numbers; without this part environments number what may be pointed at."""
        ...

    def new_game(self, spec: GameSpec) -> Game[Any]:
        """The game of a spec. ``InvalidSetup`` for what does not exist or does not go together."""
        ...
