"""How long a game can be: a bound that follows from the rules, for algorithms that reserve room for a game.

In games without windows, turns are few because each one uses something up. A turn with a placement
leaves one card fewer to place. A turn without one draws from the stack, and once the stack has run out either
brings the standstill nearer (T02: two rounds without a placement) or, with points, costs its seat a card
(I11); a seat that has none ends the game, or, in a team, waits for mates that have some.

Where actions can be answered, a Stop can take a card back and pass cards from hand to hand again and again:
two seats that contest everything do play on until rule T07 stops them after 1000 turns. So that is the bound
there, times what a turn may hold and every answer to it. Games in play are far shorter in either case
(docs/environments.md); this holds whatever anybody chooses.
"""

from __future__ import annotations

from discovery.evolution.encoding.actions import Coding
from discovery.evolution.encoding.fields import TAKING
from discovery.evolution.flow.turns import TURN_LIMIT
from discovery.evolution.model.setup import Setup

PLAIN_MOVES = 6
"""The most moves of a turn without placements and trumps: its end or pass, a failed call by SOS, and the
discard, theft, request and gift that the rules may then force."""
TRUMP_MOVES = 3
"""A trump used: an exchange and its gift; a call, its failure and the discard behind it."""
VERDICT_MOVES = 4
"""A Stop: the verdict or giving up, and the card that the fault costs, asked for and given or discarded."""


def most_turns(setup: Setup) -> int:
    """No game has more turns."""
    seats, cards = setup.seat_count, setup.card_count
    if setup.reactions or setup.bluff:
        return TURN_LIMIT
    used_up = 2 * cards + seats
    if setup.rounds is not None:
        turns = 2 * (used_up + 1) * seats
    elif setup.scored:
        turns = (used_up + 1) * (seats if setup.teams else 1)
    else:
        turns = used_up + 2 * seats * (cards + 1)
    return min(TURN_LIMIT, turns)


def most_choices(setup: Setup, coding: Coding) -> int:
    """No game has more choices of agents, chance not counted."""
    seats, cards, turns = setup.seat_count, setup.card_count, most_turns(setup)
    eras = setup.highest - setup.lowest + 1
    # what a Stop takes back ends a turn (H11); a Joker is laid again after it came back (N06)
    placed = cards + (turns + cards if setup.reactions or setup.bluff else 0)
    trumps = 2 * eras + placed
    announced = 2 * eras + turns if setup.bluff else 0
    moves = PLAIN_MOVES * turns + placed + TRUMP_MOVES * trumps + announced
    if setup.reactions or setup.bluff:
        looks = cards if setup.searching else 0
        moves *= 1 + seats + VERDICT_MOVES + looks
    parts = 1 + any(coding.first[code] >= 0 for code in TAKING) + (setup.spots is not None)
    selections = turns * (cards + seats) if setup.rounds is not None else 0
    return parts * moves + selections
