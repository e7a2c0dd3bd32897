"""Select: preparing a selection, and passing in a round (rules J03, J05, J06)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.dice import Dice
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.windows import act
from discovery.evolution.model import codes
from discovery.evolution.model.actions import made
from discovery.evolution.model.events import turn_passed
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import select
from discovery.evolution.moves.placing import selected
from discovery.evolution.moves.turn import End
from discovery.evolution.variants.rounds.events import selection_made
from discovery.evolution.variants.rounds.flow import reveal


class Select(MoveKind):
    """Secretly prepare at least one card of the hand, at most all (J03)."""

    code = codes.SELECT
    word = "select"
    argument = ""
    more = "cards"

    def offer(self, state: State, seat: int) -> int:
        """Until the seat has prepared."""
        return 1 if state.waiting & BIT[seat] else 0

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """Every set of cards of the hand but the empty one."""
        hand, cards = state.hands[seat], 0
        selections = []
        while cards != hand:
            cards = (cards - hand) & hand  # the next set, as numbers go
            selections.append(cards)
        return selections

    def says(self, state: State, seat: int, argument: int, extra: int) -> bool:
        """Whether ``extra`` is a mask of cards that may be selected."""
        return extra != 0 and extra & ~state.hands[seat] == 0

    def any_extra(self, state: State, seat: int, argument: int, dice: Dice) -> int:
        """A random selection; large hands are not listed set by set."""
        return _some_of(state.hands[seat], dice)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The last one to prepare reveals them all (J04)."""
        select(state, seat, extra)
        state.waiting &= ~BIT[seat]
        selection_made(state, seat)
        if not state.waiting:
            reveal(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The seat has selected, or the selection is empty or not in its hand (J03)."""
        if not state.waiting & BIT[seat]:
            return Refusal(Code.ALREADY_SELECTED, "J03")
        cards = move >> codes.EXTRA
        wrong = cards & ~state.hands[seat]
        if not cards or not wrong:
            return Refusal(Code.SELECTION_EMPTY, "J03")
        return Refusal(Code.NOT_IN_HAND, "J03", (("card", state.setup.ids[members(wrong)[0]]),))


def _some_of(hand: int, dice: Dice) -> int:
    """A set of cards of a hand, not the empty one: each card by a throw of its own, thrown again if none."""
    chosen = 0
    while not chosen:
        rest = hand
        while rest:
            if dice.below(2):
                chosen |= rest & -rest
            rest &= rest - 1
    return chosen


class PassInRound(MoveKind):
    """A turn without a placement: the round is over when all have passed in a row (J05, J09, U11)."""

    code = codes.PASS
    word = "pass"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """While nothing was placed in this turn."""
        return int(not state.placed)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """It can be contested: a player who could place from what lies open is at fault (J06)."""
        state.trumps = state.granted = 0
        turn_passed(state, seat)
        reach = selected(state, seat) & state.ready
        act(state, made(codes.PASS, seat, NO_CARD, 1, NO_CARD, False, False, not reach))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """It is too late to pass (U11)."""
        return Refusal(Code.PASS_TOO_LATE, "U11")


class EndInRound(End):
    """End a turn with a placement (U11)."""

    def offer(self, state: State, seat: int) -> int:
        """1 once something was placed in this turn."""
        return int(state.placed > 0)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """A seat that has placed nothing passes instead (U11)."""
        return Refusal(Code.PASS_INSTEAD, "U11")
