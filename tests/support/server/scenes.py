"""What the scenes at a table with windows are made of."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from discovery.core.errors import DiscoveryError
from discovery.server.protocol import Order, Reaction, StandingOrder, TablePlan, Update
from discovery.server.tables.history import Created, Entry, Moved, Started
from discovery.server.tables.planning import header
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import fold, game_of
from tests.support.server.harness import fresh_id, plan
from tests.support.server.simulated_clock import BEGINNING, Stage, Visitor, at_once

Scene = Callable[[Stage], Coroutine[Any, Any, None]]
PEOPLE = ("open Ann", "open Bo", "open Cem")
FOOD = ("gathering", "scavenging", "band", "nomadism")
"""The first cards of a deal after which Ann can place Scavenging, and then Gathering from the pool."""


def stop_table(*seats: str, first: tuple[str, ...] = (), **given: Any) -> Table:
    """Explore with Stop, dealt without chance: Ann holds Band and Pebble tool, the pool Gathering.

    ``first`` are the ids that come first in the deal.
    """
    return table_of(plan(*(seats or PEOPLE), **{"options": ["stop"], **given}), first)


def table_of(planned: TablePlan, first: tuple[str, ...] = (), last: tuple[str, ...] = ()) -> Table:
    table = fold("t", [Entry(1, BEGINNING, Created(planned))])
    seats = header(table.seats)
    ids = list(game_of(planned, seats).setup.ids)
    rest = [name for name in ids if name not in (*first, *last)]
    order = [*first, *rest, *(name for name in last if name not in first)]
    table.apply(Entry(2, BEGINNING, Started(seats, order)))
    return table


def run(table: Table, scene: Scene, **given: Any) -> None:
    at_once(table, random.Random(9), scene, **given)


def closed(update: Update) -> bool:
    return update.position is not None and update.position.window is None


def opened(update: Update) -> bool:
    return update.position is not None and update.position.window is not None


async def sit_down(stage: Stage, *seats: int) -> list[Visitor]:
    return [await stage.visit(seat) for seat in (seats or (0, 1, 2))]


async def act(actor: Visitor, move: str = "place band") -> None:
    """The actor plays, and sees the window."""
    await actor.play(move)
    await actor.until(opened)


async def order(visitor: Visitor, reaction: Reaction, given: Order) -> None:
    await visitor.say(StandingOrder(fresh_id(), reaction, given))


def moves(stage: Stage) -> list[tuple[int, str]]:
    """What was played, as seat and text."""
    return [(one.seat, one.text) for one in stage.journal.payloads if isinstance(one, Moved)]


async def refused(visitor: Visitor, move: str) -> str:
    with pytest.raises(DiscoveryError) as caught:
        await visitor.play(move)
    return str(caught.value.code)


def kinds(update: Update) -> list[str]:
    return [happening.kind for step in update.steps for happening in step.happenings]
