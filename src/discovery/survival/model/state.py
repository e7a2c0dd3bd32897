"""The position: flat, mutable, copied by ``copy()``.

Sets of spaces, slots, seats, items and projects are masks. Rows by seat have four places, those by space
``SPACES``. Rows are lists in plain Python and arrays in the compiled build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.model.frames import SIZE
from discovery.survival.model.phases import CHOOSING, GOING_ON

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.survival.model.setup import Setup

NO_SEAT = -1
NONE = -1
ENEMIES = 28
"""The most enemies on a map at once: tracks, monsters and specials."""
RESOURCES = 9
HEAP_BITS = 7
"""The number of bits that each resource has in the number of a heap (rule XJ09)."""
HEAP_MASK = 127


DRAWN = (3, 4, 5, 6, 7, 10, 11, 12, 13)
"""The piles that are drawn from one by one (``setup``); monsters are a ring."""
COUNTED = (10, 11)
"""The packs of nights, whose ``tops`` count from their own beginning."""
PROJECT_PILE = 13


class State:
    """A position with everything in it, hidden pieces included.

    **The map.** ``tile`` is the tile of each slot (a number of the content's table), ``seen`` the mask of
    slots
    turned over; ``ground`` is, by band, the mask of discovered spaces. ``token`` is the piece on each space,
    ``NONE`` where there is none, ``shown`` the spaces whose token everybody knows. ``landmark`` is the space
    of
    each number (1 to 6), ``landmark_card`` its card, ``investigated`` the mask of numbers. ``fires`` and
    ``lit`` are spaces. ``heap`` holds the lying pieces of each space, ``HEAP_BITS`` a resource.

    **Piles.** ``order`` is the shuffle, piece by piece; ``tops`` is the next place in it for each pile.
    ``monsters`` is a ring of monster pieces: ``monster_count`` of them, from ``monster_first`` on (XJ05).

    **Enemies**, by row: ``enemy`` is its number, ``at`` its space, ``hits`` its damage, ``coin`` the monster
    piece it came with or ``NONE``, ``arrived`` counts arrivals; ``alive`` and ``known`` are masks of rows.

    **Seats.** ``pos``, ``stamina``, ``goods`` (nine a seat), ``damage`` (four a seat), ``character``
    (``NONE``
    before it is chosen); ``held`` is the mask of holders (items, and the character from ``codes.CHARACTER``
    on), ``hands`` of projects, ``used`` of what was used today, ``ready`` of support cards. ``on``, ``won``,
    ``dead``, ``left`` and ``fresh`` (a free collection, XC10) are masks of seats. ``in_play`` and ``out`` are
    masks of projects.

    **Quest.** ``stage`` from 1, ``clues``, ``counts`` by task of the scenario, ``surveyed`` slots, ``slain``
    numbers of enemies.

    **Course.** ``night`` counts nights that have begun, ``first`` is the first player, ``turn`` the seat
    whose
    turn it is, ``turns`` counts them. ``asked`` is the seat that decides in place of ``turn``, ``waiting``
    the
    mask of seats that have still to answer a window, ``members`` all whom it asked. ``frames`` and ``depth``:
    see ``frames``. ``said`` is
    what each seat has answered. ``company`` is the mask of seats that sleep in company, ``pots`` that of
    spaces whose pot is still full (XL04, XL05).

    **Fight.** ``foe`` is the row of the enemy, ``rival`` the attacked seat; ``grey_die`` and ``red_die`` are
    the natural numbers, ``grey`` and ``red`` what they are now; ``plus`` is what a hit deals more; ``spent``
    are the bonuses used by each seat, ``helpers`` the seats that supported, ``free`` the rerolls that support
    gives; ``prize`` and ``prize_items`` are what may still be shared.

    **Trade.** ``partner``, what is laid out both ways, ``bargains`` made in this round.
    """

    __slots__ = (
        "alive", "arrivals", "arrived", "ask_goods", "ask_items", "ask_projects", "asked", "at", "bargains",
        "character", "clues", "coin", "company", "counts", "damage", "dead", "depth", "enemy", "events",
        "fires",
        "first", "foe", "frames", "free", "fresh", "give_goods", "give_items", "give_projects", "goods",
        "grey",
        "grey_die", "ground", "hands", "heap", "held", "helpers", "hits", "in_play", "investigated", "known",
        "landmark", "landmark_card", "left", "lit", "members", "monster_count", "monster_first", "monsters",
        "night", "on", "order", "out", "partner", "phase", "plus", "pos", "pots", "prize", "prize_items",
        "ready",
        "reason", "red", "red_die", "rival", "said", "seen", "setup", "shown", "slain", "spent", "stage",
        "stamina",
        "surveyed", "tile", "token", "tops", "turn", "turns", "used", "waiting", "won",
    )  # fmt: skip

    def __init__(self, setup: Setup, order: list[int]) -> None:
        self.setup = setup
        self.events: list[Event] | None = None
        # A row's length stands as a number where the compiled build has an array.
        self.order = order + [0] * (256 - len(order))
        self.tile = [0] * 17
        self.ground = [0] * 4
        self.token = [NONE] * 119
        self.heap = [0] * 119
        self.landmark = [NONE] * 8
        self.landmark_card = [NONE] * 8
        self.tops = [0] * 16
        self.monsters = [NONE] * 8
        self.enemy = [0] * 28
        self.at = [NONE] * 28
        self.hits = [0] * 28
        self.coin = [NONE] * 28
        self.arrived = [0] * 28
        self.pos = [0] * 4
        self.stamina = [0] * 4
        self.goods = [0] * 36
        self.damage = [0] * 16
        self.character = [NONE] * 4
        self.held = [0] * 4
        self.hands = [0] * 4
        self.used = [0] * 4
        self.ready = [0] * 4
        self.counts = [0] * 12
        self.spent = [0] * 4
        self.said = [NONE] * 4
        self.prize = [0] * 9
        self.give_goods = [0] * 9
        self.ask_goods = [0] * 9
        self.frames = [0] * 96
        self.seen = self.shown = self.fires = self.lit = self.investigated = 0
        self.alive = self.known = self.arrivals = self.monster_first = self.monster_count = 0
        self.in_play = self.out = self.on = self.won = self.dead = self.left = self.fresh = 0
        self.stage = self.clues = self.surveyed = self.slain = 0
        self.night = self.first = self.turn = self.turns = self.waiting = self.members = self.depth = 0
        self.company = self.pots = 0
        self.grey = self.red = self.grey_die = self.red_die = self.plus = self.helpers = self.free = 0
        self.prize_items = self.give_items = self.give_projects = self.ask_items = self.ask_projects = 0
        self.bargains = 0
        self.phase, self.reason = CHOOSING, GOING_ON
        self.asked = self.foe = self.rival = self.partner = NONE

    def copy(self) -> State:
        """An independent copy, without a listener."""
        new = State.__new__(State)
        new.setup = self.setup
        new.order = self.order
        new.events = None
        # A whole slice is a copy of a list and of an array.
        new.tile, new.ground, new.token, new.heap = self.tile[:], self.ground[:], self.token[:], self.heap[:]
        new.landmark, new.landmark_card = self.landmark[:], self.landmark_card[:]
        new.tops, new.monsters = self.tops[:], self.monsters[:]
        new.enemy, new.at, new.hits = self.enemy[:], self.at[:], self.hits[:]
        new.coin, new.arrived = self.coin[:], self.arrived[:]
        new.pos, new.stamina, new.goods = self.pos[:], self.stamina[:], self.goods[:]
        new.damage, new.character, new.held = self.damage[:], self.character[:], self.held[:]
        new.hands, new.used, new.ready = self.hands[:], self.used[:], self.ready[:]
        new.counts, new.spent, new.said = self.counts[:], self.spent[:], self.said[:]
        new.prize, new.give_goods, new.ask_goods = self.prize[:], self.give_goods[:], self.ask_goods[:]
        new.frames = self.frames[:]
        new.seen, new.shown, new.fires, new.lit = self.seen, self.shown, self.fires, self.lit
        new.investigated, new.alive, new.known = self.investigated, self.alive, self.known
        new.arrivals, new.monster_first = self.arrivals, self.monster_first
        new.monster_count, new.in_play, new.out = self.monster_count, self.in_play, self.out
        new.on, new.won, new.dead, new.left, new.fresh = self.on, self.won, self.dead, self.left, self.fresh
        new.stage, new.clues, new.surveyed, new.slain = self.stage, self.clues, self.surveyed, self.slain
        new.night, new.first, new.turn, new.turns = self.night, self.first, self.turn, self.turns
        new.waiting, new.members, new.depth = self.waiting, self.members, self.depth
        new.company, new.pots = self.company, self.pots
        new.grey, new.red, new.grey_die, new.red_die = self.grey, self.red, self.grey_die, self.red_die
        new.plus, new.helpers, new.free = self.plus, self.helpers, self.free
        new.prize_items, new.give_items, new.give_projects = (
            self.prize_items,
            self.give_items,
            self.give_projects,
        )
        new.ask_items, new.ask_projects, new.bargains = self.ask_items, self.ask_projects, self.bargains
        new.phase, new.reason, new.asked = self.phase, self.reason, self.asked
        new.foe, new.rival, new.partner = self.foe, self.rival, self.partner
        return new

    @property
    def actor(self) -> int:
        """The seat that decides alone: the one asked, else the one whose turn it is."""
        return self.turn if self.asked == NO_SEAT else self.asked

    def set_order(self, order: list[int]) -> None:
        """Replace the shuffle, which copies share until then."""
        self.order = order

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same. Tokens that hold the same are equal."""
        setup = self.setup
        numbers = setup.piece_number
        return (
            tuple(list(self.tile)[: setup.slots]),
            tuple([numbers[token] if token != NONE else NONE for token in self.token]),
            tuple(self.heap),
            tuple(list(self.landmark_card)[1:7]),
            tuple([numbers[piece] for piece in self._left_in_piles()]),
            tuple([numbers[self.monsters[(self.monster_first + n) % 8]] for n in range(self.monster_count)]),
            tuple(self._enemies()),
            tuple([tuple(getattr(self, name)) for name in _ROWS]),
            tuple(list(self.frames)[: self.depth * SIZE]),
            tuple([getattr(self, name) for name in _COUNTS]),
        )

    def _left_in_piles(self) -> list[int]:
        """The pieces that can still be drawn, pile by pile; projects that are elsewhere by now are passed
        over."""
        setup = self.setup
        taken = self.in_play | self.out | self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        pieces = []
        for pile in DRAWN:
            first = self.tops[pile] + (setup.pile_start[pile] if pile in COUNTED else 0)
            last = setup.pile_start[pile] + setup.pile_size[pile]
            for place in range(first, last):
                piece = self.order[place]
                if pile != PROJECT_PILE or not taken & BIT[setup.piece_number[piece]]:
                    pieces.append(piece)
        return pieces

    def _enemies(self) -> list[tuple[int, ...]]:
        """The enemies by row, each with when it came."""
        return [
            (
                row,
                self.enemy[row],
                self.at[row],
                self.hits[row],
                self.arrived[row],
                int(self.coin[row] != NONE),
            )
            for row in range(ENEMIES)
            if self.alive & BIT[row]
        ]


_ROWS = (
    "landmark", "tops", "pos", "stamina", "goods", "damage", "character", "held", "hands", "used",
    "ready", "counts",
    "spent", "said", "prize", "give_goods", "ask_goods", "ground",
)  # fmt: skip
_COUNTS = (
    "seen", "shown", "fires", "lit", "investigated", "alive", "known", "in_play", "out", "on", "won",
    "dead", "left",
    "fresh", "stage", "clues", "surveyed", "slain", "night", "first", "turn", "turns", "phase", "asked",
    "waiting",
    "members", "reason", "company", "pots", "foe", "rival", "grey_die", "red_die", "grey", "red", "plus",
    "helpers",
    "free", "prize_items", "partner", "give_items", "give_projects", "ask_items", "ask_projects", "bargains",
)  # fmt: skip
