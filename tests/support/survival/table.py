"""A survival game for tests of rules: pieces where a test wants them, lines as a record writes them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from discovery.core.bits import BIT
from discovery.core.errors import IllegalMove
from discovery.core.protocol import NO_OUTCOME, Event, GameSpec
from discovery.core.registry import new_game
from discovery.play.driver import Driver
from discovery.play.records import Record
from discovery.survival.content.pieces import PILES
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.flow import loop
from discovery.survival.game import SurvivalGame
from discovery.survival.model import codes, enemies, events, frames, phases, stack
from discovery.survival.model.state import NONE, State
from discovery.survival.moves import kinds

NAMES = ("Ann", "Bo", "Cem", "Dee")
QUIET = ("healer", "tinker", "hunter", "scout")
"""The characters that seats have unless a test says otherwise: none changes costs or nights."""


def short_game() -> Record:
    """A game of a few lines: its only survivor leaves."""
    game = new_game(GameSpec("discover:beacon", NAMES[:1]))
    driver = Driver.shuffled(game, random.Random(5))
    for _ in range(3):
        driver.play(0, game.legal(driver.state, 0)[0])
    driver.play(0, game.leave)
    return driver.record()


class Table:
    """A game with its position. ``first`` puts pieces on top of their piles, tokens by what they hold."""

    def __init__(
        self,
        scenario: str = "beacon",
        seats: int = 2,
        *,
        options: Sequence[str] = (),
        first: Mapping[str, Sequence[str]] | None = None,
        characters: Sequence[str] = (),
        begun: bool = True,
    ) -> None:
        game = new_game(GameSpec(f"discover:{scenario}", NAMES[:seats], "", tuple(options)))
        assert isinstance(game, SurvivalGame)
        self.game = game
        self.setup = game.setup
        wanted = dict(first or {})
        step = 4 if seats == 1 else 2
        chosen = [*characters, *[name for name in QUIET if name not in characters]][:seats]
        others = [row.id for row in self.setup.content.characters if row.id not in chosen]
        dealt = [others.pop(0) if place % step else "" for place in range(step * seats)]
        for seat, name in enumerate(chosen):
            dealt[seat * step] = name
        wanted["characters"] = [name for name in dealt if name]
        self.order = self._order(wanted)
        self.state: State = game.deal(self.order)
        self.happened: list[Event] = []
        if begun:
            for seat in range(seats):
                self.play(f"{NAMES[seat]}: choose {chosen[seat]}")

    def _order(self, wanted: Mapping[str, Sequence[str]]) -> list[int]:
        order: list[int] = []
        chooser = random.Random(1)
        for pile, start, size in zip(PILES, self.setup.pile_start, self.setup.pile_size, strict=True):
            pieces = list(range(start, start + size))
            chooser.shuffle(pieces)
            top = []
            for name in wanted.get(pile, ()):
                piece = next(n for n in pieces if name in (self.setup.pieces[n], self._holds(pile, n)))
                pieces.remove(piece)
                top.append(piece)
            order += top + pieces
        return order

    def _holds(self, pile: str, piece: int) -> str:
        """What a token holds; nothing for other pieces."""
        if PILES.index(pile) not in range(3, 9):
            return ""
        return self.setup.content.tokens[self.setup.piece_number[piece]].holds

    # ---- playing -----------------------------------------------------------------------------------

    def play(self, *lines: str) -> list[Event]:
        """Play lines such as ``"Ann: move 0,-1"`` and ``"Ann: roll = 4,10"``; what happened."""
        self.happened = []
        for line in lines:
            name, _, text = line.partition(": ")
            move, outcome = self.game.parse(text)
            closing = self.game.closing(self.state, move)
            if closing >= 0:
                self.happened += self.game.play(self.state, -1, closing)
            self.happened += self.game.play(self.state, NAMES.index(name), move, outcome)
            assert self.game.audit(self.state) == []
        return self.happened

    def refused(self, line: str) -> tuple[str, str]:
        """The code and the rule by which a line is refused."""
        name, _, text = line.partition(": ")
        before = self.state.key()
        move, outcome = self.game.parse(text)
        try:
            self.game.play(self.state, NAMES.index(name), move, outcome)
        except IllegalMove as refused:
            assert self.state.key() == before
            return str(refused.code), refused.rule
        raise AssertionError(f"{line} was played")

    def legal(self, name: str) -> set[str]:
        """What a seat may play, in notation."""
        return {self.game.text(move) for move in self.game.legal(self.state, NAMES.index(name))}

    def can(self, line: str) -> bool:
        """Whether a line is legal."""
        name, _, text = line.partition(": ")
        return self.game.parse(text)[0] in self.game.legal(self.state, NAMES.index(name))

    def told(self, kind: int) -> list[Event]:
        """What happened in the last lines, of a kind."""
        return [event for event in self.happened if event.kind == kind]

    def end_day(self) -> None:
        """Everybody ends their turn, until the night asks something or the next day has come."""
        night = self.state.night
        self.happened = []
        while self.state.phase == phases.DAY and self.state.night == night:
            self.happened += self.game.play(self.state, self.state.turn, codes.END << codes.SHIFT)

    def until_day(self) -> None:
        """Answer everything by what the clock would do until a day's turn has come."""
        while self.state.phase not in (phases.DAY, phases.FINISHED):
            due = self.game.due(self.state)
            if due is not None:
                outcomes = self.game.outcomes(self.state, due[1])
                self.happened += self.game.play(self.state, *due, outcomes[-1])
                continue
            seat = self.game.decider(self.state)
            move = self.game.timeout_move(self.state, seat)
            outcomes = self.game.outcomes(self.state, move)
            self.happened += self.game.play(self.state, seat, move, outcomes[0] if outcomes else NO_OUTCOME)

    def nights(self, number: int) -> None:
        """So many days and nights pass, without harm."""
        for _ in range(number):
            self.feed()
            self.end_day()
            self.until_day()

    def feed(self) -> None:
        """Food and water for everybody, and no damage."""
        for seat in range(self.setup.seats):
            self.give(NAMES[seat], food=2, water=2)
            for kind in range(4):
                self.state.damage[seat * 4 + kind] = 0

    # ---- placing -----------------------------------------------------------------------------------

    def give(self, name: str, **amounts: int) -> None:
        """A seat has exactly so many of these resources."""
        for word, amount in amounts.items():
            self.state.goods[NAMES.index(name) * 9 + RESOURCES.index(word)] = amount

    def empty(self, name: str) -> None:
        """A seat has no resources."""
        for resource in range(9):
            self.state.goods[NAMES.index(name) * 9 + resource] = 0

    def has(self, name: str, word: str) -> int:
        """How many of a resource a seat has."""
        return self.state.goods[NAMES.index(name) * 9 + RESOURCES.index(word)]

    def hurt(self, name: str, **damage: int) -> None:
        """A seat has exactly so much damage of these kinds."""
        for word, amount in damage.items():
            self.state.damage[NAMES.index(name) * 4 + DAMAGES.index(word)] = amount

    def damage(self, name: str, word: str) -> int:
        """How much damage of a kind a seat has."""
        return self.state.damage[NAMES.index(name) * 4 + DAMAGES.index(word)]

    def item(self, name: str, *ids: str) -> None:
        """A seat has items."""
        for id in ids:
            self.state.held[NAMES.index(name)] |= BIT[self.item_number(id)]

    def item_number(self, id: str) -> int:
        """The number of an item."""
        return next(n for n, row in enumerate(self.setup.content.items) if row.id == id)

    def holds(self, name: str, id: str) -> bool:
        """Whether a seat has an item."""
        return bool(self.state.held[NAMES.index(name)] & BIT[self.item_number(id)])

    def project(self, id: str) -> int:
        """The number of a project."""
        return next(n for n, row in enumerate(self.setup.content.projects) if row.id == f"project-{id}")

    def hand(self, name: str, *ids: str) -> None:
        """A seat holds exactly these projects; whoever had them, and the pack, has others."""
        seat = NAMES.index(name)
        mask = sum(BIT[self.project(id)] for id in ids)
        for other in range(self.setup.seats):
            self.state.hands[other] &= ~mask
        self.state.in_play &= ~mask
        self.state.hands[seat] = mask

    def in_play(self, *ids: str) -> None:
        """Projects lie in play."""
        for id in ids:
            for seat in range(self.setup.seats):
                self.state.hands[seat] &= ~BIT[self.project(id)]
            self.state.in_play |= BIT[self.project(id)]

    def space(self, text: str) -> int:
        """The number of a space."""
        column, row = text.split(",")
        return self.setup.ground.number[int(column), int(row)]

    def stand(self, name: str, place: str) -> None:
        """A seat stands somewhere; the tile is turned over."""
        self.discover(place)
        self.state.pos[NAMES.index(name)] = self.space(place)

    def discover(self, place: str) -> None:
        """The tile of a space lies face up."""
        from discovery.survival.flow import quests
        from discovery.survival.model import table

        slot = self.space(place) // 7
        if not self.state.seen & BIT[slot]:
            table.turn_tile(self.state, slot, NONE)
            quests.appear(self.state)

    def discover_all(self) -> None:
        """All tiles lie face up."""
        for slot in range(self.setup.slots):
            self.discover(self.place(slot * 7))

    def place(self, space: int) -> str:
        """A space as column and row."""
        return self.game.notation.space(space)

    def landmark(self, number: int) -> str:
        """Where a landmark is; its tile is turned over."""
        for slot in range(self.setup.slots):
            for place in range(7):
                if self.setup.tile_mark[self.state.tile[slot] * 7 + place] == number:
                    self.discover(self.place(slot * 7))
                    return self.place(slot * 7 + place)
        raise AssertionError(number)

    def ground(self, band: int, *, empty: bool = True) -> str:
        """A discovered space of a band without token and enemy."""
        self.discover_all()
        for space in range(self.setup.spaces):
            free = self.state.token[space] == NONE and not self.state.fires & BIT[space]
            if self.state.ground[band] & BIT[space] and (free or not empty):
                return self.place(space)
        raise AssertionError(band)

    def lay(self, holds: str, place: str) -> None:
        """The next token that holds something lies face down on a space, instead of what lies there."""
        state, setup = self.state, self.setup
        space = self.space(place)
        for other, token in enumerate(state.token):
            if token != NONE and setup.content.tokens[setup.piece_number[token]].holds == holds:
                state.token[space], state.token[other] = token, state.token[space]
                state.shown &= ~(BIT[space] | BIT[other])
                return
        state.token[space] = NONE
        for pile in range(3, 8):
            for at in range(state.tops[pile], setup.pile_start[pile] + setup.pile_size[pile]):
                if setup.content.tokens[setup.piece_number[state.order[at]]].holds == holds:
                    order = list(state.order)
                    top = state.tops[pile]
                    order[top], order[at] = order[at], order[top]
                    state.set_order(order)
                    state.token[space] = order[top]
                    state.tops[pile] += 1
                    return
        raise AssertionError(holds)

    def enemy(self, id: str, place: str, *, monster: bool = False) -> int:
        """An enemy stands on a space; returns its row. A monster lies face down."""
        number = next(n for n, row in enumerate(self.setup.content.enemies) if row.id == id)
        self.discover(place)
        if not monster:
            return enemies.new_enemy(self.state, number, self.space(place), NONE)
        ring = self.state.monsters
        count, first = self.state.monster_count, self.state.monster_first
        at = next(
            (first + n) % 8
            for n in range(count)
            if self.setup.token_number[self.setup.piece_number[ring[(first + n) % 8]]] == number
        )
        ring[first], ring[at] = ring[at], ring[first]
        enemies.place_monster(self.state, self.space(place))
        return max(range(28), key=lambda row: self.state.arrived[row] if self.state.alive & BIT[row] else -1)

    def where(self, row: int) -> str:
        """Where an enemy stands."""
        return self.place(self.state.at[row])

    def run(self, steps: str, name: str = "Ann") -> None:
        """Resolve steps as a card would, by a seat, in its turn."""
        from discovery.survival.content.programs import Compiler

        program = Compiler(self.setup.content).program(steps)
        first = self.setup._add(program)
        stack.push(self.state, frames.STEPS, NAMES.index(name) if name else NONE, NONE)
        stack.put(self.state, frames.STEP, first)
        self.happened = []
        self.state.events = self.happened
        loop.go_on(self.state)
        self.state.events = None

    @property
    def phase(self) -> str:
        """What is being decided."""
        return phases.PHASES[self.state.phase]

    @property
    def actors(self) -> set[str]:
        """The names of the seats that may act."""
        return {NAMES[seat] for seat in range(self.setup.seats) if kinds.actors(self.state) >> seat & 1}

    @property
    def roller(self) -> str:
        """Whose roll is due."""
        due = self.game.due(self.state)
        assert due is not None
        return NAMES[due[0]]


__all__ = ["NAMES", "Table", "events"]
