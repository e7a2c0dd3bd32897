"""A match: terms, players and the records of its games in order. Everything else is folded from these.

*Standings could be stored beside the games. Then two files could contradict each other, and a server that
stops between storing the one and the other would have to repair them.*
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from discovery.core.errors import Code, InvalidInput, InvalidRecord
from discovery.core.registry import family_of
from discovery.play.matches.head import Head, check_player
from discovery.play.matches.ledger import Ledger
from discovery.play.matches.standings import Finished, Standings
from discovery.play.records import Record
from discovery.play.replay import RecordReplay


@dataclass(frozen=True, slots=True)
class Left:
    """A player leaves the match between two games (S31)."""

    name: str


@dataclass(frozen=True, slots=True)
class Joined:
    """A player, with their kind, joins between two games, before the player who begins the next one (R02)."""

    player: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The players stop; no further game belongs to the match."""


Event = Finished | Left | Joined | Stopped


@dataclass(frozen=True)
class Match:
    """A match. Two are equal if they have the same head and the same games."""

    head: Head
    events: tuple[Event, ...] = ()
    _begun: Ledger | None = field(default=None, compare=False, repr=False)

    @cached_property
    def ledger(self) -> Ledger:
        """The fold over all events; do not change it."""
        return self._begun if self._begun is not None else _folded(self.head, self.events)

    @cached_property
    def standings(self) -> Standings:
        """Where everybody stands after all events."""
        return self.ledger.standings()

    @property
    def games(self) -> Iterator[Finished]:
        """The games that have been played, in order."""
        return (event for event in self.events if isinstance(event, Finished))

    def with_event(self, event: Event) -> Self:
        """The match with one more event. ``InvalidInput`` if it does not fit: MATCH_OVER, MATCH_PLAYER,
        MATCH_SETUP, MATCH_SEATS, MATCH_GAME_DOUBLED."""
        ledger = self.ledger.copy()
        if isinstance(event, Finished):
            _check_new(self, event.record)
        _apply(ledger, event)
        return replace(self, events=(*self.events, event), _begun=ledger)


def _folded(head: Head, events: tuple[Event, ...]) -> Ledger:
    ledger = Ledger(head)
    for event in events:
        _apply(ledger, event)
    return ledger


def _apply(ledger: Ledger, event: Event) -> None:
    match event:
        case Finished():
            ledger.play(event)
        case Left(name):
            ledger.leave(name)
        case Joined(player):
            check_player(player)
            ledger.join(player)
        case Stopped():
            ledger.stop()


def _check_new(match: Match, record: Record) -> None:
    """A deck is shuffled again for each game, so the same order means the same game twice."""
    if any(game.record.order == record.order and game.record.lines == record.lines for game in match.games):
        raise InvalidInput(Code.MATCH_GAME_DOUBLED, given=match.standings.games + 1)


def finished_game(record: Record, deck: object = None) -> Finished:
    """A game by its record, which is replayed. ``InvalidRecord`` if it does not replay, if it is not over, if
    it ended without a winner and so has to be played again (R07), or if somebody joined while it ran: players
    join a match between two games (R02)."""
    again = RecordReplay(record, deck)
    game, left = again.game, set()
    for step in again.steps():
        if step.line is not None and step.line.newcomer:
            raise InvalidRecord(Code.MATCH_GAME_JOINED, "R02", step.line.number)
        if step.line is None or step.line.undoes:
            continue
        if step.seat >= 0 and game.parse(step.line.move)[0] == game.leave:
            left.add(step.seat)
    result = again.driver.result
    if result is None or record.winners is None:
        raise InvalidRecord(Code.MATCH_GAME_UNFINISHED)
    if not result.winners:
        raise InvalidRecord(Code.MATCH_GAME_ABANDONED, "R07")
    left_over = tuple(family_of(record.game).matches.left_over(result))
    return Finished(record, result.winners, result.scores, left_over, tuple(sorted(left)))
