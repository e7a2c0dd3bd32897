"""What a move costs on each database and with two processes: ``python -m bench.live.processes``.

In one run: SQLite, PostgreSQL, PostgreSQL with Redis, and two processes on PostgreSQL, once with all seats of
a table led to the process that has it and once with half of them led to the other one. A move's cost is the
servers' own processor time; the capacity is what that many processes could do with a core each. The
database's processor time stands beside it. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.live.crowd import SEATS, Crowd
from bench.live.served import TICK, Served, bare, served
from bench.report import PAGE, into_page, processor
from discovery.server.protocol import WIRE
from tests.support.data_servers import Postgres, postgres, redis

UPDATE_BYTES = 460


@dataclass(frozen=True)
class Way:
    """A way to serve: the database's and the bus's kind, how many processes, whether seats are spread."""

    name: str
    database: str = ""
    bus: str = ""
    processes: int = 1
    spread: bool = False


WAYS = (
    Way("SQLite, one process"),
    Way("PostgreSQL, one process", "postgresql"),
    Way("PostgreSQL and Redis, one process", "postgresql", "redis"),
    Way("PostgreSQL, two processes, led by table", "postgresql", processes=2),
    Way("PostgreSQL and Redis, two processes, led by table", "postgresql", "redis", processes=2),
    Way(
        "PostgreSQL, two processes, half of the seats led to the other",
        "postgresql",
        processes=2,
        spread=True,
    ),
)


@dataclass(frozen=True)
class Found:
    """What a round has found: moves, and seconds of processor time of the servers and of the database."""

    moves: int
    spent: float
    stored: float


@contextmanager
def running(way: Way, urls: dict[str, str]) -> Iterator[list[Served]]:
    """The processes of a way."""
    with ExitStack() as stack:
        more = [urls[way.database], urls[way.bus]] if way.database else []
        yield [
            stack.enter_context(served(stack.enter_context(tempfile.TemporaryDirectory()), *more))
            for _ in range(way.processes)
        ]


async def seated(way: Way, servers: Sequence[Served], tables: int) -> list[Crowd]:
    """That many new tables for each process, with everybody connected and cards dealt."""
    crowds = [Crowd(server, WIRE) for server in servers]
    for crowd in crowds:
        await crowd.create(tables)
    if way.spread:
        # who opens a table has it: the first two seats come to its process before the others come elsewhere
        for crowd, elsewhere in zip(crowds, reversed(servers), strict=True):
            await crowd.come([seat for table in crowd.tables for seat in table.seats[: SEATS // 2]])
            for seat in (seat for table in crowd.tables for seat in table.seats[SEATS // 2 :]):
                await seat.come(elsewhere)
    else:
        for crowd in crowds:
            await crowd.come(crowd.seats)
    for crowd in crowds:
        await crowd.deal(crowd.tables)
    return crowds


async def play(way: Way, servers: Sequence[Served], options: argparse.Namespace, data: Postgres) -> Found:
    """A round: new tables, all of which play, and what that cost."""
    crowds = await seated(way, servers, options.tables)
    before, stored = sum(server.spent for server in servers), spent_by(data)
    done = await asyncio.gather(*(crowd.at_full_speed(options.seconds) for crowd in crowds))
    found = Found(
        sum(moves for moves, _ in done),
        sum(server.spent for server in servers) - before,
        spent_by(data) - stored,
    )
    for one in (seat for crowd in crowds for seat in crowd.seats):
        assert one.line is not None
        one.line.close()
    return found


def spent_by(data: Postgres) -> float:
    """Seconds of processor time of PostgreSQL and of its running and ended processes."""
    parent = data.pid
    total = 0.0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
            except OSError:
                continue
            if int(entry.name) == parent:
                total += sum(map(int, fields[11:15])) * TICK
            elif int(fields[1]) == parent:
                total += sum(map(int, fields[11:13])) * TICK
    return total


async def measure(options: argparse.Namespace, data: Postgres, bus: str) -> list[dict[str, object]]:
    """All ways; beside each the bare server."""
    found = []
    for way in WAYS:
        urls = {"postgresql": data.database() if way.database else "", "redis": bus, "": ""}
        with running(way, urls) as servers, bare(UPDATE_BYTES) as plain:
            other = Crowd(plain, WIRE)
            other.add_tables(options.tables // 2)
            await other.come(other.seats)
            rounds, shares = [], []
            for _ in range(options.rounds):
                rounds.append(await play(way, servers, options, data))
                moves, spent = await other.at_full_speed(options.seconds / 2)
                shares.append(moves / spent)
            found.append(told(way, rounds, median(shares)))
    return found


def told(way: Way, rounds: Sequence[Found], plain: float) -> dict[str, object]:
    """What a way has found."""
    a_second = median(one.moves / one.spent for one in rounds)
    return {
        "way": way.name,
        "processes": way.processes,
        "moves": a_second,
        "capacity": a_second * way.processes,
        "of bare": a_second / plain,
        "database us": median(1e6 * one.stored / one.moves for one in rounds),
        "rounds": [(one.moves, one.spent, one.stored) for one in rounds],
    }


def as_markdown(found: Sequence[dict[str, object]], options: argparse.Namespace) -> str:
    """The results as a Markdown table."""
    load = ", ".join(f"{one:.0f}" for one in os.getloadavg())
    machine = f"{processor()}, {os.cpu_count()} cores, CPython {platform.python_version()}"
    rows = [
        f"{machine}; {options.tables} tables of {SEATS} (explore) a process, load {load}.",
        "",
        "| | moves a CPU second | of the bare server | capacity, moves/s | database, µs a move |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in found:
        cells = f"{one['moves']:,.0f} | {100 * float(str(one['of bare'])):.0f}% | {one['capacity']:,.0f}"
        rows.append(f"| {one['way']} | {cells} | {one['database us']:,.0f} |")
    return "\n".join(rows)


def main() -> None:
    """Measure, print, and write the page if asked to."""
    parser = argparse.ArgumentParser("python -m bench.live.processes", description="databases and processes")
    parser.add_argument("--tables", type=int, default=100, help=f"of {SEATS} seats, for each process")
    parser.add_argument("--seconds", type=float, default=3.0, help="of a round; games last longer")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--docs", action="store_true", help="write the table into docs/scaling.md")
    options = parser.parse_args()
    with postgres() as data, redis() as bus:
        found = asyncio.run(measure(options, data, bus.url))
    print(json.dumps(found) if options.json else as_markdown(found, options))
    if options.docs:
        into_page(PAGE.with_name("scaling.md"), "processes", as_markdown(found, options))


if __name__ == "__main__":
    main()
