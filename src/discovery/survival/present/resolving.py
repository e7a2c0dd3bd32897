"""Which card is being resolved, told from the frames that everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.content import rows
from discovery.survival.content.tables import CLASSES, DAMAGES, RESOURCES
from discovery.survival.model.frames import KIND, SIZE, STEP, STEPS
from discovery.survival.present.messages import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.survival.model.setup import Setup
    from discovery.survival.views.view import View


RESOURCE_WORDS = dict(enumerate(RESOURCES)) | {rows.ANY: "any", rows.PAY_STAMINA: "stamina"}
DAMAGE_WORDS = dict(enumerate(DAMAGES)) | {rows.ANY: "any"}


def card_of(setup: Setup, course: Sequence[int]) -> str:
    """The card, item, character or ground whose steps are being resolved, as ``"nights/ID"``; empty if
    there is none."""
    row = _row(course)
    if row < 0:
        return ""
    return max(program for program in _programs(setup) if program[0] <= row)[1]


def harm_of(setup: Setup, view: View) -> str:
    """The damage of not paying a need; empty outside needs."""
    row = _row(view.course)
    if view.phase != "needs" or row < 0 or setup.operation[row] != rows.NEED:
        return ""
    return DAMAGES[setup.b[row] // rows.TIMES]


def choices_of(setup: Setup, view: View) -> list[list[Effect]]:
    """The two parts that are chosen or voted between; none in other phases."""
    row = _row(view.course)
    if view.phase not in ("take", "vote") or row < 0:
        return []
    return [_part(setup, row + 2), _part(setup, setup.a[row + 1])]


def _part(setup: Setup, row: int) -> list[Effect]:
    """The effects of a part up to its end, without what they branch to."""
    effects = []
    while setup.operation[row] != rows.STOP:
        if setup.operation[row] == rows.PARTS:
            row = setup.b[row]
            continue
        effects.append(_effect(setup, row))
        row += 1
    return effects


def _effect(setup: Setup, row: int) -> Effect:
    operation, a, b = setup.operation[row], setup.a[row], setup.b[row]
    table, piece, number = "", "", a
    if operation in (rows.GAIN, rows.LOSE, rows.PAY, rows.NEED):
        table, piece = "resources", RESOURCE_WORDS[a]
        number = b % rows.TIMES if operation == rows.NEED else b
    elif operation in (rows.HURT, rows.HEAL):
        table, piece, number = "damages", DAMAGE_WORDS[a], b
    elif operation == rows.MONSTER:
        number = b
    elif operation == rows.PUT:
        table, piece, number = "classes", CLASSES[a], 1
    elif operation == rows.ITEM:
        table, piece, number = "items", setup.content.items[a].id, 1
    elif operation == rows.FIGHT:
        table, piece, number = "enemies", setup.content.enemies[a].id, 1
    return Effect(rows.EFFECTS[operation], rows.WHOM[setup.whom[row]], table, piece, number)


def _row(course: Sequence[int]) -> int:
    """The row at which the last program stands; -1 without one."""
    for base in range(len(course) - SIZE, -1, -SIZE):
        if course[base + KIND] == STEPS:
            return course[base + STEP]
    return -1


def _programs(setup: Setup) -> list[tuple[int, str]]:
    """The first row of every program with its name; a program ends where the next one begins."""
    content = setup.content
    named = [
        ("terrains", setup.enter_program, content.terrains),
        ("items", setup.item_program, content.items),
        ("characters", setup.character_program, content.characters),
        ("explore", setup.card_program, content.explorations),
        ("nights", setup.night_program, content.nights),
        ("threats", setup.threat_program, content.threats),
    ]
    pairs = [
        (first, f"{table}/{row.id}")  # type: ignore[attr-defined]  # every row has an id
        for table, programs, table_rows in named
        for first, row in zip(programs, table_rows, strict=True)
        if first >= 0
    ]
    if setup.each_night >= 0:
        pairs.append((setup.each_night, f"scenarios/{setup.scenario.id}"))
    return pairs
