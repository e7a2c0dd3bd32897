"""Traces: which work is told, that parts belong together across processes, and that they tell nothing
else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from discovery.server.protocol import Accepted, Play, Refused
from discovery.server.watch.opening import traces_of
from discovery.server.watch.opentelemetry import OpenTelemetry, exporting
from discovery.server.watch.traces import Traces
from tests.support.data_servers import Postgres
from tests.support.deadlines import MOST_SECONDS, run
from tests.support.server.harness import fresh_id, plan, serving
from tests.support.server.members import members

pytestmark = pytest.mark.anyio


class Told:
    """Traces that are kept here."""

    def __init__(self) -> None:
        self._kept = InMemorySpanExporter()
        self.traces = OpenTelemetry(SimpleSpanProcessor(self._kept), "p1")

    @property
    def spans(self) -> tuple[ReadableSpan, ...]:
        return self._kept.get_finished_spans()

    def of(self, name: str) -> list[ReadableSpan]:
        return [span for span in self.spans if span.name == name]

    def text(self) -> str:
        """All that anybody could read of them."""
        return "\n".join(span.to_json() for span in self.spans)


def inside(span: ReadableSpan, other: ReadableSpan) -> bool:
    own = other.get_span_context()
    return span.parent is not None and own is not None and span.parent.span_id == own.span_id


async def test_a_command_is_told_with_its_parts(tmp_path: Path) -> None:
    told = Told()
    async with serving(tmp_path, traces=told.traces) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("program first", "me Ann"), stack)
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)
        assert isinstance(await ann.ask(Play(fresh_id(), 0, "no move")), Refused)
    moved = [span for span in told.of("command") if (span.attributes or {})["discovery.kind"] == "play"]
    parts = {span.name for span in told.spans if inside(span, moved[0])}
    assert {"draft", "append", "fold"} <= parts
    assert (moved[-1].attributes or {})["error.type"] == "unknown-move"
    assert told.of("present")
    assert told.of("program")
    assert told.of("commit")


async def test_requests_are_told_by_their_route(tmp_path: Path) -> None:
    told = Told()
    async with serving(tmp_path, traces=told.traces) as served:
        created = await served.create(plan("me Ann", "open"))
        await served.web.get(f"api/tables/{created.table}/record")
    made, read = told.of("POST /api/tables")[0], told.of("GET /api/tables/{table}/record")[0]
    assert dict(made.attributes or {}) == {
        "http.request.method": "POST",
        "http.route": "/api/tables",
        "http.response.status_code": 201,
    }
    assert (read.attributes or {})["error.type"] == "not-over"


async def test_they_hold_no_secrets_names_addresses_or_cards(tmp_path: Path) -> None:
    told = Told()
    agent = {
        "user-agent": "Planted-Browser",
        "x-forwarded-for": "203.0.113.9",
        "cookie": "discovery-session=planted",
    }
    async with (
        serving(tmp_path, traces=told.traces, accounts="open") as served,
        AsyncExitStack() as stack,
    ):
        created, [ann] = await served.started(plan("me Planted-Name", "program first"), stack)
        hand = str(ann.update)
        for _ in range(3):
            await ann.play((await ann.my_turn())[0])
        await ann.ask(Play(fresh_id(), 0, "planted move"))
        named = {"name": "Planted-Account", "password": "planted green trees"}
        await served.web.post("api/account/register", json=named, headers=agent)
        await served.web.post("api/mine", json={"tokens": [created.seats[0].token]}, headers=agent)
        await served.web.get(f"api/tables/{created.table}/record?planted=query", headers=agent)
        await served.web.get("api/tables/planted-table/record", headers=agent)
    text = told.text()
    assert len(told.spans) > 20
    hidden = [created.table, created.host, created.seats[0].token, "127.0.0.1", "203.0.113.9", "lanted"]
    cards = [
        word
        for word in ("fire", "hand-axe", "spear", "needle", "bow", "pottery", "wheel", "flute")
        if word in hand
    ]
    assert cards
    assert [word for word in [*hidden, *cards] if word in text] == []
    allowed = {
        "discovery.kind",
        "http.request.method",
        "http.route",
        "http.response.status_code",
        "error.type",
    }
    assert {name for span in told.spans for name in span.attributes or {}} <= allowed
    assert not any(span.events for span in told.spans)


async def test_what_is_passed_on_is_one_trace(tmp_path: Path, postgres: Postgres) -> None:
    told = Told()
    async with members(tmp_path, 2, database=postgres.database(), traces=told.traces) as served:
        created = await served.create(plan("me Ann", "open"))
        async with await served.members[0].sit(created.seats[0].token):
            await served.members[1].web.get(f"api/tables/{created.table}/record")
    [passed], [answered] = told.of("relay"), told.of("GET /api/tables/{table}/record")
    assert inside(answered, passed)


async def test_a_stranger_s_trace_is_not_continued(tmp_path: Path) -> None:
    told = Told()
    async with serving(tmp_path, traces=told.traces) as served:
        await served.web.get("health", headers={"traceparent": f"00-{'1' * 32}-{'2' * 16}-01"})
    assert told.of("GET /health")[0].parent is None


@contextmanager
def collector() -> Iterator[tuple[str, Queue[bytes]]]:
    """A collector on this machine."""
    received: Queue[bytes] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Keep the requests out of the test's output."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/v1/traces", received
        finally:
            server.shutdown()
            thread.join(MOST_SECONDS)


@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_collector_receives_them(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with collector() as (address, received):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", address if by == "environment" else "")
        traces = exporting(address if by == "option" else "", "p1")
        with traces.span("command", kind="play"):
            pass
        traces.stop()
        sent = received.get(timeout=30)
    assert b"discovery.kind" in sent
    assert b"p1" in sent


def test_without_them_nothing_of_the_library_is_imported() -> None:
    assert type(traces_of("", "p1")) is Traces
    source = (
        "import sys, discovery.server.transports.app; print([m for m in sys.modules if 'opentelemetry' in m])"
    )
    ran = run([sys.executable, "-c", source])
    assert ran.stdout.strip() == "[]"
