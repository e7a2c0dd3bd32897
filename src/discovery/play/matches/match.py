"""A match: terms, players and the records of its games in order. Everything else is folded from these.

*Standings could be stored beside the games. Then two files could contradict each other, and a server that
stops between storing the one and the other would have to repair them.*
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from discovery.core.errors import Code, InvalidInput, InvalidRecord
from discovery.core.protocol import names_of, split_seat
from discovery.core.registry import family_of
from discovery.play.matches.ledger import Ledger
from discovery.play.matches.standings import Finished, Standings
from discovery.play.matches.terms import Terms
from discovery.play.records import Record
from discovery.play.records.record import is_name
from discovery.play.replay import Replay

_KIND = re.compile(r"[\w.+-]{1,40}")
"""Programs and kinds of virtual players; a server's own programs may have any such name."""


def check_player(player: str) -> None:
    """``InvalidInput(BAD_NAME)`` unless ``player`` is a name that a seat may have, with a kind or without."""
    name, kind = split_seat(player)
    if not is_name(name) or not (player == name or _KIND.fullmatch(kind)):
        raise InvalidInput(Code.BAD_NAME, given=player[:60])


@dataclass(frozen=True, slots=True)
class Head:
    """What is agreed before the first game. ``players`` are clockwise, those whom a program or the rules play
    with its name or kind (``"Cem=virtual"``).

    ``start`` begins the first game, ``champion`` (with a championship only) defends the title in it; both are
    drawn by lot (S28, S30). ``handicaps`` are of players or teams that begin with another one than 0 (S32);
    ``teams`` as in a record.
    """

    terms: Terms
    game: str
    players: tuple[str, ...]
    start: str
    ident: str = ""
    deck: str = ""
    options: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()
    champion: str = ""
    handicaps: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", self.deck or family_of(self.game).decks.ids[0])
        object.__setattr__(self, "options", tuple(sorted(self.options)))
        object.__setattr__(self, "handicaps", tuple(pair for pair in self.handicaps if pair[1]))

    def check(self) -> None:
        """``InvalidInput`` unless the terms, the players and what is said of them fit."""
        self.terms.check(self.game)
        names = names_of(self.players)
        for player, name in zip(self.players, names, strict=True):
            check_player(player)
            if names.count(name) > 1:
                raise InvalidInput(Code.BAD_NAME, given=player[:60])
        self._check_names(names)
        if self.terms.championship and self.teams:
            raise InvalidInput(Code.MATCH_TERMS, "S30", given="teams")

    def _check_names(self, names: list[str]) -> None:
        """People who are named elsewhere play; a champion is nobody whom the rules play."""
        virtual = family_of(self.game).virtual
        able = [split_seat(player)[0] for player in self.players if split_seat(player)[1] not in virtual]
        wanted = [(self.start, names, "S28")]
        wanted += [(name, [*names, *self.teams], "S32") for name, _ in self.handicaps]
        if self.terms.championship or self.champion:
            wanted.append((self.champion, able if self.terms.championship else [], "S30"))
        for name, known, rule in wanted:
            if name not in known:
                raise InvalidInput(Code.MATCH_PLAYER, rule, given=name[:60])


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

    def then(self, event: Event) -> Self:
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


def finished(record: Record, deck: Any = None) -> Finished:
    """A game by its record, which is replayed. ``InvalidRecord`` if it does not replay, if it is not over, if
    it ended without a winner and so has to be played again (R07), or if somebody joined while it ran: players
    join a match between two games (R02)."""
    again = Replay(record, deck)
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
