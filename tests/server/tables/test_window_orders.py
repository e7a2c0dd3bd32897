"""Standing orders, coming back, being away: a window at a live table waits for people as it should (U07)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discovery.server.tables.history import Entry, Ordered, decode
from tests.support.server.harness import plan
from tests.support.server.scenes import (
    FOOD,
    PEOPLE,
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
    table_of,
)
from tests.support.server.simulated_clock import BEGINNING, Stage

# ---- standing orders -------------------------------------------------------------------------------------


def test_who_never_answers_is_not_asked_and_the_end_comes_between_60_and_100_percent() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await order(cem, "stop", "never")
        assert cem.latest.table.orders == {"stop": "never"}
        assert bo.latest.table.orders == {"stop": "always"}
        await act(ann)
        await bo.until(opened)
        seen = await cem.until(opened)
        assert seen.position is not None
        assert seen.position.window is not None
        assert not seen.position.window.asked
        await bo.play("let")
        await ann.until(closed)
        assert 3.0 <= stage.seconds < 5.0

    run(stop_table(), scene)


def test_only_if_i_could_asks_the_holder_and_nobody_sees_a_difference() -> None:
    """N02: every byte, and when it comes, is the same whether Bo could have interrupted or not."""

    def seen_by_ann(bos_first: str) -> list[tuple[float, bytes]]:
        async def scene(stage: Stage) -> None:
            ann, bo, cem = await sit_down(stage)
            await order(bo, "interrupt", "ask-if-could")
            await act(ann)
            await cem.until(opened)
            await cem.play("let")
            seen = await bo.until(opened)
            assert seen.position is not None
            assert seen.position.window is not None
            assert seen.position.window.asked is (bos_first == "joker-1")
            await ann.until(closed)
            frames.extend(ann.frames)

        frames: list[tuple[float, bytes]] = []
        first = ("gathering", "band", bos_first, "nomadism")
        run(table_of(plan(*PEOPLE, options=["jokers=1"]), first, last=("joker-1", "metal")), scene)
        return frames

    frames = seen_by_ann("joker-1")
    assert [at for at, _ in frames][-2:] == [0.0, 5.0]
    assert seen_by_ann("metal") == frames


def test_orders_are_given_for_each_kind_of_answer() -> None:
    """U07: a player who never says Stop is still asked where they could interrupt (N02), and only there."""

    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        for visitor in (bo, cem):
            await order(visitor, "stop", "never")
            await order(visitor, "interrupt", "ask-if-could")
        assert bo.latest.table.orders == {"stop": "never", "interrupt": "ask-if-could"}
        await act(ann)
        for visitor, asked in ((bo, True), (cem, False)):
            seen = await visitor.until(opened)
            assert seen.position is not None
            assert seen.position.window is not None
            assert seen.position.window.contestable
            assert seen.position.window.interruptible
            assert seen.position.window.asked is asked

    first = ("gathering", "band", "joker-1", "nomadism")
    run(table_of(plan(*PEOPLE, options=["jokers=1", "stop"]), first, last=("metal",)), scene)


def test_standing_orders_outlive_the_server() -> None:
    async def scene(stage: Stage) -> None:
        _, bo, _ = await sit_down(stage)
        await order(bo, "stop", "never")
        assert [one for one in stage.journal.payloads if isinstance(one, Ordered)] == [
            Ordered(1, "stop", "never")
        ]
        kept.extend(stage.journal.payloads)

    kept: list[Any] = []
    run(stop_table(), scene)
    again = stop_table()
    again.apply(Entry(again.seq + 1, BEGINNING, kept[0]))
    assert again.orders_of(1) == {"stop": "never"}
    assert again.orders_of(0) == {"stop": "always"}


# ---- coming back -----------------------------------------------------------------------------------------


def test_who_comes_back_inside_a_window_finds_it_as_it_is() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        stage.leave(bo)
        again = await stage.visit(1)
        assert again.latest.position is not None
        assert again.latest.position.window is not None
        assert not again.latest.position.window.asked
        assert again.latest.table.window_until == ann.latest.table.window_until
        assert await refused(again, "stop") == "already-answered"

    run(stop_table(), scene)


def test_after_a_new_start_of_the_server_the_window_is_open_again_and_answers_are_kept() -> None:
    async def before(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await bo.play("stop")
        kept.extend(decode(event.payload) for event in stage.journal.events)

    async def after(stage: Stage) -> None:
        ann, _, cem = await sit_down(stage)
        assert ann.latest.table.window_until == BEGINNING + 20_000
        await cem.play("let")
        await ann.until(lambda seen: "stopped" in kinds(seen))
        assert moves(stage) == [(1, "stop")]

    kept: list[Any] = []
    run(stop_table(), before)
    again = stop_table()
    for payload in kept:
        again.apply(Entry(again.seq + 1, BEGINNING, payload))
    run(again, after)


# ---- who is away -----------------------------------------------------------------------------------------


def test_away_order_waits_20_seconds_once_a_turn() -> None:
    async def scene(stage: Stage) -> None:
        ann, _ = await sit_down(stage, 0, 1)
        await act(ann, "place scavenging")
        assert ann.latest.table.window_until == BEGINNING + 20_000
        await ann.until(closed)
        assert stage.seconds == 20.0
        await act(ann, "place gathering")
        await ann.until(closed)
        assert stage.seconds == 25.0

    run(stop_table(first=FOOD), scene)


def test_away_wait_waits_until_everybody_has_answered() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await act(ann)
        assert ann.latest.table.window_until == 0
        await bo.until(opened)
        await bo.play("let")
        await asyncio.sleep(3_600)
        assert not closed(ann.latest)
        cem = await stage.visit(2)
        await cem.play("let")
        await ann.until(closed)
        assert stage.seconds == 3_600

    run(stop_table(away="wait"), scene)


def test_away_days_waits_as_many_hours_as_the_table_says() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        await ann.until(closed)
        assert stage.seconds == 48 * 3_600

    run(stop_table(away="days", window_hours=48), scene)


def test_while_nobody_is_there_a_window_waits() -> None:
    async def scene(stage: Stage) -> None:
        await asyncio.sleep(3_600)
        assert moves(stage) == [(0, "flip")]
        bo = await stage.visit(1)
        assert bo.latest.table.window_until - bo.latest.table.window_since == 5_000
        await bo.until(lambda seen: len(moves(stage)) > 1)
        assert stage.seconds == 3_605

    run(stop_table("bot Ann", "me Bo", game="memory", options=[]), scene, flip_pace=1.0)


@pytest.mark.parametrize("window_seconds", [0, 5])
def test_seats_of_one_device_are_there_when_one_of_them_is(window_seconds: int) -> None:
    """H02: the device is handed around without a clock; its seats are asked in every window of a turn."""

    async def scene(stage: Stage) -> None:
        ann = await stage.visit(0)
        for move in ("place scavenging", "place gathering"):
            await act(ann, move)
            assert ann.latest.table.window_until == 0
            await asyncio.sleep(60)
            bo = await stage.visit(1)
            await bo.play("let")
            stage.leave(bo)
            await ann.until(closed)

    run(stop_table("me Ann", "me Bo", first=FOOD, window_seconds=window_seconds), scene)
