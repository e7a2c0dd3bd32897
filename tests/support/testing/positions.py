"""Games and their positions by their families' own types, for tests that look into a position."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from discovery.core.protocol import AnyGame
from discovery.core.protocol import State as AnyState
from discovery.core.protocol import View as AnyView
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State as SurvivalState


class Holder(Protocol):
    """Whatever holds a game and a position of it: a running game, a step of a replay, a driver."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def state(self) -> AnyState: ...


class CardPosition(NamedTuple):
    game: DiscoveryGame
    state: State


class SurvivalPosition(NamedTuple):
    game: SurvivalGame
    state: SurvivalState


def card_position(of: Holder) -> CardPosition:
    """A card game and its position. Fails for a game of another family."""
    game, state = of.game, of.state
    assert isinstance(game, DiscoveryGame)
    assert isinstance(state, State)
    return CardPosition(game, state)


def survival_position(of: Holder) -> SurvivalPosition:
    """A survival game and its position. Fails for a game of another family."""
    game, state = of.game, of.state
    assert isinstance(game, SurvivalGame)
    assert isinstance(state, SurvivalState)
    return SurvivalPosition(game, state)


def card_view(view: AnyView) -> View:
    """A view of a card game. Fails for one of another family."""
    assert isinstance(view, View)
    return view
