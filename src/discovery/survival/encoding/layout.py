"""The fields of a row: everything that a view shows, in a fixed shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.research.learning import Field
from discovery.survival.content.tables import BANDS, CLASSES, DAMAGES, RESOURCES
from discovery.survival.model.frames import MOST, SIZE
from discovery.survival.model.phases import PHASES
from discovery.survival.model.setup import FIRST_TOKENS, MONSTERS
from discovery.survival.model.state import ENEMIES

if TYPE_CHECKING:
    from discovery.survival.model.setup import Setup

MASK = 128
"""Bits of masks of things used: all that a mask of a position can hold."""
LANDMARK_NUMBERS = 6


class Layout:
    """``core.research.learning.Layout`` of a game. ``kinds`` are the kinds of tokens that its land has."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        start, end = setup.pile_start[FIRST_TOKENS], setup.pile_start[MONSTERS] + setup.pile_size[MONSTERS]
        self.kinds = tuple(sorted(set(setup.piece_number[start:end])))
        self._fields: list[Field] = []
        self.words = 0
        self._course()
        self._map()
        self._enemies()
        self._seats()
        self._quest()
        self._piles()
        self._fight_and_trade()
        self.fields = tuple(self._fields)

    def _sets(self, size: int, *names: str, count: int = 1) -> None:
        for name in names:
            self._add(Field(name, "set", self.words, count, size, 1))

    def _numbers(self, scale: int, *names: str, count: int = 1) -> None:
        for name in names:
            self._add(Field(name, "number", self.words, count, 1, scale))

    def _add(self, field: Field) -> None:
        self._fields.append(field)
        self.words += field.count * field.words

    def _course(self) -> None:
        seats = self.setup.seats
        self._sets(len(PHASES), "phase")
        self._sets(seats, "seat", "turn", "asked", "first", "actors", "members", "waiting")
        self._numbers(15, "night", "last_night")
        self._numbers(100, "turn_number")
        self._numbers(seats, "said", count=seats)
        self._numbers(100, "course", count=MOST * SIZE)

    def _map(self) -> None:
        setup = self.setup
        self._sets(len(setup.content.tiles), "tiles", count=setup.slots)
        self._sets(setup.spaces, "ground", count=len(BANDS))
        self._sets(setup.spaces, "tokens", count=len(CLASSES))
        self._sets(setup.spaces, "shown", count=len(self.kinds))
        self._sets(setup.spaces, "fires", "lit", "pots")
        self._numbers(10, "heaps", count=setup.spaces * len(RESOURCES))
        self._sets(setup.spaces, "landmarks", count=LANDMARK_NUMBERS)
        self._sets(len(setup.content.explorations), "cards", count=LANDMARK_NUMBERS)

    def _enemies(self) -> None:
        setup = self.setup
        self._sets(len(setup.content.enemies) + 1, "enemies", count=ENEMIES)
        self._sets(setup.spaces, "enemy_spaces", count=ENEMIES)
        self._numbers(4, "enemy_damage", count=ENEMIES)
        self._numbers(40, "enemy_arrived", count=ENEMIES)
        self._sets(ENEMIES, "monsters")
        self._numbers(40, "arrivals")

    def _seats(self) -> None:
        setup, content = self.setup, self.setup.content
        seats = setup.seats
        self._sets(seats, "on", "won", "dead", "left", "fresh", "company")
        self._sets(len(content.characters), "characters", "offered", count=seats)
        self._sets(setup.spaces, "positions", count=seats)
        self._numbers(15, "stamina", count=seats)
        self._numbers(10, "goods", count=seats * len(RESOURCES))
        self._numbers(4, "damage", count=seats * len(DAMAGES))
        self._sets(len(content.items), "items", count=seats)
        self._sets(len(content.supports), "ready", count=seats)
        self._sets(MASK, "used", count=seats)
        self._numbers(5, "hand_sizes", count=seats)
        self._sets(len(content.projects), "hands", count=seats)
        self._sets(len(content.projects), "in_play", "out")

    def _quest(self) -> None:
        setup = self.setup
        self._sets(setup.stages, "stage")
        self._numbers(6, "clues")
        self._numbers(6, "counts", count=len(setup.tasks))
        self._sets(setup.slots, "surveyed")
        self._sets(len(setup.content.enemies), "slain")

    def _piles(self) -> None:
        content = self.setup.content
        self._numbers(20, "packs", count=MONSTERS - FIRST_TOKENS + 3)
        self._numbers(15, "nights", count=2)
        self._numbers(4, "gone", count=len(self.kinds))
        self._numbers(2, "past_nights", count=len(content.nights))
        self._numbers(2, "past_threats", count=len(content.threats))

    def _fight_and_trade(self) -> None:
        setup = self.setup
        seats, items, projects = setup.seats, len(setup.content.items), len(setup.content.projects)
        self._sets(seats, "fighter", "rival", "helpers")
        self._sets(ENEMIES, "foe")
        self._numbers(12, "grey_die", "red_die", "grey", "red", "plus", "free")
        self._sets(MASK, "spent", count=seats)
        self._numbers(10, "prize", count=len(RESOURCES))
        self._sets(items, "prize_items")
        self._sets(seats, "trader", "partner")
        self._numbers(10, "give_goods", "ask_goods", count=len(RESOURCES))
        self._sets(items, "give_items", "ask_items")
        self._sets(projects, "give_projects", "ask_projects")
        self._numbers(4, "bargains")
