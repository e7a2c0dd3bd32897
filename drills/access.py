"""Permissions, origins, names, and nonsense requests."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from discovery.server.protocol import (
    Accepted,
    Close,
    Explain,
    Leave,
    Play,
    Refused,
    Reissue,
    Rename,
    StandingOrder,
    Start,
    Substitute,
)
from discovery.server.transports.guard import HEADERS
from drills.drill import Findings, Round
from drills.servers import Server, running, without_limits
from tests.support.server.drills import TEXT, frame, raw_socket
from tests.support.server.harness import Player, fresh_id, plan

ROUTES = (
    "GET /",
    "GET /health",
    "GET /api/catalogue",
    "GET /api/rules/en",
    "GET /nothing",
    "POST /api/setups",
    "POST /api/tables",
    "POST /api/replays",
    "GET /api/tables/nowhere/record",
    "GET /api/tables/nowhere/replay",
    "GET /api/tables/nowhere/analysis",
    "DELETE /api/tables",
)
FOREIGN = ("http://evil.example", "https://evil.example:8443", "null", "file://", "http://[")
HOSTILE = (
    "<b onmouseover=alert(1)>",
    '#read("/etc/passwd")',
    "\x1b[31mred",
    "a\u202eb",
    "a\u200bb",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\U000e0041",
    "x" * 10_000,
    "e" + "\u0301" * 500,
    " \u00a0 ",
    "\ufeff",
    "\u115f\u1160",
    "\u00ad",
)
KEPT = ("हिन्दी", "Zoë", "Бо", "李", "عمر", "தமிழ்", "O'Neil")
OPCODES = (TEXT, 0x2, 0x0, 0xF)
INVISIBLE = frozenset("\u200b\u202e\u3164\uffa0\u2800\ufeff\u115f\u1160\u00ad\x1b")


async def roles(around: Round) -> Findings:
    """Send every command from connections that may not give it."""
    findings = Findings()
    tried = 0
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        made = await server.served.create(plan("me Ann", "me Bo"))
        ann, bo = [await server.served.sit(issued.token) for issued in made.seats]
        watcher = await server.served.sit(table=made.table)
        host = await server.served.sit(table=made.table, host=made.host)
        for who, commands in ((watcher, _all()), (ann, _hosts()), (bo, _hosts())):
            for command in commands:
                answer = await who.ask(command)
                tried += 1
                findings.expect(isinstance(answer, Refused), f"waiting: {command} was not refused")
        await host.ask(Start(fresh_id()))
        for player in (ann, bo):
            await player.until(lambda seen: seen.position is not None)
        waiting, moving = (bo, ann) if ann.legal else (ann, bo)
        for who, commands in (
            (watcher, _all()),
            (waiting, [_play(moving.legal[0]), *_hosts()]),
            (moving, _hosts()),
        ):
            for command in commands:
                answer = await who.ask(command)
                tried += 1
                findings.expect(isinstance(answer, Refused), f"playing: {command} was not refused")
        findings.expect(server.tracebacks() == 0, f"{server.tracebacks()} tracebacks in the log")
    findings.figures = {"commands by those who may not give them": tried, "not refused": len(findings.faults)}
    return findings


def _play(move: str) -> Play:
    return Play(fresh_id(), 1, move)


def _hosts() -> list[object]:
    """Commands that only the host may give; a seat may replace its own link, but no other."""
    return [Start(fresh_id()), Substitute(fresh_id(), 1, "greedy"), Close(fresh_id())]


def _all() -> list[object]:
    seats = [Rename(fresh_id(), "Eve"), StandingOrder(fresh_id(), "stop", "never"), Leave(fresh_id())]
    return [_play("end"), Reissue(fresh_id(), 0), *seats, *_hosts()]


async def origins(around: Round) -> Findings:
    """Request every route from foreign pages; check that every answer has the strict headers."""
    findings = Findings()
    answers = 0
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        for route in ROUTES:
            method, _, path = route.partition(" ")
            for origin in (*FOREIGN, ""):
                headers = {"Origin": origin} if origin else {}
                answer = await server.web.request(method, path, content=b"{}", headers=headers)
                answers += 1
                missing = [name for name in HEADERS if name not in answer.headers]
                findings.expect(not missing, f"{route} from {origin or 'a program'} lacks {missing}")
                if method != "GET" and origin:
                    findings.expect(answer.status_code == 403, f"{route} from {origin}: {answer.status_code}")
                findings.expect(answer.status_code < 500, f"{route} from {origin}: {answer.status_code}")
        for origin in FOREIGN:
            for path in ("api/socket", "api/lines"):
                findings.expect(await _is_refused(server, path, origin), f"{path} opens for {origin}")
                answers += 1
    findings.figures = {
        "answers looked at": answers,
        "without headers or wrongly let in": len(findings.faults),
    }
    return findings


async def _is_refused(server: Server, path: str, origin: str) -> bool:
    try:
        url = server.address.replace("http", "ws", 1) + path
        line = await connect(url, additional_headers={"Origin": origin})
    except InvalidStatus as refused:
        return refused.response.status_code == 403
    await line.close()
    return False


async def names(around: Round) -> Findings:
    """Hostile names become harmless or are refused; names of every script are kept."""
    findings = Findings()
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        made = await server.served.create(plan("me Ann", "open"))
        bo = await server.served.sit(made.seats[1].token)
        for name in HOSTILE:
            shown = await _shown(bo, name)
            harmless = shown is None or (shown.strip() and not INVISIBLE & set(shown) and len(shown) <= 64)
            findings.expect(bool(harmless), f"{name[:40]!r} is shown as {ascii(shown)[:60]}")
        for name in KEPT:
            shown = await _shown(bo, name)
            findings.expect(shown == name, f"{name} is shown as {shown!r}")
        findings.expect(server.tracebacks() == 0, f"{server.tracebacks()} tracebacks in the log")
    findings.figures = {"hostile names": len(HOSTILE), "names of other scripts": len(KEPT)}
    return findings


async def _shown(player: Player, name: str) -> str | None:
    """What a name becomes at the table, ``None`` if it is refused."""
    answer = await player.ask(Rename(fresh_id(), name))
    if not isinstance(answer, Accepted):
        return None
    return (await player.caught_up(answer.seq)).table.seats[1].name


async def nonsense(around: Round) -> Findings:
    """Send random requests and frames: no 5xx, no traceback, and the table stays as it was."""
    findings = Findings()
    dice, requests, frames = around.dice(), around.pick(60, 5_000), around.pick(40, 2_000)
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        made = await server.served.create(plan("me Ann", "bot Bo"))
        ann = await server.served.sit(made.seats[0].token, host=made.host)
        await ann.ask(Start(fresh_id()))
        before = await ann.until(lambda seen: seen.position is not None)
        for _ in range(requests):
            method, _, path = dice.choice(ROUTES).partition(" ")
            answer = await server.web.request(method, path, content=_body(dice))
            findings.expect(answer.status_code < 500, f"{method} {path}: {answer.status_code}")
        for _ in range(frames):
            async with raw_socket(server.target()) as line:
                await line.send(frame(dice.choice(OPCODES), _body(dice)[:60_000]))
        await ann.ask(Explain(fresh_id(), ["end"]))
        again = await server.served.sit(made.seats[0].token)
        findings.expect(again.update is not None and again.update.seq == before.seq, "the table has changed")
        findings.expect(server.tracebacks() == 0, f"{server.tracebacks()} tracebacks in the log")
    findings.figures = {"requests": requests, "frames": frames, "tracebacks": server.tracebacks()}
    return findings


def _body(dice: Random) -> bytes:
    """Bytes, broken JSON, deep JSON, or JSON of the wrong shape."""
    kind = dice.randrange(4)
    if kind == 0:
        return dice.randbytes(dice.randrange(2_000))
    if kind == 1:
        return b'{"type":"hello","wire":' + dice.randbytes(20)
    if kind == 2:
        return b"[" * dice.randrange(1, 30_000)
    words: list[Any] = ["type", "play", "hello", "id", "seq", None, -1, 1e300, True, {}, [], "\ud800"]
    return json.dumps(
        {str(dice.choice(words)): dice.choice(words) for _ in range(dice.randrange(6))}
    ).encode()
