"""Two processes that both take a table for their own, and write it at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import psycopg

from discovery.store.engines import driver_address
from drills.cluster import Steady, look_at_database
from drills.crowd import Crowd, Person
from drills.drill import Findings, Round
from drills.servers import Server, running, sharing
from tests.support.data_servers import postgres, redis

BETWEEN_SECONDS = 0.6
"""Seconds between two harms: less than a process takes to learn that it has lost its tables."""
AFTERWARDS_SECONDS = 6.0
"""Seconds of play without harm: each has learnt what it has lost."""
DEAD = "UPDATE processes SET until = extract(epoch FROM clock_timestamp()) * 1000 - 1 WHERE id = "
ONE, OTHER = "(SELECT min(id) FROM processes)", "(SELECT max(id) FROM processes)"
CLASH = '"table-behind"'
"""What the log says where an event was refused: the other process has the table, or the number."""


async def two_writers(around: Round) -> Findings:
    """Again and again one process counts as dead, so that the other takes its tables, while it writes on:
    there is no bus that would tell it. Every seat is played at both."""
    findings, people, deaths = Findings(), list[Person](), 0
    logs = [around.folder / f"log-{number}" for number in range(2)]
    with postgres() as data, redis() as bus:
        bus.stop()
        url = data.database()
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(
                    running(sharing(log.with_name(f"of-{log.name}"), url, 1, bus.url), log)
                )
                for log in logs
            ]
            for _ in range(around.pick(1, 8)):
                crowds = await _seated(around, servers)
                people += [person for crowd in crowds for person in crowd.people]
                deaths += await _hammer(url, servers, crowds, around.pick(8, 25))
                for crowd, server in zip(crowds, servers, strict=True):
                    crowd.forget_what_is_over()
                    await crowd.come_back(server.served, findings)
                    await crowd.go()
            stored = look_at_database(url, people, findings)
            for server in servers:
                await server.stop()
    clashes = sum(log.read_text(encoding="utf-8").count(CLASH) for log in logs)
    findings.expect(clashes > 0, "no process wrote what it had lost")
    traces = sum(server.tracebacks() for server in servers)
    findings.expect(traces == 0, f"{traces} tracebacks")
    findings.figures = {
        "processes": len(servers),
        "tables": len({person.table for person in people}),
        "times one was taken for dead": deaths,
        "late events refused": clashes,
        "acknowledged moves": sum(len(person.acknowledged) for person in people),
        "lost, doubled or not stored": len(findings.faults),
        "events stored": stored,
    }
    return findings


async def _seated(around: Round, servers: Sequence[Server]) -> list[Crowd]:
    """New tables, and a crowd at each server with all of their seats."""
    first, second = Crowd(around.dice()), Crowd(around.dice())
    await first.sit(servers[0].served, around.pick(4, 12))
    second.people = [Person(one.table, one.seat, one.token, "") for one in first.people]
    for person in second.people:
        await person.sit_down(servers[1].served)
    return [first, second]


async def _hammer(url: str, servers: Sequence[Server], crowds: Sequence[Crowd], times: int) -> int:
    """Everybody plays; one process after the other is said to be dead, and all reconnect. What is shown
    meanwhile may be old: only afterwards everything must be there."""
    steady = [Steady(crowd, server, Findings()) for crowd, server in zip(crowds, servers, strict=True)]
    connection = await psycopg.AsyncConnection.connect(driver_address(url), autocommit=True)
    async with connection, steady[0].playing(), steady[1].playing():
        for number in range(times):
            await asyncio.sleep(BETWEEN_SECONDS)
            await connection.execute(DEAD + (ONE, OTHER)[number % 2])
            await asyncio.gather(*(crowd.go() for crowd in crowds))
        await asyncio.sleep(AFTERWARDS_SECONDS)
    return times
