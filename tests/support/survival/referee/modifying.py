"""What a fighter does to the dice between the roll and ``done`` (XF03, XF04, XF12, XR02)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.support.survival.referee.asking import Answer, Flow, ask_one, spot, told
from tests.support.survival.referee.tables import bonuses, by_id
from tests.support.survival.referee.verbs import lose_item
from tests.support.survival.referee.world import Foe, World

COSTS = {"wood": "wood", "stone": "stone", "poison": "poison", "salvage": "salvage"}


@dataclass
class Fight:
    """A fight, which may go through several hands: who helped, which bonuses each seat has spent (XF04), and
    the roll: natural dice and what was added to them."""

    helpers: set[int] = field(default_factory=set)
    spent: set[tuple[int, str, str]] = field(default_factory=set)
    dice: dict[str, int] = field(default_factory=dict)
    more: dict[str, int] = field(default_factory=dict)
    damage: int = 0
    free: int = 0

    def begin_roll(self) -> None:
        """Nothing is added yet."""
        self.dice, self.more = {"grey": 0, "red": 0}, {"grey": 0, "red": 0}
        self.damage = self.free = 0

    def shows(self, die: str) -> int:
        """What a die is now (XF03)."""
        return self.dice[die] + self.more[die]


def strokes(world: World, this: Fight, seat: int) -> set[str]:
    """XF04: the bonuses of a seat that it has not used in this fight."""
    found = set()
    for card in world.survivors[seat].cards():
        for name, *words in bonuses(card):
            kinds = [name] if name in ("grey", "red", "damage") else []
            if name == "reroll":
                kinds = ["reroll"] * (words[0] != "red") + ["reroll-red"] * (words[0] != "grey")
            found |= {f"bonus {card} {kind}" for kind in kinds if (seat, card, kind) not in this.spent}
    return found


def modify(world: World, this: Fight, seat: int, foe: Foe | None, rival: int | None = None) -> Flow[str]:
    """XF03, XF04, XF12 until ``done``; ``"fled"``, ``"turned"``, or ``"gone"`` if the fighter or the attacked
    has left."""
    me = world.survivors[seat]

    def offer() -> set[str]:
        if rival is not None and world.survivors[rival].standing != "on":
            return set()
        moves = {word for word, resource in COSTS.items() if me.goods[resource]}
        moves |= strokes(world, this, seat) | flights(world, seat, foe)
        if this.free:
            moves |= {"again grey", "again red"}
        return moves | {"done"}

    while True:
        answer = yield from ask_one(world, seat, offer)
        if answer is None:
            return "gone"
        word, *rest = answer.text.split()
        if word == "done":
            return word
        if word == "flee":
            lose_item(me, way_to_flee(world, seat))
            if spot(rest[0]) == me.place:
                return "turned"
            me.place, me.fresh = spot(rest[0]), False
            return "fled"
        change(world, this, seat, answer, "red")


def change(world: World, this: Fight, seat: int, answer: Answer, against: str) -> None:
    """A resource or a bonus on the dice; what takes from the red die takes from ``against`` (XR02)."""
    me = world.survivors[seat]
    word, *rest = answer.text.split()
    if word == "again":
        this.free -= 1
        this.dice[rest[0]] = answer.dice[0]
    elif word == "bonus":
        card, kind = rest
        this.spent.add((seat, card, kind))
        value = sum(int(words[0]) for name, *words in bonuses(card) if name == kind != "reroll")
        use(this, kind, value, answer, against)
        if by_id("items").get(card, {}).get("spent") == "1":
            lose_item(me, card)
    else:
        me.goods[COSTS[word]] -= 1
        kind = {"wood": "reroll", "stone": "reroll-red", "poison": "grey", "salvage": "red"}[word]
        use(this, kind, 1, answer, against)


def use(this: Fight, kind: str, value: int, answer: Answer, against: str) -> None:
    """What a modifier does."""
    if kind == "reroll":
        this.dice["grey"] = answer.dice[0]
    elif kind == "reroll-red":
        this.dice["red"] = answer.dice[0]
    elif kind == "damage":
        this.damage += value
    elif kind == "grey":
        this.more["grey"] += value
    else:
        this.more[against] -= value


def way_to_flee(world: World, seat: int) -> str:
    """The item that lets one flee."""
    return next((card for card in world.survivors[seat].cards() if ["flee"] in bonuses(card)), "")


def flights(world: World, seat: int, foe: Foe | None) -> set[str]:
    """XF12."""
    me = world.survivors[seat]
    if not way_to_flee(world, seat):
        return set()
    if foe is not None and foe.has("lethal"):
        return {f"flee {told(me.place)}"} if world.others_here(seat) else set()
    free = [place for place in world.beside(me.place) if world.is_open(place) and not world.foes_at(place)]
    return {f"flee {told(place)}" for place in free}
