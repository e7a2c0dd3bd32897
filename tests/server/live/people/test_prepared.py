"""Moves that are prepared in others' turns: private, played if they are legal then, else dropped."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from discovery.core.errors import Code, DiscoveryError
from discovery.server.protocol import Prepare, Update
from discovery.server.tables.history import Prepared
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import add, dealt, running
from tests.support.server.harness import fresh_id, plan
from tests.support.server.scenes import moves, run, sit_down, table_of
from tests.support.server.simulated_clock import Stage, Visitor

PEOPLE = ("open Ann", "open Bo", "open Cem")


def intro() -> Table:
    return table_of(plan(*PEOPLE, game="intro"))


async def prepare(visitor: Visitor, *tries: str, unless: tuple[str, ...] = ()) -> None:
    await visitor.say(Prepare(fresh_id(), list(tries), list(unless)))
    await visitor.stage.settle()


def dropped(update: Update) -> bool:
    """What the seat had prepared was dropped."""
    return update.table.prepared is not None and update.table.prepared.why != ""


async def legal_next(stage: Stage, seat: int) -> list[str]:
    """What the seat could play if its turn came now, found out by passing on a copy."""
    played = stage.live.table.running_game
    assert played is not None
    state = played.state.copy()
    while played.game.progress(state).turn != seat:
        [actor] = [one for one in range(len(PEOPLE)) if played.game.actors(state) >> one & 1][:1]
        played.game.play(state, actor, played.game.timeout_move(state, actor))
    return [played.game.text(move) for move in played.game.legal(state, seat)]


async def pass_turn(visitor: Visitor) -> None:
    """Play what the rules prescribe until others decide."""
    seat, table = visitor.guest.seat, visitor.stage.live.table
    played = table.running_game
    assert played is not None
    while seat in table.actors:
        await visitor.play(played.game.text(played.game.timeout_move(played.state, seat)))
    await visitor.stage.settle()


def test_a_prepared_move_is_played_when_the_turn_comes() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, wanted)
        told = bo.latest.table.prepared
        assert told is not None
        assert (told.tries, told.unless, told.why) == ([wanted], [], "")
        await pass_turn(ann)
        await bo.until(lambda seen: seen.table.prepared is None)
        assert moves(stage)[-1] == (1, wanted)

    run(intro(), scene)


def test_nobody_else_learns_of_it() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        guest = await stage.visit(-1)
        before, steps = (len(ann.frames), len(guest.frames)), stage.live.table.steps
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, wanted)
        assert (len(ann.frames), len(guest.frames)) == before
        assert ann.latest.table.prepared is None
        assert stage.live.table.steps == steps

    run(intro(), scene)


def test_the_first_of_several_tries_that_is_legal_is_played() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, "place semi-sedentism", wanted, "end")
        await pass_turn(ann)
        await bo.until(lambda seen: seen.table.prepared is None)
        assert moves(stage)[-1] == (1, wanted)

    run(intro(), scene)


def test_without_a_legal_try_it_is_dropped_with_a_line() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        assert "place semi-sedentism" not in await legal_next(stage, 1)
        await prepare(bo, "place semi-sedentism")
        await pass_turn(ann)
        update = await bo.until(dropped)
        assert update.table.prepared is not None
        assert (update.table.prepared.tries, update.table.prepared.why) == ([], "illegal")
        assert {seat for seat, _ in moves(stage)} == {0}
        await pass_turn(bo)
        assert bo.latest.table.prepared is None

    run(intro(), scene)


def test_it_is_dropped_as_soon_as_something_names_what_was_listed() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, wanted, unless=("band",))
        await ann.play("place band")
        update = await bo.until(dropped)
        assert update.table.prepared is not None
        assert update.table.prepared.why == "named"
        assert {seat for seat, _ in moves(stage)} == {0}

    run(intro(), scene)


def test_what_nobody_has_seen_named_drops_nothing() -> None:
    """Ann holds Gathering; Bo does not see it."""

    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, wanted, unless=("gathering",))
        await pass_turn(ann)
        await bo.until(lambda seen: seen.table.prepared is None)
        assert moves(stage)[-1] == (1, wanted)

    run(intro(), scene)


def test_it_can_be_changed_and_taken_back() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, "place semi-sedentism")
        await prepare(bo, wanted)
        await prepare(bo)
        assert bo.latest.table.prepared is None
        await pass_turn(ann)
        await asyncio.sleep(5)
        assert {seat for seat, _ in moves(stage)} == {0}

    run(intro(), scene)


def test_a_move_by_hand_is_quicker_and_takes_its_place() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        wanted = next(move for move in await legal_next(stage, 1) if move.startswith("place"))
        await prepare(bo, wanted)
        await pass_turn(ann)
        await pass_turn(bo)
        await asyncio.sleep(5)
        assert (1, wanted) not in moves(stage)
        assert bo.latest.table.prepared is None

    run(intro(), scene)


def test_what_was_prepared_is_still_there_after_a_restart() -> None:
    async def scene(stage: Stage) -> None:
        _, bo, _ = await sit_down(stage)
        await prepare(bo, "place fire", "end", unless=("band", "band"))
        [stored] = stage.journal.payloads
        assert stored == Prepared(1, ["place fire", "end"], ["band"])
        again = intro()
        add(again, stored)
        assert running(again).prepared == running(stage.live.table).prepared

    run(intro(), scene)


def test_a_survivor_may_end_the_next_turn_beforehand() -> None:
    """Both families are served alike: Bo's day ends without Bo."""
    table = dealt(plan("open Ann", "open Bo", game="discover:beacon", deck="lands-3"), Random(1))

    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        for visitor in (ann, bo):
            await visitor.play(visitor.latest.position.legal[0])  # type: ignore[union-attr]
        await prepare(bo, "pay water", "end")
        await ann.play("end")
        await bo.until(lambda seen: seen.table.prepared is None)
        assert moves(stage)[2:] == [(0, "end"), (1, "end")]

    run(table, scene)


@pytest.mark.parametrize("text", ["leave", "dance", ""])
def test_what_is_no_move_that_somebody_may_choose_is_refused(text: str) -> None:
    async def scene(stage: Stage) -> None:
        _, bo, _ = await sit_down(stage)
        with pytest.raises(DiscoveryError) as caught:
            await prepare(bo, text)
        assert caught.value.code == Code.UNKNOWN_MOVE

    run(intro(), scene)


def test_spectators_prepare_nothing() -> None:
    async def scene(stage: Stage) -> None:
        guest = await stage.visit(-1)
        with pytest.raises(DiscoveryError) as caught:
            await prepare(guest, "end")
        assert caught.value.code == Code.NOT_SEATED

    run(intro(), scene)
