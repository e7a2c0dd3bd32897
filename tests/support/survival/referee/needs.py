"""Needs and drinking (XL05, XL06, XC08)."""

from __future__ import annotations

from tests.support.survival.referee.asking import Answer, Flow, roll, window
from tests.support.survival.referee.verbs import check_over, hurt
from tests.support.survival.referee.world import Survivor, World


def need(world: World, seats: list[int], resource: str, damage: str, times: int) -> Flow[None]:
    """Each pays or suffers; who cannot pay suffers by itself; what comes twice is asked twice."""

    def take(answer: Answer) -> Flow[None]:
        me = world.survivors[answer.seat]
        paid = answer.text.split()[1:]
        if not paid:
            hurt(world, answer.seat, damage)
        for word in paid:
            me.goods[word] -= 1
        if paid == ["dirty"]:
            yield from drink(world, answer.seat)
        check_over(world)

    for _ in range(times):
        asked = [seat for seat in seats if world.survivors[seat].standing == "on"]
        if resource == "food":
            fed = pots(world, asked)
            asked = [seat for seat in asked if seat not in fed]
        for seat in asked:
            if not payments(world.survivors[seat], resource):
                hurt(world, seat, damage)
        check_over(world)
        able = [seat for seat in asked if payments(world.survivors[seat], resource)]
        yield from window(
            world, able, lambda seat: {"suffer"} | payments(world.survivors[seat], resource), take
        )


def payments(me: Survivor, resource: str) -> set[str]:
    """XK03, XC08: what answers a need."""
    found = {f"pay {resource}"} if me.goods[resource] else set()
    if resource == "water" and me.goods["dirty"]:
        found.add("pay dirty")
        if me.goods["medicine"] and not me.bonus("safe-water"):
            found.add("pay dirty medicine")
    return found


def drink(world: World, seat: int) -> Flow[None]:
    """XC08: 1 to 3 is one sickness."""
    if not world.survivors[seat].bonus("safe-water"):
        dice = yield from roll(world, seat)
        if dice is not None and dice[0] <= 3:
            hurt(world, seat, "sickness")


def pots(world: World, asked: list[int]) -> set[int]:
    """XL05: in each space with company the first food is waived for whoever has least."""
    fed = set()
    for place in list(world.pots):
        there = [seat for seat in asked if seat in world.company and world.survivors[seat].place == place]
        if there:
            world.pots.remove(place)
            fed.add(min(there, key=lambda seat: world.survivors[seat].goods["food"]))
    return fed
