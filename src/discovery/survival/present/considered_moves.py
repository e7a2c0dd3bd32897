"""Moves that people may try in vain with a thing they point at: the server explains each of these moves.

What is pointed at is told by a word and a name: ``space:3,-1``, ``seat:1``, ``card:spear``, ``task:2``,
``action:cook``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.model.phases import DAY, PHASES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.survival.present.messages import SurvivalPosition

ACTIONS = {
    "collect": ("collect",),
    "cook": ("cook 1",),
    "relight": ("relight",),
    "investigate": ("investigate",),
    "fight": ("fight",),
    "survey": ("survey",),
    "rest": tuple(f"rest {damage}" for damage in DAMAGES),
    "escape": ("escape a", "escape b"),
}
"""The moves of each action that needs no piece."""


def moves_in_vain(position: SurvivalPosition, about: str) -> list[str]:
    """The moves about something that are not among the viewer's legal ones."""
    if position.phase != PHASES[DAY] or position.turn != position.viewer:
        return []
    word, _, name = about.partition(":")
    moves: Sequence[str] = ()
    if word == "action":
        moves = ACTIONS.get(name, ())
    elif word == "space":
        moves = _at(position, name)
    elif word == "seat" and name in {str(seat) for seat in range(len(position.names))}:
        moves = _with(position, int(name), position.names[int(name)])
    elif word == "card":
        moves = _card(position, name)
    elif word == "task":
        moves = _task(position, name)
    return [move for move in moves if move not in position.legal]


def _at(position: SurvivalPosition, place: str) -> list[str]:
    number = next((n for n, (q, r) in enumerate(position.spaces) if f"{q},{r}" == place), -1)
    if number < 0:
        return []
    if not position.tiles[number // 7].ground:
        q, r = position.spaces[number - number % 7]
        return [f"explore {q},{r}"]
    if number == position.survivors[position.viewer].space:
        return [move for moves in ACTIONS.values() for move in moves]
    return [f"move {place}"]


def _with(position: SurvivalPosition, seat: int, name: str) -> list[str]:
    if seat == position.viewer:
        return list(ACTIONS["rest"])
    goods = position.survivors[position.viewer].goods
    hand = [f"hand {RESOURCES[n]} to {name}" for n, amount in enumerate(goods) if amount][:1]
    return [f"trade {name}", *hand, f"attack {name}"]


def _card(position: SurvivalPosition, name: str) -> list[str]:
    own = position.survivors[position.viewer]
    if name in RESOURCES:
        return [f"deliver {name} 1"]
    if any(project.item == name for project in position.projects) and name not in own.items:
        recipes = next(project.recipes for project in position.projects if project.item == name)
        return [f"craft {name}", f"craft {name} by 2"][: len(recipes)]
    return [f"use {name}", f"deliver {name}"]


def _task(position: SurvivalPosition, name: str) -> list[str]:
    task = next((task for task in position.tasks if str(task.number) == name), None)
    if task is None:
        return []
    if task.kind == "escape":
        return [f"escape {task.route}"]
    return {"use": ["survey"], "search": ["investigate"], "slay": ["fight"]}.get(task.kind, [])
