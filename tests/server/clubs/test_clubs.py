"""Clubs over HTTP: found, joined by a code, kept, left and closed, and what their members see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, update

from discovery.server.accounts.rows import Role
from discovery.server.clubs import book
from discovery.server.config.settings import Limits
from discovery.server.protocol import Accepted, Seated, Sit
from discovery.server.protocol.page_messages.contests import Entered
from discovery.store.audit import audit, sanctions
from discovery.store.contest_tables import contests
from discovery.store.group_tables import club_contests, club_games, club_members, clubs
from discovery.store.tables import accounts, games
from tests.support.data_servers import Postgres
from tests.support.server.contests import contest_plan, logged_in, made
from tests.support.server.harness import Served, fresh_id, hello, last_words, plan, serving

pytestmark = pytest.mark.anyio

UNKNOWN = "x" * 43


@dataclass
class Person:
    """Somebody who is logged in."""

    web: httpx.AsyncClient

    async def get(self, path: str = "") -> Any:
        return json.loads((await self.web.get(f"api/clubs{path}")).content)

    async def post(self, path: str, **body: Any) -> Any:
        return json.loads((await self.web.post(f"api/clubs{path}", json=body)).content)

    async def found(self, own: str = "Ann") -> Any:
        return await self.post("", name="Owls", about="We play on  Fridays", own=own)

    async def join(self, club: Any, name: str) -> Any:
        return await self.post("/join", code=club["code"], name=name)

    async def change(self, club: Any, act: str, **given: Any) -> Any:
        return await self.post(f"/{club['id']}/change", act=act, **given)


@asynccontextmanager
async def together(
    folder: Path, *names: str, **given: Any
) -> AsyncIterator[tuple[Served, list[Person], AsyncExitStack]]:
    """A server with accounts, and people who are logged in."""
    async with serving(folder, accounts="open", **given) as served, AsyncExitStack() as stack:
        webs = [await stack.enter_async_context(logged_in(served, name)) for name in names]
        yield served, [Person(web) for web in webs], stack


async def account_of(served: Served, name: str) -> str:
    asked = select(accounts.c.id).where(accounts.c.name == name)
    return str((await served.registry.context.store.rows(asked))[0].id)


async def count(served: Served, table: Any) -> int:
    found = await served.registry.context.store.rows(select(func.count()).select_from(table))
    return int(found[0][0])


def names(club: Any) -> list[tuple[str, bool]]:
    return [(one["name"], one["keeper"]) for one in club["members"]]


async def test_somebody_founds_a_club_and_another_joins_by_its_code(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        assert (club["name"], club["about"], len(club["code"])) == ("Owls", "We play on Fridays", 6)
        typed = f" {club['code'][:3].lower()} {club['code'][3:]}"
        assert await bo.post("/code", code=typed) == {
            "id": club["id"],
            "name": "Owls",
            "about": "We play on Fridays",
            "members": 1,
            "member": False,
        }
        joined = await bo.post("/join", code=typed, name="Bo <b>")
        assert names(joined) == [("Ann", True), ("Bo", False)]
        assert (joined["number"], joined["code"]) == (2, "")
        assert await bo.get() == {"clubs": [{"id": club["id"], "name": "Owls", "own": "Bo", "keeper": False}]}


async def test_whoever_joins_twice_is_one_member_and_names_differ(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "ann")
        assert names(await bo.join(club, "Somebody else")) == [("Ann", True), ("ann 2", False)]


async def test_for_strangers_a_club_does_not_exist(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        there, nowhere = await bo.get(f"/{club['id']}"), await bo.get("/nowhere")
        assert there == nowhere
        assert there["code"] == "no-such-club"
        asked = {
            "tables": {"host": UNKNOWN},
            "key": {"table": UNKNOWN},
            "change": {"act": "code"},
            "leave": {},
            "close": {},
        }
        for path, body in asked.items():
            if path != "tables":
                assert await bo.post(f"/{club['id']}/{path}", **body) == nowhere
            assert await bo.post(f"/{club['id']}/{path}", **body) == await bo.post(f"/nowhere/{path}", **body)
        assert await bo.get(f"/{club['id']}/ratings") == nowhere


async def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    limits = Limits(wrong_codes_per_hour=3)
    async with together(tmp_path, "ann", "bo", limits=limits) as (_, [ann, bo], _):
        club = await ann.found()
        wrong = [(await bo.post("/code", code="ZZZZZZ"))["code"] for _ in range(3)]
        assert wrong == ["no-such-club"] * 3
        assert (await bo.join(club, "Bo"))["code"] == "too-many"


async def test_an_address_founds_only_so_many_clubs(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", limits=Limits(clubs_per_hour=1)) as (_, [ann], _):
        assert (await ann.found())["name"] == "Owls"
        assert (await ann.found())["code"] == "too-many"


async def test_there_is_an_end_of_members_and_of_clubs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "MOST_MEMBERS", 1)
    monkeypatch.setattr(book, "MOST_CLUBS", 1)
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        assert (await bo.join(club, "Bo"))["code"] == "club-full"
        assert (await ann.found())["code"] == "too-many-clubs"


async def test_names_that_say_nothing_are_refused(tmp_path: Path) -> None:
    async with together(tmp_path, "ann") as (_, [ann], _):
        for wrong in ({"name": "…"}, {"own": " "}):
            body = {"name": "Owls", "about": "", "own": "Ann", **wrong}
            assert (await ann.post("", **body))["code"] == "bad-name"
        hidden = await ann.post("", name="Owls", about="a\u202eb", own="Ann")
        assert hidden["code"] == "bad-command"


async def test_keepers_describe_the_club_and_replace_its_code(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo", "cy") as (_, [ann, bo, cy], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        assert (await bo.change(club, "code"))["code"] == "not-keeper"
        told = await ann.change(club, "describe", name="Night owls", about="Mondays")
        assert (told["name"], told["about"]) == ("Night owls", "Mondays")
        renewed = await ann.change(club, "code")
        assert renewed["code"] != club["code"]
        assert (await cy.join(club, "Cy"))["code"] == "no-such-club"
        assert names(await cy.join(renewed, "Cy"))[-1] == ("Cy", False)


async def test_whoever_is_removed_knows_no_code_to_come_back(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        left = await ann.change(club, "remove", number=2)
        assert names(left) == [("Ann", True)]
        assert left["code"] != club["code"]
        assert (await bo.join(club, "Bo"))["code"] == "no-such-club"
        assert (await bo.get(f"/{club['id']}"))["code"] == "no-such-club"
        assert (await ann.change(club, "remove", number=2))["code"] == "no-such-member"


async def test_somebody_always_keeps_the_club(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        assert (await ann.post(f"/{club['id']}/leave"))["code"] == "last-keeper"
        assert (await ann.change(club, "member", number=1))["code"] == "last-keeper"
        assert (await ann.change(club, "remove", number=1))["code"] == "last-keeper"
        assert names(await ann.change(club, "keeper", number=2)) == [("Ann", True), ("Bo", True)]
        assert await ann.post(f"/{club['id']}/leave") == {"clubs": []}
        assert names(await bo.get(f"/{club['id']}")) == [("Bo", True)]


async def test_of_two_keepers_who_leave_at_once_one_stays(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (_, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        await ann.change(club, "keeper", number=2)
        await asyncio.gather(*(person.post(f"/{club['id']}/leave") for person in (ann, bo)))
        left = [await person.get(f"/{club['id']}") for person in (ann, bo)]
        [kept] = [names(one) for one in left if "members" in one]
        assert kept in ([("Ann", True)], [("Bo", True)])


async def test_another_process_shows_the_tables_that_one_has(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    async with (
        together(tmp_path / "one", "ann", database=url) as (one, [ann], _),
        together(tmp_path / "two", "bo", database=url) as (two, [bo], stack),
    ):
        club = await ann.found()
        await bo.join(club, "Bo")
        created = await one.create(plan("me Ann", "open"))
        await stack.enter_async_context(await one.sit(created.seats[0].token))
        await ann.post(f"/{club['id']}/tables", host=created.host)
        [seen] = (await bo.get(f"/{club['id']}"))["tables"]
        assert (seen["table"], seen["names"], seen["free"]) == (created.table, ["Ann"], 1)
        key = await bo.post(f"/{club['id']}/key", table=created.table)
        guest = await stack.enter_async_context(await two.sit(key["token"]))
        assert isinstance(await guest.ask(Sit(fresh_id(), -1, "Bo")), Accepted)


async def test_a_closed_club_is_gone_and_its_tables_and_contests_stay(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        created = await served.create(plan("me Ann", "open"))
        await ann.post(f"/{club['id']}/tables", host=created.host)
        cup = await made(served, contest_plan(listed=False))
        await ann.post(f"/{club['id']}/contests", contest=cup.id, director=cup.director)
        assert await ann.post(f"/{club['id']}/close") == {"clubs": []}
        assert (await bo.get(f"/{club['id']}"))["code"] == "no-such-club"
        for table in (clubs, club_members, club_games, club_contests):
            assert await count(served, table) == 0
        assert (await count(served, games), await count(served, contests)) == (1, 1)


async def test_a_table_is_shown_by_its_host_and_a_member_takes_a_seat(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, bo], stack):
        club = await ann.found()
        await bo.join(club, "Bo")
        created = await served.create(plan("me Ann", "open"))
        refused = await ann.post(f"/{club['id']}/tables", host=created.seats[0].token)
        assert refused["code"] == "foreign-token"
        shown = [await ann.post(f"/{club['id']}/tables", host=created.host) for _ in range(2)]
        assert shown[0] == shown[1]  # once more, it stands there once
        [seen] = shown[1]["tables"]
        assert (seen["table"], seen["names"], seen["free"]) == (created.table, ["Ann"], 1)
        assert (await bo.get(f"/{club['id']}"))["tables"] == [seen]

        key = await bo.post(f"/{club['id']}/key", table=created.table)
        guest = await stack.enter_async_context(await served.sit(key["token"]))
        assert isinstance(await guest.ask(Sit(fresh_id(), -1, "Bo")), Accepted)
        assert any(isinstance(one, Seated) for one in guest.heard)
        [seen] = (await ann.get(f"/{club['id']}"))["tables"]
        assert (seen["names"], seen["free"]) == (["Ann", "Bo"], 0)


async def test_a_table_that_the_club_does_not_see_is_not_opened_to_it(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, _], _):
        club = await ann.found()
        created = await served.create(plan("me Ann", "open"))
        assert (await ann.post(f"/{club['id']}/key", table=created.table))["code"] == "no-such-table"
        assert (await ann.get(f"/{club['id']}"))["tables"] == []


async def test_whoever_leaves_has_no_links_to_its_tables(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, bo], stack):
        club = await ann.found()
        await bo.join(club, "Bo")
        created = await served.create(plan("me Ann", "open"))
        await ann.post(f"/{club['id']}/tables", host=created.host)
        key = await bo.post(f"/{club['id']}/key", table=created.table)
        own = await ann.post(f"/{club['id']}/key", table=created.table)
        await ann.change(club, "remove", number=2)
        late = await stack.enter_async_context(await served.connect())
        await late.say(hello(key["token"]))
        assert (await last_words(late))[0] == "foreign-token"
        await stack.enter_async_context(await served.sit(own["token"]))
        await stack.enter_async_context(await served.sit(created.join))


async def test_a_contest_of_the_club_is_listed_there_alone(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, bo], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        cup = await made(served, contest_plan(listed=False))
        [entrant] = await cup.enter("Cy")
        path = f"/{club['id']}/contests"
        refused = await ann.post(path, contest=cup.id, director=entrant.secret)
        assert refused["code"] == "foreign-token"
        await ann.post(path, contest=cup.id, director=cup.director)
        [listed] = (await bo.get(f"/{club['id']}"))["contests"]
        assert (listed["id"], listed["name"], listed["entrants"]) == (cup.id, "Cup", 1)
        assert json.loads((await served.web.get("api/contests")).content) == {"contests": []}


async def test_ratings_are_told_of_members_under_their_names_in_the_club(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo", "cy") as (served, [ann, bo, cy], _):
        club = await ann.found()
        await bo.join(club, "Owl")
        assert await bo.get(f"/{club['id']}/ratings") == {"ladders": []}
        cup = await made(served, contest_plan(rounds=1, rated=True))
        entrants = []
        for person in (bo, cy):
            answer = await person.web.post(f"api/contests/{cup.id}/entrants", json={"name": "Somebody"})
            entrants.append(msgspec.json.decode(answer.content, type=Entered))
        await cup.direct("start")
        [board] = (await cup.step()).boards
        await cup.play(entrants, board)
        await cup.until(lambda sheet: sheet.boards[0].over)
        [ladder] = (await bo.get(f"/{club['id']}/ratings"))["ladders"]
        assert [(line["name"], line["games"]) for line in ladder["lines"]] == [("Owl", 1)]


async def test_who_is_muted_writes_nothing_about_a_club(tmp_path: Path) -> None:
    async with together(tmp_path, "ann") as (served, [ann], _):
        club = await ann.found()
        await sanction(served, "ann", "mute")
        assert (await ann.change(club, "describe", name="Owls", about="Bad words"))["code"] == "muted"
        assert (await ann.found())["code"] == "muted"
        assert (await ann.change(club, "code"))["name"] == "Owls"


async def test_who_is_banned_has_no_clubs_and_no_seat_at_their_tables(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo") as (served, [ann, bo], stack):
        club = await ann.found()
        await bo.join(club, "Bo")
        created = await served.create(plan("me Ann", "me Bo"))
        await ann.post(f"/{club['id']}/tables", host=created.host)
        token = created.seats[1].token
        await bo.web.post("api/account/seats", json={"tokens": [token]})
        await sanction(served, "bo", "ban")
        assert (await bo.get(f"/{club['id']}"))["code"] == "banned"
        late = await stack.enter_async_context(await served.connect())
        await late.say(hello(token))
        assert (await last_words(late))[0] == "banned"


async def sanction(served: Served, name: str, kind: str) -> None:
    row = {"id": kind, "account": await account_of(served, name), "kind": kind, "reason": "", "at": 1}
    await served.registry.context.store.write(insert(sanctions).values(**row, until=0))


async def test_an_erased_account_is_in_no_club_and_whoever_joined_first_keeps_it(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo", "cy") as (served, [ann, bo, cy], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        await cy.join(club, "Cy")
        told = json.loads((await ann.web.get("api/account/export")).content)
        assert told["clubs"] == [{"name": "Owls", "own": "Ann", "keeper": True}]
        await erase(ann)
        assert names(await cy.get(f"/{club['id']}")) == [("Bo", True), ("Cy", False)]
        await erase(cy)
        assert names(await bo.get(f"/{club['id']}")) == [("Bo", True)]
        await erase(bo)
        assert [await count(served, table) for table in (clubs, club_members)] == [0, 0]


async def erase(person: Person) -> None:
    body = {"proof": {"password": "tall green trees"}}
    assert (await person.web.post("api/account/erase", json=body)).status_code == 200


async def test_a_moderator_closes_a_club_by_its_code_and_it_is_noted(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "mo") as (served, [ann, mo], _):
        club = await ann.found()
        path, body = "api/moderation/clubs", {"code": club["code"], "reason": "Hate in its name"}
        assert json.loads((await ann.web.post(path, json=body)).content)["code"] == "not-allowed"
        named = update(accounts).where(accounts.c.name == "mo").values(role=Role.MODERATOR)
        await served.registry.context.store.write(named)
        told = json.loads((await mo.web.post(path, json=body)).content)
        assert [(act["act"], act["subject"], act["why"]) for act in told["acts"]] == [
            ("close-club", club["code"], "Hate in its name")
        ]
        assert (await ann.get(f"/{club['id']}"))["code"] == "no-such-club"
        assert json.loads((await mo.web.post(path, json=body)).content)["code"] == "no-such-club"
        assert await count(served, audit) == 1


async def test_a_host_may_have_no_clubs(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", clubs=False) as (_, [ann], _):
        assert (await ann.get())["code"] == "no-file"
    async with serving(tmp_path / "other") as served:
        assert (await served.web.get("api/clubs")).status_code == 404
        assert not msgspec.json.decode((await served.web.get("api/catalogue")).content)["clubs"]


async def test_only_members_enter_a_contest_that_is_for_them(tmp_path: Path) -> None:
    async with together(tmp_path, "ann", "bo", "cy") as (served, [ann, bo, cy], _):
        club = await ann.found()
        await bo.join(club, "Bo")
        cup = await made(served, contest_plan(listed=False))
        path = f"/{club['id']}/contests"

        async def enter(web: httpx.AsyncClient) -> Any:
            answer = await web.post(f"api/contests/{cup.id}/entrants", json={"name": "X", "language": "en"})
            return json.loads(answer.content).get("code", "entered")

        await ann.post(path, contest=cup.id, director=cup.director, members=True)
        assert [await enter(web) for web in (served.web, cy.web)] == ["members-only"] * 2
        assert await enter(bo.web) == "entered"
        other = await cy.found()
        await cy.post(f"/{other['id']}/contests", contest=cup.id, director=cup.director)
        assert await enter(cy.web) == "members-only", "a club that merely sees it opens nothing"
        await cy.post(f"/{other['id']}/contests", contest=cup.id, director=cup.director, members=True)
        assert await enter(cy.web) == "entered"
        await ann.change(club, "remove", number=2)
        assert len((await served.web.get(f"api/contests/{cup.id}")).json()["entrants"]) == 2
        for one, its in ((ann, club), (cy, other)):
            await one.post(f"/{its['id']}/contests", contest=cup.id, director=cup.director)
        assert await enter(served.web) == "entered", "it is open again"


async def test_a_contest_of_a_closed_club_is_open_to_whoever_has_the_link(tmp_path: Path) -> None:
    async with together(tmp_path, "ann") as (served, [ann], _):
        club = await ann.found()
        cup = await made(served, contest_plan(listed=False))
        await ann.post(f"/{club['id']}/contests", contest=cup.id, director=cup.director, members=True)
        await ann.post(f"/{club['id']}/close")
        assert len(await cup.enter("Dee")) == 1
