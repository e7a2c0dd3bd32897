"""Somebody joins a match between two of its games (R02)."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from discovery.play.matches import read
from discovery.server.protocol import Accepted, Close, Fault, Leave, Newcomer, Refused
from tests.support.server.harness import Served, fresh_id, last_words, play_to_the_end, serving
from tests.support.server.match_tables import chooser, follow, seats_again, sheet, short, tokens_of

pytestmark = pytest.mark.anyio


async def invite(served: Served, table: str, token: str, name: str, comes: bool = True) -> Newcomer | Fault:
    body = {"token": token, "name": name, "comes": comes}
    answer = await served.web.post(f"api/tables/{table}/newcomers", json=body)
    if answer.status_code == 201:
        return msgspec.json.decode(answer.content, type=Newcomer)
    return msgspec.json.decode(answer.content, type=Fault)


async def expected(served: Served, table: str, token: str, name: str) -> Newcomer:
    answer = await invite(served, table, token, name)
    assert isinstance(answer, Newcomer), answer
    return answer


async def test_R02_a_newcomer_plays_from_the_next_game_on_with_one_link(tmp_path: Path) -> None:
    choose = chooser()
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        await play_to_the_end(players, choose)
        links = tokens_of(created, "Ann", "Bo")
        dan = await expected(served, created.table, links["Ann"], " Dan ")
        assert (dan.name, dan.seat) == ("Dan", 2)

        now = await sheet(served, created.table)
        assert now.seats[0] in ("Ann", "Bo")
        assert now.seats[-1] == "Dan"  # before the player who begins
        line = now.lines[-1]
        assert (line.name, line.here, line.stake, line.columns) == ("Dan", True, 1, [None])
        waiting = await stack.enter_async_context(await served.sit(dan.token))
        assert waiting.update is not None
        assert waiting.update.position is not None
        assert waiting.update.position.viewer == -1
        assert waiting.update.table.match is not None
        assert waiting.update.table.match.newcomers == ["Dan"]

        second = await follow(served, created.table, dan.token)
        assert await last_words(waiting) == ("next-game", True)
        links["Dan"] = dan.token
        players = list((await seats_again(served, stack, links)).values())
        seen = players[2].update
        assert seen is not None
        assert [seat.name for seat in seen.table.seats] == now.seats
        assert seen.position is not None
        assert now.seats[seen.position.viewer] == "Dan"
        await play_to_the_end(players, choose)
        match = read((await served.web.get(f"api/tables/{second}/match-file")).text)
        assert match.standings.games == 2
        assert "\n-: joins Dan\n\n=== 2\n" in (await served.web.get(f"api/tables/{second}/match-file")).text


async def test_R02_a_server_that_stops_forgets_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        await play_to_the_end(players, chooser())
        dan = await expected(served, created.table, created.host, "Dan")
        before = await sheet(served, created.table)

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        assert await sheet(served, created.table) == before
        second = await follow(served, created.table, created.host)
        at = await stack.enter_async_context(await served.sit(dan.token))
        assert at.update is not None
        assert at.update.table.id == second
        assert (await sheet(served, second)).number == 2


async def test_R02_who_does_not_come_after_all_has_no_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        await play_to_the_end(players, chooser())
        dan = await expected(served, created.table, created.host, "Dan")
        eve = await expected(served, created.table, created.host, "Eve")

        gone = await invite(served, created.table, created.host, "Dan", comes=False)
        assert gone == Newcomer("Dan", dan.seat, "")
        again = await invite(served, created.table, created.host, "Dan", comes=False)
        assert isinstance(again, Fault)
        assert again.code == "match-player"
        await follow(served, created.table, created.host)
        left_out = await stack.enter_async_context(await served.sit(dan.token))
        assert left_out.update is not None
        assert left_out.update.table.id == created.table
        assert (await seats_again(served, stack, {"Eve": eve.token}))["Eve"].legal is not None


async def test_S31_who_left_comes_back_to_their_own_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", "me Cem"), stack)
        await play_to_the_end(players, chooser())
        assert isinstance(await players[1].ask(Leave(fresh_id())), Accepted)
        balance = {line.name: line.balance for line in (await sheet(served, created.table)).lines}

        back = await expected(served, created.table, created.host, "Bo")
        other = await expected(served, created.table, created.host, "ann")
        assert (back.name, other.name) == ("Bo", "ann 2")
        second = await follow(served, created.table, created.host)
        now = await sheet(served, second)
        assert {line.name: line.balance for line in now.lines} == balance | {"ann 2": 0}
        bo = (await seats_again(served, stack, {"Bo": back.token}))["Bo"]
        assert bo.update is not None
        assert bo.update.table.id == second
        old = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert old.update is not None
        assert old.update.table.id == created.table


async def test_B09_no_more_join_than_the_deck_allows(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", "virtual V", "virtual W"), stack)
        await play_to_the_end(players, chooser())
        await expected(served, created.table, created.host, "Dan")

        refused = await invite(served, created.table, created.host, "Eve")
        assert isinstance(refused, Fault)
        assert (refused.code, refused.rule) == ("deck-too-small", "B09")
        assert len((await sheet(served, created.table)).seats) == 5


async def test_R02_nobody_joins_a_running_match_in_any_other_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        early = await invite(served, created.table, created.host, "Dan")
        await play_to_the_end(players, chooser())
        stranger = await invite(served, created.table, "A" * 43, "Dan")
        endless = await invite(served, created.table, created.host, "D" * 5000)
        second = await follow(served, created.table, created.host)
        late = await invite(served, created.table, created.seats[0].token, "Dan")
        host = await stack.enter_async_context(await served.sit(table=second, host=created.host))
        await host.ask(Close(fresh_id()))
        uncounted = await invite(served, second, created.host, "Dan")

    faults = [early, stranger, endless, late, uncounted]
    assert [one.code for one in faults if isinstance(one, Fault)] == [
        "not-over",
        "foreign-token",
        "bad-name",
        "foreign-token",
        "not-over",
    ]


async def test_R02_a_newcomer_watches_until_the_next_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        await play_to_the_end(players, chooser())
        dan = await expected(served, created.table, created.host, "Dan")
        waiting = await stack.enter_async_context(await served.sit(dan.token))

        answer = await waiting.ask(Leave(fresh_id()))
        assert isinstance(answer, Refused)
        assert answer.fault.code == "not-seated"
