"""One game in an environment, choice by choice; the caller draws chance."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discovery.core.bits import members
from discovery.core.errors import Code, IllegalMove
from discovery.core.protocol import NO_OUTCOME, NOBODY, AnyGame, Chooser, Event, View
from discovery.core.research.learning import WIDE, Encoding, Pending
from discovery.lab.environments.plain_encoding import encoding_of
from discovery.lab.environments.setting import GameSetting
from discovery.play.driver import Driver
from discovery.play.records import NOBODY_NAME

OVER_SEAT = -1
"""The value of ``seat`` when nobody chooses any more."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was played: by which choices (none if nobody chose), and with which chance outcome."""

    seat: int
    move: int
    way: tuple[int, ...]
    outcome: int


class EncodedGame:
    """A game with its encoding, which are the same for every episode."""

    def __init__(self, made: GameSetting) -> None:
        """``InvalidSetup`` for a combination that is not allowed."""
        self.setting = made
        self.game: AnyGame = made.build()
        self.encoding: Encoding = encoding_of(self.game, made.reward)
        self.agents = made.agents

    def __deepcopy__(self, memo: dict[int, object]) -> EncodedGame:
        """The object itself, since it never changes."""
        return self

    def __reduce__(self) -> tuple[type[EncodedGame], tuple[GameSetting]]:
        """Another process makes the game again: its tables do not pickle in the compiled build."""
        return EncodedGame, (self.setting,)

    def deal(self, random: Chooser) -> Episode:
        """A new play of the game, with a deal drawn from ``random``."""
        return Episode(self, self.game.shuffle(random))


class Episode:
    """A running game.

    If several seats are asked together, they choose clockwise from the one that acted, or in any order; lines
    of nobody are played automatically. ``lines`` are the moves in notation. ``outcomes`` lists the possible
    chance outcomes of the last move, ``[]`` if there is nothing to draw; nobody chooses until one is drawn.
    ``state`` is the position, ``over`` whether the game has ended.
    """

    def __init__(self, encoded: EncodedGame, order: list[int]) -> None:
        self.encoded = encoded
        self.driver = Driver(encoded.game, order)
        self.state = self.driver.state
        self.over = False
        self.lines: list[str] = []
        self._moves: list[tuple[int, int]] = []
        self._ways: list[tuple[int, ...]] = []
        self._drawn: list[int] = []
        self._dealt = [
            encoded.encoding.dealt_pieces(self.state, seat) for seat in range(len(encoded.game.seats))
        ]
        self.outcomes: list[int] = []
        self.loser = OVER_SEAT
        self._move = (NOBODY, 0)
        self._way: tuple[int, ...] = ()
        self._incomplete: dict[int, tuple[Pending, list[int]]] = {}
        self._views: dict[int, View] = {}
        self._legal: dict[int, list[int]] = {}
        self._play_due()

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        """An independent copy of the same game."""
        new = Episode.__new__(Episode)
        new.__dict__.update(self.__dict__)
        new.driver = self.driver.copy()
        new.state = new.driver.state
        new.lines, new.outcomes = self.lines[:], self.outcomes[:]
        new._moves, new._ways, new._drawn = self._moves[:], self._ways[:], self._drawn[:]
        new._views, new._legal = {}, {}
        new._begin_again({seat: chosen for seat, (_, chosen) in self._incomplete.items()})
        return new

    def __getstate__(self) -> dict[str, object]:
        """The deal and the moves, not the position: its arrays do not pickle in the compiled build."""
        kept = self.__dict__.copy()
        for computed in ("driver", "state", "_views", "_legal"):
            del kept[computed]
        kept["_incomplete"] = {seat: chosen for seat, (_, chosen) in self._incomplete.items()}
        return kept | {"order": self.driver.order}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Play the moves again."""
        order, incomplete = kept.pop("order"), kept.pop("_incomplete")
        self.__dict__.update(kept)
        self.driver = Driver(self.encoded.game, order)
        self.state = self.driver.state
        for (seat, move), outcome in zip(self._moves, self._drawn, strict=True):
            self.driver.play(seat, move, outcome)
        self._views = {}
        self._begin_again(incomplete)

    @property
    def steps(self) -> list[Step]:
        """Every move since the deal, also those that nobody decided."""
        played = zip(self._moves, self._ways, self._drawn, strict=True)
        return [Step(seat, move, way, outcome) for (seat, move), way, outcome in played]

    @property
    def waiting_step(self) -> Step | None:
        """The move that waits for one of ``outcomes``."""
        return Step(*self._move, self._way, NO_OUTCOME) if self.outcomes else None

    @property
    def actors(self) -> list[int]:
        """The seats that may choose now."""
        return [] if self.over or self.outcomes else members(self.encoded.game.actors(self.state))

    @property
    def seat(self) -> int:
        """The seat that chooses next; ``OVER_SEAT`` if none does."""
        if self.over or self.outcomes:
            return OVER_SEAT
        return self.encoded.game.decider(self.state)

    @property
    def question(self) -> tuple[object, ...]:
        """A key of the open question; equal until the question is settled, whichever seats have answered."""
        game = self.encoded.game
        progress, window = game.progress(self.state), game.window(self.state)
        if window is None:
            return (progress,)
        # a window about the same action may open again with fewer reactions
        return progress, window.subject, *map(window.reactions_of, range(len(game.seats)))

    def view(self, seat: int) -> View:
        """The view of a seat at this moment."""
        if seat not in self._views:
            self._views[seat] = self.encoded.game.view(self.state, seat)
        return self._views[seat]

    def legal(self, seat: int) -> list[int]:
        """The indices that a seat may choose now."""
        if seat not in self.actors:
            return []
        if seat not in self._legal:
            self._legal[seat] = _indices(self.encoded.encoding.mask(self.state, self.pending(seat)))
        return self._legal[seat]

    def row(self, seat: int) -> array[int]:
        """The seat's observation now, as a row of words (see ``core.research.learning``)."""
        return self.encoded.encoding.row(self.state, self.pending(seat))

    def pending(self, seat: int) -> Pending:
        """The move that a seat is composing."""
        incomplete = self._incomplete.get(seat)
        return incomplete[0] if incomplete else self.encoded.encoding.begin(seat)

    @property
    def incomplete_moves(self) -> list[tuple[int, ...]]:
        """The choices of incomplete moves, by seat."""
        return [self.incomplete_move(seat) for seat in sorted(self._incomplete)]

    def incomplete_move(self, seat: int) -> tuple[int, ...]:
        """The choices of a seat's incomplete move."""
        return tuple(self._incomplete[seat][1]) if seat in self._incomplete else ()

    def dealt(self, seat: int) -> list[int]:
        """The pieces that a seat was dealt."""
        return self._dealt[seat]

    def memory(self, seat: int) -> list[object]:
        """Everything that a seat has observed and chosen: the deal, then its own moves and the events."""
        game = self.encoded.game
        known: list[object] = [self._dealt[seat]]
        for (mover, move), happened in zip(self._moves, self.driver.events[1:], strict=True):
            known += [move] if mover == seat else []
            known += [event.fields() for event in game.observe(self.state, happened, seat)]
        return known

    def observed(self, viewer: int) -> tuple[Event, ...]:
        """Every event since the deal as ``viewer`` may know it."""
        return self.driver.observed(viewer)

    def history(self, seat: int) -> list[Event]:
        """Like ``memory``, in rows of five numbers. The first is an event's kind, or the number of kinds
        for a piece that the seat was dealt, or one more for a choice of its own."""
        held = self.encoded.encoding.event_kinds
        chosen = held + 1
        rows = [Event(held, seat, piece) for piece in self._dealt[seat]]
        for (mover, _), way, happened in zip(self._moves, self._ways, self.driver.events[1:], strict=True):
            rows += [Event(chosen, seat, number=index) for index in way if mover == seat]
            rows += self.encoded.game.observe(self.state, happened, seat)
        return rows + [Event(chosen, seat, number=index) for index in self.incomplete_move(seat)]

    def choose(self, seat: int, index: int, random: Chooser | None = None) -> None:
        """Make one choice. Without ``random``, chance waits in ``outcomes``. ``IllegalMove`` changes
        nothing."""
        if index not in self.legal(seat):
            raise IllegalMove(Code.UNKNOWN_MOVE, given=str(index)[:60])
        if not self._begin(seat, index):
            return
        pending, chosen = self._incomplete.pop(seat)
        self.play(seat, pending.move, random, tuple(chosen))

    def compose(self, seat: int, choices: Sequence[int]) -> None:
        """Make choices that do not complete a move. ``IllegalMove`` for one that is not legal."""
        for index in choices:
            if index not in self.legal(seat):
                raise IllegalMove(Code.UNKNOWN_MOVE, given=str(index)[:60])
            self._begin(seat, index)

    def play(self, seat: int, move: int, random: Chooser | None = None, way: tuple[int, ...] = ()) -> None:
        """A whole move, which must be legal, composed by the choices of ``way``."""
        self._move, self._way = (seat, move), way
        self.outcomes = self.encoded.game.outcomes(self.state, move)
        if not self.outcomes:
            self._play(NO_OUTCOME)
        if random is not None:
            self.draw(random)

    def draw(self, random: Chooser) -> None:
        """Draw chance outcomes until a seat has to choose or the game is over."""
        while self.outcomes:
            self.settle(self.outcomes[random.randrange(len(self.outcomes))])

    def settle(self, outcome: int) -> None:
        """Continue with an outcome of ``outcomes``."""
        self.outcomes = []
        self._play(outcome)

    def outcome_text(self, outcome: int) -> str:
        """An outcome of ``outcomes`` in notation."""
        return self.encoded.game.text(self._move[1], outcome).rpartition("=")[2].strip()

    def forfeit(self, seat: int) -> None:
        """End the game: the seat made an illegal choice and loses."""
        self.loser = seat
        self.over = True

    def returns(self) -> list[float]:
        """The returns by seat, see ``Encoding.returns``; all 0 while the game is under way."""
        seats = len(self.encoded.game.seats)
        if self.loser != OVER_SEAT:
            return [-1.0 if seat == self.loser else 0.0 for seat in range(seats)]
        result = self.encoded.game.result(self.state)
        return [0.0] * seats if result is None else self.encoded.encoding.returns(result)

    def _begin_again(self, chosen: Mapping[int, list[int]]) -> None:
        """Compose the incomplete moves of a copy, from the choices of each seat."""
        self._legal, self._incomplete = {}, {}
        for seat, indices in chosen.items():
            for index in indices:
                self._begin(seat, index)

    def _begin(self, seat: int, index: int) -> bool:
        self._legal = {}
        encoding = self.encoded.encoding
        pending, chosen = self._incomplete.setdefault(seat, (encoding.begin(seat), []))
        chosen.append(index)
        return encoding.choose(self.state, pending, index)

    def _play(self, outcome: int) -> None:
        seat, move = self._move
        name = NOBODY_NAME if seat == NOBODY else self.encoded.game.seats[seat]
        self.lines.append(f"{name}: {self.encoded.game.text(move, outcome)}")
        self._drive(seat, move, outcome, self._way)
        self._way = ()
        self._play_due()
        self._views, self._legal = {}, {}
        self._incomplete = {seat: one for seat, one in self._incomplete.items() if seat in self.actors}

    def _drive(self, seat: int, move: int, outcome: int, way: tuple[int, ...] = ()) -> None:
        self._moves.append((seat, move))
        self._ways.append(way)
        self._drawn.append(outcome)
        self.driver.play(seat, move, outcome)

    def _play_due(self) -> None:
        """Play the lines that nobody decides, up to the next chance outcome."""
        game = self.encoded.game
        while not self.outcomes and (due := game.due(self.state)) is not None:
            self.outcomes = game.outcomes(self.state, due[1])
            if self.outcomes:
                self._move = due
            else:
                self._drive(*due, NO_OUTCOME)
        self.over = self.driver.over


def _indices(words: array[int]) -> list[int]:
    """The bits of a mask, lowest first."""
    return [WIDE * place + bit for place, word in enumerate(words) for bit in members(word)]
