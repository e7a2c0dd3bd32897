"""What is sent stays small: whole games of all six with every option on, with few people and with many."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from discovery.evolution.catalogue import GAMES
from discovery.protocol import SPECTATOR
from discovery.server import wire
from discovery.server.messages import Update
from discovery.server.table import Table
from tests.evolution.sets import richest
from tests.server.dealt import add, running
from tests.server.twins import dealt_anew, next_payloads, plan_of, story

LARGEST, WITH_MOVES = 8_000, 10_000
"""Bytes of an update without its list of moves, and with it. Where anything may be claimed (H16) a Joker may
show any discovery, from the hand, the pool and every discard: then the list is as long as all the rest."""


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
    fresh, steps = wire.steps(table, viewer, have)
    present = [1] * len(table.seats)
    info = wire.info(table, viewer, present, thinking=set(), watchers=1, times=wire.NO_TIMES)
    return Update(wire.shown(table, viewer).step, fresh, info, wire.position(table, viewer), steps)


@pytest.mark.parametrize(("seats", "virtual"), [(3, False), (9, False), (5, True)])
@pytest.mark.parametrize("game", GAMES)
def test_every_update_of_a_whole_game_is_small(game: str, seats: int, virtual: bool) -> None:
    made = richest(game, seats, ("eras",) if virtual else ("eras", "bot", "bot+"))
    for seed in range(2):
        tale = story(plan_of(made, learner=True), seed, 1)
        sizes: list[tuple[int, int]] = []
        for sent in updates(dealt_anew(tale), [SPECTATOR], seed):
            whole = len(msgspec.json.encode(sent))
            moves = 0 if sent.position is None else len(msgspec.json.encode(sent.position.legal))
            sizes.append((whole - moves, whole))
        assert max(bare for bare, _ in sizes) < LARGEST
        assert max(whole for _, whole in sizes) < WITH_MOVES
