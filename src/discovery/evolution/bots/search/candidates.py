"""What is worth a thought in a position, and how much of one: the moves that a search tries.

Every decision keeps at least one move. Left out are spots that bring less than others, most false cards,
calls that must fail and answers to what is known to be true.
"""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.board.plane import Plane
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy, announcement, promising, selection
from discovery.evolution.flow.stepping import number
from discovery.evolution.model import codes
from discovery.evolution.model.interfaces import NOTHING_MORE
from discovery.evolution.model.phases import (
    CALLED,
    DISCARD,
    GIVE,
    LOOK,
    OPENING,
    SELECT,
    STEAL,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.moves.challenging import wanted
from discovery.evolution.moves.placing import within_reach
from discovery.evolution.variants.jokers.moves import truly_representable

SPOTS, BLUFFS, CALLS, STAND_INS = 3, 3, 5, 4
"""At most so many spots of a card, false cards, calls and cards for a Joker are tried."""

SURE, LIKELY, MAYBE, HARDLY = 40, 16, 6, 2
"""How much of the search a move gets to begin with, beside the others."""


ROOM = 1024
"""More moves are not thought of."""


class Candidates:
    """The moves of the position that ``find`` looked at last, ``count`` of them, and what each weighs.

    Their first parts (see ``course.number``) are ``heads``, their second ones ``extras``.
    """

    __slots__ = ("count", "extras", "heads", "ranks", "setup", "thumb", "weights")

    def __init__(self, setup: Setup, thumb: RolloutPolicy) -> None:
        self.setup = setup
        self.thumb = thumb
        self.count = 0
        self.heads = [0] * 1024  # ROOM, as a number: fixed lengths when compiled
        self.extras = [0] * 1024
        self.weights = [0] * 1024
        self.ranks = [0] * 16  # at least SPOTS

    @property
    def moves(self) -> list[int]:
        """The moves, as whole ones."""
        heads, extras = self.heads, self.extras
        return [number(heads[place], extras[place]) for place in range(self.count)]

    def find(self, state: State, seat: int) -> None:
        """What ``seat``, which is asked, may do."""
        self.count = 0
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
            self._place(state, seat, codes.PLACE << codes.SHIFT, state.owed_card, SURE)
            self._all(state, seat, codes.FAIL, HARDLY)
        elif phase == SELECT:
            self._selections(state, seat)
        else:
            self._turn(state, seat)

    def _add(self, head: int, extra: int, weight: int) -> None:
        if self.count < ROOM:
            self.heads[self.count] = head
            self.extras[self.count] = extra
            self.weights[self.count] = weight
            self.count += 1

    def _all(self, state: State, seat: int, code: int, weight: int) -> None:
        """Every argument of a kind, with all that it may say beside it."""
        arguments = self.thumb.offer(state, seat, code)
        while arguments:
            argument = lowest(arguments)
            arguments &= arguments - 1
            for extra in self.thumb.extras(state, seat, code, argument):
                self._add(code << codes.SHIFT | argument, extra, weight)

    def _answers(self, state: State, seat: int) -> None:
        action = state.action
        assert action is not None
        self._add(codes.LET_PASS, 0, LIKELY)
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
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            weight = LIKELY if card == spare else HARDLY if state.ready & BIT[card] else MAYBE
            self._add(code << codes.SHIFT | card, 0, weight)

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
        while missing:
            useful |= self.setup.leads_of[lowest(missing)]
            missing &= missing - 1
        for spot in self.thumb.extras(state, seat, codes.LOOK, 0):
            if state.plane.pile(spot - 1) & useful:
                self._add(codes.LOOK << codes.SHIFT, spot, LIKELY)

    def _selections(self, state: State, seat: int) -> None:
        """What can be placed, all, all but one, or one of them (J03)."""
        hand = rest = state.hands[seat]
        chosen = selection(state, seat)
        self._select(chosen, LIKELY)
        self._select(hand, HARDLY)
        while rest:
            low = rest & -rest
            rest ^= low
            self._select(hand & ~low, HARDLY)
            self._select(chosen & ~low, HARDLY)
            self._select(chosen | low, HARDLY)
            self._select(low, HARDLY)

    def _select(self, cards: int, weight: int) -> None:
        """A selection, once."""
        place = 0
        while place < self.count and self.extras[place] != cards:
            place += 1
        if cards and place == self.count:
            self._add(codes.SELECT << codes.SHIFT, cards, weight)

    def _turn(self, state: State, seat: int) -> None:
        thumb = self.thumb
        if thumb.piled:
            move = announcement(state, seat)
            if move >= 0:
                self._add(move, 0, SURE)
        offered = thumb.offer(state, seat, codes.PLACE)
        true = thumb.true(state, offered)
        self._placements(state, seat, codes.PLACE << codes.SHIFT, true)
        if state.trumps or state.granted:
            loose = thumb.offer(state, seat, codes.REPLAY)
            self._placements(state, seat, codes.REPLAY << codes.SHIFT, thumb.true(state, loose) & ~true)
            self._trumps(state, seat)
        if thumb.piled:
            self._bluffs(state, seat, offered & state.hands[seat] & ~true)
        if self.setup.jokers:
            self._jokers(state, seat)
        self._others(state, seat, HARDLY if true else LIKELY)

    def _placements(self, state: State, seat: int, head: int, cards: int) -> None:
        reach = within_reach(state, seat)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self._place(state, seat, head, card, MAYBE + self.thumb.worth(state, seat, card, reach))

    def _place(self, state: State, seat: int, head: int, card: int, weight: int) -> None:
        """A card on the spots that bring most; of equals the first ones."""
        plane = state.plane
        spots = NOTHING_MORE if plane is None else self.thumb.extras(state, seat, head >> codes.SHIFT, card)
        if plane is None or len(spots) == 1:
            self._add(head | card, spots[0], weight)
        else:
            for place in range(self._rank(plane, card, spots)):
                rank = self.ranks[place]
                self._add(head | card, codes.SPOT - (rank & codes.SPOT), weight + 4 * (rank >> 16))

    def _rank(self, plane: Plane, card: int, spots: list[int]) -> int:
        """The best spots first into ``ranks``: what each brings, and below that how early it comes."""
        found = 0
        for spot in spots:
            rank = plane.bonus(card, spot - 1) << 16 | codes.SPOT - spot
            place = found
            while place and self.ranks[place - 1] < rank:
                if place < SPOTS:
                    self.ranks[place] = self.ranks[place - 1]
                place -= 1
            if place < SPOTS:
                self.ranks[place] = rank
                found = min(SPOTS, found + 1)
        return found

    def _bluffs(self, state: State, seat: int, cards: int) -> None:
        """False cards that might pass for true: little is missing, and nothing of it lies open elsewhere."""
        open_cards = state.pool | state.shown
        tried = 0
        cards &= self.setup.discoveries
        while cards and tried < BLUFFS:
            card = lowest(cards)
            cards &= cards - 1
            missing = self.setup.needs_of[card] & ~state.present
            if missing & (missing - 1) == 0 and not missing & open_cards:
                head = self.thumb.laid(state, seat, codes.PLACE, card)
                self._add(head, self.thumb.extra, HARDLY)
                tried += 1

    def _trumps(self, state: State, seat: int) -> None:
        """What else a trump may do (E09 to E11, Q15)."""
        thumb = self.thumb
        self._calls(state, seat, codes.CALL, MAYBE)
        cards = thumb.offer(state, seat, codes.DISCARD)
        if cards:
            weight = HARDLY if thumb.scored else LIKELY
            self._add(codes.DISCARD << codes.SHIFT | thumb.spare(state, cards), 0, weight)
        self._all(state, seat, codes.EXCHANGE, HARDLY)
        self._all(state, seat, codes.TAKE, HARDLY)
        self._all(state, seat, codes.DRAW, MAYBE)
        cards = thumb.offer(state, seat, codes.REPLACE)
        if cards:
            spare = thumb.spare(state, cards)
            for extra in thumb.extras(state, seat, codes.REPLACE, spare):
                self._add(codes.REPLACE << codes.SHIFT | spare, extra, HARDLY)

    def _calls(self, state: State, seat: int, code: int, weight: int) -> None:
        """Some cards that others may hold, and that fit."""
        cards = promising(state, seat, code)
        called = 0
        while cards and called < CALLS:
            self._add(code << codes.SHIFT | lowest(cards), 0, weight)
            cards &= cards - 1
            called += 1

    def _jokers(self, state: State, seat: int) -> None:
        """For a trump, or as a card that is truly missing."""
        self._all(state, seat, codes.JOKER_TRUMP, MAYBE)
        cards = self.thumb.offer(state, seat, codes.JOKER_AS)
        if cards:
            cards &= truly_representable(state)
        tried = 0
        while cards and tried < STAND_INS:
            card = lowest(cards)
            cards &= cards - 1
            extra = self.thumb.extras(state, seat, codes.JOKER_AS, card)[0]
            self._add(codes.JOKER_AS << codes.SHIFT | card, extra, HARDLY)
            tried += 1

    def _others(self, state: State, seat: int, weight: int) -> None:
        """Ask, call for help, pass, end the turn."""
        self._all(state, seat, codes.ASK, MAYBE)
        self._calls(state, seat, codes.SOS, HARDLY)
        self._all(state, seat, codes.PASS, weight)
        count = self.count
        if state.phase != OPENING or not count or self.heads[count - 1] != codes.PASS << codes.SHIFT:
            self._all(state, seat, codes.END, weight)
