"""A family's part for the command line: it shows its games as text and parses input.

The command line itself prompts, saves, hints and explains; a family draws, narrates and parses. A family
without a ``terminal`` part is played with a numbered list of moves (``cli.plain_text``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from discovery.core.decks import DeckLookup
from discovery.core.errors import Argument
from discovery.core.players.advice import Reason
from discovery.core.protocol import Event


class Ambiguous(Exception):
    """The input matches several things; each of ``choices`` is an unambiguous input for one of them."""

    def __init__(self, choices: tuple[str, ...]) -> None:
        super().__init__(*choices)
        self.choices = choices

    def within(self, before: str, after: str = "") -> Ambiguous:
        """The same question about a part of what was typed."""
        return Ambiguous(tuple(f"{before}{choice}{after}" for choice in self.choices))


class Screen(Protocol):
    """An output for text in one language."""

    @property
    def language(self) -> str:
        """Its tag, such as ``"en"``."""
        ...

    @property
    def names(self) -> Mapping[str, str]:
        """The names of pieces by id, in the screen's language."""
        ...

    def text(self, message: str, /, **arguments: Argument) -> str:
        """The message ``cli-<message>`` in the screen's language."""
        ...

    def say(self, message: str, /, **arguments: Argument) -> None:
        """Print the message ``cli-<message>`` on a line of its own."""
        ...

    def line(self, words: str) -> None:
        """Print ``words``, folded to the width of a screen."""
        ...

    def numbered(self, texts: Sequence[str], cut: bool = False) -> None:
        """Print short texts side by side, numbered from 1; ``cut``: there are more of them."""
        ...

    def game(self, key: str) -> str:
        """The title of a game by its key."""
        ...

    def number(self, value: float, places: int) -> str:
        """``value`` rounded to ``places``, as the language writes it."""
        ...

    def grid(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Draw a table with the headings ``cli-heading-...``."""
        ...

    def console(self) -> Any:
        """A ``rich.console.Console`` that draws there."""
        ...


class TextGame(Protocol):
    """One game on one screen. It remembers what it has narrated, so each game needs its own."""

    @property
    def commands(self) -> tuple[str, ...]:
        """The family's own commands in addition to those of every game; ``cli-command-<name>`` lists their
        words."""
        ...

    def answer(self, command: str, typed: str, state: Any) -> list[str]:
        """The lines that answer one of the ``commands``. ``InvalidInput`` or ``Ambiguous``."""
        ...

    def help(self) -> str:
        """The help text on possible input."""
        ...

    def draw(self, view: Any) -> None:
        """Show the table as a seat sees it, with what that seat holds."""
        ...

    def draw_all(self, state: Any) -> None:
        """Show the whole position, hidden parts included, and how the game ended if it is over: with the
        scores, which nobody else tells."""
        ...

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event worth mentioning; hidden pieces in ``events`` are -1."""
        ...

    def recall(self, observed: Sequence[Event], seat: int) -> list[str]:
        """Sentences about what ``seat`` has observed since its last turn began."""
        ...

    def question(self, state: Any, seat: int) -> str:
        """The question to ``seat`` if it must decide something other than its turn, otherwise ``""``."""
        ...

    def list_moves(self, state: Any, seat: int) -> None:
        """Show the legal moves with the numbers that ``read`` takes."""
        ...

    def list_choices(self, state: Any, seat: int, choices: Sequence[str]) -> Sequence[str]:
        """Show the choices of an ``Ambiguous`` by number; returns those that were shown."""
        ...

    def read(self, typed: str, state: Any, seat: int) -> int:
        """Parse what ``seat`` typed as a move, legal or not. ``InvalidInput`` or ``Ambiguous`` if it is
        unclear."""
        ...

    def warning(self, state: Any, seat: int, move: int) -> str:
        """A warning about what the move would waste, ``""`` for none; shown once before the move is
        played."""
        ...

    def words(self, move: int, view: Any = None) -> str:
        """A move, worded as advice; ``view`` is the one in which it would be played, if there is one."""
        ...

    def because(self, reason: Reason) -> str:
        """Why a move may be good."""
        ...

    def promise(self, number: int) -> str:
        """The value of a hint's move as text behind the move; ``number`` is in hundredths, from 1 to 99."""
        ...


class TerminalPart(Protocol):
    """The family's part for the command line."""

    def names(self, language: str, deck: Any = None) -> Mapping[str, str]:
        """The names of the pieces by id: those of ``deck``, or of all the family's decks."""
        ...

    def open(self, screen: Screen, game: Any) -> TextGame:
        """Open a game on a screen."""
        ...

    def as_object(self, game: Any, state: Any, legal: Mapping[str, list[str]]) -> dict[str, Any]:
        """The whole position for ``discovery replay --json``; ``legal`` are the possible next lines."""
        ...

    def ended(self, screen: Screen, row: Mapping[str, Any]) -> str:
        """How a finished game ended for one seat, as a sentence; ``row`` is one of ``PresentPart.ended``, as
        programs get it."""
        ...

    def deck_contents(self, text: str, beside: DeckLookup) -> Mapping[str, int]:
        """The contents of a sound deck, as arguments of the message ``cli-deck-sound`` and as an object.
        ``beside`` finds the deck that it builds on, see ``Decks.read``."""
        ...
