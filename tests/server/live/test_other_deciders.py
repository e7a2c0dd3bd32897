"""Who is asked beside the mover: programs, virtual players, givers, and everybody at once (U06, J03, C16)."""

from __future__ import annotations

from discovery.evolution.model import codes
from discovery.server.protocol import Leave
from discovery.server.tables.history import Moved
from tests.support.server.harness import fresh_id
from tests.support.server.scenes import (
    act,
    closed,
    kinds,
    moves,
    opened,
    run,
    sit_down,
    stop_table,
)
from tests.support.server.simulated_clock import BEGINNING, ScriptedPrograms, Stage

# ---- programs and virtual players ------------------------------------------------------------------------


def test_a_program_answers_silently_and_its_stop_counts() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        await stage.settle()
        assert [seat.thinking for seat in ann.latest.table.seats] == [False, False, False]
        await ann.until(lambda seen: "stopped" in kinds(seen))
        assert 3.0 <= stage.seconds < 5.0
        assert moves(stage)[1] == (2, "stop")

    run(stop_table("me Ann", "me Bo", "program first"), scene, programs=ScriptedPrograms(codes.STOP))


def test_a_program_that_thinks_for_too_long_lets_it_pass() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        await ann.until(closed)
        assert 3.0 <= stage.seconds < 5.0
        assert moves(stage)[1] == (-1, "closed")

    slow = ScriptedPrograms(codes.STOP, lambda view: 3.1)
    run(stop_table("me Ann", "me Bo", "program first"), scene, programs=slow)


def test_U06_a_virtual_player_flips_at_a_pace_and_every_flip_can_be_answered() -> None:
    async def scene(stage: Stage) -> None:
        ann, _ = await sit_down(stage, 0, 2)
        await ann.play("pass")
        update = await ann.until(opened)
        assert stage.seconds == 1.0
        assert moves(stage) == [(0, "pass"), (1, "flip")]
        assert update.position is not None
        assert update.position.window is not None
        assert (update.position.window.seat, update.position.window.members) == (1, [0, 2])
        await ann.until(lambda seen: len(moves(stage)) >= 4)
        assert moves(stage)[2:4] == [(-1, "closed"), (1, "flip")]
        assert stage.seconds == 7.0

    seats = ("me Ann", "bot Bo", "me Cem")
    run(stop_table(*seats, game="memory", options=[]), scene, flip_pace=1.0)


def test_a_player_who_leaves_is_not_waited_for() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann)
        await bo.until(opened)
        await bo.play("let")
        await cem.say(Leave(fresh_id()))
        await ann.until(closed)
        assert stage.seconds == 0
        assert moves(stage)[-1] == (-1, "closed")

    run(stop_table(), scene)


# ---- requests and selections -----------------------------------------------------------------------------


def test_J03_selections_are_prepared_together_and_nobody_learns_more_than_who_is_ready() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        assert ann.latest.position is not None
        assert ann.latest.position.phase == "select"
        assert ann.latest.position.actors == [0, 1, 2]
        assert ann.latest.position.legal == ["select"]
        await bo.play("select scavenging, fire")
        update = await ann.until(lambda seen: bool(seen.position and seen.position.seats[1].chosen))
        assert update.position is not None
        assert [seat.selection for seat in update.position.seats] == [[], None, None]
        assert b"fire" not in ann.frames[-1][1]
        own = await bo.until(lambda seen: bool(seen.position and seen.position.seats[1].chosen))
        assert own.position is not None
        assert own.position.seats[1].selection == ["scavenging", "fire"]

    run(stop_table(game="select", options=[]), scene)


def test_J03_whose_time_for_a_selection_is_over_has_one_made_for_him() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, _ = await sit_down(stage)
        await bo.play("select scavenging, fire")
        await ann.until(lambda seen: bool(seen.position and seen.position.phase != "select"))
        assert stage.seconds == 30.0
        assert [one.timed for one in stage.journal.payloads if isinstance(one, Moved)] == [False, True, True]

    run(stop_table(game="select", options=[], turn_seconds=30), scene)


def test_C16_the_clock_runs_for_the_player_who_is_asked_for_a_card() -> None:
    """H17: Bo was right to stop; Ann asks for a card, and Bo's time runs out."""

    async def scene(stage: Stage) -> None:
        ann, bo, cem = await sit_down(stage)
        await act(ann, "place homo-erectus")
        for visitor in (bo, cem):
            await visitor.until(opened)
        await cem.play("let")
        await bo.play("stop")
        update = await bo.until(lambda seen: bool(seen.position and seen.position.phase == "give"))
        assert update.position is not None
        assert (update.position.actors, update.position.asker) == ([1], 0)
        assert update.table.deadline == BEGINNING + 40_000
        await ann.until(lambda seen: bool(seen.position and seen.position.phase != "give"))
        assert stage.seconds == 40.0
        assert [one.seat for one in stage.journal.payloads if isinstance(one, Moved) and one.timed] == [1]

    run(stop_table(game="intro", turn_seconds=40), scene)
