"""Games with large decks: Prehistory and Antiquity as one (B13), and as many cards as there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.variants.catalogue import GAMES
from tests.support.engine.decks import graph
from tests.support.engine.sets import Table, any_table, richest

ALL_JOKERS = "jokers=4"


def deck_of(eras: int, size: int) -> Deck:
    """A sound deck with the given numbers of eras and cards per era, all of one family."""
    return replace(read_deck(graph([size] * eras, [3, 7, 11])), id=f"{eras}-times-{size}")


TWO_DECKS = load_deck("prehistory+antiquity")
NEARLY_FULL, FULL = deck_of(4, 31), deck_of(8, 16)


def large_games(games: int) -> Iterator[DiscoveryGame]:
    """Every game with two decks and all options, and with 128 cards with and without Jokers; then random
    ones, at least ``least`` in all."""
    for game in GAMES:
        yield with_deck(TWO_DECKS, richest(game, 4, without=["eras", "truncated"]))
        classic = GAMES[game].classic
        seats = ["A", "B", "C=virtual" if classic else "C=bot"]
        yield new_game(game, seats, NEARLY_FULL, [] if classic else [ALL_JOKERS])
        yield new_game(game, seats, FULL)
    chooser = Random("large")
    for _ in range(3 * len(GAMES), games):
        yield with_deck(TWO_DECKS, any_table(chooser.choice(list(GAMES)), chooser))


def with_deck(deck: Deck, made: Table) -> DiscoveryGame:
    """A table's game, played with another deck."""
    return new_game(made.game, made.seats, deck, made.options, made.teams)
