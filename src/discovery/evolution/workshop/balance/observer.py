"""Measurements of one card game while it is played: turns, dead turns, waiting cards, series, eras.

Everything is read from the position at a seat's decisions. A turn is looked at once, at its first decision.
"""

from __future__ import annotations

from collections import Counter

from discovery.core.bits import BIT, count, members
from discovery.core.protocol import Outcome
from discovery.core.workshop.samples import Counts, GameSample
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.flow.windows import PLACEMENTS
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.state import State

QUARTERS = 4
CLOSE = 0.1
"""A game is close if the winner's margin is below this part of the winner's points."""
FARTHEST = 2
"""Leads are told apart up to this many steps."""
STEP = 3
"""Points to a step of a lead; in games without points, a card is a step."""
PROGRESS = 4
"""Parts of the tree by which the state of a game is told apart."""


class GameObserver:
    """``core.workshop.samples.FigureObserver`` for the card games."""

    def __init__(self, game: DiscoveryGame) -> None:
        self._game, setup = game, game.setup
        self._setup = setup
        self._turn = 0
        self._tree = 0
        self._mover = -1
        self._stratum: tuple[int, ...] = ()
        self._dead: list[bool] = []
        self._spotless: list[bool] = []
        self._arrived: dict[int, int] = {}
        self._seen = 0
        self._counts: Counts = Counter()
        self._laid = 0
        self._series: list[int] = []
        self._opened: dict[int, int] = {}
        self._closed: dict[int, int] = {}
        self._leader = -1
        self._changes = 0
        self._wins: list[tuple[int, int, tuple[int, ...]]] = []

    def watch(self, state: State, seat: int, move: int) -> None:
        """Note what the last move placed, and look at a new turn."""
        self._placed(state)
        if state.turns != self._turn:
            self._new_turn(state)
        self._mover = seat
        self._stratum = self._state_of_game(state, seat)

    def _placed(self, state: State) -> None:
        new = state.tree & ~self._tree
        if new:
            for card in members(new):
                if card < self._setup.printed:
                    self._wins.append((card, self._mover, self._stratum))
            self._laid += count(new)
        self._tree = state.tree

    def _state_of_game(self, state: State, seat: int) -> tuple[int, ...]:
        """The predictors of a win besides the card: the seat, how far the game is, the lead over the
        others."""
        setup = self._setup
        others = [other for other in range(setup.seat_count) if other != seat]
        if setup.scored:
            lead = (state.points[seat] - max((state.points[other] for other in others), default=0)) // STEP
        else:
            lead = min((count(state.hands[other]) for other in others), default=0) - count(state.hands[seat])
        progress = PROGRESS * count(state.tree) // (setup.printed + 1)
        return seat, progress, max(-FARTHEST, min(FARTHEST, lead))

    def _new_turn(self, state: State) -> None:
        if self._laid:
            self._series.append(self._laid)
        self._laid, self._turn = 0, state.turns
        self._look_at_eras(state)
        self._look_at_hands(state)
        self._look_for_bottlenecks(state)
        if self._setup.scored:
            self._look_at_lead(state)
        seat = state.turn
        if state.hands[seat]:
            fitting = (state.hands[seat] | state.pool | (state.shown & ~state.discards[seat])) & state.ready
            self._dead.append(not fitting)
            if state.plane is not None and fitting:
                legal = self._game.legal(state, seat)
                self._spotless.append(not any(codes.code_of(move) in PLACEMENTS for move in legal))

    def _look_at_eras(self, state: State) -> None:
        lowest = self._setup.lowest
        for era, cards in enumerate(self._setup.era_cards[lowest:], 1):
            if cards and era not in self._opened and cards & state.tree:
                self._opened[era] = state.turns
            if cards and era not in self._closed and not cards & ~state.present:
                self._closed[era] = state.turns

    def _look_at_hands(self, state: State) -> None:
        held = 0
        for seat in range(self._setup.seat_count):
            held |= state.hands[seat]
        held &= self._setup.discoveries
        for card in members(held & ~self._seen):
            self._arrived[card] = state.turns
        self._seen |= held
        for card in [card for card in self._arrived if BIT[card] & (state.ready | state.tree | ~held)]:
            self._waited(card, state.turns)

    def _waited(self, card: int, turn: int) -> None:
        """A card's waiting is over: it can be placed, or has left the hands."""
        self._counts["held", card] += 1
        self._counts["waited", card] += turn - self._arrived.pop(card)

    def _look_for_bottlenecks(self, state: State) -> None:
        """Cards that open cards and hands wait for, as the only one missing."""
        held = state.shown
        for seat in range(self._setup.seat_count):
            held |= state.hands[seat]
        holds: dict[int, int] = {}
        for card in members(held & ~state.ready & ~state.tree & self._setup.discoveries):
            missing = self._setup.needs[card] & ~state.present
            if missing and not missing & (missing - 1):
                one = missing.bit_length() - 1
                holds[one] = holds.get(one, 0) + 1
        for card, number in holds.items():
            self._counts["holds", card] += number
            self._counts["holding", card] += 1

    def _look_at_lead(self, state: State) -> None:
        points = [state.points[seat] for seat in range(self._setup.seat_count)]
        if points.count(max(points)) == 1:
            leader = points.index(max(points))
            self._changes += self._leader not in (-1, leader)
            self._leader = leader

    def finish(self, state: State, result: Outcome) -> GameSample:
        """The figures of the whole game."""
        self._placed(state)
        if self._laid:
            self._series.append(self._laid)
        for card in list(self._arrived):
            self._waited(card, state.turns)
        self._look_at_eras(state)
        turns = max(1, state.turns)
        values: dict[str, float] = {"turns": turns, "standstill": float(result.reason == "standstill")}
        values |= self._dead_turns() | self._series_values() | self._era_values(turns)
        if result.scores is not None:
            values |= self._point_values(result.scores, count(state.tree))
        if state.plane is not None:
            values |= self._plane_values(state)
        self._count_wins(result)
        self._counts["length", turns // 5 * 5] += 1
        for card in members(state.tree & self._setup.discoveries):
            self._counts["placed", card] += 1
        return GameSample(values, self._counts)

    def _dead_turns(self) -> dict[str, float]:
        shares, turns = {}, len(self._dead)
        for quarter in range(QUARTERS):
            part = self._dead[turns * quarter // QUARTERS : turns * (quarter + 1) // QUARTERS]
            if part:
                shares[f"dead-{quarter + 1}"] = sum(part) / len(part)
        return shares

    def _series_values(self) -> dict[str, float]:
        if not self._series:
            return {}
        return {"series": sum(self._series) / len(self._series), "longest": max(self._series)}

    def _era_values(self, turns: int) -> dict[str, float]:
        """When eras open and close, and how long each is the newest, as parts of the game. The lowest era in
        play is number 1."""
        values = {f"opens-{era}": turn / turns for era, turn in self._opened.items()}
        values |= {f"closes-{era}": turn / turns for era, turn in self._closed.items()}
        for era, turn in self._opened.items():
            if era + 1 in self._opened:
                values[f"newest-{era}"] = (self._opened[era + 1] - turn) / turns
        ends = [self._closed.get(era, turns) - turn for era, turn in self._opened.items()]
        return values | {"eras-open": sum(ends) / turns}

    def _point_values(self, scores: tuple[int, ...], placed: int) -> dict[str, float]:
        best, *rest = sorted(scores, reverse=True)
        margin = best - rest[0] if rest else 0
        values = {
            "points": sum(scores) / len(scores),
            "margin": margin,
            "tie": float(bool(rest) and not margin),
            "close": float(margin < CLOSE * best),
            "lead-changes": self._changes,
        }
        return values | {"points-a-card": sum(scores) / max(1, placed)}

    def _plane_values(self, state: State) -> dict[str, float]:
        assert state.plane is not None
        spots = [coordinates_of(state.plane.spot[card]) for card in members(state.tree)]
        values = {"spotless": sum(self._spotless) / max(1, len(self._spotless))}
        if spots:
            across, up = ([place[way] for place in spots] for way in (0, 1))
            values["width"] = max(max(across) - min(across), max(up) - min(up)) + 1
        return values

    def _count_wins(self, result: Outcome) -> None:
        """Who won that placed each card, by the state of the game before; shared wins in parts of 60."""
        share = 60 // len(result.winners) if result.winners else 0
        for card, seat, stratum in self._wins:
            self._counts["laid", card, *stratum] += 1
            if seat in result.winners:
                self._counts["won", card, *stratum] += share
