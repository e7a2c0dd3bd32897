"""Games that are kept: ``python -m tests.support.survival.golden`` plays and writes those that are missing.

Two of each scenario and number of seats, by ``careful`` and by ``level-2`` as they were then; in One Canoe on
both lands. They were played with the first content; of each later one, and of later versions of the rules,
some by ``careful`` stand beside them. A record replays to the same honours and winners, or the rules have
changed (``RULES_VERSION``).
"""

from __future__ import annotations

import random
from pathlib import Path

from discovery.core.protocol import GameSpec
from discovery.core.registry import family
from discovery.play.driver import Driver
from discovery.play.records import write
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from tests.support.survival.table import NAMES

FOLDER = Path(__file__).parents[2] / "data" / "survival"
CELLS: list[tuple[str, int, tuple[str, ...]]] = [
    (scenario, seats, ()) for scenario in ("beacon", "gate", "boat", "bell") for seats in (1, 2, 3, 4)
] + [("canoe", seats, land) for seats in (2, 3, 4) for land in ((), ("tidewrack",))]
FIRST = "lands-1"
Kept = tuple[str, int, tuple[str, ...], str, str]
"""Scenario, seats, options, program, content."""
KEPT: list[Kept] = [
    *((*cell, program, FIRST) for program in ("careful", "level-2") for cell in CELLS),
    ("beacon", 2, (), "careful", "lands-2"),
    ("gate", 1, (), "careful", "lands-2"),
    ("boat", 1, (), "careful", "lands-2"),
    ("bell", 3, (), "careful", "lands-2"),
    ("canoe", 2, ("tidewrack",), "careful", "lands-2"),
    ("bell", 1, (), "careful", "lands-3"),
    ("bell", 4, (), "careful", "lands-3"),
    ("beacon", 4, (), "careful", "lands-3"),
    ("gate", 2, (), "careful", "lands-3"),
    ("canoe", 3, (), "careful", "lands-3"),
]


def file_of(
    scenario: str, seats: int, options: tuple[str, ...], program: str = "careful", deck: str = FIRST
) -> Path:
    """Where a game is kept."""
    by = [] if program == "careful" else [program]
    of = [] if deck == FIRST else [deck]
    return FOLDER / ("-".join([scenario, str(seats), *options, *by, *of]) + ".record")


def played(scenario: str, seats: int, options: tuple[str, ...], program: str, deck: str) -> str:
    """The record of a game by a program at all seats."""
    game = family("discover").new_game(GameSpec(f"discover:{scenario}", NAMES[:seats], deck, options))
    assert isinstance(game, SurvivalGame)
    chooser = random.Random(f"golden {scenario} {seats} {options}")
    programs = [family("discover").players.programs[program](game, chooser) for _ in range(seats)]
    driver: Driver[State] = Driver.shuffled(game, chooser)
    while (seat := driver.next_decision(chooser)) >= 0:
        move = programs[seat].decide(game.view(driver.state, seat))
        driver.play(seat, move, driver.draw(move, chooser))
    return write(driver.record())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in (kept for kept in KEPT if not file_of(*kept).exists()):
        file_of(*one).write_text(played(*one), encoding="utf-8", newline="\n")
