"""Frames, with which the rules resume once another seat has decided: those of ``State.frames``, last one
first.

A frame names the step that is done when its turn comes and what that step needs. Steps are numbers, because
the functions behind them (``moves.continuations``) need the moves, and the modules that push frames lie below
them. Frames are never changed: copies of a position and views share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.actions import Action

if TYPE_CHECKING:
    from discovery.evolution.variants.virtual_players.flips import Flips

(
    RESTORE,
    FOLLOW_UP,
    END_TURN,
    DRAW,
    LOSE_CARD,
    REQUEST,
    ANSWER_CALL,
    CLAIM,
    FILL_HANDS,
    ROB,
    CLOSE_CHECK,
    WELCOME,
    OBJECTIONS,
    TAKE_EFFECT,
    ASSET_USED,
) = range(15)
"""The steps; ``moves.continuations`` has the function of each."""


class Frame:
    """A step that needs to know nothing more."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def key(self) -> tuple[object, ...]:
        """Equal for two frames if and only if they are the same."""
        return (self.step,)

    def unjudged(self) -> Frame:
        """The same without what shows whether its action is valid, for views."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class SeatFrame(Frame):
    """A step of ``seat``; for a ``REQUEST`` that seat asks the seat ``giver``, for ``ROB`` it robs that seat,
    or any if there is none. In ``FILL_HANDS`` it counts the seats that have drawn; in ``WELCOME`` it is the
    newcomer, and ``giver`` counts the seats that have given a card."""

    __slots__ = ("giver", "seat")

    def __init__(self, step: int, seat: int, giver: int = -1) -> None:
        self.step = step
        self.seat = seat
        self.giver = giver

    def key(self) -> tuple[object, ...]:
        """Equal for two frames if and only if they are the same."""
        return (self.step, self.seat, self.giver)


class ActionFrame(Frame):
    """A step that resumes ``action``."""

    __slots__ = ("action",)

    def __init__(self, step: int, action: Action) -> None:
        self.step = step
        self.action = action

    def key(self) -> tuple[object, ...]:
        """Equal for two frames if and only if they are the same."""
        return (self.step, self.action)

    def unjudged(self) -> Frame:
        """The same without what shows whether its action is valid."""
        return ActionFrame(self.step, self.action.judged(True))


class SuspendedTurn(Frame):
    """A turn that was interrupted by ``action`` being answered with a Joker (N02).

    ``seat`` is whose turn it is; all other fields are what ``State`` (and ``FlashState`` for
    ``must_continue``) held under the same names.
    """

    __slots__ = (
        "action",
        "finishing",
        "flips",
        "granted",
        "last",
        "last_own_card",
        "must_continue",
        "placed",
        "seat",
        "series",
        "trumps",
    )

    def __init__(self, action: Action, seat: int) -> None:
        self.step = RESTORE
        self.action = action
        self.seat = seat
        self.trumps = self.placed = self.series = self.granted = self.must_continue = 0
        self.last = self.last_own_card = -1
        self.finishing = False
        self.flips: Flips | None = None

    def key(self) -> tuple[object, ...]:
        """Equal for two frames if and only if they are the same."""
        return (
            self.step,
            self.action,
            self.seat,
            self.trumps,
            self.placed,
            self.series,
            self.last,
            self.last_own_card,
            self.granted,
            self.finishing,
            self.must_continue,
            self.flips,
        )

    def unjudged(self) -> Frame:
        """The same without what shows whether its action is valid."""
        return self._with(self.action.judged(True), self.last, self.last_own_card)

    def following(self, joker: int, card: int) -> SuspendedTurn:
        """The same with ``card`` in place of ``joker`` as the card to continue from."""
        last = card if self.last == joker else self.last
        own = card if self.last_own_card == joker else self.last_own_card
        return self._with(self.action, last, own)

    def _with(self, action: Action, last: int, own: int) -> SuspendedTurn:
        new = SuspendedTurn(action, self.seat)
        new.trumps, new.placed, new.series = self.trumps, self.placed, self.series
        new.last, new.last_own_card, new.finishing = last, own, self.finishing
        new.granted, new.must_continue, new.flips = self.granted, self.must_continue, self.flips
        return new


def seat_frame(step: int, seat: int, giver: int = -1) -> SeatFrame:
    """Build a ``SeatFrame`` without ``__init__``, because searches do so at every step."""
    new = SeatFrame.__new__(SeatFrame)
    new.step = step
    new.seat = seat
    new.giver = giver
    return new


def action_frame(step: int, action: Action) -> ActionFrame:
    """Build an ``ActionFrame`` without ``__init__``, because searches do so at every step."""
    new = ActionFrame.__new__(ActionFrame)
    new.step = step
    new.action = action
    return new
