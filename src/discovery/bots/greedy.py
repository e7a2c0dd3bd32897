"""``greedy``: rules of thumb. It plans the turn before it, and spends what is left over sensibly."""

from __future__ import annotations

from collections.abc import Callable

from discovery.bits import mask_of, members
from discovery.bots.judgement import scale_for
from discovery.bots.knowledge import Known, held_by_others, known, missing
from discovery.bots.planning import Planner
from discovery.evolution.moves import codes
from discovery.evolution.sight import View
from discovery.evolution.state import Setup
from discovery.protocol import Chooser

SURE = 0.999
WORTH_A_TRY = 0.3


class Greedy:
    """Takes the best plan of placements for this turn; spare trumps call, exchange or discard."""

    def __init__(self, setup: Setup, random: Chooser) -> None:
        self._setup = setup
        self._forced: dict[str, Callable[[View, Known], int]] = {
            "give": self._give,
            "discard": self._discard,
            "steal": self._steal,
        }

    def decide(self, view: View) -> int:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        seen = known(self._setup, view)
        forced = self._forced.get(view.phase)
        return forced(view, seen) if forced else self._turn(view, seen)

    def _turn(self, view: View, seen: Known) -> int:
        setup = self._setup
        chances = held_by_others(setup, seen)
        sure = 0
        if setup.rules.scored:
            sure = mask_of(card for card, chance in chances.items() if chance >= SURE)
        scale = scale_for(setup, view, seen)
        move, _ = Planner(setup, view, seen, scale, sure).best()
        if move < 0 and view.trumps:
            move = self._spare_trump(view, seen, chances)
        if move < 0 and codes.PASS << codes.SHIFT in view.legal:
            return codes.PASS << codes.SHIFT
        return move if move >= 0 else codes.END << codes.SHIFT

    def _spare_trump(self, view: View, seen: Known, chances: dict[int, float]) -> int:
        """No placement is worth it: what else a trump can do (E09 to E11); -1 for nothing."""
        if not self._setup.rules.scored:
            discards = _cards_of(view, codes.DISCARD)
            if discards:
                return codes.DISCARD << codes.SHIFT | self._least_placeable(seen, discards)
            return self._exchange(view)
        calls = _cards_of(view, codes.CALL)
        if calls:
            likeliest = max(members(calls), key=chances.__getitem__)
            if chances[likeliest] >= WORTH_A_TRY:
                return codes.CALL << codes.SHIFT | likeliest
        return self._exchange(view)

    def _exchange(self, view: View) -> int:
        """A fresh chance, at the cost of whoever stands best."""
        victims = _cards_of(view, codes.EXCHANGE)
        if not victims:
            return -1
        return codes.EXCHANGE << codes.SHIFT | max(members(victims), key=lambda seat: _standing(view, seat))

    def _give(self, view: View, seen: Known) -> int:
        """What can be placed last, so that it helps nobody."""
        return codes.GIVE << codes.SHIFT | self._least_placeable(seen, _cards_of(view, codes.GIVE))

    def _discard(self, view: View, seen: Known) -> int:
        return codes.DISCARD << codes.SHIFT | self._least_placeable(seen, _cards_of(view, codes.DISCARD))

    def _steal(self, view: View, seen: Known) -> int:
        """From the fullest hand: whoever loses his last card wins (F07)."""
        victims = members(_cards_of(view, codes.STEAL))
        return codes.STEAL << codes.SHIFT | max(victims, key=lambda seat: view.hands[seat])

    def _least_placeable(self, seen: Known, cards: int) -> int:
        """The card that the most discoveries are still missing for; among equals the latest printed."""
        return max(members(cards), key=lambda card: (missing(self._setup, seen.tree, card), card))


def _cards_of(view: View, code: int) -> int:
    """The arguments (cards or seats) of the legal moves of one kind."""
    return mask_of(move & codes.ARGUMENT for move in view.legal if move >> codes.SHIFT == code)


def _standing(view: View, seat: int) -> int:
    """How well a seat stands: by points, or by how few cards it holds."""
    return view.points[seat] if view.points else -view.hands[seat]
