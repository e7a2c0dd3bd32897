"""What the command line asks of a family: to show its games as text and to read what is typed.

The command line asks, saves, hints and explains by itself; a family draws, narrates and parses. One that
brings no ``terminal`` of its own is played with a numbered list of moves (``cli.plain_text``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from discovery.core.errors import Argument, InvalidDeck
from discovery.core.family import Reason
from discovery.core.protocol import Event


class Ambiguous(Exception):
    """What was typed fits several things; each of ``choices`` can be typed instead and is clear."""

    def __init__(self, choices: tuple[str, ...]) -> None:
        super().__init__(*choices)
        self.choices = choices

    def within(self, before: str, after: str = "") -> Ambiguous:
        """The same question about a part of what was typed."""
        return Ambiguous(tuple(f"{before}{choice}{after}" for choice in self.choices))


class Screen(Protocol):
    """Where text is shown, in one language."""

    @property
    def language(self) -> str:
        """``"en"`` or ``"fr"``."""
        ...

    @property
    def names(self) -> Mapping[str, str]:
        """The names of pieces by id, in that language."""
        ...

    def text(self, message: str, /, **arguments: Argument) -> str:
        """The sentence ``cli-<message>``."""
        ...

    def say(self, message: str, /, **arguments: Argument) -> None:
        """Print a sentence."""
        ...

    def line(self, words: str) -> None:
        """Print ``words``, folded to the width of a screen."""
        ...

    def console(self) -> Any:
        """A ``rich.console.Console`` that draws there."""
        ...


class TextGame(Protocol):
    """One game on one screen. It remembers what it has narrated, so each game needs one of its own."""

    @property
    def commands(self) -> tuple[str, ...]:
        """The family's own commands, beside those of every game; ``cli-command-<name>`` lists their words."""
        ...

    def answer(self, command: str, typed: str, state: Any) -> list[str]:
        """The lines that answer one of the ``commands``. ``InvalidInput`` or ``Ambiguous``."""
        ...

    def help(self) -> str:
        """What can be typed."""
        ...

    def draw(self, view: Any) -> None:
        """Show the table as a seat sees it, with what that seat holds."""
        ...

    def draw_all(self, state: Any) -> None:
        """Show the whole position, hidden parts included, and how the game ended if it is over."""
        ...

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event worth one; hidden pieces in it are -1."""
        ...

    def recall(self, seen: Sequence[Event], seat: int) -> list[str]:
        """What happened since the last turn of ``seat`` began, out of all that it has observed."""
        ...

    def question(self, state: Any, seat: int) -> str:
        """What ``seat`` is asked where it is not simply its turn, else ``""``."""
        ...

    def list_moves(self, state: Any, seat: int) -> None:
        """Show the legal moves with the numbers that ``read`` takes."""
        ...

    def list_choices(self, state: Any, seat: int, choices: Sequence[str]) -> Sequence[str]:
        """Show what ``Ambiguous`` offers, by number; those that were shown."""
        ...

    def read(self, typed: str, legal: Sequence[int]) -> int:
        """The move that is meant, legal or not. ``InvalidInput`` or ``Ambiguous`` if that is not clear."""
        ...

    def warning(self, state: Any, seat: int, move: int) -> str:
        """What the move would give away unnoticed, ``""`` for nothing; said once before it is played."""
        ...

    def words(self, move: int) -> str:
        """A move as one advises it."""
        ...

    def because(self, reason: Reason) -> str:
        """Why a move may be good."""
        ...


class TerminalPart(Protocol):
    """The family's part for the command line."""

    def names(self, language: str, deck: Any = None) -> Mapping[str, str]:
        """The names of the pieces by id: of ``deck``, else of all that come with the family."""
        ...

    def open(self, screen: Screen, game: Any) -> TextGame:
        """A game on a screen."""
        ...

    def as_object(self, game: Any, state: Any, legal: Mapping[str, list[str]]) -> dict[str, Any]:
        """The whole position for ``discovery replay --json``; ``legal`` are the lines that may follow."""
        ...

    def deck_faults(self, text: str) -> Sequence[InvalidDeck]:
        """Every fault in the text of a deck's file; none in a sound one."""
        ...

    def deck_contents(self, text: str) -> Mapping[str, int]:
        """What a sound deck holds, for the sentence ``cli-deck-sound`` and as an object."""
        ...
