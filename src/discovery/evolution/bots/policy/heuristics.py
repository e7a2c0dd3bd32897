"""Rules of thumb for the player to move: true announcements, useful calls, whom to rob, what to select.

Each function reads only what ``seat`` may know. So it serves a rollout, in which all cards lie open, as well
as a program that looks at one position imagined from its view.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.flow.stepping import offered
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OPENING, TURN, WINDOW
from discovery.evolution.model.places import holders
from discovery.evolution.model.state import State
from discovery.evolution.moves.calling import callable_eras, visible
from discovery.evolution.variants.objection.flow import objection_of


def announcement(state: State, seat: int) -> int:
    """A true announcement that has not been made yet (H05), -1 for none."""
    if not offered(state, seat, codes.ANNOUNCE_OPEN) | offered(state, seat, codes.ANNOUNCE_CLOSE):
        return -1
    setup, present = state.setup, state.present
    for era in range(setup.lowest, setup.highest + 1):
        cards = setup.cards_of_era[era]
        if not state.opened & BIT[era] and era != setup.lowest and cards & present:
            return codes.ANNOUNCE_OPEN << codes.SHIFT | era
        if not state.closed & BIT[era] and not cards & ~present:
            return codes.ANNOUNCE_CLOSE << codes.SHIFT | era
    return -1


def objection(state: State, seat: int) -> int:
    """With late objection, the one to a card of another side that lacked a prerequisite when it was laid
    (S34); -1 for none."""
    if not state.setup.objection or state.phase not in (WINDOW, OPENING, TURN):
        return -1
    part = objection_of(state)
    cards = part.unfounded & ~part.laid_by(state.setup.mates_of[seat], state.turn)
    return codes.OBJECT << codes.SHIFT | lowest(cards) if cards else -1


def promising(state: State, seat: int, code: int) -> int:
    """The cards that fit and that a call (``CALL`` or ``SOS``) may bring, as a mask.

    Where calls can be contested any discovery is offered (H17), but one that cannot succeed brings nothing,
    even if nobody says Stop (E11, E15).
    """
    cards = offered(state, seat, code) & state.ready
    if not cards or not state.setup.bluff:
        return cards
    if not holders(state, seat):
        return 0
    dealt = earlier_eras(state, stacked_era(state) + 1)
    return cards & dealt & callable_eras(state.setup, state.present) & ~visible(state, seat)


def held_elsewhere(state: State, seat: int) -> int:
    """The cards that must lie in other hands, as their eras have left the stack (B02); none where eras are
    mixed (S12)."""
    if not state.setup.by_era:
        return 0
    dealt = earlier_eras(state, stacked_era(state))
    return dealt & ~(state.tree | state.pool | state.shown | state.hands[seat])


def stacked_era(state: State) -> int:
    """The lowest era in the stack, one above the highest if the stack has no discoveries."""
    setup = state.setup
    for place in range(state.top, setup.stack_end):
        card = state.order[place]
        if card < setup.printed:
            return setup.era_of[card]
    return setup.highest + 1


def earlier_eras(state: State, era: int) -> int:
    """The cards of all eras before this one."""
    cards = 0
    for earlier in range(state.setup.lowest, era):
        cards |= state.setup.cards_of_era[earlier]
    return cards


def selection(state: State, seat: int) -> int:
    """The cards of the hand that can be placed one after the other, together with what lies open (J03), and
    the Jokers; 0 if there are none."""
    setup = state.setup
    hand = state.hands[seat]
    within = (hand | state.pool | state.shown) & setup.discoveries
    present, chain = state.present, 0
    grew = True
    while grew:
        grew = False
        rest = within & ~chain
        while rest:
            low = rest & -rest
            rest ^= low
            if not setup.needs_of[lowest(low)] & ~present:
                chain |= low
                present |= low
                grew = True
    return hand & (chain | setup.jokers)


def fullest(state: State, seat: int, victims: int) -> int:
    """The opponent with the fullest hand among ``victims``: a seat that loses its last card wins (F07)."""
    victims = victims & ~state.setup.mates_of[seat] or victims
    chosen, most = -1, -1
    for victim in range(state.setup.seat_count):
        size = count(state.hands[victim]) if victims & BIT[victim] else -1
        if size > most:
            chosen, most = victim, size
    return chosen


def leading(state: State, seat: int, victims: int) -> int:
    """The opponent among ``victims`` with the most points, or the fewest cards; -1 for none."""
    victims &= ~state.setup.mates_of[seat]
    chosen, best = -1, 0
    for victim in range(state.setup.seat_count):
        if victims & BIT[victim]:
            stands = standing(state, victim)
            if chosen < 0 or stands > best:
                chosen, best = victim, stands
    return chosen


def standing(state: State, seat: int) -> int:
    """The seat's points or, in games without points, minus the number of its cards."""
    return state.points[seat] if state.setup.scored else -count(state.hands[seat])
