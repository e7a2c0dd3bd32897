"""Bot: the rule book's virtual player (rules O01 to O17, K18, M13, J19, N12)."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.board.plane import Plane, coordinates_of
from discovery.evolution.flow.turns import next_turn
from discovery.evolution.flow.windows import act
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.event_kinds import BY_FLIP
from discovery.evolution.model.interfaces import VirtualPlayer
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.places import empty
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import NO_SPOT, discard, lay_aside
from discovery.evolution.moves.placing import layable, place, spots_for
from discovery.evolution.variants.virtual_players.events import card_flipped
from discovery.evolution.variants.virtual_players.flips import (
    BEFORE_THE_FIRST,
    HAND_EMPTIED,
    IN_VAIN,
    OPEN_CARD,
    OUT,
    Flips,
)


class Bot(VirtualPlayer):
    """Flips the first card of its row and places it if it can; with a trump it flips two.

    ``earlier`` bots play as up to version 4 of the rules. In Select they end the game in their own turn if
    they ran out of cards before the stack did. Where flips are lines they flip a second card for a trump
    although they had one; and without cards they do not look around in a turn that a fault made the last.
    """

    kind = "bot"

    def __init__(self, earlier: bool = False) -> None:
        self.earlier = earlier

    def take_turn(self, state: State) -> None:
        """Flip until nothing fits, then draw (O03 to O06); it never passes, calls or exchanges (O07)."""
        seat, in_vain, plays_on = state.turn, False, True
        while plays_on and state.phase != OVER:
            row = state.hands[seat]
            plays_on = self.step(state)
            in_vain = not state.hands[seat] and (in_vain or state.discards[seat] & row != 0)
        if state.phase != OVER:
            state.trumps = 0
            self._close(state, in_vain)

    def _close(self, state: State, in_vain: bool) -> None:
        """In Select only flips in vain end the game here (G08, O13): a bot that ran out of cards before the
        stack did ends it with the round (J15)."""
        if state.setup.rounds is None or in_vain or self.earlier:
            state.setup.drawing.close_virtual_turn(state)
        else:
            next_turn(state)

    def step(self, state: State) -> bool:
        """One flip, of two cards for a trump; ``False`` when the turn is over."""
        count = 1
        if state.trumps:
            state.trumps -= 1
            count = 2
        return bool(state.hands[state.turn]) and (flip(state, count) or state.trumps > 0)

    def open_card(self, state: State) -> int:
        """A card that it places before it flips; a bot has none (O12)."""
        return NO_CARD

    def goes_on(self, state: State) -> bool:
        """Until it has emptied its hand in a pile game (O15)."""
        return state.flips is None or not state.flips.mark & HAND_EMPTIED

    def flip(self, state: State) -> None:
        """One flip, or what follows from one: at most one card is laid, so that it can be answered (U06)."""
        state.has_acted = 1
        while self._go_on(state):
            pass

    def _go_on(self, state: State) -> bool:
        """``False`` once a card was laid or shown, or the turn is over. An answer to the second card of a
        pair may have taken the first one from the hand."""
        flips = state.flips or BEFORE_THE_FIRST
        left, pending, placed, mark = flips.left, flips.pending, flips.placed, flips.mark
        if pending != NO_CARD and not state.hands[state.turn] & BIT[pending]:
            pending = NO_CARD
        if left:
            return self._flip_next(state, left, pending, placed)
        if pending != NO_CARD:
            return self._settle_pending(state, pending, placed)
        if mark & HAND_EMPTIED or not (placed or state.trumps):
            return self._end(state, mark)
        card = NO_CARD if mark & OPEN_CARD or self._is_out(state, mark) else self.open_card(state)
        if card != NO_CARD:
            self._put_down(state, card, 0, NO_CARD, OPEN_CARD | mark & IN_VAIN)
            return False
        if not state.hands[state.turn]:
            return self._end(state, mark)
        count = 1
        if state.trumps:
            state.trumps -= 1
            count = 2
        state.flips = Flips(count)
        return True

    def _is_out(self, state: State, mark: int) -> bool:
        """Whether its own last card ended the game: nothing is placed behind that (O19). A turn that is the
        last by somebody's fault is played as any other (G08)."""
        if self.earlier:
            return state.finishing and not state.hands[state.turn]
        return mark & OUT != 0 and state.finishing

    def _flip_next(self, state: State, left: int, pending: int, placed: bool) -> bool:
        """Flip a card. Where neither of a pair fits both are discarded in the order of their flips (O06)."""
        row = state.in_order(state.hands[state.turn] & ~(BIT[pending] if pending != NO_CARD else 0))
        if not row:
            state.flips = Flips(0, pending, placed)
            return True
        card_flipped(state, state.turn, row[0])
        if fits(state, row[0]):
            self._put_down(state, row[0], left - 1, pending, 0)
            return False
        if left > 1:
            state.flips = Flips(left - 1, row[0], placed)
            return False
        if pending != NO_CARD:
            discard(state, state.turn, pending, BY_FLIP)
        _discard_flipped(state, row[0], placed)
        return True

    def _settle_pending(self, state: State, pending: int, placed: bool) -> bool:
        """The first card again, if the second made it possible; else it is discarded (O06)."""
        if fits(state, pending):
            self._put_down(state, pending, 0, NO_CARD, 0)
            return False
        _discard_flipped(state, pending, placed)
        return True

    def _put_down(self, state: State, card: int, left: int, pending: int, mark: int) -> None:
        """Of the last card of the row no second one is flipped (O06). It ends the turn in a pile game (O15),
        unless a Joker comes for it (N06), and the game where no card is left to refill the hand (G07)."""
        last = state.hands[state.turn] == BIT[card]
        if last and not self.earlier:
            left = 0
        if last and not state.stood() & BIT[card]:
            if state.setup.piled:
                left, mark = 0, HAND_EMPTIED
            if _last_of_its_team(state):
                mark |= OUT
        state.flips = Flips(left, pending, True, mark)
        put(state, card)

    def _end(self, state: State, mark: int) -> bool:
        state.trumps = 0
        if mark & HAND_EMPTIED and state.placed:
            state.setup.drawing.close_turn(state)
        else:
            self._close(state, mark & IN_VAIN != 0)
        return False


def _last_of_its_team(state: State) -> bool:
    """Whether a hand that is emptied now leaves its team without cards, and no stack refills it (P02)."""
    mates = state.setup.mates_of[state.turn] & ~BIT[state.turn]
    while mates:
        if not empty(state, lowest(mates)):
            return False
        mates &= mates - 1
    return state.top == state.setup.stack_end


def _discard_flipped(state: State, card: int, placed: bool) -> None:
    """The last card of a step is discarded; the step has ``placed`` another one or not."""
    discard(state, state.turn, card, BY_FLIP)
    state.flips = Flips(placed=placed, mark=0 if state.hands[state.turn] else IN_VAIN)


def put(state: State, card: int) -> None:
    """Lay a card on the spot with most points; a Joker outside the tree (N12)."""
    if state.setup.jokers & BIT[card]:
        lay_aside(state, state.turn, card)
        emptied = empty(state, state.turn)
        act(state, Action(codes.JOKER_TRUMP, state.turn, emptied=emptied))
    else:
        place(state, card, 1, best_spot(state, card))


def fits(state: State, card: int) -> bool:
    """Whether it places the card: in pile games always (O15, M13), else if all prerequisites are there."""
    if state.setup.jokers & BIT[card]:
        return True
    if not state.setup.piled and not state.ready & BIT[card]:
        return False
    return bool(layable(state, BIT[card]))


def best_spot(state: State, card: int) -> int:
    """Most points; then on or beside the lowest card, then the smallest row and column (K18, M13)."""
    if state.plane is None:
        return NO_SPOT
    spots = [spot - 1 for spot in spots_for(state, card)]
    plane = state.plane
    return min([(_rank(state, plane, card, spot), spot) for spot in spots])[1]


def _rank(state: State, plane: Plane, card: int, spot: int) -> tuple[int, int, int, int]:
    rule = state.setup.spots
    assert rule is not None
    near = plane.bordering(spot)
    covered = plane.top_at(spot)
    if covered != NO_CARD:
        near |= BIT[covered]
    x, y = coordinates_of(spot)
    return -rule.worth(plane, card, spot, False), lowest(near) if near else 0, y, x


def flip(state: State, count: int, bound: bool = True) -> bool:
    """Flip the next ``count`` cards; place what fits, discard the rest (O04 to O06); was one placed?

    Those that are not ``bound`` need not lie beside the one before (S27).
    """
    row = state.in_order(state.hands[state.turn])[:count]
    for card in row:
        card_flipped(state, state.turn, card)
    placed = 0
    for card in (*row, row[0]):
        if not bound:
            state.last = NO_CARD
        if not placed & BIT[card] and fits(state, card):
            put(state, card)
            placed |= BIT[card]
            if state.phase == OVER:
                return True
    for card in row:
        if not placed & BIT[card]:
            discard(state, state.turn, card, BY_FLIP)
    return placed != 0
