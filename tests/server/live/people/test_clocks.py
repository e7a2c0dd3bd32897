"""Banks of time and days a turn at live tables: what runs out, what is kept over restarts (C14)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discovery.core.errors import Code, InvalidSetup
from discovery.server.live.live_table import LiveTable
from discovery.server.protocol import TablePlan, Update
from discovery.server.tables.drafts import Draft
from discovery.server.tables.history import Created, Entry, Moved, Retimed, Shifted, Started, decode
from discovery.server.tables.planning import check, header
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import fold, game_of
from tests.support.server.harness import plan
from tests.support.server.scenes import act, closed, run, sit_down, stop_table
from tests.support.server.simulated_clock import BEGINNING, Stage

HOUR = 3_600
DAY = 24 * HOUR
TWO = ("open Ann", "open Bo")
QUIET: dict[str, Any] = {"move_days": 1, "quiet_from": 18, "quiet_until": 6, "away": "days"}


def dealt(planned: TablePlan) -> list[Entry]:
    """The first events of a table: Ann holds what the deck begins with."""
    seats = header(fold("t", [Entry(1, BEGINNING, Created(planned))]).seats)
    order = list(game_of(planned, seats).setup.ids)
    return [Entry(1, BEGINNING, Created(planned)), Entry(2, BEGINNING, Started(seats, order))]


def history_of(stage: Stage, planned: TablePlan) -> list[Entry]:
    """All that is stored of the table."""
    stored = [Entry(event.seq, event.at, decode(event.payload)) for event in stage.journal.events]
    return [*dealt(planned), *stored]


async def reopened(stage: Stage, planned: TablePlan, seconds: float) -> Table:
    """The server stops, and opens the table again after some time."""
    await stage.live.stop()
    await asyncio.sleep(seconds)
    table = fold("t", history_of(stage, planned))
    stage.live = LiveTable(table, {}, stage.live.context)
    return table


async def end_turn(stage: Stage, seat: int) -> None:
    """The seat plays what the rules prescribe until others have to decide, as by hand."""
    played = stage.live.table.running_game
    assert played is not None
    while seat in stage.live.table.actors:
        move = played.game.timeout_move(played.state, seat)
        visitor = await stage.visit(seat)
        await visitor.play(played.game.text(move))
        stage.leave(visitor)


def left(update: Update) -> list[int]:
    return [bank.left for bank in update.table.banks]


def test_C14_a_bank_counts_over_all_turns_of_its_seat() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        assert left(ann.latest) == [65_000, 60_000]
        assert ann.latest.table.deadline == BEGINNING + 65_000
        await asyncio.sleep(20)
        await end_turn(stage, 0)
        assert left(bo.latest) == [45_000, 65_000]
        assert [bank.until for bank in bo.latest.table.banks] == [0, BEGINNING + 85_000]
        await asyncio.sleep(5)
        await end_turn(stage, 1)
        assert left(ann.latest) == [50_000, 60_000]

    run(fold("t", dealt(plan(*TWO, bank_minutes=1, increment_seconds=5))), scene)


def test_C14_whose_bank_is_used_up_plays_what_the_rules_prescribe() -> None:
    async def scene(stage: Stage) -> None:
        [bo] = await sit_down(stage, 1)
        update = await bo.until(lambda seen: seen.position is not None and seen.position.turn == 1)
        assert stage.seconds == 60.0
        assert {one.seat for one in stage.journal.payloads if isinstance(one, Moved) and one.timed} == {0}
        assert left(update) == [0, 60_000]

    run(fold("t", dealt(plan(*TWO, bank_minutes=1))), scene)


def test_a_bank_loses_nothing_while_nobody_holds_the_table() -> None:
    """The server stops 20 seconds after the deal and goes on an hour later, twice."""
    planned = plan(*TWO, bank_minutes=1)

    async def scene(stage: Stage) -> None:
        await sit_down(stage, 0, 1)
        await asyncio.sleep(20)
        await reopened(stage, planned, HOUR)
        ann, _ = await sit_down(stage, 0, 1)
        assert ann.latest.table.deadline - stage.now() == 40_000
        await asyncio.sleep(10)
        await end_turn(stage, 0)
        await reopened(stage, planned, HOUR)
        [bo] = await sit_down(stage, 1)
        assert left(bo.latest) == [30_000, 60_000]
        assert bo.latest.table.deadline - stage.now() == 60_000

    run(fold("t", dealt(planned)), scene)


def test_after_a_crash_a_bank_is_as_the_last_event_left_it() -> None:
    planned = plan(*TWO, bank_minutes=1)

    async def scene(stage: Stage) -> None:
        await sit_down(stage, 0, 1)
        await asyncio.sleep(20)
        stage.live.lease.give_up()
        await reopened(stage, planned, HOUR)
        ann, _ = await sit_down(stage, 0, 1)
        assert ann.latest.table.deadline - stage.now() == 60_000
        await asyncio.sleep(10)
        await end_turn(stage, 0)
        shifts = [one for one in stage.journal.payloads if isinstance(one, Shifted)]
        assert shifts == [Shifted((HOUR + 20) * 1000)]
        assert left((await sit_down(stage, 1))[0].latest) == [50_000, 60_000]

    run(fold("t", dealt(planned)), scene)


def test_days_a_turn_go_on_while_the_server_does_not_run() -> None:
    planned = plan(*TWO, move_days=2)

    async def scene(stage: Stage) -> None:
        await reopened(stage, planned, DAY)
        [bo] = await sit_down(stage, 1)
        assert bo.latest.table.deadline == BEGINNING + 2 * DAY * 1000
        await bo.until(lambda seen: seen.position is not None and seen.position.turn == 1)
        assert stage.seconds == 2 * DAY
        assert bo.latest.table.deadline == stage.now() + 2 * DAY * 1000

    run(fold("t", dealt(planned)), scene)


def test_a_turn_whose_days_are_over_ends_when_somebody_opens_the_table() -> None:
    planned = plan(*TWO, move_days=1)

    async def scene(stage: Stage) -> None:
        await reopened(stage, planned, 3 * DAY)
        [bo] = await sit_down(stage, 1)
        await bo.until(lambda seen: seen.position is not None and seen.position.turn == 1)
        assert bo.latest.table.deadline == stage.now() + DAY * 1000

    run(fold("t", dealt(planned)), scene)


def test_a_clock_that_is_set_forward_takes_no_days_and_no_bank() -> None:
    for planned in (plan(*TWO, move_days=1), plan(*TWO, bank_minutes=60)):

        async def scene(stage: Stage, planned: TablePlan = planned) -> None:
            ann, _ = await sit_down(stage, 0, 1)
            before = ann.latest.table.deadline
            stage.live.shift(HOUR * 1000)
            await stage.settle()
            assert ann.latest.table.deadline == before + HOUR * 1000
            await end_turn(stage, 0)
            assert Shifted(HOUR * 1000) in stage.journal.payloads
            live, kept = stage.live.table.running_game, fold("t", history_of(stage, planned)).running_game
            assert live is not None
            assert kept is not None
            assert (live.clock.ends(0), live.banks and live.banks.ends()) == (
                kept.clock.ends(0),
                kept.banks and kept.banks.ends(),
            )

        run(fold("t", dealt(planned)), scene)


def test_a_live_game_that_goes_on_over_days_keeps_the_banks_for_later() -> None:
    async def scene(stage: Stage) -> None:
        ann, _ = await sit_down(stage, 0, 1)
        await asyncio.sleep(20)
        await stage.live.writer.write(Draft(Retimed(3)))
        await stage.settle()
        assert (ann.latest.table.move_days, ann.latest.table.deadline) == (3, stage.now() + 3 * DAY * 1000)
        await asyncio.sleep(DAY)
        await stage.live.writer.write(Draft(Retimed(0)))
        await stage.settle()
        assert (ann.latest.table.move_days, ann.latest.table.deadline) == (0, stage.now() + 40_000)

    run(fold("t", dealt(plan(*TWO, bank_minutes=1))), scene)


def test_the_hours_of_the_night_are_no_time_of_a_slow_game() -> None:
    """The tables of these scenes begin on 12 January 1970 at 13:46:40 UTC."""

    async def scene(stage: Stage) -> None:
        [ann] = await sit_down(stage, 0)
        assert ann.latest.table.deadline == BEGINNING + 2 * DAY * 1000

    run(fold("t", dealt(plan(*TWO, move_days=1, quiet_from=0, quiet_until=12))), scene)


def test_C14_a_turn_that_is_interrupted_before_the_night_keeps_what_it_has_used() -> None:
    """Ann plays at 15:46:40, with two hours used of a day; Bo answers at 19:46:40, when it is quiet. Of the
    22 hours that are left, twelve run on the next day and ten on the one after, from 6:00 on."""
    midnight = BEGINNING - round(1000 * (13 * HOUR + 46 * 60 + 40))

    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await asyncio.sleep(2 * HOUR)
        await act(ann)
        await asyncio.sleep(4 * HOUR)
        await bo.play("let")
        await ann.until(closed)
        assert stage.seconds == 6 * HOUR
        assert ann.latest.table.deadline == midnight + 1000 * (2 * DAY + 16 * HOUR)

    run(stop_table(*TWO, window_seconds=0, **QUIET), scene)


def test_the_hours_for_who_is_away_in_a_window_do_not_run_at_night() -> None:
    """Of eight hours a bit more than four run until 18:00, the rest from 6:00 on."""

    async def scene(stage: Stage) -> None:
        [ann] = await sit_down(stage, 0)
        await act(ann)
        await ann.until(closed)
        assert stage.seconds == 20 * HOUR

    run(stop_table(*TWO, window_hours=8, **QUIET), scene)


@pytest.mark.parametrize(
    ("planned", "code"),
    [
        (plan("me Ann", "me Bo", turn_seconds=60, bank_minutes=10), Code.TWO_CLOCKS),
        (plan("me Ann", "me Bo", move_days=1, zone="Europe/Nowhere"), Code.UNKNOWN_ZONE),
    ],
)
def test_C14_what_is_no_clock_is_refused(planned: TablePlan, code: Code) -> None:
    with pytest.raises(InvalidSetup) as caught:
        check(planned, ())
    assert caught.value.code == code
