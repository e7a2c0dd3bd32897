"""Plans a turn with all that a rollout has no time for: spots, Jokers, teams, rounds.

It remembers the positions that it has looked at, so that plans that differ only by their order count once.
What the pool will be refilled with is not known and counts for nothing.
"""

from __future__ import annotations

from discovery.core.bits import BIT, EVERY, count, lowest, members
from discovery.evolution.board.plane import Plane
from discovery.evolution.board.spots import SpotConditions, SpotRule
from discovery.evolution.bots.policy.turn_planner import TurnPlanner
from discovery.evolution.bots.policy.values import (
    BARE_KEPT_JOKER,
    BARE_OPEN_JOKER,
    DEPTH,
    IDLE_IN_ROUNDS,
    KEPT_JOKER,
    NEVER,
    OPEN_JOKER,
    UNIT,
)
from discovery.evolution.flow.effects import kin
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.moves.calling import callable_eras
from discovery.evolution.variants.jokers.moves import joker_from, sources

POSITIONS, POSITIONS_ON_A_PLANE = 600, 80
"""The most positions that a plan looks at; on a plane each takes longer."""

FIRST_SPOTS = 3
"""The most spots of a card that are compared for the plan's first move; later ones take the best spot."""

IMPATIENCE = 1
"""Sooner is a little better, twice so from the own hand: early placements may bring a card to the pool."""

SCATTER = 2654435761
"""A factor that spreads cards and spots over the bits of ``layout`` (Knuth)."""

SERIES, REPLAY, CALL = (code << codes.SHIFT for code in (codes.PLACE, codes.REPLAY, codes.CALL))
JOKER_TRUMP, JOKER_AS = (code << codes.SHIFT for code in (codes.JOKER_TRUMP, codes.JOKER_AS))


class CarefulPlanner(TurnPlanner):
    """``move(0)`` and ``extra`` are the first move of the last plan, ``gain`` its value over stopping now.

    The caller sets what else a plan may use: ``held`` are cards that others must hold, for calls behind the
    first move; ``stand_ins`` are the cards that a Joker may be declared to be as the first move, and
    ``with_jokers`` tells whether it may then be played for a trump. ``kin`` may follow the card
    ``shown``: the turn's last card at the start of the plan, or the one that a Joker is declared to be;
    ``lying`` is what lies on the plane for it. ``layout`` distinguishes planes, ``bonus`` belongs to the spot
    that is looked at, ``spot`` is the last best one, as bits of a move; ``unordered`` turns have any order.
    """

    # Several names a line: the class has more to show than its fields.
    # fmt: off
    __slots__ = (
        "bonus", "extra", "found", "gain", "held", "jokers", "kept_joker", "kin", "layout", "lying",
        "now", "open_joker", "plane", "recovered", "scoring", "seat", "shown", "spot", "stand_ins", "state",
        "unordered", "with_jokers",
    )
    # fmt: on

    def __init__(self, setup: Setup) -> None:
        TurnPlanner.__init__(self, setup, POSITIONS if setup.ties is None else POSITIONS_ON_A_PLANE)
        rules, self.unordered = setup.rules, setup.classic and setup.ties is None
        self.scoring = any(earner.by_spot for earner in rules.earners)
        if rules.rounds is not None:
            self.discards = 0
            self.idle = self.idle if rules.bluff else IDLE_IN_ROUNDS
        self.kept_joker = KEPT_JOKER if self.scored else BARE_KEPT_JOKER
        self.open_joker = OPEN_JOKER if self.scored else BARE_OPEN_JOKER
        self.recovered = self.trump if self.scored else BARE_KEPT_JOKER - UNIT
        self.with_jokers = False
        self.held = self.stand_ins = self.extra = self.gain = 0

    def begin(self, state: State, seat: int, place: int, replay: int, call: int) -> None:
        """Read what a plan depends on."""
        TurnPlanner.begin(self, state, seat, place, replay, call | self.held)
        self.sure = call
        self.state, self.seat, self.plane = state, seat, state.plane
        self.found: dict[tuple[int, ...], int] = {}
        self.layout = self.bonus = self.extra = self.spot = 0
        self.jokers = self.reach & self.setup.jokers
        self.shown = self.lying = state.last
        self.kin = state.may_follow
        self.final = self.hand != 0
        for mate in range(self.setup.seat_count):
            if mate != seat and self.setup.mates_of[seat] & BIT[mate] & ~state.left and state.hands[mate]:
                self.final = False

    def plan(self, state: State, seat: int, place: int, replay: int, call: int) -> int:
        """1 if there is a plan, 0 to stop."""
        self.begin(state, seat, place, replay, call)
        trumps, series = state.trumps + state.granted, self.series(state)
        self.length[0] = 0
        self.now = self._stop(0, state.ready, 0, trumps, series, 0)
        self.gain = self._go(0, state.ready, 0, state.last, trumps, series, 0) - self.now
        return self.length[0]

    def forced(self, card: int) -> int:
        """The value over stopping of placing ``card``, true or false, and of the best that can follow.

        ``extra`` is its best spot. To be called after ``plan``.
        """
        state = self.state
        trumps, series = state.trumps + state.granted, self.series(state)
        value = self._laid(0, state.ready, BIT[card], 0, SERIES, state.last, trumps, series, 0)
        self.extra = self.spot
        return value - self.now

    def _go(
        self, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The value of the best way to go on, or to stop."""
        best = self._stop(laid, ready, depth, trumps, series, gained)
        key = (laid, 0 if self.unordered else last, trumps, series, self.layout)
        if depth:
            known = self.found.get(key)
            if known is not None:
                return known
            if len(self.found) >= self.most or depth + 1 == DEPTH:
                return best
            self.found[key] = best
        place, replay, call = self.place, self.replay, self.sure
        if depth:
            reach = self.reach & ready
            place = reach & ~self.kept & self._following(last) if series <= self.short else 0
            replay = reach & ~place if trumps else 0
            call = self.held & ready if trumps else 0
            if call:
                call &= callable_eras(self.setup, self.present | laid)
        best = self._best(best, place, laid, ready, depth, SERIES, last, trumps, series, gained)
        best = self._best(best, replay, laid, ready, depth, REPLAY, last, trumps, series, gained)
        best = self._best(best, call, laid, ready, depth, CALL, last, trumps, series, gained)
        best = self._with_jokers(best, laid, ready, depth, last, trumps, series, gained)
        if depth:
            self.found[key] = best
        return best

    def _best(
        self, best: int, cards: int, laid: int, ready: int, depth: int, how: int, last: int, trumps: int,
        series: int, gained: int,
    ) -> int:  # fmt: skip
        """The best value, if one of ``cards`` is laid as well; among equals the earlier kind of move."""
        while cards:
            low = cards & -cards
            cards ^= low
            value = self._laid(laid, ready, low, depth, how, last, trumps, series, gained)
            if value > best:
                best = value
                self._first(depth, how | lowest(low), self.spot)
        return best

    def _first(self, depth: int, head: int, extra: int) -> None:
        """Note a move as the plan's first one."""
        if not depth:
            self.lines[0], self.length[0], self.extra = head, 1, extra

    def _following(self, last: int) -> int:
        """The cards that may follow in series; behind a Joker by the prerequisite link (D08)."""
        if last == NO_CARD:
            return EVERY
        return self.kin if last == self.shown else self.setup.follows_of[last]

    # ---- spots -----------------------------------------------------------------------------------

    def _laid(
        self, laid: int, ready: int, low: int, depth: int, how: int, last: int, trumps: int, series: int,
        gained: int,
    ) -> int:  # fmt: skip
        """The value of laying a card on its best spot, ``NEVER`` if it has none."""
        self.bonus = self.spot = 0
        if self.plane is None:
            return self._after(laid, ready, low, depth, how, trumps, series, gained)
        card, best, chosen = lowest(low), NEVER, 0
        width = 1 if depth or not self.scoring else FIRST_SPOTS
        for bonus, spot in best_spots(self.plane, self.setup.spots, card, self._terms(last, laid), width):
            value = self._after_spot(
                laid, ready, low, depth, how, trumps, series, gained, card, NO_CARD, spot, bonus
            )
            if value > best:
                best, chosen = value, spot
        self.spot = 0 if how == CALL else chosen + 1
        return best

    def _after_spot(
        self, laid: int, ready: int, low: int, depth: int, how: int, trumps: int, series: int, gained: int,
        card: int, stands: int, spot: int, bonus: int,
    ) -> int:  # fmt: skip
        """The value of going on while ``card``, which may be a Joker that ``stands`` for one, is placed."""
        layout, plane = self.layout, self.plane
        assert plane is not None
        self.layout ^= (card << 13 | spot) * SCATTER
        self.bonus = bonus if self.scoring else 0
        plane.lay(card, spot, stands)
        value = self._after(laid, ready, low, depth, how, trumps, series, gained)
        plane.lift(card)
        self.layout = layout
        return value

    def _terms(self, last: int, laid: int, joker: bool = False) -> SpotConditions:
        """The conditions on a spot once ``laid`` are placed, as ``placing.terms`` for a position."""
        setup, present = self.setup, self.present | laid
        coverable = closers = 0
        if setup.strata:
            for era in range(setup.lowest, setup.highest + 1):
                absent = setup.cards_of_era[era] & ~present
                if not absent:
                    coverable |= setup.cards_of_era[era]
                elif not absent & (absent - 1):
                    closers |= absent
        return SpotConditions(self.lying if last == self.shown else last, coverable, closers, joker)

    # ---- Jokers ----------------------------------------------------------------------------------

    def _with_jokers(
        self, best: int, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The best value, if a Joker is played as well."""
        if not self.jokers & ~laid:
            return best
        if depth or self.with_jokers:
            value = self._for_trump(laid, ready, depth, last, trumps, series, gained)
            if value > best:
                best = value
                self._first(depth, JOKER_TRUMP, sources(self.state, self.seat)[0] if not depth else 0)
        if not depth:
            for card in members(self.stand_ins & ~self.hand):  # a card of the hand can be laid itself
                for source in sources(self.state, self.seat):
                    value = self._stand_in(card, source, ready, last, trumps, series)
                    if value > best:
                        best = value
                        self._first(depth, JOKER_AS | card, source | self.spot)
        return best

    def _for_trump(
        self, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """A Joker outside the tree is no placement: the turn stands where it stood, with a trump (N01)."""
        jokers = self.jokers & ~laid
        jokers = jokers & ~self.hand or jokers
        joker = jokers & -jokers
        laid |= joker
        self.unopened[depth + 1] = self.unopened[depth]
        won, gain = 1, -IMPATIENCE
        if self.hand & joker:
            gain += 0 if self.scored else UNIT
            if not self.hand & ~laid:
                won += 1
                gain += self._emptied(laid)
        gain += won * self.trump
        return gain + self._go(laid, ready, depth + 1, last, trumps + won, series, gained + gain)

    def _stand_in(self, card: int, source: int, ready: int, last: int, trumps: int, series: int) -> int:
        """The value of laying a Joker as ``card`` (N03), which counts as that card from then on."""
        joker = joker_from(self.state, self.seat, source)
        hand, shown, following, lying = self.hand, self.shown, self.kin, self.lying
        if self.hand & BIT[joker]:
            self.hand ^= BIT[joker] | BIT[card]
        wanted = self._terms(last, 0, True)
        self.shown, self.kin, self.lying = card, kin(self.state, card), joker
        self.bonus = self.spot = 0
        if self.plane is None:
            value = self._after(BIT[joker], ready, BIT[card], 0, SERIES, trumps, series, 0)
        else:
            bonus, spot = best_spots(self.plane, self.setup.spots, card, wanted, 1)[0]
            value = self._after_spot(
                BIT[joker], ready, BIT[card], 0, SERIES, trumps, series, 0, joker, card, spot, bonus
            )
            self.spot = spot + 1
        self.hand, self.shown, self.kin, self.lying = hand, shown, following, lying
        return value

    # ---- values ----------------------------------------------------------------------------------

    def _won(self, depth: int, low: int, absent: int) -> int:
        """No trump for a card that comes for the Joker that stood for it (N06)."""
        return 0 if self.present & low else TurnPlanner._won(self, depth, low, absent)

    def _gain(self, series: int, won: int, low: int, laid: int, emptied: bool) -> int:
        """With the bonus of the spot, and the Joker that a card brings back (N06)."""
        recovered = self.recovered if self.present & low else 0
        gain = TurnPlanner._gain(self, series, won, low, laid, emptied and not self.present & low)
        return gain + recovered + UNIT * self.bonus - IMPATIENCE * (2 if self.hand & low else 1)

    def _stop(self, laid: int, ready: int, depth: int, trumps: int, series: int, gained: int) -> int:
        """With the Jokers that are kept, and those left to others."""
        value = TurnPlanner._stop(self, laid, ready, depth, trumps, series, gained)
        jokers = self.setup.jokers & ~laid
        if jokers and (not self.scored or self._lasts(laid)):
            value += self.kept_joker * count(self.hand & jokers)
        return value - self.open_joker * count(self.open & jokers)


def best_spots(
    plane: Plane, rule: SpotRule | None, card: int, wanted: SpotConditions, width: int
) -> list[tuple[int, int]]:
    """The spots with the highest bonus, at most ``width``, each as (bonus, spot).

    Among equals the last ones, where ``Candidates._rank`` takes the first: both were rated with their choice.
    """
    assert rule is not None
    spots = rule.spots(plane, card, wanted)
    ranked = [(rule.worth(plane, card, spot, wanted.joker), spot) for spot in spots]
    if width > 1:
        return sorted(ranked, reverse=True)[:width]
    return [max(ranked)] if ranked else ranked
