"""Section XQ: rounds of trade and barter."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.survival.referee.asking import Flow, ask_one, drop_excess
from tests.support.survival.referee.tables import RESOURCES, by_id
from tests.support.survival.referee.verbs import pass_piece
from tests.support.survival.referee.world import Survivor, World


@dataclass
class Round:
    """What is laid out: pieces given and asked for, each as often as it was laid."""

    given: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)


def pieces(me: Survivor) -> list[str]:
    """Everything of a survivor's that can change hands (XQ03), each resource as often as it is held."""
    goods = [resource for resource in RESOURCES for _ in range(me.goods[resource])]
    return goods + sorted(me.items) + [f"project-{name}" for name in sorted(me.projects)]


def trade(world: World, seat: int, other: int) -> Flow[None]:
    """XQ01: at most four proposals; either side's leaving ends it."""
    me, you = world.survivors[seat], world.survivors[other]
    for _ in range(4):
        laid = Round()
        proposed = yield from lay_out(world, seat, other, laid)
        if not proposed:
            break
        answer = yield from ask_one(
            world, other, lambda: {"accept", "decline"} if me.standing == "on" else set()
        )
        if answer is None:
            break
        if answer.text == "accept":
            for piece in laid.given:
                pass_piece(me, you, piece)
            for piece in laid.asked:
                pass_piece(you, me, piece)
    yield from drop_excess(world)


def lay_out(world: World, seat: int, other: int, laid: Round) -> Flow[bool]:
    """Whether something is proposed in the end; else the round is over."""
    me, you = world.survivors[seat], world.survivors[other]

    def offer() -> set[str]:
        if you.standing != "on":
            return set()
        moves = {f"give {piece}" for piece in can_lay(me, you, laid.given)}
        for piece in can_lay(you, me, laid.asked):
            if not piece.startswith("project-") or "open-hands" in world.options:
                moves.add(f"ask {piece}")
        return moves | {"cancel"} | ({"propose"} if laid.given or laid.asked else set())

    while True:
        answer = yield from ask_one(world, seat, offer)
        if answer is None or answer.text == "cancel":
            return False
        if answer.text == "propose":
            return True
        word, piece = answer.text.split()
        (laid.given if word == "give" else laid.asked).append(piece)


def can_lay(owner: Survivor, taker: Survivor, laid: list[str]) -> set[str]:
    """XC22: what is not laid out yet, and no item that the other has."""
    own = pieces(owner)
    return {
        piece
        for piece in own
        if own.count(piece) > laid.count(piece) and not (piece in by_id("items") and piece in taker.items)
    }


def barter(world: World, seat: int) -> Flow[None]:
    """XQ04: as many rounds as one likes with those in one's space, for nothing."""

    def offer() -> set[str]:
        others = [world.survivors[other].name for other in world.others_here(seat)]
        return {"end", *(f"trade {name}" for name in others)} if others else set()

    while True:
        answer = yield from ask_one(world, seat, offer)
        if answer is None or answer.text == "end":
            return
        names = [me.name for me in world.survivors]
        yield from trade(world, seat, names.index(answer.text.split()[1]))
