"""Windows at a live table: answers are collected, nothing is revealed, what counts is played (section U)."""

from __future__ import annotations

import asyncio

import pytest

from discovery.core.errors import DiscoveryError
from discovery.core.protocol import SPECTATOR
from discovery.server.tables.history import Answered, Moved
from tests.support.server.scenes import (
    FOOD,
    act,
    closed,
    kinds,
    moves,
    opened,
    order,
    refused,
    run,
    sit_down,
    stop_table,
)
from tests.support.server.simulated_clock import BEGINNING, Stage

# ---- what counts -----------------------------------------------------------------------------------------


def test_H02_the_first_stop_clockwise_from_the_actor_is_played_when_all_have_answered() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        await cem.until(opened)
        await cem.play("stop")
        await stage.settle()
        assert moves(stage) == [(0, "place band")]
        await bo.play("stop")
        await ann.until(lambda seen: "stopped" in kinds(seen))
        assert moves(stage) == [(0, "place band"), (1, "stop")]
        assert stage.seconds == 0

    run(stop_table(), scene)


def test_H02_a_window_that_nobody_uses_closes_at_its_end_and_the_turn_continues() -> None:
    async def scene(stage: Stage) -> None:
        ann, *_ = await sit_down(stage)
        await act(ann)
        table = ann.latest.table
        assert (table.window_since, table.window_until) == (BEGINNING, BEGINNING + 5_000)
        assert ann.latest.position is not None
        assert ann.latest.position.window is not None
        assert ann.latest.position.window.price == "discard"
        update = await ann.until(closed)
        assert stage.seconds == 5.0
        assert moves(stage) == [(0, "place band"), (-1, "closed")]
        assert update.position is not None
        assert update.position.actors == [0]
        assert update.table.window_until == 0

    run(stop_table(), scene)


def test_N02_an_interruption_is_played_where_nobody_stops_and_the_turn_waits() -> None:
    hands = ("gathering", "band", "joker-1", "nomadism")

    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await cem.until(opened)
        assert "interrupt" in (bo.latest.position.legal if bo.latest.position else [])
        await cem.play("let")
        await bo.play("interrupt")
        update = await ann.until(lambda seen: bool(seen.position and seen.position.interrupted))
        assert update.position is not None
        assert (update.position.turn, update.position.interrupted) == (1, [0])

    run(stop_table(first=hands, options=["jokers=2"]), scene)


def test_Q03_in_flash_the_quicker_me_takes_over_and_the_window_is_twice_as_long() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        assert ann.latest.table.window_until - ann.latest.table.window_since == 10_000
        await cem.until(opened)
        await cem.play("me")
        await asyncio.sleep(0.1)
        await bo.play("me")
        update = await ann.until(closed)
        assert stage.seconds == 10.0
        assert moves(stage)[1:] == [(2, "me"), (-1, "closed")]
        assert update.position is not None
        assert update.position.turn == 2

    run(stop_table(options=["flash"]), scene)


def test_Q02_bis_goes_before_me() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await bo.play("me")
        await ann.play("bis")
        await ann.until(closed)
        assert moves(stage)[1:] == [(0, "bis"), (-1, "closed")]

    run(stop_table(options=["flash"]), scene)


# ---- who acts --------------------------------------------------------------------------------------------


def test_H02_the_mover_cannot_play_on_while_the_window_is_open() -> None:
    async def scene(stage: Stage) -> None:
        ann, *_ = await sit_down(stage)
        await act(ann)
        assert await refused(ann, "end") == "window-open"
        assert await refused(ann, "place gathering") == "window-open"
        await ann.until(closed)
        await ann.play("end")

    run(stop_table(), scene)


def test_an_answer_is_given_once_and_only_by_those_who_are_asked() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await cem.until(opened)
        assert await refused(bo, "end") == "window-open"
        await bo.play("let")
        assert await refused(bo, "stop") == "already-answered"
        assert await refused(cem, "me") == "not-now"
        assert await refused(ann, "let") == "others-answer"

    run(stop_table(), scene)


def test_an_answer_to_the_window_before_does_not_count_for_the_next_one() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await act(ann, "place scavenging")
        await bo.until(opened)
        first = bo.latest.seq
        await ann.until(closed)
        await act(ann, "place gathering")
        await bo.until(opened)
        with pytest.raises(DiscoveryError, match="stale"):
            await bo.play("stop", seq=first)
        await bo.play("let")

    run(stop_table(first=FOOD), scene)


def test_the_turns_clock_stands_while_a_window_is_open() -> None:
    async def scene(stage: Stage) -> None:
        ann, *_ = await sit_down(stage)
        assert ann.latest.table.deadline == BEGINNING + 60_000
        await act(ann)
        assert ann.latest.table.deadline == 0
        await ann.until(closed)
        assert ann.latest.table.deadline == BEGINNING + 65_000

    run(stop_table(turn_seconds=60), scene)


# ---- nothing is told -------------------------------------------------------------------------------------


def test_nobody_is_sent_anything_while_others_answer() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        watcher = await stage.visit(SPECTATOR)
        await act(ann)
        await stage.settle()
        before = [len(visitor.frames) for visitor in (ann, cem, watcher)]
        await bo.play("stop")
        await order(bo, "stop", "never")
        await stage.settle()
        assert [len(visitor.frames) for visitor in (ann, cem, watcher)] == before
        assert bo.latest.position is not None
        assert bo.latest.position.window is not None
        assert not bo.latest.position.window.asked
        assert bo.latest.position.legal == []

    run(stop_table(), scene)


def test_answers_make_no_step_and_change_nothing_that_is_seen() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await act(ann)
        await stage.settle()
        seen = ann.latest
        await bo.play("stop")
        again = await stage.visit(0)
        assert again.latest.position == seen.position
        assert again.latest.seq == seen.seq
        assert stage.live.table.seq == stage.live.table.steps + 1

    run(stop_table(), scene)


def test_the_answers_that_were_not_played_stay_private_for_ever() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        for visitor in (bo, cem):
            await visitor.until(opened)
        await bo.play("let")
        await cem.play("let")
        await ann.until(closed)
        assert [type(one) for one in stage.journal.payloads] == [Moved, Answered, Answered, Moved]
        assert [line.move for line in stage.live.table.record().lines][:1] == ["place band"]
        assert all(line.move != "let" for line in stage.live.table.record().lines)

    run(stop_table(), scene)
