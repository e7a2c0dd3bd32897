"""The key of a table's game: committed to from the first moment, told at the end, and nowhere before."""

from __future__ import annotations

import io
import logging
import pickle
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from starlette.requests import Request

from discovery.core.errors import Code, StoreError
from discovery.play.commitment import GameKey, is_commitment, is_key
from discovery.play.records import Record, read
from discovery.play.verify import verify
from discovery.server.live.engine_requests import question_of
from discovery.server.log import set_up
from discovery.server.protocol import Accepted, ChanceCheck, Close, Created, Join, Refused, Replay, Start
from discovery.server.tables import history
from discovery.server.tables.table import Table
from discovery.server.transports.http import HttpPages
from discovery.server.transports.http_requests import table_of
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation
from discovery.store.database import Store
from tests.support.server.harness import (
    Player,
    Served,
    fresh_id,
    last_words,
    plan,
    play_some,
    play_to_the_end,
    serving,
)
from tests.support.server.match_tables import follow, short, tokens_of

pytestmark = pytest.mark.anyio
PEOPLE = ("me Ann", "me Bo")


def key_of(served: Served, created: Created) -> GameKey:
    """The key, as only the server has it."""
    [live] = [one for one in served.registry.live_tables() if one.table.id == created.table]
    assert live.table.key is not None
    return live.table.key


def shown(player: Player) -> tuple[str, str]:
    """The commitment and the key that a page has."""
    assert player.update is not None
    return player.update.table.commitment, player.update.table.key


async def checked(served: Served, table: str) -> ChanceCheck:
    answer = await served.web.get(f"api/tables/{table}/chance")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ChanceCheck)


async def record_of(served: Served, table: str) -> Record:
    return read((await served.web.get(f"api/tables/{table}/record")).text)


async def test_the_commitment_is_there_before_the_deal_and_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan(*PEOPLE))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        commitment, key = shown(ann)
        assert is_commitment(commitment)
        assert key == ""

        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        for player in (ann, bo):
            await player.until(lambda seen: seen.position is not None)
        await play_some([ann, bo], 5, Random(1).choice)
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        assert shown(ann) == shown(bo) == shown(watcher) == (commitment, "")


@pytest.mark.parametrize("game", ["explore", "classic-simple", "intro"])
async def test_the_key_is_told_at_the_end_and_everything_follows_from_it(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan(*PEOPLE, game=game), stack)
        commitment, _ = shown(players[0])
        await play_to_the_end(players, Random(2).choice)

        record, found = await record_of(served, created.table), await checked(served, created.table)
        replay = msgspec.json.decode(
            (await served.web.get(f"api/tables/{created.table}/replay")).content, type=Replay
        )
        assert record.commitment == commitment == GameKey.read(record.key).commitment
        assert found == ChanceCheck(commitment, record.key, True, verify(record), 0)
        assert replay.chance == found
        assert shown(players[0]) == shown(players[1]) == (commitment, record.key)


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log, in which every event of every table stands."""
    before = logging.root.handlers[:], logging.root.level
    written = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        set_up("json")
    yield written
    structlog.reset_defaults()
    logging.root.handlers[:], logging.root.level = before[0], before[1]


async def test_the_key_is_nowhere_before_the_end(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in a frame, a page, a refusal, a fault of the server, a log, a list of the host's shell nor in
    what computer players get."""
    outside: list[str] = []
    async with serving(tmp_path, hint_iterations=2) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan(*PEOPLE, "bot Cem", "program first"), stack)
        key = key_of(served, created)
        await players[0].say({"type": "hint", "id": fresh_id()})
        for turn in range(12):
            await play_some_more(players, Random(turn))
            async with await served.sit(table=created.table) as watcher:
                await watcher.play("place fire")
                for player in players:
                    await player.explain("place fire", "call fire", "nonsense")
            outside += [frame for one in (*players, watcher) for frame in one.frames]
            for page in ("record", "replay", "chance", "analysis", "match", "cards", "deck"):
                outside.append((await served.web.get(f"api/tables/{created.table}/{page}")).text)
        table = (await served.registry.live(created.table)).table
        home = DataLocation(tmp_path, served.registry.context.settings.database)
        outside += [repr(table.__dict__), str(list_tables(home)), pickled_question(table)]
        monkeypatch.setattr(HttpPages, "_finished", broken)
        answer = await served.web.get(f"api/tables/{created.table}/chance")
    log = logged.getvalue()

    assert '"event":"created"' in log
    assert "RuntimeError" in log
    assert len(outside) > 100
    for text in (*outside, answer.text, log):
        assert key.hex_digits() not in text.lower()
        assert str(bytes.fromhex(key.hex_digits()))[2:-1] not in text


async def broken(pages: HttpPages, request: Request) -> Any:
    """A fault of the server where it has the whole table at hand."""
    table = await table_of(pages._registry, request)
    assert table.key is not None
    raise RuntimeError(
        f"{table.key}, {table.running_game}, {history.Created(table.plan, table.key.hex_digits())}"
    )


def pickled_question(table: Table) -> str:
    """What a program's process would be sent."""
    assert table.running_game is not None
    return str(pickle.dumps(question_of(table, table.running_game, 0).input))


async def play_some_more(players: list[Player], random: Random) -> None:
    """One move of whoever is to move."""
    for player in players:
        assert player.update is not None
        if player.legal:
            await player.play(random.choice(player.legal))


def thefts(record: Record) -> int:
    """How often chance has decided."""
    return sum(" = " in line.move for line in record.lines)


async def test_a_server_that_starts_again_keeps_the_commitment_and_the_next_draws(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan(*PEOPLE, "me Cem"), stack)
        await play_some(players, 60, Random(7).choice)
        before = shown(players[0])
        before_stop = thefts((await served.registry.live(created.table)).table.record())
    async with serving(tmp_path, Random(99)) as served, AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(await served.sit(issued.token)) for issued in created.seats
        ]
        assert shown(players[0]) == before
        await play_to_the_end(players, Random(9).choice)
        record = await record_of(served, created.table)
        assert record.commitment == before[0]
        assert verify(record) > before_stop > 0


async def test_a_move_that_could_not_be_stored_draws_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", "me Cem"), stack)
        table, tried = (await served.registry.live(created.table)).table, []

        async def full(_: Store, entry: Any, *_others: object) -> None:
            tried.append(entry.payload)
            raise StoreError(Code.CANNOT_WRITE, given="disk")

        chooser = Random(5)
        while not tried and table.status == "playing":
            acting = next(player for player in players if player.legal)
            theft = [move for move in acting.legal if move.startswith(("exchange", "steal"))]
            if theft:
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(Store, "append", full)
                    for _ in range(5):
                        assert isinstance(await acting.play(theft[0]), Refused)
            else:
                await play_some(players, 1, chooser.choice)
    assert len(tried) == 5
    assert len(set(tried)) == 1
    assert " = " in tried[0]


async def test_each_game_of_a_match_has_its_own_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short(*PEOPLE), stack)
        await play_to_the_end(players, Random(6).choice)
        later = await follow(served, created.table, tokens_of(created, "Ann", "Bo")["Ann"])
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token))
        first = await record_of(served, created.table)

        assert ann.update is not None
        assert ann.update.table.id == later
        assert is_commitment(shown(ann)[0])
        assert shown(ann)[0] != first.commitment
        assert shown(ann)[1] == ""
        assert verify(first) >= 0


async def test_R02_who_joins_changes_nothing_of_what_was_committed_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan(*PEOPLE, game="classic-simple", joining=True), stack)
        before = shown(players[0])
        guest = await stack.enter_async_context(await served.sit(table=created.table))
        assert isinstance(await guest.ask(Join(fresh_id(), "Dan")), Accepted)
        assert (await last_words(guest))[0] == "somebody-joined"
        table = (await served.registry.live(created.table)).table
        assert (table.key is not None and table.key.commitment, "") == before
        assert table.record().commitment == before[0]
        assert table.record().key == ""


async def test_a_game_that_is_closed_tells_no_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan(*PEOPLE), stack)
        assert isinstance(await players[0].ask(Close(fresh_id())), Accepted)
        await players[0].until(lambda seen: seen.table.status == "closed")
        assert shown(players[0])[1] == ""
        assert (await served.web.get(f"api/tables/{created.table}/chance")).status_code >= 400


async def test_a_table_and_its_key_are_one_row(tmp_path: Path) -> None:
    """So no server stops between the two."""
    async with serving(tmp_path) as served:
        created = await served.create(plan(*PEOPLE))
        [first] = await served.registry.context.store.events(created.table)
    assert first.seq == 1
    assert is_key(msgspec.json.decode(first.payload)["key"])


async def test_a_server_draws_keys_by_its_generator(tmp_path: Path) -> None:
    """Which is the system's, except in tests."""
    found = []
    for _ in range(2):
        async with serving(tmp_path, Random(8)) as served:
            created = await served.create(plan(*PEOPLE))
            await served.registry.live(created.table)
            found.append(key_of(served, created))
    assert found[0] == found[1]
