"""Arrays in C are as long as the lists that they stand for.

It is asked on the plain modules, where every list can be seen: a compiled module hides its arrays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from discovery.core.dice import Dice
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.evaluator import Evaluator
from discovery.evolution.encoding.actions import Coding
from discovery.evolution.game import new_game
from tests.support.data import ROOT
from tooling import compiled

ARRAY = re.compile(r"\b(\w+)\[(\d+)\]")


def lengths(module: Path) -> Iterator[tuple[str, int]]:
    """The arrays of a module's types, by name, with their lengths in C."""
    types = re.sub(r" *#.*", "", module.with_suffix(".pxd").read_text(encoding="utf-8"))
    for name, length in ARRAY.findall(types):
        yield name, int(length)


def made() -> Iterator[object]:
    """An object of each class with arrays, from games that have them all."""
    for name in ("fusion", "select", "classic-select", "classic-connect", "classic-memory"):
        game = new_game(name, ["A", "B", "C"], options=["objection"] if name == "classic-select" else [])
        state, coding = game.deal(range(len(game.pieces))), Coding(game.setup)
        determinizer = CardDeterminizer(game.setup, game.view(state, 0), ())
        policy = RolloutPolicy(game.setup, Dice(1))
        search = (policy.planner, policy.snakes, Candidates(game.setup, policy), Evaluator(game.setup, 0.0))
        parts = (state.plane, state.round, state.classic, state.plane and state.plane.links)
        more = (state.classic and state.classic.objection,)
        every = (state, game.setup, coding, determinizer, policy, *search, *parts, *more)
        yield from (one for one in every if one is not None)


def test_an_array_is_as_long_as_the_list_that_it_stands_for() -> None:
    """One word, seat or card more must not lie behind the end of an array of C."""
    modules = {path: import_module(compiled.module_name(ROOT, path)) for path in compiled.hot(ROOT)}
    owners: dict[str, list[object]] = {}
    for one in made():
        owners.setdefault(type(one).__module__, []).append(one)
    found: dict[str, tuple[int, set[int]]] = {}
    for path, module in modules.items():
        for name, length in lengths(path):
            places = [module, *owners.get(module.__name__, [])]
            rows = [getattr(place, name) for place in places if hasattr(place, name)]
            found[f"{module.__name__}.{name}"] = (length, {len(row) for row in rows})

    assert len(found) > 30
    assert {name: both for name, both in found.items() if both[1] != {both[0]}} == {}
