"""What a viewer is sent depends on nothing that he may not know, byte for byte."""

from __future__ import annotations

import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.evolution.decks import load_deck
from discovery.server import wire
from discovery.server.history import Created, Entry, Moved, Started
from discovery.server.intents import moved
from discovery.server.messages import Explain
from discovery.server.planning import game_of, header
from discovery.server.table import Table, fold
from tests.server.harness import FirstDealer, Player, plan, serving

CARDS = [card.id for card in load_deck("prehistory").cards]
SEATS = ("me Ann", "me Bo", "bot Cem")


class Stacked(FirstDealer):
    """Deals a given order."""

    def __init__(self, order: list[int]) -> None:
        super().__init__(1)
        self._order = order

    def shuffle(self, x: Any) -> None:
        x.sort(key=self._order.index)


def played(seed: int, moves: int, game: str) -> Table:
    """A table after some random moves."""
    chooser = random.Random(seed)
    planned = plan(*SEATS, game=game)
    table = fold("t", [Entry(1, 0, Created(planned))])
    seats = header(table.seats)
    order = game_of(planned, seats).shuffle(chooser)
    table.apply(Entry(2, 0, Started(seats, [CARDS[card] for card in order])))
    for seq in range(3, 3 + moves):
        running = table.played
        assert running is not None
        if table.status != "playing":
            break
        seat = table.actors[0]
        legal = running.game.legal(running.state, seat)
        event: Moved = moved(running, seat, chooser.choice(legal), chooser)
        table.apply(Entry(seq, 0, event))
    return table


GAMES = st.sampled_from(["intro", "explore"])


@given(st.integers(0, 10**6), st.integers(0, 60), GAMES, st.sampled_from([-1, 0, 1]))
def test_dealing_anew_what_is_hidden_changes_no_byte_of_a_position(
    seed: int, moves: int, game: str, viewer: int
) -> None:
    table = played(seed, moves, game)
    assert table.played is not None
    before = msgspec.json.encode(wire.position(table, viewer))
    legal = table.played.game.legal(table.played.state, max(viewer, 0))

    table.played.state = table.played.game.redeal(table.played.state, viewer, random.Random(seed))

    assert msgspec.json.encode(wire.position(table, viewer)) == before
    if viewer >= 0:
        assert table.played.game.legal(table.played.state, viewer) == legal


@given(st.integers(0, 10**6), st.integers(0, 40))
def test_steps_name_no_card_that_only_others_saw(seed: int, moves: int) -> None:
    table = played(seed, moves, "explore")
    for viewer in (-1, 0, 1, 2):
        _, steps = wire.steps(table, viewer, 0)
        for step in steps:
            for happening in step.happenings:
                hidden = happening.kind in {"drew", "stolen", "gave"}
                concerned = viewer in {happening.seat, happening.other} and viewer in {0, 1}
                if hidden and not concerned:
                    assert happening.card == ""


def shuffled_out_of_sight(order: list[int], visible: set[int], seed: int) -> list[int]:
    """Another order: within each era, the cards at places that are out of sight change places."""
    deck = load_deck("prehistory").cards
    chooser = random.Random(seed)
    mixed = list(order)
    for era in range(1, 7):
        places = [at for at, card in enumerate(order) if deck[card].era == era and at not in visible]
        cards = [order[at] for at in places]
        chooser.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            mixed[at] = card
    return mixed


def dealt_order() -> list[int]:
    return game_of(plan("me", "me"), ["Ann", "Bo"]).shuffle(random.Random(11))


async def everything_heard(folder: Path, order: list[int], seat: int) -> list[str]:
    """What the viewer at ``seat`` (-1: a watcher) is told at a table dealt like this, at three moments."""
    frames: list[str] = []
    async with serving(folder, chooser=Stacked(order)) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        token = created.seats[seat].token if seat >= 0 else ""
        for passing in (None, *players):
            if passing is not None:
                await passing.my_turn()
                await passing.play("pass")
            viewer = await stack.enter_async_context(await served.sit(token, table=created.table))
            await ask_everything(viewer)
            frames += viewer.frames[:2]
            frames += [frame for frame in viewer.frames if frame.startswith('{"type":"explained"')]
        return [re.sub(r'"at":\d+', '"at":0', frame.replace(created.table, "ID")) for frame in frames]


async def ask_everything(viewer: Player) -> None:
    moves = [f"{verb} {card}" for verb in ("place", "call", "replay", "discard", "give") for card in CARDS]
    moves += ["exchange Bo", "steal Bo", "exchange Ann", "steal Ann", "end", "pass"]
    for start in range(0, len(moves), 16):
        await viewer.ask(Explain(f"x{start}", moves[start : start + 16]))


@pytest.mark.anyio
@pytest.mark.parametrize("seat", [-1, 0])
async def test_two_tables_that_differ_out_of_sight_send_the_same_bytes(tmp_path: Path, seat: int) -> None:
    order = dealt_order()
    pool, own = set(range(0, 15, 3)), set(range(1, 15, 3))
    other = shuffled_out_of_sight(order, pool | own if seat == 0 else pool, seed=3)
    assert other != order

    frames = await everything_heard(tmp_path / "one", order, seat)

    assert len(frames) > 5
    assert await everything_heard(tmp_path / "other", other, seat) == frames
