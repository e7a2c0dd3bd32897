"""Games kept for what seldom happens: ``python -m tests.support.survival.rare`` plays those that are missing.

Each is the first of its kind by players that decide at random now and then, leave, or let the clock decide.
They replay as the other kept games do (``golden``).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from discovery.core.bits import BIT, members
from discovery.core.protocol import NO_OUTCOME, GameSpec
from discovery.core.registry import new_game
from discovery.play.driver import Driver
from discovery.play.records import write
from discovery.survival.game import SurvivalGame
from discovery.survival.model.events import TURNED_ON
from discovery.survival.model.state import State
from tests.support.survival.golden import FOLDER
from tests.support.survival.referee.players import Mixed
from tests.support.survival.table import NAMES

THREE = 3


@dataclass(frozen=True)
class Happened:
    """A line: the phase before it, its words, the kinds of its events, and how many stood with its seat.
    ``late``: the clock decided it."""

    phase: str
    text: str
    kinds: frozenset[int]
    beside: int
    late: bool


Wanted = Callable[[list[Happened], str], bool]


def says(word: str, phase: str = "") -> Wanted:
    """Somebody played a move of that word, in any phase or in this one."""

    def found(lines: list[Happened], _: str) -> bool:
        return any(one.text.startswith(word) and phase in ("", one.phase) for one in lines)

    return found


def lethal_among_three(lines: list[Happened], _: str) -> bool:
    """A lethal enemy turns on the next of three (XF11)."""
    return any(TURNED_ON in one.kinds and one.beside >= THREE for one in lines)


def by_the_clock(lines: list[Happened], _: str) -> bool:
    """The clock decided in the day, for needs and for more."""
    return len({one.phase for one in lines if one.late}) > THREE


def too_late(_: list[Happened], standings: str) -> bool:
    """The last night found somebody on the map (XP08)."""
    return "late" in standings


@dataclass(frozen=True)
class Rare:
    """Of which scenario and seats, what must happen, and how often players decide at random, leave it to the
    clock, leave, and take back what they did."""

    scenario: str
    seats: int
    wanted: Wanted
    wild: float = 0.4
    late: float = 0.0
    leaving: float = 0.0
    undone: float = 0.0


RARE: dict[str, Rare] = {
    "leaving": Rare("beacon", 3, says("leave"), leaving=0.005),
    "flight": Rare("gate", 2, says("flee")),
    "trade": Rare("boat", 2, says("accept")),
    "barter": Rare("bell", 3, says("trade", "barter")),
    "looting": Rare("bell", 4, says("loot")),
    "attack": Rare("canoe", 3, says("attack")),
    "lethal-among-three": Rare("gate", 4, lethal_among_three, wild=0.1, late=0.9),
    "clock": Rare("boat", 3, by_the_clock, late=0.3),
    "undo": Rare("bell", 2, says("undo"), wild=0.1, undone=0.1),
    "last-night": Rare("beacon", 2, too_late, wild=0.1, late=0.1),
}
"""By the name of the file."""


def played(name: str) -> str:
    """The record of the first game in which it happens."""
    rare = RARE[name]
    for seed in count():
        game = new_game(GameSpec(f"discover:{rare.scenario}", NAMES[: rare.seats]))
        assert isinstance(game, SurvivalGame)
        chooser = random.Random(f"{name} {seed}")
        driver: Driver[State] = Driver.shuffled(game, chooser)
        lines = _play(game, driver, chooser, rare)
        standings = " ".join(one.state for one in game.view(driver.state, -1).survivors)
        if rare.wanted(lines, standings):
            return write(driver.record())
    raise AssertionError


def _play(game: SurvivalGame, driver: Driver[State], chooser: random.Random, rare: Rare) -> list[Happened]:
    lines: list[Happened] = []
    players = Mixed(game, chooser, wild=rare.wild, leaving=rare.leaving)
    while (decision := players.decide(driver)) is not None:
        seat, move, outcome = decision
        state = driver.state
        overdue = move != game.leave and chooser.random() < rare.late and bool(game.actors(state) & BIT[seat])
        if overdue:
            move, outcome = game.timeout_move(state, seat), NO_OUTCOME
        phase, text = game.progress(state).phase, game.text(move)
        beside = sum(state.pos[other] == state.pos[seat] for other in members(state.on))
        kinds = frozenset(event.kind for event in driver.play(seat, move, outcome))
        lines.append(Happened(phase, text, kinds, beside, overdue))
        taken = rare.undone > 0 and chooser.random() < rare.undone
        if taken and (way := driver.undo_option(seat)) is not None:
            driver.apply_undo(driver.plan_undo(seat, way.lines))
            lines.append(Happened(phase, "undo", frozenset(), beside, False))
    return lines


if __name__ == "__main__":
    for one in (name for name in RARE if not (FOLDER / f"{name}.record").exists()):
        (FOLDER / f"{one}.record").write_text(played(one), encoding="utf-8", newline="\n")
