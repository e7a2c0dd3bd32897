"""The first edition's part of a position: the finalist, last turns, buried cards."""

from __future__ import annotations

from discovery.evolution.variants.objection.state import ObjectionState


class ClassicState:
    """``buried`` has by seat the cards that lie face down: nobody can reach them, each costs a point (S08).

    ``out`` are the seats that have no more turns (S22), ``last_turns`` those that still have their last one
    (S06), ``finalist`` is the seat that won the bonus, -1 before. ``spent`` is 1 once the running turn has
    placed a card of the hand (S02), ``harvesting`` while an opened era is to be harvested (S03). In a game in
    rounds ``fresh`` are the cards of the acting hand that were harvested in the running turn (S24). On a pile
    ``checked`` is 1 while a Stop is settled, before everybody's eyes (S25). ``objection`` is ``None`` without
    late objection (S34).
    """

    # fmt: off
    __slots__ = (
        "buried", "checked", "finalist", "fresh", "harvesting", "last_turns", "objection", "out", "spent",
    )
    # fmt: on

    def __init__(self, objection: bool = False) -> None:
        self.buried = [0] * 9  # MAX_SEATS, as a number: the compiled build has an array
        self.finalist = -1
        self.out = self.last_turns = self.spent = self.harvesting = self.fresh = self.checked = 0
        self.objection = ObjectionState() if objection else None

    def copy(self) -> ClassicState:
        """A copy that changes independently of this part."""
        new = ClassicState.__new__(ClassicState)
        new.buried = self.buried[:]
        new.finalist, new.out, new.last_turns = self.finalist, self.out, self.last_turns
        new.spent, new.harvesting, new.fresh = self.spent, self.harvesting, self.fresh
        new.checked = self.checked
        new.objection = None if self.objection is None else self.objection.copy()
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same; which cards are buried counts elsewhere."""
        return (
            self.finalist,
            self.out,
            self.last_turns,
            self.spent,
            self.harvesting,
            self.fresh,
            self.checked,
            None if self.objection is None else self.objection.key(),
        )
