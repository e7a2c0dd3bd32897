"""Sections XD and XL: the night."""

from __future__ import annotations

from tests.support.survival.referee.asking import Answer, Flow, window
from tests.support.survival.referee.cards import By, resolve
from tests.support.survival.referee.tables import by_id
from tests.support.survival.referee.verbs import GameOver, how, win_stamina
from tests.support.survival.referee.world import FAR, World

AT_NIGHT = By(None)


def last_night(world: World) -> int:
    """XP08: with its options."""
    number = int(world.scenario[f"nights_{len(world.survivors)}"])
    if "gentle" in world.options:
        return number + 2
    return max(number - 2, min(7, number)) if "hard" in world.options else number


def night(world: World) -> Flow[None]:
    """XD01, XL02, XL04, XP10, XP08, XL07, and dawn."""
    world.night += 1
    fall(world)
    card = draw(world)
    for seat in world.everybody():
        win_stamina(world.survivors[seat], {1: 4, 2: 3, 3: 2, 4: 1}[len(world.survivors)])
    yield from resolve(world, by_id("nights")[card]["steps"], AT_NIGHT)
    if world.night >= int(world.scenario["from_night"] or FAR):
        yield from resolve(world, world.scenario["each_night"], AT_NIGHT)
    if world.night >= last_night(world):
        world.reason = "lost" if world.canoe() else how(world)
        raise GameOver
    yield from name(world)
    dawn(world)


def fall(world: World) -> None:
    """XL04: who sleeps in company, and whose pot is full (XL05)."""
    world.turn = world.first
    world.company = {
        seat
        for seat in world.everybody()
        if world.others_here(seat) and world.is_lit(world.survivors[seat].place)
    }
    world.pots = {world.survivors[seat].place for seat in world.company}


def draw(world: World) -> str:
    """XD02, XD04: the packs in turn, what was left out at last."""
    while True:
        pile = next(pile for pile in ("nights-1", "nights-2", "left-out") if world.piles[pile])
        card = world.piles[pile].pop(0)
        if by_id("nights")[card]["tribal"] == "0" or len(world.everybody()) > 1:
            return card


def name(world: World) -> Flow[None]:
    """XL07, XD03."""
    said: dict[int, int] = {}
    names = [me.name for me in world.survivors]

    def take(answer: Answer) -> None:
        if answer.text != "let":
            said[answer.seat] = names.index(answer.text.split()[1])

    everybody = world.everybody()
    if len(everybody) < 2:
        return
    yield from window(
        world, everybody, lambda seat: {"let", *(f"name {names[other]}" for other in world.everybody())}, take
    )
    others = {said.get(seat) for seat in world.everybody() if seat != world.first}
    agreed = others.pop() if len(others) == 1 else None
    if agreed in (None, world.first):
        agreed = said.get(world.first)
    if agreed is not None and world.survivors[agreed].standing == "on":
        world.first = agreed


def dawn(world: World) -> None:
    """XL04; cards and supports are ready again."""
    for seat in world.everybody():
        me = world.survivors[seat]
        win_stamina(me, (seat in world.company) + me.bonus("dawn"))
        me.used = set()
        if len(world.survivors) > 1:
            me.ready = set(by_id("supports"))
    world.company, world.pots = set(), set()
