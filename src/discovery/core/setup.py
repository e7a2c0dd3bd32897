"""A family's part for setting up games: its options, its advice, the words of a set-up's code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class SetupOption(Protocol):
    """An option of a set-up: how it is written, and what it can be combined with."""

    @property
    def key(self) -> str:
        """Its key in records."""
        ...

    @property
    def written(self) -> str:
        """How it is written, with the values it takes: ``stop``, ``jokers=1..4``, ``advantage=SEAT:1..2``."""
        ...

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of its rules, the first one first."""
        ...

    @property
    def games(self) -> tuple[str, ...]:
        """The games in which it can be chosen."""
        ...

    @property
    def built_in(self) -> tuple[str, ...]:
        """The games that always include it, so that it cannot be chosen there."""
        ...

    @property
    def needs(self) -> tuple[str, ...]:
        """The keys of options that it requires."""
        ...

    @property
    def excludes(self) -> tuple[str, ...]:
        """The keys of options that it excludes; it is enough if one of the two options says so."""
        ...

    @property
    def value(self) -> str:
        """The kind of the option's value: ``""`` none, ``"count"`` a number, ``"range"`` two numbers
        (``2-5``), ``"seat"`` a seat and a number (it may stand there for several seats)."""
        ...

    @property
    def least(self) -> int:
        """The smallest number that it takes."""
        ...

    @property
    def most(self) -> int:
        """The largest number that it takes, 0 if it takes none."""
        ...

    @property
    def more_in(self) -> tuple[tuple[str, int], ...]:
        """The games in which it takes more than ``most``, each with how many."""
        ...

    @property
    def seated(self) -> bool:
        """Whether it is a kind of seat that the rules play; a set-up lists it as a seat."""
        ...

    @property
    def titled(self) -> bool:
        """Whether a record has a separate header for it; a set-up does not list it among its options."""
        ...


@dataclass(frozen=True, slots=True)
class CodeWords:
    """The words that a set-up's code writes as numbers. Codes never change, so lists only grow at their end.

    ``games`` count in the first family only. ``seats``, ``me`` and ``open`` and then the kinds that the rules
    play, never grow: behind them comes the mark of a program, then ``later_seats``. At most 15 games, 7
    decks, 31 options, 7 seats of both lists and 31 programs.
    """

    games: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    seats: tuple[str, ...] = ("me", "open")
    later_seats: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetupAdvice:
    """A recommendation: the sentence ``advice-<message>`` and the rule it comes from."""

    message: str
    rule: str


@dataclass(frozen=True, slots=True)
class Configuration:
    """Seats and teams to begin a set-up with; its texts are ``configuration-<key>``."""

    key: str
    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Style:
    """Options that make a game for some taste, as a set-up writes them; its texts are ``style-<key>``."""

    key: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Presets:
    """Choices that the book of a game offers outright, before all options; zeros and no lengths: none.

    ``lengths``: how many numbers of the deck (eras) are played, from its first one on; the option that takes
    a range says the same. ``turn_seconds``: the time for a turn. Each with the number of its rule.
    ``styles``: ways to play it, each for some taste.
    """

    lengths: tuple[int, ...] = ()
    lengths_rule: str = ""
    turn_seconds: int = 0
    turn_rule: str = ""
    styles: tuple[Style, ...] = ()


class SetupPart(Protocol):
    """The family's part for setting up its games."""

    @property
    def usual_game(self) -> str:
        """The game that is played where none is named."""
        ...

    @property
    def options(self) -> Sequence[SetupOption]:
        """Every option, in display order."""
        ...

    @property
    def words(self) -> CodeWords:
        """The words known to the code of a set-up."""
        ...

    @property
    def configurations(self) -> Sequence[Configuration]:
        """The choices of seats and teams on offer."""
        ...

    def scored(self, game: str) -> bool:
        """Whether a game counts points."""
        ...

    def virtual(self, game: str) -> Sequence[str]:
        """The kinds of seats that the rules of a game play themselves, of all those of the family."""
        ...

    def shelf(self, game: str) -> str:
        """The group of games that a game is shown with: ``shelf-<key>`` in the texts; ``""`` for no group."""
        ...

    def presets(self, game: str) -> Presets:
        """The plain choices of a game."""
        ...

    def difficulty(self, game: str) -> int:
        """How much there is to learn before a first game, 1 to 3."""
        ...

    def decisions(self, game: str) -> Mapping[int, int]:
        """How many decisions a game takes, by its seats, as it was measured in games between programs."""
        ...

    def most_seats(self, game: str, deck: Any, options: Sequence[str]) -> tuple[int, str]:
        """How many seats a set-up allows, and the rule that says so; options that cannot be combined are
        ignored. ``deck`` is an id or a host's own deck."""
        ...

    def advice(
        self, game: str, options: Sequence[str], seats: Sequence[str], teams: Sequence[Sequence[int]]
    ) -> list[SetupAdvice]:
        """The rule book's recommendations; they warn and never forbid. ``seats`` as in a set-up."""
        ...
