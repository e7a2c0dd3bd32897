"""The belief about a pile of a player who remembers only some of its cards (rule H01).

Everybody may count the cards of a pile, and none of them lies in sight elsewhere. The prerequisites of a
remembered card were there before it, or somebody would have said Stop; an era that was announced as closed is
complete. The rest may be any pile that the rules could have built from the eras that have left the stack
(B02). A few such piles are sampled: what holds in all of them is sure, what holds in half is believed.
"""

from __future__ import annotations

from dataclasses import replace

from discovery.core.bits import BIT, count, mask_of, members, nth
from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.belief.memory import known_hands
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

PILES, HALF = 8, 4
"""The number of piles sampled for a decision, and half of it."""


DRAWS = 3
"""Forgotten cards are old ones: each is the earliest of this many cards drawn at random. With this number,
beliefs come true about as often as they are held."""


class Belief:
    """A seat's belief about ``view.tree`` if it remembers the ``newest`` cards of it. Visible cards and
    Jokers are never forgotten.

    ``forgotten`` are the cards of the tree that it cannot name, oldest first; only their number is used.
    ``named`` is the mask of the others and of what Jokers stand for, ``implied`` of the cards that must be
    among the forgotten, ``unknown`` of those that may be; ``most`` is how many of these, by era, have left
    the stack. ``piles`` are masks of what may be present.
    """

    def __init__(
        self, setup: Setup, view: View, observed: tuple[Event, ...], newest: int, dice: Dice
    ) -> None:
        self.setup = setup
        self.view = view
        self.observed = observed
        self.dice = dice
        visible = mask_of(card for card, *_ in view.plane or ())
        kept = mask_of(view.tree[-newest:]) | mask_of(view.tree) & (setup.jokers | setup.side_cards | visible)
        self.named = kept | mask_of(card for _, card in view.stands)
        self.forgotten = [card for card in view.tree if not self.named & BIT[card]]
        elsewhere = self._elsewhere()
        self.implied = self._imply(elsewhere)
        self.unknown = setup.discoveries & ~(self.named | self.implied | elsewhere | setup.side_cards)
        self.most = self._dealt()
        self.piles = [self._pile() for _ in range(PILES)]

    def _elsewhere(self) -> int:
        """The cards in sight outside the tree, and those that it saw go into hands."""
        view = self.view
        rows: list[tuple[int, ...]] = [view.hand, view.pool, *view.discards]
        rows += [row or () for row in view.selections or ()]
        hands = known_hands(self.setup, view, self.observed).rows if self.observed else []
        return mask_of(card for row in (*rows, *hands) for card in row if card >= 0)

    def _imply(self, elsewhere: int) -> int:
        """The prerequisites of the named cards and the rest of closed eras, as far as there is room for them.
        A card that may still be contested proves nothing."""
        view, setup = self.view, self.setup
        action, implied = view.course.action, 0
        for era in members(view.closed):
            implied |= setup.era_cards[era]
        for card in members(self.named & setup.discoveries):
            if action is None or action.card != card:
                implied |= setup.needs[card]
        implied &= ~(self.named | elsewhere)
        for _ in range(count(implied) - len(self.forgotten)):
            implied &= implied - 1
        return implied

    def _dealt(self) -> list[int]:
        """How many unknown cards of each era have left the stack; its size tells, as it is sorted (B02)."""
        dealt, later = [], 0
        for cards in reversed(self.setup.era_cards):
            stacked = min(count(cards), max(0, self.view.stack - later))
            later += count(cards)
            dealt.append(count(self.unknown & cards) - stacked)
        return dealt[::-1]

    def _pile(self) -> int:
        """A pile built on what is known to be present, each card after its prerequisites."""
        setup, pile, most = self.setup, self.named | self.implied, self.most[:]
        fresh = mask_of(card for card in members(self.unknown) if most[setup.era[card]] > 0)
        ready = fresh & self._ready(pile)
        for _ in range(len(self.forgotten) - count(self.implied)):
            cards = ready or fresh or self.unknown & ~pile
            card = min(nth(cards, self.dice.below(count(cards))) for _ in range(DRAWS))
            era = setup.era[card]
            pile |= BIT[card]
            most[era] -= 1
            fresh &= ~(BIT[card] if most[era] > 0 else setup.era_cards[era])
            freed = mask_of(lead for lead in members(setup.leads[card]) if not setup.needs[lead] & ~pile)
            ready = (ready | freed) & fresh
        return pile

    def _ready(self, pile: int) -> int:
        needs = self.setup.needs
        return mask_of(card for card in range(self.setup.printed) if not needs[card] & ~pile)

    def adopt(self, state: State) -> None:
        """Turn an imagined position into the one that the seat believes in: ``present`` is what is surely
        present, ``ready`` what is believed to be ready."""
        possible, votes = 0, [0] * self.setup.printed
        for pile in self.piles:
            state.tree &= pile
            possible |= pile
            for card in members(self._ready(pile)):
                votes[card] += 1
        state.present = state.tree | state.stood()
        state.ready = mask_of(card for card, number in enumerate(votes) if number >= HALF) & ~possible

    def views(self) -> list[View]:
        """The view with each of the piles, beginning with the most typical one."""
        return [self._view(pile) for pile in sorted(self.piles, key=self._common, reverse=True)]

    def _common(self, pile: int) -> int:
        return sum(count(pile & other) for other in self.piles)

    def _view(self, pile: int) -> View:
        """The view with this pile."""
        view, course = self.view, self.view.course
        instead = dict(zip(self.forgotten, members(pile & ~self.named), strict=True))
        tree = tuple(instead.get(card, card) for card in view.tree)
        if course.plane is not None:
            plane = tuple((instead.get(card, card), x, y, level) for card, x, y, level in course.plane)
            course = replace(course, plane=plane)
        return replace(view, tree=tree, course=course)
