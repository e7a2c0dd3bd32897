"""Replaying a record: its lines rebuild the positions, and nothing is drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from discovery.core.errors import Code, DiscoveryError, InvalidInput, InvalidRecord, InvalidSetup
from discovery.core.protocol import NO_MOVE, NO_OUTCOME, NOBODY, AnyGame, Event, GameSpec, JoinedGame, State
from discovery.core.registry import family_of
from discovery.core.text.names import place_of
from discovery.play.driver import AnyDriver, Driver
from discovery.play.records.embedded_decks import deck_of
from discovery.play.records.record import NOBODY_NAME, SIDE, SIDED, Line, Record


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One line of a record and its consequences. ``line`` is ``None`` and ``seat`` -1 for the opening.

    ``state`` is the running position: copy it to keep it. ``game`` is its game, as whose seats all others are
    numbered; where somebody joins by this line it is the new one, and ``joined`` how it came to be. ``draws``
    are the chance outcomes up to here, without those that were taken back.
    """

    line: Line | None
    seat: int
    events: list[Event]
    state: State
    game: AnyGame
    joined: JoinedGame[State] | None = None
    draws: int = 0


@dataclass(frozen=True, slots=True)
class NextLine:
    """The next line before it is played, ``None`` at the end, and the step before it, whose ``game`` is the
    running one. The ``move`` of a line by which somebody joins or takes back others is ``NO_MOVE``.

    ``state`` is the position in which its seat decides: a window that it does not answer has closed, and
    ``happened`` are the events of that closing. It may be the running position: copy it to keep it.
    """

    step: ReplayStep
    line: Line | None
    seat: int
    move: int
    happened: list[Event]
    state: State


@dataclass(frozen=True, slots=True)
class FinalPosition:
    """A record's game as it ended, and its last position."""

    game: AnyGame
    state: State


class RecordReplay:
    """A single pass through a record, which plays each line on demand.

    ``driver`` holds the game as far as it has been played, ``game`` is the one that was dealt.
    """

    def __init__(self, record: Record, deck: object = None) -> None:
        """``deck`` is the host's own deck that the record was played with, ``None`` for one that comes with
        its family or that the record carries; any other than the record's is refused. ``InvalidRecord`` has
        the header's line."""
        self.record = record
        self.game: AnyGame = _game(record, deck)
        try:
            self.driver = Driver(self.game, _order(record, self.game))
        except InvalidSetup as error:
            raise _at(error, record, "Order") from None

    def steps(self) -> Iterator[ReplayStep]:
        """Yield the opening, then every line; can be iterated only once.

        ``InvalidRecord`` at the first illegal line or for a wrong result; in a record of older rules also at
        the first line that is affected by a rule that has changed since (RULES_CHANGED).
        """
        driver = self.driver
        yield ReplayStep(None, NOBODY, driver.events[0], driver.state, driver.game)
        for line in self.record.lines:
            try:
                step = _play(driver, line)
            finally:
                self._check_rules(line)
            yield step
        self._check_result(driver)

    def lines_ahead(self) -> Iterator[NextLine]:
        """Yield every line before it is played, and the end. ``InvalidRecord`` as ``steps``."""
        played = self.steps()
        for line in self.record.lines:
            yield _moment(next(played), line)
        last = next(played)
        yield NextLine(last, None, NOBODY, NO_MOVE, [], last.state)

    def _check_rules(self, line: Line) -> None:
        """Refuse a record of older rules if a rule that has changed since affected its game."""
        if amendment := self.driver.game.amended(self.driver.state, self.record.rules):
            now, rule = amendment
            was = str(self.record.rules)
            raise InvalidRecord(Code.RULES_CHANGED, rule, line.number, was=was, now=str(now))

    def _check_result(self, driver: AnyDriver) -> None:
        record, true = self.record, driver.record()
        for header, rule in (("Scores", "G09"), ("Winners", "G10")):
            given = getattr(record, header.lower())
            if given is not None and given != getattr(true, header.lower()):
                line = record.header_lines.get(header, 0)
                raise InvalidRecord(Code.WRONG_RESULT, rule, line, header=header)


def replay(record: Record, deck: object = None) -> FinalPosition:
    """Play the whole record and check its result. ``InvalidRecord`` as ``RecordReplay``."""
    again = RecordReplay(record, deck)
    *_, last = again.steps()
    return FinalPosition(last.game, last.state)


def steps(record: Record, deck: object = None) -> Iterator[ReplayStep]:
    """The steps of a ``RecordReplay``, for callers that do not need its game."""
    return RecordReplay(record, deck).steps()


_HEADER_OF: dict[str, str] = {
    Code.UNKNOWN_GAME: "Game",
    Code.UNKNOWN_DECK: "Deck",
    Code.DECK_NEEDED: "Deck",
    Code.WRONG_DECK: "Deck",
    Code.DECKS_NOT_JOINED: "Deck",
    Code.BAD_TEAMS: "Teams",
    Code.NO_OPPONENT: "Teams",
    Code.SEAT_COUNT: "Seats",
    Code.DECK_TOO_SMALL: "Seats",
    Code.DECK_TOO_LARGE: "Seats",
    Code.UNKNOWN_PLAYER: "Seats",
    Code.BAD_NAME: "Seats",
}
"""The header that is at fault by the error's code, where the error names none; all others are about
``Options``."""


def _game(record: Record, deck: object) -> AnyGame:
    try:
        family = family_of(record.game)
        printed = family.decks.load(record.deck, deck_of(record, deck))
        spec = GameSpec(record.game, record.seats, printed, record.options, record.teams, record.rules)
        return family.new_game(spec)
    except InvalidRecord:
        raise
    except InvalidInput as error:
        raise _at(error, record, error.header or _HEADER_OF.get(error.code, "Options")) from None


def _order(record: Record, game: AnyGame) -> list[int]:
    line = record.header_lines.get
    if SIDE in record.header_lines and SIDED not in record.options:
        raise InvalidRecord(Code.OPTION_NEEDS, line=line(SIDE, 0), option=SIDE, other=SIDED)
    number = {name: piece for piece, name in enumerate(game.pieces)}
    drawn = len(record.order) - record.side_cards
    for place, name in enumerate(record.order):
        if name not in number:
            header = "Order" if place < drawn else SIDE
            raise InvalidRecord(Code.UNKNOWN_CARD, line=line(header, 0), given=name[:60])
    return [number[name] for name in record.order]


def _moment(before: ReplayStep, line: Line) -> NextLine:
    state, happened, game = before.state, [], before.game
    with _faults_of(line):
        seat, move, _ = _read(game, line)
        closing = NO_MOVE if line.undoes else game.closing(state, move)
        if closing != NO_MOVE:
            state = state.copy()
            happened = game.play(state, NOBODY, closing)
    return NextLine(before, line, seat, move, happened, state)


def _play(driver: AnyDriver, line: Line) -> ReplayStep:
    with _faults_of(line):
        seat, move, outcome = _read(driver.game, line)
        if line.undoes:
            back = driver.plan_undo(seat, line.undoes, line.comment)
            driver.apply_undo(back)
            return ReplayStep(line, seat, back.events, driver.state, driver.game, draws=driver.draws)
        happened, joined = driver.close_before(move), None
        if line.newcomer:
            joined = driver.joined(line.newcomer)
            driver.change_to(joined, line.comment)
            happened = [joined.moved(event) for event in happened] + joined.events
        else:
            happened = happened + driver.play(seat, move, outcome, line.comment)
        return ReplayStep(line, seat, happened, driver.state, driver.game, joined, driver.draws)


@contextmanager
def _faults_of(line: Line) -> Iterator[None]:
    """Turn an error within the block into a fault of the line."""
    try:
        yield
    except DiscoveryError as error:
        raise InvalidRecord(error.code, error.rule, line.number, **error.arguments) from None


def _read(game: AnyGame, line: Line) -> tuple[int, int, int]:
    """The seat, move and outcome of a line."""
    if line.newcomer:
        return NOBODY, NO_MOVE, NO_OUTCOME
    seat = NOBODY if line.seat == NOBODY_NAME else place_of(line.seat, game.seats)
    if seat < 0 and line.seat != NOBODY_NAME:
        raise InvalidInput(Code.UNKNOWN_SEAT, given=line.seat[:60])
    if line.undoes:
        return seat, NO_MOVE, NO_OUTCOME
    move, outcome = game.parse(line.move)
    if move == game.let_pass:
        raise InvalidInput(Code.UNKNOWN_MOVE, "U05", given=line.move[:60])
    return seat, move, outcome


def _at(error: InvalidInput, record: Record, header: str) -> InvalidRecord:
    return InvalidRecord(error.code, error.rule, record.header_lines.get(header, 0), **error.arguments)
