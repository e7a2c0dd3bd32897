"""The parts that a family provides to the other packages, in one object.

Every package uses ``rules`` and ``decks``; ``setup`` is for code that offers games, ``players`` for the
processes of computer players, ``present`` by the server, ``terminal`` by the command line, ``learning`` by
environments and ``study`` by simulations. A part is imported on first access, so a command loads only the
parts it uses. Messages and the rule book are not parts: ``i18n`` finds them in the folders ``texts`` and
``rulebook`` of the family's package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from discovery.core.decks import Decks
from discovery.core.players.advice import ChoiceValue, Consultation, Determinizer, MoveHint
from discovery.core.players.program import Maker
from discovery.core.present import PresentPart
from discovery.core.protocol import AnyGame, Event, GameSpec
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
    def estimates_win(self) -> bool:
        """Whether ``weigh`` estimates every seat's chance to win, also at forced moves."""
        ...

    def hints(self, game: Any, asked: Consultation) -> Sequence[MoveHint]:
        """The best moves, best first; none promises more than one before it."""
        ...

    def weigh(self, game: Any, asked: Consultation) -> ChoiceValue:
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
    def acceptable_reactions(self) -> tuple[str, ...]:
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
        """Moves and views as numbers; without this part, environments number the game's ``all_moves``."""
        ...

    @property
    def study(self) -> StudyPart | None:
        """The figures that simulations count besides wins; ``None`` where there are none."""
        ...

    @property
    def workshop(self) -> Workshop | None:
        """The tools for people who make decks; with ``None`` they learn only the faults."""
        ...

    @property
    def puzzles(self) -> PuzzlePart | None:
        """The part that makes and checks puzzles; ``None`` where there are none."""
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
        """The sheets for print; ``None`` where nothing can be printed."""
        ...

    def new_game(self, spec: GameSpec) -> AnyGame:
        """Build the game of a spec. ``InvalidSetup`` for an unknown name or a combination that is not
        allowed."""
        ...
