"""A server for the benchmark of the page, with tables played up to the positions to be measured."""

from __future__ import annotations

import json
import random
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from discovery.server.protocol import WIRE

HEADERS = {"X-Discovery": "1"}
SEED = 1
DECKS = {"discover:beacon": "lands-3"}
LONG = 34
"""Cards on a long Connect board: the last turns of a game."""


def serve(folder: str) -> None:
    """A server that always deals the same cards."""
    from discovery.server.config.settings import Limits, Settings
    from discovery.server.run import serve as run

    secrets.SystemRandom = lambda: random.Random(SEED)  # type: ignore[assignment,misc]
    many = 10**9
    run(Settings(Path(folder), port=0, limits=Limits(tables_per_hour=many, guesses_per_hour=many)))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of such a server, in a process of its own."""
    command = [sys.executable, "-m", "bench.boards", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(found.group() for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.terminate()
            process.communicate()


class Seat:
    """A seat that plays at once, and whose address a browser can open later."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._seq = 0
        self.position: dict[str, Any] = {}

    def hear(self, kind: str = "", **wanted: object) -> dict[str, Any]:
        """The next message, or the next one of a kind; updates received on the way are applied."""
        while True:
            said: dict[str, Any] = json.loads(self._line.recv(timeout=30))
            if said["type"] in ("update", "change") and said["position"] is not None:
                self._seq, self.position = said["seq"], self.position | said["position"]
            if said["type"] == "refused":
                raise ValueError(said)
            if said["type"].startswith(kind) and all(said[key] == value for key, value in wanted.items()):
                return said

    def say(self, **message: object) -> None:
        """Send a message to the server as JSON."""
        self._line.send(json.dumps(message))

    def caught_up(self, seq: int) -> None:
        """Receive until event ``seq`` is known."""
        while self._seq < seq:
            self.hear()

    def spots(self, move: str) -> list[list[int]]:
        """Where a move may go on the plane."""
        self.say(type="spots", id="spots", move=move)
        found: list[list[int]] = self.hear("spotted")["spots"]
        return found

    def play(self, move: str) -> int:
        """Play a move; returns the number of its event."""
        self.say(type="play", id=f"m{self._seq}", seq=self._seq, move=move)
        seq: int = self.hear("accepted", id=f"m{self._seq}")["seq"]
        return seq


@contextmanager
def table(address: str, game: str, people: int) -> Iterator[tuple[list[Seat], list[str]]]:
    """A table after the deal: its people, and the addresses of their pages."""
    plan = {
        "game": game,
        "deck": DECKS.get(game, "prehistory"),
        "options": [],
        "seats": [{"kind": "me"}] * people,
    }
    made = json.load(urlopen(Request(address + "api/tables", json.dumps(plan).encode(), HEADERS)))
    tokens = [issued["token"] for issued in made["seats"]]
    with ExitStack() as stack:
        seats = []
        for token in tokens:
            line = connect(address.replace("http", "ws", 1) + "api/socket", additional_headers=HEADERS)
            seats.append(Seat(stack.enter_context(line)))
            about = {"wire": WIRE, "table": "", "host": made["host"], "have": 0, "language": "en"}
            seats[-1].say(type="hello", token=token, **about)
            seats[-1].hear("welcome")
        seats[0].say(type="start", id="start")
        for seat in seats:
            while not seat.position:
                seat.hear()
        yield seats, [f"{address}#/play/{token}" for token in tokens]


def explore(address: str) -> str:
    """The page of the first seat at a table of two that has just been dealt."""
    with table(address, "explore", 2) as (_, pages):
        return pages[0]


@contextmanager
def played(address: str, game: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """The page of the first seat at a table of two that has just been dealt, and what plays the next move
    there, at random."""
    chance = random.Random(SEED)
    with table(address, game, 2) as (seats, pages):

        def go_on() -> None:
            mover = next((seat for seat in seats if seat.position["legal"]), None)
            if mover is None:  # the game is over, and the page shows its end
                return
            seq = mover.play(_move(mover, chance))
            for seat in seats:
                seat.caught_up(seq)

        yield pages[0], go_on


def long_connect(address: str) -> str:
    """The page of the first seat at a table of two whose plane holds at least ``LONG`` cards.

    It is this seat's turn, and it can place a card. Games are played at random until one gets there.
    """
    chance = random.Random(SEED)
    while True:
        with table(address, "connect", 2) as (seats, pages):
            while mover := next((seat for seat in seats if seat.position["legal"]), None):
                if mover is seats[0] and _placing(mover) and len(mover.position["plane"]) >= LONG:
                    return pages[0]
                seq = mover.play(_move(mover, chance))
                for seat in seats:
                    seat.caught_up(seq)


def _placing(seat: Seat) -> list[str]:
    return [move for move in seat.position["legal"] if move.startswith("place ")]


def _move(seat: Seat, chance: random.Random) -> str:
    """A random placement if there is one; otherwise a move that continues the game. Other games than those of
    cards: any move."""
    legal = seat.position["legal"]
    if "plane" not in seat.position:
        return str(chance.choice(legal))
    if not _placing(seat):
        return "end" if "end" in legal else _spread(legal[-1], chance)
    move = _spread(chance.choice(_placing(seat)), chance)
    if not (spots := seat.spots(move)):
        return move
    x, y, _ = chance.choice(spots)
    head, source, rest = move.partition(" from ")
    return f"{head} at {x},{y}{source}{rest}"


def _spread(move: str, chance: random.Random) -> str:
    """One of the moves that ``place fire|tent`` stands for."""
    return " ".join(chance.choice(word.split("|")) for word in move.split(" "))


if __name__ == "__main__":
    serve(sys.argv[1])
