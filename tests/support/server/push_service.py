"""A push service on this machine, which keeps what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

from tests.support.deadlines import MOST_SECONDS


@dataclass(frozen=True)
class Sent:
    """A request: its path, its headers in lower case, its body."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """``origin`` is its address; it answers with ``status``."""

    origin: str
    status: int = 201
    sent: Queue[Sent] = field(default_factory=Queue)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Serve until the end of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.sent.put(Sent(self.path, headers, body))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Keep the requests out of the test's output."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join(MOST_SECONDS)
