"""A Discovery game at a table: rules, deck and seats, behind the protocol that every game keeps."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.bits import BIT, members
from discovery.errors import Code, IllegalMove, InvalidSetup
from discovery.evolution import audit, notation, overdue, sight
from discovery.evolution.catalogue import OPTIONS, option, rules_for
from discovery.evolution.deck import Deck
from discovery.evolution.decks import load_deck
from discovery.evolution.ending import cards_left
from discovery.evolution.events import DEALT
from discovery.evolution.explain import explain, refuse
from discovery.evolution.moves import codes
from discovery.evolution.moves.leaving import leave
from discovery.evolution.order import REASONS
from discovery.evolution.rules import Rules
from discovery.evolution.sight import View
from discovery.evolution.state import OVER, Setup, State
from discovery.evolution.table import HAND_SIZE, deal, stealable, tell
from discovery.protocol import NO_OUTCOME, Chooser, Event, Illegal, Outcome

MAX_SEATS = 9
LEAVE = codes.LEAVE_TABLE


class DiscoveryGame:
    """``protocol.Game`` for the card games. States are only changed by ``play``."""

    def __init__(self, rules: Rules, deck: Deck, seats: Sequence[tuple[str, str]]) -> None:
        """``seats`` are (name, virtual player or ``""``), clockwise. ``InvalidSetup`` by B07 and B09."""
        check_seats(deck, len(seats))
        names = tuple(name for name, _ in seats)
        virtual = tuple(rules.virtual_player(kind) if kind else None for _, kind in seats)
        self.rules = rules
        self.deck = deck
        self.setup = Setup(rules, deck, names, virtual)

    @property
    def name(self) -> str:
        """The game's key in records."""
        return self.rules.name

    @property
    def seats(self) -> tuple[str, ...]:
        """Names, clockwise from the first player."""
        return self.setup.names

    def shuffle(self, random: Chooser) -> list[int]:
        """Each era shuffled by itself, the lowest on top (B02)."""
        order: list[int] = []
        for era in range(self.setup.lowest, self.setup.highest + 1):
            cards = members(self.setup.era_cards[era])
            random.shuffle(cards)
            order += cards
        return order

    def deal(self, order: Sequence[int]) -> State:
        """The first position (B03 to B05); virtual players who begin have already played."""
        return self.open(order)[0]

    def open(self, order: Sequence[int]) -> tuple[State, list[Event]]:
        """As ``deal``, and what happened so far."""
        if sorted(order) != list(range(self.setup.card_count)):
            raise InvalidSetup(Code.BAD_ORDER)
        state = State(self.setup, list(order))
        deal(state)
        happened: list[Event] = []
        state.events = happened
        tell(state, DEALT, -1, number=len(state.stack))
        run_virtual_players(state)
        state.events = None
        return state, happened

    def actors(self, state: State) -> int:
        """The seat whose turn it is, as a mask; 0 when the game is over."""
        return 0 if state.phase == OVER else BIT[state.turn]

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move of ``seat`` now, by kind, then argument."""
        if seat != state.turn or state.phase == OVER:
            return []
        moves: list[int] = []
        for kind in state.setup.kinds[state.phase]:
            offered = kind.offer(state)
            base = (kind.code << codes.SHIFT) - 1
            while offered:
                low = offered & -offered
                moves.append(base + low.bit_length())
                offered ^= low
        return moves

    def outcomes(self, state: State, move: int) -> list[int]:
        """The cards a blind theft may bring, each equally likely (F03, F04); empty for every other move."""
        kind = state.setup.dispatch[state.phase][move >> codes.SHIFT]
        if kind is None or not kind.chance:
            return []
        return stealable(state, move & codes.ARGUMENT)

    def play(self, state: State, seat: int, move: int, outcome: int = NO_OUTCOME) -> list[Event]:
        """Play a move, and the turns of virtual players behind it. ``IllegalMove`` changes nothing."""
        if not offered(state, seat, move) and (reason := explain(state, seat, move)):
            raise refuse(reason)
        self._check_outcome(state, move, outcome)
        happened: list[Event] = []
        state.events = happened
        if move == LEAVE:
            leave(state, seat)
            run_virtual_players(state)
        else:
            advance(state, move, outcome)
        state.events = None
        return happened

    def _check_outcome(self, state: State, move: int, outcome: int) -> None:
        """An outcome from outside may be any number: it is compared, never looked up."""
        possible = self.outcomes(state, move)
        if possible and outcome == NO_OUTCOME:
            raise IllegalMove(Code.OUTCOME_MISSING, "F03", given=self.text(move))
        if possible and outcome not in possible:
            raise IllegalMove(Code.OUTCOME_IMPOSSIBLE, "F03", given=self.text(move))
        if not possible and outcome != NO_OUTCOME:
            raise IllegalMove(Code.OUTCOME_UNEXPECTED, given=self.text(move))

    def view(self, state: State, viewer: int) -> View:
        """What ``viewer`` may know."""
        return sight.view(state, viewer, self.actors(state), self.legal(state, viewer), self.result(state))

    def witness(self, state: State, happened: list[Event], viewer: int) -> list[Event]:
        """What of the events ``viewer`` may know."""
        return sight.witness(state, happened, viewer)

    def explain(self, state: State, seat: int, move: int) -> Illegal | None:
        """Why ``seat`` cannot play ``move``; ``None`` exactly when it is legal."""
        return explain(state, seat, move)

    def overdue(self, state: State) -> int:
        """The move that the rules prescribe when the acting seat's time is up (C14, C16)."""
        return overdue.move(state)

    def result(self, state: State) -> Outcome | None:
        """Winners, points and cards left (G09, G10), or ``None``."""
        if state.phase != OVER:
            return None
        return Outcome(
            winners=tuple(members(state.winners)),
            points=tuple(state.points) if self.rules.scored else None,
            cards_left=tuple(cards_left(state, seat) for seat in range(self.setup.seat_count)),
            reason=REASONS[state.reason],
        )

    def intents(self) -> list[int]:
        """Every word of the notation with every card, seat or nothing behind it."""
        return notation.every_move(self.setup)

    def audit(self, state: State) -> list[str]:
        """Laws broken by a position."""
        return audit.faults(state)

    def redeal(self, state: State, viewer: int, random: Chooser) -> State:
        """A copy with everything hidden from ``viewer`` dealt anew."""
        return sight.redeal(state, viewer, random)

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation."""
        return notation.text(self.setup, move, outcome)

    def parse(self, text: str) -> tuple[int, int]:
        """A move and its outcome from notation."""
        return notation.parse(self.setup, text)


def offered(state: State, seat: int, move: int) -> bool:
    """Whether a move, whatever number it is, is one of ``seat``'s choices now."""
    if seat != state.turn or not 0 <= move < codes.LIMIT:
        return False
    kind = state.setup.dispatch[state.phase][move >> codes.SHIFT]
    return kind is not None and kind.offer(state) >> (move & codes.ARGUMENT) & 1 == 1


def advance(state: State, move: int, outcome: int) -> None:
    """Play a move that is known to be legal, and the turns of virtual players behind it."""
    kind = state.setup.dispatch[state.phase][move >> codes.SHIFT]
    assert kind is not None
    kind.do(state, move & codes.ARGUMENT, outcome)
    if state.setup.virtual_seats:
        run_virtual_players(state)


def run_virtual_players(state: State) -> None:
    """Virtual players play their whole turns by themselves, until a decider is asked or the game is over."""
    virtual = state.setup.virtual
    player = virtual[state.turn]
    while player is not None and state.phase != OVER:
        player.take_turn(state)
        player = virtual[state.turn]


def check_seats(deck: Deck, seats: int) -> None:
    """1 to 9 seats (B07) and at least one card left in the stack after the deal (B09)."""
    if not 1 <= seats <= MAX_SEATS:
        raise InvalidSetup(Code.SEAT_COUNT, "B07", given=seats, most=MAX_SEATS)
    if seats > most_seats(deck):
        raise InvalidSetup(Code.DECK_TOO_SMALL, "B09", seats=seats, most=most_seats(deck))


def most_seats(deck: Deck) -> int:
    """How many seats a deck allows: 5 x (seats + 1) cards are dealt and one must be left (B09)."""
    return max(0, min(MAX_SEATS, (len(deck.cards) - 1) // HAND_SIZE - 1))


def new_game(
    game: str, seats: Sequence[str], deck: str | Deck = "prehistory", options: Sequence[str] = ()
) -> DiscoveryGame:
    """A game from words: ``new_game("explore", ["Ann", "Bo=bot"], options=["series+"])``.

    Raises ``InvalidSetup`` for what does not exist or does not go together.
    """
    split = [split_seat(seat) for seat in seats]
    names = [name for name, _ in split]
    if len(set(names)) < len(names):
        raise InvalidSetup(Code.BAD_NAME, given=max(names, key=names.count)[:60])
    kinds = dict.fromkeys(kind for _, kind in split if kind)
    virtual = [known.key for known in OPTIONS if known.seated]
    for kind in kinds:
        if kind not in virtual:
            raise InvalidSetup(Code.UNKNOWN_PLAYER, given=kind[:60])
    for key in options:
        if option(key).seated:
            raise InvalidSetup(Code.UNKNOWN_OPTION, given=key)
    rules = rules_for(game, [*options, *kinds])
    return DiscoveryGame(rules, load_deck(deck) if isinstance(deck, str) else deck, split)


def split_seat(seat: str) -> tuple[str, str]:
    """``"Bo=bot"`` is (``"Bo"``, ``"bot"``), ``"Ann"`` is (``"Ann"``, ``""``)."""
    name, _, kind = seat.partition("=")
    return name.strip(), kind.strip()
