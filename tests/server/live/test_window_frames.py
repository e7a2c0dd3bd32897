"""What comes over the wire in a window, and when, is the same whatever anybody holds (U07, N02).

The same window is played twice, with a Joker in Bo's hand and without. People answer as people do, programs
think longer about a choice, orders answer for whom they can: all but Bo are sent the same frames, at the same
moments by the clock, of the same sizes.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from discovery.core.bits import members
from discovery.core.protocol import SPECTATOR
from discovery.evolution.model import codes
from discovery.evolution.model.phases import SELECT
from discovery.evolution.views.view import View
from discovery.server.protocol import Order, Reaction, Update
from discovery.server.tables.history import Moved
from discovery.server.tables.table import Table
from tests.support.editions import NEWEST
from tests.support.engine.sets import options_of
from tests.support.server.folded_tables import add, running
from tests.support.server.harness import plan
from tests.support.server.scenes import closed, order, run, table_of
from tests.support.server.simulated_clock import ScriptedPrograms, Stage, Visitor
from tests.support.testing.positions import card_position

ANN, BO, CEM, DAN = range(4)
DELAYS = {ANN: 0.2, BO: 0.9, CEM: 0.5, DAN: 0.7}
"""How many seconds people take to let it pass."""
JOKER = "joker-1"


@dataclass(frozen=True)
class Company:
    """Who sits there, with which standing orders; who is not there; how long windows are open."""

    bo: str = "open Bo"
    orders: tuple[tuple[int, Reaction, Order], ...] = ()
    away: tuple[int, ...] = ()
    given: dict[str, Any] = field(default_factory=dict)


ASK_IF_COULD: tuple[tuple[int, Reaction, Order], ...] = (
    (BO, "interrupt", "ask-if-could"),
    (BO, "stop", "never"),
    (BO, "flash", "never"),
)
UNTIMED = {"window_seconds": 0}
COMPANIES = {
    "all by hand": Company(),
    "asked only if able to answer": Company(orders=ASK_IF_COULD),
    "somebody never answers": Company(orders=((CEM, "stop", "never"), (CEM, "interrupt", "never"))),
    "a program": Company("program slow"),
    "away with an order": Company(orders=ASK_IF_COULD, away=(BO,)),
    "untimed, by hand": Company(given=UNTIMED),
    "untimed, asked only if able to answer": Company(orders=ASK_IF_COULD, given=UNTIMED),
    "untimed, a program": Company("program slow", given=UNTIMED),
}


def thinking(view: View) -> float:
    """A program that takes its time where it could interrupt."""
    could = any(codes.code_of(move) == codes.INTERRUPT for move in view.legal)
    return 1.2 if could else 0.1


def options(game: str) -> list[str]:
    """Jokers, and everything else of the catalogue that opens windows and has no value."""
    named = {option.key for option in options_of(game)} & {"stop", "flash"}
    return ["jokers=2", *sorted(named)]


def table(game: str, company: Company, joker: bool) -> Table:
    """Bo's newest card is a Joker, or not; in Select all have selected their oldest one."""
    planned = plan(
        "open Ann", company.bo, "open Cem", "open Dan", game=game, options=options(game), **company.given
    )
    rules, _ = card_position(running(table_of(planned)))
    ids = [rules.setup.ids[card] for card in rules.shuffle(Random(3))]
    _, state = card_position(running(table_of(planned, tuple(ids))))
    newest = rules.setup.ids[state.in_order(state.hands[BO])[-1]]
    swap = {newest: JOKER, JOKER: newest} if joker else {}
    dealt = table_of(planned, tuple(swap.get(card, card) for card in ids))
    while (state := card_position(running(dealt)).state).phase == SELECT:
        seat = members(rules.actors(state))[0]
        add(dealt, Moved(seat, rules.text(rules.timeout_move(state, seat))))
    return dealt


async def answer(visitor: Visitor) -> None:
    """Let pass whatever is asked, after a while."""
    while True:
        await visitor.until(asked)
        await asyncio.sleep(DELAYS[visitor.guest.seat])
        if asked(visitor.latest):
            await visitor.play("let")


def asked(update: Update) -> bool:
    window = update.position.window if update.position is not None else None
    return window is not None and window.asked


def seen_by_others(game: str, company: Company, joker: bool) -> list[list[tuple[int, int, bytes]]]:
    """The frames of everybody but Bo: when (in ms), how large, what."""
    heard: list[list[tuple[int, int, bytes]]] = []

    async def scene(stage: Stage) -> None:
        played = running(stage.live.table)
        persons = [seat for seat, sitting in enumerate(stage.live.table.seats) if sitting.personal]
        there = {seat: await stage.visit(seat) for seat in persons if seat not in company.away}
        watcher = await stage.visit(SPECTATOR)
        for seat, reaction, given in company.orders:
            if seat in there:
                await order(there[seat], reaction, given)
        moves = played.game.legal(played.state, ANN)
        first = next(move for move in moves if codes.code_of(move) == codes.PLACE)
        await there[ANN].play(played.game.text(first))
        answering = [asyncio.create_task(answer(visitor)) for visitor in there.values()]
        await there[ANN].until(closed)
        assert stage.seconds > 0
        for task in answering:
            task.cancel()
        others = [there[ANN], there[CEM], there[DAN], watcher]
        heard.extend(
            [(round(1000 * at), len(frame), frame) for at, frame in visitor.frames] for visitor in others
        )

    run(table(game, company, joker), scene, programs=ScriptedPrograms(seconds=thinking))
    return heard


@pytest.mark.parametrize("company", COMPANIES.values(), ids=COMPANIES)
@pytest.mark.parametrize("game", NEWEST)
def test_U07_the_frames_of_a_window_tell_nobody_who_could_interrupt(game: str, company: Company) -> None:
    with_joker, without = (seen_by_others(game, company, joker) for joker in (True, False))

    for here, there in zip(with_joker, without, strict=True):
        assert [frame[:2] for frame in here] == [frame[:2] for frame in there]
    assert with_joker == without


@pytest.mark.parametrize("game", NEWEST)
def test_Bo_himself_is_offered_it_only_with_a_joker(game: str) -> None:
    """The two tables differ in what they are meant to."""
    for joker in (True, False):
        played = running(table(game, COMPANIES["all by hand"], joker))
        move = next(m for m in played.game.legal(played.state, ANN) if codes.code_of(m) == codes.PLACE)
        played.game.play(played.state, ANN, move)
        assert (codes.INTERRUPT << codes.SHIFT in played.game.legal(played.state, BO)) == joker
