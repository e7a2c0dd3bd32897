"""Playing on from a position of another game: with everything as it lay, or with all that one seat did not
know dealt again.

A forked game is told from its deal on, so its record replays by itself. What is dealt again is not a position
but a deal: the hidden pieces change names everywhere, in the order and in the lines, and the game so far is
played once more with them. It counts only if the rules allow every line and if the seat has seen, move by
move, what it saw before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from discovery.core.errors import Code, IllegalMove, InvalidInput, InvalidRecord
from discovery.core.protocol import Chooser, Event, GameSpec, View, names_of, split_seat
from discovery.core.registry import family_of
from discovery.play.driver import AnyDriver, Driver
from discovery.play.records.record import Fork, Record
from discovery.play.replay import RecordReplay
from discovery.play.setups.naming import named_options, numbered_options

ATTEMPTS = 6
"""Whole re-deals that are tried before pieces are exchanged one by one: where virtual players or forced
answers have shown what lay hidden, hardly any other deal leads to the same game."""
_WORD = re.compile(r"[\w-]+")

Watch = Callable[[], None]


def never() -> None:
    """The ``Watch`` of a caller who has time."""


@dataclass(frozen=True, slots=True)
class Forked:
    """A game that goes on from another one's. ``turns`` are the numbers of the rows of ``driver.events`` by
    which turns began, the deal's 0 first."""

    driver: AnyDriver
    turns: tuple[int, ...]


def cut(record: Record, step: int, of: str = "") -> Record:
    """The record of the game that branches off behind ``step`` lines, played at table ``of``.

    ``InvalidInput(NO_SUCH_STEP)`` if it has fewer.
    """
    if not 0 <= step <= len(record.lines):
        raise InvalidInput(Code.NO_SUCH_STEP, given=step, most=len(record.lines))
    lines, fork = record.lines[:step], Fork(step, of)
    return replace(record, lines=lines, scores=None, winners=None, commitment="", key="", fork=fork)


def dealt_anew(
    record: Record, seat: int, random: Chooser, deck: object = None, watch: Watch = never
) -> Record:
    """The forked ``record`` with everything that ``seat`` did not know dealt again; the seat is one of those
    at its end. ``watch`` is called before each replay and may raise.

    ``InvalidRecord`` as ``RecordReplay``; ``IllegalMove(GAME_OVER)`` where nothing is left to be played.
    """
    again = _played(record, deck)
    driver = again.driver
    if driver.over:
        raise IllegalMove(Code.GAME_OVER)
    name, known = driver.game.seats[seat], _known(driver, seat)
    step = len(record.lines) if record.fork is None else record.fork.step
    of = "" if record.fork is None else record.fork.of
    record = replace(record, fork=Fork(step, of, name))
    pieces = again.game.pieces

    def attempt(instead: Mapping[int, int]) -> Record | None:
        watch()
        renamed = _told(record, {pieces[old]: pieces[new] for old, new in instead.items() if old != new})
        try:
            return renamed if _known(_played(renamed, deck).driver, seat) == known else None
        except InvalidRecord:
            return None

    for _ in range(ATTEMPTS):
        new_record = attempt(driver.game.hidden_permutation(driver.state, seat, random))
        if new_record is not None:
            return new_record
    return _one_by_one(record, driver.game.hidden_permutation(driver.state, seat, random), attempt)


def _one_by_one(
    record: Record, wanted: Mapping[int, int], attempt: Callable[[Mapping[int, int]], Record | None]
) -> Record:
    """Swap hidden pieces pair by pair, as far as the game that was played allows."""
    new_record, now = record, {piece: piece for piece in wanted}
    for piece, goal in wanted.items():
        other = next(one for one, lies in now.items() if lies == goal)
        if other == piece:
            continue
        changed = now | {piece: goal, other: now[piece]}
        attempted = attempt(changed)
        if attempted is not None:
            new_record, now = attempted, changed
    return new_record


def _known(driver: AnyDriver, seat: int) -> tuple[View, tuple[Event, ...]]:
    """A seat's knowledge: its view, and everything that it has observed."""
    return driver.game.view(driver.state, seat), driver.observed(seat)


def _played(record: Record, deck: object) -> RecordReplay:
    again = RecordReplay(record, deck)
    for _ in again.steps():
        pass
    return again


def _told(record: Record, instead: Mapping[str, str]) -> Record:
    """The same game with other pieces in their places, by their ids."""

    def renamed(text: str) -> str:
        return _WORD.sub(lambda word: instead.get(word[0], word[0]), text)

    lines = tuple(line if line.newcomer else replace(line, move=renamed(line.move)) for line in record.lines)
    order = tuple(instead.get(piece, piece) for piece in record.order)
    return replace(record, order=order, lines=lines)


def forked(record: Record, names: Sequence[str], deck: object = None) -> Forked:
    """The game of a record, whose seats are called ``names`` from its deal on; they are numbered as at its
    end. ``InvalidRecord`` as ``RecordReplay``, ``InvalidInput`` for names that cannot be."""
    called = list(_names_by_coming(record, names, deck))
    again = RecordReplay(record, deck)
    dealt = len(record.seats)
    driver = Driver(family_of(record.game).new_game(_spec(record, again, called[:dealt])), again.driver.order)
    newcomers, turns = iter(called[dealt:]), [0]
    for moment in again.lines_ahead():
        line, game = moment.line, driver.game
        if line is None:
            break
        began = game.progress(driver.state).turns
        driver.close_before(moment.move)
        if line.newcomer:
            driver.change_to(driver.joined(next(newcomers)), line.comment)
        else:
            move, outcome = moment.step.game.parse(line.move)
            driver.play(moment.seat, move, outcome, line.comment)
        if driver.game.progress(driver.state).turns != began:
            turns.append(len(driver.events) - 1)
    driver.fork = record.fork
    if driver.fork is not None and driver.fork.seat in again.driver.game.seats:
        own = names[again.driver.game.seats.index(driver.fork.seat)]
        driver.fork = replace(driver.fork, seat=own)
    return Forked(driver, tuple(turns))


def _spec(record: Record, again: RecordReplay, names: Sequence[str]) -> GameSpec:
    """The game of a record with other names."""
    before, spec = names_of(record.seats), again.game.spec
    number = {name: seat for seat, name in enumerate(before)}
    kinds = [split_seat(seat)[1] for seat in record.seats]
    options = numbered_options(record.game, record.options, before)
    return replace(
        spec,
        seats=tuple(f"{name}={kind}" if kind else name for name, kind in zip(names, kinds, strict=True)),
        options=tuple(named_options(record.game, options, names)),
        teams=tuple("+".join(names[number[one.strip()]] for one in team.split("+")) for team in record.teams),
    )


def _names_by_coming(record: Record, names: Sequence[str], deck: object) -> Iterator[str]:
    """The names of those who were dealt in, then of the newcomers as they came."""
    seats = list(range(len(record.seats)))
    for step in RecordReplay(record, deck).steps():
        if step.joined is not None:
            seats.insert(step.joined.place, len(seats))
    if len(names) != len(seats):
        raise InvalidInput(Code.SEAT_COUNT, given=len(names), most=len(seats))
    for number in range(len(seats)):
        yield names[seats.index(number)]
