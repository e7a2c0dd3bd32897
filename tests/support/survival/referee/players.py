"""Whoever plays the games that engine and referee compare, and positions that games seldom reach."""

from __future__ import annotations

import random
from collections import defaultdict

from discovery.core.bits import BIT
from discovery.core.protocol import NO_MOVE, NO_OUTCOME, NOBODY
from discovery.core.registry import family
from discovery.play.driver import Driver
from discovery.play.records.record import Record
from discovery.survival.flow import placing, quests
from discovery.survival.game import SurvivalGame
from discovery.survival.model import table
from discovery.survival.model.state import NONE, State
from tests.support.survival.referee import foes, quest
from tests.support.survival.referee.tables import DAMAGES, RESOURCES, Hex, by_id, rows
from tests.support.survival.referee.verbs import light, turn_tile
from tests.support.survival.referee.world import Survivor, World

STAY = 0.8
"""How often a wild player does anything rather than end or let pass, if there is anything."""


class Mixed:
    """Decides for all seats: with the share ``wild`` at random, first the word and then the move, so that
    rare words are played, else as ``careful`` would. ``leaving`` is how often a seat leaves instead
    (XS04)."""

    def __init__(self, game: SurvivalGame, chooser: random.Random, wild: float, leaving: float = 0.0) -> None:
        self.game, self.chooser, self.wild, self.leaving = game, chooser, wild, leaving
        make = family("discover").players.programs["careful"]
        self.programs = [make(game, chooser) for _ in game.seats]

    def decide(self, driver: Driver[State]) -> tuple[int, int, int] | None:
        """The next line; ``None`` when the game is over."""
        game, chooser, state = self.game, self.chooser, driver.state
        if game.result(state) is not None:
            return None
        seats = [seat for seat in range(len(game.seats)) if state.on & BIT[seat]]
        if chooser.random() < self.leaving:
            return chooser.choice(seats), game.leave, NO_OUTCOME
        due = game.due(state)
        if due is not None:
            return *due, driver.draw(due[1], chooser)
        seat = chooser.choice([seat for seat in range(len(game.seats)) if game.actors(state) & BIT[seat]])
        if chooser.random() < self.wild:
            move = self._any(game.legal(state, seat))
        else:
            move = self.programs[seat].decide(game.view(state, seat))
        return seat, move, driver.draw(move, chooser)

    def _any(self, legal: list[int]) -> int:
        by_word = defaultdict(list)
        for move in legal:
            by_word[self.game.text(move).split()[0]].append(move)
        if len(by_word) > 1 and self.chooser.random() < STAY:
            for word in ("end", "let"):
                by_word.pop(word, None)
        return self.chooser.choice(by_word[self.chooser.choice(sorted(by_word))])


def enrich(game: SurvivalGame, state: State, world: World, chooser: random.Random) -> None:
    """The same in both positions: pieces and damage for everybody, projects in play, tiles turned, fires,
    monsters, perhaps a later stage, and everybody where it has a task."""
    _turn_tiles(state, world, chooser.sample(range(1, 17), chooser.randrange(5)))
    for stage in range(2, chooser.randrange(1, game.setup.stages + 1) + 1):
        quest.begin(world)
        quests._begin_stage(state, stage, NONE)
    place = _place(state, world, chooser)
    for seat, me in enumerate(world.survivors):
        me.place = place
        me.stamina = chooser.choice([0, 1, 2, chooser.randrange(16)])
        _fill(world, me, chooser)
        for _ in range(chooser.randrange(4)):
            me.damage[chooser.choice(DAMAGES)] += 1
        _copy_seat(game, state, world, seat)
    for item in chooser.sample(world.piles["projects"], 5):
        world.piles["projects"].remove(item)
        world.in_play.add(item)
        state.in_play |= BIT[_number(game, item)]
    for lit in chooser.sample(
        [place for place in world.spaces if world.is_open(place)], chooser.randrange(4)
    ):
        light(world, lit)
        table.light(state, game.setup.ground.number[lit])
    for row, foe in enumerate(world.foes):  # the specials of this stage, nearly beaten
        foe.damage = state.hits[row] = int(foe.row["life"]) - 1
    world.clues = state.clues = chooser.randrange(2)
    state.night = world.night = chooser.randrange(8)
    foes.come(world, 0, "edge", 3)
    placing.come(state, 0, False, 3)


def _fill(world: World, me: Survivor, chooser: random.Random) -> None:
    """As much as they can carry, at most."""
    items = [row["id"] for row in rows("items") if row["land"] in (world.land, "both")]
    me.items = set(chooser.sample(items, chooser.randrange(5)))
    for resource in chooser.sample(RESOURCES, len(RESOURCES)):
        me.goods[resource] = 0
        me.goods[resource] = min(chooser.choice([0, 0, 1, 2]), me.limit() - me.load())


def _place(state: State, world: World, chooser: random.Random) -> Hex:
    """A discovered space, or where this stage has a task."""
    numbers = [world.tasks[number]["place"] for number in quest.now(world)]
    wanted = [number for number in numbers if number.isdigit()]
    if not wanted or chooser.random() < 0.3:
        return chooser.choice([place for place in world.spaces if world.is_open(place)])
    number = chooser.choice(wanted)
    marks = {centre: by_id("tiles")[world.tiles[centre]]["marks"] for centre in world.centres}
    slot = next(slot for slot, centre in enumerate(world.centres) if number in marks[centre])
    if world.centres[slot] not in world.discovered:
        _turn_tiles(state, world, [slot])
    return world.landmarks[int(number)]


def _turn_tiles(state: State, world: World, slots: list[int]) -> None:
    for slot in slots:
        turn_tile(world, world.centres[slot])
        quest.appear(world)
        table.turn_tile(state, slot, NOBODY)
        quests.appear(state)


def _copy_seat(game: SurvivalGame, state: State, world: World, seat: int) -> None:
    me, numbers = world.survivors[seat], list(by_id("items"))
    state.pos[seat] = game.setup.ground.number[me.place]
    state.stamina[seat] = me.stamina
    state.held[seat] = sum(BIT[numbers.index(item)] for item in me.items)
    for number, resource in enumerate(RESOURCES):
        state.goods[seat * 9 + number] = me.goods[resource]
    for number, kind in enumerate(DAMAGES):
        state.damage[seat * 4 + number] = me.damage[kind]


def _number(game: SurvivalGame, item: str) -> int:
    return next(n for n, project in enumerate(game.setup.content.projects) if project.item == item)


class Following:
    """Decides what the lines of a record say."""

    def __init__(self, game: SurvivalGame, record: Record) -> None:
        self.game = game
        self.lines = list(record.lines)
        self.names = game.seats

    def decide(self, driver: Driver[State]) -> tuple[int, int, int] | None:
        """The next line, or before it the end of a window that it does not answer."""
        if not self.lines:
            return None
        line = self.lines[0]
        move, outcome = self.game.parse(line.move)
        closing = self.game.closing(driver.state, move)
        if closing != NO_MOVE:
            return NOBODY, closing, NO_OUTCOME
        self.lines.pop(0)
        return self.names.index(line.seat), move, outcome
