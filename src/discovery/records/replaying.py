"""Replaying: a record folded into positions, with nothing drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from discovery.errors import Code, DiscoveryError, InvalidInput, InvalidRecord
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.state import State
from discovery.protocol import Event
from discovery.records.record import Line, Record


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
class Replayed:
    """A record's game and its final position."""

    game: DiscoveryGame
    state: State


def start(record: Record) -> tuple[DiscoveryGame, list[int]]:
    """The game a record is about and its order as card numbers. ``InvalidRecord`` with the header's line."""
    try:
        game = new_game(record.game, record.seats, record.deck, record.options)
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
    Code.UNKNOWN_OPTION: "Options",
    Code.OPTION_TWICE: "Options",
    Code.OPTION_EXCLUDED: "Options",
}


def steps(record: Record) -> Iterator[Step]:
    """The deal, then every line. ``InvalidRecord`` at the first line that is refused, or a wrong result."""
    game, order = start(record)
    yield from _steps(record, game, order)


def _steps(record: Record, game: DiscoveryGame, order: list[int]) -> Iterator[Step]:
    try:
        state, events = game.open(order)
    except InvalidInput as error:
        raise _at(error, record, "Order") from None
    yield Step(None, -1, events, state)
    for line in record.lines:
        seat, events = _play(game, state, line)
        yield Step(line, seat, events, state)
    _check_result(record, game, state)


def replay(record: Record) -> Replayed:
    """Play the whole record and check its result."""
    game, order = start(record)
    *_, last = _steps(record, game, order)
    return Replayed(game, last.state)


def _play(game: DiscoveryGame, state: State, line: Line) -> tuple[int, list[Event]]:
    try:
        if line.seat not in game.seats:
            raise InvalidInput(Code.UNKNOWN_SEAT, given=line.seat[:60])
        seat = game.seats.index(line.seat)
        move, outcome = game.parse(line.move)
        return seat, game.play(state, seat, move, outcome)
    except DiscoveryError as error:
        raise InvalidRecord(error.code, error.rule, line.number, **error.arguments) from None


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
