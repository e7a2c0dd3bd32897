"""The action of a seat, while others may still answer it (see ``flow.windows``)."""

from __future__ import annotations

from discovery.evolution.model.codes import JOKER_AS, PLACE, REPLAY

NO_CARD = NO_SEAT = -1


class Action:
    """The action of a seat. ``code`` is the word; ``number`` the place in its series or the era announced.

    ``card`` is the card placed, called or shown by the Joker ``joker``; ``emptied`` means that the hand's
    last card was laid, ``rescue`` marks SOS. ``valid`` says whether it would stand a Stop. ``contestable``
    until a Stop was settled, ``booked`` once it counts; ``placement`` means that it laid a card. ``aim`` is
    the seat that an asset is aimed at, which alone may answer; then ``number`` is the card that is looted.
    """

    __slots__ = (
        "aim",
        "booked",
        "card",
        "code",
        "contestable",
        "emptied",
        "flash",
        "interruptible",
        "joker",
        "number",
        "placement",
        "rescue",
        "seat",
        "valid",
    )

    def __init__(
        self,
        code: int,
        seat: int,
        card: int = NO_CARD,
        number: int = 1,
        joker: int = NO_CARD,
        emptied: bool = False,
        rescue: bool = False,
        valid: bool = True,
        booked: bool = False,
    ) -> None:
        self.code, self.seat, self.card, self.number, self.joker = code, seat, card, number, joker
        self.emptied, self.rescue, self.valid, self.booked = emptied, rescue, valid, booked
        self.contestable = self.interruptible = self.flash = False
        self.aim = NO_SEAT
        self.placement = code in (PLACE, REPLAY, JOKER_AS)

    def settled(self, booked: bool) -> Action:
        """The action once a Stop can say nothing more to it."""
        new = Action.__new__(Action)
        new.code = self.code
        new.seat = self.seat
        new.card = self.card
        new.number = self.number
        new.joker = self.joker
        new.emptied = self.emptied
        new.rescue = self.rescue
        new.valid = self.valid
        new.booked = booked
        new.contestable = False
        new.interruptible = self.interruptible
        new.flash = self.flash
        new.placement = self.placement
        new.aim = self.aim
        return new

    def judged(self, valid: bool) -> Action:
        """The same, known to stand a Stop or not."""
        new = self.settled(self.booked)
        new.valid, new.contestable = valid, self.contestable
        return new

    def key(self) -> tuple[object, ...]:
        """Equal for two actions if and only if they are the same."""
        return (
            self.code,
            self.seat,
            self.card,
            self.number,
            self.joker,
            self.emptied,
            self.rescue,
            self.valid,
            self.contestable,
            self.interruptible,
            self.flash,
            self.booked,
            self.aim,
        )

    def __repr__(self) -> str:
        return f"Action{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def made(
    code: int, seat: int, card: int, number: int, joker: int, emptied: bool, rescue: bool, valid: bool
) -> Action:
    """Build an ``Action`` without ``__init__``, because searches do so at every step."""
    new = Action.__new__(Action)
    new.code = code
    new.seat = seat
    new.card = card
    new.number = number
    new.joker = joker
    new.emptied = emptied
    new.rescue = rescue
    new.valid = valid
    new.booked = False
    new.contestable = False
    new.interruptible = False
    new.flash = False
    new.placement = code in (PLACE, REPLAY, JOKER_AS)
    new.aim = NO_SEAT
    return new
