"""The ``companion`` part of the card games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discovery.core.bits import members
from discovery.core.companion import PaperGame, PaperSeat, PaperTable
from discovery.core.errors import Code, InvalidInput
from discovery.evolution.companion.deal import POOL, LogRun, Paper
from discovery.evolution.game import new_game
from discovery.evolution.model.ruleset import has_points
from discovery.play.records.writing import write

GAMES = ("intro", "explore")
"""Games whose hidden cards are all in hands and stack. The others ask for secret selections, piles of which
one sees the top, or cells of a grid."""


class CardCompanion:
    """``core.companion.CompanionPart`` for the card games."""

    games = GAMES

    def table(self, played: PaperGame) -> PaperTable:
        """See ``deal`` for how hidden cards are dealt with."""
        if played.game not in GAMES:
            raise InvalidInput(Code.PAPER_GAME, given=played.game[:60], known=" ".join(GAMES))
        game = new_game(played.game, played.seats, played.deck)
        paper = Paper(game, played.log)
        return _table(paper, paper.run())


def _table(paper: Paper, run: LogRun) -> PaperTable:
    game, state = paper.game, run.driver.state
    ids = [card.id for card in game.setup.deck.cards]
    hidden = paper.hidden_of_pool(run)
    result = run.driver.result
    question = POOL if hidden else ""
    over = result is not None and not question
    return PaperTable(
        seats=tuple(
            PaperSeat(
                name,
                state.hands[seat].bit_count(),
                tuple(ids[card] for card in state.in_order(state.discards[seat])),
                state.points[seat] if has_points(game.setup.rules) else None,
                state.trumps if seat == state.turn else 0,
            )
            for seat, name in enumerate(game.seats)
        ),
        tree=tuple(ids[card] for card in state.in_order(state.tree)),
        pool=tuple(ids[card] for card in state.in_order(state.pool) if card in run.seen),
        stack=len(state.stack),
        turn=-1 if over else run.driver.seat,
        question=question,
        choices={} if question or over else _choices(paper, run),
        unseen=_unseen(paper, run, hidden),
        actors=tuple(run.actors),
        over=over,
        winners=result.winners if over and result is not None else (),
        record=write(run.driver.record()) if over else "",
    )


def _unseen(paper: Paper, run: LogRun, hidden: Sequence[int]) -> tuple[str, ...]:
    """The cards that can be named: of the era of the pool's new card, otherwise all that nobody has seen."""
    cards = paper.game.setup.deck.cards
    era = paper.era(hidden[0]) if hidden else 0
    return tuple(
        card.id for number, card in enumerate(cards) if number not in run.seen and era in {0, card.era}
    )


def _choices(paper: Paper, run: LogRun) -> Mapping[str, Sequence[str]]:
    """The possible moves of the acting seat, over all hands that it can hold."""
    by_kind: dict[str, dict[str, None]] = {}
    for other in _other_hands(paper, run):
        game, state, seat = paper.game, other.driver.state, other.driver.seat
        for move in game.legal(state, seat):
            named = game.decode(move)
            what = by_kind.setdefault(named.kind, {})
            if named.kind == "give":
                continue
            if named.card >= 0:
                what[game.setup.deck.cards[named.card].id] = None
            elif named.seat >= 0:
                what[game.seats[named.seat]] = None
    return {kind: tuple(what) for kind, what in by_kind.items()}


def _other_hands(paper: Paper, run: LogRun) -> Iterator[LogRun]:
    """The position with hands that between them hold every card that the acting seat can hold, and hold it
    not where another seat can: a call asks for a card that one has not (E11)."""
    yield run
    yield from _held_by_others(paper, run)
    cards = range(len(paper.game.setup.deck.cards))
    for era in sorted({paper.era(card) for card in cards}):
        base = paper.holding(run, run.driver.seat, era)
        own = [] if base is None else paper.partners(base, run.driver.seat, era)
        others = [card for card in cards if paper.era(card) == era and card not in (*run.seen, *own)]
        if base is not None and own:
            yield base
            for first in range(0, len(others), len(own)):
                wished = dict(zip(others[first : first + len(own)], own, strict=False))
                other = paper.with_cards(base, wished)
                if other is not None:
                    yield other


def _held_by_others(paper: Paper, run: LogRun) -> Iterator[LogRun]:
    """The position with each card of the acting seat's assumed hand in each hand that can hold it."""
    acting = run.driver.seat
    hidden = [card for card in members(run.driver.state.hands[acting]) if card not in run.seen]
    for card in hidden:
        for seat in range(len(paper.game.seats)):
            era = paper.era(card)
            base = paper.holding(run, seat, era) if seat != acting else None
            theirs = [] if base is None else paper.partners(base, seat, era)
            if base is not None and theirs:
                other = base if card in theirs else paper.with_cards(base, {card: theirs[0]})
                if other is not None:
                    yield other
