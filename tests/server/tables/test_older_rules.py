"""Tables stored under older rules continue under the new ones, or name the rule that has changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest

from discovery.core.errors import Code, TableError
from discovery.evolution.model.ruleset import RULES_VERSION
from discovery.play.records import Record, read_bytes
from discovery.play.replay import replay
from discovery.server.protocol import Accepted, Created, Goodbye
from discovery.server.tables import history
from discovery.server.tables.history import Moved, Payload, Started
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation
from tests.support.data import CHANGED_GAMES, GOLDEN
from tests.support.server.harness import Served, hello, plan, serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite]  # the events are put into its file

OLD = CHANGED_GAMES / "connect-3.record"
"""A game of version 1 in Connect that a called last card ended, for three, without windows."""


def as_stored(record: Record) -> list[Payload]:
    """The events of a game from the deal on."""
    moved = [Moved(record.seats.index(line.seat), line.move) for line in record.lines]
    return [Started(list(record.seats), list(record.order)), *moved]


def put(folder: Path, table: str, payloads: Sequence[Payload], rules: int) -> None:
    """These events after the creation of a table, played under a version of the rules."""
    with closing(sqlite3.connect(folder / "discovery.sqlite")) as connection:
        for seq, payload in enumerate(payloads, 2):
            kind, text = history.encode(payload)
            connection.execute("INSERT INTO events VALUES (?, ?, NULL, ?, ?, 1)", (table, seq, kind, text))
        connection.execute("UPDATE games SET rules = ?, status = 'playing' WHERE id = ?", (str(rules), table))
        connection.commit()


def rules_of(folder: Path, table: str) -> str:
    with closing(sqlite3.connect(folder / "discovery.sqlite")) as connection:
        [(rules,)] = connection.execute("SELECT rules FROM games WHERE id = ?", (table,)).fetchall()
    return str(rules)


async def stored(folder: Path, lines: int, rules: int = 1) -> Created:
    """A table with the first lines of the old game."""
    async with serving(folder) as served:
        created = await served.create(plan("me P1", "me P2", "me P3", game="connect"))
    put(folder, created.table, as_stored(read_bytes(OLD.read_bytes()))[: lines + 1], rules)
    return created


async def farewell(served: Served, created: Created, language: str) -> Goodbye:
    async with await served.connect() as visitor:
        await visitor.say(hello(created.seats[0].token, language=language))
        return await visitor.hear(Goodbye)


async def test_a_running_game_of_older_rules_continues_under_the_new_ones(tmp_path: Path) -> None:
    created = await stored(tmp_path, 12)
    async with serving(tmp_path) as served:
        table = await served.registry.table(created.table)
        assert table.status == "playing"
        assert table.running_game is not None
        actor = table.actors[0]
        token = next(seat.token for seat in created.seats if seat.seat == actor)
        async with await served.sit(token) as player:
            assert isinstance(await player.play((await player.my_turn())[0]), Accepted)
        record = table.record()
        assert (record.rules, len(record.lines)) == (RULES_VERSION, 13)
        replay(record)
    assert rules_of(tmp_path, created.table) == str(RULES_VERSION)


async def test_a_game_in_which_a_changed_rule_decides_says_so_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where it is sat down to, where its record is asked for, and once in the log; it can still be closed."""
    created = await stored(tmp_path, 10_000)
    async with serving(tmp_path) as served:
        for language, word in (("en", "version 2"), ("fr", "version 2")):
            goodbye = await farewell(served, created, language)
            assert (goodbye.fault.code, goodbye.fault.rule, goodbye.again) == ("rules-changed", "G04", False)
            assert word in goodbye.fault.message.casefold()
        answer = await served.web.get(f"api/tables/{created.table}/record")
        assert (answer.status_code, answer.json()["code"]) == (422, "rules-changed")
        await served.registry.close(created.table)
    assert rules_of(tmp_path, created.table) == "1"
    assert [listed.status for listed in list_tables(DataLocation(tmp_path))] == ["closed"]
    out = capsys.readouterr().out
    assert out.count("rules-changed") == 1
    assert "Traceback" not in out


@pytest.mark.parametrize("rules", [2, RULES_VERSION])
async def test_a_table_is_played_by_the_rules_of_its_deal(tmp_path: Path, rules: int) -> None:
    """S24: the leader passes in a round that nobody can play, as in all tables that name no version; also
    once a server with newer rules has had the table."""
    record = read_bytes((GOLDEN / "classic-select-5.record").read_bytes())
    async with serving(tmp_path) as served:
        created = await served.create(plan(*(f"me {seat}" for seat in record.seats), game="classic-select"))
    put(tmp_path, created.table, as_stored(record), rules)
    async with serving(tmp_path) as served:
        table = await served.registry.table(created.table)
        assert table.status == "over"
        assert [line.move for line in table.record().lines] == [line.move for line in record.lines]
        replay(table.record())


async def test_a_new_table_names_its_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me P1", "me P2", game="classic-select"), stack)
    with closing(sqlite3.connect(tmp_path / "discovery.sqlite")) as connection:
        query = "SELECT payload FROM events WHERE game = ? AND kind = 'started'"
        [(payload,)] = connection.execute(query, (created.table,)).fetchall()
    started = history.decode(payload)
    assert isinstance(started, Started)
    assert started.rules == RULES_VERSION


async def test_a_later_refusal_is_reported_the_same_way(tmp_path: Path) -> None:
    """The events after the change no longer fit; the message names the rule, not a damaged table."""
    created = await stored(tmp_path, 10_000)
    with closing(sqlite3.connect(tmp_path / "discovery.sqlite")) as connection:
        [(last,)] = connection.execute("SELECT max(seq) FROM events").fetchall()
        kind, text = history.encode(Moved(0, "end"))
        row = (created.table, last + 1, kind, text)
        connection.execute("INSERT INTO events VALUES (?, ?, NULL, ?, ?, 1)", row)
        connection.commit()
    async with serving(tmp_path) as served:
        for _ in range(2):
            with pytest.raises(TableError) as refused:
                await served.registry.live(created.table)
            assert (refused.value.code, refused.value.rule) == (Code.RULES_CHANGED, "G04")


async def test_under_the_new_rules_the_same_events_are_a_running_game(tmp_path: Path) -> None:
    created = await stored(tmp_path, 10_000, rules=RULES_VERSION)
    async with serving(tmp_path) as served:
        table = await served.registry.table(created.table)
        assert table.status == "playing"
        assert replace(table.record(), rules=1).rules == 1
