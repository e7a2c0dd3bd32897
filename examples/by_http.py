"""Plays a whole game over HTTP with nothing but the standard library.

    ./play                                                                    # in one terminal
    python examples/by_http.py http://127.0.0.1:8000/                         # in another: a table of its own
    python examples/by_http.py http://127.0.0.1:8000/ TABLE SECRET            # a seat that somebody gave it

It reads the table's stream, and whenever it may decide something it sends the first legal move.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

SEATS = [{"kind": "me", "name": "By HTTP"}, {"kind": "program", "name": "", "program": "level-1"}]
PLAN = {"game": "explore", "deck": "prehistory", "options": ["eras=1-2"], "seats": SEATS}
STALE = 409


def ask(address: str, secret: str = "", body: object = None) -> Any:
    """An open answer to a GET, or to a POST of ``body``."""
    headers = {"X-Discovery": "1", "Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    return urlopen(Request(address, None if body is None else json.dumps(body).encode(), headers))


def news(table: str, secret: str) -> Iterator[Any]:
    """The table as the seat sees it, each time that something has changed, until it is over."""
    with ask(f"{table}/stream?whole=1", secret) as stream:
        for line in stream:
            told = json.loads(line)
            if told["type"] == "goodbye":
                raise SystemExit(told["fault"]["message"])
            if told["type"] == "update":
                yield told


def play(table: str, secret: str) -> None:
    """Play a seat to the end of the game."""
    for told in news(table, secret):
        position = told["position"]
        if position and position["legal"]:
            move = one_of(position["legal"][0])
            command = {"type": "play", "id": uuid4().hex, "seq": told["seq"], "move": move}
            try:
                ask(f"{table}/commands", secret, command).close()
            except HTTPError as refused:
                if refused.code != STALE:  # else the table has moved on, which the next lines tell
                    raise
    print(f"{told['table']['status']}: {table}/record")


def one_of(move: str) -> str:
    """A move for the first of the cards that it names; those that differ in their card alone are one text."""
    return " ".join(word.partition("|")[0] for word in move.split(" "))


def main(address: str, table: str = "", secret: str = "") -> None:
    """Play at a table that is there, or at a new one against a computer player."""
    if not table:
        with ask(f"{address}api/tables", body=PLAN) as answer:
            made = json.load(answer)
        table, secret = made["table"], made["seats"][0]["token"]
        ask(f"{address}api/tables/{table}/commands", made["host"], {"type": "start", "id": "start"}).close()
    play(f"{address}api/tables/{table}", secret)


if __name__ == "__main__":
    main(*sys.argv[1:])
