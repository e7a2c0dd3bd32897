"""What is typed at the terminal means what it means on the page: ``tests/data/orders.json`` holds both."""

from __future__ import annotations

import json
from typing import Any

import pytest

from discovery.core.terminal import Ambiguous
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.terminal.input_parser import InputParser
from tests.support.data import DATA

TABLE: dict[str, Any] = json.loads((DATA / "orders.json").read_text(encoding="utf-8"))
EXAMPLES = [order for order in TABLE["orders"] if order.get("only") != "page"]


@pytest.fixture(scope="module")
def game() -> DiscoveryGame:
    return new_game("explore", TABLE["seats"], options=["jokers=2"])


@pytest.mark.parametrize("order", EXAMPLES, ids=lambda order: str(order["typed"]))
def test_an_order_means_what_it_means_on_the_page(game: DiscoveryGame, order: dict[str, Any]) -> None:
    legal = [game.parse(move)[0] for move in TABLE["legal"]]
    orders = InputParser(game, order.get("language", "en"))
    if "move" in order:
        assert game.text(orders.move(order["typed"], legal)) == order["move"]
        return
    with pytest.raises(Ambiguous) as several:
        orders.move(order["typed"], legal)
    assert list(several.value.choices) == order["choices"]


@pytest.mark.parametrize("order", EXAMPLES, ids=lambda order: str(order["typed"]))
def test_what_is_offered_to_choose_can_be_typed(game: DiscoveryGame, order: dict[str, Any]) -> None:
    legal = [game.parse(move)[0] for move in TABLE["legal"]]
    orders = InputParser(game, "en")
    for choice in order.get("choices", []):
        assert game.text(orders.move(choice, legal)) == choice
