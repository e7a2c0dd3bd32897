"""Two servers whose databases differ only in cards that a viewer has not seen must send the same bytes."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from discovery.core.protocol import SPECTATOR
from discovery.evolution.cards.data import load_deck
from discovery.lab.match import Match
from discovery.play.records import write
from discovery.server.protocol import Created, Explain, ForkWanted, SeatPlan, Update
from discovery.server.tables import history
from discovery.server.tables.history import Started
from discovery.store.data_folder import DataFolder
from drills.crowd import Crowd
from drills.drill import Findings, Round
from drills.hidden_tables import beside, lobby, set_up, survival_pairs
from drills.servers import Server, running, without_limits

GAMES = ("intro", "explore", "select", "connect")
"""The games of this drill. Memory and Fusion have windows, whose length is random: the tests of twin
tables cover them."""
SEATS = 2
MOVES = 5
CARDS = load_deck("prehistory").cards
ASKED = 16
"""The number of moves that one query may name."""
STEP = 12
"""The lines behind which games go on from others; none is over by then."""
COUNTED_SECONDS = 10.0
"""Seconds until a server has noticed that a connection was closed."""
SOCKETS = "discovery_sockets{}"
_WORD = re.compile(r"[\w-]+")
SINCE_WHEN = re.compile(rb'"(gone|window_since|called)":[1-9]\d*')
"""Since when a player is away or awaited, or a window is open: each start of a server tells another time,
whatever the cards are."""


@dataclass(frozen=True)
class Viewer:
    """A seat's link, or a spectator's (no token), at a table."""

    table: str
    token: str = ""


async def hidden(around: Round) -> Findings:
    """Play some moves; then exchange hidden cards in a copy of the database."""
    findings = Findings()
    dice, data = around.dice(), around.folder / "data"
    crowd = Crowd(dice, seats=SEATS)
    async with running(without_limits(data), around.folder / "log") as server:
        for _ in range(around.pick(1, 3)):
            await crowd.sit(server.served, len(GAMES), GAMES)
            await _go_on(server, crowd, dice, GAMES[: around.pick(2, 4)])
        aside = Crowd(around.dice(), seats=SEATS)
        waiting = await set_up(server, aside)
        # few moves: of a game that is over everybody may know everything
        playing = asyncio.ensure_future(crowd.play(MOVES))
        await asyncio.sleep(around.pick(1.0, 2.0))
        await server.stop()
        await playing
    crowd.people += aside.people
    viewers = [Viewer(person.table, person.token) for person in crowd.people]
    viewers += [Viewer(table) for table in {person.table for person in crowd.people}]
    first = await _heard(data, around.folder / "log", viewers, waiting)
    total = exchanged = differing = 0
    for role in range(SEATS + 1):
        own = [viewer for viewer in viewers if _role(viewer, crowd) == role]
        twin = around.folder / f"twin-{role}"
        shutil.copytree(data, twin)
        exchanged += _exchange(twin, {viewer.table: first[viewer] for viewer in own}, _number(role), dice)
        second = await _heard(twin, around.folder / "log", own, waiting)
        for viewer in own:
            total += sum(map(len, first[viewer]))
            if first[viewer] != second[viewer]:
                differing += 1
                findings.faults.append(
                    f"{viewer.table}: {'a seat' if viewer.token else 'a watcher'} learns more"
                )
    findings.expect(exchanged > 0, "no cards could be exchanged")
    for number in (0, len(GAMES) * SEATS):  # at the first table, and at the first that goes on from another
        noticed = await _notices(around, viewers[number], first[viewers[number]], number, waiting)
        findings.expect(noticed, "a card of one's own hand was exchanged, and the drill did not notice")
    findings.figures = {
        "viewers": len(viewers),
        "pairs of cards exchanged": exchanged,
        "bytes compared": total,
        "viewers who were told something else": differing,
    }
    return findings


async def _go_on(server: Server, crowd: Crowd, dice: Random, games: Sequence[str]) -> None:
    """Seat people at tables whose games go on from the middle of another one."""
    for game in games:
        record = write(Match(game, ["random"] * SEATS).record(seed=str(dice.random())))
        wanted = ForkWanted(STEP, [SeatPlan("me", f"P{seat}") for seat in range(SEATS)], record=record)
        answer = await server.web.post("api/forks", content=msgspec.json.encode(wanted))
        await crowd.start(server.served, msgspec.json.decode(answer.content, type=Created))


async def _notices(around: Round, own: Viewer, first: list[bytes], number: int, waiting: Created) -> bool:
    """A check of the drill itself: if a card of the viewer's own hand is exchanged, the bytes must differ."""
    twin = around.folder / f"control-{number}"
    shutil.copytree(around.folder / "data", twin)
    update = msgspec.json.decode(first[1], type=Update)
    assert update.position is not None
    with closing(sqlite3.connect(DataFolder(twin).database)) as connection, connection:
        rows = connection.execute(
            "SELECT seq, payload FROM events WHERE game = ? ORDER BY seq", (own.table,)
        ).fetchall()
        named = first[1].decode() + " ".join(_moves(payload) for _, payload in rows)
        hand = update.position.seats[update.position.viewer].cards
        mine = next((card for card in hand if not any(card in _moves(payload) for _, payload in rows)), "")
        if not mine:
            return False
        _rename(connection, own.table, rows, (mine, next(card.id for card in CARDS if card.id not in named)))
    return (await _heard(twin, around.folder / "log", [own], waiting))[own] != first


def _role(viewer: Viewer, crowd: Crowd) -> int:
    """The seat of a viewer; spectators come after all seats."""
    return next((person.seat for person in crowd.people if person.token == viewer.token), SEATS)


def _number(role: int) -> int:
    """A role as games number their viewers."""
    return SPECTATOR if role == SEATS else role


async def _heard(data: Path, log: Path, viewers: list[Viewer], waiting: Created) -> dict[Viewer, list[bytes]]:
    """What a server on ``data`` answers each viewer, and everybody about the table that waits for players."""
    async with running(without_limits(data), log) as server:
        told = {viewer: await _all_told(server, viewer) for viewer in viewers}
        listed = [SINCE_WHEN.sub(rb'"\1":1', words) for words in await lobby(server, waiting)]
        return {viewer: [*words, *listed] for viewer, words in told.items()}


async def _all_told(server: Server, viewer: Viewer) -> list[bytes]:
    """Everything that a server tells a viewer, and by how much its numbers have changed meanwhile."""
    await (await server.served.sit(viewer.token, table=viewer.table)).line.close()  # it counts once as loaded
    before = await _settled(server)
    told = [*await answers(server, viewer), *await _known(server, viewer)]
    after = await _settled(server)
    changes = {name: after[name] - before.get(name, 0.0) for name in sorted(after)}
    changed = [f"{name} {change}" for name, change in changes.items() if change]
    return [*told, "\n".join(changed).encode()]


async def _settled(server: Server) -> dict[str, float]:
    """Its numbers once it has noticed that no connection is left."""
    async with asyncio.timeout(COUNTED_SECONDS):
        while (numbers := await _numbers(server))[SOCKETS]:
            await asyncio.sleep(0.01)
    return numbers


async def _numbers(server: Server) -> dict[str, float]:
    """The server's metrics by name and labels, but for those that measure time."""
    text = (await server.web.get("metrics")).raise_for_status().text
    lines = [line for line in text.splitlines() if not line.startswith("#") and "_seconds" not in line]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def answers(server: Server, viewer: Viewer) -> list[bytes]:
    """Everything that a server sends to a viewer: the table, explanations, the game's pages."""
    player = await server.served.sit(viewer.token, table=viewer.table)
    cards = [card.id for card in CARDS]
    for verb in ("place", "call"):
        for start in range(0, len(cards), ASKED):
            asked = [f"{verb} {card}" for card in cards[start : start + ASKED]]
            await player.ask(Explain(f"{verb}-{start}", asked))
    await player.line.close()
    pages = [
        await server.web.get(f"api/tables/{viewer.table}/{page}") for page in ("record", "replay", "analysis")
    ]
    return [
        *(SINCE_WHEN.sub(rb'"\1":1', frame.encode()) for frame in player.frames),
        *(page.content for page in pages),
    ]


async def _known(server: Server, viewer: Viewer) -> list[bytes]:
    """What a viewer may know of a game and has missed of it, the viewer's list of tables, the answer to the
    wish to play on from the running game, and what is told ``beside``."""
    asked: dict[str, dict[str, object]] = {
        f"api/tables/{viewer.table}/seen": {"token": viewer.token},
        f"api/tables/{viewer.table}/missed": {"token": viewer.token, "since": 0},
        "api/mine": {"tokens": [viewer.token]},
        "api/forks": {"step": 1, "seats": [{"kind": "me", "name": "P"}] * SEATS, "table": viewer.table},
    }
    pages = [await server.web.post(address, json=body) for address, body in asked.items()]
    told = [*(page.content for page in pages), *await beside(server, viewer.table, viewer.token)]
    return [SINCE_WHEN.sub(rb'"\1":1', words) for words in told]


def _exchange(data: Path, told: dict[str, list[bytes]], viewer: int, dice: Random) -> int:
    """In each table, exchange two cards of one era, or pieces of one pile, that its viewer has never seen."""
    count = 0
    with closing(sqlite3.connect(DataFolder(data).database)) as connection, connection:
        for table, answers in told.items():
            rows = connection.execute(
                "SELECT seq, payload FROM events WHERE game = ? ORDER BY seq", (table,)
            ).fetchall()
            survival = b'"family":"discover"' in answers[1]
            found = (
                survival_pairs(rows, viewer, dice) if survival else _pairs(rows, answers[1].decode(), dice)
            )
            pair = next(found, None)
            if pair is not None:
                count += 1
                _rename(connection, table, rows, pair)
    return count


def _rename(
    connection: sqlite3.Connection, table: str, rows: list[tuple[int, str]], pair: tuple[str, str]
) -> None:
    """Exchange two cards in the stored deal of a table."""
    for seq, payload in rows:
        given = (_renamed(payload, pair), table, seq)
        connection.execute("UPDATE events SET payload = ? WHERE game = ? AND seq = ?", given)


def _pairs(rows: list[tuple[int, str]], seen: str, dice: Random) -> Iterator[tuple[str, str]]:
    """Pairs of cards of one era that neither what the viewer has ``seen`` nor any move names."""
    moves = " ".join(_moves(payload) for _, payload in rows)
    cards = [card for card in CARDS if card.id not in seen and card.id not in moves]
    dice.shuffle(cards)
    for one in cards:
        for other in cards:
            if one.id < other.id and one.era == other.era:
                yield one.id, other.id


def _moves(payload: str) -> str:
    """What an event tells of moves: nothing of a deal, of a game that goes on from another one its lines."""
    decoded = history.decode(payload)
    if isinstance(decoded, history.Created):
        return decoded.record.partition("\n\n")[2]
    return "" if isinstance(decoded, Started) else payload


def _renamed(payload: str, pair: tuple[str, str]) -> str:
    """An event with two cards exchanged in its deal, which may be that of a game that goes on here."""
    decoded, names = history.decode(payload), {pair[0]: pair[1], pair[1]: pair[0]}
    if isinstance(decoded, history.Created):
        record = _WORD.sub(lambda word: names.get(word[0], word[0]), decoded.record)
        return history.encode(history.Created(decoded.plan, decoded.key, record))[1]
    if not isinstance(decoded, Started):
        return payload
    order = [names.get(card, card) for card in decoded.order]
    return history.encode(Started(decoded.seats, order, decoded.rules))[1]
