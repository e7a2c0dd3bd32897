"""Planning a turn: the best sequence of placements from what is known now, trumps and Jokers included."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from discovery.core.bits import BIT, lowest, members
from discovery.evolution.bots.greedy.inference import Known, callable_cards
from discovery.evolution.bots.greedy.plan_steps import ANYWHERE, JOKER_STEPS, Step, by_card
from discovery.evolution.bots.greedy.plane_view import Board
from discovery.evolution.bots.greedy.weights import Outlook, Scale
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import EVERY_CARD, NO_CARD
from discovery.evolution.views.view import View

MOST_POSITIONS = 600
"""Positions that one plan may look at; beyond them a line is judged where it stands."""

MOST_ON_A_PLANE = 80
"""The same on a plane, where each of them takes longer."""

FIRST_SPOTS, LATER_SPOTS = 3, 1
"""Spots of a card that a plan looks at, for its next step and for those behind it."""

IMPATIENCE = 0.01
"""Sooner is a little better: what is placed first may bring a new card into the pool."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a plan has got to: what has been played, as the tree; the turn's last card and what may follow it
    in series; the trumps left (replays granted count as such); the length of the series that runs, 0 before
    the first placement; what was gained so far. ``ready`` follows from the tree, ``layout`` tells planes
    apart.
    """

    tree: int
    ready: int
    last: int
    follow: int
    trumps: int
    series: int
    gained: float = 0.0
    layout: int = 0


class Planner:
    """Searches the turn's placements: by link, by a trump without one, by a call that cannot fail, and the
    trumps that Jokers bring.

    What the pool will be refilled with is not known and counts for nothing.
    """

    def __init__(self, setup: Setup, view: View, seen: Known, scale: Scale, sure: int) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        self.scale = scale
        self.sure = sure
        self.rule = setup.rules.spots
        self.board = None if self.rule is None else Board(setup, view, self.rule)
        self.most = MOST_POSITIONS if self.board is None else MOST_ON_A_PLANE
        self.found: dict[tuple[int, int, int, int, int], float] = {}

    def here(self) -> Stage:
        """Where the turn stands."""
        view = self.view
        trumps = view.trumps + view.granted
        return Stage(
            self.seen.tree, self.seen.ready, view.last, self.following(view.last), trumps, view.series
        )

    def following(self, last: int) -> int:
        """The cards that may follow ``last`` in a series; behind a Joker by the prerequisite link (D08)."""
        setup = self.setup
        if last == NO_CARD:
            return EVERY_CARD
        if last < setup.printed:
            return setup.links[last]
        return self._kin(dict(self.view.stands).get(last, NO_CARD))

    def _kin(self, card: int) -> int:
        if card == NO_CARD:
            return 0
        return self.setup.needs[card] | self.setup.leads[card]

    def best(self, moves: Iterable[int]) -> tuple[int, float]:
        """The first of ``moves`` of the best plan and its gain over stopping now; ``(-1, 0.0)`` to stop."""
        here = self.here()
        now = self._stop(here)
        chosen, most = -1, now
        for step in self._first_steps(moves):
            worth = self._after(here, step)
            if worth > most:
                chosen, most = step.move, worth
        return chosen, most - now

    def worth_of(self, step: Step) -> float:
        """What a step and the best that can follow bring over stopping now."""
        here = self.here()
        return self._after(here, step) - self._stop(here)

    def caught(self, watchers: Sequence[int]) -> float:
        """What a false placement that one of ``watchers`` contests costs, compared with stopping now."""
        idle = 0.0 if self.view.series else self.scale.idle()
        return self.scale.caught(watchers) - idle

    def worth_from(self, stage: Stage) -> float:
        """The best that can follow, over stopping there."""
        return self._best_from(stage) - self._stop(stage)

    def _first_steps(self, moves: Iterable[int]) -> Iterable[Step]:
        """Those of ``moves`` that a plan may begin with, false ones left out, on their best spots."""
        seen = self.seen
        called = self.sure & seen.ready & callable_cards(self.setup, seen.tree)
        fitting = {codes.PLACE: seen.ready, codes.REPLAY: seen.ready, codes.CALL: called}
        for first in by_card(self.setup, seen, moves):
            if first.code in JOKER_STEPS:
                yield self._joker_step(first)
            elif fitting[first.code] & BIT[first.card]:
                yield from self._on_best_spots(first)

    def _on_best_spots(self, first: Step) -> Iterable[Step]:
        if self.board is None or first.code == codes.CALL:
            yield first
            return
        for bonus, spot in self.board.best(first.card, first.spots, FIRST_SPOTS):
            yield first.on(spot, bonus)

    def _joker_step(self, first: Step) -> Step:
        if self.board is None or first.code == codes.JOKER_TRUMP:
            return first
        bonus, spot = self.board.best_for_joker(first.card, first.spots)
        return first.on(spot, bonus)

    def _after(self, stage: Stage, step: Step) -> float:
        """The worth of a step and of the best that can follow."""
        if step.code == codes.JOKER_TRUMP:
            return self._after_trump(stage, step)
        card, bit = step.card, BIT[step.card]
        laid = bit if step.joker == NO_CARD else BIT[step.joker] | bit
        own = self.seen.hand & (bit if step.joker == NO_CARD else BIT[step.joker]) != 0
        in_series = step.code in (codes.PLACE, codes.JOKER_AS)
        series = stage.series + 1 if in_series else 1
        tree = stage.tree | laid
        won, gain = 0, self.scale.placed(own, series) + step.bonus
        gain -= 2 * IMPATIENCE if own else IMPATIENCE
        if stage.tree & bit:
            gain += self.scale.recovered()
        else:
            won = self.eras_won(stage.tree, card)
        if own and not self.seen.hand & ~tree and not stage.tree & bit:
            won += 1
            gain += self.scale.emptied(self._stack(tree))
        gain += won * self.scale.trump()
        follow = self.setup.links[card] if step.joker == NO_CARD else self._kin(card)
        trumps = stage.trumps + won - (not in_series)
        ready = self._ready(tree, stage.ready, card)
        layout = stage.layout ^ hash((card, step.spot)) if self.board else 0
        last = card if step.joker == NO_CARD else step.joker
        after = Stage(tree, ready, last, follow, trumps, series, stage.gained + gain, layout)
        return gain + self._laid(after, step)

    def _laid(self, after: Stage, step: Step) -> float:
        """The best that can follow, with the step's card lying on the plane meanwhile."""
        board = self.board
        if board is None or step.spot == ANYWHERE:
            return self._best_from(after)
        card = step.card if step.joker == NO_CARD else step.joker
        board.plane.lay(card, step.spot, NO_CARD if step.joker == NO_CARD else step.card)
        worth = self._best_from(after)
        board.plane.lift(card)
        return worth

    def _after_trump(self, stage: Stage, step: Step) -> float:
        """A Joker outside the tree is no placement: the turn stands where it stood, with a trump (N01)."""
        bit = BIT[step.joker]
        own = self.seen.hand & bit != 0
        tree = stage.tree | bit
        won, gain = 1, self.scale.played_joker(own) - IMPATIENCE
        if own and not self.seen.hand & ~tree:
            won += 1
            gain += self.scale.emptied(self._stack(tree))
        gain += won * self.scale.trump()
        gained = stage.gained + gain
        return gain + self._best_from(
            Stage(
                tree, stage.ready, stage.last, stage.follow, stage.trumps + won, stage.series, gained,
                stage.layout,
            )
        )  # fmt: skip

    def _best_from(self, stage: Stage) -> float:
        """The best that can follow, stopping included."""
        key = (stage.tree, stage.last, stage.trumps, stage.series, stage.layout)
        if key in self.found:
            return self.found[key]
        best = self._stop(stage)
        if len(self.found) < self.most:
            self.found[key] = best
            for step in self._options(stage):
                best = max(best, self._after(stage, step))
        self.found[key] = best
        return best

    def _options(self, stage: Stage) -> Iterable[Step]:
        """What can be laid next."""
        seen = self.seen
        linked = seen.reach & stage.ready & stage.follow & ~self._used(stage)
        yield from self._steps(stage, codes.PLACE, linked)
        jokers = seen.jokers & ~stage.tree
        if jokers:
            yield Step(codes.JOKER_TRUMP, NO_CARD, -1, joker=lowest(jokers & ~seen.hand or jokers))
        if stage.trumps:
            loose = seen.reach_of_trumps & stage.ready & ~linked & ~self._used(stage)
            yield from self._steps(stage, codes.REPLAY, loose)
            called = self.sure & stage.ready & callable_cards(self.setup, stage.tree)
            yield from self._steps(stage, codes.CALL, called)

    def _used(self, stage: Stage) -> int:
        """The cards laid by this plan; a card for which a Joker stands counts as laid only then."""
        return stage.tree & ~self.seen.tree

    def _steps(self, stage: Stage, code: int, cards: int) -> Iterable[Step]:
        for card in members(cards):
            if self.board is None:
                yield Step(code, card, -1)
                continue
            spots = self.board.spots(card, stage.tree, stage.last)
            if spots:
                for bonus, spot in self.board.best(card, spots, LATER_SPOTS):
                    yield Step(code, card, -1, spot, bonus)

    def _ready(self, tree: int, ready: int, card: int) -> int:
        ready &= ~BIT[card]
        waiting = self.setup.leads[card] & ~tree
        while waiting:
            successor = waiting & -waiting
            if not self.setup.needs[lowest(successor)] & ~tree:
                ready |= successor
            waiting ^= successor
        return ready

    def eras_won(self, tree: int, card: int) -> int:
        """Trumps for opening and closing the card's era (E02, E03)."""
        era = self.setup.era[card]
        cards = self.setup.era_cards[era]
        opened = not cards & tree and era != self.setup.lowest
        return opened + (cards & ~tree == BIT[card])

    def _stack(self, tree: int) -> int:
        """The cards left in the stack once the pool is refilled (G05)."""
        return max(0, self.seen.stack - (self.seen.pool & tree).bit_count())

    def _stop(self, stage: Stage) -> float:
        seen, setup = self.seen, self.setup
        open_cards = seen.public & ~stage.tree
        opening = 0
        for era in range(setup.lowest + 1, setup.highest + 1):
            if not setup.era_cards[era] & stage.tree:
                opening |= setup.era_cards[era]
        outlook = Outlook(
            ready=stage.ready,
            hand=seen.hand & ~stage.tree,
            open_cards=open_cards,
            opening=opening & stage.ready & open_cards,
            trumps=stage.trumps,
            stack=self._stack(stage.tree),
            gained=stage.gained,
            idle=stage.series == 0,
        )
        return self.scale.stop(outlook) + (self.scale.idle() if outlook.idle else 0.0)
