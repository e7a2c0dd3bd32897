"""Variants of ``greedy`` that lack one feature, to measure what that feature is worth."""

from __future__ import annotations

from dataclasses import replace

from discovery.core.players.program import Program
from discovery.core.protocol import Chooser
from discovery.evolution.bots.greedy.greedy import Greedy
from discovery.evolution.bots.greedy.rates import Rates
from discovery.evolution.game import DiscoveryGame

BOLD = Rates(bluff=1.0, suspicion=0.0)


def never_contesting(game: DiscoveryGame, random: Chooser) -> Program:
    """Lets every false action pass."""
    return Greedy(game.setup, random, replace(Rates(), contest=0.0))


def never_bluffing(game: DiscoveryGame, random: Chooser) -> Program:
    """A greedy program that places nothing false."""
    return Greedy(game.setup, random, replace(Rates(), bluff=0.0, feeler=0.0))


def bold(game: DiscoveryGame, random: Chooser) -> Program:
    """Bluffs whenever that would pay if nobody contested it, until it is found out."""
    return Greedy(game.setup, random, BOLD)


def bold_never_contesting(game: DiscoveryGame, random: Chooser) -> Program:
    """The same, and lets every false action pass."""
    return Greedy(game.setup, random, replace(BOLD, contest=0.0))
