"""``random``: every legal move is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, mask_of
from discovery.core.protocol import Chooser, Event
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.variants.objection.state import ObjectionState
from discovery.evolution.views.view import View


class Uniform:
    """Chooses without looking; but where objections are allowed it makes every right one, and no false move
    that everybody can see through (S34)."""

    def __init__(self, setup: Setup, random: Chooser) -> None:
        self._setup = setup
        self._random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """Any of ``view.legal``, each equally likely; an objection is only raised with reason."""
        legal: Sequence[int] = view.legal
        if view.course.objection is not None:
            legal = self._honest(view, view.course.objection)
        return legal[self._random.randrange(len(legal))]

    def _honest(self, view: View, part: ObjectionState) -> Sequence[int]:
        setup, tree = self._setup, mask_of(view.tree)
        own = part.laid_by(setup.mates[view.seat], view.turn)
        honest = []
        for move in view.legal:
            code, card = codes.code_of(move), codes.argument_of(move)
            if code == codes.OBJECT:
                if part.unfounded & ~own & BIT[card]:
                    return [move]
            elif code != codes.PLACE or not setup.needs[card] & ~tree:
                honest.append(move)
        return honest
