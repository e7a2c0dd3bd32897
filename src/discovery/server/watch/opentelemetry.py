"""Traces for OpenTelemetry, sent over OTLP by its own library."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, MissingExtra
from discovery.server.watch.traces import Span, Traces, Value

try:
    from opentelemetry import context, trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
except ImportError:
    raise MissingExtra(Code.NO_EXTRA, given="opentelemetry", extra="traces") from None

PREFIX = "discovery."
NAMES = {"method": "http.request.method", "route": "http.route", "status": "http.response.status_code"}
"""The names of attributes that all programs share; others have this program's prefix."""
ERROR = "error.type"


class OpenTelemetry(Traces):
    """The traces of one process, handed to ``processor``."""

    on = True

    def __init__(self, processor: SpanProcessor, process: str) -> None:
        told = {"service.version": __version__}
        if "OTEL_SERVICE_NAME" not in os.environ:
            told["service.name"] = "discovery"
        if process:
            told["service.instance.id"] = process
        self._provider = TracerProvider(resource=Resource.create(told))
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("discovery", __version__)
        self._carrier = TraceContextTextMapPropagator()

    @contextmanager
    def span(self, name: str, **attributes: Value) -> Iterator[Span]:
        """Around a piece of work."""
        with self._tracer.start_as_current_span(
            name, attributes=_named(attributes), record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield _Noted(span)
            except Exception as error:
                code = str(error.code) if isinstance(error, DiscoveryError) else type(error).__name__
                span.set_attribute(ERROR, code)
                span.set_status(trace.StatusCode.ERROR)
                raise

    @contextmanager
    def within(self, headers: Mapping[str, str]) -> Iterator[object]:
        """Around work for another process."""
        token = context.attach(self._carrier.extract(headers))
        try:
            yield None
        finally:
            context.detach(token)

    def carried(self) -> dict[str, str]:
        """The headers that tell another process which span it works for."""
        headers: dict[str, str] = {}
        self._carrier.inject(headers)
        return headers

    def committed(self, seconds: float) -> None:
        """A commit holds what many tables wait for, so it is part of no command."""
        end = time.time_ns()
        begun = end - round(seconds * 1_000_000_000)
        span = self._tracer.start_span("commit", context=context.Context(), start_time=begun)
        span.end(end)

    def stop(self) -> None:
        """Send the spans that are left, and end the exporter."""
        self._provider.shutdown()


class _Noted:
    def __init__(self, span: trace.Span) -> None:
        self._span = span

    def note(self, **attributes: Value) -> None:
        """Add what is known now."""
        self._span.set_attributes(_named(attributes))


def _named(attributes: Mapping[str, Value]) -> dict[str, Value]:
    return {NAMES.get(name, PREFIX + name): value for name, value in attributes.items()}


def exporting(address: str, process: str) -> Traces:
    """Traces that are sent to a collector, at ``address`` or (``""``) where the environment says
    (``OTEL_*``)."""
    exporter = OTLPSpanExporter(endpoint=address) if address else OTLPSpanExporter()
    return OpenTelemetry(BatchSpanProcessor(exporter), process)
