"""Games with a key, decided by chance."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from discovery.core.bits import members
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.play.records import Line, Record, read, write
from tests.support.editions import virtual_player, with_jokers


def play_out(driver: Driver[Any], chooser: Random, lines: int = 10_000) -> Driver[Any]:
    """The game at its end, or after so many lines, decided by chance."""
    while len(driver.lines) < lines and driver.next_decision(chooser) >= 0:
        seat = chooser.choice(members(driver.game.actors(driver.state)))
        move = chooser.choice(driver.game.legal(driver.state, seat))
        driver.play(seat, move, driver.draw(move, chooser))
    return driver


@cache
def played(game: str, seed: int = 0) -> Record:
    """A game with a key, virtual players and Jokers where it has them, as its text says."""
    seats = ("Ann", "Bo", f"Cem={virtual_player(game)}")
    chooser = Random(f"{game} {seed}")
    spec = GameSpec(game, seats, options=tuple(with_jokers(game)))
    driver = Driver.shuffled(new_game(spec), chooser, GameKey.generate(chooser))
    return read(write(play_out(driver, chooser).record()))


def drawn(line: Line) -> bool:
    return " = " in line.move


def with_draws(game: str) -> Record:
    """One in which chance decided more than once."""
    found = (played(game, seed) for seed in range(100))
    return next(record for record in found if sum(map(drawn, record.lines)) > 1)
