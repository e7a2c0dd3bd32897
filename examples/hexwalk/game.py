"""The rules of the walk, behind the protocol of every game (``discovery.core.protocol.Game``)."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, members
from discovery.core.errors import Code, IllegalMove, InvalidInput, InvalidSetup
from discovery.core.protocol import (
    NO_MOVE,
    NO_OUTCOME,
    NOBODY,
    SPECTATOR,
    Chooser,
    Event,
    GameSpec,
    JoinedGame,
    Progress,
    RecordLine,
    Refusal,
)
from examples.hexwalk import state as words
from examples.hexwalk.board import CAMP, MAP, NEIGHBOURS, NUMBER, SPACES
from examples.hexwalk.playing import do
from examples.hexwalk.state import (
    CLOSED,
    END,
    FINISHED,
    GO,
    LEAVE,
    LET,
    LOOK,
    NOTHING,
    OBJECT,
    PHASES,
    PIECES,
    ROLL,
    ROLLING,
    SHIFT,
    TAKE,
    TOKENS,
    WALKING,
    WINDOW,
    Move,
    Outcome,
    State,
    View,
    Window,
)
from examples.hexwalk.views import hidden_permutation, masked, redeal, view, window

DIE = (1, 2, 3)
KEY = "walk:hills"


class Walk:
    """A walk at a table."""

    name = KEY
    pieces = PIECES
    reactions = ("object",)
    let_pass = LET << SHIFT
    leave = LEAVE << SHIFT

    def __init__(self, spec: GameSpec) -> None:
        """``InvalidSetup`` unless there are two to four seats with different names and nothing else."""
        if not 2 <= len(spec.seats) <= 4:
            raise InvalidSetup(Code.SEAT_COUNT, given=len(spec.seats), most=4)
        if len(set(spec.seats)) < len(spec.seats):
            raise InvalidSetup(Code.BAD_NAME, given=spec.seats[0][:60])
        if spec.options:
            raise InvalidSetup(Code.UNKNOWN_OPTION, given=spec.options[0][:60])
        self.spec = GameSpec(spec.game, spec.seats, MAP)
        self.seats = spec.seats

    # ---- chance ----------------------------------------------------------------------------------

    def shuffle(self, random: Chooser) -> list[int]:
        """The tokens in random order, as a deal."""
        order = list(range(TOKENS))
        random.shuffle(order)
        return order

    def open(self, order: Sequence[int]) -> tuple[State, list[Event]]:
        """Start with everybody in the camp."""
        if sorted(order) != list(range(TOKENS)):
            raise InvalidSetup(Code.BAD_ORDER)
        return State.start(len(self.seats), list(order)), [Event(words.BEGUN)]

    def deal(self, order: Sequence[int]) -> State:
        """The first position."""
        return self.open(order)[0]

    def outcomes(self, state: State, move: int) -> list[int]:
        """The possible rolls of the die."""
        return list(DIE) if move >> SHIFT == ROLL and state.phase == ROLLING else []

    # ---- who may do what -------------------------------------------------------------------------

    def actors(self, state: State) -> int:
        """The walker, or the walkers next to them while a window is open."""
        return state.waiting if state.phase == WINDOW else BIT[state.turn] if state.phase == WALKING else 0

    def deciders(self, state: State) -> int:
        """The deciders as everybody sees them: answers are secret until the window closes."""
        return state.asked if state.phase == WINDOW else self.actors(state)

    def decider(self, state: State) -> int:
        """The walker, or in a window the first seat asked, clockwise."""
        asked = sorted(members(self.actors(state)), key=lambda seat: (seat - state.turn) % len(self.seats))
        return asked[0] if asked else NOBODY

    def due(self, state: State) -> tuple[int, int] | None:
        """The die is thrown before each walk; a window closes when all have answered."""
        if state.phase == ROLLING:
            return state.turn, ROLL << SHIFT
        return (NOBODY, CLOSED << SHIFT) if state.phase == WINDOW and not state.waiting else None

    def progress(self, state: State) -> Progress:
        """Whose turn it is."""
        return Progress(state.turn, state.turns, PHASES[state.phase])

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move of ``seat`` now."""
        if not 0 <= seat < len(self.seats) or not self.actors(state) & BIT[seat]:
            return []
        if state.phase == WINDOW:
            return [OBJECT << SHIFT, LET << SHIFT]
        space = state.places[seat]
        moves = [GO << SHIFT | other for other in sorted(NEIGHBOURS[space])] if state.steps else []
        if state.tokens[space] != NOTHING:
            if not state.looked and not state.seen[seat] & BIT[state.tokens[space]]:
                moves.append(LOOK << SHIFT)
            moves.append(TAKE << SHIFT)
        return [*moves, END << SHIFT]

    def timeout_move(self, state: State, seat: int) -> int:
        """Let it pass, or end the walk."""
        return LET << SHIFT if state.phase == WINDOW else END << SHIFT

    def all_moves(self) -> list[int]:
        """All moves, legal or not."""
        plain = [word << SHIFT for word in (LOOK, TAKE, END, OBJECT, LET, LEAVE)]
        return [GO << SHIFT | space for space in range(len(SPACES))] + plain

    def explain(self, state: State, seat: int, move: int) -> Refusal | None:
        """The reason why a move is refused."""
        if state.phase == FINISHED:
            return Refusal(Code.GAME_OVER, "W01")
        if move == self.leave:
            return Refusal(Code.SEAT_LEFT, "W07") if state.left & BIT[seat] else None
        if not self.actors(state) & BIT[seat]:
            return Refusal(Code.NOT_YOUR_TURN, "W01")
        return None if move in self.legal(state, seat) else Refusal(Code.NOT_NOW, "W02")

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, state: State, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move in place."""
        closes = state.phase == WINDOW and (seat, move) == (NOBODY, CLOSED << SHIFT)
        if not closes and (seat, move) != self.due(state):
            known = 0 <= seat < len(self.seats)
            if (
                reason := self.explain(state, seat, move) if known else Refusal(Code.NOT_NOW, "W01")
            ) is not None:
                raise IllegalMove(reason.code, reason.rule)
        possible = self.outcomes(state, move)
        if outcome not in (possible or [NO_OUTCOME]):
            raise IllegalMove(Code.OUTCOME_IMPOSSIBLE, "W03", given=self.text(move))
        happened: list[Event] = []
        do(state, seat, move, outcome, happened)
        return happened

    def joined(self, state: State, name: str) -> JoinedGame[State]:
        """A walk goes on with those who began it."""
        raise IllegalMove(Code.NO_JOINING, "W01")

    # ---- what may be known -----------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> View:
        """The view of a position for ``viewer``."""
        return view(state, viewer, self.deciders(state), tuple(self.legal(state, viewer)), self.result(state))

    def window(self, state: State) -> Window | None:
        """The open window as a spectator sees it."""
        return window(state, SPECTATOR)

    def observe(self, state: State, events: list[Event], viewer: int) -> list[Event]:
        """Only the walker knows a token that was looked at or taken."""
        return [masked(event) if event.seat != viewer else event for event in events]

    def reveals(self, events: list[Event]) -> bool:
        """A token that is looked at or taken, and a turn that begins with a throw."""
        return any(event.kind in words.REVEALING for event in events)

    def redeal(self, state: State, viewer: int, random: Chooser) -> State:
        """Shuffle the tokens that ``viewer`` does not know."""
        return redeal(state, viewer, random)

    def hidden_permutation(self, state: State, viewer: int, random: Chooser) -> dict[int, int]:
        """Tokens that ``viewer`` does not know in one another's places."""
        return hidden_permutation(state, viewer, random)

    # ---- tables and records ----------------------------------------------------------------------

    def reaction(self, move: int) -> str:
        """Objecting is the only reaction."""
        return "object" if move >> SHIFT == OBJECT else ""

    def end_window(self, state: State, said: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
        """The first objection, clockwise; otherwise the window closes."""
        counts = [(seat, move) for seat, move, _ in said if move >> SHIFT == OBJECT]
        return counts[:1] or [(NOBODY, CLOSED << SHIFT)]

    def record_line(self, before: Progress, state: State, move: int) -> RecordLine:
        """Everything except letting it pass."""
        return RecordLine.NO if move == self.let_pass else RecordLine.YES

    def closing(self, state: State, move: int) -> int:
        """The closing of a window always has a line."""
        return NO_MOVE

    def amended(self, state: State, rules: int) -> tuple[int, str] | None:
        """No rule has changed yet."""
        return None

    def result(self, state: State) -> Outcome | None:
        """The end, if it has come."""
        return Outcome(state.winners, words.REASONS[state.reason]) if state.reason >= 0 else None

    def audit(self, state: State) -> list[str]:
        """Each token is in one place, and nobody has walked further than the die allows."""
        there = sorted(token for row in (state.tokens, *state.held) for token in row if token != NOTHING)
        faults = [] if there == list(range(TOKENS)) else [f"tokens: {there}"]
        if not 0 <= state.steps <= max(DIE) or state.tokens[CAMP] != NOTHING:
            faults.append(f"steps or camp: {state.steps}, {state.tokens[CAMP]}")
        return faults

    # ---- notation --------------------------------------------------------------------------------

    def decode(self, move: int) -> Move:
        """The move as a value."""
        word = move >> SHIFT
        return Move(words.WORDS[word], SPACES[move & 0xFF] if word == GO else None)

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """``"go 1,-1"``, ``"roll = 3"``."""
        value = self.decode(move)
        said = value.kind if value.space is None else f"{value.kind} {value.space[0]},{value.space[1]}"
        return said if outcome == NO_OUTCOME else f"{said} = {outcome}"

    def parse(self, text: str) -> tuple[int, int]:
        """The move and its outcome."""
        said, _, outcome = (part.strip() for part in text.partition("="))
        word, _, place = said.partition(" ")
        try:
            space = NUMBER[tuple(int(part) for part in place.split(","))] if word == "go" else 0  # type: ignore[index]
            if word != "go" and place:
                raise ValueError
            return words.WORDS.index(word) << SHIFT | space, int(outcome) if outcome else NO_OUTCOME
        except (KeyError, ValueError):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=text[:60]) from None
