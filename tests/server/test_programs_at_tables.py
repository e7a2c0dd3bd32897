"""The programs that come with the project, in the very worker processes that serve tables."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from discovery.bots import PROGRAMS
from discovery.evolution.game import new_game
from discovery.protocol import NO_OUTCOME
from discovery.server.programs import Programs
from discovery.server.settings import Settings

pytestmark = pytest.mark.anyio

SEATS = ("Ann", "Bo", "Cem=bot")


@pytest.mark.parametrize("program", sorted(PROGRAMS))
async def test_a_program_of_the_project_answers_every_question_of_a_game(program: str) -> None:
    """The table plays at random for a program that fails, which hides one that always fails: none may."""
    programs = Programs(Settings(Path()).registry, seconds=60, workers=1)
    game = new_game("explore", SEATS, options=["series+"])
    chooser = random.Random(3)
    state = game.deal(game.shuffle(chooser))
    try:
        while game.result(state) is None:
            seat = state.turn
            move = await programs.decide(program, game, SEATS, game.view(state, seat))
            assert move is not None
            cards = game.outcomes(state, move)
            game.play(state, seat, move, chooser.choice(cards) if cards else NO_OUTCOME)
    finally:
        programs.stop()
