"""Sections XF, XO and XR: fights with enemies, attacks on one another."""

from __future__ import annotations

from tests.support.survival.referee import quest
from tests.support.survival.referee.asking import Answer, Flow, ask_one, drop_excess, roll, window
from tests.support.survival.referee.modifying import Fight, change, modify, strokes
from tests.support.survival.referee.tables import WAYS, amounts, by_id
from tests.support.survival.referee.verbs import check_over, hurt, pass_piece, take_item
from tests.support.survival.referee.world import Foe, World


def meet(world: World, seat: int, foes: list[Foe]) -> Flow[None]:
    """XC11: one after the other, as long as the survivor stands there."""
    me = world.survivors[seat]
    place = me.place
    for foe in foes:
        if me.standing == "on" and me.place == place and foe in world.foes_at(place):
            yield from fight(world, seat, foe)


def fight(world: World, seat: int, foe: Foe) -> Flow[None]:
    """XF02 and XF11."""
    foe.known = True
    if foe.row["life"] == "0":
        remove(world, foe)
        return
    this = Fight()
    fighter: int | None = seat
    while fighter is not None:
        fighter = yield from one_roll(world, this, fighter, foe)
        check_over(world)
    yield from drop_excess(world)


def remove(world: World, foe: Foe) -> None:
    """XJ05: a monster goes to the bottom of its pile."""
    world.foes.remove(foe)
    if foe.coin:
        world.piles["monster"].append(foe.coin)


def one_roll(world: World, this: Fight, seat: int, foe: Foe) -> Flow[int | None]:
    """Support, roll, modifiers, damage; who fights on, if anybody."""
    this.begin_roll()
    yield from support(world, this, seat)
    dice = yield from roll(world, seat, 2)
    if dice is None:
        return None
    this.dice = {"grey": dice[0], "red": dice[1]}
    how = yield from modify(world, this, seat, foe)
    if how == "turned":
        return left_of(world, seat, foe)
    if how != "done":
        return None
    if this.shows("grey") >= int(foe.row["defence"]):
        foe.damage += 1 + this.damage
    if this.shows("red") >= int(foe.row["attack"]):
        hurt(world, seat, foe.row["damage"])
    if foe.damage >= int(foe.row["life"]):
        yield from beaten(world, this, seat, foe)
        return None
    if foe.has("lethal"):
        return left_of(world, seat, foe)
    if not foe.has("special"):
        retreat(world, foe, this.dice["red"])
    return None


def left_of(world: World, seat: int, foe: Foe) -> int | None:
    """XF11: the next seat clockwise among those in the space, at last the fighter again."""
    seats = len(world.survivors)
    around = [(seat + step) % seats for step in range(1, seats + 1)]
    return next((other for other in around if other in world.at(foe.place)), None)


def retreat(world: World, foe: Foe, red: int) -> None:
    """XF08, XF09."""
    way = (red - 1) // 2
    for turn in range(6):
        x, y = WAYS[(way + turn) % 6]
        place = (foe.place[0] + x, foe.place[1] + y)
        if place in world.tile_of and world.is_open(place) and not world.is_taken(place):
            foe.place = place
            return


def support(world: World, this: Fight, seat: int) -> Flow[None]:
    """XF13: everybody else within two spaces, one card each."""

    def take(answer: Answer) -> None:
        if answer.text != "let":
            card = answer.text.split()[1]
            world.survivors[answer.seat].ready.remove(card)
            this.helpers.add(answer.seat)
            kind, word = by_id("supports")[card]["bonus"].split()
            if kind == "reroll":
                this.free += 1
            else:
                this.more[kind] += int(word) if kind == "grey" else -int(word)

    near = [
        other
        for other in world.everybody()
        if other != seat
        and world.survivors[other].ready
        and world.distance(world.survivors[other].place, world.survivors[seat].place)
        <= 2 + world.survivors[other].bonus("support")
    ]
    yield from window(
        world,
        near if world.survivors[seat].standing == "on" else [],
        lambda other: {"let"} | {f"support {card}" for card in world.survivors[other].ready},
        take,
    )


# ---- rewards


def beaten(world: World, this: Fight, seat: int, foe: Foe) -> Flow[None]:
    """XF14, XO04, XO05."""
    me = world.survivors[seat]
    remove(world, foe)
    if foe.has("special"):
        world.slain.add(foe.id)
    prize: dict[str, int] = {}
    if me.standing == "on":
        prize = amounts(foe.row["reward"])
        for resource, number in prize.items():
            me.goods[resource] += number
        for word in foe.row["reward"].split():
            if word.startswith("item:"):
                item = word.removeprefix("item:")
                if item not in me.items:
                    prize[item] = 1
                take_item(me, item)
    quest.go_on(world)
    check_over(world)
    this.helpers = {
        other for other in this.helpers if other != seat and world.survivors[other].standing == "on"
    }
    yield from thank(world, this, seat, foe)
    yield from share(world, this, seat, prize)


def thank(world: World, this: Fight, seat: int, foe: Foe) -> Flow[None]:
    """XO04: one of several supporters is named; the dead name nobody."""
    seats = len(world.survivors)
    around = [(seat + step) % seats for step in range(1, seats + 1)]

    def helpers() -> list[int]:
        return [
            other for other in around if other in this.helpers and world.survivors[other].standing == "on"
        ]

    def offer() -> set[str]:
        names = {f"help {world.survivors[other].name}" for other in helpers()}
        return names if len(names) > 1 else set()

    answer = yield from ask_one(world, seat, offer)
    named = answer.text.split()[1] if answer is not None else ""
    for helper in helpers():
        if named in ("", world.survivors[helper].name):
            for resource, number in amounts(foe.row["helped"]).items():
                world.survivors[helper].goods[resource] += number
            return


def share(world: World, this: Fight, seat: int, prize: dict[str, int]) -> Flow[None]:
    """XO05: any piece of the printed reward, until ``done``."""
    me = world.survivors[seat]

    def offer() -> set[str]:
        helpers = [world.survivors[other] for other in this.helpers]
        there = [you for you in helpers if you.standing == "on"]
        moves = {
            f"share {piece} to {you.name}"
            for you in there
            for piece in prize
            if prize[piece] and piece not in you.items
        }
        return moves | {"done"} if there and any(prize.values()) else set()

    while True:
        answer = yield from ask_one(world, seat, offer)
        if answer is None or answer.text == "done":
            return
        _, piece, _, name = answer.text.split()
        prize[piece] -= 1
        pass_piece(me, next(you for you in world.survivors if you.name == name), piece)


# ---- rivals


def attack(world: World, seat: int, rival: int) -> Flow[None]:
    """XR01: no support, nobody retreats."""
    this = Fight()
    this.begin_roll()
    dice = yield from roll(world, seat, 2, rival)
    if dice is None:
        return
    this.dice = {"grey": dice[0], "red": dice[1]}
    yield from guard(world, this, rival, seat)
    how = yield from modify(world, this, seat, None, rival)
    if how == "done":
        hit, back = this.shows("grey") >= 7, this.shows("red") >= 9
        if hit:
            hurt(world, rival, "wound", 1 + this.damage)
        if back:
            hurt(world, seat, "wound")


def guard(world: World, this: Fight, seat: int, attacker: int) -> Flow[None]:
    """XR02: the attacked takes from the grey die, before the attacker changes anything."""
    me = world.survivors[seat]

    def offer() -> set[str]:
        if world.survivors[attacker].standing != "on":
            return set()
        moves = {move for move in strokes(world, this, seat) if move.endswith(" red")}
        return moves | ({"salvage"} if me.goods["salvage"] else set())

    while True:
        answer = yield from ask_one(world, seat, lambda: offer() | {"done"} if offer() else set())
        if answer is None or answer.text == "done":
            return
        change(world, this, seat, answer, "grey")
