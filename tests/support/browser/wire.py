"""Seats that are played over HTTP from the test, where it is the page afterwards that is looked at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.support.deadlines import MOST_SECONDS
from tests.support.server.harness import spread
from tests.support.server.programs import bearing

STALE = 409
MOST_MOVES = 2_000
"""More of one seat would never end."""
TABLE = """secret => JSON.parse(localStorage.getItem("discovery.tables") ?? "[]")
    .find(table => table.seats.some(seat => seat.token === secret))?.table"""
"""The table that a secret belongs to, once the page has noted it."""
MOST_BEATS = 6
"""A stream in which nothing happens beats every fifteen seconds."""
Choice = Callable[[Sequence[str]], str]
"""Which one of the legal moves is played."""


class Seat(NamedTuple):
    """Where its table is found, and the secret that opens it."""

    table: str
    secret: str


def seat_of(page: Page) -> Seat:
    """The seat that a page shows."""
    house, _, secret = page.url.partition("#/play/")
    table = page.wait_for_function(TABLE, arg=secret).json_value()
    return Seat(f"{house}api/tables/{table}", secret)


def first(legal: Sequence[str]) -> str:
    """The first move: cards are listed before the end of a turn."""
    return legal[0]


def soonest(legal: Sequence[str]) -> str:
    """What brings the survival game on: the end of a turn, else what has to be answered."""
    moves = {move.split()[0]: move for move in reversed(legal)}
    return next((moves[word] for word in ("end", "done", "pay") if word in moves), legal[0])


def over_the_wire(pages: Iterable[Page], choice: Choice = first) -> None:
    """Play the seats that these pages show to the end of the game, which they all see."""
    shown = list(pages)
    seats = [seat_of(page) for page in shown]
    with ThreadPoolExecutor(len(seats)) as pool:
        for playing in [pool.submit(_play, seat, choice) for seat in seats]:
            playing.result(2 * MOST_SECONDS)
    for page in shown:
        expect(page.locator(".end").first).to_be_visible()


def _play(seat: Seat, choice: Choice) -> None:
    beats = moves = 0
    with _asked(f"{seat.table}/stream?whole=1", seat.secret) as stream:
        for line in stream:
            told = json.loads(line)
            assert told["type"] != "goodbye", told
            if told["type"] == "beat":
                beats += 1
                assert beats < MOST_BEATS, "nobody plays any more"
                continue
            beats = 0
            position = told["position"] if told["type"] == "update" else None
            if position and position["legal"]:
                moves += 1
                assert moves < MOST_MOVES, position["legal"]
                _send(seat, told["seq"], choice(spread(position["legal"])))


def _send(seat: Seat, seq: int, move: str) -> None:
    """Play a move, unless the table has moved on, which the next lines of the stream tell."""
    command = {"type": "play", "id": uuid4().hex, "seq": seq, "move": move}
    try:
        _asked(f"{seat.table}/commands", seat.secret, command).close()
    except HTTPError as refused:
        if refused.code != STALE:
            raise


def _asked(address: str, secret: str, body: object = None) -> Any:
    headers = bearing(secret) | {"content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(address, data, headers), timeout=MOST_SECONDS)
