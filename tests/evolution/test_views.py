"""What a seat may know: exchanging cards that are hidden from it changes nothing that it observes."""

from __future__ import annotations

import random

from hypothesis import given, settings

from discovery.core.bits import BIT, WIDTH, mask_of, members
from discovery.core.protocol import NO_OUTCOME, SPECTATOR, Event
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import GIVE
from discovery.evolution.model.rows import padded
from discovery.evolution.model.state import State
from tests.support.engine.playing import Decision, decisions, places, seeds, tables, viewers

FEW = settings(max_examples=25)


def hidden(game: DiscoveryGame, state: State, viewer: int) -> int:
    """The cards that ``viewer`` cannot know: the stack and other hands, except cards they just lost or
    took."""
    cards = mask_of(state.stack)
    for seat, hand in enumerate(state.hands[: game.setup.seat_count]):
        if seat != viewer or game.setup.virtual[seat] is not None:
            cards |= hand
    concerned = state.phase == GIVE and viewer in (state.turn, state.partner)
    return cards & ~BIT[state.owed_card] if concerned else cards


def exchanged(state: State, one: int, other: int) -> State:
    """The position in which two hidden cards lie each where the other one lay."""
    swap = {one: other, other: one}
    new = state.copy()
    new.order = padded(state.order[: state.top] + [swap.get(card, card) for card in state.stack], WIDTH)
    new.hands = [mask_of(swap.get(card, card) for card in members(hand)) for hand in state.hands]
    stamp = state.stamp[:]
    stamp[one], stamp[other] = stamp[other], stamp[one]
    new.stamp = stamp
    new.owed_card = swap.get(state.owed_card, state.owed_card)
    return new


def after(game: DiscoveryGame, decision: Decision) -> tuple[State, list[Event]]:
    state = decision.state.copy()
    return state, game.play(state, decision.seat, decision.move, decision.outcome)


def mapped(move: int, outcome: int, one: int, other: int) -> tuple[int, int]:
    """The same decision where two cards have changed names."""
    swap = {one: other, other: one}
    code, argument = move >> codes.SHIFT, move & codes.ARGUMENT
    if code in (codes.GIVE, codes.DISCARD, codes.PLACE, codes.REPLAY):
        argument = swap.get(argument, argument)
    return code << codes.SHIFT | argument, swap.get(outcome, outcome)


def shown(happened: list[Event]) -> int:
    """Cards that a virtual player flipped or that somebody called: everybody knows them."""
    return mask_of(
        event.piece for event in happened if event.kind in (event_kinds.FLIPPED, event_kinds.CALLED)
    )


@FEW
@given(tables, seeds)
def test_views_and_events_do_not_depend_on_hidden_cards(game: DiscoveryGame, seed: int) -> None:
    for decision in decisions(game, seed):
        then, happened = after(game, decision)
        for viewer in viewers(game):
            unseen = hidden(game, decision.state, viewer) & hidden(game, then, viewer) & ~shown(happened)
            if unseen.bit_count() < 2:
                continue
            one, other = decision.chooser.sample(members(unseen), 2)
            twin = exchanged(decision.state, one, other)
            assert game.audit(twin) == []
            assert game.view(twin, viewer) == game.view(decision.state, viewer)
            move, outcome = mapped(decision.move, decision.outcome, one, other)
            told = game.play(twin, decision.seat, move, outcome)
            assert game.observe(twin, told, viewer) == game.observe(then, happened, viewer)
            assert game.view(twin, viewer) == game.view(then, viewer)


@FEW
@given(tables, seeds)
def test_a_redeal_keeps_all_that_is_known(game: DiscoveryGame, seed: int) -> None:
    """Sizes, own cards, the stack's size, all open cards; and it deals nothing twice."""
    for decision in decisions(game, seed):
        state, before = decision.state, decision.state.key()
        for viewer in viewers(game):
            other = game.redeal(state, viewer, decision.chooser)
            assert places(other) == places(state)
            assert [hand.bit_count() for hand in other.hands] == [hand.bit_count() for hand in state.hands]
            assert len(other.stack) == len(state.stack)
            assert (other.tree, other.pool, other.discards) == (state.tree, state.pool, state.discards)
            assert other.points == state.points
            assert game.view(other, viewer) == game.view(state, viewer)
        assert state.key() == before


def test_a_redeal_reaches_every_hidden_place() -> None:
    """Each hidden card may come to lie in the other hands and on top of the stack."""
    game = new_game("intro", ["A", "B", "C=bot"])
    state = game.deal(range(54))
    chooser = random.Random(1)
    dealt = [game.redeal(state, 0, chooser) for _ in range(600)]
    unseen = set(members(hidden(game, state, 0)))

    assert {card for other in dealt for card in members(other.hands[1])} == unseen
    assert {card for other in dealt for card in members(other.hands[2])} == unseen
    assert {other.stack[0] for other in dealt} == unseen
    assert all(other.hands[0] == state.hands[0] for other in dealt)


@FEW
@given(tables, seeds)
def test_the_seats_concerned_see_the_card(game: DiscoveryGame, seed: int) -> None:
    """A drawn card shows to who drew it, a stolen or given one to both; to nobody else."""
    for decision in decisions(game, seed):
        then, happened = after(game, decision)
        for viewer in viewers(game):
            for true, told in zip(happened, game.observe(then, happened, viewer), strict=True):
                private = true.kind in (event_kinds.DREW, event_kinds.STOLEN, event_kinds.GAVE)
                person = viewer != SPECTATOR and game.setup.virtual[viewer] is None
                knows = not private or (person and viewer in (true.seat, true.other))
                assert told == (true if knows else true.masked()), (viewer, true)


def test_the_robbing_the_robbed_and_the_rest_see_what_they_may() -> None:
    """An exchange: A takes a card from B, C and a spectator look on."""
    game = new_game("intro", ["A", "B", "C"])
    state = game.deal(range(54))
    state.trumps, state.phase, state.placed = 1, 2, 1
    move, _ = game.parse("exchange B")
    card = game.outcomes(state, move)[2]
    happened = game.play(state, 0, move, card)
    told = {viewer: game.observe(state, happened, viewer)[0].piece for viewer in viewers(game)}
    views = {viewer: game.view(state, viewer) for viewer in viewers(game)}

    assert told == {SPECTATOR: -1, 0: card, 1: card, 2: -1}
    assert [views[viewer].owed for viewer in viewers(game)] == [-1, card, -1, -1]
    assert card in views[0].hand
    assert card not in views[1].hand
    assert views[SPECTATOR].hands == (6, 4, 5)
    assert [len(view.legal) for view in views.values()] == [0, 5, 0, 0]


def test_a_redeal_for_a_bystander_moves_the_stolen_card_too() -> None:
    """Thief and victim know which card is owed for (E09); for everybody else it may be any."""
    game = new_game("intro", ["A", "B", "C"])
    state = game.deal(range(54))
    state.trumps, state.phase, state.placed = 1, 2, 1
    move, _ = game.parse("exchange B")
    game.play(state, 0, move, game.outcomes(state, move)[0])
    chooser = random.Random(3)
    owed = {
        viewer: {game.redeal(state, viewer, chooser).owed_card for _ in range(300)}
        for viewer in viewers(game)
    }

    assert owed[0] == owed[1] == {state.owed_card}
    assert owed[2] == set(members(hidden(game, state, 2)))
    assert owed[SPECTATOR] == set(members(hidden(game, state, SPECTATOR)))
    for _ in range(20):
        other = game.redeal(state, 2, chooser)
        assert BIT[other.owed_card] & other.hands[0]
        assert game.audit(other) == []


def test_U07_no_view_shows_who_has_answered_in_a_window() -> None:
    """Answers may be asked for one by one; a seat that has let it pass must look like one that still
    waits."""
    game = new_game("explore", ["A", "B", "C", "D"], options=["stop", "jokers=2"])
    state = game.deal(game.shuffle(random.Random(1)))
    game.play(state, 0, game.legal(state, 0)[0])
    before = {viewer: game.view(state, viewer) for viewer in viewers(game)}
    game.play(state, 2, codes.LET_PASS)

    assert before[1].actors == mask_of((1, 2, 3))
    assert [viewer for viewer, seen in before.items() if game.view(state, viewer) != seen] == [2]
    assert game.view(state, 2).actors == before[2].actors


def test_nobody_sees_the_row_of_a_virtual_player() -> None:
    """Not even its own seat's view (O02)."""
    game = new_game("intro", ["A", "B=bot"])
    state = game.deal(range(54))
    happened = game.play(state, 0, game.parse("end")[0])
    drawn = [event for event in happened if event.kind == event_kinds.DREW and event.seat == 1]

    assert drawn
    assert all(event.piece != NO_OUTCOME for event in drawn)
    for viewer in viewers(game):
        told = game.observe(state, drawn, viewer)
        assert [event.piece for event in told] == [-1] * len(drawn)
    assert game.view(state, 1).hand == ()
