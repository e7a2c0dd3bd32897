"""The bare server: the cost of the same socket stack without a table behind it.

``python -m bench.live.bare SIZE``. It runs the same uvicorn with the same settings as ``discovery serve``. It
decodes a move once, sends SIZE bytes to everybody at its table, and an answer to its player, without engine
or disk. A seat's token is ``TABLE.SEAT``.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from discovery.server.config.settings import Settings
from discovery.server.serving import GC_THRESHOLDS, listen, uvicorn_options


class Bare:
    """An ASGI application: tables of sockets."""

    def __init__(self, size: int) -> None:
        head = '{"type":"update","seq":1,"position":{"legal":["pass"]},"steps":"'
        self._update = {"type": "websocket.send", "text": head + "x" * max(0, size - len(head) - 2) + '"}'}
        self._tables: defaultdict[str, list[Any]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket from its first byte to its last."""
        await receive()
        await send({"type": "websocket.accept"})
        hello = msgspec.json.decode((await receive())["text"])
        table = self._tables[hello["token"].partition(".")[0]]
        table.append(send)
        await send({"type": "websocket.send", "text": '{"type":"welcome"}'})
        await send(self._update)
        while (message := await receive())["type"] == "websocket.receive":
            move = msgspec.json.decode(message["text"])
            for other in table:
                await other(self._update)
            accepted = f'{{"type":"accepted","id":"{move["id"]}","seq":1}}'
            await send({"type": "websocket.send", "text": accepted})
        table.remove(send)


def main() -> None:
    """Serve until killed; the first line printed is the address."""
    settings = Settings(Path("unused"))
    listener = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    options = {**uvicorn_options(settings), "ws": "websockets-sansio", "log_level": "critical"}
    server = uvicorn.Server(uvicorn.Config(Bare(int(sys.argv[1])), **options))
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    server.run(sockets=[listener])


if __name__ == "__main__":
    main()
