"""One game in an environment, choice by choice; chance is drawn by whoever drives it."""

from __future__ import annotations

from array import array
from typing import Any

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, IllegalMove
from discovery.core.protocol import NO_OUTCOME, NOBODY, Chooser, Event
from discovery.evolution.encoding.actions import Choice, Page, choose, write_mask
from discovery.evolution.encoding.fields import WIDE
from discovery.evolution.encoding.observations import Layout, write_row
from discovery.evolution.flow.stepping import advance, decider_of, line_of_nobody
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.events import NAMES
from discovery.evolution.model.state import OVER, State
from discovery.evolution.views.view import View
from discovery.lab.environments.actions import Actions
from discovery.lab.environments.setting import Setting

OVER_SEAT = -1
"""Nobody chooses any more."""
HELD, CHOSEN = len(NAMES), len(NAMES) + 1
"""What a row of a history tells, beside the kinds of events."""


class Arena:
    """What stays the same from game to game: the rules, the coding of choices, the layout of rows."""

    def __init__(self, made: Setting) -> None:
        """``InvalidSetup`` for what does not go together."""
        self.setting = made
        self.game: DiscoveryGame = made.build()
        self.actions = Actions(self.game)
        self.layout = Layout(self.actions.coding)
        self.agents = made.agents

    def __deepcopy__(self, memo: dict[int, Any]) -> Arena:
        """Itself: it never changes."""
        return self

    def deal(self, random: Chooser) -> Bout:
        """A new game."""
        return Bout(self, self.game.shuffle(random))


class Bout:
    """A game under way. Where several seats are asked together they choose clockwise from the one that acted,
    or in any order; lines of nobody are played by themselves.

    ``told`` is what happened, move by move; ``lines`` the moves in notation. ``outcomes`` is what chance may
    make of the last move, ``[]`` where nothing is to be drawn; nobody chooses before it is settled.
    """

    def __init__(self, arena: Arena, order: list[int]) -> None:
        self.arena = arena
        self.state, dealt = arena.game.open(order)
        self.told: list[list[Event]] = [dealt]
        self.lines: list[str] = []
        self._moves: list[tuple[int, int]] = []
        self._ways: list[tuple[int, ...]] = []
        self._dealt = [self.state.in_order(hand) for hand in self.state.hands[: len(arena.game.seats)]]
        self.outcomes: list[int] = []
        self.loser = OVER_SEAT
        self._move = (NOBODY, 0)
        self._way: tuple[int, ...] = ()
        self._begun: dict[int, tuple[Choice, list[int]]] = {}
        self._views: dict[int, View] = {}
        self._legal: dict[int, list[int]] = {}
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Bout:
        """A game of its own at the same arena."""
        new = Bout.__new__(Bout)
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        new.told, new.lines, new.outcomes = self.told[:], self.lines[:], self.outcomes[:]
        new._moves, new._ways = self._moves[:], self._ways[:]
        new._views, new._legal = {}, {}
        new._begun = {}
        for seat, (_, chosen) in self._begun.items():
            for index in chosen:
                new._begin(seat, index)
        return new

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER or self.loser != OVER_SEAT

    @property
    def asked(self) -> list[int]:
        """The seats that may choose now."""
        return [] if self.over or self.outcomes else members(self.arena.game.actors(self.state))

    @property
    def seat(self) -> int:
        """The seat that chooses next, ``OVER_SEAT`` where nobody does."""
        if self.over or self.outcomes:
            return OVER_SEAT
        return decider_of(self.state)

    @property
    def question(self) -> tuple[object, ...]:
        """What is asked now; the same until it is settled, whoever answers."""
        return self.state.phase, self.state.action, self.state.rounds

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        if seat not in self._views:
            self._views[seat] = self.arena.game.view(self.state, seat)
        return self._views[seat]

    def legal(self, seat: int) -> list[int]:
        """The indices that a seat may choose now."""
        if seat not in self.asked:
            return []
        if seat not in self._legal:
            coding = self.arena.actions.coding
            words = array("Q", bytes(8 * coding.words))
            write_mask(coding, self.state, self.choice(seat), Page(words), 0)
            self._legal[seat] = _indices(words)
        return self._legal[seat]

    def row(self, seat: int) -> array[int]:
        """What a seat may know now, in words: the same that ``rows.row`` makes of its view."""
        words = array("Q", bytes(8 * self.arena.layout.words))
        write_row(self.arena.layout, self.state, self.choice(seat), Page(words), 0)
        return words

    def choice(self, seat: int) -> Choice:
        """The move that a seat is putting together."""
        begun = self._begun.get(seat)
        return begun[0] if begun else Choice(seat)

    @property
    def begun(self) -> list[tuple[int, ...]]:
        """What has been chosen of moves that are not whole yet, by seat."""
        return [self.begun_by(seat) for seat in sorted(self._begun)]

    def begun_by(self, seat: int) -> tuple[int, ...]:
        """What a seat has chosen of a move that is not whole yet."""
        return tuple(self._begun[seat][1]) if seat in self._begun else ()

    def memory(self, seat: int) -> list[object]:
        """All that a seat has seen and chosen: the deal, then its own moves and what it witnessed."""
        game = self.arena.game
        known: list[object] = [self._dealt[seat]]
        for (mover, move), happened in zip(self._moves, self.told[1:], strict=True):
            known += [move] if mover == seat else []
            known += game.witness(self.state, happened, seat)
        return known

    def observed(self, viewer: int) -> tuple[Event, ...]:
        """Every event since the deal as ``viewer`` may know it."""
        game = self.arena.game
        return tuple(event for told in self.told for event in game.witness(self.state, told, viewer))

    def history(self, seat: int) -> list[Event]:
        """As ``memory``, in rows of five numbers that begin with what they tell: a card dealt (``HELD``), a
        choice of its own (``CHOSEN``), or an event's kind."""
        rows: list[Event] = [(HELD, seat, card, -1, -1) for card in self._dealt[seat]]
        for (mover, _), way, happened in zip(self._moves, self._ways, self.told[1:], strict=True):
            rows += [(CHOSEN, seat, -1, -1, index) for index in way if mover == seat]
            rows += self.arena.game.witness(self.state, happened, seat)
        return rows + [(CHOSEN, seat, -1, -1, index) for index in self.begun_by(seat)]

    def choose(self, seat: int, index: int, random: Chooser | None = None) -> None:
        """Choose once. Without ``random`` chance waits in ``outcomes``; ``IllegalMove`` changes nothing."""
        if index not in self.legal(seat):
            raise IllegalMove(Code.UNKNOWN_MOVE, given=str(index)[:60])
        if not self._begin(seat, index):
            return
        choice, chosen = self._begun.pop(seat)
        self._way = tuple(chosen)
        self.play(seat, choice.move, random)

    def play(self, seat: int, move: int, random: Chooser | None = None) -> None:
        """A whole move, which must be legal."""
        self._move = (seat, move)
        self.outcomes = self.arena.game.outcomes(self.state, move)
        if not self.outcomes:
            self._play(NO_OUTCOME)
        elif random is not None:
            self.settle(self.outcomes[random.randrange(len(self.outcomes))])

    def settle(self, outcome: int) -> None:
        """Chance has drawn one of the ``outcomes``."""
        self.outcomes = []
        self._play(outcome)

    def forfeit(self, seat: int) -> None:
        """A seat chose what is not legal: the game is over and it has lost."""
        self.loser = seat

    def returns(self) -> list[float]:
        """For each seat, what the game brought: see ``shares``. All 0 while it goes on."""
        seats = self.arena.game.setup.seat_count
        if self.loser != OVER_SEAT:
            return [-1.0 if seat == self.loser else 0.0 for seat in range(seats)]
        return shares(self.state) if self.over else [0.0] * seats

    def _begin(self, seat: int, index: int) -> bool:
        self._legal = {}
        choice, chosen = self._begun.setdefault(seat, (Choice(seat), []))
        chosen.append(index)
        return choose(self.arena.actions.coding, self.state, choice, index)

    def _play(self, outcome: int) -> None:
        seat, move = self._move
        happened: list[Event] = []
        self.state.events = happened
        self._moves.append(self._move)
        self._ways.append(self._way)
        self._way = ()
        self.lines.append(f"{self.arena.game.seats[seat]}: {self.arena.game.text(move, outcome)}")
        advance(self.state, seat, move, outcome)
        self._go_on()
        self.state.events = None
        self.told.append(happened)
        self._views, self._legal = {}, {}
        self._begun = {seat: begun for seat, begun in self._begun.items() if seat in self.asked}

    def _go_on(self) -> None:
        while self.arena.game.due(self.state) is not None:
            line_of_nobody(self.state)


def _indices(words: array[int]) -> list[int]:
    """The bits of a mask, lowest first."""
    return [WIDE * place + bit for place, word in enumerate(words) for bit in members(word)]


def shares(state: State) -> list[float]:
    """The returns at the end of a game, by seat: 1 for a lone winner, less for winners together, and for the
    others what makes the sum 0. Alone at the table 1 is won or 0."""
    seats = state.setup.seat_count
    won = state.winners.bit_count()
    least = -1.0 / (seats - 1) if seats > 1 else 0.0
    share = least + (1.0 - least) / won if won else least
    return [share if state.winners & BIT[seat] else least for seat in range(seats)]
