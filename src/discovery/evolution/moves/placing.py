"""Placing: the turn's normal placement and series, and the trump that needs no link."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest, members
from discovery.core.dice import Dice
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.board.plane import SPOTS
from discovery.evolution.board.spots import SpotConditions
from discovery.evolution.flow.effects import settle
from discovery.evolution.flow.turns import resume
from discovery.evolution.flow.windows import act
from discovery.evolution.model import codes
from discovery.evolution.model.actions import made
from discovery.evolution.model.codes import REPLAY
from discovery.evolution.model.event_kinds import FROM_HAND, FROM_SELECTION
from discovery.evolution.model.events import trump_spent_on
from discovery.evolution.model.interfaces import NOTHING_MORE, MoveKind
from discovery.evolution.model.places import empty, newest
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.model.table import NO_SPOT, lay, lay_owed


def within_reach(state: State, seat: int) -> int:
    """The cards a seat may place from: own hand, pool, another's discard, never its own (A07, A08)."""
    return state.hands[seat] | state.pool | (state.shown & ~state.discards[seat])


def selected(state: State, seat: int) -> int:
    """In Select: own selection instead of the hand (J07)."""
    return state.selection(seat) | state.pool | (state.shown & ~state.discards[seat])


def layable(state: State, cards: int) -> int:
    """Those of ``cards`` that may be laid: their prerequisites are present, or may be claimed to be (C01,
    H17), and on a plane there is a spot (K16)."""
    setup = state.setup
    cards &= setup.discoveries if setup.bluff else state.ready
    if setup.spots is not None and cards:
        assert state.plane is not None
        return setup.spots.placeable(state.plane, cards, terms(state))
    return cards


def terms(state: State, joker: bool = False) -> SpotConditions:
    """The conditions on a spot now: the turn's last card (K02), closed eras and closing cards (K13)."""
    setup = state.setup
    coverable = closers = 0
    if setup.strata:
        for era in range(setup.lowest, setup.highest + 1):
            absent = setup.cards_of_era[era] & ~state.present
            if state.closed & BIT[era]:
                coverable |= setup.cards_of_era[era]
            elif not absent & (absent - 1):
                closers |= absent
    wanted = SpotConditions.__new__(SpotConditions)
    wanted.last = state.last
    wanted.coverable = coverable
    wanted.closers = closers
    wanted.joker = joker
    return wanted


def spots_for(state: State, card: int, joker: bool = False) -> list[int]:
    """Where a card may lie now, as the bits of a move; one 0 where there is no plane."""
    rule = state.setup.spots
    if rule is None:
        return NOTHING_MORE
    assert state.plane is not None
    return [spot + 1 for spot in rule.spots(state.plane, card, terms(state, joker))]


def is_spot(state: State, card: int, bits: int) -> bool:
    """Whether ``bits`` is a spot of ``spots_for``."""
    rule = state.setup.spots
    if rule is None:
        return bits == 0
    assert state.plane is not None
    return 0 < bits <= SPOTS and rule.allows(state.plane, card, terms(state), bits - 1)


def any_spot(state: State, card: int, dice: Dice) -> int:
    """A random spot of ``spots_for``, each equally likely."""
    rule = state.setup.spots
    if rule is None:
        return 0
    assert state.plane is not None
    return rule.any_spot(state.plane, card, terms(state), dice) + 1


def place(
    state: State,
    card: int,
    series: int,
    spot: int = NO_SPOT,
    code: int = codes.PLACE,
    called: bool = False,
) -> None:
    """The acting seat places ``card`` from where it lies, as the ``series``-th card of its series.

    A called card never empties the caller's hand (E21).
    """
    seat = state.turn
    if not state.setup.reactions and not called:
        source = lay(state, seat, card, spot)
        if not state.setup.plain:
            state.began_acting()
        settle(state, card, series, _own(source) and empty(state, seat))
        resume(state)
    else:
        rescue = called and state.has_acted == _RESCUING
        valid = stands_up(state, card)
        source = lay_owed(state, seat, spot) if called else lay(state, seat, card, spot)
        emptied = _own(source) and not called and empty(state, seat)
        act(state, made(code, seat, card, series, NO_CARD, emptied, rescue, valid))


def _own(source: int) -> bool:
    return source in (FROM_HAND, FROM_SELECTION)


RESCUING = 2
"""``State.has_acted`` while SOS runs: the called card is laid without points, and the turn ends (Q11)."""
_RESCUING = RESCUING  # the compiled build reads this one as a number of C, others import the first


def stands_up(state: State, card: int) -> bool:
    """Whether a placement of ``card`` would stand a Stop now: all prerequisites are present (H16), or, where
    piles are searched, each of them or a card that builds on it (M08)."""
    setup, present = state.setup, state.present
    missing = setup.needs_of[card] & ~present
    if not missing or not setup.searching:
        return not missing
    while missing:
        if not setup.leads_of[lowest(missing)] & present & ~BIT[card]:
            return False
        missing &= missing - 1
    return True


class SpotMove(MoveKind):
    """A move that lays its card, and on a plane says on which spot."""

    more = "spot"

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The spots, on a plane."""
        return spots_for(state, argument)

    def says(self, state: State, seat: int, argument: int, extra: int) -> bool:
        """Whether ``extra`` is a legal spot for the card."""
        return is_spot(state, argument, extra)

    def any_extra(self, state: State, seat: int, argument: int, dice: Dice) -> int:
        """A random legal spot for the card, each equally likely."""
        return any_spot(state, argument, dice)


class Place(SpotMove):
    """The turn's first placement, and every further one that is linked to the last (C02, C03, D01)."""

    code = codes.PLACE
    word = "place"

    def reach(self, state: State, seat: int) -> int:
        """The cards that the seat may place, as a mask."""
        return within_reach(state, seat)

    def offer(self, state: State, seat: int) -> int:
        """Cards within reach that may be laid, linked to the turn's last card, if any."""
        cards = self.reach(state, seat) & state.may_follow
        return cards & state.ready if state.setup.plain else layable(state, cards)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Place; in series from the turn's second card on."""
        place(state, argument, state.series + 1, extra - 1)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """C01, A07, A08, a spot, or, where only the link is missing, C03."""
        argument = move & codes.ARGUMENT
        ids = state.setup.ids
        reason = unplaceable(state, argument, self.reach(state, seat))
        if reason is None and not state.may_follow & BIT[argument]:
            reason = Refusal(Code.NO_LINK, "C03", (("card", ids[argument]), ("last", ids[state.last])))
        return reason or Refusal(Code.NO_SPOT, "K02", (("card", ids[argument]),))


class PlaceSelected(Place):
    """Select: from the selection, the pool or another's discard (J07, J08)."""

    def reach(self, state: State, seat: int) -> int:
        """The selection instead of the hand."""
        return selected(state, seat)


class Replay(SpotMove):
    """Use 1 of a trump: one more card, no link needed (E08); in Select also from the hand (J07, U13)."""

    code = codes.REPLAY
    word = "replay"

    def offer(self, state: State, seat: int) -> int:
        """Cards within reach that may be laid."""
        reach = within_reach(state, seat)
        if state.round is not None:
            reach |= state.round.selections[seat]
        return layable(state, reach)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Spend the trump, or a replay granted by one (Q15); the card starts a new series (I14)."""
        if state.granted:
            state.granted -= 1
        else:
            state.trumps -= 1
        trump_spent_on(state, seat, argument)
        place(state, argument, 1, extra - 1, REPLAY)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """C01, A07, A08, or a spot."""
        card = move & codes.ARGUMENT
        reach = within_reach(state, seat) | state.selection(seat)
        reason = unplaceable(state, card, reach)
        return reason or Refusal(Code.NO_SPOT, "K02", (("card", state.setup.ids[card]),))


def in_sight(state: State) -> int:
    """The cards of the tree that everybody sees; in pile games one has to remember the others (H01)."""
    if not state.setup.piled:
        return state.tree
    if state.plane is not None:
        return state.plane.tops | state.tree & state.setup.side_cards
    return BIT[newest(state, state.tree)] if state.tree else 0


def unplaceable(state: State, card: int, reach: int) -> Refusal | None:
    """Why a card cannot be placed at all, whatever the link; the same words wherever a hidden card lies."""
    setup, bit = state.setup, BIT[card]
    this = ("card", setup.ids[card])
    if in_sight(state) & bit:
        return Refusal(Code.ALREADY_PLACED, "A06", (this,))
    if state.discards[state.turn] & bit:
        return Refusal(Code.OWN_DISCARD, "A08", (this,))
    if not reach & bit:
        return Refusal(Code.OUT_OF_REACH, "A07", (this,))
    if setup.jokers & bit:
        return Refusal(Code.JOKER_IS_NO_CARD, "N01", (this,))
    missing = setup.needs[card] & ~state.present
    if missing and not setup.bluff:
        names = " ".join([setup.ids[other] for other in members(missing)])
        return Refusal(Code.MISSING_PREREQUISITE, "C01", (this, ("missing", names)))
    return None
