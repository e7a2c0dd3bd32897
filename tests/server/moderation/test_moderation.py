"""People are reported at tables; moderators read it, mute, ban and lift; everybody concerned is told why."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from discovery.server.accounts.rows import Role
from discovery.server.config.settings import HOUR, Limits
from discovery.server.protocol import Accepted, Created, Goodbye, Refused, Say, Show
from discovery.store.audit import sanctions
from discovery.store.tables import accounts
from tests.support.server.harness import (
    Player,
    Served,
    fresh_id,
    hello,
    last_words,
    plan,
    serving,
    web_client,
)

pytestmark = pytest.mark.anyio

PASSWORD = "tall green trees"


@asynccontextmanager
async def person(served: Served, name: str, role: Role = Role.PLAYER) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that is logged in to a new account."""
    async with web_client(served.address) as web:
        await web.post("api/account/register", json={"name": name, "password": PASSWORD})
        if role is not Role.PLAYER:
            named = update(accounts).where(accounts.c.name == name)
            await served.registry.context.store.write(named.values(role=role))
        yield web


async def post(web: httpx.AsyncClient, path: str, body: Any) -> Any:
    return json.loads((await web.post(path, json=body)).content)


async def listed(moderator: httpx.AsyncClient) -> Any:
    return json.loads((await moderator.get("api/moderation")).content)


async def table_of(served: Served, stack: AsyncExitStack, **given: Any) -> tuple[Created, list[Player]]:
    """A running table of Ann, its host, and Bo, where people may write."""
    created, players = await served.started(plan("me Ann", "me Bo", chat=True, **given), stack)
    return created, players


async def report(web: httpx.AsyncClient, created: Created, **given: Any) -> Any:
    """Bo is reported by Ann, unless something else is said."""
    body = {"seat": 1, "name": "Bo", "reason": "insult", "token": created.seats[0].token, **given}
    return await post(web, f"api/tables/{created.table}/reports", body)


async def decide(moderator: httpx.AsyncClient, verdict: str, **given: Any) -> Any:
    """About the oldest report."""
    [first, *_] = (await listed(moderator))["reports"]
    body = {"verdict": verdict, "reason": "Please be kind", **given}
    return await post(moderator, f"api/moderation/reports/{first['id']}", body)


async def held(web: httpx.AsyncClient, token: str) -> None:
    """An account takes a seat along."""
    await post(web, "api/account/seats", {"tokens": [token]})


async def test_nobody_is_reported_where_nobody_reads_it(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, AsyncExitStack() as stack:
        created, _ = await table_of(served, stack)
        path = f"api/tables/{created.table}/reports"
        assert json.loads((await served.web.get(path)).content) == {"open": False}
        assert (await report(served.web, created))["code"] == "not-read"
        async with person(served, "Mo", Role.MODERATOR):
            assert json.loads((await served.web.get(path)).content) == {"open": True}
            assert await report(served.web, created) == {"open": True}


async def test_without_accounts_there_are_no_reports(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann"))
        assert (await served.web.get(f"api/tables/{created.table}/reports")).status_code == 404


async def test_a_report_keeps_who_where_and_what_was_written(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Bob") as bob,
        AsyncExitStack() as stack,
    ):
        created, [ann, bo] = await table_of(served, stack)
        await held(bob, created.seats[1].token)
        assert isinstance(await bo.ask(Say(fresh_id(), "You fool")), Accepted)
        await ann.until(lambda seen: bool(seen.table.talk and seen.table.talk.lines))
        assert await report(served.web, created, words="He did it again") == {"open": True}
        [found] = (await listed(mo))["reports"]
        kept = ("table", "status", "step", "seat", "account", "reporter", "reason", "words")
        assert ann.update is not None
        assert [found[name] for name in kept] == [
            *(created.table, "playing", ann.update.seq, "Bo", "Bob", "Ann", "insult", "He did it again"),
        ]
        assert [(line["name"], line["text"]) for line in found["lines"]] == [("Bo", "You fool")]


async def test_who_watches_may_report_and_a_guest_has_no_account(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        AsyncExitStack() as stack,
    ):
        created, _ = await table_of(served, stack)
        assert await report(served.web, created, token="") == {"open": True}
        [found] = (await listed(mo))["reports"]
        assert (found["reporter"], found["account"]) == ("", "")
        assert (await decide(mo, "mute", hours=1))["code"] == "guest-seat"
        assert (await decide(mo, "dismiss"))["reports"] == []


@pytest.mark.parametrize(
    "wrong",
    [{"name": "Boo"}, {"seat": 0, "name": "Ann"}, {"seat": 2, "name": ""}, {"seat": 3, "name": "Pat"}],
    ids=["another-name", "oneself", "a-program", "no-seat"],
)
async def test_only_somebody_who_sits_there_can_be_reported(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
    ):
        created = await served.create(plan("me Ann", "me Bo", "program first"))
        assert (await report(served.web, created, **wrong))["code"] == "no-such-seat"
        assert (await listed(mo))["reports"] == []


async def test_an_address_reports_only_so_often(tmp_path: Path) -> None:
    limits = Limits(reports_per_hour=1)
    async with (
        serving(tmp_path, accounts="open", limits=limits) as served,
        person(served, "Mo", Role.MODERATOR),
    ):
        created = await served.create(plan("me Ann", "me Bo"))
        assert await report(served.web, created) == {"open": True}
        assert (await report(served.web, created))["code"] == "too-many"


async def test_who_is_muted_writes_nothing_and_is_told_why_until_it_is_lifted(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Bob") as bob,
        AsyncExitStack() as stack,
    ):
        created, [_, bo] = await table_of(served, stack)
        await held(bob, created.seats[1].token)
        await report(served.web, created)
        decided = await decide(mo, "mute", hours=24)
        assert decided["reports"] == []
        [sanction] = decided["sanctions"]
        assert (sanction["account"], sanction["kind"]) == ("Bob", "mute")
        assert sanction["until"] - sanction["at"] == 24 * 1000 * HOUR

        refused = await bo.ask(Say(fresh_id(), "But why?"))
        assert isinstance(refused, Refused)
        assert refused.fault.code == "muted"
        assert "Please be kind" in refused.fault.message
        [told] = json.loads((await bob.get("api/account")).content)["account"]["sanctions"]
        assert (told["kind"], told["reason"]) == ("mute", "Please be kind")

        lifted = await post(mo, f"api/moderation/sanctions/{sanction['id']}", {"reason": "Sorry"})
        assert lifted["sanctions"] == []
        assert isinstance(await bo.ask(Say(fresh_id(), "Thank you")), Accepted)
        acts = [(act["actor"], act["act"], act["subject"], act["why"]) for act in lifted["acts"]]
        assert sorted(acts) == [("Mo", "lift", "Bob", "Sorry"), ("Mo", "mute", "Bob", "Please be kind")]


async def test_a_mute_ends_by_itself(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Bob") as bob,
        AsyncExitStack() as stack,
    ):
        created, [_, bo] = await table_of(served, stack)
        await held(bob, created.seats[1].token)
        await report(served.web, created)
        await decide(mo, "mute", hours=1)
        over = update(sanctions).values(until=sanctions.c.until - int(1000 * HOUR))
        await served.registry.context.store.write(over)
        assert isinstance(await bo.ask(Say(fresh_id(), "Hello")), Accepted)
        assert (await listed(mo))["sanctions"] == []


async def test_who_is_banned_sits_at_no_open_table_but_may_still_export_and_erase(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open", sweep_seconds=0.05) as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Bob") as bob,
        AsyncExitStack() as stack,
    ):
        created = await served.create(plan("me Ann", "me Bo", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        assert isinstance(await ann.ask(Show(fresh_id(), listed=True)), Accepted)
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        await held(bob, created.seats[1].token)
        await report(served.web, created)
        await decide(mo, "ban")

        assert (await bo.hear(Goodbye)).again
        async with await served.connect() as again:
            await again.say(hello(created.seats[1].token))
            assert await last_words(again) == ("banned", False)

        assert json.loads((await bob.get("api/account")).content)["account"] is None
        entered = await post(bob, "api/account/log-in", {"name": "Bob", "password": PASSWORD})
        assert [one["kind"] for one in entered["account"]["sanctions"]] == ["ban"]
        assert (await post(bob, "api/account/seats", {"tokens": []}))["code"] == "banned"
        assert (await bob.get("api/account/export")).status_code == 200
        assert await post(bob, "api/account/erase", {"proof": {"password": PASSWORD}}) == {"account": None}
        assert (await listed(mo))["sanctions"] == []


async def test_a_ban_leaves_the_tables_of_friends_alone(tmp_path: Path) -> None:
    """Whoever has a link that its host has given them keeps it."""
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Bob") as bob,
    ):
        created = await served.create(plan("me Ann", "me Bo"))
        await held(bob, created.seats[1].token)
        await report(served.web, created)
        await decide(mo, "ban")
        async with await served.sit(created.seats[1].token) as bo:
            assert bo.update is not None


async def test_moderators_decide_about_those_below_them_alone(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
        person(served, "Max", Role.MODERATOR) as other,
        person(served, "Hua", Role.HOST) as host,
    ):
        created = await served.create(plan("me Ann", "me Bo"))
        await held(other, created.seats[1].token)
        await report(served.web, created)
        assert (await decide(mo, "ban"))["code"] == "not-allowed"
        assert [one["account"] for one in (await decide(host, "mute", hours=1))["sanctions"]] == ["Max"]


async def test_a_report_is_decided_once(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
    ):
        created = await served.create(plan("me Ann", "me Bo"))
        await report(served.web, created)
        [found] = (await listed(mo))["reports"]
        path, body = f"api/moderation/reports/{found['id']}", {"verdict": "dismiss", "reason": ""}
        assert (await post(mo, path, body))["reports"] == []
        assert (await post(mo, path, body))["code"] == "report-decided"
        assert (await post(mo, "api/moderation/sanctions/none", {"reason": ""}))["code"] == "report-decided"


async def test_who_is_muted_or_banned_is_told_a_reason(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        person(served, "Mo", Role.MODERATOR) as mo,
    ):
        created = await served.create(plan("me Ann", "me Bo"))
        await report(served.web, created)
        assert (await decide(mo, "mute", reason="  "))["code"] == "bad-command"
