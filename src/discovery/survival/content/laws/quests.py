"""The laws of quests: stages in a row, a way out at the end, and tasks that can be done (section XP)."""

from __future__ import annotations

from discovery.survival.content.cells import MOST_OF_A_RESOURCE
from discovery.survival.content.laws.desk import Desk
from discovery.survival.content.laws.sources import Sources
from discovery.survival.content.tables import BANDS, RESOURCES, Amounts, Scenario, TaskRow
from discovery.survival.errors import SurvivalCode

MOST_TASKS = 12
"""The most tasks of a scenario: positions have counters for that many."""
CARRIED = 10
"""The load of a survivor without help (rule XC09)."""
Numbered = tuple[int, TaskRow]


def check_quests(desk: Desk) -> None:
    """Note recipes without a source, gaps between stages, tasks that nobody can do."""
    sources = {land: Sources(desk.content, land) for land in desk.content.lands}
    for number, project in enumerate(desk.content.projects):
        for land in desk.content.lands:
            if project.land in desk.here(land):
                _check_recipe(desk, number, "recipe_1", project.recipe_1, sources[land], land)
                _check_recipe(desk, number, "recipe_2", project.recipe_2, sources[land], land)
    for number, scenario in enumerate(desk.content.scenarios):
        tasks = [(n, task) for n, task in enumerate(desk.content.tasks) if task.scenario == scenario.id]
        if _stages_hold(desk, number, tasks):
            for land in desk.lands_of(scenario.land):
                for task in tasks:
                    _check_task(desk, scenario, task, sources[land], land)


def _check_recipe(desk: Desk, number: int, column: str, recipe: Amounts, sources: Sources, land: str) -> None:
    """Everything that a recipe asks for can be found on the land (rule XC15)."""
    if column == "recipe_1" and not recipe:
        desk.note(
            SurvivalCode.BAD_FIGURE, "projects", number, column, "XC15",
            given="", least="1", most=str(MOST_OF_A_RESOURCE),
        )  # fmt: skip
    for resource, _ in recipe:
        if resource not in sources.goods:
            desk.note(
                SurvivalCode.NO_SOURCE,
                "projects",
                number,
                column,
                "XC15",
                given=RESOURCES[resource],
                land=land,
            )


def _stages_hold(desk: Desk, number: int, tasks: list[Numbered]) -> bool:
    """Stages count from 1 without a gap; one leaves in the last one and in no other (rules XP01, XP07)."""
    before = len(desk.faults)
    stages = {task.stage for _, task in tasks}
    last = max(stages, default=0)
    if not stages or len(tasks) > MOST_TASKS or stages != set(range(1, last + 1)):
        desk.note(
            SurvivalCode.STAGE_GAP, "scenarios", number, "id", "XP01", given=len(tasks), most=MOST_TASKS
        )
        return False
    if not any(task.kind == "escape" for _, task in tasks):
        desk.note(SurvivalCode.NO_WAY_OUT, "scenarios", number, "id", "XP07")
    else:
        for place, task in tasks:
            if (task.kind == "escape") != (task.stage == last):
                desk.note(SurvivalCode.NO_WAY_OUT, "quests", place, "kind", "XP07", given=task.kind)
    ways = [task.route for _, task in tasks if task.kind == "escape" and task.stage == last]
    if len(set(ways)) < len(ways):
        desk.note(SurvivalCode.NO_WAY_OUT, "scenarios", number, "id", "XP07")
    return len(desk.faults) == before


def _check_task(desk: Desk, scenario: Scenario, numbered: Numbered, sources: Sources, land: str) -> None:
    """Whether a task can be done with what a land has, for each number of seats."""
    number, task = numbered
    most = _most(desk, task, sources, land)
    for seats in range(scenario.least, scenario.most + 1):
        target = task.targets[seats - 1]
        if not 1 <= target <= most:
            desk.note(
                SurvivalCode.TASK_UNREACHABLE, "quests", number, f"n_{seats}", "XP09",
                given=target, most=most, land=land,
            )  # fmt: skip
            return


def _most(desk: Desk, task: TaskRow, sources: Sources, land: str) -> int:
    """How much of a task can be done; 0 for one that cannot."""
    if task.kind == "clues":
        return sources.clues()
    if task.kind == "use":
        return _tiles_with(desk, task.place, land) if task.object in sources.items else 0
    if task.kind == "deliver":
        return _deliverable(task.object, sources)
    if task.kind == "slay":
        enemy = next(row for row in desk.content.enemies if row.id == task.object)
        return int(enemy.special and enemy.life > 0 and enemy.land in desk.here(land))
    if task.kind == "escape":
        return int(_payable(task.object, sources))
    return 1


def _tiles_with(desk: Desk, band: str, land: str) -> int:
    """How many tiles have ground of a band: each can be surveyed once (rule XP05)."""
    letters = {
        terrain.letter
        for terrain in desk.content.terrains
        if terrain.land == land and terrain.band == BANDS.index(band)
    }
    return sum(tile.land == land and bool(letters & set(tile.spaces)) for tile in desk.content.tiles)


def _deliverable(wanted: str, sources: Sources) -> int:
    """How many pieces of a kind, or of either of two, a land may have."""
    words = [word for word in wanted.split("|") if word in RESOURCES]
    if words:
        return 99 if any(RESOURCES.index(word) in sources.goods for word in words) else 0
    return 99 if sources.craftable(wanted) else sources.found.get(wanted, 0)


def _payable(price: str, sources: Sources) -> bool:
    """Whether one survivor can have what an escape costs."""
    paid = 0
    for part in price.split(","):
        word, _, amount = part.strip().partition(" ")
        if word in RESOURCES:
            paid += int(amount)
            if RESOURCES.index(word) not in sources.goods:
                return False
    return paid <= CARRIED
