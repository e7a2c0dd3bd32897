"""Section XC: a turn, and what may be done in it."""

from __future__ import annotations

from tests.support.survival.referee import quest
from tests.support.survival.referee.asking import Flow, ask_one, drop_excess, told
from tests.support.survival.referee.cards import can_pay, face_down, nearest
from tests.support.survival.referee.doing import ACTIONS
from tests.support.survival.referee.tables import DAMAGES, RESOURCES, amounts, by_id, rows, split
from tests.support.survival.referee.trade import pieces
from tests.support.survival.referee.verbs import can_burn, check_over
from tests.support.survival.referee.world import Survivor, World

CURES = {row["id"]: row["rest"] for row in rows("damages")}


def turn(world: World, seat: int) -> Flow[None]:
    """XC01: until ``end``, or until nothing but that is left at stamina 0."""
    me = world.survivors[seat]
    world.turn = seat

    def offer() -> set[str]:
        found = moves(world, seat)
        return found if me.stamina or found != {"end"} else set()

    while True:
        answer = yield from ask_one(world, seat, offer)
        if answer is None or answer.text == "end":
            break
        word, *rest = answer.text.split()
        fresh, me.fresh = me.fresh, False
        yield from ACTIONS[word](world, seat, rest, fresh) or ()
        check_over(world)
        yield from drop_excess(world)
    me.fresh = False


def moves(world: World, seat: int) -> set[str]:
    """Everything that a seat may do in its turn."""
    me = world.survivors[seat]
    found = {"end"}
    for offered in (travels, finds, fires, crafts, rests, uses, company, fighting, tasks):
        found |= {text for text, cost in offered(world, seat).items() if me.stamina >= cost}
    return found


Offers = dict[str, int]
"""Moves and their cost in stamina."""


def cost_of(world: World, seat: int, place: tuple[int, int]) -> int:
    """XC10, XH04, XK01."""
    me, ground = world.survivors[seat], world.ground(place)
    if ground["band"] == "barred":
        return 2 if me.bonus("pass", ground["waiver"]) else 3
    return max(1, int(ground["cost"]) - me.bonus("cost", ground["band"]))


def travels(world: World, seat: int) -> Offers:
    """XC10, XC12."""
    me = world.survivors[seat]
    found = {
        f"move {told(place)}": cost_of(world, seat, place)
        for place in world.beside(me.place)
        if world.is_open(place)
    }
    near = {world.tile_of[place] for place in world.beside(me.place)}
    free = bool(me.free_explorers())
    return found | {f"explore {told(c)}": 0 if free else 1 for c in near if c not in world.discovered}


def finds(world: World, seat: int) -> Offers:
    """XC04, XC19, XG02."""
    me = world.survivors[seat]
    cost = 0 if me.fresh else 1
    found = {"collect": cost} if me.place in world.tokens else {}
    heap = world.heaps.get(me.place, {})
    found |= {f"collect {resource}": cost for resource in heap if heap[resource]}
    number = world.landmark_at(me.place)
    if number and number not in world.investigated:
        found["investigate"] = 1
    for other in world.survivors:
        if other.standing in ("dead", "left") and other.place == me.place:
            there = [r for r in RESOURCES if other.goods[r]] + [i for i in other.items if i not in me.items]
            found |= {f"loot {piece} from {other.name}": 1 for piece in there}
    return found


def fires(world: World, seat: int) -> Offers:
    """XC13, XC14."""
    me = world.survivors[seat]
    found: Offers = {}
    if world.is_lit(me.place) or me.bonus("cook"):
        found = {f"cook {number}": 1 for number in range(1, me.goods["meat"] + 1)}
    if me.place in world.fires and not world.is_lit(me.place) and me.goods["wood"]:
        found["relight"] = 1
    return found


def crafts(world: World, seat: int) -> Offers:
    """XC15, XC17: by either recipe; with a craft bonus some of one resource less, if more than one piece is
    asked for."""
    me = world.survivors[seat]
    found: Offers = {}
    for row in rows("projects"):
        item = row["item"]
        if item not in me.projects | world.in_play or item in me.items:
            continue
        for recipe, by in ((row["recipe_1"], ""), (row["recipe_2"], " by 2")):
            wanted = amounts(recipe)
            cheaper = [saved for saved in wanted if reduced(wanted, saved, me)]
            for saved in cheaper or [""]:
                price = reduced(wanted, saved, me)
                if price and all(me.goods[r] >= number for r, number in price.items()):
                    found[f"craft {item}{by}" + (f" less {saved}" if saved else "")] = 1
    return found


def reduced(wanted: dict[str, int], saved: str, me: Survivor) -> dict[str, int]:
    """What a recipe costs, nothing if it cannot be made cheaper: at least one piece is paid."""
    if not saved:
        return wanted
    less = min(wanted[saved], me.bonus("craft"), sum(wanted.values()) - 1)
    return wanted | {saved: wanted[saved] - less} if less > 0 else {}


def rests(world: World, seat: int) -> Offers:
    """XC20, XC08."""
    me = world.survivors[seat]
    found: Offers = {}
    for other in [seat, *world.others_here(seat)]:
        you = world.survivors[other]
        whom = "" if other == seat else f" for {you.name}"
        for kind in DAMAGES:
            if you.damage[kind] and CURES[kind] and me.goods[CURES[kind]]:
                found[f"rest {kind}{whom}"] = 1
        if you.damage["thirst"] and me.goods["dirty"]:
            found[f"rest thirst with dirty{whom}"] = 1
            if me.goods["medicine"] and not you.bonus("safe-water"):
                found[f"rest thirst with dirty medicine{whom}"] = 1
    return found


def uses(world: World, seat: int) -> Offers:
    """XC21: once a day, and never for nothing."""
    me = world.survivors[seat]
    found: Offers = {}
    for card in me.cards():
        row = by_id("items").get(card) or by_id("characters")[card]
        if not row["use_cost"] or card in me.used:
            continue
        words = row["use"].split()
        if words[:2] == ["heal", "choice"]:
            for other in [seat, *world.others_here(seat)]:
                you = world.survivors[other]
                if you.hurts() if words[2] == "any" else you.damage[words[2]]:
                    whom = "" if other == seat else f" for {you.name}"
                    found[f"use {card}{whom}"] = int(row["use_cost"])
        elif does_something(world, seat, row["use"]):
            found[f"use {card}"] = int(row["use_cost"])
    return found


def does_something(world: World, seat: int, use: str) -> bool:
    """XC21: whether the first step of a use can be done and changes anything."""
    me = world.survivors[seat]
    word, *rest = use.split()
    if word == "reveal":
        return bool(nearest(world, seat))
    if word == "turn":
        return bool(face_down(world, seat))
    if word == "put":
        return me.place not in world.tokens and bool(world.piles[rest[0]])
    if word == "fires":
        return not world.is_lit(me.place) and can_burn(world, me.place)
    parts = split(use.partition("{")[2][:-1], "|") if word == "choose" else [use]
    return any(can_pay(world, part, seat) for part in parts)


def company(world: World, seat: int) -> Offers:
    """XQ01, XQ02."""
    me = world.survivors[seat]
    found: Offers = {}
    for other in world.others_here(seat):
        you = world.survivors[other]
        found[f"trade {you.name}"] = 1
        for piece in set(pieces(me)):
            room = 0 if piece.startswith("project-") else 1
            more = Survivor("", 0, items={piece}).bonus("carry") if piece in me.items else 0
            if piece not in you.items and (not room or you.load() + 1 <= you.limit() + more):
                found[f"hand {piece} to {you.name}"] = 0
    return found


def fighting(world: World, seat: int) -> Offers:
    """XO02, XR01."""
    found = {"fight": 1} if world.foes_at(world.survivors[seat].place) else {}
    if world.canoe():
        found |= {f"attack {world.survivors[other].name}": 1 for other in world.others_here(seat)}
    return found


def tasks(world: World, seat: int) -> Offers:
    """XP03, XP05, XP07."""
    me = world.survivors[seat]
    found: Offers = {}
    for piece in set(pieces(me)):
        number = quest.wanted_here(world, seat, piece)
        if number is not None and piece in me.items:
            found[f"deliver {piece}"] = 1
        elif number is not None:
            left = quest.target(world, world.tasks[number]) - world.counts[number]
            for amount in range(1, min(left, me.goods[piece]) + 1):
                found[f"deliver {piece} {amount}"] = 1
    if quest.survey_here(world, seat) is not None:
        found["survey"] = 2
    for number in quest.now(world, "escape"):
        task = world.tasks[number]
        goods, stamina = quest.fare(task["object"])
        here = quest.place(world, task) == me.place and world.night >= int(world.scenario["opens"])
        if here and all(me.goods[resource] >= amount for resource, amount in goods.items()):
            found[f"escape {task['route']}"] = 1 + stamina
    return found
