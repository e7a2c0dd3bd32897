"""The rollout policy: the move that quick heuristics choose in a position.

Searches use it to play on from a leaf, the lower levels to decide in one position imagined from their view,
and ``greedy`` refines it. Written for speed.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest, nth
from discovery.core.dice import Dice
from discovery.core.protocol import NOBODY
from discovery.evolution.bots.policy.asset_values import best_replay, best_use, guard_to_use
from discovery.evolution.bots.policy.heuristics import (
    announcement,
    fullest,
    held_elsewhere,
    leading,
    objection,
    promising,
    selection,
)
from discovery.evolution.bots.policy.snake_planner import SnakePlanner
from discovery.evolution.bots.policy.turn_planner import TurnPlanner
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import clockwise_first, extras, line_of_nobody, number, offered
from discovery.evolution.model import codes
from discovery.evolution.model.phases import (
    AMOUNT,
    ASSET,
    CALLED,
    DISCARD,
    FLIP,
    GIVE,
    HARVEST,
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
from discovery.evolution.moves.placing import layable, stands_up, within_reach
from discovery.evolution.variants.classic.flow import OPENING_POINTS, most_to_draw

EMPTIES, FOLLOWS, FROM_HAND = 14, 4, 3
"""The values of a placement beside its point, in quarters of a point: it empties the hand, another card can
follow, it comes from the own hand."""

PLANS = 60
"""The most positions that a plan looks at."""

SNAKES = 60
"""The most placements that are tried for a snake."""

FEW_SPOTS = 8
"""The most spots of a card that are compared."""


class RolloutPolicy:
    """Decides for every seat in the same way. A move has two parts (see ``stepping.number``): methods return
    the first, the second is ``extra``."""

    # fmt: off
    __slots__ = (
        "bluff", "dice", "extra", "from_hand", "piled", "planner", "scored", "searching", "setup", "snakes",
        "trump_value",
    )
    # fmt: on

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.setup, self.dice, self.extra = setup, dice, 0
        self.planner, rules = TurnPlanner(setup, PLANS), setup.rules
        self.scored, self.piled = rules.scored, rules.piled
        self.bluff, self.searching = rules.bluff, rules.searching
        self.snakes = None if rules.prerequisites else SnakePlanner(setup, SNAKES)
        won = OPENING_POINTS if rules.classic else rules.trump_points
        self.trump_value = 4 * won if rules.scored else FOLLOWS
        self.from_hand = 0 if rules.scored else FROM_HAND + FOLLOWS

    def play(self, state: State, last_turn: int) -> None:
        """Play until the game or that turn is over."""
        while state.phase != OVER and state.turns <= last_turn:
            self.step(state)

    def step(self, state: State) -> None:
        """Play one move, for whichever seat decides."""
        seat = self.decider(state)
        if seat == NOBODY:
            line_of_nobody(state)
        else:
            head = self.decide(state, seat)
            play_with(state, seat, head, self.extra, self.dice)

    def decider(self, state: State) -> int:
        """Who decides next; ``NOBODY`` for a line that nobody decides."""
        phase = state.phase
        if phase == FLIP or (phase == WINDOW and not state.waiting):
            return NOBODY
        if phase in (WINDOW, SELECT):
            return clockwise_first(state)
        return state.turn if state.decider < 0 else state.decider

    def choose(self, state: State, seat: int) -> int:
        """A legal move, as one number."""
        head = self.decide(state, seat)
        return number(head, self.extra)

    def decide(self, state: State, seat: int) -> int:
        """A legal move for the seat that must act, in any phase."""
        self.extra = 0
        phase = state.phase
        move = objection(state, seat)
        if move >= 0:
            return move
        if phase == WINDOW:
            return self.answer(state, seat)
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
            self.extra = self.select(state, seat)
            return codes.SELECT << codes.SHIFT
        if phase in (HARVEST, AMOUNT):
            return _harvest(self, state, seat)
        if phase == ASSET:
            return _with_asset(self, state, seat)
        return self.turn(state, seat)

    def select(self, state: State, seat: int) -> int:
        """The cards to select: those that can be placed in this round, else the lowest card (J03)."""
        hand = state.hands[seat]
        return selection(state, seat) or hand & -hand

    def offer(self, state: State, seat: int, code: int) -> int:
        """The arguments that a kind of move offers now, as a mask; 0 if there is no such kind of move."""
        return offered(state, seat, code)

    def extras(self, state: State, seat: int, code: int, argument: int) -> list[int]:
        """The values that the move's ``extra`` part may have; none if there is no such kind of move."""
        return extras(state, seat, code, argument)

    def turn(self, state: State, seat: int) -> int:
        """Announce, follow the plan, spend what is left, or end the turn."""
        if self.setup.one_action:
            return one_action(self, state, seat)
        if self.piled:
            move = announcement(state, seat)
            if move >= 0:
                return move
        move = self.planned(state, seat)
        if move >= 0:
            return move
        if state.trumps or state.granted:
            move = self.trump_use(state, seat)
            if move >= 0:
                return move
        if self.setup.jokers and _uses_joker(self, state, seat):
            return self._first(state, seat, codes.JOKER_TRUMP)
        return use_or_stop(self, state, seat)

    def planned(self, state: State, seat: int) -> int:
        """The first move of the best plan for the rest of the turn; -1 to place nothing more."""
        place = self.true(state, self.offer(state, seat, codes.PLACE))
        if self.snakes is not None:
            return _kindred(self, state, seat, place)
        replay = call = 0
        if state.trumps or state.granted:
            replay = self.true(state, self.offer(state, seat, codes.REPLAY)) & ~place
            if state.trumps and self.scored:
                call = promising(state, seat, codes.CALL) & held_elsewhere(state, seat)
        if not (place or replay or call) or not self.planner.plan(state, seat, place, replay, call):
            return -1
        move = self.planner.move(0)
        return self.best_spot_move(state, seat, move >> codes.SHIFT, move & codes.ARGUMENT)

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

    def trump_use(self, state: State, seat: int) -> int:
        """A trump or a granted replay; -1 for nothing."""
        if state.phase != TRUMP:
            return -1
        if not self.scored:
            cards = self.offer(state, seat, codes.DISCARD)
            if cards:
                return codes.DISCARD << codes.SHIFT | self.spare(state, cards)
            return self.exchange(state, seat)
        if self.offer(state, seat, codes.DRAW):
            return codes.DRAW << codes.SHIFT
        cards = promising(state, seat, codes.CALL)
        if not cards or not self.dice.below(2):
            return -1
        return codes.CALL << codes.SHIFT | nth(cards, self.dice.below(count(cards)))

    def exchange(self, state: State, seat: int) -> int:
        """Exchange hands with the opponent who stands best; -1 if there is none."""
        victim = leading(state, seat, self.offer(state, seat, codes.EXCHANGE))
        return -1 if victim < 0 else codes.EXCHANGE << codes.SHIFT | victim

    def _first(self, state: State, seat: int, code: int) -> int:
        """The first move of a kind that has no argument."""
        self.extra = self.extras(state, seat, code, 0)[0]
        return code << codes.SHIFT

    def worth(self, state: State, seat: int, card: int, reach: int) -> int:
        """The value of placing ``card`` beside its point, in quarters of a point."""
        setup, bit = self.setup, BIT[card]
        present = state.present
        own = state.hands[seat]
        value = self.from_hand if own & bit else 1
        era = setup.era_of[card]
        cards = setup.cards_of_era[era]
        if not self.piled:
            if not cards & present and era != setup.silent_era:
                value += self.trump_value
            if not cards & ~(present | bit):
                value += self.trump_value
        if own == bit:
            value += EMPTIES
        follow = setup.follows_of[card] & reach & state.ready & ~bit
        absent = ~(present | bit)
        freed = setup.leads_of[card] & reach
        while freed:
            low = freed & -freed
            freed ^= low
            if not setup.needs_of[lowest(low)] & absent:
                follow |= low
        behind = count(follow)
        return value + (FOLLOWS * behind if behind < 3 else 2 * FOLLOWS + behind)

    def best_spot_move(self, state: State, seat: int, code: int, card: int) -> int:
        """The move that lays ``card`` on the best of a few spots."""
        move = code << codes.SHIFT | card
        self.extra = 0
        rule, plane = self.setup.spots, state.plane
        if rule is None or plane is None:
            return move
        spots = self.extras(state, seat, code, card)
        first = self.dice.below(len(spots)) if len(spots) > FEW_SPOTS else 0
        chosen, most = spots[first], -1
        for step in range(min(FEW_SPOTS, len(spots))):
            spot = spots[(first + step) % len(spots)]
            bonus = rule.worth(plane, card, (spot & codes.SPOT) - 1, False) if spot else 0
            if bonus > most:
                chosen, most = spot, bonus
        self.extra = chosen
        return move

    def spare(self, state: State, cards: int) -> int:
        """The card to give up: the last printed one that does not fit now, a Joker only if it must be."""
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
            return self.best_spot_move(state, seat, codes.PLACE, card)
        return codes.FAIL << codes.SHIFT

    def answer(self, state: State, seat: int) -> int:
        """Contest what is false, take over (Me) or go on (Bis) while a card fits, or let it pass."""
        action = state.action
        assert action is not None
        if action.aim >= 0:
            guard = guard_to_use(state, seat)
            return codes.LET_PASS if guard < 0 else codes.WARD << codes.SHIFT | guard
        false = action.contestable and not action.valid and not self.setup.mates_of[seat] & BIT[action.seat]
        if false and self.contests(action.seat):
            return codes.STOP << codes.SHIFT
        if action.flash:
            fitting = within_reach(state, seat) & state.ready & ~BIT[action.card]
            if seat != action.seat:
                return codes.ME << codes.SHIFT if fitting else codes.LET_PASS
            if fitting & self.setup.follows_of[action.card] or (fitting and state.trumps):
                return codes.BIS << codes.SHIFT
        return codes.LET_PASS

    def contests(self, actor: int) -> bool:
        """Whether to say Stop to a false action: to seven of eight, and to every one of a virtual player."""
        return self.setup.virtual_seats & BIT[actor] != 0 or self.dice.below(8) != 0


def use_or_stop(policy: RolloutPolicy, state: State, seat: int) -> int:
    """The last of a turn: the use of the asset that brings most, else the pass or the end."""
    policy.extra = 0
    move = _use(policy, state, seat) if policy.setup.assets is not None else -1
    if move >= 0:
        return move
    if policy.offer(state, seat, codes.PASS):
        return codes.PASS << codes.SHIFT
    return codes.END << codes.SHIFT


def _use(policy: RolloutPolicy, state: State, seat: int) -> int:
    """The use of the asset that brings most; -1 to use none."""
    use = best_use(state, seat)
    if use < 0:
        return -1
    policy.extra = use >> codes.SHIFT
    return codes.USE << codes.SHIFT | use & codes.ARGUMENT


def _with_asset(policy: RolloutPolicy, state: State, seat: int) -> int:
    """Use the asset: exchange, place, take a scouted card that fits later, or end the turn."""
    victims = policy.offer(state, seat, codes.EXCHANGE)
    if victims:
        return codes.EXCHANGE << codes.SHIFT | lowest(victims)
    move = _use(policy, state, seat)
    if move >= 0:
        return move
    cards = policy.offer(state, seat, codes.REPLAY)
    if cards:
        return policy.best_spot_move(state, seat, codes.REPLAY, best_replay(state, cards))
    cards = policy.offer(state, seat, codes.KEEP)
    return codes.KEEP << codes.SHIFT | lowest(cards) if cards else codes.END << codes.SHIFT


def _uses_joker(policy: RolloutPolicy, state: State, seat: int) -> bool:
    """Whether to play a Joker for a trump, which places another card."""
    if not policy.offer(state, seat, codes.JOKER_TRUMP):
        return False
    return within_reach(state, seat) & state.ready != 0 and policy.dice.below(2) == 0


def _kindred(policy: RolloutPolicy, state: State, seat: int, cards: int) -> int:
    """The first move of the best snake (S12); -1 if there is none."""
    planner = policy.snakes
    assert planner is not None
    planner.plan(state, seat, cards)
    policy.extra = planner.extra if planner.head >= 0 else 0
    return planner.head


def _harvest(policy: RolloutPolicy, state: State, seat: int) -> int:
    """As many cards as fit (S19). As a harvest (S03) a card of a discard that can be laid at once, else one
    of the fullest other hand or of the stack.

    On an empty stack any other card is no gain: it may stay, and a seat that loses it has one less to bury.
    """
    if state.phase == AMOUNT:
        return codes.DRAW << codes.SHIFT | most_to_draw(state, seat)
    cards = policy.offer(state, seat, codes.HARVEST_TAKE) & state.ready
    if policy.snakes is not None:
        cards = layable(state, cards)
    if cards:
        return codes.HARVEST_TAKE << codes.SHIFT | nth(cards, count(cards) - 1)
    if not policy.offer(state, seat, codes.HARVEST_DRAW):
        return codes.HARVEST_NONE << codes.SHIFT
    victim = fullest(state, seat, policy.offer(state, seat, codes.HARVEST_ROB))
    if victim < 0 or policy.setup.mates_of[seat] & BIT[victim]:
        return codes.HARVEST_DRAW << codes.SHIFT
    policy.extra = policy.extras(state, seat, codes.HARVEST_ROB, victim)[0]
    return codes.HARVEST_ROB << codes.SHIFT | victim


def one_action(policy: RolloutPolicy, state: State, seat: int) -> int:
    """The single action of a turn (S25): the most useful true card, one of the hand before one of a discard,
    which makes the hand no smaller; else a draw, since a discard with a robbery brings an opponent nearer to
    the end and the hand no less."""
    true = policy.true(state, policy.offer(state, seat, codes.PLACE))
    cards = true & state.hands[seat] or true
    reach = within_reach(state, seat)
    chosen, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = policy.worth(state, seat, card, reach)
        if worth > most:
            chosen, most = card, worth
    return codes.DRAW << codes.SHIFT if chosen < 0 else codes.PLACE << codes.SHIFT | chosen
