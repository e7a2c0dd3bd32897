"""Tables of a real server that differ only in cards and other pieces that nobody has seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from discovery.evolution.cards.data import load_deck
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.commitment import GameKey
from discovery.server.protocol import TablePlan
from discovery.server.tables.planning import game_of
from tests.support.server.harness import FirstDealer, plan
from tests.support.server.hidden.survivors import expedition


class Stacked(FirstDealer):
    """Deals a given order."""

    def __init__(self, order: list[int]) -> None:
        super().__init__(1)
        self._order = order

    def shuffle(self, x: Any) -> None:
        x.sort(key=self._order.index)


@contextmanager
def stacked(order: list[int]) -> Iterator[None]:
    """Tables are dealt in this order, whatever their keys are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GameKey, "deal", lambda _: Stacked(order))
        yield


def plan_at(game: str, *names: str) -> TablePlan:
    """A table of people for a game of any family."""
    deck = "prehistory" if game in GAMES else "lands-3"
    return plan(*(f"me {name}" for name in names), game=game, deck=deck)


def two_orders(game: str) -> tuple[list[int], list[int]]:
    """The pieces for two people as they are dealt, and with some changed that neither spectators see nor the
    person on the first seat, who may also draw what they draw at first."""
    if game not in GAMES:
        return _two_expeditions(plan_at(game, "Ann", "Bo"))
    order = game_of(plan_at(game, "Ann", "Bo"), ["Ann", "Bo"]).shuffle(random.Random(11))
    pool, own, drawn = set(range(0, 15, 3)), set(range(1, 15, 3)), set(range(15, 25))
    if not GAMES[game].dealing.pool:
        pool, own, drawn = set(), set(range(0, 10, 2)), set(range(10, 20))
    other = _shuffled_out_of_sight(order, pool | own | drawn, seed=3)
    assert other != order
    return order, other


def _two_expeditions(planned: TablePlan) -> tuple[list[int], list[int]]:
    """For the survival game: whatever the first seat does not see lies elsewhere."""
    dealt = expedition(planned, seed=11, most=1)
    orders = [one.order for one in (dealt, dealt.dealt_otherwise(0, 1, random.Random(3)))]
    return orders[0], orders[1]


def _shuffled_out_of_sight(order: list[int], visible: set[int], seed: int) -> list[int]:
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
