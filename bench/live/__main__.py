"""Measures a server under load beside a bare one in the same run: the cost of a move and of a seat.

``python -m bench.live``; ``--quick`` for a short round. All traffic stays on this machine. The clients are
this process, each server is a process of its own. The figures are the servers' processor time, and the two
servers take turns, so that other load on the machine affects both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import tempfile
import time
from contextlib import ExitStack
from statistics import mean, median, quantiles
from typing import Any

from bench.live.crowd import GAME, SEATS, Crowd
from bench.live.served import Served, bare, served
from bench.report import PAGE, into_page, processor
from discovery import COMPILED
from discovery.server.protocol import WIRE

MOST_MOVES = 60
"""The number of moves after which a table gets a new deal before the next round, so that no game ends
during one."""
Found = dict[str, Any]


async def seat(crowd: Crowd, found: Found) -> None:
    """Create tables, connect people and deal; returns the cost of each."""
    server, tables = crowd.server, len(crowd.tables)
    before, spent = server.memory, server.spent
    await crowd.come(crowd.seats)
    await asyncio.sleep(1.0)
    found["connect_ms"] = 1000 * (server.spent - spent) / (tables * SEATS)
    found["connected_kb"] = (server.memory - before) / (tables * SEATS)


async def prepare(crowd: Crowd, options: argparse.Namespace) -> Found:
    """The real server's tables, up to the deal."""
    found: Found = {}
    spent, before = crowd.server.spent, crowd.server.memory
    await crowd.create(options.tables)
    found["table_ms"] = 1000 * (crowd.server.spent - spent) / options.tables
    await seat(crowd, found)
    await crowd.deal(crowd.tables)
    await asyncio.sleep(1.0)
    found["dealt_kb"] = (crowd.server.memory - before) / (options.tables * SEATS)
    return found


async def steady(crowd: Crowd, options: argparse.Namespace) -> Found:
    """Measure the time of a move with all seats taken at a moderate rate."""
    spent, began = crowd.server.spent, time.perf_counter()
    times = await crowd.at_rate(options.rate, options.seconds)
    share = (crowd.server.spent - spent) / (time.perf_counter() - began - 1.0)
    answers, others = (quantiles([1000 * one for one in row], n=100) for row in (times.answers, times.others))
    return {
        "steady": len(times.answers) / options.seconds,
        "core": share,
        "answer": [answers[49], answers[98]],
        "others": [others[49], others[98]],
        "update_bytes": mean(times.sizes),
    }


async def saturate(real: Crowd, plain: Crowd, options: argparse.Namespace) -> Found:
    """Run both servers at full speed, in turns."""
    rates: list[tuple[float, float]] = []
    for _ in range(options.rounds):
        await real.renew(MOST_MOVES)
        ours, spent = await real.at_full_speed(options.seconds / 2)
        theirs, used = await plain.at_full_speed(options.seconds / 4)
        rates.append((ours / spent, theirs / used))
    return {
        "moves": median(ours for ours, _ in rates),
        "bare_moves": median(theirs for _, theirs in rates),
        "share": median(ours / theirs for ours, theirs in rates),
        "rounds": rates,
    }


async def come_back(crowd: Crowd, server: Served) -> Found:
    """Let everybody reconnect at once to the restarted server."""
    crowd.server = server
    spent, began = server.spent, time.perf_counter()
    await asyncio.gather(*(one.come(server) for one in crowd.seats))
    return {
        "started_s": server.started,
        "back_s": time.perf_counter() - began,
        "back_cpu_s": server.spent - spent,
    }


async def measure(stack: ExitStack, options: argparse.Namespace) -> Found:
    """Run all measurements against a server, and return the figures by name."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    with served(folder) as server:
        real = Crowd(server, WIRE, options.game)
        found = {"base_mb": server.memory / 1024, **await prepare(real, options)}
        found |= await steady(real, options)
        plain = Crowd(stack.enter_context(bare(round(found["update_bytes"]))), WIRE)
        found["bare_base_mb"] = plain.server.memory / 1024
        plain.add_tables(options.tables)
        about_bare: Found = {}
        await seat(plain, about_bare)
        found |= {f"bare_{name}": value for name, value in about_bare.items()}
        found |= await saturate(real, plain, options)
    with served(folder) as again:
        return found | await come_back(real, again)


def as_markdown(found: Found, options: argparse.Namespace) -> str:
    """The results as a Markdown table."""
    seats = options.tables * SEATS
    load = ", ".join(f"{one:.0f}" for one in os.getloadavg())
    compiled = "compiled" if COMPILED else "plain"
    rows = [
        ("moves in a second of the server's processor time", found["moves"], found["bare_moves"]),
        ("processor time of a move", _us(found["moves"]), _us(found["bare_moves"])),
        ("of it above the bare server", f"{1e6 / found['moves'] - 1e6 / found['bare_moves']:,.0f} µs", ""),
        ("of the bare server's moves", f"{100 * found['share']:.0f}%", ""),
        ("bytes of an update", found["update_bytes"], found["update_bytes"]),
        (f"a move's answer at {options.rate:.0f} moves/s, p50 / p99", _ms(found["answer"]), ""),
        ("the others' update, p50 / p99", _ms(found["others"]), ""),
        ("of a core at that rate", f"{100 * found['core']:.0f}%", ""),
        ("memory at the start", f"{found['base_mb']:.0f} MB", f"{found['bare_base_mb']:.0f} MB"),
        ("a seat, connected", _kb(found["connected_kb"]), _kb(found["bare_connected_kb"])),
        ("a seat, dealt", _kb(found["dealt_kb"]), ""),
        ("processor time of a connection", _one(found["connect_ms"]), _one(found["bare_connect_ms"])),
        ("processor time of a new table", _one(found["table_ms"]), ""),
        (f"{seats:,} seats back after a kill, from the moment it listens", f"{found['back_s']:.1f} s", ""),
        ("the server's processor time for that", f"{found['back_cpu_s']:.1f} s", ""),
        ("from its start until it listens", f"{found['started_s']:.1f} s", ""),
    ]
    machine = f"{processor()}, {os.cpu_count()} cores, CPython {platform.python_version()}, {compiled} engine"
    table = ["| | this server | bare |", "| --- | --- | --- |"]
    table += [f"| {name} | {_cell(ours)} | {_cell(bare)} |" for name, ours, bare in rows]
    return "\n".join(
        [f"{machine}; {options.tables} tables of {SEATS} ({options.game}), load {load}.", "", *table]
    )


def _cell(value: object) -> str:
    return f"{value:,.0f}" if isinstance(value, float) else str(value)


def _us(moves_a_second: float) -> str:
    return f"{1e6 / moves_a_second:,.0f} µs"


def _ms(pair: list[float]) -> str:
    return f"{pair[0]:.1f} / {pair[1]:.0f} ms"


def _kb(value: float) -> str:
    return f"{value:.0f} KB"


def _one(value: float) -> str:
    return f"{value:.1f} ms"


def options_of() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser("python -m bench.live", description="a server under load and a bare one")
    parser.add_argument("--game", default=GAME, help="what is played, for example discover:gate")
    parser.add_argument("--tables", type=int, default=250, help=f"tables of {SEATS} seats")
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second in the steady part")
    parser.add_argument("--seconds", type=float, default=20.0, help="of the steady part; rounds are shorter")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each server; the table shows medians")
    parser.add_argument("--quick", action="store_true", help="few seats, few seconds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--docs", action="store_true", help="write the table into docs/benchmarks.md")
    options = parser.parse_args()
    if options.docs and options.game != GAME:
        parser.error(f"the page tells of {GAME} alone")
    if options.quick:
        options.tables, options.seconds, options.rounds = 25, 4.0, 1
    return options


def main() -> None:
    """Measure, print, and write the files and pages that the options name."""
    options = options_of()
    with ExitStack() as stack:
        found = asyncio.run(measure(stack, options))
    print(json.dumps(found) if options.json else as_markdown(found, options))
    if options.docs:
        into_page(PAGE, "live", as_markdown(found, options))


if __name__ == "__main__":
    main()
