"""Sections XN and XE: where enemies come, go and flee."""

from __future__ import annotations

from tests.support.survival.referee.asking import Flow
from tests.support.survival.referee.fights import meet
from tests.support.survival.referee.tables import Hex
from tests.support.survival.referee.world import FAR, Foe, World


def come(world: World, seat: int, where: str, number: int) -> None:
    """XN04, XN05: face-down monsters near a survivor or at the edge."""
    for _ in range(number):
        place = near(world, seat) if where == "near" else edge(world)
        if place is None or not world.piles["monster"]:
            return
        coin = world.piles["monster"].pop(0)
        world.foes.append(Foe(world.tokens_known[coin][1].removeprefix("enemy:"), place, coin, known=False))


def free(world: World) -> list[Hex]:
    """XN05: discovered, without survivor, enemy or lit fire, in the order of spaces."""
    return [place for place in world.spaces if world.is_open(place) and not world.is_taken(place)]


def near(world: World, seat: int) -> Hex | None:
    """XN05: 2 steps away, else 3."""
    me = world.survivors[seat].place
    for steps in (2, 3):
        for place in free(world):
            if world.distance(me, place) == steps:
                return place
    return None


def edge(world: World) -> Hex | None:
    """XN05: farthest from all survivors, the first of those."""
    places = free(world)
    return max(places, key=world.to_survivors) if places else None


def prowl(world: World, steps: int) -> Flow[None]:
    """XN01: ordinary enemies, oldest first."""
    for foe in list(world.foes):
        if foe not in world.foes or foe.has("special"):
            continue
        for _ in range(steps + (foe.known and foe.has("swift"))):
            place = step(world, foe)
            if place is None:
                break
            foe.place = place
            if world.at(place):
                yield from meet(world, world.at(place)[0], [foe])
                break


def step(world: World, foe: Foe) -> Hex | None:
    """XN02, XE02: the nearest neighbour that is no farther from a survivor, clockwise from N."""
    best, found = world.to_survivors(foe.place), None
    if best in (0, FAR):
        return None
    for place in world.beside(foe.place):
        if not world.is_open(place) or world.is_lit(place) or world.foes_at(place):
            continue
        away = world.to_survivors(place)
        if away < best or (away == best and found is None):
            best, found = away, place
    return found
