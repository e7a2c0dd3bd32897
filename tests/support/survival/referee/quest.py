"""Section XP: tasks, routes, stages."""

from __future__ import annotations

from tests.support.survival.referee.tables import Hex, Row, by_id, rows
from tests.support.survival.referee.verbs import draw_project
from tests.support.survival.referee.world import Foe, World


def target(world: World, task: Row) -> int:
    """XP09: by the seats at the start."""
    return int(task[f"n_{len(world.survivors)}"])


def place(world: World, task: Row) -> Hex | None:
    """Where a task is done, if it has a place and that is discovered."""
    if task["place"] == "camp":
        return (0, 0)
    return world.landmarks.get(int(task["place"])) if task["place"].isdigit() else None


def is_done(world: World, number: int) -> bool:
    """XP02, XP04."""
    task = world.tasks[number]
    if task["kind"] == "clues":
        return world.clues >= target(world, task)
    if task["kind"] == "search":
        return int(task["place"]) in world.investigated
    if task["kind"] == "slay":
        return task["object"] in world.slain
    return world.counts[number] >= target(world, task)


def now(world: World, kind: str = "") -> list[int]:
    """The tasks of this stage, of a kind."""
    return [
        number
        for number, task in enumerate(world.tasks)
        if int(task["stage"]) == world.stage and kind in ("", task["kind"])
    ]


def go_on(world: World) -> None:
    """XP01: the next stage begins as soon as all tasks of a route are done; the way out ends none."""
    while not now(world, "escape"):
        routes = {world.tasks[number]["route"] for number in now(world)}
        done = any(
            all(is_done(world, number) for number in now(world) if world.tasks[number]["route"] == route)
            for route in routes
        )
        if not done:
            return
        begin(world)


def begin(world: World) -> None:
    """A stage begins: XP04 and XP06."""
    for number in now(world, "slay"):
        world.foes = [foe for foe in world.foes if foe.id != world.tasks[number]["object"]]
    world.stage += 1
    for number in now(world, "deliver") + now(world, "use"):
        if world.tasks[number]["object"] in by_id("items"):
            lay_project(world, world.tasks[number]["object"])
    appear(world)


def lay_project(world: World, item: str) -> None:
    """XP06: from the pack, from a hand, or back from the dead."""
    lands = [row["land"] for row in rows("projects") if row["item"] == item]
    if item in world.in_play or not {world.land, "both"} & set(lands):
        return
    world.in_play.add(item)
    world.out.discard(item)
    if item in world.piles["projects"]:
        world.piles["projects"].remove(item)
    for seat, me in enumerate(world.survivors):
        if item in me.projects:
            me.projects.remove(item)
            draw_project(world, seat)


def appear(world: World) -> None:
    """XP04: a special stands at its place from the moment stage and tile are there."""
    for number in now(world, "slay"):
        task = world.tasks[number]
        where = place(world, task)
        there = [foe for foe in world.foes if foe.id == task["object"]]
        if where is not None and not there and task["object"] not in world.slain:
            world.foes.append(Foe(task["object"], where))


def find_clues(world: World, number: int) -> None:
    """XP02."""
    world.clues += number
    go_on(world)


def wanted_here(world: World, seat: int, piece: str) -> int | None:
    """XP03: the task that takes a piece where a survivor stands."""
    for number in now(world, "deliver"):
        task = world.tasks[number]
        here = place(world, task) == world.survivors[seat].place
        if here and piece in task["object"].split("|") and not is_done(world, number):
            return number
    return None


def survey_here(world: World, seat: int) -> int | None:
    """XP05: the task that a survey would serve."""
    me = world.survivors[seat]
    for number in now(world, "use"):
        task = world.tasks[number]
        ground = world.ground(me.place)["band"] == task["place"]
        fresh = world.tile_of[me.place] not in world.surveyed
        if task["object"] in me.items and ground and fresh and not is_done(world, number):
            return number
    return None


def fare(text: str) -> tuple[dict[str, int], int]:
    """XP07: what a way out asks for, and its stamina beyond the 1 of the action."""
    goods, stamina = {}, 0
    for part in text.split(","):
        word, number = part.split()
        if word == "stamina":
            stamina = int(number)
        else:
            goods[word] = int(number)
    return goods, stamina
