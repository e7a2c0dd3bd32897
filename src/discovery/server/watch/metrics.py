"""The numbers of one process, by name. A label is a kind, a status or a code of a closed list: never a
table, a person, a link or a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from discovery import __version__
from discovery.core.protocol import SPECTATOR
from discovery.server.watch.numbers import Histogram

if TYPE_CHECKING:
    from discovery.server.live.registry import TableRegistry

STATUSES = ("waiting", "playing", "over", "closed")


class Sample(Struct, array_like=True, frozen=True):
    """``suffix`` follows the family's name."""

    value: int | float
    labels: dict[str, str] = {}
    suffix: str = ""


class Metric(Struct, frozen=True):
    """A metric: all samples of one name."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    samples: list[Sample]


def metrics_of(registry: TableRegistry, relayed: int | None) -> list[Metric]:
    """The metrics of this process; ``relayed`` is how many sockets it passes on, ``None`` if there are no
    other processes."""
    context = registry.context
    numbers, programs = context.numbers, context.programs
    return [
        _gauge("info", 1, {"version": __version__}),
        *_tables(registry),
        _gauge("sockets", registry.crowd.total),
        _counter("events_total", "kind", numbers.events),
        _counter("refused_total", "code", numbers.refused),
        _histogram("answer_seconds", numbers.answers),
        _histogram("commit_seconds", numbers.commits),
        _histogram("loop_lag_seconds", numbers.lag),
        _gauge("programs_waiting", programs.waiting),
        _gauge("programs_thinking", programs.thinking),
        Metric("discovery_program_restarts_total", "counter", [Sample(programs.restarts)]),
        Metric("discovery_program_failures_total", "counter", [Sample(programs.failures)]),
        _gauge("analyses", registry.analysing.under_way),
        *([] if relayed is None else _shared(registry, relayed)),
    ]


def _tables(registry: TableRegistry) -> Iterator[Metric]:
    statuses = Counter(dict.fromkeys(STATUSES, 0))
    people = spectators = 0
    for live in registry.live_tables():
        statuses[live.table.status] += 1
        seats = [connection.seat for connection in live.audience.connections]
        people += len({seat for seat in seats if seat != SPECTATOR})
        spectators += seats.count(SPECTATOR)
    by_status = [Sample(count, {"status": status}) for status, count in sorted(statuses.items())]
    yield Metric("discovery_tables", "gauge", by_status)
    yield _gauge("people", people)
    yield _gauge("spectators", spectators)


def _shared(registry: TableRegistry, relayed: int) -> Iterator[Metric]:
    cluster = registry.context.cluster
    yield _gauge("relayed_sockets", relayed)
    yield _gauge("bus_up", int(cluster.hears))
    yield Metric("discovery_tables_taken_total", "counter", [Sample(cluster.taken)])
    yield Metric("discovery_tables_lost_total", "counter", [Sample(cluster.lost)])


def _gauge(name: str, value: float, labels: dict[str, str] | None = None) -> Metric:
    return Metric(f"discovery_{name}", "gauge", [Sample(value, labels or {})])


def _counter(name: str, label: str, counts: Mapping[str, int]) -> Metric:
    samples = [Sample(count, {label: key}) for key, count in sorted(counts.items())]
    return Metric(f"discovery_{name}", "counter", samples)


def _histogram(name: str, values: Histogram) -> Metric:
    bounds = [*(str(bound) for bound in values.bounds), "+Inf"]
    below = list(accumulate(values.counts))
    buckets = [Sample(count, {"le": bound}, "_bucket") for bound, count in zip(bounds, below, strict=True)]
    whole = [Sample(values.sum, suffix="_sum"), Sample(below[-1], suffix="_count")]
    return Metric(f"discovery_{name}", "histogram", buckets + whole)
