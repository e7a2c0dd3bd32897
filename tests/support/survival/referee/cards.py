"""The steps of cards, resolved from their text: effect by effect, whom they name, what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.support.survival.referee import foes, needs, quest
from tests.support.survival.referee.asking import Answer, Flow, ask_one, drop_excess, roll, spot, told, window
from tests.support.survival.referee.tables import Hex, split, threat_steps
from tests.support.survival.referee.trade import barter
from tests.support.survival.referee.verbs import (
    check_over,
    draw_project,
    hurt,
    lay_token,
    light,
    take_item,
    turn_tile,
    win_stamina,
)
from tests.support.survival.referee.world import World


@dataclass
class By:
    """Who resolves a card: a seat, or by night (``None``) the first player; ``choice`` is whom it names."""

    seat: int | None
    choice: int | None = None

    def resolver(self, world: World) -> int:
        """Whoever resolves it by now."""
        return world.first if self.seat is None else self.seat

    def is_there(self, world: World) -> bool:
        """Whether the resolver is on the map."""
        return world.survivors[self.resolver(world)].standing == "on"


def resolve(world: World, steps: str, by: By) -> Flow[None]:
    """XD01: from top to bottom."""
    for step in split(steps, ";"):
        if step:
            head, _, tail = step.partition("{")
            yield from EFFECTS[head.split()[0]](world, head.split()[1:], split(tail[:-1], "|"), by) or ()
            check_over(world)
            yield from drop_excess(world)


def named(world: World, whom: str, by: By) -> list[int]:
    """The survivors whom a step names, from the first player on."""
    everybody = world.everybody()
    if whom == "here":
        return world.at(world.survivors[by.resolver(world)].place)
    if whom == "open":
        return [seat for seat in everybody if not world.is_sheltered(seat)]
    if whom in ("alone", "together"):
        return [seat for seat in everybody if bool(world.others_here(seat)) == (whom == "together")]
    if whom == "each":
        return everybody
    one = {"me": by.resolver(world), "first": world.first, "choice": by.choice}[whom]
    return [seat for seat in everybody if seat == one]


def stamina(world: World, words: list[str], parts: list[str], by: By) -> None:
    for seat in named(world, words[0], by):
        win_stamina(world.survivors[seat], int(words[1]))


def gain(world: World, words: list[str], parts: list[str], by: By) -> None:
    for seat in named(world, words[0], by):
        world.survivors[seat].goods[words[1]] += int(words[2])


def choice(world: World, seat: int, offer: Callable[[], set[str]]) -> Flow[Answer | None]:
    """XK03: a card leaves a seat a choice; where one answer is possible, it happens at once."""
    texts = offer()
    if world.settles and len(texts) == 1 and world.survivors[seat].standing == "on":
        return Answer(seat, texts.pop())
    return (yield from ask_one(world, seat, offer))


def one_of(world: World, seat: int, word: str, amounts: dict[str, int]) -> Flow[str]:
    """A seat names one of what it has; ``""`` if it has nothing."""
    answer = yield from choice(world, seat, lambda: {f"{word} {kind}" for kind in amounts if amounts[kind]})
    return answer.text.split()[1] if answer is not None else ""


def lose(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for seat in named(world, words[0], by):
        goods = world.survivors[seat].goods
        if words[1] != "any":
            goods[words[1]] = max(0, goods[words[1]] - int(words[2]))
            continue
        for _ in range(int(words[2])):
            lost = yield from one_of(world, seat, "drop", goods)
            if lost:
                goods[lost] -= 1


def need(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    yield from needs.need(world, named(world, words[0], by), words[1], words[2], int(words[3]))


def hurts(world: World, words: list[str], parts: list[str], by: By) -> None:
    for seat in named(world, words[0], by):
        hurt(world, seat, words[1], int(words[2]))


def heal(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for seat in named(world, words[0], by):
        damage = world.survivors[seat].damage
        for _ in range(int(words[2])):
            kind = words[1]
            if kind == "any":
                kind = yield from one_of(world, seat, "mend", damage)
            if damage.get(kind):
                damage[kind] -= 1


def pay(world: World, words: list[str], parts: list[str], by: By) -> None:
    me = world.survivors[by.resolver(world)]
    if me.standing == "on" and words[0] == "stamina":
        win_stamina(me, -int(words[1]))
    elif me.standing == "on":
        me.goods[words[0]] -= int(words[1])


def can_pay(world: World, part: str, seat: int) -> bool:
    """Whether a part is offered: it may begin with a price."""
    words = split(part, ";")[0].split()
    if words[:1] != ["pay"]:
        return True
    me = world.survivors[seat]
    return (me.stamina if words[1] == "stamina" else me.goods[words[1]]) >= int(words[2])


def choose(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    seat = by.resolver(world)
    answer = yield from choice(
        world, seat, lambda: {f"take {n}" for n, part in enumerate(parts, 1) if can_pay(world, part, seat)}
    )
    if answer is not None:
        yield from resolve(world, parts[int(answer.text.split()[1]) - 1], by)


def vote(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    said: dict[int, int] = {}

    def take(answer: Answer) -> None:
        said[answer.seat] = int(answer.text.split()[1])

    yield from window(world, world.everybody(), lambda seat: {"vote 1", "vote 2"}, take)
    votes = [said[seat] for seat in world.everybody() if seat in said]
    ahead = votes.count(1) - votes.count(2)
    won = 1 if ahead > 0 else 2 if ahead < 0 else said.get(world.first, 1)
    yield from resolve(world, parts[won - 1], by)


def test(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for seat in named(world, words[0], by):
        dice = yield from roll(world, seat)
        if dice is not None:
            yield from resolve(world, parts[0 if dice[0] >= int(words[1]) else 1], By(seat))


def project(world: World, words: list[str], parts: list[str], by: By) -> None:
    for seat in named(world, words[0], by):
        for _ in range(int(words[1])):
            draw_project(world, seat)


def item(world: World, words: list[str], parts: list[str], by: By) -> None:
    for seat in named(world, words[0], by):
        take_item(world.survivors[seat], words[1])


def monster(world: World, words: list[str], parts: list[str], by: By) -> None:
    foes.come(world, by.resolver(world), words[0], int(words[1]))


def prowl(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    yield from foes.prowl(world, int(words[0]))


def fires(world: World, words: list[str], parts: list[str], by: By) -> None:
    if words[0] == "lit":
        light(world, world.survivors[by.resolver(world)].place)
    else:
        world.fires = {place: place == (0, 0) for place in world.fires}


def threat(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    """XM01, XM02."""
    for _ in range(int(words[0])):
        if world.piles["threats"] and by.is_there(world):
            card = world.piles["threats"].pop(0)
            yield from resolve(world, threat_steps(card), By(by.resolver(world)))


def reveal(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for _ in range(int(words[0])):
        centre = yield from one_place(world, by, "scout", nearest)
        if centre is not None:
            turn_tile(world, centre)
            quest.appear(world)


def one_place(world: World, by: By, word: str, among: Callable[[World, int], list[Hex]]) -> Flow[Hex | None]:
    """Whoever resolves it names one of the places, if there is one."""
    seat = by.resolver(world)
    answer = yield from choice(world, seat, lambda: {f"{word} {told(place)}" for place in among(world, seat)})
    return spot(answer.text.split()[1]) if answer is not None else None


def nearest(world: World, seat: int) -> list[Hex]:
    """The undiscovered tiles nearest to a survivor."""
    me = world.survivors[seat].place
    away = {
        centre: min(world.distance(me, place) for place in world.of_tile(centre))
        for centre in world.centres
        if centre not in world.discovered
    }
    return [centre for centre in away if away[centre] == min(away.values())]


def turn(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for _ in range(int(words[0])):
        place = yield from one_place(world, by, "turn", face_down)
        if place is not None:
            world.shown.add(place)


def face_down(world: World, seat: int) -> list[Hex]:
    """The face-down tokens within two spaces."""
    me = world.survivors[seat].place
    return [place for place in world.tokens if place not in world.shown and world.distance(me, place) <= 2]


def put(world: World, words: list[str], parts: list[str], by: By) -> None:
    lay_token(world, (0, 0) if by.seat is None else world.survivors[by.seat].place, words[0])


def clue(world: World, words: list[str], parts: list[str], by: By) -> None:
    quest.find_clues(world, int(words[0]))


def barters(world: World, words: list[str], parts: list[str], by: By) -> Flow[None]:
    for seat in named(world, words[0], by):
        yield from barter(world, seat)


EFFECTS: dict[str, Callable[[World, list[str], list[str], By], Flow[None] | None]] = {
    "stamina": stamina, "gain": gain, "lose": lose, "need": need, "hurt": hurts, "heal": heal, "pay": pay,
    "choose": choose, "vote": vote, "test": test, "project": project, "item": item, "monster": monster,
    "prowl": prowl, "fires": fires, "threat": threat, "reveal": reveal, "turn": turn, "put": put,
    "clue": clue, "barter": barters,
}  # fmt: skip
"""Each gets the words behind its own, its parts in braces, and who resolves it. Those that ask are flows."""
