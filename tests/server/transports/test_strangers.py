"""Whatever comes over a socket: a clear answer, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from discovery.server.config.settings import Limits
from discovery.server.protocol import (
    Accepted,
    ClientMessage,
    Explain,
    Goodbye,
    Language,
    Play,
    Refused,
    Rename,
)
from tests.support.deadlines import within
from tests.support.server.harness import PROGRAM, Player, Served, fresh_id, hello, last_words, plan, serving

pytestmark = pytest.mark.anyio

TOKEN = "x" * 43
NESTED = '{"a":' * 2_600


async def farewell(served: Served, *first: object) -> tuple[str, bool]:
    """What the server says to somebody who begins like this."""
    async with await served.connect() as stranger:
        for message in first:
            await stranger.say(message)
        return await last_words(stranger)


async def test_links_that_open_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        one, other = await served.create(plan("me Ann", "open")), await served.create(plan("me Ann"))
        token = one.seats[0].token
        assert await farewell(served, hello(TOKEN)) == ("foreign-token", False)
        assert await farewell(served, hello(token[:9])) == ("foreign-token", False)
        assert await farewell(served, hello(token, host=TOKEN)) == ("foreign-token", False)
        assert await farewell(served, hello(token, table=other.table)) == ("foreign-token", False)
        assert await farewell(served, hello(token, host=other.host)) == ("foreign-token", False)
        assert await farewell(served, hello(one.host)) == ("foreign-token", False)
        assert await farewell(served, hello(table="nowhere")) == ("no-such-table", False)
        assert await farewell(served, hello()) == ("no-such-table", False)
        assert await farewell(served, hello(token, wire=0)) == ("old-client", False)


async def test_a_watcher_sees_the_table_and_no_hand_and_may_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann", "bot Bo"), stack)
        async with await served.sit(table=created.table) as watcher:
            assert watcher.update is not None
            position = watcher.update.position
            assert position is not None
            assert [seat.cards for seat in position.seats] == [None, None]
            assert position.legal == []
            refused = await watcher.play("end")
            assert isinstance(refused, Refused)
            assert refused.fault.code == "not-seated"
            assert isinstance(await watcher.ask(Rename(fresh_id(), "Zoe")), Refused)
            assert (await ann.until(lambda seen: seen.table.watchers == 1)).table.watchers == 1


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{}",
        "null",
        "[1,2",
        '{"type":"hello"}',
        '{"type":"play","id":"a","seq":0,"move":"end"}',
        "\x00",
        "é" * 500,
        NESTED,
        "[" * 16_000,
    ],
)
async def test_garbage_instead_of_a_hello(tmp_path: Path, frame: str) -> None:
    async with serving(tmp_path) as served:
        assert await farewell(served, frame) == ("bad-command", False)


async def test_whoever_could_not_say_his_language_is_answered_in_his_browser_s(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        french = {**PROGRAM, "Accept-Language": "fr-FR,fr;q=0.9"}
        async with await served.connect(additional_headers=french) as stranger:
            await stranger.say(hello("no secret at all"))
            goodbye = await stranger.hear(Goodbye)
            assert goodbye.fault.message == "Le serveur n’a pas compris cette demande."


@pytest.mark.parametrize(
    "frame", ["", "nonsense", '{"type":"fly"}', '{"type":"play","id":"<script>"}', NESTED, f'{{"id":{NESTED}']
)
async def test_garbage_after_the_hello_ends_the_connection(tmp_path: Path, frame: str) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann"))
        async with await served.sit(created.seats[0].token) as ann:
            await ann.say(frame)
            assert await last_words(ann) == ("bad-command", False)


async def test_a_second_hello_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        token = (await served.create(plan("me Ann"))).seats[0].token
        async with await served.sit(token) as ann:
            await ann.say(hello(token))
            assert await last_words(ann) == ("bad-command", False)


async def test_a_command_with_a_readable_id_is_refused_by_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        async with await served.sit(created.seats[1].token) as guest:
            answer = await guest.ask(Rename("long", "N" * 10_000))
            assert isinstance(answer, Refused)
            assert answer.fault.code == "bad-name"
            answer = await guest.ask(Play("endless", 0, "x" * 5_000))
            assert isinstance(answer, Refused)
            assert answer.fault.code == "bad-command"
            assert isinstance(await guest.ask(Rename("short", "Noa")), Accepted)


async def test_huge_and_binary_frames(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        token = (await served.create(plan("me Ann"))).seats[0].token
        async with await served.sit(token) as ann:
            await ann.say("x" * 20_000)
            assert await last_words(ann) == ("too-large", False)
            assert ann.line.close_code == 1009
        async with await served.sit(token) as ann:
            await ann.say(b"\x00\x01")
            assert await last_words(ann) == ("not-text", False)
            assert ann.line.close_code == 1003
        async with await served.sit(token) as ann:
            await ann.line.send("x" * 100_000)
            await ann.line.wait_closed()
            assert ann.line.close_code == 1009


async def test_sockets_of_foreign_pages_are_refused_before_they_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        own = served.address.rstrip("/")
        foreign: list[dict[str, Any]] = [
            {"origin": "https://elsewhere.example"},
            {"origin": "null"},
            {"origin": own + "1"},
            {"origin": "http://127.0.0.1"},
            {"additional_headers": {}},
        ]
        for options in foreign:
            with pytest.raises(InvalidStatus) as refused:
                await served.connect(**options)
            assert refused.value.response.status_code == 403
        async with await served.connect(origin=own, additional_headers={}) as page:
            await page.say(hello(table="nowhere"))
            assert await last_words(page) == ("no-such-table", False)


async def test_who_opens_a_socket_and_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(hello_seconds=0.05)) as served:
        assert await farewell(served) == ("bad-command", True)


async def test_guessing_links_ends_soon_and_keeps_nobody_else_out(tmp_path: Path) -> None:
    """Links are 256 random bits: it is the disk that is spared, and a whole school may share one address."""
    async with serving(tmp_path, limits=Limits(guesses_per_hour=2)) as served:
        token = (await served.create(plan("me Ann"))).seats[0].token
        assert await farewell(served, hello(TOKEN)) == ("foreign-token", False)
        assert (await served.web.get("api/tables/nowhere/record")).status_code == 404
        assert await farewell(served, hello(TOKEN)) == ("too-many", True)
        assert (await served.web.get("api/tables/nowhere/record")).status_code == 429
        async with await served.sit(token) as ann:
            assert ann.update is not None


async def test_an_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(sockets=2)) as served:
        token = (await served.create(plan("me Ann"))).seats[0].token
        async with await served.sit(token), await served.sit(token) as second:
            assert await farewell(served) == ("too-many", True)
            await second.line.close()
            async with await served.sit(token) as third:
                assert third.update is not None


async def test_a_flood_of_messages_is_slowed_and_then_ended(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1000.0, message_burst=1, patience=5)
    async with serving(tmp_path, limits=limits) as served:
        token = (await served.create(plan("me Ann"))).seats[0].token
        async with await served.sit(token) as ann:
            for _ in range(200):
                await ann.say(Language(fresh_id(), "fr"))
            assert await last_words(ann) == ("too-many", False)
            assert ann.line.close_code == 1008


async def test_a_seat_that_stops_reading_delays_nobody_and_is_let_go(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1e9, message_burst=10**9, send_seconds=0.3)
    async with serving(tmp_path, send_buffer=4096, limits=limits) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        await bo.line.close()
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(served.address.rsplit(":", 1)[1].strip("/"))))
        deaf = await stack.enter_async_context(
            await served.connect(max_queue=1, sock=narrow, close_timeout=0.1)
        )
        await deaf.say(hello(created.seats[1].token))
        for _ in range(100):
            await deaf.say(Explain(fresh_id(), ["x" * 120] * 16))
        await ann.until(lambda seen: seen.table.seats[1].present)

        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)

        await ann.until(lambda seen: not seen.table.seats[1].present)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_the_reader_of_commands_knows_two_endings_only(frame: bytes) -> None:
    try:
        msgspec.json.decode(frame, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return


KINDS = ["play", "explain", "rename", "start", "substitute", "reissue", "leave", "close"]
commands = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["play", "explain", "rename", "start", "substitute", "reissue", "leave", "close"]
        ),
        "id": st.sampled_from(["a", "b", "c"]) | st.text(max_size=3),
    },
    optional={
        "seq": st.integers(-1, 2**70),
        "move": st.text(max_size=20) | st.sampled_from(["end", "pass", "leave", "place fire", "give \x00"]),
        "moves": st.lists(st.text(max_size=10), max_size=20),
        "name": st.text(max_size=60),
        "seat": st.integers(-2, 12),
        "program": st.text(max_size=10),
    },
)


async def hear_the_end_of(player: Player) -> None:
    """Wait for the answer to one more command, or for a goodbye."""
    marker = Language(fresh_id(), "en")
    await player.say(marker)
    async with within():
        while getattr(await player.next(), "id", "") != marker.id:
            pass


def test_no_mixture_of_commands_breaks_a_table(tmp_path: Path) -> None:
    async def go() -> tuple[AsyncExitStack, Served]:
        stack = AsyncExitStack()
        return stack, await stack.enter_async_context(serving(tmp_path, limits=Limits(tables_per_hour=1000)))

    with asyncio.Runner() as runner:
        stack, served = runner.run(go())

        @settings(max_examples=30)
        @given(st.lists(commands, max_size=8))
        def tell(told: list[dict[str, Any]]) -> None:
            runner.run(_tell(served, [command for command in told if _plain(command["id"])]))

        tell()
        runner.run(stack.aclose())


async def _tell(served: Served, told: list[dict[str, Any]]) -> None:
    async with AsyncExitStack() as stack:
        created, [ann, _] = await served.started(plan("me Ann", "me Bo"), stack)
        for command in told:
            await ann.say(msgspec.json.encode(command).decode())
        await hear_the_end_of(ann)
        back = await stack.enter_async_context(await served.sit(table=created.table))
        assert back.update is not None
        assert [step.seq for step in back.update.steps] == list(range(1, back.update.seq + 1))


def _plain(ident: object) -> bool:
    return isinstance(ident, str) and bool(ident) and ident.isascii() and ident.isalnum()


async def test_moves_of_another_seat_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [_, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        assert bo.update is not None
        answer = await bo.ask(Play(fresh_id(), bo.update.seq, "end"))
        assert isinstance(answer, Refused)
        assert (answer.fault.code, answer.fault.rule) == ("not-your-turn", "B06")
