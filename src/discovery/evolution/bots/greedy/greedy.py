"""``greedy``: the rollout policy with a careful plan for the turn, on one position imagined from the view.

Of that position it reads only what its seat may know, so the cards that were dealt to others do not matter.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest, members
from discovery.core.dice import Dice
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.greedy.asset_planner import AssetPlanner
from discovery.evolution.bots.greedy.bluffing import Bluffs
from discovery.evolution.bots.greedy.careful_planner import CarefulPlanner
from discovery.evolution.bots.greedy.odds import (
    can_stand,
    farthest,
    held_by_others,
    missing,
    nearest,
    position_of,
    unseen,
)
from discovery.evolution.bots.greedy.rates import Rates, happens
from discovery.evolution.bots.policy.heuristics import announcement, held_elsewhere, promising, selection
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy, one_action, use_or_stop
from discovery.evolution.bots.policy.snake_planner import THOROUGH, SnakePlanner
from discovery.evolution.bots.policy.values import BARE_EXTRA_TURN, EXTRA_TURN, NO_PLACEMENT
from discovery.evolution.model import codes
from discovery.evolution.model.phases import GIVE
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import EVERY_CARD, NO_CARD, State
from discovery.evolution.moves.placing import within_reach
from discovery.evolution.variants.jokers.moves import truly_representable
from discovery.evolution.views.view import View

WORTH_A_TRY = 0.3
"""The least chance of success at which a spare trump calls a card."""


class GreedyPolicy(RolloutPolicy):
    """The rollout policy with a plan that looks at spots and Jokers; it bluffs, interrupts and asks mates."""

    def __init__(self, setup: Setup, random: Chooser, rates: Rates) -> None:
        super().__init__(setup, Dice(0))
        self.random = random
        self.rates = rates
        self.careful = CarefulPlanner(setup) if setup.assets is None else AssetPlanner(setup)
        self.snakes = None if setup.rules.prerequisites else SnakePlanner(setup, THOROUGH, wary=True)

    def turn(self, state: State, seat: int) -> int:
        """Announce, plan, ask a mate, spend trumps, bluff, call SOS, or end the turn."""
        if self.setup.one_action:
            return self._single_action(state, seat)
        move = announcement(state, seat) if self.piled else -1
        if move >= 0:
            return move
        move = self.planned(state, seat)
        mate = self._mate_to_ask(state, seat, move < 0)
        if mate >= 0:
            self.extra = 0
            return codes.compose(codes.ASK, mate)
        if move < 0 and state.trumps:
            move = self.trump_use(state, seat)
        passing = self.offer(state, seat, codes.PASS)
        if not (state.trumps or passing):
            if self.piled:
                move = self._bluff(state, seat, move)
            if move < 0 and not state.placed:
                move = self._likeliest(state, seat, codes.SOS)
        return move if move >= 0 else use_or_stop(self, state, seat)

    def _single_action(self, state: State, seat: int) -> int:
        """As every policy, but where no card of the hand is true, a false one that is worth the risk."""
        move = one_action(self, state, seat)
        laid = codes.code_of(move) == codes.PLACE
        if laid and state.hands[seat] & BIT[codes.argument_of(move)]:
            return move
        bluffs = Bluffs(state, seat, self.careful, self.rates)
        card = bluffs.instead_of_a_draw(laid, self.random)
        return move if card == NO_CARD else codes.compose(codes.PLACE, card)

    def planned(self, state: State, seat: int) -> int:
        """The first move of the best plan; -1 to stop."""
        if self.snakes is not None:
            return super().planned(state, seat)
        place = self.true(state, self.offer(state, seat, codes.PLACE))
        replay = call = 0
        if state.trumps or state.granted:
            replay = self.true(state, self.offer(state, seat, codes.REPLAY)) & ~place
        planner = self.careful
        planner.held = held_elsewhere(state, seat) & unseen(state, seat) if self.scored else 0
        if state.trumps:
            call = promising(state, seat, codes.CALL) & planner.held
        planner.with_jokers = self.offer(state, seat, codes.JOKER_TRUMP) != 0
        planner.stand_ins = self.offer(state, seat, codes.JOKER_AS)
        if planner.stand_ins:
            planner.stand_ins &= truly_representable(state)
        has_plan = planner.plan(state, seat, place, replay, call)
        self.extra = planner.extra if has_plan else 0
        return planner.move(0) if has_plan else -1

    def best_spot_move(self, state: State, seat: int, code: int, card: int) -> int:
        """The move that lays ``card`` on the spot with the highest bonus."""
        rule, plane, spots = self.setup.spots, state.plane, self.extras(state, seat, code, card)
        self.extra = 0
        if rule is not None and plane is not None:
            self.extra = max([(rule.worth(plane, card, spot - 1, False), spot) for spot in spots])[1]
        return codes.compose(code, card)

    def trump_use(self, state: State, seat: int) -> int:
        """The other use of a trump (E09 to E11, Q15); -1 for none."""
        self.extra = 0
        if not self.scored:
            cards = self.offer(state, seat, codes.DISCARD)
            if cards:
                return codes.compose(codes.DISCARD, self.spare(state, cards))
            return self.exchange(state, seat)
        call = self._likeliest(state, seat, codes.CALL)
        if call >= 0 and held_by_others(state, seat)[codes.argument_of(call)] >= WORTH_A_TRY:
            return call
        if self.offer(state, seat, codes.DRAW):
            return codes.compose(codes.DRAW)
        return self.exchange(state, seat)

    def select(self, state: State, seat: int) -> int:
        """As every policy, but if nothing can be placed, the card that is nearest to it."""
        cards = members(state.hands[seat])
        near = min(cards, key=lambda card: (missing(self.setup, state.present, card), card))
        return selection(state, seat) or BIT[near]

    def spare(self, state: State, cards: int) -> int:
        """The card to give up: the one that is farthest from being placed; to a mate, the nearest."""
        if state.phase == GIVE and self.setup.mates_of[state.decider] & BIT[state.partner]:
            return nearest(state, cards)
        return farthest(state, cards)

    def contests(self, actor: int) -> bool:
        """Whether to say Stop to a false action."""
        return happens(self.rates.contest, self.random)

    def answer(self, state: State, seat: int) -> int:
        """Contest what cannot stand, interrupt for a great turn, or go on as every policy."""
        if state.action is not None and state.action.aim < 0:
            state.action = state.action.judged(can_stand(state, seat))
        move: int = super().answer(state, seat)
        stop = move == codes.compose(codes.STOP)
        if not stop and self.offer(state, seat, codes.INTERRUPT) and self._interrupts(state, seat):
            return codes.compose(codes.INTERRUPT)
        return move

    def _interrupts(self, state: State, seat: int) -> bool:
        """Whether a whole turn is worth a Joker that could bring a trump later (N02)."""
        trial, hands = state.copy(), list(state.hands)  # rows are arrays when compiled: set as a whole
        hands[seat] ^= BIT[lowest(hands[seat] & self.setup.jokers)]
        trial.hands = hands
        if not hands[seat]:
            return not self.scored and trial.top == self.setup.stack_end
        trial.last, trial.may_follow = NO_CARD, EVERY_CARD
        trial.trumps = trial.granted = trial.placed = trial.series = 0
        self.careful.with_jokers = True
        self.careful.stand_ins = self.careful.held = 0
        self.careful.plan(trial, seat, within_reach(trial, seat) & trial.ready, 0, 0)
        idle = self.careful.idle if self.scored else NO_PLACEMENT
        return self.careful.gain >= (EXTRA_TURN if self.scored else BARE_EXTRA_TURN) + idle

    def _mate_to_ask(self, state: State, seat: int, stuck: bool) -> int:
        """The mate with most cards, if they draw another one or nothing else helps (P01); -1 for none."""
        mates = self.offer(state, seat, codes.ASK) & self.setup.mates_of[seat]
        if not mates or not (stuck or (self.scored and state.top < self.setup.stack_end)):
            return -1
        return max(members(mates), key=lambda mate: count(state.hands[mate]))

    def _likeliest(self, state: State, seat: int, code: int) -> int:
        """The call that most likely succeeds; -1 for none.

        Without points nobody is helped to lose their last card (G04).
        """
        self.extra = 0
        cards = members(promising(state, seat, code))
        if not cards or (not self.scored and self._helps(state, seat)):
            return -1
        chances = held_by_others(state, seat)
        return codes.compose(code, max(cards, key=lambda card: chances.get(card, 0.0)))

    def _helps(self, state: State, seat: int) -> bool:
        """Whether an opponent would win by losing a card."""
        others = [
            other for other in range(self.setup.seat_count) if not self.setup.mates_of[seat] & BIT[other]
        ]
        return state.top == self.setup.stack_end and any(count(state.hands[other]) == 1 for other in others)

    def _bluff(self, state: State, seat: int, move: int) -> int:
        """A false placement instead of ``move``, if one is worth the risk."""
        extra = self.extra
        gain = self.careful.gain if move >= 0 else 0
        false = Bluffs(state, seat, self.careful, self.rates).choose(gain, self.random)
        self.extra = extra if false < 0 else self.careful.extra
        return move if false < 0 else false


class Greedy:
    """Takes the best plan of placements for this turn; spare trumps call, exchange or discard."""

    def __init__(self, setup: Setup, random: Chooser, rates: Rates | None = None) -> None:
        self._setup = setup
        self._policy = GreedyPolicy(setup, random, rates or Rates())

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The best of ``view.legal`` by a fixed policy, on a position consistent with the view."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self._policy.choose(position_of(self._setup, view), view.seat)
