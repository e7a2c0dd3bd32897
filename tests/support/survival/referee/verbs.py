"""What happens to pieces, survivors and the map; each verb follows its rule and nothing else."""

from __future__ import annotations

from tests.support.survival.referee.tables import CLASSES, Hex, by_id
from tests.support.survival.referee.world import Survivor, World

MARKS = dict(zip("prdtw", CLASSES, strict=False))


class GameOver(Exception):
    """The game has ended; ``World.reason`` says how."""


# ---- survivors


def win_stamina(me: Survivor, number: int) -> None:
    """XL03: between 0 and 15."""
    me.stamina = max(0, min(15, me.stamina + number))


def take_item(me: Survivor, item: str) -> None:
    """XC22: found twice, 1 salvage instead."""
    if item in me.items:
        me.goods["salvage"] += 1
    else:
        me.items.add(item)


def pass_item(giver: Survivor, taker: Survivor, item: str) -> None:
    """XC21: what was used today stays used."""
    giver.items.remove(item)
    taker.items.add(item)
    for mark in (item, f"explore:{item}"):
        if mark in giver.used:
            giver.used.remove(mark)
            taker.used.add(mark)


def lose_item(me: Survivor, item: str) -> None:
    """An item leaves the game."""
    me.items.remove(item)
    me.used -= {item, f"explore:{item}"}


def pass_piece(giver: Survivor, taker: Survivor, piece: str) -> None:
    """A resource, an item or ``project-NAME`` changes hands."""
    if piece in giver.goods:
        giver.goods[piece] -= 1
        taker.goods[piece] += 1
    elif piece in giver.items:
        pass_item(giver, taker, piece)
    else:
        giver.projects.remove(piece.removeprefix("project-"))
        taker.projects.add(piece.removeprefix("project-"))


def hurt(world: World, seat: int, kind: str, number: int = 1) -> None:
    """XG01: the fourth damage kills."""
    me = world.survivors[seat]
    for _ in range(number):
        if me.standing == "on":
            me.damage[kind] += 1
            if me.hurts() == 4:
                step_off(world, seat, "dead")


def step_off(world: World, seat: int, standing: str) -> None:
    """XG02, XG03: the projects are out, the marker goes left."""
    me = world.survivors[seat]
    world.out |= me.projects
    me.projects = set()
    me.standing, me.fresh = standing, False
    if seat == world.first and world.everybody():
        world.first = world.everybody()[0]


def check_over(world: World) -> None:
    """XA06, XR03: ends the game when it is over. ``GameOver``."""
    left = world.everybody()
    won = [me for me in world.survivors if me.standing == "won"]
    if world.canoe():
        if won:
            world.reason = "canoe"
        elif len(left) == 1:
            world.survivors[left[0]].standing, world.reason = "won", "last-standing"
        elif not left:
            world.reason = "lost"
    elif not left:
        world.reason = how(world)
    if world.reason:
        raise GameOver


def how(world: World) -> str:
    """XS01: how it ended for a group."""
    won = sum(me.standing == "won" for me in world.survivors)
    return "all-won" if won == len(world.survivors) else "some-won" if won else "lost"


# ---- packs


def draw_project(world: World, seat: int) -> None:
    """XC16: the next of the pack; what lies in play by now was taken from it."""
    if world.piles["projects"]:
        world.survivors[seat].projects.add(world.piles["projects"].pop(0))


# ---- the map


def lay_token(world: World, place: Hex, word: str) -> None:
    """XJ01, XJ02: the next of its class, face down, if no token lies there."""
    if place not in world.tokens and world.piles[word]:
        world.tokens[place] = world.piles[word].pop(0)


def turn_tile(world: World, centre: Hex) -> None:
    """XC12: its marks, space by space."""
    world.discovered.add(centre)
    marks = by_id("tiles")[world.tiles[centre]]["marks"]
    for place, mark in zip(world.of_tile(centre), marks, strict=True):
        if mark in MARKS:
            lay_token(world, place, MARKS[mark])
        elif mark.isdigit():
            world.landmarks[int(mark)] = place
        elif mark in "fF":
            world.fires[place] = mark == "F"


def can_burn(world: World, place: Hex) -> bool:
    """XH06: at most six fires besides the camp's."""
    return place in world.fires or len(set(world.fires) - {(0, 0)}) < 6


def light(world: World, place: Hex) -> None:
    """A lit fire burns in a space, if there may be one."""
    if can_burn(world, place):
        world.fires[place] = True


def drop_on(world: World, place: Hex, resource: str, number: int = 1) -> None:
    """XJ09: lying pieces."""
    heap = world.heaps.setdefault(place, {})
    heap[resource] = heap.get(resource, 0) + number
