"""Tables of the same deal: the same chance, and results for those who have finished."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.errors import Code
from discovery.play.deals import Deal, closed, daily_deal
from discovery.play.setups import GameSetup
from discovery.play.verify import verify
from discovery.server.finished.deals import secret_of
from discovery.server.present.setups import plan_for
from discovery.server.protocol import Created, DealAsked, DealInfo, Fault, Follow, SeatPlan, TablePlan
from tests.support.server.harness import Player, Served, play_some, play_to_the_end, serving

pytestmark = pytest.mark.anyio

DEAL = Deal(GameSetup("classic-simple", options=("eras=1-3",), seats=("me", "me")), "7QXM2N5R3T")
EVERYWHERE = Deal(closed(DEAL.setup), DEAL.word)


def planned(*names: str, deal: Deal = DEAL, **more: Any) -> TablePlan:
    seats = [SeatPlan("me", name) for name in names]
    return msgspec.structs.replace(plan_for(deal.setup, "en"), seats=seats, deal=deal.code, **more)


async def played(served: Served, stack: AsyncExitStack, *names: str, seed: int = 1) -> Created:
    created, players = await served.started(planned(*names), stack)
    await play_to_the_end(players, random.Random(seed).choice)
    return created


async def asked(served: Served, code: str, *tokens: str) -> DealInfo | Fault:
    answer = await served.web.post(f"api/deals/{code}", content=msgspec.json.encode(DealAsked([*tokens])))
    kind: Any = DealInfo if answer.status_code == 200 else Fault
    found: DealInfo | Fault = msgspec.json.decode(answer.content, type=kind)
    return found


async def info(served: Served, *tokens: str) -> DealInfo:
    found = await asked(served, DEAL.code, *tokens)
    assert isinstance(found, DealInfo), found
    return found


async def test_all_tables_of_a_deal_are_dealt_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        records = []
        for names in (("Ann", "Bo"), ("Vi", "Wu")):
            created, _ = await served.started(planned(*names), stack)
            records.append((await served.registry.table(created.table)).record())

        assert records[0].order == records[1].order
        key = DEAL.key(await secret_of(served.registry.context.store))
        assert records[0].commitment == records[1].commitment == key.commitment
        assert [records[0].seats.index("Ann"), records[0].seats.index("Bo")] == [
            records[1].seats.index("Vi"),
            records[1].seats.index("Wu"),
        ]


async def test_who_has_finished_sees_how_it_ended_elsewhere_and_nobody_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        first = await played(served, stack, "Ann", "Bo")
        running: tuple[Created, list[Player]] = await served.started(planned("Vi", "Wu"), stack)
        own = running[0].seats[1].token
        before = await info(served, own, "A" * 43)
        await play_to_the_end(running[1], random.Random(2).choice)
        after = await info(served, own)

        assert (before.played, before.results) == ("", [])
        assert after.played == running[0].table
        assert (await info(served, running[0].host)).results == after.results
        assert {one.table for one in after.results} == {first.table, running[0].table}
        [ours] = [one for one in after.results if one.table == first.table]
        assert {seat.name for seat in ours.seats} == {"Ann", "Bo"}
        assert any(seat.won for seat in ours.seats)


async def test_who_names_a_table_of_others_sees_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(planned("Ann", "Bo"), stack)
        guest = await played(served, stack, "Vi", "Wu")

        for one in (guest.table, created.seats[0].token, guest.join):
            found = await info(served, *([one] if one else []))
            assert (found.played, found.results) == ("", [])


@pytest.mark.parametrize("deal", [DEAL, EVERYWHERE], ids=["of the server", "everywhere"])
async def test_nobody_is_sent_the_code_before_the_game_is_over(tmp_path: Path, deal: Deal) -> None:
    """Its cards may follow from the code, and whoever watches could tell them a player."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(planned("Ann", "Bo", deal=deal), stack)
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        await play_some(players, 4, random.Random(1).choice)
        everybody = [*players, watcher]
        pages = ("record", "replay", "analysis")
        told = [(await served.web.get(f"api/tables/{created.table}/{page}")).text for page in pages]
        frames = [frame for player in everybody for frame in player.frames]
        assert not [one for one in (*frames, *told) if deal.word in one]

        await play_to_the_end(players, random.Random(1).choice)
        for player in everybody:
            over = await player.until(lambda seen: seen.table.status == "over")
            assert over.table.deal == deal.code


async def test_the_table_tells_where_its_deal_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        found = []
        for deal in (DEAL, EVERYWHERE):
            _, players = await served.started(planned("Ann", "Bo", deal=deal), stack)
            assert players[0].update is not None
            told = await asked(served, deal.code)
            assert isinstance(told, DealInfo)
            found.append((players[0].update.table.shared, told.everywhere))
        plan = msgspec.structs.replace(planned("Ann", "Bo"), deal="")
        _, players = await served.started(plan, stack)
        assert players[0].update is not None

        assert found == [("here", False), ("everywhere", True)]
        assert players[0].update.table.shared == "no"


async def test_a_server_deals_what_its_code_alone_does_not_tell(tmp_path: Path) -> None:
    """Two servers deal the same where nobody but the players is at the table, and otherwise each its own."""
    found = []
    for name in ("one", "two"):
        async with serving(tmp_path / name) as served, AsyncExitStack() as stack:
            for deal in (DEAL, EVERYWHERE):
                created, _ = await served.started(planned("Ann", "Bo", deal=deal), stack)
                found.append((await served.registry.table(created.table)).record().commitment)

    assert len(set(found)) == 3
    assert found[1] == found[3] == EVERYWHERE.key().commitment


async def test_the_chance_of_a_deal_can_be_checked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await played(served, stack, "Ann", "Bo")
        verify((await served.registry.table(created.table)).record())


async def test_another_deal_of_the_same_setup_is_kept_apart(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await played(served, stack, "Ann", "Bo")
        other = await asked(served, Deal(DEAL.setup, "7QXM2N5R3V").code, created.host)

        assert isinstance(other, DealInfo)
        assert (other.played, other.results) == ("", [])


async def test_a_table_that_is_set_up_otherwise_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for plan in (planned("Ann", "Bo", hints=False), planned("Ann"), planned("Ann", "Bo", options=[])):
            answer = await served.web.post("api/tables", content=msgspec.json.encode(plan))
            assert msgspec.json.decode(answer.content, type=Fault).code == Code.BAD_DEAL_CODE


async def test_the_next_game_has_a_deal_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await played(served, stack, "Ann", "Bo")
        body = msgspec.json.encode(Follow(created.host))
        answer = await served.web.post(f"api/tables/{created.table}/next", content=body)
        following = await served.registry.table(answer.json()["table"])

        assert following.plan.deal == ""
        assert following.key not in (None, (await served.registry.table(created.table)).key)


async def test_the_daily_deal_is_that_of_the_date(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        found = await asked(served, "daily")

        assert isinstance(found, DealInfo)
        assert found.code == daily_deal(found.day).code
        assert [seat.kind for seat in found.plan.seats] == ["me", "program"]


async def test_a_new_deal_of_a_setup(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        setup = DEAL.code.partition(".")[0]
        answer = await served.web.post(f"api/setups/{setup}/deals")
        found = msgspec.json.decode(answer.content, type=DealInfo)

        assert found.code.startswith(f"{setup}.")
        assert found.code != DEAL.code
        refused = await asked(served, "nothing")
        assert isinstance(refused, Fault)
        assert refused.code == Code.BAD_DEAL_CODE
