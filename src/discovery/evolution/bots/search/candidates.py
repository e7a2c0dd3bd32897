"""The moves that a search tries in a position, each with its prior weight.

Every decision keeps at least one move. Left out are spots that bring less than others, most false cards,
calls that must fail and answers to what is known to be true.
"""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.board.plane import Plane
from discovery.evolution.bots.policy.heuristics import announcement, objection, promising
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy, use_or_stop
from discovery.evolution.flow.stepping import number
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.interfaces import NOTHING_MORE
from discovery.evolution.model.phases import (
    AMOUNT,
    ASSET,
    CALLED,
    DISCARD,
    GIVE,
    HARVEST,
    LOOK,
    OPENING,
    PHASES,
    SELECT,
    STEAL,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.moves.challenging import missing_prerequisites
from discovery.evolution.moves.placing import within_reach
from discovery.evolution.variants.classic.flow import most_to_draw
from discovery.evolution.variants.jokers.moves import truly_representable

SPOTS, BLUFFS, CALLS, STAND_INS = 3, 3, 5, 4
"""The most spots of a card, false cards, calls and cards for a Joker that are tried."""

SURE, LIKELY, MAYBE, HARDLY = 40, 16, 6, 2
"""Prior weights: how much of the search a move gets at first, relative to the others."""


ROOM = 1024
"""The most moves that are tried."""


class Candidates:
    """The moves of the position that ``find`` looked at last: the first ``count`` of each row.

    ``heads`` and ``extras`` are the two parts of each move (see ``stepping.number``), ``weights`` its prior.
    """

    __slots__ = ("count", "extras", "heads", "policy", "ranks", "setup", "weights")

    def __init__(self, setup: Setup, policy: RolloutPolicy) -> None:
        self.setup = setup
        self.policy = policy
        self.count = 0
        self.heads = [0] * 1024  # ROOM, as a number: fixed lengths when compiled
        self.extras = [0] * 1024
        self.weights = [0] * 1024
        self.ranks = [0] * 16  # at least SPOTS

    @property
    def moves(self) -> list[int]:
        """The moves, each as one number."""
        heads, extras = self.heads, self.extras
        return [number(heads[place], extras[place]) for place in range(self.count)]

    def find(self, state: State, seat: int) -> None:
        """Gather the moves of ``seat``, which decides."""
        self.count = 0
        phase = state.phase
        move = objection(state, seat)
        if move >= 0:
            self._add(move, 0, SURE)
        elif phase == WINDOW:
            self._answers(state, seat)
        elif phase in (GIVE, DISCARD):
            self._cards(state, seat, codes.GIVE if phase == GIVE else codes.DISCARD)
        elif phase == STEAL:
            self._all(state, seat, codes.STEAL, MAYBE)
        elif phase == CALLED:
            self._place(state, seat, codes.PLACE << codes.SHIFT, state.owed_card, SURE)
            self._all(state, seat, codes.FAIL, HARDLY)
        elif phase == SELECT:
            self._selections(state, seat)
        else:
            find = _OF_ONE_OPTION[phase]
            if find is None:
                self._turn(state, seat)
            else:
                find(self, state, seat)

    def _add(self, head: int, extra: int, weight: int) -> None:
        if self.count < ROOM:
            self.heads[self.count] = head
            self.extras[self.count] = extra
            self.weights[self.count] = weight
            self.count += 1

    def _all(self, state: State, seat: int, code: int, weight: int) -> None:
        """Every move of a kind."""
        arguments = self.policy.offer(state, seat, code)
        while arguments:
            argument = lowest(arguments)
            arguments &= arguments - 1
            for extra in self.policy.extras(state, seat, code, argument):
                self._add(code << codes.SHIFT | argument, extra, weight)

    def _answers(self, state: State, seat: int) -> None:
        action = state.action
        assert action is not None
        self._add(codes.LET_PASS, 0, LIKELY)
        if action.aim >= 0:
            self._all(state, seat, codes.WARD, MAYBE)
            self.favour(self.policy.answer(state, seat), 0)
        else:
            self._reactions(state, seat, action)

    def _reactions(self, state: State, seat: int, action: Action) -> None:
        """Contest, interrupt, go on or take over."""
        mate = self.setup.mates_of[seat] & BIT[action.seat]
        doubtful = not action.valid or action.code in (codes.CALL, codes.SOS)
        if doubtful and not mate:
            self._all(state, seat, codes.STOP, HARDLY if action.valid else SURE)
        self._all(state, seat, codes.INTERRUPT, HARDLY)
        self._all(state, seat, codes.BIS, LIKELY)
        self._all(state, seat, codes.ME, LIKELY)

    def _cards(self, state: State, seat: int, code: int) -> None:
        """Any card of the hand, most likely one that does not fit."""
        cards = self.policy.offer(state, seat, code)
        spare = self.policy.spare(state, cards)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            weight = LIKELY if card == spare else HARDLY if state.ready & BIT[card] else MAYBE
            self._add(code << codes.SHIFT | card, 0, weight)

    def _selections(self, state: State, seat: int) -> None:
        """Propose the placeable cards, all cards, and each of these with one card more or less (J03)."""
        hand = rest = state.hands[seat]
        chosen = self.policy.select(state, seat)
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
        """Add a selection, unless it is there already."""
        place = 0
        while place < self.count and self.extras[place] != cards:
            place += 1
        if cards and place == self.count:
            self._add(codes.SELECT << codes.SHIFT, cards, weight)

    def _turn(self, state: State, seat: int) -> None:
        policy = self.policy
        if policy.piled:
            move = announcement(state, seat)
            if move >= 0:
                self._add(move, 0, SURE)
        offered = policy.offer(state, seat, codes.PLACE)
        true = policy.true(state, offered)
        self._placements(state, seat, codes.PLACE << codes.SHIFT, true)
        if state.trumps or state.granted:
            loose = policy.offer(state, seat, codes.REPLAY)
            self._placements(state, seat, codes.REPLAY << codes.SHIFT, policy.true(state, loose) & ~true)
            self._trumps(state, seat)
        if policy.piled:
            self._bluffs(state, seat, offered & state.hands[seat] & ~true)
        if self.setup.jokers:
            _jokers(self, state, seat)
        self._others(state, seat, HARDLY if true else LIKELY)
        if self.setup.assets is not None and not (true or state.trumps or state.granted):
            head = use_or_stop(policy, state, seat)
            self.favour(head, policy.extra)
        if policy.snakes is not None:
            # What a spot brings by itself says little about what can follow (S12).
            head = policy.planned(state, seat)
            if head < 0:
                self.favour(codes.END << codes.SHIFT, 0)
            else:
                self.favour(head, policy.extra)

    def favour(self, head: int, extra: int) -> None:
        """Give a move as much weight as all others together, and add it if it is not there."""
        weight, index = SURE, self.count
        for place in range(self.count):
            if self.heads[place] == head and self.extras[place] == extra:
                index = place
            else:
                weight += self.weights[place]
        if index == self.count:
            self._add(head, extra, weight)
        else:
            self.weights[index] = weight

    def _placements(self, state: State, seat: int, head: int, cards: int) -> None:
        reach = within_reach(state, seat)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self._place(state, seat, head, card, MAYBE + self.policy.worth(state, seat, card, reach))

    def _place(self, state: State, seat: int, head: int, card: int, weight: int) -> None:
        """A card on the spots with the highest bonus; among equals the first ones."""
        plane = state.plane
        spots = NOTHING_MORE if plane is None else self.policy.extras(state, seat, head >> codes.SHIFT, card)
        if plane is None or len(spots) == 1:
            self._add(head | card, spots[0], weight)
        else:
            for place in range(self._rank(plane, card, spots)):
                rank = self.ranks[place]
                self._add(head | card, codes.SPOT - (rank & codes.SPOT), weight + 4 * (rank >> 16))

    def _rank(self, plane: Plane, card: int, spots: list[int]) -> int:
        """Write the best spots into ``ranks``, best first; return how many.

        A rank is the bonus and, in its low 16 bits, how early the spot comes.
        """
        filled, rule = 0, self.setup.spots
        assert rule is not None
        for spot in spots:
            rank = rule.worth(plane, card, spot - 1, False) << 16 | codes.SPOT - spot
            place = filled
            while place and self.ranks[place - 1] < rank:
                if place < SPOTS:
                    self.ranks[place] = self.ranks[place - 1]
                place -= 1
            if place < SPOTS:
                self.ranks[place] = rank
                filled = min(SPOTS, filled + 1)
        return filled

    def _bluffs(self, state: State, seat: int, cards: int) -> None:
        """False cards that might pass for true: one prerequisite is missing, and none that lies open."""
        open_cards = state.pool | state.shown
        tried = 0
        cards &= self.setup.discoveries
        while cards and tried < BLUFFS:
            card = lowest(cards)
            cards &= cards - 1
            missing = self.setup.needs_of[card] & ~state.present
            if missing & (missing - 1) == 0 and not missing & open_cards:
                head = self.policy.best_spot_move(state, seat, codes.PLACE, card)
                self._add(head, self.policy.extra, HARDLY)
                tried += 1

    def _trumps(self, state: State, seat: int) -> None:
        """The other uses of a trump (E09 to E11, Q15)."""
        policy = self.policy
        self._calls(state, seat, codes.CALL, MAYBE)
        cards = policy.offer(state, seat, codes.DISCARD)
        if cards:
            weight = HARDLY if policy.scored else LIKELY
            self._add(codes.DISCARD << codes.SHIFT | policy.spare(state, cards), 0, weight)
        self._all(state, seat, codes.EXCHANGE, HARDLY)
        self._all(state, seat, codes.TAKE, HARDLY)
        self._all(state, seat, codes.DRAW, MAYBE)
        cards = policy.offer(state, seat, codes.REPLACE)
        if cards:
            spare = policy.spare(state, cards)
            for extra in policy.extras(state, seat, codes.REPLACE, spare):
                self._add(codes.REPLACE << codes.SHIFT | spare, extra, HARDLY)

    def _calls(self, state: State, seat: int, code: int, weight: int) -> None:
        """Call some cards that fit and that others may hold."""
        cards = promising(state, seat, code)
        called = 0
        while cards and called < CALLS:
            self._add(code << codes.SHIFT | lowest(cards), 0, weight)
            cards &= cards - 1
            called += 1

    def _others(self, state: State, seat: int, weight: int) -> None:
        """Ask, call for help (SOS), pass, end the turn; in a turn of one action draw, or discard and rob."""
        if self.setup.one_action:
            self._all(state, seat, codes.DRAW, weight)
            cards = self.policy.offer(state, seat, codes.DISCARD)
            if cards:
                self._add(codes.DISCARD << codes.SHIFT | self.policy.spare(state, cards), 0, HARDLY)
        self._all(state, seat, codes.ASK, MAYBE)
        self._calls(state, seat, codes.SOS, HARDLY)
        self._all(state, seat, codes.USE, MAYBE)
        self._all(state, seat, codes.PASS, weight)
        count = self.count
        if state.phase != OPENING or not count or self.heads[count - 1] != codes.PASS << codes.SHIFT:
            self._all(state, seat, codes.END, weight)


def _amounts(candidates: Candidates, state: State, seat: int) -> None:
    """Any number of cards, most likely as many as fit (S19)."""
    most = most_to_draw(state, seat)
    for amount in range(1, most + 1):
        candidates._add(codes.DRAW << codes.SHIFT | amount, 0, SURE if amount == most else HARDLY)


def _harvests(candidates: Candidates, state: State, seat: int) -> None:
    """A card that can be laid, or any other way; of a row all places are alike (S03)."""
    cards = candidates.policy.offer(state, seat, codes.HARVEST_TAKE)
    while cards:
        low = cards & -cards
        cards ^= low
        candidates._add(
            codes.HARVEST_TAKE << codes.SHIFT | lowest(low), 0, SURE if low & state.ready else HARDLY
        )
    victims = candidates.policy.offer(state, seat, codes.HARVEST_ROB)
    while victims:
        victim = lowest(victims)
        victims &= victims - 1
        extra = candidates.policy.extras(state, seat, codes.HARVEST_ROB, victim)[0]
        candidates._add(codes.HARVEST_ROB << codes.SHIFT | victim, extra, MAYBE)
    candidates._all(state, seat, codes.HARVEST_DRAW, LIKELY)
    candidates._all(state, seat, codes.HARVEST_NONE, HARDLY)
    head = candidates.policy.decide(state, seat)
    candidates.favour(head, candidates.policy.extra)


def _with_asset(candidates: Candidates, state: State, seat: int) -> None:
    """Whatever the asset just used allows."""
    candidates._all(state, seat, codes.EXCHANGE, SURE)
    candidates._all(state, seat, codes.USE, MAYBE)
    candidates._placements(
        state, seat, codes.REPLAY << codes.SHIFT, candidates.policy.offer(state, seat, codes.REPLAY)
    )
    candidates._all(state, seat, codes.KEEP, MAYBE)
    candidates._all(state, seat, codes.END, HARDLY)
    head = candidates.policy.decide(state, seat)
    candidates.favour(head, candidates.policy.extra)


def _contested(candidates: Candidates, state: State, seat: int) -> None:
    """Search only piles in which something can be found."""
    action = state.action
    assert action is not None
    candidates._all(state, seat, codes.CONCEDE, HARDLY if action.valid else SURE)
    if not action.valid:
        return
    candidates._all(state, seat, codes.VERIFY, SURE)
    if not candidates.policy.offer(state, seat, codes.LOOK):
        return
    assert state.plane is not None
    missing = missing_prerequisites(state)
    useful = missing
    while missing:
        useful |= candidates.setup.leads_of[lowest(missing)]
        missing &= missing - 1
    for spot in candidates.policy.extras(state, seat, codes.LOOK, 0):
        if state.plane.pile(spot - 1) & useful:
            candidates._add(codes.LOOK << codes.SHIFT, spot, LIKELY)


def _jokers(candidates: Candidates, state: State, seat: int) -> None:
    """Jokers, for a trump or as a card that they may truly stand for."""
    candidates._all(state, seat, codes.JOKER_TRUMP, MAYBE)
    cards = candidates.policy.offer(state, seat, codes.JOKER_AS)
    if cards:
        cards &= truly_representable(state)
    tried = 0
    while cards and tried < STAND_INS:
        card = lowest(cards)
        cards &= cards - 1
        extra = candidates.policy.extras(state, seat, codes.JOKER_AS, card)[0]
        candidates._add(codes.JOKER_AS << codes.SHIFT | card, extra, HARDLY)
        tried += 1


_FINDERS = {VERIFY: _contested, LOOK: _contested, AMOUNT: _amounts, HARVEST: _harvests, ASSET: _with_asset}
_OF_ONE_OPTION = [_FINDERS.get(phase) for phase in range(len(PHASES))]
"""By phase the function that finds its moves, ``None`` for those of any turn."""
