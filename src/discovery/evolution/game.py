"""A Discovery game at a table: rules, deck and seats, behind the protocol that every game keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from discovery.core.bits import BIT, WIDTH, mask_of, members
from discovery.core.errors import Code, IllegalMove, InvalidSetup
from discovery.core.protocol import (
    NO_OUTCOME,
    NOBODY,
    Chooser,
    Event,
    GameSpec,
    JoinedGame,
    Refusal,
    split_seat,
)
from discovery.core.text.names import same
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.cards.data import printed
from discovery.evolution.cards.deck import Deck
from discovery.evolution.flow.dealing import deal
from discovery.evolution.flow.ending import cards_left
from discovery.evolution.flow.stepping import (
    GameStepping,
    acting,
    advance,
    extras,
    line_of_nobody,
    offered,
    robbing,
    run_virtual_players,
)
from discovery.evolution.flow.turns import REASONS, from_side_pile
from discovery.evolution.flow.windows import PLACEMENTS
from discovery.evolution.model import audit, codes, notation
from discovery.evolution.model.dealing import DealingRules
from discovery.evolution.model.events import cards_dealt
from discovery.evolution.model.move import Move, decode
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.phases import CALLED, OVER, WINDOW
from discovery.evolution.model.ruleset import REACTIONS, Rules
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.moves.continuations import STEPS
from discovery.evolution.moves.leaving import leave
from discovery.evolution.moves.placing import RESCUING
from discovery.evolution.table_rules import TableRules
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.evolution.variants.catalogue import OPTIONS, choose, rules_for
from discovery.evolution.variants.classic import joining
from discovery.evolution.views import observe
from discovery.evolution.views.exchange import hidden_permutation
from discovery.evolution.views.explain import explain, refuse
from discovery.evolution.views.redeal import redeal
from discovery.evolution.views.revealing import reveals
from discovery.evolution.views.view import Own, View

TABLES_KEPT = 64
"""Kinds of games whose tables are kept; the least recently used go first."""


class DiscoveryGame(GameStepping, TableRules):
    """``protocol.Game`` for the card games. States are only changed by ``play``."""

    def __init__(
        self,
        rules: Rules,
        deck: Deck,
        seats: Sequence[tuple[str, str]],
        teams: tuple[int, ...] | None = None,
        named_teams: tuple[str, ...] = (),
    ) -> None:
        """``seats`` are (name, virtual player or ``""``), clockwise. ``InvalidSetup`` by B07 and B09, or
        for more cards than there is room for."""
        names = tuple(name for name, _ in seats)
        self.rules = rules
        self.deck = deck
        kinds = tuple(kind for _, kind in seats)
        self.setup = tables_of(rules, deck, kinds, teams, extra_cards(rules, names)).under(names)
        self._eras = [
            members(self.setup.era_cards[era]) for era in range(self.setup.lowest, self.setup.highest + 1)
        ]
        self._every = list(range(self.setup.card_count))
        headers = tuple(f"{name}={kind}" if kind else name for name, kind in seats)
        self.spec = GameSpec(rules.name, headers, deck, rules.options, named_teams, rules.version)

    @property
    def name(self) -> str:
        """The game's key in records."""
        return self.rules.name

    @property
    def seats(self) -> tuple[str, ...]:
        """Names, clockwise from the first player."""
        return self.setup.names

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids of the cards, Jokers included."""
        return self.setup.ids

    @property
    def reactions(self) -> tuple[str, ...]:
        """The reactions that a window may allow: Stop (H02), an interruption by a Joker (N02), Bis and Me
        (Q01)."""
        return tuple(word for word, flag in REACTIONS.items() if self.rules.reactions & flag)

    def shuffle(self, random: Chooser) -> list[int]:
        """The stack from the top: the eras in order (B02), Jokers slipped in below what is dealt (B10); then
        the side pile, if there is one (S29)."""
        dealing = self.rules.dealing
        order = dealing.shuffled(self._eras, random)
        dealt = dealing.dealt(self.setup.hand_size)
        for joker in members(self.setup.jokers):
            order.insert(dealt + random.randrange(len(order) - dealt + 1), joker)
        side = members(self.setup.side_cards)
        random.shuffle(side)
        return order + side

    def deal(self, order: Sequence[int]) -> State:
        """The first position (B03 to B05); virtual players who begin have already played."""
        return self.open(order)[0]

    def open(self, order: Sequence[int]) -> tuple[State, list[Event]]:
        """As ``deal``, and what happened so far."""
        side = order[self.setup.stack_end :]
        if sorted(order) != self._every or mask_of(side) != self.setup.side_cards:
            raise InvalidSetup(Code.BAD_ORDER)
        state = State(self.setup, list(order))
        deal(state)
        happened: list[Event] = []
        state.events = happened
        cards_dealt(state, self.setup.stack_end - state.top)
        if self.setup.rounds is not None:
            self.setup.rounds.begin(state)
        else:
            from_side_pile(state)
        run_virtual_players(state)
        state.events = None
        return state, happened

    def joined(self, state: State, name: str) -> JoinedGame[State]:
        """The game with a newcomer before the seat whose turn it is, and the position there (R02, S33)."""
        reason = joining.refusal(state)
        if reason is not None:
            raise refuse(reason)
        if same([*self.seats, name]):
            raise InvalidSetup(Code.BAD_NAME, given=name[:60])
        place, seats = state.turn, list(zip(self.seats, self.setup.virtual_kinds, strict=True))
        seats.insert(place, (name, ""))
        sides = read_teams(self.spec.teams, [seat for seat, _ in seats]) if self.spec.teams else None
        game = DiscoveryGame(self.rules, self.deck, seats, sides, self.spec.teams)
        new = joining.moved_over(state, game.setup, place)
        new.events = happened = list[Event]()
        joining.sit_down(new, place)
        new.events = None
        return JoinedGame(game, new, place, happened, partial(joining.moved_event, place=place))

    def spots(self, state: State, seat: int, move: int) -> list[tuple[int, ...]]:
        """Where ``seat`` may lay the card of ``move``, which names no spot: (x, y, points it would bring).

        The points are base point, series and link bonus; what an era or an emptied hand adds is not counted.
        A card called by SOS brings nothing (Q11). In the first edition everything is counted, and behind the
        points stand its sorts: same era, shared discovery, one needing the other, surrounded, opened era,
        finalist (S13).
        """
        code, argument = codes.code_of(move), codes.argument_of(move)
        plane = state.plane
        if plane is None or code not in PLACEMENTS or argument >= state.setup.printed:
            return []
        if not acting(state) & BIT[seat]:
            return []
        if not offered(state, seat, code) & BIT[argument]:
            return []
        spots = {codes.spot_in(extra) for extra in extras(state, seat, code, argument)}
        if state.has_acted == RESCUING:
            return [(*coordinates_of(spot), 0) for spot in sorted(spots)]
        joker = code == codes.JOKER_AS
        series = 1 if code == codes.REPLAY or state.phase == CALLED else state.series + 1
        rule, more = self.setup.spots, self.rules.rewards.bonuses(state, seat, argument)
        assert rule is not None
        rows = []
        for spot in sorted(spots):
            earned = [
                one.potential_points(series, plane, argument, spot, joker) for one in self.rules.earners
            ]
            parts = rule.parts(plane, argument, spot)
            rows.append((*coordinates_of(spot), sum(earned) + sum(more), *parts, *(more if parts else ())))
        return rows

    def play_unusual(self, state: State, seat: int, move: int, outcome: int, happened: list[Event]) -> None:
        """Leaving, and lines that no seat decides; anything else is refused."""
        if seat == NOBODY or move == codes.FLIP_CARD:
            self._play_due(state, seat, move, happened)
            return
        robbed = robbing(state) and (seat, move) == self.due(state)
        reason = None if robbed else explain(state, seat, move)
        if reason is not None:
            raise refuse(reason)
        self._check_outcome(state, move, outcome)
        state.events = happened
        if robbed:
            advance(state, seat, move, outcome)
        else:
            leave(state, seat)
            run_virtual_players(state)
        state.events = None

    def _play_due(self, state: State, seat: int, move: int, happened: list[Event]) -> None:
        closing = seat == NOBODY and move == codes.CLOSE_WINDOW and state.phase == WINDOW
        if not closing and (seat, move) != self.due(state):
            raise IllegalMove(Code.NOT_NOW, "U04")
        state.events = happened
        line_of_nobody(state)
        state.events = None

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
        """The view of a position for ``viewer``: what they may know."""
        return observe.view(state, viewer, self.actors(state), self.legal(state, viewer), self.result(state))

    def own(self, state: State, viewer: int) -> Own:
        """The part of the view of ``viewer`` that differs from the views of others."""
        return observe.own(state, viewer, self.legal(state, viewer))

    def observe(self, state: State, events: list[Event], viewer: int) -> list[Event]:
        """The events as ``viewer`` may know them, hidden cards masked."""
        return observe.observe(state, events, viewer)

    def explain(self, state: State, seat: int, move: int) -> Refusal | None:
        """Why ``seat`` cannot play ``move``; ``None`` exactly when it is legal."""
        return explain(state, seat, move)

    def result(self, state: State) -> Outcome | None:
        """Winners, points and cards left (G09, G10), or ``None``."""
        if state.phase != OVER:
            return None
        return Outcome(
            winners=tuple(members(state.winners)),
            points=tuple(state.points[: self.setup.seat_count]) if self.rules.scored else None,
            cards_left=tuple(cards_left(state, seat) for seat in range(self.setup.seat_count)),
            reason=REASONS[state.reason],
        )

    def all_moves(self) -> list[int]:
        """Every word of the notation with every card, seat or nothing behind it."""
        return notation.every_move(self.setup)

    def audit(self, state: State) -> list[str]:
        """Laws broken by a position."""
        return audit.faults(state)

    def reveals(self, events: list[Event]) -> bool:
        """Whether a move brought a card to light that its seat could not know, or told somebody in secret."""
        return reveals(events)

    def redeal(self, state: State, viewer: int, random: Chooser) -> State:
        """A copy with everything hidden from ``viewer`` dealt again."""
        return redeal(state, viewer, random)

    def hidden_permutation(self, state: State, viewer: int, random: Chooser) -> dict[int, int]:
        """Hidden cards in one another's places, as they are shuffled (B02)."""
        return hidden_permutation(state, viewer, random)

    def word(self, move: int) -> str:
        """The word of a move, the ``kind`` that ``decode`` gives, without taking the move apart."""
        return codes.WORDS[codes.code_of(move)]

    def decode(self, move: int) -> Move:
        """The move as a value."""
        return decode(move)

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation."""
        return notation.text(self.setup, move, outcome)

    def parse(self, text: str) -> tuple[int, int]:
        """A move and its outcome from notation."""
        return notation.parse(self.setup, text)


@lru_cache(maxsize=TABLES_KEPT)
def tables_of(
    rules: Rules, deck: Deck, kinds: tuple[str, ...], teams: tuple[int, ...] | None, extra: tuple[int, ...]
) -> Setup:
    """The tables computed from rules, deck and kinds of seats; all games of a kind share it.

    It takes as long as some thousand moves and 100 KB, and says nothing of who plays.
    """
    played = cards_for(rules, deck, len(kinds), sum(extra))
    virtual = tuple(rules.virtual_player(kind) if kind else None for kind in kinds)
    numbers = tuple(str(seat + 1) for seat in range(len(kinds)))
    return Setup(rules, played, numbers, virtual, steps=STEPS, teams=teams, extra_cards=extra)


def cards_for(rules: Rules, deck: Deck, seats: int, extra: int = 0) -> Deck:
    """The cards of a deck that are played. ``InvalidSetup`` if they are too few for the seats and the
    ``extra`` cards of all of them, or too many."""
    played = rules.cards_of(deck)
    check_seats(rules.dealing, len(rules.stacked(played)), seats, extra)
    check_cards(len(played.cards) + rules.jokers)
    if rules.assets and not all(card.asset for card in played.cards):
        raise InvalidSetup(AssetCode.NO_ASSETS, "Y01")
    return played


def check_seats(dealing: DealingRules, cards: int, seats: int, extra: int = 0) -> None:
    """1 to 9 seats (B07), with assets 2 to 6 (Y01), and at least one card left in the stack after the deal
    (B09, R03)."""
    if not dealing.fewest <= seats <= dealing.most:
        raise InvalidSetup(Code.SEAT_COUNT, dealing.seats_rule, given=seats, most=dealing.most)
    most = dealing.most_seats(cards, extra)
    if seats > most:
        raise InvalidSetup(Code.DECK_TOO_SMALL, "B09", seats=seats, most=most)


def check_cards(cards: int) -> None:
    """At most as many cards, Jokers included, as a set of cards can hold."""
    if cards > WIDTH:
        raise InvalidSetup(Code.DECK_TOO_LARGE, given=cards, most=WIDTH)


def extra_cards(rules: Rules, names: tuple[str, ...]) -> tuple[int, ...]:
    """The extra cards of each seat (R03). ``InvalidSetup`` for a seat that is not there."""
    extra = dict(rules.advantage)
    for name in extra:
        if name not in names:
            raise InvalidSetup(Code.UNKNOWN_SEAT, "R03", given=name[:60])
    return tuple(extra.get(name, 0) for name in names)


def new_game(
    game: str,
    seats: Sequence[str],
    deck: str | Deck = "prehistory",
    options: Sequence[str] = (),
    teams: Sequence[str] = (),
    version: int = 0,
) -> DiscoveryGame:
    """A game from words: ``new_game("explore", ["Ann", "Bo=bot"], options=["series+"], teams=["Ann+Bo"])``,
    by the rules of that ``version``, 0 for the newest.

    Raises ``InvalidSetup`` for what does not exist or does not go together.
    """
    split, rules, sides = read_words(game, seats, options, teams, version)
    return DiscoveryGame(rules, printed(deck), split, sides, tuple(teams))


def read_words(
    game: str, seats: Sequence[str], options: Sequence[str], teams: Sequence[str], version: int = 0
) -> tuple[list[tuple[str, str]], Rules, tuple[int, ...] | None]:
    """The meaning of the words of ``new_game``: seats as (name, virtual player), the rules, and the team of
    each seat. Raises ``InvalidSetup`` as it does, but for what depends on the deck."""
    split = [split_seat(seat) for seat in seats]
    names = [name for name, _ in split]
    if twice := same(names):
        raise InvalidSetup(Code.BAD_NAME, given=twice[:60])
    kinds = dict.fromkeys(kind for _, kind in split if kind)
    virtual = [known.key for known in OPTIONS if known.seated]
    for kind in kinds:
        if kind not in virtual:
            raise InvalidSetup(Code.UNKNOWN_PLAYER, given=kind[:60])
    for text in options:
        if choose(text).option.seated or choose(text).option.titled:
            raise InvalidSetup(Code.UNKNOWN_OPTION, given=text[:60])
    titled = [known.key for known in OPTIONS if known.titled and teams]
    rules = rules_for(game, [*options, *kinds, *titled], version)
    sides = read_teams(teams, names) if teams else None
    return split, rules, sides


def read_teams(teams: Sequence[str], names: Sequence[str]) -> tuple[int, ...]:
    """The team of each seat from ``["Ann+Cem", "Bo+Dan"]``; who is not named is a team of one (P03).

    Raises ``InvalidSetup`` for a seat that is missing or named twice, and for one team of everybody.
    """
    side: dict[str, int] = {}
    for number, team in enumerate(teams):
        for name in (part.strip() for part in team.split("+")):
            if name not in names or name in side:
                raise InvalidSetup(Code.BAD_TEAMS, "P03", given=name[:60])
            side[name] = number
    alone = iter(range(len(teams), len(teams) + len(names)))
    sides = tuple(side[name] if name in side else next(alone) for name in names)
    if len(set(sides)) == 1:
        raise InvalidSetup(Code.NO_OPPONENT, "P06")
    return sides
