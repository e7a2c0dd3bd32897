"""Tables in the middle of a game, dealt and played by a seed, and stored before a server starts."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import msgspec

from discovery.core.bits import members
from discovery.core.registry import family_of
from discovery.server.protocol import SeatPlan, TablePlan
from discovery.server.tables.commands import moved
from discovery.server.tables.history import Created, Payload, Started, encode
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.tokens import digest
from discovery.store.database import open_store
from discovery.store.rows import StoredEvent, StoredGame, StoredSecret
from tests.support.deadlines import MOST_SECONDS
from tests.support.server.folded_tables import add, dealt, running
from tests.support.server.harness import provide_database
from tests.support.testing.positions import card_position

PERSON = 0
NAMES = ("Ann", "Bo", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
Reached = Callable[[RunningGame], bool]


@dataclass(frozen=True)
class Scene:
    """A game of one person, on the first seat, with programs; it stops where ``reached`` first holds. With no
    ``window_seconds`` a window is open until it is answered."""

    name: str
    game: str
    reached: Reached
    seats: int = 3
    options: tuple[str, ...] = ()
    seed: int = 1
    deck: str = "prehistory"
    program: str = "greedy"
    window_seconds: int = 5

    @property
    def address(self) -> str:
        """The fragment of the person's page of the table."""
        return f"#/play/{self.token}"

    @property
    def token(self) -> str:
        """The secret of the person's seat."""
        return f"scene-{self.name}".ljust(43, "-")

    def play(self) -> tuple[str, list[Payload]]:
        """The status of the table then, and what has happened at it."""
        chooser = random.Random(self.seed)
        programs = [SeatPlan("program", name, self.program) for name in NAMES[1 : self.seats]]
        seats = [SeatPlan("me", NAMES[PERSON]), *programs]
        plan = TablePlan(self.game, self.deck, list(self.options), seats, window_seconds=self.window_seconds)
        table = dealt(plan, chooser)
        played = running(table)
        happened: list[Payload] = [Created(table.plan), Started(list(played.seats), list(played.order))]
        while not self.reached(played):
            assert table.status == "playing", f"the scene {self.name} is never reached"
            happened.append(_next(played, chooser))
            add(table, happened[-1])
        return table.status, happened


def over(played: RunningGame) -> bool:
    """The game has ended."""
    return played.game.result(played.state) is not None


def asked(played: RunningGame) -> bool:
    """The person is to move, and nobody else."""
    return members(played.game.actors(played.state)) == [PERSON]


def can_place(played: RunningGame) -> bool:
    """The person is to move and has a card that can be placed."""
    return asked(played) and bool(_placing(played, PERSON))


def can_take_back(played: RunningGame) -> bool:
    """The person is to move and may freely take back what they did last."""
    way = played.driver.undo_option(PERSON)
    return asked(played) and way is not None and way.free


def long_plane(cards: int, spots: int) -> Reached:
    """At least so many cards lie on the plane, and the person has one that may go to so many spots."""

    def reached(played: RunningGame) -> bool:
        if not asked(played) or len(members(card_position(played).state.tree)) < cards:
            return False
        return max((_spots(played, move) for move in _placing(played, PERSON)), default=0) >= spots

    return reached


def looking(played: RunningGame) -> bool:
    """The person may look through a pile (M09)."""
    texts = [played.game.text(move) for move in _legal(played, PERSON)] if asked(played) else []
    return any(text.startswith("look ") for text in texts)


def long_hand(cards: int) -> Reached:
    """The person is to move with so many cards in hand."""
    return lambda played: asked(played) and len(members(card_position(played).state.hands[PERSON])) >= cards


CAN_PLACE = Scene("can-place", "explore", can_place, seats=2)
CAN_TAKE_BACK = Scene("can-take-back", "explore", can_take_back, seats=2)
OVER = Scene("over", "explore", over, seats=2)
"""Scenes that stand at the house of all tests."""


def store(folder: Path, scenes: Iterable[Scene]) -> None:
    """Put the scenes' tables into a new data directory, where a server finds them.

    In a thread of its own: where a browser is open, this one has a loop already.
    """
    provide_database(folder)
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(_store(folder, list(scenes)))).result(MOST_SECONDS)


async def _store(folder: Path, scenes: list[Scene]) -> None:
    async with open_store(folder) as kept:
        for scene in scenes:
            status, happened = scene.play()
            events = [
                StoredEvent(scene.name, seq, None, *encode(one), seq)
                for seq, one in enumerate(happened, start=1)
            ]
            plan = msgspec.json.encode(cast("Created", happened[0]).plan).decode()
            now = int(time.time() * 1000)
            version = str(family_of(scene.game).rules_version)
            game = StoredGame(scene.name, now, status, plan, version, now)
            await kept.create(game, events, [StoredSecret(digest(scene.token), scene.name, PERSON)])


def _next(played: RunningGame, chooser: random.Random) -> Payload:
    """Something that whoever is asked may do; a card is placed where one can be."""
    due = played.game.due(played.state)
    if due is not None:
        return moved(played, due[0], due[1], chooser).payload
    seat = chooser.choice(members(played.game.actors(played.state)))
    move = chooser.choice(_placing(played, seat) or _legal(played, seat))
    return moved(played, seat, move, chooser).payload


def _legal(played: RunningGame, seat: int) -> list[int]:
    return list(played.game.legal(played.state, seat))


def _placing(played: RunningGame, seat: int) -> list[int]:
    return [move for move in _legal(played, seat) if played.game.text(move).startswith("place ")]


def _spots(played: RunningGame, move: int) -> int:
    game, state = card_position(played)
    return len(game.spots(state, PERSON, move))
