"""Cards that leave a hand, and whose hand to reach into: gifts, discards, thefts (E09, F03, I04, P01)."""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of, members
from discovery.evolution.bots.greedy.inference import Known, missing
from discovery.evolution.bots.greedy.weights import opponents, standing
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_SEAT
from discovery.evolution.views.view import View


def arguments(view: View, code: int) -> int:
    """The arguments (cards or seats) of the legal moves of one kind."""
    return mask_of(codes.argument_of(move) for move in view.legal if codes.code_of(move) == code)


def least_placeable(setup: Setup, seen: Known, cards: int) -> int:
    """The card that the most discoveries are still missing for; among equals the latest printed. A Joker only
    where there is nothing else."""
    discoveries = cards & setup.discoveries or cards
    return max(members(discoveries), key=lambda card: (missing(setup, seen.tree, card), card))


def most_placeable(setup: Setup, seen: Known, cards: int) -> int:
    """The card that the fewest discoveries are missing for; a Joker is always welcome."""
    return min(members(cards), key=lambda card: (missing(setup, seen.tree, card), -card))


def give(setup: Setup, view: View, seen: Known) -> int:
    """A mate gets what he can place, anybody else what can be placed last, so that it helps nobody."""
    cards = arguments(view, codes.GIVE)
    mate = view.asker != NO_SEAT and setup.mates[view.seat] & BIT[view.asker]
    choose = most_placeable if mate else least_placeable
    return codes.compose(codes.GIVE, choose(setup, seen, cards))


def discard(setup: Setup, view: View, seen: Known) -> int:
    """What can be placed last."""
    return codes.compose(codes.DISCARD, least_placeable(setup, seen, arguments(view, codes.DISCARD)))


def steal(setup: Setup, view: View, seen: Known) -> int:
    """From the fullest hand of an opponent: whoever loses his last card wins (F07)."""
    victims = opponents(setup, view, arguments(view, codes.STEAL))
    return codes.compose(codes.STEAL, max(members(victims), key=lambda seat: view.hands[seat]))


def exchange(setup: Setup, view: View) -> int:
    """A fresh chance, at the cost of whoever stands best; -1 for nobody."""
    victims = arguments(view, codes.EXCHANGE) & ~setup.mates[view.seat]
    if not victims:
        return -1
    return codes.compose(codes.EXCHANGE, max(members(victims), key=lambda seat: standing(view, seat)))
