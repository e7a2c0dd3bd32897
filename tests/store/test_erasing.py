"""What is erased, and what stays, on both databases."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select

from discovery.store.audit import AuditedAct, audit, noted, reports
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.database import Store, open_store
from discovery.store.erasing import BY_AGE, erasing
from discovery.store.jobs import AddDevice, CreateNextGame
from discovery.store.rows import Conflict, StoredMatch
from discovery.store.tables import (
    accounts,
    analyses,
    devices,
    events,
    games,
    holdings,
    leases,
    mail_addresses,
    mails,
    matches,
    metadata,
    secrets,
    session_secrets,
    sessions,
    wishes,
)
from tests.support.stored import event, filled, game

pytestmark = pytest.mark.anyio

OF_TABLES = (games, events, secrets, wishes, analyses, devices, holdings, session_secrets, mails)
MAIL = {"language": "en", "at": 1, "confirmed": 2, "quiet_from": 22, "quiet_until": 7, "zone": "UTC"}
DUE = {"at": 1, "due": 2, "until": 0, "tries": 0, "sent": 0}
QUIET = {"quiet_from": 22, "quiet_until": 7, "zone": "UTC"}
ACCOUNT = {"name": "Ann", "folded": "ann", "password": "", "role": "player", "created": 1, "closed": 0}


async def full(store: Store, name: str) -> None:
    """A table with something in every table that may belong to one."""
    await filled(store, name)
    await store.keep_analysis(name, "found")
    await store.add_device(AddDevice(name, 0, "https://push.example/1", 5, 3, QUIET))
    await store.write(
        insert(wishes).values(game=name, verb="close", at=1, done=1),
        insert(holdings).values(account="a", secret=f"hash-{name}", at=4),
        insert(session_secrets).values(secret=f"hash-{name}", session="s"),
        insert(mail_addresses).values(id=f"w-{name}", address="a@example.org", game=name, seat=0, **MAIL),
        insert(mails).values(address=f"w-{name}", kind="turn", about=name, **DUE),
        insert(mails).values(address="w", kind="turn", about=name, **DUE),
    )


async def count(store: Store, *tables: Table) -> list[int]:
    return [(await store.rows(select(func.count()).select_from(table)))[0][0] for table in tables]


async def whole(store: Store) -> str:
    """All that is stored, as text."""
    return repr([(await store.rows(select(table))) for table in metadata.sorted_tables])


async def test_nothing_of_an_erased_table_is_left_and_all_of_another(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.write(
            insert(accounts).values(id="a", **ACCOUNT),
            insert(sessions).values(hash="s", account="a", device="", created=1, seen=2),
            insert(mail_addresses).values(id="w", address="a@example.org", account="a", **MAIL),
        )
        for name in ("goes", "stays"):
            await full(store, name)
        before = await count(store, *OF_TABLES)
        await store.write(*erasing(["goes"]))
        assert [2 * number for number in await count(store, *OF_TABLES)] == before
        left = await whole(store)
        assert "goes" not in left
        assert "stays" in left
        assert await count(store, accounts, sessions) == [1, 1]


async def test_a_table_that_a_process_has_is_not_erased_and_neither_are_those_with_it(
    tmp_path: Path, url: str
) -> None:
    async with open_store(tmp_path, url) as store:
        for name in ("one", "two"):
            await filled(store, name)
        await store.write(insert(leases).values(game="two", process="p"))
        with pytest.raises(Conflict):
            await store.write(*erasing(["one", "two"]))
        assert await count(store, games, secrets) == [2, 2]


async def aged(store: Store, name: str, status: str, active: int) -> None:
    await store.create(game(name, active), [event(1, None, name, active)], [])
    await store.mark(name, status)


RULES: list[tuple[tuple[int | None, int | None], list[list[str]]]] = [
    ((None, None), []),
    ((100, None), [["over-old"]]),
    ((None, 100), [["closed-old"]]),
    ((100, 100), [["closed-old"], ["over-old"]]),
    ((200, None), [["over-old"], ["over-new"]]),
    ((10, 10), []),
]


@pytest.mark.parametrize(("rules", "found"), RULES)
async def test_only_what_a_rule_names_is_outdated(
    tmp_path: Path, url: str, rules: tuple[int | None, int | None], found: list[list[str]]
) -> None:
    async with open_store(tmp_path, url) as store:
        await aged(store, "closed-old", "closed", 50)
        await aged(store, "over-old", "over", 51)
        await aged(store, "over-new", "over", 150)
        for status in ("waiting", "playing", "damaged"):
            await aged(store, status, status, 1)
        assert await store.outdated(*rules) == found


async def test_the_games_of_a_match_go_together_and_the_match_with_them(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await aged(store, "first", "over", 10)
        later: dict[str, Any] = {"before": "first", "seats": {}, "match": StoredMatch("m", "games=2", 1)}
        await store.follow(
            CreateNextGame(
                replace(game("second", 200), match="m", number=2), [event(1, None, "second", 200)], **later
            )
        )
        assert await store.outdated(100, 100) == [], "the second game goes on"
        await store.mark("second", "over")
        assert await store.outdated(100, 100) == [], "it was over later"
        found = await store.outdated(300, None)
        await store.write(*erasing(found[0]))
        assert (found, await count(store, games, matches)) == ([["first", "second"]], [0, 0])


async def test_contests_that_ended_before_go_without_their_tables(tmp_path: Path, url: str) -> None:
    plain = {"name": "Cup", "plan": "{}", "director": "d", "created": 1, "begun": 1}
    entrant = {"name": "Ann", "program": "", "hash": "e", "account": None, "away": 0}
    async with open_store(tmp_path, url) as store:
        for ident, status, ended in (("old", "over", 50), ("new", "closed", 150), ("on", "running", 0)):
            await filled(store, f"table-{ident}")
            await store.write(
                insert(contests).values(id=ident, status=status, ended=ended, **plain),
                insert(entrants).values(contest=ident, number=1, **entrant),
                insert(boards).values(
                    contest=ident, round=1, board=1, seats="[1]", game=f"table-{ident}", result=None
                ),
            )
        await store.erase(*BY_AGE["contests"](100))
        left = [row.id for row in await store.rows(select(contests).order_by(contests.c.id))]
        assert left == ["new", "on"]
        assert await count(store, entrants, boards, games) == [2, 2, 3]


async def test_reports_go_once_they_are_decided_and_acts_by_their_age(tmp_path: Path, url: str) -> None:
    plain = dict.fromkeys(("seat", "account", "reporter", "reason", "words", "lines", "game"), "")
    async with open_store(tmp_path, url) as store:
        for ident, at, state in (("old", 50, "muted"), ("waits", 50, "open"), ("new", 150, "dismissed")):
            await store.write(
                insert(reports).values(id=ident, step=1, at=at, state=state, **plain),
                noted("a", AuditedAct.DISMISS, ident, "", at),
            )
        await store.erase(*BY_AGE["reports"](100), *BY_AGE["audit"](100))
        assert [row.id for row in await store.rows(select(reports).order_by(reports.c.id))] == [
            "new",
            "waits",
        ]
        assert [row.subject for row in await store.rows(select(audit))] == ["new"]


async def test_analyses_of_games_that_were_used_last_before_go(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        for name, active in (("old", 50), ("new", 150)):
            await aged(store, name, "over", active)
            await store.keep_analysis(name, "found")
        await store.write(*BY_AGE["analyses"](100))
        assert (await store.analysis("old"), await store.analysis("new")) == (None, "found")
