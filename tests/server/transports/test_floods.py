"""What uvicorn answers by itself is bounded, too: pings, fragments, half requests, answers nobody reads."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import Accepted, Explain, Goodbye, Language
from discovery.server.transports.gate import Gate
from tests.support.deadlines import reached, run, within
from tests.support.server import drills
from tests.support.server.drills import Target, frame, request, upgrade
from tests.support.server.harness import Served, fresh_id, hello, plan, serving

pytestmark = pytest.mark.anyio

SHORT = Limits(head_seconds=0.2, body_seconds=0.2, send_seconds=0.2, watch_seconds=0.05)
JSON = "Content-Type: application/json"


async def everybody_gone(served: Served, left: int = 0) -> None:
    """Wait until the server holds no more than ``left`` connections."""
    await reached(lambda: len(served.gate) <= left, pause=0.01)


@pytest.mark.parametrize("path", ["api/socket", "api/lines"])
@pytest.mark.parametrize(
    "frames",
    [drills.pings(5_000), drills.pings(2_000, 125), drills.fragments(5_000), [frame(drills.PONG)] * 5_000],
    ids=["empty pings", "long pings", "fragments", "pongs"],
)
async def test_a_flood_that_no_application_sees_is_cut_off(
    tmp_path: Path, frames: list[bytes], path: str
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann"), stack)
        ending = await drills.flood(Target.of(served.address), frames, path)
        assert ending.ended
        assert len(ending.heard) < 100 * 130
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)


async def test_a_few_pings_and_a_message_in_parts_are_fine(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, await served.connect() as page:
        for _ in range(10):
            async with within():
                await (await page.line.ping())
        words = '{"type":"hello","wire":0,"token":"","table":"x","host":"","have":0,"language":"fr"}'
        await page.line.send([words[:10], words[10:]])
        assert (await page.hear(Goodbye)).fault.code == "old-client"


async def test_frames_are_taken_no_faster_than_the_application_reads_them(tmp_path: Path) -> None:
    """Everything from one read is kept in order; nothing after it is lost."""
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann"))
        async with await served.sit(created.seats[0].token) as ann:
            asked = [Language(fresh_id(), "fr") for _ in range(30)]
            for command in asked:
                await ann.say(command)
            heard = [(await ann.hear(Accepted)).id for _ in asked]
            assert heard == [command.id for command in asked]


async def test_frames_after_the_goodbye_are_not_read_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        garbage = [frame(drills.TEXT, b"x")] * 20_000
        assert (await drills.flood(Target.of(served.address), garbage)).ended
        await everybody_gone(served)


HALF = {
    "silence": lambda target: b"",
    "half a head": lambda target: request(target, "GET", "health")[:-2],
    "half a body": lambda target: request(target, "POST", "api/replays", JSON, "Content-Length: 100") + b"{",
    "half an upgrade": lambda target: upgrade(target)[:-2],
    "the next half head": lambda target: request(target, "GET", "health") + b"GET /",
}


@pytest.mark.parametrize("half", HALF.values(), ids=HALF)
async def test_a_client_that_does_not_finish_a_request_is_cut_off(
    tmp_path: Path, half: Callable[[Target], bytes]
) -> None:
    async with serving(tmp_path, limits=SHORT) as served:
        target = Target.of(served.address)
        for ending in await drills.half_said(target, half(target), 5):
            assert ending.ended
        await everybody_gone(served)


async def test_one_byte_now_and_then_is_no_progress(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=SHORT) as served:
        target = Target.of(served.address)
        head = request(target, "GET", "health", *(f"X-{number}: more" for number in range(100)))
        assert (await drills.trickle(target, head, 0.05)).status == 0
        body = request(target, "POST", "api/replays", JSON, "Content-Length: 1000") + b"x" * 1000
        assert (await drills.trickle(target, body[-1000:], 0.05)).ended


async def test_a_body_in_thousands_of_parts_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        target = Target.of(served.address)
        head = request(target, "POST", "api/replays", JSON, "Transfer-Encoding: chunked")
        async with drills.wire(target) as line:
            await line.send(head + b"1\r\nx\r\n" * 5_000)
            ending = await line.ending()
        assert ending.status == 400
        assert ending.ended


async def test_a_handshake_that_fails_is_answered_and_ended(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        target = Target.of(served.address)
        many = [f"X-{number}: 1" for number in range(200)]
        for said in (upgrade(target, "api/socket", *many), upgrade(target).replace(b"-Key", b"-Lock")):
            [ending] = await drills.half_said(target, said, 1)
            assert ending.ended
            assert ending.status in (400, 431)


async def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(sockets=1)
    async with serving(tmp_path, limits=limits) as served:
        target = Target.of(served.address)
        async with drills.wires(target, limits.connections), drills.wire(target) as late:
            refused = await late.ending()
            assert refused.status == 429
            assert "Patientez" in refused.heard.decode()
        await everybody_gone(served)
        assert (await served.web.get("health")).status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
async def test_an_address_that_fills_its_share_keeps_nobody_else_out(tmp_path: Path) -> None:
    limits = Limits(sockets=1)
    async with serving(tmp_path, limits=limits) as served:
        greedy = Target.of(served.address, source="127.0.0.9")
        async with drills.wires(greedy, limits.connections + 20):
            assert (await served.web.get("health")).status_code == 200


async def test_an_answer_that_nobody_reads_does_not_stay(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "large.js").write_text("x" * 8_000_000)
    async with serving(tmp_path, static=static, send_buffer=4096, limits=SHORT) as served:
        target = Target.of(served.address)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((target.host, target.port))
        with narrow:
            narrow.sendall(request(target, "GET", "large.js"))
            await reached(lambda: len(served.gate) > 0)
            await everybody_gone(served)


async def test_a_socket_that_never_reads_is_really_gone(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1e9, message_burst=10**9, send_seconds=0.2, watch_seconds=0.05)
    async with serving(tmp_path, send_buffer=4096, limits=limits) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        await served.web.aclose()
        await everybody_gone(served, left=2)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", Target.of(served.address).port))
        deaf = await stack.enter_async_context(
            await served.connect(max_queue=1, sock=narrow, close_timeout=0.1)
        )
        await deaf.say(hello(created.seats[1].token))
        for _ in range(100):
            await deaf.say(Explain(fresh_id(), ["x" * 120] * 16))
        await everybody_gone(served, left=2)


async def test_bytes_that_are_no_text_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as served:
        with caplog.at_level(logging.WARNING):
            ending = await drills.flood(Target.of(served.address), [frame(drills.TEXT, b"\xff\xfe")])
    assert ending.heard.endswith(b"\x88\x02\x03\xef")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_as_many_files_as_the_system_allows() -> None:
    script = (
        "import resource\nfrom discovery.server.serving import most_connections, raise_file_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))\n"
        "few = most_connections()\nraise_file_limit()\n"
        "soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)\nprint(few, soft == hard)\n"
    )
    done = run([sys.executable, "-c", script])
    assert done.stdout.split() == ["156", "True"]


class Line:
    """A transport that accepts a given number of bytes."""

    def __init__(self) -> None:
        self.unsent = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def gate(most: int = 100, proxies: str = "", **given: float) -> tuple[Gate, Time]:
    time = Time()
    limits = Limits(sockets=1, send_seconds=10.0, **given)  # type: ignore[arg-type]  # all are numbers
    return Gate(limits, proxies, most, time), time


def test_the_server_has_a_limit_and_no_address_more_than_half_of_it() -> None:
    house, _ = gate(most=10)
    lines = [Line() for _ in range(12)]
    inside = [house.enter(line, "192.0.2.1") for line in lines[:6]]  # type: ignore[arg-type]
    assert [standing is not None for standing in inside] == [True] * 5 + [False]
    others = [house.enter(line, f"192.0.2.{number}") for number, line in enumerate(lines[6:], 2)]  # type: ignore[arg-type]
    assert [standing is not None for standing in others] == [True] * 5 + [False]
    house.leave(lines[0])  # type: ignore[arg-type]
    assert house.enter(lines[11], "192.0.2.1") is not None  # type: ignore[arg-type]


def test_a_request_that_becomes_a_socket_keeps_its_place() -> None:
    house, _ = gate()
    line = Line()
    assert house.enter(line, "192.0.2.1") is house.enter(line, "192.0.2.1")  # type: ignore[arg-type]
    assert len(house) == 1


def test_the_guests_of_a_trusted_proxy_do_not_share_one_place() -> None:
    house, _ = gate(most=1000, proxies="192.0.2.1, 2001:db8::/32")
    for host in ("192.0.2.1", "2001:db8::7"):
        assert all(house.enter(Line(), host) for _ in range(100))  # type: ignore[arg-type]
    assert not all(house.enter(Line(), "192.0.2.2") for _ in range(100))  # type: ignore[arg-type]


def test_who_reads_slowly_stays_and_who_reads_nothing_goes() -> None:
    house, time = gate()
    slow, deaf = Line(), Line()
    for line in (slow, deaf):
        house.enter(line, "192.0.2.1")  # type: ignore[arg-type]
        line.unsent = 1_000_000
    for _ in range(6):
        house.look()
        time.at += 9.0
        slow.unsent -= 10_000
    assert (slow.aborted, deaf.aborted) == (False, True)


def test_what_is_not_understood_of_the_proxies_is_left_out() -> None:
    house, _ = gate(proxies="nonsense,,10.0.0.0/8")
    assert all(house.enter(Line(), "10.1.2.3") for _ in range(90))  # type: ignore[arg-type]


async def test_an_upload_that_breaks_off_leaves_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as served:
        target = Target.of(served.address)
        async with drills.wires(target, 3) as lines:
            for line in lines:
                await line.send(request(target, "POST", "api/replays", JSON, "Content-Length: 100") + b"{")
            await served.web.get("health")  # answered after what came before
            await served.web.aclose()
        await everybody_gone(served)
    out = capsys.readouterr()
    assert "Traceback" not in out.out + out.err


async def test_nonsense_of_strangers_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as served:
        target = Target.of(served.address)
        for said in (
            b"nonsense\r\n\r\n",
            request(target, "GET", "health", "Connection: upgrade", "Upgrade: h9"),
        ):
            async with drills.wire(target) as line:
                await line.send(said)
                await line.answer()
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]
