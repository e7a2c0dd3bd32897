"""A survival game at a table: a scenario, a land and seats, behind the protocol that every game keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from discovery.core.errors import Code, IllegalMove, InvalidSetup
from discovery.core.protocol import (
    NO_MOVE,
    NO_OUTCOME,
    NOBODY,
    Chooser,
    Event,
    GameSpec,
    JoinedGame,
    Progress,
    RecordLine,
    Refusal,
    Window,
)
from discovery.survival.content.tables import Content, Scenario
from discovery.survival.flow import ending, loop
from discovery.survival.flow.timeout import timeout_move
from discovery.survival.model import audit, codes, phases, queries
from discovery.survival.model.coding import coded, word_of
from discovery.survival.model.intents import SETUPS_KEPT, every_move, is_notated
from discovery.survival.model.notation import FACES, Move, Notation
from discovery.survival.model.setup import Setup
from discovery.survival.model.state import State
from discovery.survival.moves import kinds
from discovery.survival.moves.refusals import DECIDED, LEGAL, NOT_NOW, REFUSALS, TOO_EARLY
from discovery.survival.views.exchange import hidden_permutation
from discovery.survival.views.observe import REVEALING, observed
from discovery.survival.views.redeal import redeal
from discovery.survival.views.view import View, view

RULES_VERSION = 3
"""Counts changes of the rules that would let an older record go differently."""
ONE_DIE = tuple(range(FACES))
TWO_DICE = tuple(range(FACES, FACES + FACES * FACES))
"""The outcomes of both dice follow those of one: 12 + (grey - 1) * 12 + red - 1."""
LET = coded(codes.LET)
CLOSED = coded(codes.CLOSED)
LEAVE = coded(codes.LEAVE)
ROLL = coded(codes.ROLL)


class SurvivalGame:
    """``protocol.Game`` for the survival game. States are only changed by ``play``."""

    reactions = ("needs", "support", "naming")
    """The phases that a standing order can answer by what the rules prescribe (rule XS03)."""
    let_pass = LET
    leave = LEAVE

    def __init__(self, spec: GameSpec, setup: Setup, names: tuple[str, ...]) -> None:
        self.spec = spec
        self.setup = setup
        self.seats = names
        self.notation = Notation(setup, names)

    @property
    def name(self) -> str:
        """The game's key in records: ``"discover:"`` and the scenario."""
        return self.spec.game

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids of all pieces that are shuffled, pile by pile (rule XT01)."""
        return self.setup.pieces

    # ---- the deal --------------------------------------------------------------------------------

    def shuffle(self, random: Chooser) -> list[int]:
        """Each pile shuffled by itself."""
        order: list[int] = []
        for start, size in zip(self.setup.pile_start, self.setup.pile_size, strict=True):
            pile = list(range(start, start + size))
            random.shuffle(pile)
            order += pile
        return order

    def deal(self, order: Sequence[int]) -> State:
        """The first position, as ``open``."""
        return self.open(order)[0]

    def open(self, order: Sequence[int]) -> tuple[State, list[Event]]:
        """The first position and what happened so far. ``InvalidSetup`` for a piece in a wrong pile."""
        setup = self.setup
        for start, size in zip(setup.pile_start, setup.pile_size, strict=True):
            if sorted(order[start : start + size]) != list(range(start, start + size)):
                raise InvalidSetup(Code.BAD_ORDER)
        if len(order) != setup.piece_count:
            raise InvalidSetup(Code.BAD_ORDER)
        state = State(setup, list(order))
        happened: list[Event] = []
        state.events = happened
        loop.begin(state)
        loop.go_on(state)
        state.events = None
        return state, happened

    def joined(self, state: State, name: str) -> JoinedGame[State]:
        """Nobody joins a group that has set out."""
        raise IllegalMove(Code.NO_JOINING, "XA01")

    # ---- who decides -----------------------------------------------------------------------------

    def actors(self, state: State) -> int:
        """The mask of seats that may act now."""
        return kinds.actors(state)

    def due(self, state: State) -> tuple[int, int] | None:
        """The roll that is due (rule XO06)."""
        return (state.asked, ROLL) if state.phase == phases.ROLLING else None

    def decider(self, state: State) -> int:
        """The seat that decides next; of several the first one from the first player on."""
        acting = kinds.actors(state)
        if state.phase == phases.ROLLING:
            return state.asked
        for step in range(len(self.seats)):
            seat = (state.first + step) % len(self.seats)
            if acting >> seat & 1:
                return seat
        return NOBODY

    def deciders(self, state: State) -> int:
        """The seats that may act; in a window also those that have answered."""
        return state.members if queries.is_window(state.phase) else kinds.actors(state)

    def progress(self, state: State) -> Progress:
        """The progress of the game."""
        return Progress(state.turn, state.turns, phases.PHASES[state.phase])

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move that ``seat`` may play now."""
        return kinds.legal(state, seat)

    def timeout_move(self, state: State, seat: int) -> int:
        """The move for a seat that runs out of time (rule XS03)."""
        return timeout_move(state, seat, kinds.legal(state, seat))

    # ---- playing ---------------------------------------------------------------------------------

    def outcomes(self, state: State, move: int) -> list[int]:
        """12 or 144 equally likely numbers for a move that rolls, none for others."""
        dice = kinds.dice(state, move)
        if not dice:
            return []
        return list(TWO_DICE if dice > FACES else ONE_DIE)

    def play(self, state: State, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move in place and return its events."""
        self._demand_legal(state, seat, move, outcome)
        happened: list[Event] = []
        state.events = happened
        kinds.play(state, seat, move, outcome % FACES + 1 if outcome < FACES else outcome - FACES + 1)
        state.events = None
        return happened

    def _demand_legal(self, state: State, seat: int, move: int, outcome: int) -> None:
        if move == ROLL:
            if (seat, move) != self.due(state):
                raise IllegalMove(Code.NOT_NOW, "XO06")
        elif move == CLOSED:
            if seat != NOBODY or state.phase not in kinds.CLOSED_WINDOWS:
                raise IllegalMove(Code.NOT_NOW, "XS03")
        elif (reason := self.explain(state, seat, move)) is not None:
            raise IllegalMove(reason.code, reason.rule, **dict(reason.arguments))
        possible = self.outcomes(state, move)
        if possible and outcome == NO_OUTCOME:
            raise IllegalMove(Code.OUTCOME_MISSING, "XT01", given=self.text(move))
        if possible and outcome not in possible:
            raise IllegalMove(Code.OUTCOME_IMPOSSIBLE, "XT01", given=self.text(move))
        if not possible and outcome != NO_OUTCOME:
            raise IllegalMove(Code.OUTCOME_UNEXPECTED, "XT01", given=self.text(move))

    def explain(self, state: State, seat: int, move: int) -> Refusal | None:
        """Why ``seat`` cannot play ``move`` now."""
        if move == LEAVE:
            here = state.on >> seat & 1 and state.phase != phases.FINISHED
            return None if here else Refusal(Code.NOT_NOW, "XS04")
        if not is_notated(self.setup, move):
            return Refusal(*REFUSALS[NOT_NOW], (("given", str(move)),))
        number = kinds.refusal(state, seat, move)
        if number == LEGAL:
            return None
        code, rule = REFUSALS[number]
        if number == NOT_NOW:
            rule = DECIDED.get(state.phase, rule)
        given: tuple[tuple[str, str | int], ...] = (("given", self.text(move)),)
        if number == TOO_EARLY:
            given += (("night", self.setup.opens),)
        return Refusal(code, rule, given)

    # ---- what may be known -----------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> View:
        """The view of a position for ``viewer``: what they may know."""
        return view(state, viewer, self.deciders(state), tuple(self.legal(state, viewer)))

    def observe(self, state: State, events: list[Event], viewer: int) -> list[Event]:
        """The events as ``viewer`` may know them."""
        return events if self.setup.open_hands else [observed(event, viewer) for event in events]

    def reveals(self, events: list[Event]) -> bool:
        """Whether a move turned a tile, a token or a card, or a project changed hands."""
        return any(event.kind in REVEALING for event in events)

    def redeal(self, state: State, viewer: int, random: Chooser) -> State:
        """A copy in which everything hidden from ``viewer`` is dealt again."""
        return redeal(state, viewer, random)

    def hidden_permutation(self, state: State, viewer: int, random: Chooser) -> dict[int, int]:
        """Hidden pieces in one another's places, pile by pile."""
        return hidden_permutation(state, viewer, random)

    # ---- tables and records ----------------------------------------------------------------------

    def window(self, state: State) -> Window | None:
        """None: players are always asked openly, and a window ends with the last answer."""
        return None

    def reaction(self, move: int) -> str:
        """None is a reaction to an action."""
        return ""

    def end_window(self, state: State, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
        """Close the window: those who have not answered let it pass."""
        return [(NOBODY, CLOSED)]

    def record_line(self, before: Progress, state: State, move: int) -> RecordLine:
        """All lines but letting pass, which shows only before somebody leaves, and closing a window."""
        if move == LET:
            return RecordLine.BEFORE_LEAVING
        return RecordLine.NO if move == CLOSED else RecordLine.YES

    def closing(self, state: State, move: int) -> int:
        """A window of support or naming closes before a line that does not answer it."""
        answers = (codes.SUPPORT, codes.NAME, codes.LET, codes.LEAVE)
        open_window = state.phase in kinds.CLOSED_WINDOWS and state.waiting
        return CLOSED if open_window and word_of(move) not in answers else NO_MOVE

    def amended(self, state: State, rules: int) -> tuple[int, str] | None:
        """None: games of older versions are played by those (see ``Setup.full_price``, ``Setup.settles``)."""
        return None

    def result(self, state: State) -> ending.Outcome | None:
        """The outcome, ``None`` while the game is under way."""
        return ending.result(state)

    def all_moves(self) -> list[int]:
        """Every move of this game as a number, legal or not."""
        return every_move(self.setup)

    def audit(self, state: State) -> list[str]:
        """The laws that a position breaks."""
        return audit.faults(state)

    # ---- notation --------------------------------------------------------------------------------

    def decode(self, move: int) -> Move:
        """The move as a value."""
        return self.notation.decode(move)

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation, with its dice if an outcome is given."""
        return self.notation.text(move, outcome)

    def parse(self, text: str) -> tuple[int, int]:
        """The move and its outcome. ``InvalidInput`` if it cannot be read."""
        return self.notation.parse(text)


@lru_cache(maxsize=SETUPS_KEPT)
def setup_of(
    content: Content, scenario: Scenario, land: str, seats: int, options: tuple[str, ...], rules: int
) -> Setup:
    """The figures of a game by a version of the rules, shared by all games of the kind."""
    return Setup(content, scenario, land, seats, options, rules)
