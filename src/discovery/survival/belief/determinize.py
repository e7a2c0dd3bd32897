"""Builds positions from a view: what it shows as it is, what is hidden dealt at random (rule XT02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.frames import SIZE
from discovery.survival.model.phases import PHASES, REASONS
from discovery.survival.model.setup import (
    CHARACTERS,
    FIRST_TOKENS,
    LANDMARKS,
    MONSTERS,
    NIGHTS_1,
    NIGHTS_2,
    PROJECTS,
    THREATS,
    Setup,
)
from discovery.survival.model.state import HEAP_BITS, NONE, State
from discovery.survival.views.view import HIDDEN, View

if TYPE_CHECKING:
    from discovery.core.dice import Dice


class SurvivalDeterminizer:
    """``core.family.Determinizer`` for one view."""

    def __init__(self, setup: Setup, view: View) -> None:
        self._setup = setup
        self._view = view

    def deal(self, random: Dice) -> State:
        """A new position that looks like this to the view's seat."""
        return _Dealer(self._setup, self._view, random).deal()


class _Dealer:
    """Deals one position."""

    __slots__ = ("of_kind", "order", "random", "setup", "state", "view")

    def __init__(self, setup: Setup, view: View, random: Dice) -> None:
        self.setup, self.view, self.random = setup, view, random
        self.order = list(range(setup.piece_count))
        self.state = State(setup, self.order)
        self.of_kind: dict[tuple[int, int], list[int]] = {}
        for pile, start in enumerate(setup.pile_start):
            for piece in range(start, start + setup.pile_size[pile]):
                self.of_kind.setdefault((pile, setup.piece_number[piece]), []).append(piece)

    def deal(self) -> State:
        """The pieces pile by pile, then the rest of the view."""
        view, state = self.view, self.state
        self._map()
        for klass in range(MONSTERS - FIRST_TOKENS):
            self._tokens(klass)
        self._enemies()
        self._cards()
        self._survivors()
        self._projects()
        self._course()
        state.set_order(self.order + [0] * (256 - len(self.order)))
        state.stage, state.clues = view.stage, view.clues
        state.slain, state.surveyed = view.slain, view.surveyed
        for number, counted in enumerate(view.counts):
            state.counts[number] = counted
        return state

    def _map(self) -> None:
        """Tiles, ground, fires, heaps and landmarks."""
        setup, view, state = self.setup, self.view, self.state
        first = 1
        state.tile[0] = setup.start_tile
        for pile, size in enumerate(setup.groups[1:]):
            slots = range(first, first + size)
            start = setup.pile_start[pile]
            known = {view.tiles[slot] for slot in slots}
            hidden = [n for n in setup.piece_number[start : start + size] if n not in known]
            self.random.shuffle(hidden)
            for slot in slots:
                state.tile[slot] = view.tiles[slot] if view.tiles[slot] != NONE else hidden.pop()
            first += size
        self._lie_open()

    def _lie_open(self) -> None:
        """The ground of the tiles that lie face up, what lies there, the landmarks."""
        setup, view, state = self.setup, self.view, self.state
        for slot, tile in enumerate(view.tiles):
            if tile == NONE:
                continue
            state.seen |= BIT[slot]
            for place in range(7):
                band = setup.terrain_band[setup.tile_terrain[tile * 7 + place]]
                state.ground[band] |= BIT[slot * 7 + place]
        state.fires, state.lit = view.fires, view.lit
        for space, amounts in view.heaps:
            for resource, amount in enumerate(amounts):
                state.heap[space] += amount * BIT[resource * HEAP_BITS]
        for number in range(1, 7):
            state.landmark[number] = view.landmarks[number - 1]
            card = view.cards[number - 1]
            if card != NONE:
                state.investigated |= BIT[number]
            else:
                cards = setup.landmark_cards[number]
                card = cards[self.random.randrange(len(cards))]
            state.landmark_card[number] = card

    def _take(self, pile: int, number: int) -> int:
        """A piece of a kind that was not taken yet."""
        return self.of_kind[pile, number].pop()

    def _left(self, pile: int) -> list[int]:
        """The pieces of a pile that were not taken, shuffled."""
        setup = self.setup
        start = setup.pile_start[pile]
        kinds = dict.fromkeys(setup.piece_number[start : start + setup.pile_size[pile]])
        left = [piece for number in kinds for piece in self.of_kind[pile, number]]
        self.random.shuffle(left)
        return left

    def _tokens(self, klass: int) -> None:
        setup, view, state = self.setup, self.view, self.state
        pile = FIRST_TOKENS + klass
        gone = [self._take(pile, kind) for kind in view.gone if setup.token_class[kind] == klass]
        there = [(space, kind) for space, of, kind in view.tokens if of == klass]
        drawn = list(gone)
        for space, kind in there:
            if kind != HIDDEN:
                state.token[space] = self._take(pile, kind)
                state.shown |= BIT[space]
                drawn.append(state.token[space])
        left = self._left(pile)
        for space, kind in there:
            if kind == HIDDEN:
                state.token[space] = left.pop()
                drawn.append(state.token[space])
        self._lay(pile, drawn, left)
        state.tops[pile] = setup.pile_start[pile] + len(drawn)

    def _lay(self, pile: int, drawn: list[int], left: list[int]) -> None:
        """The order of a pile: what was drawn, then what is left."""
        start = self.setup.pile_start[pile]
        self.order[start : start + self.setup.pile_size[pile]] = [*drawn, *left]

    def _enemies(self) -> None:
        setup, view, state = self.setup, self.view, self.state
        kind_of = {
            setup.token_number[setup.piece_number[piece]]: setup.piece_number[piece]
            for piece in range(
                setup.pile_start[MONSTERS], setup.pile_start[MONSTERS] + setup.pile_size[MONSTERS]
            )
        }
        for seen in view.enemies:
            row = seen.row
            state.alive |= BIT[row]
            state.at[row], state.hits[row], state.arrived[row] = seen.space, seen.damage, seen.arrived
            if seen.number != HIDDEN:
                state.known |= BIT[row]
                state.enemy[row] = seen.number
                if seen.monster:
                    state.coin[row] = self._take(MONSTERS, kind_of[seen.number])
        left = self._left(MONSTERS)
        for seen in view.enemies:
            if seen.number == HIDDEN:
                coin = left.pop()
                state.coin[seen.row] = coin
                state.enemy[seen.row] = setup.token_number[setup.piece_number[coin]]
        for place, coin in enumerate(left):
            state.monsters[place] = coin
        state.monster_count = len(left)
        state.arrivals = view.arrivals

    def _cards(self) -> None:
        """Nights, threats, landmarks and characters."""
        setup, view, state = self.setup, self.view, self.state
        for pile, past in zip((NIGHTS_1, NIGHTS_2, THREATS), view.past, strict=True):
            drawn = [self._take(pile, number) for number in past]
            self._lay(pile, drawn, self._left(pile))
            state.tops[pile] = len(drawn) + (setup.pile_start[pile] if pile == THREATS else 0)
        for pile in (LANDMARKS, CHARACTERS):
            state.tops[pile] = setup.pile_start[pile]
        for pile in range(FIRST_TOKENS):
            state.tops[pile] = setup.pile_start[pile]
        state.tops[MONSTERS] = setup.pile_start[MONSTERS]
        offers = [number for survivor in view.survivors for number in survivor.offered]
        if offers:
            self._lay(
                CHARACTERS, [self._take(CHARACTERS, number) for number in offers], self._left(CHARACTERS)
            )

    def _survivors(self) -> None:
        view, state = self.view, self.state
        for seat, seen in enumerate(view.survivors):
            state.character[seat], state.pos[seat] = seen.character, seen.pos
            state.stamina[seat] = seen.stamina
            for resource, amount in enumerate(seen.goods):
                state.goods[seat * 9 + resource] = amount
            for kind, amount in enumerate(seen.damage):
                state.damage[seat * 4 + kind] = amount
            state.held[seat] = seen.items
            if seen.character != NONE and seen.state != "won":
                state.held[seat] |= BIT[CHARACTER + seen.character]
            elif seen.character != NONE:
                state.held[seat] = BIT[CHARACTER + seen.character]
            state.used[seat], state.ready[seat] = seen.used, seen.ready
            state.on |= BIT[seat] if seen.state == "on" else 0
            state.won |= BIT[seat] if seen.state == "won" else 0
            state.dead |= BIT[seat] if seen.state == "dead" else 0
            state.left |= BIT[seat] if seen.state == "left" else 0
        state.fresh, state.company, state.pots = view.fresh, view.company, view.pots

    def _projects(self) -> None:
        """The viewer's hand as it is, the others' from what is left."""
        setup, view, state = self.setup, self.view, self.state
        start = setup.pile_start[PROJECTS]
        elsewhere = view.in_play | view.out
        for hand in view.hands:
            elsewhere |= hand if hand != NONE else 0
        hidden = [
            piece
            for piece in range(start, start + setup.pile_size[PROJECTS])
            if not elsewhere & BIT[setup.piece_number[piece]]
        ]
        self.random.shuffle(hidden)
        for seat, hand in enumerate(view.hands):
            if hand != NONE:
                state.hands[seat] = hand
                continue
            for _ in range(view.survivors[seat].hand):
                state.hands[seat] |= BIT[setup.piece_number[hidden.pop()]]
        state.in_play, state.out = view.in_play, view.out
        gone = [
            piece for piece in range(start, start + setup.pile_size[PROJECTS]) if piece not in set(hidden)
        ]
        self._lay(PROJECTS, gone, hidden)
        state.tops[PROJECTS] = start + len(gone)

    def _course(self) -> None:
        """The frames, windows, fights and trades."""
        view, state = self.view, self.state
        state.phase, state.asked, state.turn, state.turns = (
            PHASES.index(view.phase),
            view.asked,
            view.turn,
            view.turn_number,
        )
        state.night, state.first, state.waiting = view.night, view.first, view.waiting
        state.members = view.members
        state.depth = len(view.course) // SIZE
        for place, value in enumerate(view.course):
            state.frames[place] = value
        for seat, said in enumerate(view.said):
            state.said[seat] = said
        if view.result is not None:
            state.reason = REASONS.index(view.result.reason)
        self._fight()
        self._bargain()

    def _fight(self) -> None:
        fight, state = self.view.fight, self.state
        if fight is None:
            return
        state.foe, state.rival = fight.foe, fight.rival
        state.grey_die, state.red_die = fight.grey_die, fight.red_die
        state.grey, state.red = fight.grey, fight.red
        state.plus, state.free, state.helpers = fight.plus, fight.free, fight.helpers
        for seat, spent in enumerate(fight.spent):
            state.spent[seat] = spent
        for resource, amount in enumerate(fight.prize):
            state.prize[resource] = amount
        state.prize_items = fight.prize_items

    def _bargain(self) -> None:
        bargain, state = self.view.bargain, self.state
        if bargain is None:
            return
        state.partner, state.bargains = bargain.partner, bargain.made
        for resource in range(9):
            state.give_goods[resource] = bargain.give_goods[resource]
            state.ask_goods[resource] = bargain.ask_goods[resource]
        state.give_items, state.ask_items = bargain.give_items, bargain.ask_items
        state.give_projects = max(0, bargain.give_projects)
        state.ask_projects = max(0, bargain.ask_projects)
