"""Section XC: what each action of a turn does. ``rest`` are the words behind its own, ``fresh`` whether a
collection is free (XC10). Those that ask or roll are flows."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.survival.referee import needs, quest
from tests.support.survival.referee.asking import Flow, spot
from tests.support.survival.referee.cards import By, resolve
from tests.support.survival.referee.fights import attack, fight, meet
from tests.support.survival.referee.tables import RESOURCES, amounts, by_id, rows
from tests.support.survival.referee.trade import trade
from tests.support.survival.referee.verbs import (
    draw_project,
    drop_on,
    light,
    lose_item,
    pass_piece,
    step_off,
    take_item,
    turn_tile,
)
from tests.support.survival.referee.world import Foe, Survivor, World


def seat_of(world: World, name: str) -> int:
    """The seat of a name."""
    return next(seat for seat, me in enumerate(world.survivors) if me.name == name)


def patient(world: World, seat: int, rest: list[str]) -> int:
    """Whom the words ``for SEAT`` name, else oneself."""
    return seat_of(world, rest[rest.index("for") + 1]) if "for" in rest else seat


def move(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XC10, XH04, XC11."""
    from tests.support.survival.referee.day import cost_of

    me, place = world.survivors[seat], spot(rest[0])
    me.stamina -= cost_of(world, seat, place)
    me.place, me.fresh = place, True
    ground = world.ground(place)
    if not (ground["waiver"] and me.bonus("pass", ground["waiver"])):
        yield from resolve(world, ground["enter"], By(seat))
    yield from meet(world, seat, world.foes_at(place))


def collect(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XC04 to XC07, XJ09."""
    me = world.survivors[seat]
    me.stamina -= 0 if fresh else 1
    if rest:
        world.heaps[me.place][rest[0]] -= 1
        me.goods[rest[0]] += 1
        return
    kind, holds = world.tokens_known[world.tokens[me.place]]
    if kind == "water":
        world.shown.add(me.place)
    else:
        del world.tokens[me.place]
        world.shown.discard(me.place)
    word, _, name = holds.partition(":")
    if word == "explore":
        card = next(row for row in rows("explore") if row["number"] == name and not row["variant"])
        yield from resolve(world, card["steps"], By(seat))
    elif word == "enemy":
        foe = Foe(name, me.place)
        world.foes.append(foe)
        yield from meet(world, seat, [foe])
    else:
        take_goods(me, kind, holds)


def take_goods(me: Survivor, kind: str, holds: str) -> None:
    """XC07, XJ03, and the bonus that doubles a plant once a day."""
    for resource, number in amounts(holds).items():
        me.goods[resource] += number
        if kind == "water":
            me.goods[resource] += me.bonus("double", "water")
        elif kind == "plant" and me.bonus("double", "plant") and "double plant" not in me.used:
            me.used.add("double plant")
            me.goods[resource] += number


def explore(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XC12."""
    me = world.survivors[seat]
    free = me.free_explorers()
    if free:
        me.used.add(f"explore:{free[0]}")
    else:
        me.stamina -= 1
    turn_tile(world, spot(rest[0]))
    quest.appear(world)


def cook(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XC13."""
    me = world.survivors[seat]
    me.stamina -= 1
    me.goods["meat"] -= int(rest[0])
    me.goods["food"] += int(rest[0])


def relight(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XC14."""
    me = world.survivors[seat]
    me.stamina -= 1
    me.goods["wood"] -= 1
    light(world, me.place)


def craft(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XC15, XC16."""
    from tests.support.survival.referee.day import reduced

    me, item = world.survivors[seat], rest[0]
    row = next(row for row in rows("projects") if row["item"] == item)
    wanted = amounts(row["recipe_2" if "by" in rest else "recipe_1"])
    me.stamina -= 1
    for resource, number in reduced(wanted, rest[-1] if "less" in rest else "", me).items():
        me.goods[resource] -= number
    take_item(me, item)
    if item in me.projects:
        me.projects.remove(item)
        world.in_play.add(item)
        draw_project(world, seat)


def rest_up(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XC20, XC08: whoever rests pays, whoever is healed drinks."""
    from tests.support.survival.referee.day import CURES

    me, other = world.survivors[seat], patient(world, seat, rest)
    me.stamina -= 1
    world.survivors[other].damage[rest[0]] -= 1
    if "dirty" not in rest:
        me.goods[CURES[rest[0]]] -= 1
        return
    me.goods["dirty"] -= 1
    if "medicine" in rest:
        me.goods["medicine"] -= 1
    else:
        yield from needs.drink(world, other)


def use(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XC21."""
    me, card = world.survivors[seat], rest[0]
    row = by_id("items").get(card) or by_id("characters")[card]
    me.stamina -= int(row["use_cost"])
    me.used.add(card)
    if row.get("spent") == "1":
        lose_item(me, card)
    yield from resolve(world, row["use"], By(seat, patient(world, seat, rest)))


def hand(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XQ02."""
    pass_piece(world.survivors[seat], world.survivors[seat_of(world, rest[2])], rest[0])


def open_round(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XQ01."""
    world.survivors[seat].stamina -= 1
    yield from trade(world, seat, seat_of(world, rest[0]))


def investigate(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XC19, XJ07."""
    me = world.survivors[seat]
    me.stamina -= 1
    number = world.landmark_at(me.place)
    world.investigated.add(number)
    quest.go_on(world)
    yield from resolve(world, by_id("explore")[world.landmark_cards[number]]["steps"], By(seat))


def fight_on(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XO02."""
    me = world.survivors[seat]
    me.stamina -= 1
    yield from fight(world, seat, world.foes_at(me.place)[0])


def loot(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XG02."""
    me = world.survivors[seat]
    me.stamina -= 1
    pass_piece(world.survivors[seat_of(world, rest[2])], me, rest[0])


def deliver(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XP03, XP11, and the bonus ``build``."""
    me, piece = world.survivors[seat], rest[0]
    number = quest.wanted_here(world, seat, piece)
    assert number is not None
    me.stamina -= 1
    worth = int(rest[1]) if len(rest) > 1 else 1
    if piece in me.items:
        lose_item(me, piece)
    else:
        me.goods[piece] -= worth
    if piece in ("wood", "stone"):
        worth += me.bonus("build")
    worth += bool(world.others_here(seat))
    world.counts[number] = min(quest.target(world, world.tasks[number]), world.counts[number] + worth)
    quest.go_on(world)


def survey(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XP05."""
    me = world.survivors[seat]
    number = quest.survey_here(world, seat)
    assert number is not None
    me.stamina -= 2
    world.counts[number] += 1
    world.surveyed.add(world.tile_of[me.place])
    quest.go_on(world)


def escape(world: World, seat: int, rest: list[str], fresh: bool) -> None:
    """XP07, XA06: resources stay, items and projects go along."""
    me = world.survivors[seat]
    number = next(n for n in quest.now(world, "escape") if world.tasks[n]["route"] == rest[0])
    goods, stamina = quest.fare(world.tasks[number]["object"])
    me.stamina -= 1 + stamina
    for resource, amount in goods.items():
        me.goods[resource] -= amount
    for resource in RESOURCES:
        if me.goods[resource]:
            drop_on(world, me.place, resource, me.goods[resource])
            me.goods[resource] = 0
    me.items = set()
    step_off(world, seat, "won")


def assail(world: World, seat: int, rest: list[str], fresh: bool) -> Flow[None]:
    """XR01."""
    world.survivors[seat].stamina -= 1
    yield from attack(world, seat, seat_of(world, rest[0]))


ACTIONS: dict[str, Callable[[World, int, list[str], bool], Flow[None] | None]] = {
    "move": move, "collect": collect, "explore": explore, "cook": cook, "relight": relight, "craft": craft,
    "rest": rest_up, "use": use, "hand": hand, "trade": open_round, "investigate": investigate,
    "fight": fight_on, "loot": loot, "deliver": deliver, "survey": survey, "escape": escape, "attack": assail,
}  # fmt: skip
