"""The messages for one viewer of a table. A position is made from the viewer's view and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from discovery.core.bits import BIT
from discovery.core.present import AtTheTable, PresentPart
from discovery.core.protocol import SPECTATOR, AnyGame, Event, State
from discovery.core.registry import family_of
from discovery.server.present.changes import ClientState, Memo, changes_since
from discovery.server.protocol import (
    BankInfo,
    Change,
    ForkInfo,
    Position,
    PreparedInfo,
    SeatInfo,
    Step,
    TableInfo,
    TalkInfo,
    UndoInfo,
    UndoRequest,
    Update,
    VoteInfo,
)
from discovery.server.tables.next_actions import deadline, is_ordered
from discovery.server.tables.people import undoing
from discovery.server.tables.planning import shared_where
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.state import StepEvents
from discovery.server.tables.table import Table
from discovery.server.tables.windows import OpenWindow

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The clocks of a table in ms since 1970, 0 for none. ``silent`` are seats with an order that answers for
    them, ``banks`` the time of each seat at tables that have them."""

    turn: int = 0
    window_since: int = 0
    window_until: int = 0
    silent: int = 0
    banks: tuple[BankInfo, ...] = ()


NO_DEADLINES = Deadlines()


@dataclass(frozen=True, slots=True)
class EngineStatus:
    """The seats whose program is to move, and those of them that are queued to think."""

    thinking: Collection[int] = ()
    waiting: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class ShownPosition:
    """The position that a viewer sees (``None``: none) with its last step, and whether it is the current
    one."""

    step: int
    state: State | None
    now: bool


def deadlines_of(table: Table, asking: OpenWindow | None) -> Deadlines:
    """The clocks of a table as they are sent; ``asking`` is the open window."""
    if asking is None:
        return Deadlines(deadline(table), banks=_banks_of(table))
    return Deadlines(0, asking.opened_at, asking.until, asking.silent, _banks_of(table))


def _banks_of(table: Table) -> tuple[BankInfo, ...]:
    banks = None if table.running_game is None else table.running_game.banks
    if banks is None:
        return ()
    if table.paused:
        return tuple(BankInfo(banks.left(seat, table.paused), 0) for seat in range(len(table.seats)))
    return tuple(BankInfo(*banks.left_and_until(seat)) for seat in range(len(table.seats)))


def part_of(table: Table) -> PresentPart:
    """The family's part that presents the table's game."""
    part = family_of(table.plan.game).present
    assert part is not None  # no server offers a family without one
    return part


def viewer_of(table: Table, seat: int) -> int:
    """The seat whose view the holder of a seat's link gets: -1, a spectator's, after leaving the seat."""
    return seat if seat != SPECTATOR and table.seats[seat].owned else SPECTATOR


def shown_position(table: Table, viewer: int) -> ShownPosition:
    """The position to be seen now. For spectators of a running game it depends on the table's plan."""
    played, watching = table.running_game, table.plan.watching
    now = ShownPosition(table.steps, played.state if played else None, True)
    if viewer != SPECTATOR or played is None or table.status == "over" or watching == "now":
        return now
    if watching == "end":
        return ShownPosition(played.started - 1, None, False)
    step, state = table.past[0]
    return ShownPosition(step, state, False)


class Presenter:
    """The messages for the viewers of a table at one moment; what they share is computed once. ``present``
    counts the open connections of each seat, ``gone`` tells from when on others may vote on its player. Valid
    only as long as nothing at the table changes."""

    def __init__(
        self,
        table: Table,
        present: Sequence[int],
        *,
        engines: EngineStatus = EngineStatus(),
        watchers: int = 0,
        newcomers: Sequence[str] = (),
        deadlines: Deadlines = NO_DEADLINES,
        talk: TalkInfo | None = None,
        gone: Sequence[int] = (),
        vote: VoteInfo | None = None,
    ) -> None:
        self._table = table
        self._talk = talk
        self._gone = gone or [0] * len(table.seats)
        self._vote = vote
        self._part = part_of(table)
        self._present = present
        self._engines = engines
        self._watchers = watchers
        self._newcomers = newcomers
        self._deadlines = deadlines
        self._shown: dict[bool, ShownPosition] = {}
        self._infos: dict[tuple[object, ...], TableInfo] = {}
        self._common: dict[int, object] = {}
        self._steps: dict[tuple[int, tuple[Event, ...]], Step] = {}
        self._memo = Memo()
        self._frames: dict[int, tuple[Change, bytes]] = {}

    def update(self, seat: int, have: int) -> Update:
        """Everything that the holder of a seat's link, or a spectator (-1), does not ``have`` yet."""
        viewer = viewer_of(self._table, seat)
        return self._update(viewer, self._known(viewer), *self.steps(viewer, have))

    def tell(
        self, known: ClientState | None, seat: int, have: int
    ) -> tuple[Update | Change, ClientState | None]:
        """The update as a change since the client's state ``known``, and its new state."""
        viewer = viewer_of(self._table, seat)
        played, now = self._table.running_game, self._known(viewer)
        fresh, news = self.steps(viewer, have)
        if known is None or now is None or played is None or fresh:
            return self._update(viewer, now, fresh, news), now
        step = self._seen(viewer).step
        return changes_since(self._part, played.game, step, known, now, news, self._memo), now

    def frame(self, message: Update | Change) -> bytes:
        """The message as bytes. A change that several clients share is one object, encoded once."""
        if isinstance(message, Update):
            return _encoder.encode(message)  # each has its own, and they are long: not to be kept
        if id(message) not in self._frames:
            # the message is kept, so that no other object can have its number
            self._frames[id(message)] = message, _encoder.encode(message)
        return self._frames[id(message)][1]

    def _known(self, viewer: int) -> ClientState | None:
        """The state of a viewer who has been sent everything; ``None`` before the deal."""
        played, state = self._table.running_game, self._seen(viewer).state
        if played is None or state is None:
            return None
        shared = self._shared(played.game, state)
        return ClientState(self.info(viewer), shared, self._own(played, state, shared, viewer))

    def _update(self, viewer: int, known: ClientState | None, fresh: bool, news: list[Step]) -> Update:
        """The update with the whole position, and the steps ``news``."""
        return Update(self._seen(viewer).step, fresh, self.info(viewer), self._position(known), news)

    def info(self, viewer: int) -> TableInfo:
        """The table around the game; the same object for all viewers who get the same."""
        now = self._seen(viewer).now
        orders = {} if viewer == SPECTATOR else self._table.orders_of(viewer)
        prepared = None if viewer == SPECTATOR else self._prepared(viewer)
        key = now, prepared and viewer, *orders.items()
        if key not in self._infos:
            engines, deadlines = (self._engines, self._deadlines) if now else (EngineStatus(), NO_DEADLINES)
            info = _info(self._table, self._present, engines, self._watchers, deadlines)
            info.orders, info.newcomers, info.prepared = orders, list(self._newcomers), prepared
            info.talk, info.vote = (self._talk, self._vote) if now else (None, None)
            if now:
                info.undo = _undo_info(self._table)
            for seat, gone in zip(info.seats, self._gone, strict=True):
                seat.gone = gone
            self._infos[key] = info
        return self._infos[key]

    def _prepared(self, viewer: int) -> PreparedInfo | None:
        played = self._table.running_game
        preparation = None if played is None else played.prepared.get(self._table.chairs[viewer])
        if preparation is None or not (preparation.tries or preparation.why):
            return None
        return PreparedInfo(list(preparation.tries), sorted(preparation.unless), preparation.why)

    def position(self, viewer: int) -> Position | None:
        """The game as ``viewer`` may know it, ``None`` before the deal."""
        return self._position(self._known(viewer))

    def _position(self, known: ClientState | None) -> Position | None:
        if known is None or self._table.running_game is None:
            return None
        return self._part.whole(self._table.running_game.game, known.shared, known.own)

    def _own(self, played: RunningGame, state: State, shared: object, viewer: int) -> object:
        """The part of the position that only this viewer sees."""
        seated = viewer != SPECTATOR
        at = AtTheTable(
            answered=seated and viewer in played.answers,
            silent=seated and self._is_silent(played, viewer),
            closed=self._table.closed,
        )
        return self._part.own(played.game, state, shared, viewer, at)

    def _is_silent(self, played: RunningGame, viewer: int) -> bool:
        in_window = bool(self._deadlines.silent & BIT[viewer])
        return in_window or (bool(self._table.orders) and is_ordered(self._table, played, viewer))

    def _seen(self, viewer: int) -> ShownPosition:
        """The position that a viewer sees; the same for all seats."""
        seated = viewer != SPECTATOR
        if seated not in self._shown:
            self._shown[seated] = shown_position(self._table, viewer)
        return self._shown[seated]

    def _shared(self, game: AnyGame, state: State) -> object:
        known = self._common.get(id(state))
        if known is None:
            known = self._part.shared(game, state, self._table.plan.learner)
            self._common[id(state)] = known
        return known

    def steps(self, viewer: int, have: int) -> tuple[bool, list[Step]]:
        """Every step after ``have`` as ``viewer`` may know it, and whether these do not continue from
        ``have``. In pile games nobody is sent again what they should remember, only the last two turns (H01).
        """
        last = self._seen(viewer).step
        known = have if have <= last else 0
        first = max(known, _forgotten(self._table, self._part, last))
        steps = self._table.step_events[first:last]
        return first > have or not known, [self._step(one, viewer) for one in steps]

    def known_steps(self, viewer: int) -> list[StepEvents]:
        """The steps that are sent to somebody who has none yet, with nothing hidden."""
        last = self._seen(viewer).step
        return self._table.step_events[_forgotten(self._table, self._part, last) : last]

    def _step(self, one: StepEvents, viewer: int) -> Step:
        """A step as a message, made once for all viewers who may know the same of it."""
        played = self._table.running_game
        visible = [] if one.undo is not None else one.events
        events = played.game.observe(played.state, visible, viewer) if played is not None else []
        key = one.seq, tuple(events)
        if key not in self._steps:
            happenings = self._part.happenings(played.game, events) if played is not None else []
            self._steps[key] = Step(one.seq, one.at, happenings, one.undo, one.late)
        return self._steps[key]


def position(table: Table, viewer: int, silent: int = 0) -> Position | None:
    """The game as ``viewer`` may know it, ``None`` before the deal. ``silent``: see ``Deadlines``."""
    return Presenter(table, [0] * len(table.seats), deadlines=Deadlines(silent=silent)).position(viewer)


def steps(table: Table, viewer: int, have: int) -> tuple[bool, list[Step]]:
    """The steps after ``have`` that a viewer is sent, as ``Presenter.steps`` finds them."""
    return Presenter(table, []).steps(viewer, have)


def _forgotten(table: Table, part: PresentPart, last: int) -> int:
    """The last step that is not sent again, for somebody who sees the game up to ``last``."""
    played = table.running_game
    if played is None or table.plan.learner or table.status == "over":
        return 0
    if not part.requires_memory(played.game):
        return 0
    began = [step for step in played.turns if step <= last]
    return began[-2:][0] - 1 if began else 0


def _info(
    table: Table, present: Sequence[int], engines: EngineStatus, watchers: int, deadlines: Deadlines
) -> TableInfo:
    plan = table.plan
    return TableInfo(
        id=table.id,
        status=table.status,
        game=plan.game,
        deck=plan.deck,
        options=plan.options,
        leaving=plan.leaving,
        turn_seconds=plan.turn_seconds,
        bank_minutes=plan.bank_minutes,
        increment_seconds=plan.increment_seconds,
        move_days=plan.move_days,
        quiet_from=plan.quiet_from,
        quiet_until=plan.quiet_until,
        zone=plan.zone,
        gone_minutes=plan.gone_minutes,
        banks=list(deadlines.banks),
        teams=table.teams,
        deadline=deadlines.turn,
        window_seconds=plan.window_seconds,
        window_since=deadlines.window_since,
        window_until=deadlines.window_until,
        away=plan.away,
        window_hours=plan.window_hours,
        watching=plan.watching,
        delay_steps=plan.delay_steps,
        learner=plan.learner,
        hints=plan.hints,
        touched=plan.touched,
        orders={},
        agreeable=list(family_of(plan.game).acceptable_reactions),
        watchers=watchers,
        seats=_seats(table, present, engines),
        match=table.match and msgspec.structs.replace(table.match, newcomers=[*table.newcomers]),
        joining=plan.joining and table.match is None,
        newcomers=[],
        listed=table.listed and table.running_game is None,
        paused=table.paused > 0,
        commitment="" if table.key is None else table.key.commitment,
        key=table.key.hex_digits() if table.key is not None and table.status == "over" else "",
        talk=None,
        undo=UndoInfo(plan.undo, [], [], None),
        vote=None,
        prepared=None,
        fork=_fork(table),
        shared=shared_where(plan),
        deal=plan.deal if table.status == "over" else "",
    )


def _seats(table: Table, present: Sequence[int], engines: EngineStatus) -> list[SeatInfo]:
    return [
        SeatInfo(
            name=seat.name,
            kind=seat.kind,
            program=seat.program,
            taken=seat.taken,
            present=present[number] > 0,
            left=seat.left,
            kept=seat.kept_by_program,
            gone=0,
            thinking=number in engines.thinking,
            waiting=number in engines.waiting,
        )
        for number, seat in enumerate(table.seats)
    ]


def _undo_info(table: Table) -> UndoInfo:
    """The ways to take something back, and the open request."""
    options, asked = undoing.ways(table), table.open_undo
    request = None
    if asked is not None:
        request = UndoRequest(asked.seat, asked.lines, undoing.awaited(table), undoing.lapses_at(table))
    return UndoInfo(table.plan.undo, options.free, options.ask, request)


def _fork(table: Table) -> ForkInfo | None:
    if table.before is None or table.before.fork is None:
        return None
    fork = (
        table.before.fork
        if table.running_game is None
        else table.running_game.driver.fork or table.before.fork
    )
    return ForkInfo(fork.of, fork.step, fork.seat)
