"""The plain tree search plays any game, and better than by chance."""

from __future__ import annotations

import pytest

from discovery.engines import search
from discovery.evolution.variants.catalogue import GAMES
from discovery.lab.simulation import Plan, simulate
from tests.support.editions import virtual_player

PLAIN = "discovery.engines.search:plain"


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_search_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 2)

    assert simulate(Plan(game, (PLAIN, virtual_player(game)), games=1, seed="plain")).moves > 0


def test_a_plain_search_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 24)

    assert simulate(Plan("explore", (PLAIN, "random"), games=4, seed="plain")).seats[0].wins == 4
