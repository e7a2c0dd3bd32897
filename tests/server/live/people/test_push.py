"""Calls to devices through a push service: whom, when, and that they say nothing."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.server.config.settings import HOUR
from discovery.server.live.people import es256
from discovery.server.live.people import push as calls
from discovery.server.live.people.push import MOST_A_SEAT, Push, Vapid, push_of
from discovery.server.protocol import Created, PushWanted, Reissue
from discovery.server.protocol.page_messages.mail import QuietTime
from discovery.server.tables.clocks.quiet import QuietHours
from discovery.store.database import Store, open_store
from discovery.store.jobs import CreateNextGame
from tests.support.deadlines import reached
from tests.support.hand_clock import Clock
from tests.support.server.harness import Player, Served, fresh_id, plan, serving
from tests.support.server.push_service import PushService, Sent, push_service
from tests.support.stored import event, filled, game

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@example.org"
# With a blank, so that no key or signature of the headers, which are random, can spell one by chance.
NAMES = ("Ann Reed", "Bo Lund")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def let(service: PushService) -> dict[str, Any]:
    """The settings of a server that calls this service."""
    return {"push": CONTACT, "push_services": (service.origin,)}


async def want(
    served: Served, token: str, endpoint: str, on: bool = True, quiet: QuietTime | None = None
) -> int:
    wish = msgspec.json.encode(PushWanted(token, endpoint, on, quiet))
    return (await served.web.post("api/push", content=wish)).status_code


async def called(store: Store, table: str, seat: int) -> list[str]:
    return [one.endpoint for one in await store.devices(table, seat)]


async def next_call(service: PushService) -> Sent:
    return await asyncio.to_thread(service.sent.get, timeout=30)


async def away(served: Served, stack: AsyncExitStack) -> tuple[Created, Player]:
    """A table that has just been dealt: who is to move is there, the other one is not; and who is there."""
    created, players = await served.started(plan(*(f"me {name}" for name in NAMES)), stack)
    gone = next(number for number, player in enumerate(players) if not player.legal)
    there = players[1 - gone]
    await players[gone].line.close()
    await there.until(lambda seen: not seen.table.seats[gone].present)
    created.seats.sort(key=lambda one: one.seat != gone)
    return created, there


async def pass_on(player: Player) -> None:
    """Play until it is somebody else's turn."""
    while player.legal:
        answer = await player.play(next((m for m in player.legal if m.startswith("end")), player.legal[0]))
        await player.caught_up(answer.seq)  # type: ignore[union-attr]


async def test_who_is_away_is_called_once_with_nothing_in_it(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path, **let(service)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        token = created.seats[0].token
        assert await want(served, token, f"{service.origin}/device/1?x=2") == 200
        await pass_on(there)

        sent = await next_call(service)

        assert (sent.path, sent.body) == ("/device/1?x=2", b"")
        assert sent.headers["ttl"] == "86400"
        told = json.dumps(sent.headers) + sent.path
        for secret in (token, created.table, created.host, *NAMES, "explore"):
            assert secret not in told
        kind, credentials = sent.headers["authorization"].split(" ", 1)
        signed = dict(part.split("=", 1) for part in credentials.split(", "))
        claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
        assert kind == "vapid"
        assert (claims["aud"], claims["sub"]) == (service.origin, CONTACT)
        catalogue = (await served.web.get("api/catalogue")).json()
        assert signed["k"] == catalogue["push"]
        assert service.sent.empty()


async def test_who_sees_their_turn_is_not_called(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path, **let(service)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        other = created.seats[1].token
        assert await want(served, other, f"{service.origin}/there") == 200
        assert await want(served, created.seats[0].token, f"{service.origin}/away") == 200
        await pass_on(there)
        assert (await next_call(service)).path == "/away"
        assert service.sent.empty()


NIGHT = QuietTime(22, 7, "Europe/Berlin")
EVENING, MORNING = 7 * HOUR, 9 * HOUR
"""Seconds until 6:13 and until 8:13 in Berlin, from the moment at which the clock of these tests begins."""


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are made by the tests alone."""
    monkeypatch.setattr(calls, "ROUND_SECONDS", 1e9)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def held(served: Served, there: Player, token: str, endpoint: str) -> Push:
    """A call for the seat of somebody who is away falls into their night."""
    assert await want(served, token, endpoint, quiet=NIGHT) == 200
    await pass_on(there)
    push, store = served.registry.context.push, served.registry.context.store
    assert push is not None
    table, seat = await served.registry.seat(token)

    async def due() -> bool:
        return any(one.due for one in await store.devices(table, seat))

    await reached(due)
    await push.round(served.registry)
    return push


def by_night(service: PushService, clock: Clock) -> dict[str, Any]:
    """As ``let``, with a clock that is set by hand; tables stay as they are."""
    return let(service) | {"timepiece": clock.timepiece, "unload_seconds": 1e9, "sweep_seconds": 1e9}


async def test_a_call_of_the_night_comes_in_the_morning_once(
    tmp_path: Path, service: PushService, clock: Clock
) -> None:
    async with serving(tmp_path, **by_night(service, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        push = await held(served, there, created.seats[0].token, f"{service.origin}/asleep")
        clock.pass_by(EVENING)
        await push.round(served.registry)
        assert service.sent.empty()
        clock.pass_by(MORNING - EVENING)
        for _ in range(2):
            await push.round(served.registry)
        assert (await next_call(service)).path == "/asleep"
        assert service.sent.empty()


async def test_a_call_is_dropped_where_nobody_waits_any_more(
    tmp_path: Path, service: PushService, clock: Clock
) -> None:
    async with serving(tmp_path, **by_night(service, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        push = await held(served, there, created.seats[0].token, f"{service.origin}/asleep")
        back = await stack.enter_async_context(await served.sit(created.seats[0].token))
        await pass_on(back)
        await there.my_turn()
        clock.pass_by(MORNING)
        await push.round(served.registry)
        assert service.sent.empty()
        assert [one.due for one in await served.registry.context.store.devices(*push_seat(created))] == [0]


async def test_a_call_that_is_held_survives_a_restart(
    tmp_path: Path, service: PushService, clock: Clock
) -> None:
    async with serving(tmp_path, **by_night(service, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await held(served, there, created.seats[0].token, f"{service.origin}/asleep")
    clock.pass_by(MORNING)
    async with serving(tmp_path, **by_night(service, clock)) as served:
        push = served.registry.context.push
        assert push is not None
        await push.round(served.registry)
        assert (await next_call(service)).path == "/asleep"


async def test_other_hours_hold_for_all_seats_of_a_device_and_for_what_waits(
    tmp_path: Path, service: PushService, clock: Clock
) -> None:
    async with serving(tmp_path, **by_night(service, clock)) as served, AsyncExitStack() as stack:
        other = await served.create(plan("me Ann", "open"))
        device = f"{service.origin}/awake"
        created, there = await away(served, stack)
        push = await held(served, there, created.seats[0].token, device)
        assert await want(served, other.seats[0].token, device) == 200
        await push.round(served.registry)
        assert (await next_call(service)).path == "/awake"
        unknown = QuietTime(1, 2, "Nowhere/Else")
        assert await want(served, other.seats[0].token, device, quiet=unknown) == 422


def push_seat(created: Created) -> tuple[str, int]:
    """The table and the chair of the first seat that is listed."""
    return created.table, created.seats[0].seat


async def test_one_press_ends_the_calls_and_so_does_a_new_link(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path, **let(service)) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        store = served.registry.context.store
        seats = [(created.table, one.seat) for one in created.seats]
        for one in created.seats:
            assert await want(served, one.token, f"{service.origin}/{one.seat}") == 200
        assert await want(served, created.seats[0].token, f"{service.origin}/0", on=False) == 200
        host = await stack.enter_async_context(await served.sit(table=created.table, host=created.host))
        assert [len(await called(store, *seat)) for seat in seats] == [0, 1]
        await host.ask(Reissue(fresh_id(), 1))
        assert [await called(store, *seat) for seat in seats] == [[], []]


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    service.status = 410
    async with serving(tmp_path, **let(service)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        assert await want(served, created.seats[0].token, f"{service.origin}/old") == 200
        await pass_on(there)
        await next_call(service)
        store, seat = served.registry.context.store, created.seats[0].seat

        async def forgotten() -> bool:
            return not await called(store, created.table, seat)

        await reached(forgotten, pause=0.01)


async def test_only_known_services_are_called_and_only_for_one_s_own_seat(
    tmp_path: Path, service: PushService
) -> None:
    async with serving(tmp_path, **let(service)) as served:
        created = await served.create(plan("me Ann", "open"))
        token = created.seats[0].token
        for known in ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x"):
            assert await want(served, token, known) == 200
        for elsewhere in (
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evilfcm.googleapis.com.example/x",
            "http://127.0.0.1:1/x",
            "https://[::1/x",
            "file:///etc/passwd",
        ):
            assert await want(served, token, elsewhere) == 400
        for foreign in (created.host, created.join, "nothing"):
            assert await want(served, foreign, f"{service.origin}/x") == 403


async def test_a_server_whose_host_does_not_let_it_calls_nobody(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        assert await want(served, created.seats[0].token, f"{service.origin}/x") == 404
        assert (await served.web.get("api/catalogue")).json()["push"] == ""


async def test_devices_and_key_are_kept_and_follow_their_seats_to_the_next_game(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        push = await push_of(store, CONTACT, ("http://127.0.0.1:1",), lambda: 0)
        assert push is not None
        await filled(store, "t")
        await push.add(("t", 0), "http://127.0.0.1:1/a", QuietHours())
        await push.add(("t", 1), "http://127.0.0.1:1/b", QuietHours())
        await store.follow(CreateNextGame(game("next"), [event(1, None, "next")], "t", {0: 1, 1: 0}))
    async with open_store(tmp_path) as store:
        again = await push_of(store, CONTACT, (), lambda: 0)
        assert again is not None
        assert again.vapid.public == push.vapid.public
        assert await called(store, "next", 1) == ["http://127.0.0.1:1/a"]
        assert await called(store, "next", 0) == ["http://127.0.0.1:1/b"]
        assert await called(store, "t", 0) == []


async def test_of_many_devices_of_a_seat_the_first_is_forgotten(tmp_path: Path) -> None:
    now = 0
    async with open_store(tmp_path) as store:
        push = await push_of(store, CONTACT, ("http://127.0.0.1:1",), lambda: now)
        assert push is not None
        await filled(store, "t")
        for now in range(MOST_A_SEAT + 2):
            await push.add(("t", 0), f"http://127.0.0.1:1/{now}", QuietHours())
        now = 99
        await push.add(("t", 0), "http://127.0.0.1:1/3", QuietHours())
        assert [one[-1] for one in await called(store, "t", 0)] == ["2", "4", "5", "6", "3"]


def test_a_token_is_signed_twice_a_day() -> None:
    now = 10**12
    vapid = Vapid(es256.new_key(), CONTACT, lambda: now)
    first = vapid.header("https://one.example")
    now += 3_600_000
    assert vapid.header("https://one.example") == first
    assert vapid.header("https://two.example") != first
    now += 12 * 3_600_000
    assert vapid.header("https://one.example") != first
