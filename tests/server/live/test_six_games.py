"""All six games with all their options over real sockets: windows, spots, selections, flips, to the end."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.play.records import read
from discovery.play.replay import replay
from discovery.server.protocol import Accepted, Position, Refused, Spots, Spotted, StandingOrder, Update
from tests.support.server.harness import Player, fresh_id, plan, serving, spread

pytestmark = pytest.mark.anyio

OPTIONS = {
    "intro": ["jokers=4", "stop", "trump+", "sos", "flash"],
    "memory": ["jokers=4", "trump+", "sos", "flash"],
    "explore": ["jokers=4", "stop", "trump+", "sos", "series+", "link-bonus", "free-placement", "strata"],
    "select": ["jokers=4", "stop", "trump+", "sos", "series+"],
    "connect": ["jokers=4", "stop", "trump+", "sos", "series+", "flash"],
    "fusion": ["jokers=4", "trump+", "sos", "series+", "deposit", "flash"],
}
LARGEST = 8_000
"""Bytes of a position, every option being on."""
LAID = ("place ", "replay ", "joker as ")


async def choose(player: Player, position: Position, chooser: random.Random) -> str:
    """A legal move as a page would send it: with its spot, or with cards."""
    move = chooser.choice(spread(position.legal))
    if move == "select":
        hand = position.seats[position.viewer].cards or []
        return ("select " + ", ".join(chooser.sample(hand, chooser.randint(1, len(hand))))).strip()
    if position.plane is None or not move.startswith(LAID):
        return move
    answer = await player.ask(Spots(fresh_id(), move))
    assert isinstance(answer, Spotted)
    if not answer.spots:
        return move
    x, y, _ = chooser.choice(answer.spots)
    card, source, taken = move.partition(" from ")
    return f"{card} at {x},{y}{source}{taken}"


async def play_on(player: Player, chooser: random.Random, refused: list[str]) -> None:
    """Answer whatever is asked, until the game is over. In windows only Ann speaks, now and then, so that
    nothing depends on who is quicker."""
    while await player.my_turn():
        assert player.update is not None
        position = player.update.position
        assert position is not None
        in_peace = position.window is not None and (position.viewer > 0 or chooser.random() < 0.9)
        move = "let" if in_peace else await choose(player, position, chooser)
        answer = await player.play(move)
        if isinstance(answer, Refused):
            refused.append(answer.fault.code)
        before = player.update.seq
        if isinstance(answer, Accepted) and answer.seq > before:
            await player.caught_up(answer.seq)
        elif player.update.position is position:
            await player.hear(Update)


@pytest.mark.parametrize("game", OPTIONS)
async def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path, game: str) -> None:
    seats = ("me Ann", "me Bo", "bot Cem")
    planned = plan(*seats, game=game, options=OPTIONS[game], window_seconds=0)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(planned, stack)
        refused: list[str] = []
        await asyncio.gather(
            *(play_on(player, random.Random(seat), refused) for seat, player in enumerate(players))
        )
        assert refused == []
        record = read((await served.web.get(f"api/tables/{created.table}/record")).text)
        replayed = replay(record)
        assert replayed.game.result(replayed.state) is not None
        frames = (await served.web.get(f"api/tables/{created.table}/replay")).json()
        assert frames["frames"][-1]["position"]["phase"] == "over"
        assert max(len(frame) for player in players for frame in player.frames[3:]) < LARGEST


async def test_spots_are_answered_for_ones_own_moves_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo", game="connect"), stack)
        place = next(move for move in await ann.my_turn() if move.startswith("place"))
        answer = await ann.ask(Spots("s1", place))
        assert answer == Spotted("s1", [[0, 0, 1]])
        assert await bo.ask(Spots("s2", place)) == Spotted("s2", [])
        nonsense = await ann.ask(Spots("s3", "place bicycle"))
        assert isinstance(nonsense, Refused)
        assert nonsense.fault.code == "unknown-card"
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        foreign = await watcher.ask(Spots("s4", place))
        assert isinstance(foreign, Refused)
        assert foreign.fault.code == "not-seated"


async def test_a_standing_order_is_shown_to_its_seat_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo", options=["stop"]), stack)
        assert await ann.ask(StandingOrder("o1", "stop", "never")) == Accepted("o1", 0)
        assert await ann.ask(StandingOrder("o1", "stop", "never")) == Accepted("o1", 0)
        await ann.until(lambda seen: seen.table.orders["stop"] == "never")
        again = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert again.update is not None
        assert again.update.table.orders["stop"] == "always"
        watcher = await stack.enter_async_context(await served.sit(table=created.table))
        assert watcher.update is not None
        assert watcher.update.table.orders == {}
        refused = await watcher.ask(StandingOrder("o2", "stop", "never"))
        assert isinstance(refused, Refused)
        assert refused.fault.code == "not-seated"
        assert [frame for frame in bo.frames if "never" in frame] == []
