"""Why a move may be good, as codes with their arguments: what it wins, what it makes possible, and for whom.

The engine plays the move in some positions that its seat could be in, and what it does in all of them is a
reason. What depends on hidden cards is told as a chance, or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from discovery.core.bits import BIT, mask_of, members
from discovery.core.dice import Dice
from discovery.core.players.advice import Reason
from discovery.core.protocol import NO_OUTCOME, NOBODY, Chooser, Event
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.advice import asset_reasons
from discovery.evolution.bots.greedy.odds import can_stand, held_by_others, missing, position_of
from discovery.evolution.bots.policy.heuristics import standing
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import WINDOW
from discovery.evolution.model.state import State
from discovery.evolution.moves.placing import stands_up
from discovery.evolution.variants.objection.flow import objection_of
from discovery.evolution.views.view import View

GLANCES = 12
"""The number of positions in which a move is played."""
COUNTED = 200
"""The number of positions in which a call is tried: its success rate then has a standard error of 0.035."""

LIKELY = 0.5
"""The chance that others hold a card from which it is worth a warning."""

_LAID = (codes.PLACE, codes.REPLAY, codes.JOKER_AS)
_WAITING = (codes.DISCARD, codes.GIVE, codes.REPLACE, codes.KEEP)
"""Moves that name a card which is not placed now."""
_ON_SEATS = (codes.EXCHANGE, codes.STEAL, codes.TAKE, codes.ASK)
_CALLS = (codes.CALL, codes.SOS)
_WINNINGS = {event_kinds.OPENED: "opens", event_kinds.CLOSED: "closes", event_kinds.EMPTIED: "empties"}


@dataclass(frozen=True, slots=True)
class Glance:
    """A move played in one position that may be: what happened until the end of the turn, and the view after
    it."""

    happened: Sequence[Event]
    after: View

    @property
    def called(self) -> bool:
        """Whether a call found its card."""
        return _found_a_card(self.happened)


def _found_a_card(happened: Sequence[Event]) -> bool:
    return any(event.kind == event_kinds.CALLED and event.other >= 0 for event in happened)


def reasons(
    game: DiscoveryGame, view: View, observed: Sequence[Event], move: int, random: Chooser
) -> tuple[Reason, ...]:
    """Why to play ``move``, the most important reason first."""
    before = position_of(game.setup, view)
    hidden = CardDeterminizer(game.setup, view, tuple(observed))
    dice = Dice(random.randrange(2**31))
    glances = [_glance(game, view.seat, hidden.deal(dice), move, random) for _ in range(GLANCES)]
    listed = list(_from_view(game, view, before, move))
    if codes.code_of(move) in _CALLS:
        more = (_play(game, view.seat, hidden.deal(dice), move, random) for _ in range(COUNTED - GLANCES))
        glances = [glance for glance in glances if glance.called]
        successful = len(glances) + sum(_found_a_card(happened) for happened in more)
        listed.append(Reason("chance", number=round(100 * successful / COUNTED)))
    if glances:
        listed += in_common([list(_from_glance(game, view, before, glance)) for glance in glances])
    return tuple(listed)


def in_common(reason_lists: Sequence[Sequence[Reason]]) -> list[Reason]:
    """The reasons that all lists have, each with the cards that it names in all of them."""
    shared: list[Reason] = []
    for reason in reason_lists[0]:
        alike = [
            next((one for one in others if (one.code, one.number, one.seat) == _head(reason)), None)
            for others in reason_lists
        ]
        present = [one for one in alike if one is not None]
        if len(present) < len(reason_lists):
            continue
        cards = tuple(card for card in reason.cards if all(card in one.cards for one in present))
        if cards or not reason.cards:
            shared.append(replace(reason, cards=cards))
    return shared


def _head(reason: Reason) -> tuple[str, int, int]:
    return reason.code, reason.number, reason.seat


def _glance(game: DiscoveryGame, seat: int, state: State, move: int, random: Chooser) -> Glance:
    happened = _play(game, seat, state, move, random)
    end = next(
        (place for place, event in enumerate(happened) if event.kind == event_kinds.TURN), len(happened)
    )
    return Glance(happened[:end], game.view(state, seat))


def _play(game: DiscoveryGame, seat: int, state: State, move: int, random: Chooser) -> list[Event]:
    """The events of the move if nobody answers it."""
    drawn = game.outcomes(state, move)
    outcome = drawn[random.randrange(len(drawn))] if drawn else NO_OUTCOME
    happened = game.play(state, seat, move, outcome)
    if state.phase == WINDOW and state.action is not None and state.action.seat == seat:
        happened += game.play(state, NOBODY, codes.CLOSE_WINDOW)
    return happened


# ---- reasons from the view --------------------------------------------------------------


def _from_view(game: DiscoveryGame, view: View, before: State, move: int) -> Iterator[Reason]:
    code, argument = codes.code_of(move), codes.argument_of(move)
    setup = game.setup
    if len(view.legal) == 1:
        yield Reason("only")
    if code in _LAID and setup.rules.bluff and not stands_up(before, argument):
        yield Reason("bluff", tuple(members(setup.needs[argument] & ~before.present)))
    yield from asset_reasons.of_a_move(before, view.seat, move)
    if code in _WAITING and argument < setup.printed and setup.rules.prerequisites:
        yield Reason("far", (argument,), missing(setup, before.present, argument))
    if code in _ON_SEATS:
        seats = (BIT[setup.seat_count] - 1) & ~view.left
        rivals = members(seats & ~setup.mates[view.seat] or seats)
        best = max(standing(before, rival) for rival in rivals)
        leads = argument in rivals and standing(before, argument) == best
        yield Reason("leader" if leads else "holder", (), view.hands[argument], argument)
    if code in (codes.END, codes.PASS):
        yield from _naming("open", _left_to_others(before))
    if code == codes.SELECT:
        chosen = codes.cards_of(move)
        yield from _naming("ready", chosen & before.ready)
    yield from _objection(before, code, argument)
    if view.window is not None and view.window.contestable and code in (codes.STOP, codes.LET):
        stands = can_stand(before, view.seat)
        yield Reason("stands" if stands else "false", seat=view.window.seat)


def _objection(before: State, code: int, card: int) -> Iterator[Reason]:
    """Whether a card that can be objected to had its prerequisites when it was laid (S34)."""
    if not before.setup.objection:
        return
    part = objection_of(before)
    if code == codes.OBJECT:
        yield Reason("unfounded" if part.unfounded & BIT[card] else "founded", (card,))
    elif code == codes.LET and not part.unfounded:
        yield Reason("founded", tuple(members(part.laid | part.before)))


def _left_to_others(state: State) -> int:
    """The open cards that others may place; without prerequisites it is the spots that tell (S12)."""
    cards, setup = state.ready & (state.pool | state.shown), state.setup
    if setup.rules.prerequisites or setup.spots is None or state.plane is None:
        return cards
    return setup.spots.placeable(state.plane, cards)


def _naming(code: str, cards: int) -> Iterator[Reason]:
    if cards:
        yield Reason(code, tuple(members(cards)))


# ---- reasons from playing the move ------------------------------------------------------------------


def _from_glance(game: DiscoveryGame, view: View, before: State, glance: Glance) -> Iterator[Reason]:
    seat, after = view.seat, glance.after
    if after.result is not None:
        yield Reason("wins" if seat in after.result.winners else "loses")
    own = [event for event in glance.happened if event.seat == seat]
    points = sum(event.number for event in own if event.kind == event_kinds.SCORED)
    if points > 0:
        yield Reason("points", number=points)
    yield from _trumps(own, game.setup.classic)
    yield from asset_reasons.of_a_glance(glance.happened, after)
    laid = [event for event in own if event.kind == event_kinds.PLACED]
    if laid and after.result is None:
        yield from _behind(game, before, laid[-1], after)


def _trumps(own: Sequence[Event], classic: bool) -> Iterator[Reason]:
    """The events that win a trump; in the first edition opening an era wins points and a harvest (S03)."""
    if classic:
        for event in own:
            if event.kind == event_kinds.OPENED:
                yield Reason("opens-classic", number=event.number)
        return
    named = [event for event in own if event.kind in _WINNINGS]
    for event in named:
        yield Reason(_WINNINGS[event.kind], number=max(0, event.number))
    if not named and any(event.kind == event_kinds.TRUMP for event in own):
        yield Reason("trump")


def _behind(game: DiscoveryGame, before: State, laid: Event, after: View) -> Iterator[Reason]:
    """The consequences of a placed card, for its player and for the others."""
    setup = game.setup
    now = position_of(setup, after)
    hand, open_cards = now.hands[after.seat] | now.selection(after.seat), now.pool | now.shown
    source = laid.number
    if not setup.rules.scored and source in (event_kinds.FROM_HAND, event_kinds.FROM_SELECTION):
        yield Reason("cards-left", number=len(after.hand))
    placeable = [codes.argument_of(move) for move in after.legal if codes.code_of(move) == codes.PLACE]
    follow = 0
    for card in placeable:
        follow |= BIT[card]
    follow &= now.ready
    yield from _naming("goes-on", follow)
    new = now.ready & ~before.ready
    yield from _naming("prepares", new & hand & ~follow)
    if source in (event_kinds.FROM_POOL, event_kinds.FROM_DISCARD):
        yield Reason("takes", (laid.piece,))
    yield from _naming("leaves", new & open_cards & ~follow)
    held = mask_of(card for card, chance in held_by_others(now, after.seat).items() if chance >= LIKELY)
    yield from _naming("holders", new & held)
