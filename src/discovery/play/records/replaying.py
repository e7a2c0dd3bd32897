"""Replaying: a record folded into positions, with nothing drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from discovery.core.errors import Code, DiscoveryError, InvalidInput, InvalidRecord
from discovery.core.protocol import NOBODY, Event
from discovery.evolution.cards.data import deck_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes
from discovery.evolution.model.amendments import changed
from discovery.evolution.model.state import WINDOW, State
from discovery.play.records.record import NOBODY_NAME, Line, Record

NOTHING = -1
"""The move of the end."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record and what followed. ``line`` is ``None`` and ``seat`` -1 for the deal.

    ``state`` is the running position: copy it to keep it.
    """

    line: Line | None
    seat: int
    events: list[Event]
    state: State


@dataclass(frozen=True, slots=True)
class Moment:
    """A line that is about to be played, ``None`` at the end, and the step before it.

    ``state`` is what its seat decides in: a window that it does not answer has closed, and ``happened`` is
    what that set off. It may be the running position: copy it to keep it.
    """

    step: Step
    line: Line | None
    seat: int
    move: int
    happened: list[Event]
    state: State


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record's game and its final position."""

    game: DiscoveryGame
    state: State


def start(record: Record, deck: Deck | None = None) -> tuple[DiscoveryGame, list[int]]:
    """The game a record is about and its order as card numbers. ``InvalidRecord`` with the header's line.

    ``deck`` is the host's own deck that the record was played with; here and below ``None`` for a deck that
    comes with the project. Any other than the record's is refused.
    """
    try:
        played = deck_of(record.deck, deck)
        game = new_game(record.game, record.seats, played, record.options, record.teams)
    except InvalidInput as error:
        raise _at(error, record, _HEADER_OF.get(error.code, "Seats")) from None
    index = game.setup.index
    for name in record.order:
        if name not in index:
            raise InvalidRecord(Code.UNKNOWN_CARD, line=record.header_lines.get("Order", 0), given=name[:60])
    return game, [index[name] for name in record.order]


_HEADER_OF = {
    Code.UNKNOWN_GAME: "Game",
    Code.UNKNOWN_DECK: "Deck",
    Code.DECK_NEEDED: "Deck",
    Code.WRONG_DECK: "Deck",
    Code.UNKNOWN_OPTION: "Options",
    Code.OPTION_TWICE: "Options",
    Code.OPTION_EXCLUDED: "Options",
    Code.OPTION_BUILT_IN: "Options",
    Code.OPTION_NEEDS: "Options",
    Code.OPTION_VALUE: "Options",
    Code.NO_SUCH_ERAS: "Options",
    Code.UNKNOWN_SEAT: "Options",
    Code.BAD_TEAMS: "Teams",
    Code.NO_OPPONENT: "Teams",
}


def steps(record: Record, deck: Deck | None = None) -> Iterator[Step]:
    """The deal, then every line. ``InvalidRecord`` at the first line that is refused, or a wrong result; in a
    record of older rules also at the line on which a rule decides that has changed since (RULES_CHANGED)."""
    game, order = start(record, deck)
    yield from _steps(record, game, order)


def _steps(record: Record, game: DiscoveryGame, order: list[int]) -> Iterator[Step]:
    try:
        state, events = game.open(order)
    except InvalidInput as error:
        raise _at(error, record, "Order") from None
    yield Step(None, -1, events, state)
    for line in record.lines:
        try:
            seat, events = _play(game, state, line)
        finally:
            _check_rules(record, state, line)
        yield Step(line, seat, events, state)
    _check_result(record, game, state)


def moments(record: Record, deck: Deck | None = None) -> Iterator[Moment]:
    """Every line before it is played, and the end. ``InvalidRecord`` as ``steps``."""
    game, order = start(record, deck)
    played = _steps(record, game, order)
    for line in record.lines:
        yield _moment(game, next(played), line)
    last = next(played)
    yield Moment(last, None, NOBODY, NOTHING, [], last.state)


def _moment(game: DiscoveryGame, before: Step, line: Line) -> Moment:
    state, happened = before.state, []
    with _faults_of(line):
        seat, move, _ = _read(game, line)
        if _closes(state, move):
            state = state.copy()
            happened = close_before(game, state, move)
    return Moment(before, line, seat, move, happened, state)


def replay(record: Record, deck: Deck | None = None) -> Replayed:
    """Play the whole record and check its result."""
    game, played = follow(record, deck)
    *_, last = played
    return Replayed(game, last.state)


def follow(record: Record, deck: Deck | None = None) -> tuple[DiscoveryGame, Iterator[Step]]:
    """The game and its ``steps``, each played when it is asked for. ``InvalidRecord`` at once for headers."""
    game, order = start(record, deck)
    return game, _steps(record, game, order)


def _play(game: DiscoveryGame, state: State, line: Line) -> tuple[int, list[Event]]:
    with _faults_of(line):
        seat, move, outcome = _read(game, line)
        closing = close_before(game, state, move)
        return seat, closing + game.play(state, seat, move, outcome)


def _check_rules(record: Record, state: State, line: Line) -> None:
    """A record of older rules is the same game now unless a changed rule has decided something in it."""
    if amendment := changed(state, record.rules):
        now, rule = amendment
        raise InvalidRecord(Code.RULES_CHANGED, rule, line.number, was=str(record.rules), now=str(now))


@contextmanager
def _faults_of(line: Line) -> Iterator[None]:
    """Whatever is refused is the line's fault."""
    try:
        yield
    except DiscoveryError as error:
        raise InvalidRecord(error.code, error.rule, line.number, **error.arguments) from None


def _read(game: DiscoveryGame, line: Line) -> tuple[int, int, int]:
    """Who plays what, with which outcome."""
    if line.seat != NOBODY_NAME and line.seat not in game.seats:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=line.seat[:60])
    seat = NOBODY if line.seat == NOBODY_NAME else game.seats.index(line.seat)
    move, outcome = game.parse(line.move)
    if move == codes.LET_PASS:
        raise InvalidInput(Code.UNKNOWN_MOVE, "U05", given=line.move[:60])
    return seat, move, outcome


def close_before(game: DiscoveryGame, state: State, move: int) -> list[Event]:
    """A window closes when the next line is no answer to it (U04); what that sets off.

    Whoever leaves the table plays nothing (R01): the others may still answer.
    """
    return game.play(state, NOBODY, codes.CLOSE_WINDOW) if _closes(state, move) else []


def _closes(state: State, move: int) -> bool:
    no_end = (*codes.ANSWERS, codes.CLOSED, codes.LEAVE)
    return state.phase == WINDOW and codes.code_of(move) not in no_end


def _at(error: InvalidInput, record: Record, header: str) -> InvalidRecord:
    return InvalidRecord(error.code, error.rule, record.header_lines.get(header, 0), **error.arguments)


def _check_result(record: Record, game: DiscoveryGame, state: State) -> None:
    true = finish(replace(record, scores=None, winners=None), game, state)
    if record.scores is not None and record.scores != true.scores:
        raise InvalidRecord(Code.WRONG_RESULT, "G09", record.header_lines.get("Scores", 0), header="Scores")
    if record.winners is not None and record.winners != true.winners:
        raise InvalidRecord(Code.WRONG_RESULT, "G10", record.header_lines.get("Winners", 0), header="Winners")


def finish(record: Record, game: DiscoveryGame, state: State) -> Record:
    """The record with ``Scores`` and ``Winners`` if the game is over, without them if it is not."""
    result = game.result(state)
    if result is None:
        return replace(record, scores=None, winners=None)
    scores = None if result.scores is None else tuple(zip(game.seats, result.scores, strict=True))
    return replace(record, scores=scores, winners=tuple(game.seats[seat] for seat in result.winners))
