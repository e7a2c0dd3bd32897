"""Transitions of a running game, one for each event. Only ``Table`` calls these."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import replace

from discovery.core.bits import BIT, members
from discovery.core.protocol import NOBODY, Event, Progress, Window
from discovery.core.values import seat_after_join
from discovery.server.protocol import StepUndo
from discovery.server.tables.clocks.banks import MINUTE, Banks
from discovery.server.tables.clocks.clock import Clock
from discovery.server.tables.clocks.quiet import hours_of
from discovery.server.tables.drafts import Draft
from discovery.server.tables.opening import gone
from discovery.server.tables.planning import person
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.state import StepTime, TableState


def start(table: TableState, draft: Draft, now: StepTime) -> list[Event]:
    """The game begins, or goes on from what was played elsewhere."""
    driver = draft.driver
    assert driver is not None
    game, seats = driver.game, len(table.seats)
    none: list[tuple[int, ...]] = [()] * seats
    first = now.step - len(driver.events) + 1
    played = RunningGame(driver, none, [now.step] * seats, Clock(now.at, hours_of(table.plan)), first)
    played.turns = [first + row for row in draft.turns]
    played.rows = list(range(first, now.step + 1))
    if table.plan.bank_minutes:
        bank, increment = MINUTE * table.plan.bank_minutes, 1000 * table.plan.increment_seconds
        played.banks = Banks(seats, bank, increment, now.at)
    for number in gone(driver) if table.before is not None else ():
        table.seats[number].left = True
    table.running_game = played
    _after(table, played, game.progress(driver.state), now, reopens=True)
    return driver.events[-1]


def join(table: TableState, draft: Draft, now: StepTime) -> list[Event]:
    """Facts that are kept by seat move up. Pending decisions are void; spectators who see the game late see
    it again from here on."""
    played, joined = table.running(), draft.joined
    assert joined is not None
    place, name = joined.place, joined.game.seats[joined.place]
    played.driver.change_to(joined)
    table.seats.insert(place, person(name))
    table.chairs.insert(place, len(table.chairs))
    table.orders = {
        (seat_after_join(seat, place), word): order for (seat, word), order in table.orders.items()
    }
    table.alike = Counter(
        {(kind, seat_after_join(seat, place)): n for (kind, seat), n in table.alike.items()}
    )
    table.step_events = [
        replace(
            one,
            events=joined.renumbered(one.events),
            undo=_renumbered(one.undo, place),
            late=seat_after_join(one.late, place),
        )
        for one in table.step_events
    ]
    table.past = deque(((step, None) for step, _ in table.past), maxlen=table.past.maxlen)
    if played.banks is not None:
        played.banks.seat(place)
    played.legal = [()] * len(table.seats)
    played.changed = [now.step] * len(table.seats)
    played.rows.append(now.step)
    _after(table, played, joined.game.progress(joined.state), now, reopens=True)
    return joined.events


def go_back(table: TableState, draft: Draft, now: StepTime) -> list[Event]:
    """Go on from an earlier position. Pending decisions are void; time that was used stays used."""
    played, back = table.running(), draft.back
    assert back is not None
    turns = played.turn_number
    played.driver.apply_undo(back)
    played.rows.append(now.step)
    played.changed = [now.step] * len(table.seats)
    progress = played.game.progress(back.state)
    del played.turns[max(1, len(played.turns) - (turns - progress.turns)) :]
    _after(table, played, progress, now, reopens=True)
    return back.events


def play(table: TableState, draft: Draft, seat: int, now: StepTime) -> list[Event]:
    """A move is taken over from the copy on which it was played."""
    played, attempt = table.running(), draft.attempt
    assert attempt is not None
    turns = played.turn_number
    played.driver.take(attempt)
    played.rows.append(now.step)
    progress = played.game.progress(played.state)
    if seat != NOBODY:
        played.changed[seat] = now.step
        played.prepared.pop(table.chairs[seat], None)
    if progress.turns != turns:
        played.turns.append(now.step)
    _after(table, played, progress, now, reopens=attempt.decision.move != played.game.leave)
    return attempt.events


def _after(table: TableState, played: RunningGame, progress: Progress, now: StepTime, reopens: bool) -> None:
    """Update the window and the clock. A seat that leaves does not reopen the window for
    others."""
    window = played.game.window(played.state)
    if reopens or not _same(played.window, window):
        played.window_step, played.window_at = now.step, now.at
        played.answers = {}
        for seat in members(window.members) if window else ():
            played.changed[seat] = now.step
    played.window = window
    tick(table, played, progress, now)
    if table.plan.watching == "delayed":
        table.past.append((now.step, played.state))


def tick(table: TableState, played: RunningGame, progress: Progress, now: StepTime) -> None:
    """Tell the clocks who decides from now on."""
    deciders, open_to = played.game.deciders(played.state), played.window is None
    own = open_to and deciders == BIT[progress.turn]
    played.clock.tick(now.at, progress.turns, deciders, progress.phase, own)
    if played.banks is not None:
        running = deciders if open_to and not table.plan.move_days else 0
        played.banks.tick(now.at, progress.turns, progress.turn, running)


def note_decisions(table: TableState, played: RunningGame, step: int) -> None:
    """Note whose decision has changed with this step."""
    acting = played.game.actors(played.state)
    for seat, before in enumerate(played.legal):
        now = tuple(played.game.legal(played.state, seat)) if acting & BIT[seat] else ()
        if now != before:
            played.legal[seat], played.changed[seat] = now, step


def _renumbered(undo: StepUndo | None, place: int) -> StepUndo | None:
    return None if undo is None else StepUndo(undo.word, seat_after_join(undo.seat, place), undo.steps)


def _same(before: Window | None, now: Window | None) -> bool:
    return before is not None and now is not None and before.subject == now.subject
