"""Measures people's moves while opponents think: how long a move takes without them and with them, in one
run.

``python -m bench.tables``. A server on this machine has a few tables of people whose moves are measured. The
rest of it is idle, or has many tables against bots of the rules (which do not think), or as many against
opponents. These take turns, so that other load on the machine affects all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from statistics import quantiles
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from discovery.server.protocol import WIRE

HEADERS = {"X-Discovery": "1"}
PAUSE = 0.5
"""Seconds between two moves at a measured table."""
BETWEEN = 3.0
"""Seconds for moves in progress when a turn ends; they are included."""
ALONE, BESIDE, THINKING = "nobody", "people against bots of the rules", "people against opponents that think"
Crowd = subprocess.Popen[str] | None
Found = dict[str, dict[str, float]]


def serve(folder: str) -> None:
    """A server without limits for one address."""
    from discovery.server.config.settings import Limits, Settings
    from discovery.server.run import serve as run

    many = 10**9
    limits = Limits(
        tables_per_hour=many,
        guesses_per_hour=many,
        sockets=many,
        messages_per_second=many,
        message_burst=many,
    )
    run(Settings(Path(folder), port=0, limits=limits))


class Seat:
    """A player at a table: their legal moves, and how long each move took."""

    def __init__(self, line: ClientConnection, chooser: random.Random) -> None:
        self._line = line
        self._random = chooser
        self._number = 0
        self._sent: dict[str, float] = {}
        self._asked: tuple[int, list[str]] = (0, [])
        self.may_play = asyncio.Event()
        self.took: list[float] = []
        self.over = False

    async def listen(self) -> None:
        """Process the server's messages until the game is over."""
        async for frame in self._line:
            said = json.loads(frame)
            if said["type"] in ("update", "change") and said["position"] is not None:
                self._asked = said["seq"], said["position"].get("legal", self._asked[1])
                self.over = said["table"].get("status", "playing") != "playing"
                (self.may_play.set if self._asked[1] or self.over else self.may_play.clear)()
            elif said["type"] in ("accepted", "refused") and said["id"] in self._sent:
                self.took.append(time.perf_counter() - self._sent.pop(said["id"]))

    async def play(self) -> None:
        """Play any move, once there is one to play."""
        await self.may_play.wait()
        seq, legal = self._asked
        if self.over or not legal:
            await asyncio.Event().wait()
        words = self._random.choice(legal).split(" ")
        move = " ".join(self._random.choice(word.split("|")) for word in words)
        self.may_play.clear()
        self._number += 1
        name = f"m{self._number}"
        self._sent[name] = time.perf_counter()
        await self._line.send(json.dumps({"type": "play", "id": name, "seq": seq, "move": move}))


@asynccontextmanager
async def table(address: str, other: dict[str, str], seed: int) -> AsyncIterator[list[Seat]]:
    """A started table with a person and an ``other`` seat; returns its people."""
    plan = {"game": "explore", "deck": "prehistory", "options": [], "seats": [{"kind": "me"}, other]}
    request = Request(address + "api/tables", json.dumps(plan).encode(), HEADERS)
    made = await asyncio.to_thread(lambda: json.load(urlopen(request)))
    socket = address.replace("http", "ws", 1) + "api/socket"
    lines = [await connect(socket, additional_headers=HEADERS, max_size=None) for _ in made["seats"]]
    for line, issued in zip(lines, made["seats"], strict=True):
        hello = {"wire": WIRE, "token": issued["token"], "table": "", "host": made["host"], "have": 0}
        await line.send(json.dumps({"type": "hello", "language": "en", **hello}))
    seats = [Seat(line, random.Random(f"{seed} {number}")) for number, line in enumerate(lines)]
    listening = [asyncio.create_task(seat.listen()) for seat in seats]
    await lines[0].send(json.dumps({"type": "start", "id": "start"}))
    try:
        yield seats
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, *(line.close() for line in lines), return_exceptions=True)


async def crowd(address: str, tables: int, program: str, pause: float) -> None:
    """Tables with an opponent each; ``go`` lets their people play, ``pause`` apart, ``rest`` does not."""
    other = {"kind": "bot"} if program == "bot" else {"kind": "program", "program": program}
    going, sitting = asyncio.Event(), asyncio.Semaphore(0)
    doors = asyncio.Semaphore(20)

    async def one(number: int) -> None:
        async with AsyncExitStack() as stack:
            async with doors:
                [seat] = await stack.enter_async_context(table(address, other, number))
            sitting.release()
            while True:
                await going.wait()
                await asyncio.sleep(pause * (0.2 + 1.6 * random.random()))
                await seat.play()

    tasks = [asyncio.create_task(one(number)) for number in range(tables)]
    for _ in tasks:
        await sitting.acquire()
    print("ready", flush=True)
    while order := (await asyncio.to_thread(sys.stdin.readline)).strip():
        (going.set if order == "go" else going.clear)()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def measure(address: str, options: argparse.Namespace, crowds: Mapping[str, Crowd]) -> Found:
    """Run all kinds of turns repeatedly; returns the times of people's moves in each, in ms."""
    took: dict[str, list[float]] = {name: [] for name in crowds}
    now = took[ALONE]

    async def one(number: int) -> None:
        while True:
            async with table(address, {"kind": "me"}, number) as seats:
                while not any(seat.over for seat in seats):
                    await asyncio.sleep(PAUSE * (0.5 + random.random()))
                    acting = [seat for seat in seats if seat.may_play.is_set()]
                    for seat in acting[:1]:
                        await seat.play()
                    for seat in seats:
                        now.extend(seat.took)
                        seat.took = []

    tasks = [asyncio.create_task(one(number)) for number in range(options.measured)]
    for _ in range(options.rounds):
        for name, playing in crowds.items():
            now = took[name]
            _tell(playing, "go")
            await asyncio.sleep(options.seconds)
            _tell(playing, "rest")
            await asyncio.sleep(BETWEEN)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {name: _shares(times) for name, times in took.items()}


def _tell(crowd: Crowd, order: str) -> None:
    if crowd is not None:
        assert crowd.stdin is not None
        crowd.stdin.write(order + "\n")
        crowd.stdin.flush()


def _shares(times: Sequence[float]) -> dict[str, float]:
    cuts = quantiles([1000 * one for one in times], n=100)
    return {"moves": len(times), "p50": round(cuts[49], 2), "p99": round(cuts[98], 2)}


@contextmanager
def _started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start another part of this module as a process."""
    command = [sys.executable, "-m", "bench.tables", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.communicate()


def _line_with(process: subprocess.Popen[str], word: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if word in line:
            return line[line.index(word) :].split()[0]
    raise ChildProcessError(f"no {word}")


def main() -> None:
    """Run everything, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("--opponents", type=int, default=1_000, help="tables with an opponent")
    parser.add_argument("--program", default="level-2")
    parser.add_argument("--pause", type=float, default=20.0, help="seconds that people there think")
    parser.add_argument("--measured", type=int, default=50, help="tables of people")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of a turn")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--role", default="", help=argparse.SUPPRESS)
    parser.add_argument("--at", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.role == "server":
        serve(options.at)
    elif options.role == "crowd":
        asyncio.run(crowd(options.at, options.opponents, options.program, options.pause))
    else:
        _report(options, _run(options))


def _run(options: argparse.Namespace) -> Found:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(_started("--role", "server", "--at", folder))
        address = _line_with(server, "http://")
        crowds: dict[str, Crowd] = {ALONE: None}
        for name, opponent in ((BESIDE, "bot"), (THINKING, options.program)):
            given = ["--opponents", str(options.opponents), "--program", opponent]
            given += ["--pause", str(options.pause)]
            crowds[name] = stack.enter_context(_started("--role", "crowd", "--at", address, *given))
        for crowd in crowds.values():
            if crowd is not None:
                _line_with(crowd, "ready")
        return asyncio.run(measure(address, options, crowds))


def _report(options: argparse.Namespace, found: Found) -> None:
    ratios = {
        share: [round(found[THINKING][share] / found[name][share], 2) for name in (BESIDE, ALONE)]
        for share in ("p50", "p99")
    }
    if options.json:
        print(json.dumps({**found, "ratios": ratios}))
        return
    print(f"{options.opponents} tables elsewhere, opponents {options.program}\n")
    print("| elsewhere | moves | p50 | p99 |\n|---|---|---|---|")
    for name, row in found.items():
        print(f"| {name} | {row['moves']} | {row['p50']} ms | {row['p99']} ms |")
    for place, name in enumerate((BESIDE, ALONE)):
        shares = " | ".join(str(ratio[place]) for ratio in ratios.values())
        print(f"| {THINKING} : {name} | | {shares} |")


if __name__ == "__main__":
    main()
