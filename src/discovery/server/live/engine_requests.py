"""What a program at a table is asked: its chair, its view, what its seat has witnessed; never a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from discovery.core.protocol import Illegal
from discovery.engines.worker import Asked, Chair, Consulted
from discovery.evolution.cards.data import brief
from discovery.evolution.game import DiscoveryGame
from discovery.play.setups.naming import named_teams
from discovery.server.tables.table import Played, Table

Q = TypeVar("Q", bound="Question | Inquiry")


@dataclass(frozen=True, slots=True)
class Question:
    """``explain`` tells why the seat cannot play a move; it answers for the moment of the question."""

    asked: Asked
    game: DiscoveryGame
    explain: Callable[[int], Illegal | None]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is asked beside a move."""

    asked: Consulted


@dataclass(frozen=True, slots=True)
class Request(Generic[Q]):
    """A turn to ask something, for a ``table`` with ``people`` or without.

    ``question`` is made when the program's time has come, ``None`` if nothing is asked any more. ``waiting``
    is told when the wait for that time becomes long, and when it is over.
    """

    table: str
    people: bool
    question: Callable[[], Q | None]
    waiting: Callable[[bool], None] = lambda _: None


def question_of(table: Table, played: Played, seat: int) -> Question:
    """What ``seat`` is asked now."""
    game, state = played.game, played.state.copy()
    chair = chair_of(game, played.seats, table.seats[seat].program)
    asked = (chair, game.view(played.state, seat), table.witnessed(seat))
    return Question(asked, game, lambda move: game.explain(state, seat, move))


def chair_of(game: DiscoveryGame, seats: tuple[str, ...], program: str = "") -> Chair:
    """A place at a game; ``seats`` are as in a record's header."""
    return Chair(program, game.name, seats, brief(game.deck), game.rules.options, _teams(game))


def endings_of(table: Table) -> list[Question]:
    """How the game has ended for each program at the table."""
    played = table.played
    if played is None or table.status != "over":
        return []
    programs = (number for number, seat in enumerate(table.seats) if seat.kind == "program")
    return [question_of(table, played, seat) for seat in programs]


def with_people(table: Table) -> bool:
    """Whether anybody waits for what programs do at a table."""
    return any(seat.personal for seat in table.seats)


def _teams(game: DiscoveryGame) -> tuple[str, ...]:
    """The teams as a record's header writes them, a player alone as a team of one; none without teams."""
    sides = game.setup.teams or ()
    teams = [[seat for seat, own in enumerate(sides) if own == side] for side in sorted(set(sides))]
    return tuple(named_teams(teams, game.seats))
