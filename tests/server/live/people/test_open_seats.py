"""People who come by a table's link or from the list of open tables: who comes first has the seat."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import (
    Accepted,
    Close,
    CodeDrawn,
    Created,
    Invite,
    Leave,
    OpenTables,
    Refused,
    Reissue,
    Reissued,
    Seated,
    Show,
    Sit,
    Start,
    Welcome,
)
from discovery.store.rows import TABLE
from tests.support.deadlines import reached
from tests.support.server.harness import Player, Served, fresh_id, hello, last_words, plan, serving

pytestmark = pytest.mark.anyio


async def guest(served: Served, stack: AsyncExitStack, created: Created) -> Player:
    """Somebody who has opened the table's link."""
    return await stack.enter_async_context(await served.sit(created.join))


async def sit(player: Player, name: str, seat: int = -1) -> str:
    """Take a seat; its secret."""
    command = Sit(fresh_id(), seat, name)
    await player.say(command)
    return (await player.hear(Seated)).token


async def refused(player: Player, command: object) -> str:
    answer = await player.ask(command)
    assert isinstance(answer, Refused)
    return answer.fault.code


async def listed(served: Served) -> list[tuple[list[str], int]]:
    answer = await served.web.get("api/lobby")
    return [(one.names, one.free) for one in msgspec.json.decode(answer.content, type=OpenTables).tables]


async def test_a_guest_takes_a_seat_and_plays_on_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        bo = await guest(served, stack, created)
        [welcome] = [message for message in bo.heard if isinstance(message, Welcome)]
        assert (welcome.seat, welcome.guest, welcome.host) == (-1, True, False)

        token = await sit(bo, "Bo", 1)

        seated = await stack.enter_async_context(await served.sit(token))
        assert isinstance(await host.ask(Start(fresh_id())), Accepted)
        update = await seated.until(lambda seen: seen.position is not None)
        assert [seat.name for seat in update.table.seats] == ["Ann", "Bo"]


async def test_a_seat_cannot_be_taken_twice(tmp_path: Path) -> None:
    """Of many who press at once one has the seat, and no secret but that one opens it."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", "open"))
        guests = [await guest(served, stack, created) for _ in range(5)]

        answers = await asyncio.gather(
            *(one.ask(Sit(fresh_id(), 1, f"G{n}")) for n, one in enumerate(guests))
        )

        assert [type(one) for one in answers].count(Accepted) == 1
        assert {one.fault.code for one in answers if isinstance(one, Refused)} == {"seat-taken"}
        late = await stack.enter_async_context(await served.connect())
        await late.say(hello(created.seats[1].token))
        assert await last_words(late) == ("foreign-token", False)
        first = guests[[type(one) for one in answers].index(Accepted)]
        assert await refused(first, Sit(fresh_id(), 2, "Again")) == "not-seated"


async def test_a_repeated_wish_has_its_first_answer(tmp_path: Path) -> None:
    """Whose connection broke before the answer comes back by the same link and asks again."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", "open"))
        wish = Sit(fresh_id(), -1, "Bo")
        first = await guest(served, stack, created)
        await first.say(wish)
        token = (await first.hear(Seated)).token
        again = await guest(served, stack, created)
        await again.say(wish)
        assert (await again.hear(Seated)).token == token
        assert again.update is not None
        assert [seat.taken for seat in again.update.table.seats] == [True, True, False]


async def test_the_table_s_link_shows_nobody_s_secret_and_manages_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", "open"))
        bo, cem = await guest(served, stack, created), await guest(served, stack, created)
        token = await sit(bo, "Bo")
        await cem.until(lambda seen: seen.table.seats[1].name == "Bo")
        told = "".join(cem.frames)
        for secret in (token, created.host, *(one.token for one in created.seats)):
            assert secret not in told
        for command in (
            Start(fresh_id()),
            Close(fresh_id()),
            Show(fresh_id(), True),
            Reissue(fresh_id(), TABLE),
        ):
            assert await refused(cem, command) == "not-host"
        wish = msgspec.json.encode(Invite(created.join, "Dee", comes=True))
        answer = await served.web.post(f"api/tables/{created.table}/newcomers", content=wish)
        assert answer.status_code == 403


async def test_the_host_renews_the_table_s_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        bo = await guest(served, stack, created)
        answer = await host.ask(Reissue(fresh_id(), TABLE))
        assert isinstance(answer, Reissued)
        assert await last_words(bo) == ("foreign-token", False)
        cem = await stack.enter_async_context(await served.sit(answer.token))
        assert await sit(cem, "Cem")
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        again = await stack.enter_async_context(await served.sit(answer.token))
        assert again.update is not None
        assert again.update.table.seats[1].name == "Cem"
        assert await refused(again, Sit(fresh_id(), -1, "Dee")) == "seat-taken"


async def test_a_seat_that_was_left_is_free_again_for_the_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        bo = await guest(served, stack, created)
        seated = await stack.enter_async_context(await served.sit(await sit(bo, "Bo")))
        await seated.ask(Leave(fresh_id()))
        cem = await guest(served, stack, created)
        assert await sit(cem, "Cem")
        assert await last_words(seated) == ("foreign-token", False)


async def test_where_no_seat_is_open_there_is_no_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert (await served.create(plan("me Ann", "bot Bo"))).join == ""


async def test_who_only_watches_takes_no_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        assert await refused(watcher, Sit(fresh_id(), -1, "Bo")) == "not-seated"


async def test_the_list_shows_only_what_hosts_show_and_what_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        private, shown = (
            await served.create(plan("me Ann", "open")),
            await served.create(plan("me Bo", "open")),
        )
        await stack.enter_async_context(await served.sit(private.seats[0].token, host=private.host))
        host = await served.sit(shown.seats[0].token, host=shown.host)
        assert await listed(served) == []

        await host.ask(Show(fresh_id(), True))
        assert await listed(served) == [(["Bo"], 1)]
        text = (await served.web.get("api/lobby")).text
        assert not any(secret in text for secret in (shown.host, shown.join, shown.seats[0].token))
        await host.line.close()

        async def nobody_waits_there() -> bool:
            return not await listed(served)

        await reached(nobody_waits_there, pause=0.01)

        host = await stack.enter_async_context(await served.sit(shown.seats[0].token, host=shown.host))
        stranger = await stack.enter_async_context(await served.sit(table=shown.table))
        assert await listed(served) == [(["Bo"], 1)]
        await sit(stranger, "Cem")
        assert await listed(served) == []
        await host.ask(Show(fresh_id(), False))
        assert await listed(served) == []


@pytest.mark.parametrize("begins", [True, False])
async def test_the_list_leaves_out_what_has_begun_or_is_closed(tmp_path: Path, begins: bool) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        await host.ask(Show(fresh_id(), True))
        stranger = await stack.enter_async_context(await served.sit(table=created.table))
        if begins:
            await sit(stranger, "Bo")
        assert isinstance(await host.ask((Start if begins else Close)(fresh_id())), Accepted)
        assert await listed(served) == []
        assert host.update is not None
        assert host.update.table.listed != begins


async def test_a_server_without_a_list_shows_none(tmp_path: Path) -> None:
    async with serving(tmp_path, lobby=False) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        assert await refused(host, Show(fresh_id(), True)) == "bad-command"
        assert (await served.web.get("api/lobby")).status_code == 404


async def test_an_address_takes_a_limited_number_of_seats(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(seats_per_hour=1)) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", "open"))
        await sit(await guest(served, stack, created), "Bo")
        assert await refused(await guest(served, stack, created), Sit(fresh_id(), -1, "Cem")) == "too-many"


async def test_a_link_is_drawn_as_a_code(tmp_path: Path) -> None:
    """A code of the smallest version has 21 squares a side; its first row begins with a finder of seven."""
    async with serving(tmp_path) as served:
        answer = await served.web.post("api/qr", content=b'{"text": "HELLO"}')
        drawn = msgspec.json.decode(answer.content, type=CodeDrawn)
        assert drawn.size == 21 + 8
        assert drawn.path.startswith("M4 4h7v1h-7z")
        for wrong in (b'{"text": ""}', b"{}", b'{"text": "%s"}' % (b"x" * 501)):
            assert (await served.web.post("api/qr", content=wrong)).status_code == 400
