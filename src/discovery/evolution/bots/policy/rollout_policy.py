"""Rules of thumb on a position: the move that a quick player would choose.

For positions that were imagined, where all cards lie open: searches play on with them to see what comes of a
move. Written for speed.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest, nth
from discovery.core.dice import Dice
from discovery.core.protocol import NOBODY
from discovery.evolution.bots.policy.turn_planner import TurnPlanner
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import clockwise_first, extras, line_of_nobody, number, offered
from discovery.evolution.model import codes
from discovery.evolution.model.phases import (
    CALLED,
    DISCARD,
    FLIP,
    GIVE,
    LOOK,
    OVER,
    SELECT,
    STEAL,
    TRUMP,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.model.table import holders
from discovery.evolution.moves.calling import callable_eras, visible
from discovery.evolution.moves.placing import stands_up, within_reach

EMPTIES, FOLLOWS, FROM_HAND = 14, 4, 3
"""What placing a card is good for, in quarters of a point: a fresh hand, a card behind it, one's own card."""

PLANS = 60
"""So many positions are looked at for a plan."""

FEW_SPOTS = 8
"""Of the spots for a card so many are looked at."""


class RolloutPolicy:
    """Plays for every seat alike.

    Moves are told in two parts, see ``course.number``: methods give the first one, the second is ``extra``.
    """

    # Several names a line: the class has more to show than its fields.
    # fmt: off
    __slots__ = (
        "bluff", "dice", "extra", "foresight", "from_hand", "piled", "scored", "searching", "setup",
        "trump_value",
    )
    # fmt: on

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.setup = setup
        self.dice = dice
        self.extra = 0
        self.foresight = TurnPlanner(setup, PLANS)
        rules = setup.rules
        self.scored = rules.scored
        self.piled = rules.piled
        self.bluff = rules.bluff
        self.searching = rules.searching
        self.trump_value = 4 * rules.trump_points if rules.scored else FOLLOWS
        self.from_hand = 0 if rules.scored else FROM_HAND + FOLLOWS

    def play(self, state: State, last_turn: int) -> None:
        """Play on until the game or that turn is over."""
        while state.phase != OVER and state.turns <= last_turn:
            self.step(state)

    def step(self, state: State) -> None:
        """One move, whoever is asked."""
        seat = self.asked(state)
        if seat == NOBODY:
            line_of_nobody(state)
        else:
            head = self.decide(state, seat)
            play_with(state, seat, head, self.extra, self.dice)

    def asked(self, state: State) -> int:
        """Who decides next; ``NOBODY`` for a line that nobody decides."""
        phase = state.phase
        if phase == FLIP or (phase == WINDOW and not state.waiting):
            return NOBODY
        if phase in (WINDOW, SELECT):
            return clockwise_first(state)
        return state.turn if state.decider < 0 else state.decider

    def choose(self, state: State, seat: int) -> int:
        """A legal move, as a whole."""
        head = self.decide(state, seat)
        return number(head, self.extra)

    def decide(self, state: State, seat: int) -> int:
        """A legal move."""
        self.extra = 0
        phase = state.phase
        if phase == WINDOW:
            return self._answer(state, seat)
        if phase == GIVE:
            return codes.GIVE << codes.SHIFT | self.spare(state, self.offer(state, seat, codes.GIVE))
        if phase == DISCARD:
            return codes.DISCARD << codes.SHIFT | self.spare(state, self.offer(state, seat, codes.DISCARD))
        if phase == STEAL:
            return codes.STEAL << codes.SHIFT | fullest(state, seat, self.offer(state, seat, codes.STEAL))
        if phase in (VERIFY, LOOK):
            return self._contested(state, seat)
        if phase == CALLED:
            return self._called(state, seat)
        if phase == SELECT:
            self.extra = selection(state, seat)
            return codes.SELECT << codes.SHIFT
        return self._turn(state, seat)

    def offer(self, state: State, seat: int, code: int) -> int:
        """The arguments that a kind of move offers now, as a mask; 0 where there is no such kind."""
        return offered(state, seat, code)

    def extras(self, state: State, seat: int, code: int, argument: int) -> list[int]:
        """What such a move may say beside its argument, each at its place in the move; none if there is no
        such kind."""
        return extras(state, seat, code, argument)

    def _turn(self, state: State, seat: int) -> int:
        """Announce, place, replay, spend what is left; end the turn."""
        if self.piled:
            move = announcement(state, seat)
            if move >= 0:
                return move
        move = self.planned(state, seat)
        if move >= 0:
            return move
        if state.trumps or state.granted:
            move = self._spent(state, seat)
            if move >= 0:
                return move
        if self.setup.jokers and self._uses_joker(state, seat):
            return self._first(state, seat, codes.JOKER_TRUMP)
        if self.offer(state, seat, codes.PASS):
            return codes.PASS << codes.SHIFT
        return codes.END << codes.SHIFT

    def planned(self, state: State, seat: int) -> int:
        """The first move of the best plan for the rest of the turn; -1 to place nothing more."""
        place = self.true(state, self.offer(state, seat, codes.PLACE))
        replay = call = 0
        if state.trumps or state.granted:
            replay = self.true(state, self.offer(state, seat, codes.REPLAY)) & ~place
            if state.trumps and self.scored:
                call = promising(state, seat, codes.CALL) & held_elsewhere(state, seat)
        if not (place or replay or call) or not self.foresight.plan(state, seat, place, replay, call):
            return -1
        move = self.foresight.move(0)
        return self.laid(state, seat, move >> codes.SHIFT, move & codes.ARGUMENT)

    def true(self, state: State, cards: int) -> int:
        """Those of ``cards`` that would stand a Stop."""
        if not self.bluff:
            return cards
        true = cards & state.ready
        rest = cards & ~true if self.searching else 0
        while rest:
            low = rest & -rest
            rest ^= low
            if stands_up(state, lowest(low)):
                true |= low
        return true

    def _spent(self, state: State, seat: int) -> int:
        """A trump or a granted replay; -1 for nothing."""
        if state.phase != TRUMP:
            return -1
        if not self.scored:
            cards = self.offer(state, seat, codes.DISCARD)
            if cards:
                return codes.DISCARD << codes.SHIFT | self.spare(state, cards)
            return self._exchange(state, seat)
        if self.offer(state, seat, codes.DRAW):
            return codes.DRAW << codes.SHIFT
        cards = promising(state, seat, codes.CALL)
        if not cards or not self.dice.below(2):
            return -1
        return codes.CALL << codes.SHIFT | nth(cards, self.dice.below(count(cards)))

    def _exchange(self, state: State, seat: int) -> int:
        """With the opponent who holds fewest cards; -1 for nobody."""
        chosen, fewest = -1, 1000
        victims = self.offer(state, seat, codes.EXCHANGE) & ~self.setup.mates_of[seat]
        for victim in range(self.setup.seat_count):
            size = count(state.hands[victim]) if victims & BIT[victim] else fewest
            if size < fewest:
                chosen, fewest = codes.EXCHANGE << codes.SHIFT | victim, size
        return chosen

    def _uses_joker(self, state: State, seat: int) -> bool:
        """A Joker brings a trump, and with it a card."""
        if not self.offer(state, seat, codes.JOKER_TRUMP):
            return False
        return within_reach(state, seat) & state.ready != 0 and self.dice.below(2) == 0

    def _first(self, state: State, seat: int, code: int) -> int:
        """The first move of a kind without argument."""
        self.extra = self.extras(state, seat, code, 0)[0]
        return code << codes.SHIFT

    def worth(self, state: State, seat: int, card: int, reach: int) -> int:
        """What placing ``card`` is good for, beside the card itself."""
        setup, bit = self.setup, BIT[card]
        present = state.present
        own = state.hands[seat]
        value = self.from_hand if own & bit else 1
        era = setup.era_of[card]
        cards = setup.cards_of_era[era]
        if not self.piled:
            if not cards & present and era != setup.lowest:
                value += self.trump_value
            if not cards & ~(present | bit):
                value += self.trump_value
        if own == bit:
            value += EMPTIES
        follow = setup.links_of[card] & reach & state.ready & ~bit
        absent = ~(present | bit)
        freed = setup.leads_of[card] & reach
        while freed:
            low = freed & -freed
            freed ^= low
            if not setup.needs_of[lowest(low)] & absent:
                follow |= low
        behind = count(follow)
        return value + (FOLLOWS * behind if behind < 3 else 2 * FOLLOWS + behind)

    def laid(self, state: State, seat: int, code: int, card: int) -> int:
        """The move that lays ``card``, on the best of a few spots."""
        move = code << codes.SHIFT | card
        self.extra = 0
        if self.setup.ties is None:
            return move
        assert state.plane is not None
        spots = self.extras(state, seat, code, card)
        first = self.dice.below(len(spots)) if len(spots) > FEW_SPOTS else 0
        chosen, most = spots[first], -1
        for step in range(min(FEW_SPOTS, len(spots))):
            spot = spots[(first + step) % len(spots)]
            bonus = state.plane.bonus(card, (spot & codes.SPOT) - 1) if spot else 0
            if bonus > most:
                chosen, most = spot, bonus
        self.extra = chosen
        return move

    def spare(self, state: State, cards: int) -> int:
        """A card to do without: none that fits now, if there is another, and no Joker; the last printed."""
        cards = cards & self.setup.discoveries or cards
        cards = cards & ~state.ready or cards
        return nth(cards, count(cards) - 1)

    def _contested(self, state: State, seat: int) -> int:
        action = state.action
        assert action is not None
        if action.valid and self.offer(state, seat, codes.VERIFY):
            return codes.VERIFY << codes.SHIFT
        if action.valid and self.offer(state, seat, codes.LOOK):
            return self._first(state, seat, codes.LOOK)
        return codes.CONCEDE << codes.SHIFT

    def _called(self, state: State, seat: int) -> int:
        card = state.owed_card
        if state.ready & BIT[card] or not self.offer(state, seat, codes.FAIL):
            return self.laid(state, seat, codes.PLACE, card)
        return codes.FAIL << codes.SHIFT

    def _answer(self, state: State, seat: int) -> int:
        """Contest what is false, now and then forget to, but never with a virtual player, which is false all
        the time; take over, or go on, while a card fits."""
        action = state.action
        assert action is not None
        setup, actor = self.setup, BIT[action.seat]
        false = action.contestable and not action.valid and not setup.mates_of[seat] & actor
        if false and (setup.virtual_seats & actor or self.dice.below(8)):
            return codes.STOP << codes.SHIFT
        if action.flash:
            fitting = within_reach(state, seat) & state.ready & ~BIT[action.card]
            if seat != action.seat:
                return codes.ME << codes.SHIFT if fitting else codes.LET_PASS
            if fitting & self.setup.links_of[action.card] or (fitting and state.trumps):
                return codes.BIS << codes.SHIFT
        return codes.LET_PASS


def announcement(state: State, seat: int) -> int:
    """A true one that nobody has made, -1 for none."""
    if not offered(state, seat, codes.ANNOUNCE_OPEN) | offered(state, seat, codes.ANNOUNCE_CLOSE):
        return -1
    setup, present = state.setup, state.present
    for era in range(setup.lowest, setup.highest + 1):
        cards = setup.cards_of_era[era]
        if not state.opened & BIT[era] and era != setup.lowest and cards & present:
            return codes.ANNOUNCE_OPEN << codes.SHIFT | era
        if not state.closed & BIT[era] and not cards & ~present:
            return codes.ANNOUNCE_CLOSE << codes.SHIFT | era
    return -1


def promising(state: State, seat: int, code: int) -> int:
    """The cards that fit and that a call may bring, as a mask. Where calls can be contested any discovery is
    offered (H17), but one that cannot succeed brings nothing, even if nobody says Stop (E11, E15)."""
    cards = offered(state, seat, code) & state.ready
    if not cards or not state.setup.bluff:
        return cards
    if not holders(state, seat):
        return 0
    dealt = earlier_eras(state, stacked_era(state) + 1)
    return cards & dealt & callable_eras(state) & ~visible(state, seat)


def held_elsewhere(state: State, seat: int) -> int:
    """The cards that must lie in other hands, as their eras have left the stack (B02)."""
    dealt = earlier_eras(state, stacked_era(state))
    return dealt & ~(state.tree | state.pool | state.shown | state.hands[seat])


def stacked_era(state: State) -> int:
    """The lowest era in the stack, one above the highest if there is none."""
    setup = state.setup
    for place in range(state.top, setup.card_count):
        card = state.order[place]
        if card < setup.printed:
            return setup.era_of[card]
    return setup.highest + 1


def earlier_eras(state: State, era: int) -> int:
    """The cards of all eras before this one."""
    cards = 0
    for earlier in range(state.setup.lowest, era):
        cards |= state.setup.cards_of_era[earlier]
    return cards


def selection(state: State, seat: int) -> int:
    """What of the hand can be placed one after the other, with what lies open; else the lowest card."""
    setup = state.setup
    hand = state.hands[seat]
    within = (hand | state.pool | state.shown) & setup.discoveries
    present, chain = state.present, 0
    found = True
    while found:
        found = False
        rest = within & ~chain
        while rest:
            low = rest & -rest
            rest ^= low
            if not setup.needs_of[lowest(low)] & ~present:
                chain |= low
                present |= low
                found = True
    return hand & (chain | setup.jokers) or hand & -hand


def fullest(state: State, seat: int, victims: int) -> int:
    """Of the seats that may be robbed the opponent with the fullest hand."""
    victims = victims & ~state.setup.mates_of[seat] or victims
    chosen, most = -1, -1
    for victim in range(state.setup.seat_count):
        size = count(state.hands[victim]) if victims & BIT[victim] else -1
        if size > most:
            chosen, most = victim, size
    return chosen
