"""What is sent stays small: whole games of all six with every option on, with few people and with many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from discovery.core.bits import members
from discovery.core.chance import draw
from discovery.core.protocol import NO_OUTCOME, SPECTATOR
from discovery.evolution.model.phases import OVER
from discovery.evolution.present.positions import choices
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.present.update import Presenter
from discovery.server.protocol import Update
from discovery.server.tables.table import Table
from tests.support.engine.sets import richest
from tests.support.server.folded_tables import add, running
from tests.support.server.harness import spread
from tests.support.server.hidden.stories import fresh_table
from tests.support.server.hidden.twins import next_payloads, plan_of, story

LARGEST = 8_500
"""Bytes of an update. Each tells the whole table, with the clocks of its plan and with who of nine is away.
Where anything may be claimed (H16) a Joker may show any discovery, from the hand, the pool and every
discard."""
LARGEST_OF = {"classic-select": 13_000, "classic-connect": 9_500}
"""Once all others are out, virtual players play whole rounds among themselves behind a single move. Without
prerequisites nearly all cards come on the plane, each with its cell and its points in parts."""


def updates(made: Table, viewers: list[int], seed: int) -> Iterator[Update]:
    """What is sent to some viewers while a whole game is played."""
    chooser, have = Random(seed), made.steps
    while made.status == "playing":
        for payload in next_payloads(running(made), chooser):
            add(made, payload)
            for viewer in {*viewers, *made.actors[:1]}:
                yield update(made, viewer, have)
            have = made.steps


def update(table: Table, viewer: int, have: int) -> Update:
    """A step's update, as a room makes it."""
    return Presenter(table, [1] * len(table.seats), watchers=1).update(viewer, have)


@pytest.mark.parametrize(("seats", "virtual"), [(3, False), (9, False), (5, True)])
@pytest.mark.parametrize("game", GAMES)
def test_every_update_of_a_whole_game_is_small(game: str, seats: int, virtual: bool) -> None:
    made = richest(game, seats, ("eras", "truncated") if virtual else ("eras", "truncated", "bot", "bot+"))
    for seed in range(2):
        tale = story(plan_of(made, learner=True), seed, 1)
        sizes = [len(msgspec.json.encode(sent)) for sent in updates(fresh_table(tale), [SPECTATOR], seed)]
        assert max(sizes) < LARGEST_OF.get(game, LARGEST), max(sizes)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_in_the_list_that_is_sent(game: str) -> None:
    """Moves that differ in their card alone are one text; spots are asked for, selections chosen."""
    made = richest(game, 3).build()
    chooser = Random(game)
    state = made.deal(made.shuffle(chooser))
    while state.phase != OVER:
        if due := made.due(state):
            made.play(state, *due, draw(made, state, due[1], chooser))
            continue
        seat = chooser.choice(members(made.actors(state)))
        legal = made.legal(state, seat)
        sent = spread(choices(made, legal))
        assert len(set(sent)) == len(sent)
        assert set(sent) == {re.sub(r"(^select).*| at -?\d+,-?\d+", r"\1", made.text(move)) for move in legal}
        move = chooser.choice(legal)
        outcomes = made.outcomes(state, move)
        made.play(state, seat, move, chooser.choice(outcomes) if outcomes else NO_OUTCOME)
