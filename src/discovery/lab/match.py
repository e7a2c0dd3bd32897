"""One game between programs, from a seed. The same seed gives the same game, whatever else is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Protocol, Self, cast

from discovery.core.dice import Dice
from discovery.core.players.program import Maker, Program, ResultListener
from discovery.core.protocol import NOBODY, AnyGame, Chooser, Event, GameSpec, Outcome, State
from discovery.core.registry import family_of, new_game
from discovery.core.research.study import Figures
from discovery.engines.rollout import rollout_of
from discovery.lab.players import NOBODY_ELSE, RANDOM, header, maker_of
from discovery.lab.program_faults import ProgramPlace, blamed, illegal
from discovery.play.driver import AnyDriver, Driver
from discovery.play.records import Record

Watch = Callable[[Any, int, int], None]
"""Called with a position, the seat that decides there, and its move."""


class Decider(Protocol):
    """Decides for a seat."""

    def __call__(self, state: State) -> int:
        """The move of the seat in a position, which must not be changed."""
        ...

    def finish(self, state: State) -> None:
        """Called when the game is over."""
        ...


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished game: its outcome, how many decisions its programs made, what its family counts of it."""

    result: Outcome
    moves: int
    figures: Figures = field(default_factory=Counter)


class Match:
    """Players at a table, for any number of games. ``players`` are names, clockwise from the first player."""

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        *,
        options: Sequence[str] = (),
        deck: object = "",
        teams: Sequence[str] = (),
        programs: Mapping[str, Maker] = NOBODY_ELSE,
    ) -> None:
        """``programs`` are the caller's own makers, by name; ``deck`` as in ``GameSpec``. ``InvalidSetup``
        for something unknown or a combination that is not allowed."""
        virtual = family_of(game).virtual
        headers = tuple(header(player, number, virtual) for number, player in enumerate(players, 1))
        spec = GameSpec(game, headers, deck, tuple(options), tuple(teams))
        self._sit_down(new_game(spec), tuple(players), programs)

    @classmethod
    def of(cls, game: AnyGame, players: Sequence[str], programs: Mapping[str, Maker] = NOBODY_ELSE) -> Self:
        """Players at a game that is set up already; who sits where has a name of its own there."""
        match = cls.__new__(cls)
        match._sit_down(game, tuple(players), programs)
        return match

    def _sit_down(self, game: AnyGame, players: tuple[str, ...], programs: Mapping[str, Maker]) -> None:
        self.game, self.players = game, players
        self._makers = [
            None if player == RANDOM else maker_of(player, game.spec.game, programs) for player in players
        ]
        self._all_random = all(player == RANDOM for player in players)
        self._study = family_of(game.spec.game).study

    def play(self, seed: str, watch: Watch | None = None) -> MatchResult:
        """Play one game. Chance and each program have a generator of their own, made from ``seed``.
        ``watch`` is called before each decision; with it, this is the game that ``record`` writes."""
        blind = self._all_random and watch is None and self._study is None
        driver, moves = self._roll_out(seed) if blind else self.run(seed, watch)
        result = driver.result
        assert result is not None
        if self._study is None:
            return MatchResult(result, moves)
        return MatchResult(result, moves, self._study.count(self.game, driver.state, driver.events))

    def record(self, seed: str) -> Record:
        """The record of a game: the one that ``play`` plays if any of its programs looks at views."""
        return self.run(seed)[0].record()

    def _roll_out(self, seed: str) -> tuple[AnyDriver, int]:
        """No program needs a view: play one rollout, with the same distribution of games."""
        random = Random(seed)
        driver = Driver.shuffled(self.game, random)
        return driver, rollout_of(self.game)(driver.state, Dice(random.getrandbits(64)))

    def run(self, seed: str, watch: Watch | None = None) -> tuple[AnyDriver, int]:
        """Play to the end; returns the game and the number of decisions."""
        chance = Random(f"{seed} chance")
        driver = Driver.shuffled(self.game, chance)
        deciders = self._deciders(seed, driver)
        moves = 0
        while (seat := driver.next_decision(chance)) != NOBODY:
            move = deciders[seat](driver.state)
            if watch is not None:
                watch(driver.state, seat, move)
            driver.play(seat, move, driver.draw(move, chance))
            moves += 1
        for decide in deciders:
            decide.finish(driver.state)
        return driver, moves

    def _deciders(self, seed: str, driver: AnyDriver) -> list[Decider]:
        """One decider per seat; those of virtual players are never asked."""
        places = [
            ProgramPlace(player, self.game.name, seat, seed) for seat, player in enumerate(self.players)
        ]
        return [
            decider(self.game, place, maker, Random(f"{seed} {place.seat}"), driver)
            for place, maker in zip(places, self._makers, strict=True)
        ]


class WatchedGame(Protocol):
    """A running game, as far as its programs may know it."""

    def observed(self, viewer: int) -> tuple[Event, ...]:
        """Every event since the deal as ``viewer`` may know it."""
        ...


def decider(
    game: AnyGame, place: ProgramPlace, maker: Maker | None, random: Chooser, watched: WatchedGame
) -> Decider:
    """The decider for a seat: the program that ``maker`` makes, or random moves. ``watched`` is the game.
    ``ProgramFault`` if the program cannot be made."""
    return Blind(game, place.seat, random) if maker is None else Seeing(game, place, maker, random, watched)


class Blind:
    """The program ``random`` without views: it would not look at them, and making them takes time."""

    def __init__(self, game: AnyGame, seat: int, random: Chooser) -> None:
        self.game = game
        self.seat = seat
        self.random = random

    def __call__(self, state: State) -> int:
        """A legal move, drawn uniformly."""
        legal = self.game.legal(state, self.seat)
        return legal[self.random.randrange(len(legal))]

    def finish(self, state: State) -> None:
        """Nothing: this program does not learn results."""


class Seeing:
    """A program in a game that it observes."""

    def __init__(
        self, game: AnyGame, place: ProgramPlace, maker: Maker, random: Chooser, watched: WatchedGame
    ) -> None:
        self.game = game
        self.place = place
        self.watched = watched
        with blamed(place):
            self.program: Program = maker(game, random)

    def __call__(self, state: State) -> int:
        """The program's choice. ``ProgramFault`` if it is not legal; it is never replaced by another move."""
        view = self.game.view(state, self.place.seat)
        observed = self.watched.observed(self.place.seat)
        with blamed(self.place, view):
            move = self.program.decide(view, observed)
        if move not in view.legal:
            raise illegal(self.place, move, view)
        return move

    def finish(self, state: State) -> None:
        """Tell the program the result, if it has a method for it."""
        if _learns_results(type(self.program)):
            view = self.game.view(state, self.place.seat)
            with blamed(self.place, view):
                cast(ResultListener, self.program).finish(view, self.watched.observed(self.place.seat))


@lru_cache(maxsize=64)
def _learns_results(kind: type[Program]) -> bool:
    """Asked once a class: Python compares a class with a protocol in the time that a view takes."""
    return issubclass(kind, ResultListener)
