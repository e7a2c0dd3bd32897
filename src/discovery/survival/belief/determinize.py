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
    """``core.players.advice.Determinizer`` for one view.

    A search deals a view hundreds of times: what it shows is laid out once, and each deal is a copy with the
    hidden pieces shuffled in.
    """

    __slots__ = ("_laid", "_setup")

    def __init__(self, setup: Setup, view: View) -> None:
        self._setup = setup
        self._laid = _Laid(setup, view)

    def deal(self, random: Dice) -> State:
        """A new position that looks like this to the view's seat."""
        laid = self._laid
        state, order = laid.state.copy(), laid.order[:]
        for slots, tiles in laid.tiles:
            hidden = _shuffled(tiles, random)
            for slot in slots:
                state.tile[slot] = hidden.pop()
        for number in laid.landmarks:
            cards = self._setup.landmark_cards[number]
            state.landmark_card[number] = cards[random.randrange(len(cards))]
        for place, spaces, tokens in laid.tokens:
            left = _shuffled(tokens, random)
            drawn = [left.pop() for _ in spaces]
            for space, token in zip(spaces, drawn, strict=True):
                state.token[space] = token
            order[place : place + len(tokens)] = drawn + left
        coins = _shuffled(laid.coins, random)
        for row in laid.strangers:
            state.coin[row] = coins.pop()
            state.enemy[row] = self._setup.token_number[self._setup.piece_number[state.coin[row]]]
        for place, coin in enumerate(coins):
            state.monsters[place] = coin
        for place, cards in laid.cards:
            order[place : place + len(cards)] = _shuffled(cards, random)
        projects, held = _shuffled(laid.projects, random), laid.gone[:]
        for seat, size in laid.hands:
            for _ in range(size):
                piece = projects.pop()
                held.append(piece)
                state.hands[seat] |= BIT[self._setup.piece_number[piece]]
        held.sort()
        place = self._setup.pile_start[PROJECTS]
        order[place : place + len(held) + len(projects)] = held + projects
        state.set_order(order)
        return state


class _Laid:
    """The known part of a position: ``state`` and the ``order`` of pieces, from a view. All other attributes
    are about hidden pieces and their places."""

    __slots__ = (
        "_of_kind", "_setup", "_view", "cards", "coins", "gone", "hands", "landmarks", "order", "projects",
        "state", "strangers", "tiles", "tokens",
    )  # fmt: skip

    def __init__(self, setup: Setup, view: View) -> None:
        self._setup, self._view = setup, view
        self.order = list(range(setup.piece_count)) + [0] * (256 - setup.piece_count)
        self.state = State(setup, self.order)
        self._of_kind: dict[tuple[int, int], list[int]] = {}
        for pile, start in enumerate(setup.pile_start):
            for piece in range(start, start + setup.pile_size[pile]):
                self._of_kind.setdefault((pile, setup.piece_number[piece]), []).append(piece)
        self.tiles: list[tuple[list[int], list[int]]] = []
        """By group: the slots whose tile lies face down, and the tiles that may."""
        self.landmarks: list[int] = []
        """Those whose card is unknown."""
        self.tokens: list[tuple[int, list[int], list[int]]] = []
        """By class: the place in the order of the first hidden one, the spaces where one lies face down, and
        the tokens that may."""
        self.strangers: list[int] = []
        """The rows of enemies that are unknown."""
        self.coins: list[int] = []
        """The coins of monsters that are unknown or not drawn yet."""
        self.cards: list[tuple[int, list[int]]] = []
        """By pile: the place in the order of its first hidden card, and the hidden cards."""
        self.hands: list[tuple[int, int]] = []
        """The seats whose hand is hidden, with its size."""
        self.projects: list[int] = []
        """The projects that such hands or their pile may hold."""
        self.gone: list[int] = []
        """The projects that are elsewhere."""
        self._lay_map()
        for klass in range(MONSTERS - FIRST_TOKENS):
            self._lay_tokens(klass)
        self._lay_enemies()
        self._lay_cards()
        self._lay_survivors()
        self._lay_projects()
        self._lay_course()

    def _lay_map(self) -> None:
        """Tiles, ground, fires, heaps and landmarks."""
        setup, view, state = self._setup, self._view, self.state
        first = 1
        state.tile[0] = setup.start_tile
        for pile, size in enumerate(setup.groups[1:]):
            slots = list(range(first, first + size))
            start = setup.pile_start[pile]
            known = {view.tiles[slot] for slot in slots}
            for slot in slots:
                if view.tiles[slot] != NONE:
                    state.tile[slot] = view.tiles[slot]
            numbers = setup.piece_number[start : start + setup.pile_size[pile]]
            down = [slot for slot in slots if view.tiles[slot] == NONE]
            self.tiles.append((down, [number for number in numbers if number not in known]))
            first += size
        self._lay_open()

    def _lay_open(self) -> None:
        """The ground of the tiles that lie face up, the pieces on them, the landmarks."""
        setup, view, state = self._setup, self._view, self.state
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
            if card == NONE:
                self.landmarks.append(number)
            else:
                state.investigated |= BIT[number]
                state.landmark_card[number] = card

    def _take(self, pile: int, number: int) -> int:
        """A piece of a kind that was not taken yet."""
        return self._of_kind[pile, number].pop()

    def _left(self, pile: int) -> list[int]:
        """The pieces of a pile that were not taken."""
        setup = self._setup
        start = setup.pile_start[pile]
        kinds = dict.fromkeys(setup.piece_number[start : start + setup.pile_size[pile]])
        return [piece for number in kinds for piece in self._of_kind[pile, number]]

    def _lay_drawn(self, pile: int, drawn: list[int]) -> int:
        """Begin the order of a pile with what was drawn; the place behind it."""
        start = self._setup.pile_start[pile]
        self.order[start : start + len(drawn)] = drawn
        return start + len(drawn)

    def _lay_tokens(self, klass: int) -> None:
        setup, view, state = self._setup, self._view, self.state
        pile = FIRST_TOKENS + klass
        drawn = [self._take(pile, kind) for kind in view.gone if setup.token_class[kind] == klass]
        down = []
        for space, of, kind in view.tokens:
            if of == klass and kind == HIDDEN:
                down.append(space)
            elif of == klass:
                state.token[space] = self._take(pile, kind)
                state.shown |= BIT[space]
                drawn.append(state.token[space])
        place = self._lay_drawn(pile, drawn)
        state.tops[pile] = place + len(down)
        self.tokens.append((place, down, self._left(pile)))

    def _lay_enemies(self) -> None:
        setup, view, state = self._setup, self._view, self.state
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
            if seen.number == HIDDEN:
                self.strangers.append(row)
                continue
            state.known |= BIT[row]
            state.enemy[row] = seen.number
            if seen.monster:
                state.coin[row] = self._take(MONSTERS, kind_of[seen.number])
        self.coins = self._left(MONSTERS)
        state.monster_count = len(self.coins) - len(self.strangers)
        state.arrivals = view.arrivals

    def _lay_cards(self) -> None:
        """Nights, threats, landmarks and characters."""
        setup, view, state = self._setup, self._view, self.state
        for pile in (*range(FIRST_TOKENS), MONSTERS, LANDMARKS, CHARACTERS):
            state.tops[pile] = setup.pile_start[pile]
        for pile, past in zip((NIGHTS_1, NIGHTS_2, THREATS), view.past, strict=True):
            place = self._lay_drawn(pile, [self._take(pile, number) for number in past])
            state.tops[pile] = place if pile == THREATS else len(past)
            self.cards.append((place, self._left(pile)))
        offers = [number for survivor in view.survivors for number in survivor.offered]
        if offers:
            place = self._lay_drawn(CHARACTERS, [self._take(CHARACTERS, number) for number in offers])
            self.cards.append((place, self._left(CHARACTERS)))

    def _lay_survivors(self) -> None:
        view, state = self._view, self.state
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

    def _lay_projects(self) -> None:
        """The hands that the viewer sees; the others hold some of what is left."""
        setup, view, state = self._setup, self._view, self.state
        elsewhere = view.in_play | view.out
        for seat, hand in enumerate(view.hands):
            if hand != NONE:
                elsewhere |= hand
                state.hands[seat] = hand
            else:
                self.hands.append((seat, view.survivors[seat].hand))
        state.in_play, state.out = view.in_play, view.out
        start = setup.pile_start[PROJECTS]
        for piece in range(start, start + setup.pile_size[PROJECTS]):
            is_elsewhere = elsewhere & BIT[setup.piece_number[piece]]
            (self.gone if is_elsewhere else self.projects).append(piece)
        state.tops[PROJECTS] = start + len(self.gone) + sum(size for _, size in self.hands)

    def _lay_course(self) -> None:
        """The stage, what is counted, the frames, windows, fights and trades."""
        view, state = self._view, self.state
        state.stage, state.clues = view.stage, view.clues
        state.slain, state.surveyed = view.slain, view.surveyed
        for number, counted in enumerate(view.counts):
            state.counts[number] = counted
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
        self._lay_fight()
        self._lay_bargain()

    def _lay_fight(self) -> None:
        fight, state = self._view.fight, self.state
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

    def _lay_bargain(self) -> None:
        bargain, state = self._view.bargain, self.state
        if bargain is None:
            return
        state.partner, state.bargains = bargain.partner, bargain.made
        for resource in range(9):
            state.give_goods[resource] = bargain.give_goods[resource]
            state.ask_goods[resource] = bargain.ask_goods[resource]
        state.give_items, state.ask_items = bargain.give_items, bargain.ask_items
        state.give_projects = max(0, bargain.give_projects)
        state.ask_projects = max(0, bargain.ask_projects)


def _shuffled(pieces: list[int], random: Dice) -> list[int]:
    shuffled = pieces[:]
    random.shuffle(shuffled)
    return shuffled
