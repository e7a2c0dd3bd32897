"""All six games with all their options: nothing that a viewer is sent depends on what is hidden from them.

Two tables with the same course of events differ only in what a viewer cannot know. Everything that the viewer
is sent at one of them, at every step, inside windows and outside, is also sent at the other, byte for byte
and at the same time: frames, reasons, spots, refusals, and what the process of a program in the viewer's seat
would get.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace as replaced

from discovery.core.protocol import SPECTATOR, Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import event_kinds
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.present import update
from discovery.server.tables import prepared
from discovery.server.tables.history import (
    Answered,
    Closed,
    Left,
    Moved,
    Prepared,
    Returned,
    Substituted,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from tests.support.editions import NEWEST
from tests.support.server.folded_tables import add, running
from tests.support.server.hidden.stories import fresh_table, heard
from tests.support.server.hidden.twins import CardStory, plan_of, settings_of, story
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import rarely

LONG = 50
"""Payloads of a story."""
KINDS = ("plain", "rich", "with bots")
SHOWN = (
    {"window_seconds": 0, "away": "wait", "learner": True},
    {"watching": "delayed", "delay_steps": 4},
    {"watching": "end"},
)
"""How tables are watched and played; nothing of it changes what happens."""
BATTLES = [game for game in GAMES if "battle" in settings_of(game)]
TABLES = [*product(GAMES, KINDS), *product(BATTLES, ("battle",))]
each_table = pytest.mark.parametrize(
    ("game", "kind"), [*TABLES, *rarely(*product(BATTLES, ("battle of teams with bots",)))]
)


@cache
def told(game: str, kind: str, seed: int) -> CardStory:
    return story(plan_of(settings_of(game)[kind], **SHOWN[seed % len(SHOWN)]), f"{game} {kind} {seed}", LONG)


def pairs(tale: CardStory, viewer: int, chooser: Random) -> Iterator[tuple[int, int]]:
    """Cards that stay hidden from the viewer for long: one that changed hands unseen, and any other. Those of
    the side pile can lie nowhere else (S29)."""
    side = card_position(running(fresh_table(tale))).game.setup.side_cards
    hidden = [card for card in tale.hidden(viewer) if not side >> card & 1]
    behind = sorted(set(tale.moved_in_secret(viewer)), key=hidden.index)
    for card in [*behind[:1], hidden[0]]:
        yield card, chooser.choice([other for other in hidden[:20] if other != card])


@each_table
@pytest.mark.parametrize("seed", range(2))
def test_two_cards_out_of_sight_may_change_places(game: str, kind: str, seed: int) -> None:
    tale, chooser, moments = told(game, kind, seed), Random(seed), 0
    for viewer in tale.viewers:
        whole = heard(tale, viewer)
        for one, other in pairs(tale, viewer, chooser):
            most = tale.last_moment(viewer, one, other)
            assert heard(tale.twin(one, other), viewer, most) == whole[:most]
            moments += most
    assert moments > min(LONG, len(tale.payloads))


@pytest.mark.parametrize("game", NEWEST)
def test_a_bystander_cannot_tell_whether_a_joker_went_from_hand_to_hand(game: str) -> None:
    """Neither by a theft, an exchange or a request, nor by what can be said in windows afterwards (N02)."""
    seen = 0
    for seed in range(3):
        tale = told(game, "rich", seed)
        for viewer in tale.viewers:
            jokers = {card for card in tale.moved_in_secret(viewer) if tale.is_joker(card)}
            for joker in sorted(jokers):
                other = next(card for card in tale.hidden(viewer) if not tale.is_joker(card))
                most = tale.last_moment(viewer, joker, other)
                twin = tale.twin(joker, other)
                assert heard(twin, viewer, most, asking=False) == heard(tale, viewer, most, asking=False)
                seen += tale.moved_before(most, joker)
    assert seen > 1


@each_table
def test_J04_nobody_learns_how_long_another_has_held_a_card(game: str, kind: str) -> None:
    """Not even when the cards come to lie open together: a selection, the hand of somebody who leaves (R01).

    Jokers apart, of which the oldest is played.
    """
    tale = told(game, kind, 0)
    for seat in tale.viewers[1:]:
        early = min(40, len(tale.payloads) // 2)  # a short game is over by then
        left = replace(tale, payloads=(*tale.payloads[:early], Moved(seat, "leave")))
        [other] = [viewer for viewer in tale.viewers if viewer not in (seat, SPECTATOR)]

        def the_newest_is_the_oldest(number: int, state: State, seat: int = seat) -> None:
            if number in (1, 20, 40):
                hand = state.in_order(state.hands[seat] & state.setup.discoveries)
                ages = [state.stamp[card] for card in reversed(hand)]
                turned = dict(zip(hand, ages, strict=True))
                state.stamp = [turned.get(card, age) for card, age in enumerate(state.stamp)]

        for same in (tale, left):
            told_otherwise = heard(same, other, meddle=the_newest_is_the_oldest, asking=False)
            assert told_otherwise == heard(same, other, asking=False)


@each_table
def test_U07_nobody_learns_what_another_has_answered_in_a_window(game: str, kind: str) -> None:
    """Nor whether, nor when: only what counts is shown, once the window has ended. What another has prepared
    is not shown either."""
    tale = told(game, kind, 1)
    for viewer in tale.viewers:
        silent = [
            one for one in tale.payloads if not isinstance(one, Answered | Prepared) or one.seat == viewer
        ]
        heard_less = heard(replace(tale, payloads=tuple(silent)), viewer, asking=False)
        assert frames(heard_less) == frames(heard(tale, viewer, asking=False))


@each_table
def test_who_watches_late_is_sent_what_was_sent_then(game: str, kind: str) -> None:
    """Nothing of the last steps, in windows neither; nothing at all where the end is waited for."""
    tale = told(game, kind, 1)
    late, then = fresh_table(tale), fresh_table(replace(tale, plan=replaced(tale.plan, watching="now")))
    never = fresh_table(replace(tale, plan=replaced(tale.plan, watching="end")))
    sent, steps = [update.position(then, SPECTATOR)], [then.steps]
    leaving = [one for one in tale.payloads if isinstance(one, Left) and not one.program]
    for payload in tale.payloads[1:]:
        for table in (late, then, never):
            add(table, payload)
        if isinstance(payload, Moved | Undone) or payload in leaving:
            sent.append(update.position(then, SPECTATOR))
            steps.append(then.steps)
        if late.status == "playing":
            assert update.position(late, SPECTATOR) == sent[max(0, len(sent) - 1 - tale.plan.delay_steps)]
            assert update.position(never, SPECTATOR) is None
            shown = steps[max(0, len(steps) - 1 - tale.plan.delay_steps)]
            assert [step.seq for step in update.steps(late, SPECTATOR, 1)[1]][-1:] in ([shown], [])
            assert not any(step.happenings for step in update.steps(never, SPECTATOR, 0)[1])
    assert len(sent) > 3 * tale.plan.delay_steps


def happened(tale: CardStory) -> Iterator[Event]:
    """All that happens in a story, with nothing hidden."""
    table = fresh_table(tale)
    for payload in tale.payloads[1:]:
        add(table, payload)
    return (event for step in table.step_events for event in step.events)


def test_the_stories_tell_of_all_that_people_do_beside_their_moves() -> None:
    tales = [told(game, "plain", seed) for game in GAMES for seed in range(2)]
    done = {type(payload) for tale in tales for payload in tale.payloads}
    assert done >= {UndoAsked, UndoAnswered, Undone, Prepared, Substituted, Returned, Left}


def test_Y14_the_stories_with_assets_tell_of_scouts_raids_and_loots() -> None:
    kinds = {
        event.kind for game in BATTLES for seed in range(4) for event in happened(told(game, "battle", seed))
    }
    assert kinds >= {event_kinds.SCOUTED, event_kinds.KEPT, event_kinds.STOLEN, event_kinds.LOOTED}


def test_a_twin_refuses_what_it_does_not_know() -> None:
    tale = told("explore", "plain", 0)
    with pytest.raises(TypeError, match="Closed"):
        replace(tale, payloads=(*tale.payloads, Closed())).twin(0, 1)


# ---- faults ------------------------------------------------------------------------------------------------


def noticed(tale: CardStory, viewer: int, cards: Iterable[int]) -> bool:
    """Whether a viewer hears something else if one of some cards lies elsewhere."""
    here, hidden = heard(tale, viewer, asking=False), tale.hidden(viewer)
    for card in cards:
        other = next(one for one in hidden if one != card)
        most = tale.last_moment(viewer, card, other)
        if heard(tale.twin(card, other), viewer, most, asking=False) != here[:most]:
            return True
    return False


@pytest.mark.parametrize("kind", [event_kinds.SCOUTED, event_kinds.KEPT])
def test_Y14_it_would_be_noticed_if_happenings_named_what_a_scout_saw(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    observe = DiscoveryGame.observe

    def faulty(game: DiscoveryGame, state: State, events: list[Event], viewer: int) -> list[Event]:
        seen = observe(game, state, events, viewer)
        return [event if event.kind == kind else known for event, known in zip(events, seen, strict=True)]

    tale, cards = next(scouted(kind))
    assert not noticed(tale, SPECTATOR, cards)
    monkeypatch.setattr(DiscoveryGame, "observe", faulty)
    assert noticed(tale, SPECTATOR, cards)


def scouted(kind: int) -> Iterator[tuple[CardStory, list[int]]]:
    """Stories in which a card is scouted or kept, and cards of which spectators still know nothing then."""
    for game, seed in product(BATTLES, range(2)):
        tale = told(game, "battle", seed)
        cards = {event.piece for event in happened(tale) if event.kind == kind}
        hidden = [card for card in tale.hidden(SPECTATOR)[1:] if card in cards]
        if hidden:
            yield tale, hidden[:3]


def test_it_would_be_noticed_if_what_nobody_saw_dropped_what_is_prepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever prepares a move unless a card is named is not told so that somebody has drawn it."""

    def faulty(table: Table, played: RunningGame, seat: int, since: int) -> set[str]:
        pieces = (event.piece for step in table.step_events for event in step.events)
        return {played.game.pieces[piece] for piece in pieces if piece >= 0}

    tale = told("explore", "plain", 0)
    viewer = tale.viewers[1]
    moment, card = next(drawn_unseen(tale, viewer))
    unless = Prepared(viewer, ["pass"], [tale.ids[card]])
    seen = {piece: at + (at >= moment) for piece, at in tale.seen[viewer].items()}
    payloads = (*tale.payloads[:moment], unless, *tale.payloads[moment:])
    wary = replace(tale, payloads=payloads, seen={viewer: seen})
    assert not noticed(wary, viewer, [card])
    monkeypatch.setattr(prepared, "names_seen", faulty)
    assert noticed(wary, viewer, [card])


def drawn_unseen(tale: CardStory, viewer: int) -> Iterator[tuple[int, int]]:
    """Moments at which somebody draws a card of which the viewer knows nothing for a while, and the cards."""
    table = fresh_table(tale)
    for number, payload in enumerate(tale.payloads[1:], 1):
        before = table.steps
        add(table, payload)
        for event in (event for step in table.step_events[before:] for event in step.events):
            if event.kind == event_kinds.DREW and tale.last_moment(viewer, event.piece) > number + 2:
                yield number, event.piece


def frames(words: list[list[bytes]]) -> list[bytes]:
    """The frames alone; they begin with their time."""
    return [word for moment in words for word in moment if word[:1].isdigit()]
