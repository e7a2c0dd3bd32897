"""Random games of any family in which people take moves back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from discovery.core.protocol import NOBODY, GameSpec
from discovery.core.registry import new_game
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver

SPECS = {
    "explore": GameSpec("explore", ("Ann", "Bo", "Cem")),
    "explore-windows": GameSpec("explore", ("Ann", "Bo", "Cem"), options=("stop", "trump+")),
    "explore-battle": GameSpec("explore", ("Ann", "Bo", "Cem"), options=("battle",)),
    "select": GameSpec("select", ("Ann", "Bo")),
    "memory": GameSpec("memory", ("Ann", "Bo=bot", "Cem")),
    "connect": GameSpec("connect", ("Ann", "Bo")),
    "fusion": GameSpec("fusion", ("Ann", "Bo", "Cem")),
    "classic-simple": GameSpec("classic-simple", ("Ann", "Bo=virtual", "Cem"), options=("objection",)),
    "survival": GameSpec("discover:bell", ("Ann", "Bo")),
}
UNDONE_ONE_IN = 6

Look = Callable[[Driver[Any], int, int], None]


def begun(name: str, seed: int) -> Driver[Any]:
    """A new game with a key, the same for the same seed."""
    chooser = Random(seed)
    return Driver.shuffled(new_game(SPECS[name]), chooser, GameKey.generate(chooser))


def step(driver: Driver[Any], chooser: Random) -> bool:
    """Play what is due, then a random decision; ``False`` once the game is over."""
    seat = driver.next_decision(chooser)
    if seat == NOBODY:
        return False
    move = chooser.choice(driver.game.legal(driver.state, seat))
    driver.play(seat, move, driver.draw(move, chooser))
    return True


def take_back(driver: Driver[Any], chooser: Random) -> bool:
    """Somebody takes back their latest decision, if there is one."""
    seat = chooser.randrange(len(driver.game.seats))
    way = driver.undo_option(seat)
    if way is None:
        return False
    driver.apply_undo(driver.plan_undo(seat, way.lines))
    return True


def played(name: str, seed: int, most: int = 10_000) -> Driver[Any]:
    """A game with many moves taken back, to its end or until it has ``most`` lines."""
    driver, chooser = begun(name, seed), Random(seed)
    while len(driver.lines) < most and step(driver, chooser):
        if chooser.randrange(UNDONE_ONE_IN) == 0:
            take_back(driver, chooser)
    return driver
