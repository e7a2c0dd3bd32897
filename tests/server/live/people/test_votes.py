"""Who is gone from a live table: the others wait, let a program keep the seat, or end the game."""

from __future__ import annotations

import asyncio

import pytest

from discovery.core.errors import Code, DiscoveryError
from discovery.server.protocol import CallVote, CastVote, Substitute, VoteKind
from discovery.server.tables.history import Closed, Moved, Retimed, Returned, Substituted
from tests.support.server.harness import fresh_id, plan
from tests.support.server.scenes import (
    PEOPLE,
    act,
    closed,
    moves,
    opened,
    run,
    sit_down,
    stop_table,
    table_of,
)
from tests.support.server.simulated_clock import BEGINNING, ScriptedPrograms, Stage, Visitor

MINUTE = 60.0


async def call(visitor: Visitor, vote: VoteKind, seat: int = -1, days: int = 0) -> int:
    """Call a vote; its number."""
    await visitor.say(CallVote(fresh_id(), vote, seat, days))
    told = visitor.latest.table.vote
    return 0 if told is None else told.number


async def cast(visitor: Visitor, yes: bool) -> None:
    told = visitor.latest.table.vote
    assert told is not None
    await visitor.say(CastVote(fresh_id(), told.number, yes))
    await visitor.stage.settle()


async def refused(visitor: Visitor, vote: VoteKind, seat: int = -1, days: int = 0) -> str:
    with pytest.raises(DiscoveryError) as caught:
        await call(visitor, vote, seat, days)
    return str(caught.value.code)


async def without_cem(stage: Stage, minutes: float = 2) -> list[Visitor]:
    """Ann and Bo are there; Cem was, and has been away for so long."""
    ann, bo, cem = await sit_down(stage)
    stage.leave(cem)
    await asyncio.sleep(minutes * MINUTE)
    return [ann, bo]


# ---- somebody who is gone --------------------------------------------------------------------------------


def test_the_others_see_from_when_on_they_may_vote_on_who_is_gone() -> None:
    async def scene(stage: Stage) -> None:
        ann, _, cem = await sit_down(stage)
        assert [seat.gone for seat in ann.latest.table.seats] == [0, 0, 0]
        await asyncio.sleep(5)
        stage.leave(cem)
        await stage.settle()
        assert [seat.gone for seat in ann.latest.table.seats] == [0, 0, BEGINNING + 125_000]
        assert await refused(ann, "keep", 2) == Code.NOT_GONE
        await asyncio.sleep(2 * MINUTE)
        assert await call(ann, "keep", 2) == 1

    run(stop_table(), scene)


def test_a_table_that_waits_for_ever_or_plays_over_days_votes_on_nobody() -> None:
    for table in (stop_table(gone_minutes=0), stop_table(move_days=1)):

        async def scene(stage: Stage) -> None:
            ann, _ = await without_cem(stage)
            assert [seat.gone for seat in ann.latest.table.seats] == [0, 0, 0]
            assert await refused(ann, "end", 2) == Code.NOT_GONE

        run(table, scene)


def test_a_program_keeps_the_seat_once_more_than_half_agree() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "keep", 2)
        assert ann.latest.table.vote is not None
        assert (ann.latest.table.vote.yes, ann.latest.table.vote.no) == ([0], [])
        await cast(bo, yes=True)
        seat = ann.latest.table.seats[2]
        assert (seat.kind, seat.kept, seat.name, seat.program) == ("program", True, "Cem", "first")
        assert stage.journal.payloads == [Substituted(2, "first", "Cem", keeps=True)]

    run(stop_table(), scene)


def test_one_no_of_two_is_enough_to_wait() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "end", 2)
        await cast(bo, yes=False)
        assert ann.latest.table.vote is None
        assert stage.journal.payloads == []

    run(stop_table(), scene)


def test_a_vote_that_nobody_answers_is_over_after_two_minutes() -> None:
    async def scene(stage: Stage) -> None:
        ann, _ = await without_cem(stage)
        await call(ann, "end", 2)
        await ann.until(lambda seen: seen.table.vote is None)
        assert stage.seconds == 4 * MINUTE
        assert stage.journal.payloads == []

    run(stop_table(), scene)


def test_the_others_may_end_the_game() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "end", 2)
        await cast(bo, yes=True)
        assert ann.latest.table.status == "closed"
        assert stage.journal.payloads == [Closed()]

    run(stop_table(), scene)


def test_a_vote_is_over_when_the_player_comes_back() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "end", 2)
        await stage.visit(2)
        await stage.settle()
        assert ann.latest.table.vote is None
        with pytest.raises(DiscoveryError) as caught:
            await bo.say(CastVote(fresh_id(), 1, True))
        assert caught.value.code == Code.NO_VOTE

    run(stop_table(), scene)


def test_who_has_left_the_table_during_a_vote_is_not_counted() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "keep", 2)
        stage.leave(bo)
        await stage.settle()
        assert ann.latest.table.seats[2].kept

    run(stop_table(), scene)


def test_only_people_at_the_table_vote_and_one_vote_at_a_time() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        guest = await stage.visit(-1)
        assert await refused(guest, "keep", 2) == Code.NOT_SEATED
        assert await refused(ann, "keep", 1) == Code.NOT_GONE
        assert await refused(ann, "keep", 7) == Code.NO_SUCH_SEAT
        await call(ann, "keep", 2)
        assert await refused(bo, "end", 2) == Code.VOTE_OPEN
        with pytest.raises(DiscoveryError) as caught:
            await cast(guest, yes=False)
        assert caught.value.code == Code.NOT_SEATED

    run(stop_table(), scene)


def test_nobody_can_call_votes_without_end() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        for _ in range(3):
            await call(ann, "end", 2)
            await cast(bo, yes=False)
        assert await refused(ann, "end", 2) == Code.TOO_MANY

    run(stop_table(), scene)


# ---- a seat that is kept ---------------------------------------------------------------------------------


def test_a_seat_that_is_kept_is_given_back_at_once_when_its_player_returns() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "keep", 2)
        await cast(bo, yes=True)
        cem = await stage.visit(2)
        await cem.until(lambda seen: not seen.table.seats[2].kept)
        seat = cem.latest.table.seats[2]
        assert (seat.kind, seat.name, seat.program) == ("open", "Cem", "")
        assert cem.latest.position is not None
        assert cem.latest.position.viewer == 2
        assert stage.journal.payloads[-1] == Returned(2)
        await act(ann)
        await cem.until(opened)
        await cem.play("let")

    run(stop_table(), scene)


def test_a_program_that_is_still_thinking_decides_nothing_for_who_is_back() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "keep", 2)
        await cast(bo, yes=True)
        for visitor in (ann, bo):
            await visitor.play("pass")
            await stage.settle()
        await asyncio.sleep(1)
        assert [seat.thinking for seat in ann.latest.table.seats] == [False, False, True]
        cem = await stage.visit(2)
        await asyncio.sleep(10)
        assert cem.latest.table.seats[2].kind == "open"
        assert [one.seat for one in stage.journal.payloads if isinstance(one, Moved)] == [0, 1]
        assert cem.latest.position is not None
        assert cem.latest.position.turn == 2

    slow = ScriptedPrograms(seconds=lambda view: 5.0)
    run(table_of(plan(*PEOPLE, game="intro")), scene, programs=slow)


def test_in_a_window_it_answers_as_a_program_does() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await without_cem(stage)
        await call(ann, "keep", 2)
        await cast(bo, yes=True)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        await ann.until(closed)
        assert moves(stage)[-1] == (-1, "closed")

    run(stop_table(), scene)


def test_the_host_may_let_a_program_keep_a_seat_at_once() -> None:
    async def scene(stage: Stage) -> None:
        _, cem = await sit_down(stage, 1, 2)
        host = await stage.visit(0, host=True)
        stage.leave(cem)
        await host.say(Substitute(fresh_id(), 2, "first"))
        assert stage.journal.payloads == [Substituted(2, "first", "Cem", keeps=True)]
        await stage.visit(2)
        await stage.settle()
        assert stage.journal.payloads[-1] == Returned(2)

    run(stop_table(), scene)


# ---- another clock ---------------------------------------------------------------------------------------


def test_a_live_game_goes_on_over_days_if_all_who_are_there_agree() -> None:
    async def scene(stage: Stage) -> None:
        host = await stage.visit(0, host=True)
        bo, cem = await sit_down(stage, 1, 2)
        stage.leave(cem)
        assert await refused(bo, "pace", days=3) == Code.NOT_HOST
        assert await refused(host, "pace", days=0) == Code.BAD_COMMAND
        await call(host, "pace", days=3)
        assert host.latest.table.move_days == 0
        await cast(bo, yes=True)
        assert (bo.latest.table.move_days, bo.latest.table.vote) == (3, None)
        assert stage.journal.payloads == [Retimed(3)]

    run(stop_table(), scene)


def test_it_is_live_again_only_if_all_who_play_agree() -> None:
    async def scene(stage: Stage) -> None:
        host = await stage.visit(0, host=True)
        [bo] = await sit_down(stage, 1)
        await call(host, "pace", days=0)
        await cast(bo, yes=True)
        assert host.latest.table.move_days == 3
        cem = await stage.visit(2)
        await cast(cem, yes=True)
        assert host.latest.table.move_days == 0

    run(stop_table(move_days=3), scene)


def test_one_no_keeps_the_clock_as_it_is() -> None:
    async def scene(stage: Stage) -> None:
        host = await stage.visit(0, host=True)
        bo, _ = await sit_down(stage, 1, 2)
        await call(host, "pace", days=3)
        await cast(bo, yes=False)
        assert (host.latest.table.move_days, host.latest.table.vote) == (0, None)
        assert stage.journal.payloads == []

    run(stop_table(), scene)
