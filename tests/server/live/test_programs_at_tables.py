"""The programs that come with the project, in the very worker processes that serve tables."""

from __future__ import annotations

import random

import pytest

from discovery.core.protocol import NO_OUTCOME
from discovery.engines.allowance import Allowance
from discovery.engines.pool import ProgramPool
from discovery.evolution.flow.stepping import advance, clockwise_first, line_of_nobody
from discovery.evolution.game import new_game
from discovery.evolution.model import codes
from tests.support.server.questions import asked
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

SEATS = ("Ann", "Bo", "Cem=bot", "Dan")
TEAMS = ("Ann+Cem", "Bo+Dan")
PROGRAMS = ["random", "greedy", "level-1"]
GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]
PAIRS = [(PROGRAMS[(place + turn) % 3], game) for turn in range(3) for place, game in enumerate(GAMES)]
"""Every game with one of the programs, then with the others."""


@pytest.mark.parametrize(("program", "name"), [*PAIRS[: len(GAMES)], *rarely(*PAIRS[len(GAMES) :])])
async def test_a_program_of_the_project_answers_every_question_of_a_game(program: str, name: str) -> None:
    """The table plays at random for a program that fails, which hides one that always fails: none may."""
    programs = ProgramPool(60, Allowance(workers=1))
    game = new_game(name, SEATS, options=["jokers=2", "trump+"], teams=TEAMS)
    chooser = random.Random(3)
    state = game.deal(game.shuffle(chooser))
    placed = 0
    try:
        while game.result(state) is None:
            if game.due(state) is not None:
                line_of_nobody(state)
                continue
            seat = clockwise_first(state) if state.waiting else state.actor
            move = await programs.decide(asked(program, game, game.view(state, seat)))
            assert move is not None
            placed += codes.code_of(move) == codes.PLACE
            cards = game.outcomes(state, move)
            advance(state, seat, move, chooser.choice(cards) if cards else NO_OUTCOME)
    finally:
        programs.stop()
    assert placed > 5
