"""The tasks of a scenario as numbers (section XP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.content.tables import BANDS, RESOURCES

if TYPE_CHECKING:
    from discovery.survival.content.tables import Content, Scenario, TaskRow

TASKS = ("clues", "use", "deliver", "slay", "search", "escape")
CLUES, USE_ON, DELIVER, SLAY, SEARCH, ESCAPE = range(6)
CAMP = 0
"""The camp's space: the centre of the start tile."""
NOWHERE = -1


class TaskFigures:
    """A task of the scenario with its numbers, for that many ``seats``.

    ``place`` is a landmark, 0 for the camp, or ``NOWHERE``. ``wanted`` is the mask of resources that can be
    delivered; ``item`` is delivered, held at a survey, or ``NOWHERE``; ``band`` is the ground of a survey;
    ``enemy`` is to be beaten; ``price`` is nine amounts and the stamina of an escape.
    """

    __slots__ = ("band", "enemy", "item", "kind", "place", "price", "route", "stage", "target", "wanted")

    def __init__(self, task: TaskRow, seats: int, items: dict[str, int], enemies: dict[str, int]) -> None:
        """``items`` and ``enemies`` number the content's tables by id."""
        self.stage = task.stage
        self.route = "ab".index(task.route)
        self.kind = TASKS.index(task.kind)
        self.place = CAMP if task.place == "camp" else int(task.place) if task.place.isdigit() else NOWHERE
        self.target = task.targets[seats - 1]
        goods = [word for word in task.object.split("|") if word in RESOURCES]
        self.wanted = sum(BIT[RESOURCES.index(word)] for word in goods)
        self.item = items.get(task.object, NOWHERE)
        self.band = BANDS.index(task.place) if task.place in BANDS else NOWHERE
        self.enemy = enemies.get(task.object, NOWHERE)
        self.price = _price(task.object) if task.kind == "escape" else (0,) * 10


def tasks_of(content: Content, scenario: Scenario, seats: int) -> list[TaskFigures]:
    """The tasks of a scenario in the order of the table."""
    items = {item.id: number for number, item in enumerate(content.items)}
    enemies = {enemy.id: number for number, enemy in enumerate(content.enemies)}
    own = [task for task in content.tasks if task.scenario == scenario.id]
    return [TaskFigures(task, seats, items, enemies) for task in own]


def _price(text: str) -> tuple[int, ...]:
    """Nine amounts and the stamina of ``"food 1, water 1"`` or ``"stamina 2"``."""
    price = [0] * (len(RESOURCES) + 1)
    for part in text.split(","):
        word, _, amount = part.strip().partition(" ")
        price[RESOURCES.index(word) if word in RESOURCES else len(RESOURCES)] += int(amount)
    return tuple(price)
