"""Random games as people with real cards would tell them to a referee who sees no hand."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from discovery.core.bits import members
from discovery.core.companion import PaperGame
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.play.driver import Driver

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
LIVELY = frozenset({"place", "replay", "exchange", "steal", "call"})
"""Moves that a random game prefers, so that it is not over by passing."""


@dataclass(slots=True)
class ToldGame:
    """A game as it was told; ``legal`` has by the number of an entry the moves that were legal then."""

    driver: Driver[State]
    paper: PaperGame
    legal: dict[int, list[str]]


def told(key: str, seats: int, seed: int, deck: Any = "prehistory") -> ToldGame:
    """Play a game at random and tell what everybody sees of it."""
    teller = _Teller(new_game(key, NAMES[:seats], deck), Random(seed))
    log = tuple(teller.whole())
    return ToldGame(teller.driver, PaperGame(key, NAMES[:seats], deck, log), teller.legal)


class _Teller:
    def __init__(self, game: DiscoveryGame, chance: Random) -> None:
        self._game, self._chance = game, chance
        self.driver = Driver.shuffled(game, chance)
        self._ids = [card.id for card in game.setup.deck.cards]
        self._seen: set[int] = set()
        self._log: list[str] = []
        self.legal: dict[int, list[str]] = {}

    def whole(self) -> list[str]:
        """What was told of the whole game."""
        self._look()
        while (seat := self.driver.next_decision(self._chance)) >= 0:
            self._turn(seat)
        return self._log

    def _turn(self, seat: int) -> None:
        driver, game = self.driver, self._game
        legal = list(game.legal(driver.state, seat))
        self.legal[len(self._log)] = [game.text(move) for move in legal]
        lively = [move for move in legal if game.decode(move).kind in LIVELY]
        move = self._chance.choice(lively if lively and self._chance.random() < 0.7 else legal)
        self._log.append(self._words(seat, move))
        driver.play(seat, move, driver.draw(move, self._chance))
        driver.next_decision(self._chance)
        self._look()

    def _words(self, seat: int, move: int) -> str:
        named, text = self._game.decode(move), self._game.text(move)
        if named.kind == "give":
            return "give"
        hands = self.driver.state.hands
        holders = (
            [
                name
                for other, name in enumerate(self._game.seats)
                if other != seat and hands[other] >> named.card & 1
            ]
            if named.kind == "call"
            else []
        )
        return f"{text} = {holders[0]}" if holders else text

    def _look(self) -> None:
        """Everybody sees the tree and the discards; what came into the pool is named, the oldest first."""
        state = self.driver.state
        self._seen |= set(members(state.tree | state.shown))
        for card in sorted(set(members(state.pool)) - self._seen, key=lambda one: state.stamp[one]):
            self._log.append(f"pool {self._ids[card]}")
            self._seen.add(card)


def seen_by_all(state: State) -> tuple[object, ...]:
    """What lies open of a position, and how many cards each hand has."""
    hands = [hand.bit_count() for hand in state.hands]
    discards = [state.in_order(discard) for discard in state.discards]
    return (
        state.in_order(state.tree),
        state.in_order(state.pool),
        discards,
        hands,
        list(state.points),
        state.turn,
    )
