"""Standing orders where everybody is asked openly: needs, support and naming in the survival game (XS03)."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from discovery.play.orders import answer
from discovery.server.protocol import Accepted, Order, Refused, StandingOrder
from discovery.server.tables.commands import moved
from discovery.server.tables.history import Ordered
from discovery.server.tables.next_actions import Obey, next_actions
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import add, by_chance, dealt, running
from tests.support.server.harness import Player, fresh_id, plan, serving

pytestmark = pytest.mark.anyio

TRIFLES = ("needs", "support", "naming")

MOST_GAMES = 100


async def order(player: Player, reaction: str, what: str) -> None:
    answer = await player.ask(StandingOrder(fresh_id(), reaction, what))  # type: ignore[arg-type]
    assert isinstance(answer, Accepted)


async def sleep_through(player: Player, night: int) -> None:
    """End turns until a night is over; whoever is asked something that no order answers takes the first."""
    while True:
        legal = await player.my_turn()
        assert player.update is not None
        position = player.update.position
        if position is None or not legal or position.night >= night:
            return
        assert position.phase not in TRIFLES
        assert isinstance(await player.play("end" if "end" in legal else legal[0]), Accepted)


def fighting() -> tuple[Table, RunningGame]:
    """A game by chance of two people, neither of whom is there, where one may support the other's fight."""
    chance = Random(3)
    for _ in range(MOST_GAMES):
        table = dealt(plan("me Ann", "me Bo", game="discover:beacon", deck="lands-1"), chance)
        played = running(table)
        while table.status == "playing":
            if played.game.progress(played.state).phase == "support":
                return table, played
            by_chance(table, chance, 1)
    raise AssertionError("nobody is asked for support")


async def test_XS03_who_has_ordered_so_pays_by_night_without_being_there(tmp_path: Path) -> None:
    """Two people: Ann answers everything herself, Bo's orders answer for him; the table waits on nothing."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        camp = plan("me Ann", game="discover:beacon", deck="lands-3")
        _, [ann] = await served.started(camp, stack)
        assert ann.update is not None
        assert ann.update.table.orders == dict.fromkeys(TRIFLES, "always")
        for reaction in TRIFLES:
            await order(ann, reaction, "never")
        await sleep_through(ann, 2)
        assert "paid" in ann.seen_of(0)


async def test_without_an_order_somebody_is_asked_and_an_order_answers_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann", game="discover:beacon", deck="lands-3"), stack)
        while "suffer" not in (legal := await ann.my_turn()):
            assert isinstance(await ann.play("end" if "end" in legal else legal[0]), Accepted)
        await order(ann, "needs", "never")
        seen = await ann.until(lambda now: now.position is not None and now.position.phase != "needs")
        assert seen.position is not None
        for unknown in (("stop", "never"), ("needs", "agree"), ("stop", "agree")):
            assert isinstance(await ann.ask(StandingOrder(fresh_id(), *unknown)), Refused)


@pytest.mark.parametrize(("what", "said"), [("agree", "support lunge"), ("never", "let"), ("always", "")])
def test_XS03_a_fight_is_supported_as_somebody_has_ordered(what: Order, said: str) -> None:
    """Whoever is to support a fight and is not there: with their first card, not at all, or waited for."""
    table, played = fighting()
    [helper] = table.actors
    add(table, Ordered(helper, "support", what))
    obeyed = [one for one in next_actions(table, None, Attendance((0, 0)), 0) if isinstance(one, Obey)]
    assert obeyed == ([Obey(table.steps, helper)] if said else [])
    move = answer(played.game, played.state, helper, table.orders_of(helper))
    assert (played.game.text(move) if said else "") == said
    if said:
        add(table, moved(played, helper, move, Random(1)).payload)
        assert table.actors != [helper]
