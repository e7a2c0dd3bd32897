"""What is left to do when no placement is worth it: spare trumps, mates, SOS, selections."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest, members
from discovery.evolution.bots.greedy.give_and_take import arguments, exchange, least_placeable
from discovery.evolution.bots.greedy.inference import Known, callable_cards, missing
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View

WORTH_A_TRY = 0.3


def spare_trump(setup: Setup, view: View, seen: Known, chances: dict[int, float]) -> int:
    """What else a trump can do (E09 to E11, Q15); -1 for nothing."""
    if not setup.rules.scored:
        discards = arguments(view, codes.DISCARD)
        if discards:
            return codes.compose(codes.DISCARD, least_placeable(setup, seen, discards))
        return exchange(setup, view)
    call = likeliest(setup, view, seen, chances, codes.CALL)
    if call >= 0 and chances[codes.argument_of(call)] >= WORTH_A_TRY:
        return call
    drawing = codes.compose(codes.DRAW)
    return drawing if drawing in view.legal else exchange(setup, view)


def likeliest(setup: Setup, view: View, seen: Known, chances: dict[int, float], code: int) -> int:
    """The call (``CALL`` or ``SOS``) that most likely succeeds and cannot be contested rightly; -1 for none.

    Without points nobody is helped to lose his last card (G04).
    """
    fitting = seen.ready & callable_cards(setup, seen.tree) & seen.unseen
    cards = members(arguments(view, code) & fitting)
    if not cards or (not setup.rules.scored and _about_to_win(setup, view)):
        return -1
    return codes.compose(code, max(cards, key=lambda card: chances.get(card, 0.0)))


def _about_to_win(setup: Setup, view: View) -> bool:
    others = [seat for seat in range(setup.seat_count) if not setup.mates[view.seat] & BIT[seat]]
    return not view.stack and any(view.hands[seat] == 1 for seat in others)


def ask_mate(setup: Setup, view: View, stuck: bool) -> int:
    """The mate with most cards, if he draws another one for it or nothing else helps (P01); -1 for none."""
    mates = arguments(view, codes.ASK) & setup.mates[view.seat]
    if not mates or not (stuck or (setup.rules.scored and view.stack)):
        return -1
    return codes.compose(codes.ASK, max(members(mates), key=lambda seat: view.hands[seat]))


def selection(setup: Setup, view: View, seen: Known) -> int:
    """Select (J03): whatever of the hand can be placed in this round, by what lies open; the rest stays for
    later rounds. If there is nothing, the card that is nearest to it."""
    tree, chain = seen.tree, 0
    within = (seen.hand | seen.pool | seen.shown) & setup.discoveries
    found = True
    while found:
        found = False
        for card in members(within & ~chain & ~seen.tree):
            if not setup.needs[card] & ~tree:
                chain |= BIT[card]
                tree |= BIT[card]
                found = True
    chosen = chain & seen.hand
    if not chosen:
        cards = seen.hand & setup.discoveries or seen.hand
        chosen = BIT[min(members(cards), key=lambda card: (missing(setup, seen.tree, card), card))]
    move = codes.selecting(chosen)
    return move if move in view.legal else codes.selecting(BIT[lowest(seen.hand)])
