"""Questions to programs without a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discovery.core.protocol import Event
from discovery.engines.worker import Chair
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View
from discovery.server.live.engine_requests import Question, Request


def asked(
    program: str,
    game: DiscoveryGame,
    seats: Sequence[str],
    view: View,
    seen: tuple[Event, ...] = (),
    *,
    teams: tuple[str, ...] = (),
    table: str = "table",
    people: bool = True,
    waiting: Callable[[bool], None] = lambda _: None,
) -> Request[Question]:
    """A request for a decision at a table of that name."""
    chair = Chair(program, game.name, tuple(seats), game.deck.id, game.rules.options, teams)
    question = Question((chair, view, seen), game, lambda move: None)
    return Request(table, people, lambda: question, waiting)
