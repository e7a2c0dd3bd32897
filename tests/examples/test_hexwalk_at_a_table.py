"""A walk at a live table of the real server: people on sockets, windows, a program beside them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from discovery.core.protocol import GameSpec
from discovery.core.registry import family_of, new_game
from discovery.engines.makers import OF_THE_FAMILY
from discovery.play.records import read
from discovery.play.replay import replay
from discovery.server.protocol import WIRE, SeatPlan, TablePlan
from examples.hexwalk.game import KEY
from examples.hexwalk.state import State
from tests.support.deadlines import run, within
from tests.support.server.harness import PROGRAM, Served, fresh_id, serving
from tests.support.walk import registered

pytestmark = pytest.mark.usefixtures("_registered")


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


class Walker:
    """A person at a socket, who knows nothing but what is sent."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.observed: list[dict[str, Any]] = []
        self.heard: deque[str] = deque(maxlen=10)

    async def say(self, kind: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"type": kind, **fields}))

    async def listen(self) -> dict[str, Any]:
        async with within(lambda: f"after {self.heard}"):
            message: dict[str, Any] = json.loads(await self.line.recv())
        self.heard.append(message["type"])
        if message["type"] in ("update", "change"):
            self.seq = message["seq"]
            self.table |= message["table"]
            self.position |= message["position"] or {}
            self.observed += [happening for step in message["steps"] for happening in step["happenings"]]
        return message

    async def until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            await self.listen()

    def walks(self) -> bool:
        """Whether the die of a turn has been rolled."""
        return self.position.get("phase") == "walk"

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command, and the answer to it."""
        command = fresh_id()
        await self.say(kind, id=command, **fields)
        while (message := await self.listen()).get("id") != command:
            assert message["type"] != "goodbye", message
        return message

    async def play(self, move: str) -> None:
        """Play a move; it is accepted."""
        message = await self.ask("play", seq=self.seq, move=move)
        late = ("stale", "not-your-turn", "window-open", "already-answered")
        assert message["type"] == "accepted" or message["fault"]["code"] in late, message


async def sit(served: Served, token: str, host: str = "") -> Walker:
    line = await connect(served.address.replace("http", "ws", 1) + "api/socket", additional_headers=PROGRAM)
    walker = Walker(line)
    hello = {"wire": WIRE, "token": token, "table": "", "host": host, "have": 0, "language": "en"}
    await walker.say("hello", **hello)
    await walker.until(lambda: bool(walker.table))
    return walker


async def walk_on(walker: Walker, chooser: Random) -> None:
    """Any legal move, until the walk is over."""
    while True:
        await walker.until(lambda: bool(walker.position.get("legal")) or walker.position.get("reason", ""))
        if walker.position["reason"]:
            return
        await walker.play(chooser.choice(walker.position["legal"]))


async def walked(folder: Path) -> None:
    async with serving(folder, makers=OF_THE_FAMILY) as served:
        seats = [SeatPlan("me", "Ann"), SeatPlan("open"), SeatPlan("program", "", "wanderer")]
        created = await served.create(TablePlan(KEY, "hills", [], seats, window_seconds=1))
        ann = await sit(served, created.seats[0].token, created.host)
        bo = await sit(served, created.seats[1].token)
        await bo.say("rename", id=fresh_id(), name="Bo")
        await ann.until(lambda: all(seat["name"] for seat in ann.table["seats"]))
        await ann.say("start", id=fresh_id())
        chooser = Random(5)
        await asyncio.wait_for(asyncio.gather(walk_on(ann, chooser), walk_on(bo, chooser)), 120)

        assert {"rolled", "went"} <= {happening["kind"] for happening in bo.observed}
        taken = [happening for happening in bo.observed if happening["kind"] == "took"]
        assert all((happening["token"] != "") == (happening["seat"] == 1) for happening in taken)
        own = {"Authorization": f"Bearer {created.seats[0].token}"}
        record = await served.web.get(f"api/tables/{created.table}/record", headers=own)
        assert record.status_code == 200, record.text
        end = replay(read(record.text)).state
        assert isinstance(end, State)
        assert list(end.winners) == ann.position["winners"] == bo.position["winners"]
        shown = await served.web.get(f"api/tables/{created.table}/replay", headers=own)
        assert shown.json()["frames"][-1]["position"]["reason"]
        assert {ann.position["family"], *(happening["family"] for happening in bo.observed)} == {"walk"}
        for walker in (ann, bo):
            await walker.line.close()


def test_two_people_and_a_program_walk_at_a_live_table(tmp_path: Path) -> None:
    asyncio.run(walked(tmp_path))


async def ordered(folder: Path) -> None:
    async with serving(folder, makers=OF_THE_FAMILY) as served:
        created = await served.create(TablePlan(KEY, "hills", [], [SeatPlan("me", "Ann"), SeatPlan("open")]))
        ann = await sit(served, created.seats[0].token, created.host)
        refused = await ann.ask("standing-order", reaction="stop", order="never")
        assert refused["fault"]["code"] == "bad-command"
        assert (await ann.ask("standing-order", reaction="object", order="never"))["type"] == "accepted"
        await ann.ask("substitute", seat=1, program="greedy")
        await ann.ask("substitute", seat=1, program="wanderer")
        await ann.ask("start")
        await ann.until(lambda: ann.table["status"] == "playing")
        assert ann.table["orders"] == {"object": "never"}
        assert [seat["program"] for seat in ann.table["seats"]] == ["", "wanderer"]
        await ann.line.close()


def test_a_standing_order_names_what_walkers_may_say(tmp_path: Path) -> None:
    """A word of the card games is refused as any other command that is not understood."""
    asyncio.run(ordered(tmp_path))


async def contested(folder: Path) -> None:
    async with serving(folder, makers=OF_THE_FAMILY) as served:
        seats = [SeatPlan("me", "Ann"), SeatPlan("me", "Bo")]
        created = await served.create(TablePlan(KEY, "hills", [], seats, window_seconds=0))
        walkers = [await sit(served, issued.token, created.host) for issued in created.seats]
        await walkers[0].ask("start")
        for walker in walkers:
            await walker.until(walker.walks)
        first = walkers[0].position["turn"]
        await walkers[first].play(walkers[first].position["legal"][0])
        await walkers[first].play("take")
        other = walkers[1 - first]
        await other.until(lambda: other.position["asked"])
        refused = await other.ask("play", seq=other.seq, move="end")
        assert (refused["fault"]["code"], refused["fault"]["rule"]) == ("window-open", "")
        for walker in walkers:
            await walker.line.close()


def test_a_refusal_at_a_walk_names_no_rule_of_the_card_games(tmp_path: Path) -> None:
    asyncio.run(contested(tmp_path))


async def offered(folder: Path) -> None:
    async with serving(folder, makers=OF_THE_FAMILY) as served:
        shown = (await served.web.get("api/catalogue")).json()
        cards, _, walk = shown["families"]
        assert {deck["family"] for deck in shown["decks"]} == {one["key"] for one in shown["families"]}
        assert (walk["usual"], walk["programs"], walk["max_seats"]) == (
            KEY, ["wanderer", "search"], 4,
        )  # fmt: skip
        [hills] = [game for game in shown["games"] if game["key"] == KEY]
        assert (hills["bots"], hills["shelf"]) == ([], "")
        assert not {"wanderer", "search"} & set(cards["programs"])
        assert (cards["advises"], walk["advises"]) == (True, False)
        for seat, code in (("bot", "bad-command"), ("program", "unknown-player")):
            seats = [{"kind": "me"}, {"kind": seat, "program": "greedy"}]
            plan = {"game": KEY, "deck": "hills", "options": [], "seats": seats}
            refused = await served.web.post("api/tables", json=plan)
            assert refused.json()["code"] == code, refused.text


def test_a_walk_is_offered_with_its_own_seats_and_programs(tmp_path: Path) -> None:
    asyncio.run(offered(tmp_path))


TELL_APART = """
import sys
import msgspec
from discovery.core.messages import Happening, Position
positions, happenings = msgspec.json.Decoder(list[Position]), msgspec.json.Decoder(list[Happening])
told, happened = sys.stdin.read().splitlines()
print([type(one).__module__ for one in (*positions.decode(told), *happenings.decode(happened))])
"""


def test_messages_of_two_families_are_told_apart_by_their_tag() -> None:
    """In a process of its own, since a process puts its families together once."""
    seats, names = ("Ann", "Bo"), {"explore": "prehistory", KEY: "hills"}
    games = [new_game(GameSpec(game, seats, deck)) for game, deck in names.items()]
    parts = [family_of(game).present for game in names]
    positions, happened = [], []
    for game, part in zip(games, parts, strict=True):
        assert part is not None
        state, events = game.open(game.shuffle(Random(1)))
        positions.append(part.seen(game, game.view(state, 0)))
        happened.append(part.happenings(game, events)[0])
    told = b"\n".join(map(msgspec.json.encode, (positions, happened))).decode()
    done = run([sys.executable, "-c", TELL_APART], input=told, check=False)

    cards, walk = "discovery.evolution.present.messages", "examples.hexwalk.present"
    assert done.stdout.strip() == str([cards, walk, cards, walk]), done.stderr
