"""A client in thirty lines: it creates a table at a server, takes a seat there, and plays to the end.

    ./play                                             # in one terminal
    python examples/client.py http://127.0.0.1:8000/   # in another

The server sends what the seat may see and lists its legal moves; a client needs no rules. The messages are
the line protocol (docs/line-protocol.md), which a page could speak as well as a program.
"""

from __future__ import annotations

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PROGRAM = {"X-Discovery": "1"}
SEATS = [{"kind": "open"}, {"kind": "program", "program": "random"}]


def main(address: str) -> None:
    """Play a game of Explore against `random`, always choosing the first move of the list."""
    wish = json.dumps(
        {"game": "explore", "deck": "prehistory", "options": ["eras=1-2"], "seats": SEATS}
    ).encode()
    with urlopen(
        Request(f"{address}api/tables", wish, PROGRAM | {"Content-Type": "application/json"})
    ) as made:
        table = json.load(made)
    print(f"watch it at {address}#/watch/{table['table']}")
    socket_address = address.replace("http", "ws", 1) + "api/lines"
    with connect(socket_address, additional_headers=PROGRAM) as socket:

        def say(**message: object) -> None:
            socket.send(json.dumps(message))

        say(
            type="hello",
            protocol=1,
            token=table["seats"][0]["token"],
            host=table["host"],
            name="Thirty Lines",
        )
        for line in socket:
            heard = json.loads(line)
            match heard["type"]:
                case "waiting" if heard["open"] == 0:
                    say(type="start")
                case "act":
                    say(type="legal")
                case "legal":
                    say(type="act", seq=heard["seq"], move=heard["moves"][0])
                case "result" | "error":
                    print(heard.get("reason") or heard["message"])
                    return


if __name__ == "__main__":
    main(sys.argv[1])
