"""The events of all games, a function for each kind: it notes the event if there is a listener.

An option whose events no other game has keeps them in its own folder, in ``events``. Only the functions there
and here count the fields of an event; ``event_kinds`` numbers the kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.event import event
from discovery.evolution.model.event_kinds import (
    ANNOUNCED,
    ASKED,
    CALLED,
    CLOSED,
    CONCEDED,
    DEALT,
    DISCARDED,
    DREW,
    EMPTIED,
    ENDED,
    FAULT,
    FINISHED,
    FROM_POOL,
    GAVE,
    INDEMNITY,
    LEFT,
    LOOKED,
    NOTHING,
    OPENED,
    PASSED,
    PLACED,
    REFILLED,
    REPLAYED,
    RETURNED,
    SCORED,
    SERIES,
    SOS,
    STOLEN,
    STOPPED,
    TRUMP,
    TURN,
    UNCOVERED,
    VERIFIED,
)

if TYPE_CHECKING:
    from discovery.evolution.model.actions import Action
    from discovery.evolution.model.state import State


def append(state: State, kind: int, seat: int, piece: int, other: int, number: int) -> None:
    """Note an event. Only functions that are named for a kind of event call this one."""
    if state.events is not None:
        state.events.append(event(kind, seat, piece, other, number))


# ---- turns ------------------------------------------------------------------------------------------


def cards_dealt(state: State, left: int) -> None:
    """The game begins, with ``left`` cards in the stack."""
    append(state, DEALT, NOTHING, NOTHING, NOTHING, left)


def turn_begun(state: State, seat: int, turn: int) -> None:
    """The turn of ``seat`` begins, number ``turn`` of the game."""
    append(state, TURN, seat, NOTHING, NOTHING, turn)


def card_uncovered(state: State, seat: int, card: int) -> None:
    """At the start of the turn of ``seat`` a card of the side pile comes into the tree (S29)."""
    append(state, UNCOVERED, seat, card, NOTHING, NOTHING)


def turn_ended(state: State, seat: int) -> None:
    """The turn of ``seat`` is over."""
    append(state, ENDED, seat, NOTHING, NOTHING, NOTHING)


def turn_passed(state: State, seat: int) -> None:
    """``seat`` passes (C11, J09)."""
    append(state, PASSED, seat, NOTHING, NOTHING, NOTHING)


def seat_left(state: State, seat: int) -> None:
    """``seat`` leaves the game for good (R01)."""
    append(state, LEFT, seat, NOTHING, NOTHING, NOTHING)


def game_finished(state: State) -> None:
    """The game is over."""
    append(state, FINISHED, NOTHING, NOTHING, NOTHING, NOTHING)


# ---- cards ------------------------------------------------------------------------------------------


def card_drawn(state: State, seat: int, card: int) -> None:
    """``seat`` drew a card from the stack."""
    append(state, DREW, seat, card, NOTHING, NOTHING)


def pool_refilled(state: State, card: int) -> None:
    """A card came from the stack to the pool."""
    append(state, REFILLED, NOTHING, card, NOTHING, NOTHING)


def card_placed(state: State, seat: int, card: int, source: int, owner: int) -> None:
    """``seat`` placed a card from the hand, selection or discard of ``owner``, or from the pool."""
    append(state, PLACED, seat, card, NOTHING if source == FROM_POOL else owner, source)


def card_discarded(state: State, seat: int, card: int, why: int) -> None:
    """A card came to the discard of ``seat``, for one of the reasons ``BY_...``."""
    append(state, DISCARDED, seat, card, NOTHING, why)


def card_returned(state: State, seat: int, card: int) -> None:
    """A wrongly laid card went from the tree to the discard of ``seat`` (H11)."""
    append(state, RETURNED, seat, card, NOTHING, NOTHING)


def card_stolen(state: State, thief: int, card: int, victim: int, exchange: int) -> None:
    """A card went from the hand of ``victim`` to the thief's; ``exchange`` is 1 where a trump was used."""
    append(state, STOLEN, thief, card, victim, exchange)


def card_asked_for(state: State, asker: int, giver: int) -> None:
    """``asker`` asks ``giver`` for a card of the giver's choice."""
    append(state, ASKED, asker, NOTHING, giver, NOTHING)


def card_given(state: State, giver: int, card: int, taker: int) -> None:
    """``giver`` gave a card to ``taker``."""
    append(state, GAVE, giver, card, taker, NOTHING)


# ---- what a placement brings ------------------------------------------------------------------------


def series_grown(state: State, seat: int, length: int) -> None:
    """``seat`` placed card number ``length`` of a series."""
    append(state, SERIES, seat, NOTHING, NOTHING, length)


def era_opened(state: State, seat: int, era: int) -> None:
    """``seat`` opened an era, which wins a trump."""
    append(state, OPENED, seat, NOTHING, NOTHING, era)


def era_closed(state: State, seat: int, era: int) -> None:
    """``seat`` closed an era, which wins a trump."""
    append(state, CLOSED, seat, NOTHING, NOTHING, era)


def hand_emptied(state: State, seat: int) -> None:
    """``seat`` placed the last card of its hand, which wins a trump."""
    append(state, EMPTIED, seat, NOTHING, NOTHING, NOTHING)


def points_scored(state: State, seat: int, points: int) -> None:
    """``seat`` won points, or lost them where ``points`` is negative."""
    append(state, SCORED, seat, NOTHING, NOTHING, points)


def trumps_won(state: State, seat: int, trumps: int) -> None:
    """``seat`` won trumps, and holds ``trumps`` now."""
    append(state, TRUMP, seat, NOTHING, NOTHING, trumps)


# ---- trumps and calls -------------------------------------------------------------------------------


def trump_spent_on(state: State, seat: int, card: int) -> None:
    """``seat`` uses a trump to place ``card`` without a link."""
    append(state, REPLAYED, seat, card, NOTHING, NOTHING)


def rescue_called(state: State, seat: int, card: int) -> None:
    """``seat`` calls a card by SOS (Q11)."""
    append(state, SOS, seat, card, NOTHING, NOTHING)


def call_answered(state: State, seat: int, card: int, holder: int) -> None:
    """The card that ``seat`` called is in the hand of ``holder``, -1 for no seat."""
    append(state, CALLED, seat, card, holder, NOTHING)


# ---- announcements and Stop -------------------------------------------------------------------------


def opening_announced(state: State, seat: int, era: int) -> None:
    """``seat`` announces that an era is open (H05)."""
    append(state, ANNOUNCED, seat, NOTHING, 0, era)


def closing_announced(state: State, seat: int, era: int) -> None:
    """``seat`` announces that an era is complete (H05)."""
    append(state, ANNOUNCED, seat, NOTHING, 1, era)


def action_stopped(state: State, stopper: int, action: Action) -> None:
    """``stopper`` contests an action."""
    append(state, STOPPED, stopper, action.card, action.seat, action.code)


def pile_searched(state: State, seat: int, spot: int) -> None:
    """``seat`` looks through the pile on a spot (M09)."""
    append(state, LOOKED, seat, NOTHING, NOTHING, spot)


def action_verified(state: State, seat: int, valid: bool) -> None:
    """The contested action of ``seat`` is valid, or not."""
    append(state, VERIFIED, seat, NOTHING, NOTHING, int(valid))


def action_conceded(state: State, seat: int) -> None:
    """``seat`` gives up its contested action (H09)."""
    append(state, CONCEDED, seat, NOTHING, NOTHING, NOTHING)


def fault_found(state: State, guilty: int, other: int, case: int) -> None:
    """``guilty`` is at fault, not ``other``; ``case`` is 1 for a wrong Stop, 2 and 3 as in ``penalties``."""
    append(state, FAULT, guilty, NOTHING, other, case)


def indemnity_paid(state: State, payer: int, taker: int, points: int) -> None:
    """``payer`` pays points to ``taker`` (M07)."""
    append(state, INDEMNITY, payer, NOTHING, taker, points)
