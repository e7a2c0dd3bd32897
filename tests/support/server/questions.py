"""Questions to programs without a table."""

from __future__ import annotations

from collections.abc import Callable

from discovery.core.protocol import Event
from discovery.engines.requests import ProgramQuestion, Request, program_seat
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View


def asked(
    program: str,
    game: DiscoveryGame,
    view: View,
    observed: tuple[Event, ...] = (),
    *,
    table: str = "table",
    people: bool = True,
    waiting: Callable[[bool], None] = lambda _: None,
) -> Request[ProgramQuestion]:
    """A request for a decision at a table of that name."""
    chair = program_seat(game, program)
    question = ProgramQuestion((chair, view, observed), game, lambda move: None)
    return Request(table, people, lambda: question, waiting)
