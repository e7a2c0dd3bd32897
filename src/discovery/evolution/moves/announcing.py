"""Announcing openings and closings in pile games (rules H04, H05, M04)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import win_trumps
from discovery.evolution.flow.windows import act
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action, made
from discovery.evolution.model.events import closing_announced, era_closed, era_opened, opening_announced
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.state import NO_CARD, State


class AnnounceOpening(MoveKind):
    """Announce that an era is open: the first to say so in their own turn wins its trump (H05)."""

    code = codes.ANNOUNCE_OPEN
    word = "announce-open"
    argument = "era"

    def offer(self, state: State, seat: int) -> int:
        """Every era above the lowest not announced yet, true or not (E02, H16)."""
        return every_era(state) & ~state.opened & ~BIT[state.setup.lowest]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Announce the era as opened; that counts unless somebody contests it."""
        opening_announced(state, seat, argument)
        true = state.setup.cards_of_era[argument] & state.present
        act(state, made(codes.ANNOUNCE_OPEN, seat, NO_CARD, argument, NO_CARD, False, False, bool(true)))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The era cannot be announced: E02 for the deck's lowest, H05 for any other."""
        era = move & codes.ARGUMENT
        rule = "E02" if era == state.setup.lowest else "H05"
        return Refusal(Code.NOT_ANNOUNCEABLE, rule, (("era", era),))


class AnnounceClosing(MoveKind):
    """Announce that an era is complete (H05)."""

    code = codes.ANNOUNCE_CLOSE
    word = "announce-close"
    argument = "era"

    def offer(self, state: State, seat: int) -> int:
        """Every era whose closing was not announced yet, true or not (E03, H16)."""
        return every_era(state) & ~state.closed

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Announce the era as closed; that counts unless somebody contests it."""
        closing_announced(state, seat, argument)
        true = not state.setup.cards_of_era[argument] & ~state.present
        act(state, made(codes.ANNOUNCE_CLOSE, seat, NO_CARD, argument, NO_CARD, False, False, true))

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The era cannot be announced as closed (H05)."""
        return Refusal(Code.NOT_ANNOUNCEABLE, "H05", (("era", move & codes.ARGUMENT),))


def every_era(state: State) -> int:
    """The eras in play, as a mask."""
    return (BIT[state.setup.highest + 1] - 1) & ~(BIT[state.setup.lowest] - 1)


def claim(state: State, action: Action) -> None:
    """Unchallenged, it wins the trump; that opening or closing cannot be claimed again (H05)."""
    bit = BIT[action.number]
    if action.code == codes.ANNOUNCE_OPEN:
        state.opened |= bit
        era_opened(state, action.seat, action.number)
    else:
        state.closed |= bit
        era_closed(state, action.seat, action.number)
    win_trumps(state, 1, False)
