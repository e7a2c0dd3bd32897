"""Two servers whose databases differ only in cards that a viewer has not seen must send the same bytes."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from discovery.evolution.cards.data import load_deck
from discovery.server.protocol import Explain, Update
from discovery.server.tables import history
from discovery.server.tables.history import Started
from discovery.store.data_folder import DataFolder
from drills.crowd import Crowd
from drills.drill import Findings, Round
from drills.servers import Server, running, without_limits

GAMES = ("intro", "explore", "select", "connect")
"""The games of this drill. Memory and Fusion have windows, whose length is random: the tests of twin
tables cover them."""
SEATS = 2
MOVES = 5
CARDS = load_deck("prehistory").cards
ASKED = 16
"""The number of moves that one query may name."""
SINCE_WHEN = re.compile(r'"(gone|window_since|called)":[1-9]\d*')
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
        # few moves: of a game that is over everybody may know everything
        playing = asyncio.ensure_future(crowd.play(MOVES))
        await asyncio.sleep(around.pick(1.0, 2.0))
        await server.stop()
        await playing
    viewers = [Viewer(person.table, person.token) for person in crowd.people]
    viewers += [Viewer(table) for table in {person.table for person in crowd.people}]
    first = await _heard(data, around.folder / "log", viewers)
    total = exchanged = differing = 0
    for role in range(SEATS + 1):
        own = [viewer for viewer in viewers if _role(viewer, crowd) == role]
        twin = around.folder / f"twin-{role}"
        shutil.copytree(data, twin)
        exchanged += _exchange(twin, {viewer.table: first[viewer] for viewer in own}, dice)
        second = await _heard(twin, around.folder / "log", own)
        for viewer in own:
            total += sum(map(len, first[viewer]))
            if first[viewer] != second[viewer]:
                differing += 1
                findings.faults.append(
                    f"{viewer.table}: {'a seat' if viewer.token else 'a watcher'} learns more"
                )
    findings.expect(exchanged > 0, "no cards could be exchanged")
    noticed = await _notices(around, viewers[:SEATS], first)
    findings.expect(noticed, "a card of one's own hand was exchanged, and the drill did not notice")
    findings.figures = {
        "viewers": len(viewers),
        "pairs of cards exchanged": exchanged,
        "bytes compared": total,
        "viewers who were told something else": differing,
    }
    return findings


async def _notices(around: Round, viewers: list[Viewer], first: dict[Viewer, list[bytes]]) -> bool:
    """A check of the drill itself: if a card of the viewer's own hand is exchanged, the bytes must differ."""
    twin = around.folder / "control"
    shutil.copytree(around.folder / "data", twin)
    own = viewers[0]
    with closing(sqlite3.connect(DataFolder(twin).database)) as connection, connection:
        query = "SELECT seq, payload FROM events WHERE game = ? AND kind = 'started'"
        seq, payload = connection.execute(query, (own.table,)).fetchone()
        update = msgspec.json.decode(first[own][1], type=Update)
        assert update.position is not None
        hand = update.position.seats[update.position.viewer].cards
        if not hand:
            return False
        other = next(card.id for card in CARDS if card.id not in first[own][1].decode())
        connection.execute(
            "UPDATE events SET payload = ? WHERE game = ? AND seq = ?",
            (_renamed(payload, (hand[0], other)), own.table, seq),
        )
    heard = await _heard(twin, around.folder / "log", [own])
    return heard[own] != first[own]


def _role(viewer: Viewer, crowd: Crowd) -> int:
    """The seat of a viewer; spectators come after all seats."""
    return next((person.seat for person in crowd.people if person.token == viewer.token), SEATS)


async def _heard(data: Path, log: Path, viewers: list[Viewer]) -> dict[Viewer, list[bytes]]:
    """What a server on ``data`` answers each viewer."""
    async with running(without_limits(data), log) as server:
        return {viewer: [*await answers(server, viewer), *await _known(server, viewer)] for viewer in viewers}


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
        *(SINCE_WHEN.sub(r'"\1":1', frame).encode() for frame in player.frames),
        *(page.content for page in pages),
    ]


async def _known(server: Server, viewer: Viewer) -> list[bytes]:
    """What a viewer may know of a game and has missed of it, and the viewer's list of tables."""
    asked: dict[str, dict[str, object]] = {
        f"api/tables/{viewer.table}/seen": {"token": viewer.token},
        f"api/tables/{viewer.table}/missed": {"token": viewer.token, "since": 0},
        "api/mine": {"tokens": [viewer.token]},
    }
    pages = [await server.web.post(address, json=body) for address, body in asked.items()]
    return [SINCE_WHEN.sub(r'"\1":1', page.text).encode() for page in pages]


def _exchange(data: Path, told: dict[str, list[bytes]], dice: Random) -> int:
    """In each table, exchange two cards of one era that its viewer has never seen."""
    count = 0
    with closing(sqlite3.connect(DataFolder(data).database)) as connection, connection:
        for table, answers in told.items():
            rows = connection.execute("SELECT seq, payload FROM events WHERE game = ?", (table,)).fetchall()
            pair = next(_pairs(rows, answers[1].decode(), dice), None)
            if pair is not None:
                count += 1
                for seq, payload in rows:
                    changed = _renamed(payload, pair)
                    connection.execute(
                        "UPDATE events SET payload = ? WHERE game = ? AND seq = ?", (changed, table, seq)
                    )
    return count


def _pairs(rows: list[tuple[int, str]], update: str, dice: Random) -> Iterator[tuple[str, str]]:
    """Pairs of cards of one era that neither the update nor any move names."""
    moves = " ".join(payload for _, payload in rows if '"kind":"started"' not in payload)
    cards = [card for card in CARDS if card.id not in update and card.id not in moves]
    dice.shuffle(cards)
    for one in cards:
        for other in cards:
            if one.id < other.id and one.era == other.era:
                yield one.id, other.id


def _renamed(payload: str, pair: tuple[str, str]) -> str:
    decoded = history.decode(payload)
    if not isinstance(decoded, Started):
        return payload
    names = {pair[0]: pair[1], pair[1]: pair[0]}
    _, text = history.encode(Started(decoded.seats, [names.get(card, card) for card in decoded.order]))
    return text
