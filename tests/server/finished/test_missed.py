"""What a seat has missed is what it would have been sent, and nothing else."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.errors import Code, IllegalMove
from discovery.server.present.missed import MOST_FRAMES, frames_missed, steps_missed
from discovery.server.protocol import Allow, Fault, Missed, MissedAsked, Position, TablePlan
from discovery.server.tables.commands import joined
from discovery.server.tables.drafts import Draft
from discovery.server.tables.history import Created, Entry, Payload, Started
from discovery.server.tables.planning import header
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import SECOND, add, by_chance, dealt, running
from tests.support.server.harness import Player, Served, fresh_id, plan, play_some, serving


async def asked(served: Served, table: str, token: str, since: int) -> Missed | Fault:
    body = msgspec.json.encode(MissedAsked(token, since))
    answer = await served.web.post(f"api/tables/{table}/missed", content=body)
    kind: Any = Missed if answer.status_code == 200 else Fault
    found: Missed | Fault = msgspec.json.decode(answer.content, type=kind)
    return found


async def watched(players: list[Player], moves: int) -> dict[int, tuple[Position | None, list[Any]]]:
    """By step what the first player was sent during some moves: the position, and what happened."""
    ann, choose = players[0], random.Random(4).choice
    sent = {}
    for _ in range(moves):
        await play_some(players, 1, choose)
        assert ann.update is not None
        sent[ann.update.seq] = ann.update.position, ann.update.steps[-1].happenings
    return sent


@pytest.mark.anyio
@pytest.mark.parametrize("game", [{}, {"game": "discover:beacon", "deck": "lands-3"}])
async def test_a_seat_is_told_what_it_would_have_been_sent(tmp_path: Path, game: dict[str, Any]) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", **game), stack)
        assert players[0].update is not None
        before = players[0].update
        sent = await watched(players, 12)
        told = await asked(served, created.table, created.seats[0].token, before.seq)

        assert isinstance(told, Missed)
        assert [step.seq for frame in told.frames for step in frame.steps] == list(sent)
        assert told.frames[0].steps == []
        assert told.frames[0].position == before.position
        frames = [(frame.position, frame.steps[0].happenings) for frame in told.frames[1:]]
        assert frames == list(sent.values())


@pytest.mark.anyio
async def test_what_changes_around_the_game_is_told_with_the_position_that_stands(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, _] = await served.started(plan("me Ann", "me Bo"), stack)
        assert ann.update is not None
        position, seq = ann.update.position, ann.update.seq
        await ann.ask(Allow(fresh_id(), True))
        told = await asked(served, created.table, created.seats[0].token, seq)
        assert isinstance(told, Missed)
        assert [frame.position for frame in told.frames] == [position, position]


@pytest.mark.anyio
async def test_only_a_seat_of_the_running_table_has_missed_anything(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        other = await served.create(plan("me Vi", "me Wu"))
        for token, table, code in (
            ("", created.table, Code.NOT_SEATED),
            (other.seats[0].token, created.table, Code.FOREIGN_TOKEN),
            (other.seats[0].token, other.table, Code.NOT_STARTED),
            (created.seats[0].token, "nowhere", Code.FOREIGN_TOKEN),
        ):
            refused = await asked(served, table, token, 0)
            assert isinstance(refused, Fault)
            assert refused.code == code


def kept(monkeypatch: pytest.MonkeyPatch, planned: TablePlan, seed: int) -> tuple[Table, list[Entry]]:
    """A table that has just been dealt, and all its entries, also those that are still to come."""
    table = dealt(planned, random.Random(seed))
    started = Started(header(table.seats), list(running(table).order))
    entries = [Entry(1, SECOND, Created(planned)), Entry(2, 2 * SECOND, started)]
    apply = table.apply

    def note(entry: Entry, draft: Draft | None = None) -> None:
        entries.append(entry)
        apply(entry, draft)

    monkeypatch.setattr(table, "apply", note)
    return table, entries


def test_H01_what_is_to_be_remembered_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the last two turns, and not even the position before them."""
    table, entries = kept(monkeypatch, plan("me Ann", "me Bo", game="memory"), seed=3)
    by_chance(table, random.Random(3), 60)
    steps = steps_missed(table, 0, since=1)
    frames = frames_missed("t", entries, 0, 1, steps)

    assert 1 < steps[0].seq == running(table).turns[-2]
    assert [step.seq for frame in frames for step in frame.steps] == [step.seq for step in steps]
    assert all(frame.steps for frame in frames)


def test_of_a_long_absence_the_latest_steps_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries = kept(monkeypatch, plan("me Ann", "me Bo"), seed=1)
    by_chance(table, random.Random(1), 3 * MOST_FRAMES)
    frames = frames_missed("t", entries, 0, 2, steps_missed(table, 0, since=2))
    assert len(frames) == MOST_FRAMES
    assert frames[-1].steps[0].seq == table.steps


def test_R02_where_somebody_has_joined_only_what_came_after_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planned = plan("me Ann", "me Bo", game="classic-simple", joining=True)
    table, entries = kept(monkeypatch, planned, seed=2)
    chooser = random.Random(2)
    arrived = next(found for _ in range(40) if (found := admitted(by_chance(table, chooser, 1))) is not None)
    add(table, arrived)
    at = table.steps
    by_chance(table, chooser, 6)
    for seat, chair in enumerate(table.chairs):
        frames = frames_missed("t", entries, chair, 2, steps_missed(table, seat, since=2))
        assert [step.seq for frame in frames for step in frame.steps] == list(range(at, table.steps + 1))
        assert {frame.position.viewer for frame in frames} == {seat}


def admitted(table: Table) -> Payload | None:
    """The event by which Cem joins, ``None`` while the rules let nobody join."""
    try:
        return joined(table, "Cem").payload
    except IllegalMove:
        return None
