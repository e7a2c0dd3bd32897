"""``metrics`` tells the numbers of all processes to those who may read them, as Prometheus reads them."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from discovery.cli.argument_types import networks
from discovery.core.errors import Code, StoreError
from discovery.server.cluster.inside import KEY
from discovery.server.protocol import Accepted, Refused
from discovery.server.serving import listen
from discovery.server.transports import relay
from discovery.server.transports.page_routes import watching
from discovery.server.transports.page_routes.watching import WatchPages
from discovery.server.watch import metrics
from discovery.server.watch.exposition import exposition
from discovery.server.watch.metrics import Metric, Sample
from discovery.server.watch.numbers import Histogram
from tests.support.data_servers import Postgres
from tests.support.server.harness import Served, plan, play_some, serving
from tests.support.server.members import members

pytestmark = pytest.mark.anyio

HERE = networks("1")
Numbers = dict[str, list[tuple[dict[str, str], float]]]


def numbers_in(text: str) -> Numbers:
    """All samples by name, as Prometheus's own parser reads them."""
    found: Numbers = {}
    for family in text_string_to_metric_families(text):
        assert family.type != "unknown", family.name
        for sample in family.samples:
            found.setdefault(sample.name, []).append((sample.labels, sample.value))
    return found


async def numbers_of(served: Served, **headers: str) -> Numbers:
    answer = await served.web.get("metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return numbers_in(answer.text)


def first(legal: list[str]) -> str:
    return legal[0]


def total(numbers: Numbers, name: str, **labels: str) -> float:
    """The sum of the samples that have these labels, of which there is at least one."""
    found = [value for given, value in numbers[f"discovery_{name}"] if given.items() >= labels.items()]
    assert found, (name, labels)
    return sum(found)


# ---- who may read ----------------------------------------------------------------------------------


async def test_without_the_option_there_is_no_such_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-file")


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
async def test_whoever_comes_through_a_proxy_reads_nothing(tmp_path: Path, header: str) -> None:
    """The proxy's own address may be allowed: without --trust-proxy all its guests seem to come from it."""
    for trusted in ("", "127.0.0.1"):
        async with serving(tmp_path / trusted, metrics=HERE, trust_proxy=trusted) as served:
            assert (await served.web.get("metrics", headers={header: "127.0.0.1"})).status_code == 404
            assert (await served.web.get("metrics")).status_code == 200


@pytest.mark.parametrize(
    ("allowed", "address", "reads"),
    [
        (HERE, "127.0.0.1", True),
        (HERE, "::1", True),
        (HERE, "::ffff:127.0.0.1", True),
        (HERE, "192.0.2.7", False),
        (HERE, "", False),
        ("192.0.2.0/24, 2001:db8::/32", "192.0.2.7", True),
        ("192.0.2.0/24, 2001:db8::/32", "2001:db8::7", True),
        ("192.0.2.0/24, 2001:db8::/32", "127.0.0.1", False),
    ],
)
async def test_only_these_addresses_read(tmp_path: Path, allowed: str, address: str, reads: bool) -> None:
    async with serving(tmp_path, metrics=allowed) as served:
        scope: dict[str, Any] = {"type": "http", "headers": [], "client": (address, 1)}
        assert WatchPages(served.registry)._may_read(Request(scope)) is reads


async def test_another_process_tells_its_numbers_to_its_own_kind_alone(
    tmp_path: Path, postgres: Postgres
) -> None:
    given = {"database": postgres.database(), "metrics": "192.0.2.1"}
    async with members(tmp_path, 1, **given) as served:
        assert (await served.web.get("metrics", headers={KEY: "0" * 64})).status_code == 404
        true = {KEY: served.registry.context.cluster.key}
        assert (await served.web.get("metrics", headers=true)).status_code == 200


# ---- what is read ----------------------------------------------------------------------------------


async def test_the_numbers_tell_what_happens_at_the_tables(tmp_path: Path) -> None:
    alone: dict[str, Any] = {"metrics": HERE, "database": "", "bus": ""}
    async with serving(tmp_path, **alone) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        await stack.enter_async_context(await served.sit(table=created.table))
        waiting = await served.create(plan("me Cy"))
        await stack.enter_async_context(await served.sit(waiting.seats[0].token))
        before = await numbers_of(served)
        await play_some(players, 3, first)
        answer = await players[0].play("place nothing")
        assert isinstance(answer, Refused)
        after = await numbers_of(served)

    for status, count in (("playing", 1), ("waiting", 1), ("over", 0), ("closed", 0)):
        assert total(after, "tables", status=status) == count
    assert (total(after, "people"), total(after, "spectators"), total(after, "sockets")) == (3, 1, 4)
    assert total(after, "events_total", kind="moved") == 3
    assert total(after, "refused_total", code=answer.fault.code) == 1
    assert total(after, "answer_seconds_count") - total(before, "answer_seconds_count") == 4
    assert total(after, "commit_seconds_count") - total(before, "commit_seconds_count") == 3
    at_rest = ["programs_waiting", "programs_thinking", "analyses"]
    for quiet in (*at_rest, "program_restarts_total", "program_failures_total"):
        assert total(after, quiet) == 0
    assert total(after, "info") == 1
    assert "discovery_bus_up" not in after
    assert all("process" not in labels for samples in after.values() for labels, _ in samples)


async def test_one_scrape_tells_of_all_processes(tmp_path: Path, postgres: Postgres) -> None:
    given = {"database": postgres.database(), "metrics": HERE}
    async with members(tmp_path, 3, **given) as served, AsyncExitStack() as stack:
        _, players = await served.started(plan("me Ann", "me Bo", "me Cy"), stack)
        await play_some(players, 2, first)
        processes = {one.registry.context.cluster.process for one in served.members}
        for asked in served.members:
            numbers = await numbers_of(asked)
            assert {labels["process"] for labels, _ in numbers["discovery_sockets"]} == processes
            assert total(numbers, "tables") == 1
            assert total(numbers, "people") == 3
            assert total(numbers, "events_total", kind="moved") == 2
            assert total(numbers, "bus_up") == 3
            assert total(numbers, "relayed_sockets") == 2
            assert total(numbers, "sockets") == 5, "a socket that is passed on is open at both processes"
            assert (total(numbers, "tables_taken_total"), total(numbers, "tables_lost_total")) == (1, 0)


async def test_a_table_that_another_process_takes_is_counted(tmp_path: Path, postgres: Postgres) -> None:
    given: dict[str, Any] = {"database": postgres.database(), "metrics": HERE, "sweep_seconds": 0.05}
    async with members(tmp_path, 2, **given) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        [owner] = [one for one in served.members if one.registry.live_tables()]
        [other] = [one for one in served.members if one is not owner]
        leases = owner.registry.context.store.leases
        assert leases is not None
        await leases.leave(owner.registry.context.cluster.process)
        await stack.enter_async_context(await other.sit(created.seats[0].token))
        await players[0].line.wait_closed()
        numbers = await numbers_of(owner)
        lost = {"process": owner.registry.context.cluster.process}
        assert total(numbers, "tables_lost_total") == total(numbers, "tables_lost_total", **lost) == 1
        assert total(numbers, "tables_taken_total") == 2


async def test_it_tells_what_it_can_while_others_and_the_database_are_away(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with members(tmp_path, 2, postgres.database(), metrics=HERE) as served:
        one, other = served.members

        async def away() -> list[str]:
            raise StoreError(Code.DATABASE_AWAY)

        async def hangs() -> list[str]:
            await asyncio.Event().wait()
            return []

        async def nobody_and_a_silent_one() -> list[str]:
            return ["127.0.0.1:1", f"127.0.0.1:{silent.getsockname()[1]}"]

        monkeypatch.setattr(watching, "OTHERS_SECONDS", 0.05)
        monkeypatch.setattr(relay, "ASK_SECONDS", 0.05)
        with listen("127.0.0.1", 0) as silent:
            for others in (away, hangs, nobody_and_a_silent_one):
                monkeypatch.setattr(one.registry.context.cluster, "others", others)
                own = one.registry.context.cluster.process
                numbers = await numbers_of(one)
                assert [labels["process"] for labels, _ in numbers["discovery_sockets"]] == [own]
        monkeypatch.setattr(watching, "OTHERS_SECONDS", 60.0)
        monkeypatch.setattr(relay, "ASK_SECONDS", 60.0)
        assert len((await numbers_of(other))["discovery_sockets"]) == 2


async def test_a_process_of_another_version_is_left_out(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While processes are replaced one by one there are two."""

    as_it_is = httpx.AsyncClient.get

    async def get(client: httpx.AsyncClient, url: str, **given: Any) -> httpx.Response:
        if KEY in (given.get("headers") or {}):
            return httpx.Response(200, content=b'{"process": "other", "numbers": []}')
        return await as_it_is(client, url, **given)

    monkeypatch.setattr(httpx.AsyncClient, "get", get)
    async with members(tmp_path, 2, postgres.database(), metrics=HERE) as served:
        assert len((await numbers_of(served))["discovery_sockets"]) == 1


async def test_no_label_names_a_table_a_person_or_a_link(tmp_path: Path, postgres: Postgres) -> None:
    labels = {"process", "status", "kind", "code", "le", "version"}
    async with members(tmp_path, 2, postgres.database(), metrics=HERE) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        assert isinstance(await players[0].play(players[0].legal[0]), Accepted)
        text = (await served.web.get("metrics")).text
    assert {
        label for found in re.findall(r"\{(.*)\}", text) for label in re.findall(r"(\w+)=", found)
    } <= labels
    for secret in (created.table, created.host, *(seat.token for seat in created.seats), "Ann", "Bo"):
        assert secret not in text


# ---- the text --------------------------------------------------------------------------------------


def test_a_histogram_counts_each_value_up_to_its_bound() -> None:
    histogram = Histogram((0.1, 1.0))
    for value in (0.0625, 0.09375, 0.84375, 3.0):
        histogram.observe(value)
    read = numbers_in(exposition({"": [metrics._histogram("x", histogram)]}))
    assert [(labels["le"], value) for labels, value in read["discovery_x_bucket"]] == [
        ("0.1", 2),
        ("1.0", 3),
        ("+Inf", 4),
    ]
    assert read["discovery_x_sum"] == [({}, 4.0)]
    assert read["discovery_x_count"] == [({}, 4)]


def test_a_label_may_hold_anything() -> None:
    odd = 'a\\b"c\nd'
    read = numbers_in(exposition({odd: [Metric("x", "gauge", [Sample(1.5, {"kind": odd})])]}))
    assert read == {"x": [({"process": odd, "kind": odd}, 1.5)]}


def test_the_samples_of_a_name_stand_together() -> None:
    told = [Metric("a", "gauge", [Sample(1)]), Metric("b", "counter", [Sample(2)])]
    lines = exposition({"one": told, "two": told}).splitlines()
    assert lines == [
        "# TYPE a gauge",
        'a{process="one"} 1',
        'a{process="two"} 1',
        "# TYPE b counter",
        'b{process="one"} 2',
        'b{process="two"} 2',
    ]
