"""What is worth a thought in a position, and how much of one: the moves that a search tries.

Every decision keeps at least one move. Left out are spots that bring less than others, most false cards,
calls that must fail and answers to what is known to be true.
"""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.bots.thumb import Thumb, selection
from discovery.evolution.moves import codes
from discovery.evolution.moves.challenging import wanted
from discovery.evolution.moves.jokers import truly_representable
from discovery.evolution.moves.placing import within_reach
from discovery.evolution.state import (
    CALLED,
    DISCARD,
    GIVE,
    LOOK,
    OPENING,
    SELECT,
    STEAL,
    VERIFY,
    WINDOW,
    Setup,
    State,
)

SPOTS, BLUFFS, CALLS, STAND_INS = 3, 3, 5, 4
"""At most so many spots of a card, false cards, calls and cards for a Joker are tried."""

SURE, LIKELY, MAYBE, HARDLY = 40, 16, 6, 2
"""How much of the search a move gets to begin with, beside the others."""


class Choices:
    """``moves`` and ``weights`` of the position that ``find`` looked at last."""

    __slots__ = ("moves", "setup", "thumb", "weights")

    def __init__(self, setup: Setup, thumb: Thumb) -> None:
        self.setup = setup
        self.thumb = thumb
        self.moves: list[int] = []
        self.weights: list[int] = []

    def find(self, state: State, seat: int) -> None:
        """What ``seat``, which is asked, may do."""
        self.moves, self.weights = [], []
        phase = state.phase
        if phase == WINDOW:
            self._answers(state, seat)
        elif phase in (GIVE, DISCARD):
            self._cards(state, seat, codes.GIVE if phase == GIVE else codes.DISCARD)
        elif phase == STEAL:
            self._all(state, seat, codes.STEAL, MAYBE)
        elif phase in (VERIFY, LOOK):
            self._contested(state, seat)
        elif phase == CALLED:
            self._place(state, seat, codes.PLACE, state.owed, SURE)
            self._all(state, seat, codes.FAIL, HARDLY)
        elif phase == SELECT:
            self._selections(state, seat)
        else:
            self._turn(state, seat)

    def _add(self, move: int, weight: int) -> None:
        self.moves.append(move)
        self.weights.append(weight)

    def _all(self, state: State, seat: int, code: int, weight: int) -> None:
        """Every argument of a kind, with all that it may say beside it."""
        for argument in members(self.thumb.offer(state, seat, code)):
            move = code << codes.SHIFT | argument
            for extra in self.thumb.extras(state, seat, code, argument):
                self._add(move | extra << codes.EXTRA, weight)

    def _answers(self, state: State, seat: int) -> None:
        action = state.action
        assert action is not None
        self._add(codes.LET_PASS, LIKELY)
        mate = self.setup.mates_of[seat] & BIT[action.seat]
        doubtful = not action.valid or action.code in (codes.CALL, codes.SOS)
        if doubtful and not mate:
            self._all(state, seat, codes.STOP, HARDLY if action.valid else SURE)
        self._all(state, seat, codes.INTERRUPT, HARDLY)
        self._all(state, seat, codes.BIS, LIKELY)
        self._all(state, seat, codes.ME, LIKELY)

    def _cards(self, state: State, seat: int, code: int) -> None:
        """Any card may leave the hand, most likely one that does not fit."""
        cards = self.thumb.offer(state, seat, code)
        spare = self.thumb.spare(state, cards)
        for card in members(cards):
            weight = LIKELY if card == spare else HARDLY if state.ready & BIT[card] else MAYBE
            self._add(code << codes.SHIFT | card, weight)

    def _contested(self, state: State, seat: int) -> None:
        """Piles are searched only where something can be found."""
        action = state.action
        assert action is not None
        self._all(state, seat, codes.CONCEDE, HARDLY if action.valid else SURE)
        if not action.valid:
            return
        self._all(state, seat, codes.VERIFY, SURE)
        if not self.thumb.offer(state, seat, codes.LOOK):
            return
        assert state.plane is not None
        missing = wanted(state)
        useful = missing
        for card in members(missing):
            for successor in self.setup.leads[card]:
                useful |= BIT[successor]
        for spot in self.thumb.extras(state, seat, codes.LOOK, 0):
            if state.plane.pile(spot - 1) & useful:
                self._add(codes.LOOK << codes.SHIFT | spot << codes.EXTRA, LIKELY)

    def _selections(self, state: State, seat: int) -> None:
        """What can be placed, all, all but one, or one of them (J03)."""
        hand = state.hands[seat]
        chosen = selection(state, seat) >> codes.EXTRA
        sets = [chosen, hand]
        for card in members(hand):
            sets += [hand & ~BIT[card], chosen & ~BIT[card], chosen | BIT[card], BIT[card]]
        tried: list[int] = []
        for cards in sets:
            if cards and cards not in tried:
                tried.append(cards)
                self._add(
                    codes.SELECT << codes.SHIFT | cards << codes.EXTRA, LIKELY if cards == chosen else HARDLY
                )

    def _turn(self, state: State, seat: int) -> None:
        thumb = self.thumb
        if thumb.piled:
            move = thumb.announcement(state, seat)
            if move >= 0:
                self._add(move, SURE)
        offered = thumb.offer(state, seat, codes.PLACE)
        true = thumb.true(state, offered)
        self._placements(state, seat, codes.PLACE, true)
        if state.trumps or state.granted:
            loose = thumb.offer(state, seat, codes.REPLAY)
            self._placements(state, seat, codes.REPLAY, thumb.true(state, loose) & ~true)
            self._trumps(state, seat)
        if thumb.piled:
            self._bluffs(state, seat, offered & state.hands[seat] & ~true)
        if self.setup.jokers:
            self._jokers(state, seat)
        self._others(state, seat, bool(true))

    def _placements(self, state: State, seat: int, code: int, cards: int) -> None:
        if not cards:
            return
        reach = within_reach(state, seat)
        for card in members(cards):
            self._place(state, seat, code, card, MAYBE + self.thumb.worth(state, seat, card, reach))

    def _place(self, state: State, seat: int, code: int, card: int, weight: int) -> None:
        """A card on the spots that bring most."""
        move = code << codes.SHIFT | card
        plane = state.plane
        if plane is None:
            self._add(move, weight)
            return
        spots = self.thumb.extras(state, seat, code, card)
        if len(spots) > 1:
            worth = [(-plane.bonus(card, (spot & codes.SPOT) - 1), spot) for spot in spots]
            worth.sort()
            for bonus, spot in worth[:SPOTS]:
                self._add(move | spot << codes.EXTRA, weight - 4 * bonus)
        else:
            self._add(move | spots[0] << codes.EXTRA, weight)

    def _bluffs(self, state: State, seat: int, cards: int) -> None:
        """False cards that might pass for true: little is missing, and nothing of it lies open elsewhere."""
        open_cards = state.pool | state.shown
        count = 0
        for card in members(cards & self.setup.discoveries):
            missing = self.setup.needs_of[card] & ~state.present
            if missing & (missing - 1) == 0 and not missing & open_cards and count < BLUFFS:
                move = self.thumb.laid(state, seat, codes.PLACE, card)
                self._add(move, HARDLY)
                count += 1

    def _trumps(self, state: State, seat: int) -> None:
        """What else a trump may do (E09 to E11, Q15)."""
        thumb = self.thumb
        cards = thumb.offer(state, seat, codes.CALL) & state.ready & ~(state.pool | state.shown)
        for card in members(cards & ~state.hands[seat])[:CALLS]:
            self._add(codes.CALL << codes.SHIFT | card, MAYBE)
        cards = thumb.offer(state, seat, codes.DISCARD)
        if cards:
            weight = HARDLY if thumb.scored else LIKELY
            self._add(codes.DISCARD << codes.SHIFT | thumb.spare(state, cards), weight)
        for code in (codes.EXCHANGE, codes.TAKE, codes.DRAW):
            self._all(state, seat, code, MAYBE if code == codes.DRAW else HARDLY)
        cards = thumb.offer(state, seat, codes.REPLACE)
        if cards:
            spare = thumb.spare(state, cards)
            for extra in thumb.extras(state, seat, codes.REPLACE, spare):
                self._add(codes.REPLACE << codes.SHIFT | spare | extra << codes.EXTRA, HARDLY)

    def _jokers(self, state: State, seat: int) -> None:
        """For a trump, or as a card that is truly missing."""
        self._all(state, seat, codes.JOKER_TRUMP, MAYBE)
        cards = self.thumb.offer(state, seat, codes.JOKER_AS)
        if cards:
            cards &= truly_representable(state)
        for card in members(cards)[:STAND_INS]:
            extra = self.thumb.extras(state, seat, codes.JOKER_AS, card)[0]
            self._add(codes.JOKER_AS << codes.SHIFT | card | extra << codes.EXTRA, HARDLY)

    def _others(self, state: State, seat: int, places: bool) -> None:
        """Ask, call for help, pass, end the turn."""
        self._all(state, seat, codes.ASK, MAYBE)
        cards = self.thumb.offer(state, seat, codes.SOS) & state.ready & ~(state.pool | state.shown)
        for card in members(cards & ~state.hands[seat])[:CALLS]:
            self._add(codes.SOS << codes.SHIFT | card, HARDLY)
        weight = HARDLY if places else LIKELY
        self._all(state, seat, codes.PASS, weight)
        if state.phase != OPENING or not self.moves or self.moves[-1] != codes.PASS << codes.SHIFT:
            self._all(state, seat, codes.END, weight)
