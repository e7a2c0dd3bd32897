"""Twin tables of the card games: any options, hidden hands, windows and Jokers (see ``stories``)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from discovery.core.bits import BIT, mask_of, members
from discovery.core.protocol import NOBODY, SPECTATOR, Event
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import CALLED, SELECT
from discovery.evolution.model.state import NO_CARD, State
from discovery.server.protocol import SeatPlan, TablePlan
from discovery.server.tables.commands import moved
from discovery.server.tables.history import Answered, Moved, Payload, Started
from discovery.server.tables.planning import header
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from tests.support.engine.sets import Table as Setting
from tests.support.engine.sets import options_of, richest
from tests.support.server.folded_tables import add, game_of, running
from tests.support.server.harness import plan
from tests.support.server.hidden.beside_moves import BESIDE, beside_moves
from tests.support.server.hidden.stories import Story, empty_table
from tests.support.testing.positions import card_position

HANDED = frozenset({"give", "exchange", "take", "ask", "steal", "use", "keep"})
"""Words by which a card goes to a hidden hand, or is asked to, and those of assets, which lead to that."""
SECRET = frozenset({"give", "select", "keep"})
"""Words whose cards are named to nobody else."""
OF_A_JOKER = frozenset({"interrupt", "joker-trump", "joker"})
IN_PRIVATE = frozenset(
    {event_kinds.DREW, event_kinds.STOLEN, event_kinds.GAVE, event_kinds.SCOUTED, event_kinds.KEPT}
)
"""The kinds of events whose card only those see who are concerned."""
LATE = 0.85
"""The part of a story before which nobody leaves."""


@dataclass(frozen=True)
class CardStory(Story):
    """A story of a card game.

    ``wanderers`` lists moments, cards that changed hands, and the two seats. ``chosen`` lists the moments at
    which a Joker was played, and the hands: of several Jokers the oldest is played.
    """

    wanderers: tuple[tuple[int, int, int, int], ...]
    chosen: tuple[tuple[int, int], ...]

    @property
    def things(self) -> list[str]:
        """The ids of the cards."""
        return list(self.ids)

    def is_joker(self, card: int) -> bool:
        """Whether the card is a Joker."""
        return self.ids[card].startswith("joker")

    def moved_in_secret(self, viewer: int) -> list[int]:
        """The cards that went from one hidden hand to another, neither of them the viewer's."""
        return [card for _, card, *seats in self.wanderers if viewer not in seats]

    def moved_before(self, moment: int, card: int) -> bool:
        """Whether the card has gone from hand to hand by then."""
        return any(when < moment for when, moved, *_ in self.wanderers if moved == card)

    def last_moment(self, viewer: int, *pieces: int) -> int:
        """See ``Story``; one of several Jokers is played by its age."""
        last = super().last_moment(viewer, *pieces)
        if any(map(self.is_joker, pieces)):
            return min([last, *(moment for moment, hand in self.chosen if hand & mask_of(pieces))])
        return last

    def renamed(self, text: str, names: Mapping[str, str]) -> str:
        """Cards are told by their ids."""
        return re.sub(r"[\w-]+", lambda word: names.get(word[0], word[0]), text)


def settings_of(game: str) -> dict[str, Setting]:
    """Tables of a game, with all options of the catalogue: those with assets, where there are any, are of
    their own, as other options exclude them (Y20)."""
    found = {
        "plain": Setting(game, (), ("A", "B", "C")),
        "rich": richest(game, 4, ("eras", "truncated", "bot", "bot+")),
        "with bots": richest(game, 5, ("eras", "truncated")),
    }
    battle = next((option for option in options_of(game) if option.key == "battle"), None)
    if battle is not None:
        others = ("eras", *battle.excludes)
        found["battle"] = richest(game, 4, (*others, "teams", "bot", "bot+"))
        found["battle of teams with bots"] = richest(game, 5, others)
    return found


def plan_of(made: Setting, **given: object) -> TablePlan:
    """The plan of a table with people at the seats that nothing else takes."""
    seats = [seat.partition("=") for seat in made.seats]
    names = [name for name, _, _ in seats]
    teams = [[names.index(name) for name in team.split("+")] for team in made.teams]
    whole = plan(game=made.game, options=list(made.options), teams=teams, **given)
    whole.seats = [SeatPlan(kind or "me", name) for name, _, kind in seats]
    return whole


# ---- what happens ------------------------------------------------------------------------------------------


def story(planned: TablePlan, seed: object, most: int) -> CardStory:
    """A number of random payloads. Jokers are dealt early, and go from hand to hand whenever they can. People
    also take moves back, prepare some, and let programs play."""
    chooser = Random(str(seed))
    table = empty_table(planned)
    seats = header(table.seats)
    game = game_of(planned, seats)
    cards = [card for card in game.shuffle(chooser) if not game.setup.jokers & BIT[card]]
    for joker in members(game.setup.jokers):
        cards.insert(chooser.randrange(sum(game.setup.hand_size)), joker)
    add(table, Started(seats, [game.setup.ids[card] for card in cards]))
    played = running(table)
    teller = _Teller(table)
    while len(teller.payloads) < most and table.status == "playing":
        beside = chooser.random() < BESIDE
        late = len(teller.payloads) > LATE * most
        for payload in beside_moves(table, chooser, late) if beside else next_payloads(played, chooser):
            teller.add(payload)
    return teller.story()


@dataclass
class _Teller:
    table: Table
    payloads: list[Payload] = field(default_factory=list)
    seen: dict[int, dict[int, int]] = field(default_factory=dict)
    wanderers: list[tuple[int, int, int, int]] = field(default_factory=list)
    chosen: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        played = running(self.table)
        self.payloads.append(Started(list(played.seats), list(played.order)))
        people = [seat for seat, sitting in enumerate(self.table.seats) if sitting.personal]
        self.seen = {viewer: {} for viewer in (SPECTATOR, *people)}
        self._look([], 0)

    def add(self, payload: Payload) -> None:
        steps, named = self.table.steps, _named(running(self.table), payload)
        if hand := _played_joker(running(self.table), payload):
            self.chosen.append((len(self.payloads), hand))
        add(self.table, payload)
        self.payloads.append(payload)
        happened = [event for told in self.table.step_events[steps:] for event in told.events]
        self._look(happened, named)
        self.wanderers += [
            (len(self.payloads) - 1, event.piece, event.seat, event.other)
            for event in happened
            if event.kind in (event_kinds.STOLEN, event_kinds.GAVE)
        ]

    def _look(self, happened: list[Event], named: int) -> None:
        _, state = card_position(running(self.table))
        for viewer, first in self.seen.items():
            for card in members(named | known(state, viewer, happened)):
                first.setdefault(card, len(self.payloads) - 1)

    def story(self) -> CardStory:
        wanderers, chosen = tuple(self.wanderers), tuple(self.chosen)
        ids = card_position(running(self.table)).game.setup.ids
        return CardStory(self.table.plan, tuple(self.payloads), self.seen, ids, wanderers, chosen)


def known(state: State, viewer: int, happened: list[Event]) -> int:
    """The cards of which a viewer now knows where they lie, or learnt it on the way."""
    cards = state.present | state.pool | state.shown | (state.jokers.aside if state.jokers else 0)
    if state.phase != SELECT and state.round is not None:
        cards |= mask_of(card for row in state.round.selections for card in members(row))
    if state.action is not None and state.action.card != NO_CARD:
        cards |= BIT[state.action.card]
    if state.owed_card != NO_CARD and (state.phase == CALLED or viewer in (state.turn, state.partner)):
        cards |= BIT[state.owed_card]
    for event in happened:
        concerned = viewer != SPECTATOR and viewer in (event.seat, event.other)  # which may be nobody, too
        if event.piece != NO_CARD and (concerned or event.kind not in IN_PRIVATE):
            cards |= BIT[event.piece]
    if viewer == SPECTATOR:
        return cards
    return cards | state.hands[viewer] | state.selection(viewer)


def _named(played: RunningGame, payload: Payload) -> int:
    """Cards that a move names aloud."""
    if not isinstance(payload, Moved) or payload.text.split()[0] in SECRET:
        return 0
    words = re.findall(r"[\w-]+", payload.text.partition("=")[0])
    index = card_position(played).game.setup.index
    return mask_of(index[word] for word in words if word in index)


def _played_joker(played: RunningGame, payload: Payload) -> int:
    """The hand out of which a Joker may have been taken."""
    if not isinstance(payload, Moved) or payload.text.split()[0] not in OF_A_JOKER:
        return 0
    return card_position(played).state.hands[payload.seat]


def next_payloads(played: RunningGame, chooser: Random) -> Iterator[Payload]:
    """The next line that is due or decided; in a window, some answers to store come first."""
    game, state = played.game, played.state
    due = game.due(state)
    if due is not None:
        yield moved(played, due[0], due[1], chooser).payload
    elif played.window is not None:
        yield from _answers(played, chooser)
    else:
        seat = chooser.choice(members(game.actors(state)))
        yield _decision(played, seat, chooser)


def _answers(played: RunningGame, chooser: Random) -> Iterator[Payload]:
    """All but one may answer, or the only one who is asked; then the window is closed, or one of the answers
    is played."""
    game, state = played.game, played.state
    asked = members(game.actors(state))
    chooser.shuffle(asked)
    said = []
    for seat in asked[1:] or asked:
        if chooser.random() < 0.6:
            said.append((seat, chooser.choice(game.legal(state, seat))))
            yield Answered(seat, game.text(said[-1][1]))
    spoken = [answer for answer in said if answer[1] != codes.LET_PASS]
    if spoken and chooser.random() < 0.5:
        yield moved(played, *spoken[0], chooser).payload
        if codes.code_of(spoken[0][1]) not in (codes.BIS, codes.ME):
            return
    yield moved(played, NOBODY, codes.CLOSE_WINDOW, chooser).payload


def _decision(played: RunningGame, seat: int, chooser: Random) -> Payload:
    game, state = card_position(played)
    legal = game.legal(state, seat)
    handed = [move for move in legal if game.text(move).split()[0] in HANDED]
    placed = [move for move in legal if codes.code_of(move) in (codes.PLACE, codes.REPLAY)]
    eager = [moves for moves in (handed, placed) if moves and chooser.random() < 0.7]
    move = chooser.choice(eager[0] if eager else legal)
    jokers = [m for m in handed if game.setup.jokers & BIT[m & codes.ARGUMENT] and "give" in game.text(m)]
    if jokers and move in handed:
        move = jokers[0]
    possible = game.outcomes(state, move)
    if not possible:
        return moved(played, seat, move, chooser).payload
    wished = [card for card in possible if game.setup.jokers & BIT[card]] or possible
    return Moved(seat, game.text(move, chooser.choice(wished)))
