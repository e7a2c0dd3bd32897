"""Outside programs at a live table, by a seat's secret link (see docs/line-protocol.md)."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect

from discovery.cli import main
from discovery.cli.relay import join
from discovery.engines.outside.host import ExternalPrograms
from discovery.engines.outside.messages import LONGEST_LINE, Error, FromHost, Hello, Result
from discovery.server.protocol import Accepted, Close, Join, Start
from tests.support.deadlines import within
from tests.support.own_deck import garden
from tests.support.server.harness import PROGRAM, Served, fresh_id, plan, play_to_the_end, serving
from tests.support.server.outsiders import DOCS, Obedient, documented

pytestmark = pytest.mark.anyio


OURS = "discovery.evolution.bots:PROGRAMS"


class Line:
    """A program's end of the socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self, kind: str = "") -> dict[str, Any]:
        """The next message, of that kind if one is named."""
        kinds: list[str] = []
        async with within(lambda: f"after {kinds}"):
            while True:
                heard: dict[str, Any] = json.loads(await self.line.recv())
                kinds.append(heard["type"])
                if kind in ("", heard["type"]):
                    return heard


async def opened(served: Served, **hello: Any) -> Line:
    """A socket on which the program has said hello."""
    url = served.address.replace("http", "ws", 1) + "api/lines"
    line = Line(await connect(url, additional_headers=PROGRAM, max_size=None))
    await line.say(**{"type": "hello", "protocol": 1, **hello})
    return line


async def test_a_program_takes_an_open_seat_by_its_link_and_plays_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", game="intro"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        token = created.seats[1].token
        line = await stack.enter_async_context(await opened(served, token=token, name="Thirty"))
        assert (await line.hear())["seats"] == ["Ann", "Thirty"]
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)

        async def program() -> dict[str, Any]:
            while (heard := await line.hear())["type"] != "result":
                assert heard["type"] in ("waiting", "observe", "act", "legal")
                if heard["type"] == "act":
                    await line.say(type="legal")
                if heard["type"] == "legal":
                    await line.say(type="act", seq=heard["seq"], move=heard["moves"][0])
            return heard

        playing = asyncio.create_task(program())
        await play_to_the_end([ann], lambda legal: legal[0])
        result = await playing
        over = await ann.until(lambda seen: seen.table.status == "over")
        assert over.position is not None
        assert result["reason"] == over.position.reason
        assert [row["winner"] for row in result["ranking"]] == [row.winner for row in over.position.ranking]


async def test_R02_a_program_is_greeted_again_when_somebody_joins(tmp_path: Path) -> None:
    """R02: its seat has another number, and what happened before is told with the new ones."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table = plan("me Ann", "me Bo", game="classic-simple", joining=True)
        created, _ = await served.started(table, stack)
        line = await stack.enter_async_context(await opened(served, token=created.seats[1].token))
        assert (await line.hear("hello"))["seats"] == ["Ann", "Bo"]
        guest = await stack.enter_async_context(await served.sit(table=created.table))
        assert isinstance(await guest.ask(Join(fresh_id(), "Dan")), Accepted)

        hello, observed = await line.hear("hello"), await line.hear("observe")
        assert (hello["seats"], hello["seat"]) == (["Dan", "Ann", "Bo"], 2)
        assert observed["fresh"]
        assert len(observed["position"]["seats"]) == 3
        assert observed["position"]["seats"][2]["cards"] is not None
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token))
        await ann.play(ann.legal[0])
        asked = await line.hear("act")
        await line.say(type="legal")
        moves = (await line.hear("legal"))["moves"]
        assert all(move.startswith("give") for move in moves)
        await line.say(type="act", seq=asked["seq"], move=moves[0])
        gave = await line.hear("observe")
        assert "gave" in [happening["kind"] for happening in gave["happenings"]]


async def test_a_program_sees_what_its_seat_sees(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [_, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        line = await stack.enter_async_context(await opened(served, token=created.seats[1].token))
        hello, observed = await line.hear(), await line.hear()
        assert (hello["type"], hello["seat"], hello["protocol"]) == ("hello", 1, 1)
        assert bo.update is not None
        assert bo.update.position is not None
        assert observed["position"]["seats"][1]["cards"] == bo.update.position.seats[1].cards
        assert observed["position"]["seats"][0]["cards"] is None
        assert (observed["fresh"], observed["seq"]) == (True, bo.update.seq)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{", "bad-command"),
        ('{"type": "dance"}', "bad-command"),
        ('{"a":' * 2_600, "bad-command"),
        ('{"type": "hello", "protocol": 1}', "bad-command"),
        ('{"type": "act", "seq": SEQ, "move": "dance"}', "unknown-move"),
        ('{"type": "act", "seq": SEQ, "move": "place myth"}', "out-of-reach"),
        ('{"type": "act", "seq": 99, "move": "pass"}', "stale"),
        ('{"type": "act", "seq": SEQ, "move": "leave"}', "unknown-move"),
        (b"{}", "not-text"),
        ("x" * (LONGEST_LINE + 1), "too-large"),
    ],
)
async def test_a_fault_is_reported_and_loses_nothing(tmp_path: Path, said: str | bytes, code: str) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, _] = await served.started(plan("me Ann", "me Bo"), stack)
        line = await stack.enter_async_context(await opened(served, token=created.seats[0].token))
        act = await line.hear("act")
        await line.line.send(said.replace("SEQ", str(act["seq"])) if isinstance(said, str) else said)
        assert (await line.hear("error"))["code"] == code
        await line.say(type="explain", move="place myth")
        assert (await line.hear("explain"))["fault"]["rule"] != ""
        await line.say(type="act", seq=act["seq"], move="pass")
        await ann.until(lambda seen: seen.seq > act["seq"])
        assert "passed" in ann.seen_of(0)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"token": "A" * 43}, "foreign-token"),
        ({}, "foreign-token"),
        ({"token": "short"}, "foreign-token"),
        ({"protocol": 2}, "other-protocol"),
        ({"type": "legal"}, "bad-command"),
    ],
)
async def test_without_a_seats_link_nobody_comes_in(tmp_path: Path, hello: dict[str, Any], code: str) -> None:
    async with serving(tmp_path) as served, await opened(served, **hello) as line:
        assert (await line.hear())["code"] == code
        await line.line.wait_closed()


async def test_a_seat_is_not_taken_under_what_is_no_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        async with await opened(served, token=created.seats[1].token, name="x" * 300) as line:
            assert (await line.hear())["code"] == "bad-name"
            await line.line.wait_closed()
        async with await opened(served, token=created.seats[1].token) as line:
            assert (await line.hear())["seats"] == ["Ann", "Program"]


async def test_a_table_that_is_closed_says_so_and_before_the_start_nothing_is_legal(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        line = await stack.enter_async_context(await opened(served, token=created.seats[1].token))
        await line.hear("hello")
        await line.say(type="legal")
        assert (await line.hear("error"))["code"] == "not-started"
        await ann.ask(Close(fresh_id()))
        assert (await line.hear("error"))["code"] == "table-closed"
        await line.line.wait_closed()


async def test_the_documented_program_joins_a_table_and_plays_it_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "thirty.py"
    file.write_text(documented(), encoding="utf-8")
    async with serving(tmp_path / "data", base_path="table") as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", game="memory", window_seconds=0))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        link = f"{served.address}#/play/{created.seats[1].token}"
        joining = asyncio.create_task(
            asyncio.to_thread(join, link, [sys.executable, str(file)], "Thirty", "en")
        )
        await ann.until(lambda seen: seen.table.seats[1].name == "Thirty")
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        await play_to_the_end([ann], lambda legal: legal[0])
        assert isinstance(await joining, Result)


async def test_before_the_start_a_program_learns_what_it_waits_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        first = await stack.enter_async_context(await opened(served, token=created.seats[1].token))
        assert (await first.hear("waiting"))["open"] == 1
        second = await stack.enter_async_context(await opened(served, token=created.seats[2].token))
        assert (await first.hear("waiting"))["open"] == 0
        assert (await second.hear("waiting"))["open"] == 0
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        assert (await first.hear("observe"))["happenings"]


BODY = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


async def test_a_script_makes_a_table_and_begins_it_as_the_page_says(tmp_path: Path) -> None:
    """From what is documented alone: the body of the request, its answer, and the secrets in ``hello``."""
    assert BODY is not None
    async with serving(tmp_path, makers=OURS) as served, AsyncExitStack() as stack:
        answer = await served.web.post("api/tables", content=BODY[1], headers={"X-Discovery": "1"})
        assert answer.status_code == 201
        made = answer.json()
        token = made["seats"][0]["token"]
        line = await stack.enter_async_context(await opened(served, token=token, host=made["host"]))
        assert (await line.hear("waiting"))["open"] == 0
        await line.say(type="start")
        assert (await line.hear("observe"))["happenings"]
        await line.say(type="start")
        assert (await line.hear("error"))["code"] == "already-started"


async def test_only_the_host_begins_and_only_when_every_seat_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        token, host = created.seats[0].token, created.host
        line = await stack.enter_async_context(await opened(served, token=token, host=host))
        await line.say(type="start")
        assert (await line.hear("error"))["code"] == "seats-open"
        guest = await stack.enter_async_context(await opened(served, token=created.seats[1].token))
        await guest.say(type="start")
        assert (await guest.hear("error"))["code"] == "not-host"
        foreign = await stack.enter_async_context(await opened(served, token=token, host="A" * 43))
        assert (await foreign.hear("error"))["code"] == "foreign-token"


async def test_a_program_may_ask_for_the_cards_on_a_socket_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        hello = {"token": created.seats[0].token, "language": "fr"}
        line = await stack.enter_async_context(await opened(served, **hello))
        await line.say(type="deck")
        deck = await line.hear("deck")
        fire = next(card for card in deck["cards"] if card["id"] == "fire")
        assert (len(deck["cards"]), deck["points"]) == (54, True)
        assert (fire["name"], fire["needs"], fire["era"]) == ("Feu", ["homo-erectus"], 2)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_join_makes_a_table_begins_it_and_says_what_it_waits_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = tmp_path / "thirty.py"
    file.write_text(documented(), encoding="utf-8")
    async with serving(tmp_path / "data", makers=OURS) as served:
        words = ["join", served.address.rstrip("/"), str(file), "--name", "Thirty", "--language", language]
        others = ["--table-with", "random,bot", "--game", "intro", "--options", "eras=1-4"]
        status = await asyncio.to_thread(main, [*words, *others])
        refused = await asyncio.to_thread(main, [*words, "--table-with", "nobody"])
        nowhere = await asyncio.to_thread(main, ["join", "http://127.0.0.1:1/", str(file), *others])
    said = capsys.readouterr()
    told = said.err.splitlines()

    assert (status, refused, nowhere) == (0, 1, 1)
    ended = [line for line in said.out.splitlines() if "log" not in line and "[" not in line]
    assert len(ended) == 3
    assert all(
        re.search({"en": r"\bcards? left\.$", "fr": r"\bcartes?( restantes?)?\.$"}[language], line)
        for line in ended
    )
    assert f"{served.address}#/watch/" in told[0]
    assert "Thirty" in told[1]
    assert "cli-" not in said.err + said.out
    assert told[-2].startswith("discovery: unknown-player: ")
    assert told[-1].startswith("discovery: nothing-there: ")


async def test_join_prints_the_result_as_an_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "thirty.py"
    file.write_text(documented(), encoding="utf-8")
    async with serving(tmp_path / "data", makers=OURS) as served:
        words = ["join", served.address, str(file), "--json", "--game", "intro", "--table-with"]
        status = await asyncio.to_thread(main, [*words, "random"])
        told = json.loads(capsys.readouterr().out.splitlines()[-1])
        refused = await asyncio.to_thread(main, [*words, "nobody"])
        fault = json.loads(capsys.readouterr().out.splitlines()[-1])["error"]

    assert (status, refused) == (0, 1)
    assert (told["game"], len(told["ranking"])) == ("intro", 2)
    assert told["reason"]
    assert (fault["line"], fault["code"]) == (0, "unknown-player")


async def test_a_link_brings_its_deck_and_a_table_of_ones_own_is_given_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only Antiquity has eras 7 to 9."""
    file = tmp_path / "thirty.py"
    file.write_text(documented(), encoding="utf-8")
    heard: list[FromHost | None] = []
    async with serving(tmp_path / "data", makers=OURS) as served:
        seats = plan("open", "program random", game="intro", options=["eras=7-9"], deck="antiquity")
        created = await served.create(seats)
        link, command = f"{served.address}#/play/{created.seats[0].token}", [sys.executable, str(file)]
        ended = await asyncio.to_thread(
            join, link, command, "Mine", "en", host=created.host, tell=heard.append
        )
        words = ["join", served.address, str(file), "--table-with", "random", "--game", "intro"]
        own = await asyncio.to_thread(main, [*words, "--options", "eras=7-9", "--deck", "antiquity"])
        other = await asyncio.to_thread(main, [*words, "--options", "eras=7-9"])

    assert isinstance(ended, Result)
    assert {said.deck for said in heard if isinstance(said, Hello)} == {"antiquity"}
    assert (own, other) == (0, 1)
    assert "eras" in capsys.readouterr().err.splitlines()[-1]


async def test_a_table_that_join_creates_brings_the_deck_file_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, deck = tmp_path / "mine.py", tmp_path / "garden.csv"
    file.write_text(documented(), encoding="utf-8")
    deck.write_text(garden(), encoding="utf-8")
    async with serving(tmp_path / "data", makers=OURS) as served:
        words = ["join", served.address, str(file), "--table-with", "random", "--game", "intro"]
        ended = await asyncio.to_thread(main, [*words, "--deck", str(deck)])
        link = capsys.readouterr().err.splitlines()[0]
        table = link.rpartition("/")[2].strip(" .")
        assert (await served.web.get(f"api/tables/{table}/deck")).text == garden()
        deck.write_text(garden().replace("seed-1 seed-2", "seed-99"), encoding="utf-8")
        faulty = await asyncio.to_thread(main, [*words, "--deck", str(deck)])

    assert (ended, faulty) == (0, 1)
    assert "garden.csv:19: unknown-card" in capsys.readouterr().err


async def test_a_program_that_ends_leaves_the_table_and_the_seat_stays_his(tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["die"]])
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann"), stack)
        link = f"{served.address}#/play/{created.seats[0].token}"
        command = [sys.executable, str(program.file)]
        assert isinstance(await asyncio.to_thread(join, link, command, "Mine", "en"), Error)
        line = await stack.enter_async_context(await opened(served, token=created.seats[0].token))
        assert await line.hear("act")


async def test_a_host_offers_programs_and_tables_choose_them_by_name(tmp_path: Path) -> None:
    """The command is the host's alone; a plan that names another program is refused."""
    program = Obedient(tmp_path, [])
    commands = ExternalPrograms({"mine": f"{sys.executable} {program.file}"}, 60.0)
    async with serving(tmp_path / "data", outside=commands) as served, AsyncExitStack() as stack:
        assert "mine" in (await served.web.get("api/catalogue")).json()["families"][0]["programs"]
        refused = await served.web.post("api/tables", content=b"{}")
        assert refused.status_code == 400
        _, [ann] = await served.started(plan("me Ann", "program mine", game="intro"), stack)
        await play_to_the_end([ann], lambda legal: legal[0])
        over = await ann.until(lambda seen: seen.table.status == "over")
        assert over.table.seats[1].name == "Mine"
    assert {told["type"] for told in program.heard()} >= {"hello", "observe", "act", "legal", "result"}
    assert len(program.heard("hello")) == 1
