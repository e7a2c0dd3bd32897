"""One game between programs, from a seed: the same seed, the same game, whatever is played around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from discovery.core.dice import Dice
from discovery.core.program import Maker, Program
from discovery.core.protocol import NO_OUTCOME, NOBODY, Chooser, Event, Outcome
from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.flow.stepping import advance, decider_of, line_of_nobody
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import OVER, State
from discovery.lab.players import NOBODY_ELSE, RANDOM, header, maker_of
from discovery.lab.program_faults import Place, blamed, illegal
from discovery.play.records import NOBODY_NAME, Line, Record, Scribe, finish

Watch = Callable[[State, int, int], None]
"""Is told of a position, the seat that decides and its move."""


class Decider(Protocol):
    """Decides for a seat."""

    def __call__(self, state: State) -> int:
        """Its move."""
        ...

    def finish(self, state: State) -> None:
        """The game is over."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went: its end, and how many decisions were taken by deciders."""

    result: Outcome
    moves: int


class Match:
    """Players at a table, for any number of games. ``players`` are names, clockwise from the first player."""

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        *,
        options: Sequence[str] = (),
        deck: str | Deck = "prehistory",
        teams: Sequence[str] = (),
        programs: Mapping[str, Maker] = NOBODY_ELSE,
    ) -> None:
        """``programs`` are makers of one's own, by name.

        ``InvalidSetup`` for what does not exist or does not go together.
        """
        self.players = tuple(players)
        self.headers = tuple(header(player, number) for number, player in enumerate(players, 1))
        self.game: DiscoveryGame = new_game(game, self.headers, deck, options, teams)
        self.teams = tuple(teams)
        self._makers = [None if player == RANDOM else maker_of(player, programs) for player in players]
        self._all_random = all(player == RANDOM for player in players)

    def play(self, seed: str) -> Played:
        """One game. Chance and every program have a generator of their own, made from ``seed``."""
        if self._all_random:
            return self._play_inside(seed)
        _, state, _, moves = self._run(seed)
        return Played(self._result(state), moves)

    def watched(self, seed: str, watch: Watch) -> Outcome:
        """The game that ``record`` writes down; ``watch`` is told of each decision before it is played."""
        _, state, _, _ = self._run(seed, watch)
        return self._result(state)

    def record(self, seed: str) -> Record:
        """A game written down: the one that ``play`` plays if any program in it looks at views."""
        order, state, lines, _ = self._run(seed)
        ids = self.game.setup.ids
        record = Record(
            game=self.game.name,
            seats=self.headers,
            order=tuple(ids[card] for card in order),
            deck=key_of(self.game.deck),
            options=self.game.rules.options,
            teams=self.teams,
            lines=tuple(lines),
        )
        return finish(record, self.game, state)

    def _play_inside(self, seed: str) -> Played:
        """Nobody asks for a view: the whole game inside the engine, just as random."""
        random = Random(seed)
        state = self.game.deal(self.game.shuffle(random))
        moves = play_out(state, Dice(random.getrandbits(64)))
        return Played(self._result(state), moves)

    def _run(
        self, seed: str, watch: Watch = lambda state, seat, move: None
    ) -> tuple[list[int], State, list[Line], int]:
        """The order, the end, the lines, and how many decisions were taken."""
        chance = Random(f"{seed} chance")
        order = self.game.shuffle(chance)
        state, dealt = self.game.open(order)
        told = [dealt]
        deciders = self._deciders(seed, told)
        scribe = Scribe()
        moves = 0
        while state.phase != OVER:
            due, turn = self.game.due(state), state.turn
            outcome = NO_OUTCOME
            happened: list[Event] = []
            if due is not None:
                seat, move = due
                state.events = happened
                line_of_nobody(state)
            else:
                seat = decider_of(state)
                move = deciders[seat](state)
                watch(state, seat, move)
                if cards := self.game.outcomes(state, move):
                    outcome = cards[chance.randrange(len(cards))]
                state.events = happened
                advance(state, seat, move, outcome)
                moves += 1
            told.append(happened)
            state.events = None
            scribe.note(turn, state, move, self._line(seat, move, outcome))
        for decide in deciders:
            decide.finish(state)
        return order, state, scribe.lines, moves

    def _line(self, seat: int, move: int, outcome: int) -> Line:
        name = NOBODY_NAME if seat == NOBODY else self.game.seats[seat]
        return Line(name, self.game.text(move, outcome))

    def _deciders(self, seed: str, told: list[list[Event]]) -> list[Decider]:
        """One a seat; those of virtual players are never asked. ``told`` grows with the game."""
        places = [Place(player, self.game.name, seat, seed) for seat, player in enumerate(self.players)]
        return [
            decider(self.game, place, maker, Random(f"{seed} {place.seat}"), told)
            for place, maker in zip(places, self._makers, strict=True)
        ]

    def _result(self, state: State) -> Outcome:
        result = self.game.result(state)
        assert result is not None
        return result


def decider(
    game: DiscoveryGame, place: Place, maker: Maker | None, random: Chooser, told: list[list[Event]]
) -> Decider:
    """What decides for a seat: a program that ``maker`` makes, else chance. ``told`` grows with the game.

    ``ProgramFault`` if the program cannot be made.
    """
    return Blind(game, place.seat, random) if maker is None else Seeing(game, place, maker, random, told)


class Blind:
    """The program ``random`` without its view, which it would not look at: views are made on demand."""

    def __init__(self, game: DiscoveryGame, seat: int, random: Chooser) -> None:
        self.game = game
        self.seat = seat
        self.random = random

    def __call__(self, state: State) -> int:
        """Every legal move is as likely as any other."""
        legal = self.game.legal(state, self.seat)
        return legal[self.random.randrange(len(legal))]

    def finish(self, state: State) -> None:
        """Nobody is there who would listen."""


class Seeing:
    """A program at its place. ``told`` is what happened so far, move by move."""

    def __init__(
        self, game: DiscoveryGame, place: Place, maker: Maker, random: Chooser, told: list[list[Event]]
    ) -> None:
        self.game = game
        self.place = place
        self.told = told
        self.heard = 0
        self.witnessed: list[Event] = []
        with blamed(place):
            self.program: Program = maker(game, random)

    def __call__(self, state: State) -> int:
        """The program's choice. ``ProgramFault`` if it is none of the legal ones: nothing replaces it."""
        view = self.game.view(state, self.place.seat)
        seen = self.seen(state)
        with blamed(self.place, view):
            move = self.program.decide(view, seen)
        if move not in view.legal:
            raise illegal(self.place, move, view)
        return move

    def finish(self, state: State) -> None:
        """The game is over: a program that wants to know is told how."""
        finish = getattr(self.program, "finish", None)
        if finish is not None:
            view = self.game.view(state, self.place.seat)
            with blamed(self.place, view):
                finish(view, self.seen(state))

    def seen(self, state: State) -> tuple[Event, ...]:
        """What the seat has witnessed up to ``state``."""
        for happened in self.told[self.heard :]:
            self.witnessed += self.game.witness(state, happened, self.place.seat)
        self.heard = len(self.told)
        return tuple(self.witnessed)
