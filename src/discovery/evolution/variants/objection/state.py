"""Late objection's part of a position: the cards that can be objected to, and what each brought."""

from __future__ import annotations

from discovery.core.bits import BIT, members

NO_SEAT = -1
NOT_ASKED = -1
_NO_SEAT, _NOT_ASKED = NO_SEAT, NOT_ASKED  # the compiled build reads these as numbers of C


class ObjectionState:
    """``laid`` has the cards of the running turn that can still be objected to, ``before`` those of the turn
    before, which ``placer`` laid (-1: nobody yet). Each card can be objected to once.

    ``unfounded`` are those of them that lacked a prerequisite when they were laid; ``worth`` has by card the
    points that it brought. ``members`` is the mask of seats that the window at the end of the running turn
    asks, ``NOT_ASKED`` before.
    """

    __slots__ = ("before", "laid", "members", "placer", "unfounded", "worth")

    def __init__(self) -> None:
        self.laid = self.before = self.unfounded = 0
        self.placer = _NO_SEAT
        self.members = _NOT_ASKED
        self.worth = [0] * 128  # WIDTH, as a number: the compiled build has an array

    def copy(self) -> ObjectionState:
        """A copy that changes independently of this part."""
        new = ObjectionState.__new__(ObjectionState)
        new.laid, new.before, new.unfounded = self.laid, self.before, self.unfounded
        new.placer, new.members = self.placer, self.members
        new.worth = self.worth[:]
        return new

    def note(self, card: int, founded: bool, points: int) -> None:
        """A card was laid in the running turn."""
        self.laid |= BIT[card]
        self.before &= ~BIT[card]
        self.unfounded = self.unfounded & ~BIT[card] if founded else self.unfounded | BIT[card]
        self.worth[card] = points

    def settle(self, card: int) -> None:
        """Somebody has objected to the card: nobody can do so again until it is laid again."""
        self.laid &= ~BIT[card]
        self.before &= ~BIT[card]
        self.unfounded &= ~BIT[card]

    def laid_by(self, seats: int, turn: int) -> int:
        """Those of the cards that one of ``seats``, a mask, has laid; it is the turn of ``turn``."""
        laid = self.laid if seats & BIT[turn] else 0
        return laid | self.before if self.before and seats & BIT[self.placer] else laid

    def turn_over(self, seat: int) -> None:
        """The turn of ``seat`` is over; its cards can be objected to until the end of the next one."""
        self.before, self.laid, self.placer = self.laid, 0, seat
        self.unfounded &= self.before
        self.members = _NOT_ASKED

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same."""
        worth = self.worth
        return (
            self.laid,
            self.before,
            self.placer,
            self.unfounded,
            self.members,
            tuple([worth[card] for card in members(self.laid | self.before)]),
        )

    def __repr__(self) -> str:
        return f"ObjectionState{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ObjectionState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
