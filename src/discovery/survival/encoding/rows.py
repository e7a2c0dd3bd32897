"""A view as a row of words, in the order of ``Layout``. Seats are counted clockwise from the viewer."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, mask_of
from discovery.core.research.learning import WIDE
from discovery.survival.content.tables import BANDS, CLASSES, RESOURCES
from discovery.survival.model.frames import MOST, SIZE
from discovery.survival.model.phases import PHASES
from discovery.survival.model.state import ENEMIES
from discovery.survival.views.view import HIDDEN, SeenBargain, SeenFight

if TYPE_CHECKING:
    from discovery.survival.encoding.layout import Layout
    from discovery.survival.views.view import View

WORD = BIT[WIDE] - 1
Values = dict[str, Sequence[int]]


def row(layout: Layout, view: View) -> array[int]:
    """The row of a seat's view."""
    values: Values = {}
    for part in (_course, _map, _enemies, _seats, _quest, _piles, _fight, _bargain):
        values |= part(layout, view)
    words = array("Q", bytes(8 * layout.words))
    for field in layout.fields:
        at = field.start
        for value in values[field.name]:
            for word in range(field.words):
                words[at] = value >> WIDE * word & WORD
                at += 1
    return words


def _one(number: int) -> int:
    """The set of one member; nothing for a number below 0."""
    return BIT[number] if number >= 0 else 0


def _turn(view: View, mask: int) -> int:
    """A mask of seats as the viewer counts them."""
    seats = len(view.survivors)
    return mask_of((seat - view.seat) % seats for seat in range(seats) if mask & BIT[seat])


def _seat(view: View, seat: int) -> list[int]:
    """The set of one seat, as the viewer counts."""
    return [_turn(view, _one(seat))]


def _around(view: View, of: Callable[[int], int]) -> list[int]:
    """A number for each seat, the viewer's first."""
    seats = len(view.survivors)
    return [of((view.seat + step) % seats) for step in range(seats)]


def _filled(numbers: Iterable[int], size: int) -> list[int]:
    filled = list(numbers)
    return filled + [0] * (size - len(filled))


def _course(layout: Layout, view: View) -> Values:
    return {
        "phase": [BIT[PHASES.index(view.phase)]],
        "seat": [BIT[view.seat]],
        "turn": _seat(view, view.turn),
        "asked": _seat(view, view.asked),
        "first": _seat(view, view.first),
        "actors": [_turn(view, view.actors)],
        "members": [_turn(view, view.members)],
        "waiting": [_turn(view, view.waiting)],
        "night": [view.night],
        "last_night": [view.last_night],
        "turn_number": [view.turn_number],
        "said": _around(view, lambda seat: view.said[seat]),
        "course": _filled(view.course, MOST * SIZE),
    }


def _map(layout: Layout, view: View) -> Values:
    setup = layout.setup
    ground, tokens, shown = [0] * len(BANDS), [0] * len(CLASSES), dict.fromkeys(layout.kinds, 0)
    for slot, tile in enumerate(view.tiles):
        for place in range(7 if tile >= 0 else 0):
            ground[setup.terrain_band[setup.tile_terrain[tile * 7 + place]]] |= BIT[slot * 7 + place]
    for space, klass, kind in view.tokens:
        tokens[klass] |= BIT[space]
        if kind != HIDDEN:
            shown[kind] |= BIT[space]
    heaps = [0] * (setup.spaces * len(RESOURCES))
    for space, amounts in view.heaps:
        heaps[space * len(RESOURCES) : (space + 1) * len(RESOURCES)] = amounts
    return {
        "tiles": [_one(tile) for tile in view.tiles],
        "ground": ground,
        "tokens": tokens,
        "shown": list(shown.values()),
        "fires": [view.fires],
        "lit": [view.lit],
        "pots": [view.pots],
        "heaps": heaps,
        "landmarks": [_one(space) for space in view.landmarks],
        "cards": [_one(card) for card in view.cards],
    }


def _enemies(layout: Layout, view: View) -> Values:
    """The enemies in the order of their arrival."""
    unknown = len(layout.setup.content.enemies)
    there = view.enemies
    numbers = (unknown if enemy.number == HIDDEN else enemy.number for enemy in there)
    return {
        "enemies": _filled(map(_one, numbers), ENEMIES),
        "enemy_spaces": _filled((BIT[enemy.space] for enemy in there), ENEMIES),
        "enemy_damage": _filled((enemy.damage for enemy in there), ENEMIES),
        "enemy_arrived": _filled((enemy.arrived for enemy in there), ENEMIES),
        "monsters": [mask_of(place for place, enemy in enumerate(there) if enemy.monster)],
        "arrivals": [view.arrivals],
    }


def _seats(layout: Layout, view: View) -> Values:
    around = [view.survivors[seat] for seat in _around(view, lambda seat: seat)]
    states = {
        word: [mask_of(place for place, one in enumerate(around) if one.state == word)]
        for word in ("on", "won", "dead", "left")
    }
    return {
        **states,
        "fresh": [_turn(view, view.fresh)],
        "company": [_turn(view, view.company)],
        "characters": [_one(one.character) for one in around],
        "offered": [mask_of(one.offered) for one in around],
        "positions": [_one(one.pos) if one.state == "on" else 0 for one in around],
        "stamina": [one.stamina for one in around],
        "goods": [amount for one in around for amount in one.goods],
        "damage": [amount for one in around for amount in one.damage],
        "items": [one.items for one in around],
        "ready": [one.ready for one in around],
        "used": [one.used for one in around],
        "hand_sizes": [one.hand for one in around],
        "hands": _around(view, lambda seat: max(0, view.hands[seat])),
        "in_play": [view.in_play],
        "out": [view.out],
    }


def _quest(layout: Layout, view: View) -> Values:
    return {
        "stage": [BIT[view.stage - 1] if view.stage else 0],
        "clues": [view.clues],
        "counts": view.counts,
        "surveyed": [view.surveyed],
        "slain": [view.slain],
    }


def _piles(layout: Layout, view: View) -> Values:
    content = layout.setup.content
    nights = [*view.past[0], *view.past[1]]
    return {
        "packs": view.packs,
        "nights": view.nights,
        "gone": [view.gone.count(kind) for kind in layout.kinds],
        "past_nights": [nights.count(card) for card in range(len(content.nights))],
        "past_threats": [view.past[2].count(card) for card in range(len(content.threats))],
    }


NO_FIGHT = SeenFight(-1, -1, -1, 0, 0, 0, 0, 0, 0, (), 0, (0,) * len(RESOURCES), 0)


def _fight(layout: Layout, view: View) -> Values:
    fight = view.fight or NO_FIGHT
    spent = fight.spent or (0,) * len(view.survivors)
    return {
        "fighter": _seat(view, fight.fighter),
        "rival": _seat(view, fight.rival),
        "helpers": [_turn(view, fight.helpers)],
        "foe": [mask_of(place for place, enemy in enumerate(view.enemies) if enemy.row == fight.foe)],
        "grey_die": [fight.grey_die],
        "red_die": [fight.red_die],
        "grey": [fight.grey],
        "red": [fight.red],
        "plus": [fight.plus],
        "free": [fight.free],
        "spent": _around(view, lambda seat: spent[seat]),
        "prize": fight.prize,
        "prize_items": [fight.prize_items],
    }


NO_BARGAIN = SeenBargain(-1, -1, (0,) * len(RESOURCES), 0, (0,) * len(RESOURCES), 0, 0, 0, 0)


def _bargain(layout: Layout, view: View) -> Values:
    bargain = view.bargain or NO_BARGAIN
    return {
        "trader": _seat(view, bargain.seat),
        "partner": _seat(view, bargain.partner),
        "give_goods": bargain.give_goods,
        "ask_goods": bargain.ask_goods,
        "give_items": [bargain.give_items],
        "ask_items": [bargain.ask_items],
        "give_projects": [max(0, bargain.give_projects)],
        "ask_projects": [max(0, bargain.ask_projects)],
        "bargains": [bargain.made],
    }
