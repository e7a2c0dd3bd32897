"""All six games with all their options: nothing that a viewer is sent depends on what is hidden from them.

Two tables with the same course of events differ only in what a viewer cannot know. Everything that the viewer
is sent at one of them, at every step, inside windows and outside, is also sent at the other, byte for byte
and at the same time: frames, reasons, spots, refusals, and what the process of a program in the viewer's seat
would get.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace as replaced

from discovery.core.protocol import SPECTATOR
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.present import update
from discovery.server.tables.history import Answered, Moved
from tests.support.editions import NEWEST
from tests.support.server.folded_tables import add, running
from tests.support.server.hidden.stories import fresh_table, heard
from tests.support.server.hidden.twins import CardStory, plan_of, settings_of, story
from tests.support.testing.positions import card_position

LONG = 50
"""Payloads of a story."""
KINDS = ("plain", "rich", "with bots")
SHOWN = (
    {"window_seconds": 0, "away": "wait", "learner": True},
    {"watching": "delayed", "delay_steps": 4},
    {"watching": "end"},
)
"""How tables are watched and played; nothing of it changes what happens."""
each_table = pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in KINDS])


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
    """Nor whether, nor when: only what counts is shown, once the window has ended."""
    tale = told(game, kind, 1)
    for viewer in tale.viewers:
        silent = [one for one in tale.payloads if not isinstance(one, Answered) or one.seat == viewer]
        heard_less = heard(replace(tale, payloads=tuple(silent)), viewer, asking=False)
        assert frames(heard_less) == frames(heard(tale, viewer, asking=False))


@each_table
def test_who_watches_late_is_sent_what_was_sent_then(game: str, kind: str) -> None:
    """Nothing of the last steps, in windows neither; nothing at all where the end is waited for."""
    tale = told(game, kind, 1)
    late, then = fresh_table(tale), fresh_table(replace(tale, plan=replaced(tale.plan, watching="now")))
    never = fresh_table(replace(tale, plan=replaced(tale.plan, watching="end")))
    sent = [update.position(then, SPECTATOR)]
    for payload in tale.payloads[1:]:
        for table in (late, then, never):
            add(table, payload)
        if then.steps > len(sent) + running(then).started - 1:
            sent.append(update.position(then, SPECTATOR))
        if late.status == "playing":
            assert update.position(late, SPECTATOR) == sent[max(0, len(sent) - 1 - tale.plan.delay_steps)]
            assert update.position(never, SPECTATOR) is None
            shown = max(running(late).started, late.steps - tale.plan.delay_steps)
            assert [step.seq for step in update.steps(late, SPECTATOR, 1)[1]][-1:] in ([shown], [])
            assert not any(step.happenings for step in update.steps(never, SPECTATOR, 0)[1])
    assert len(sent) > 3 * tale.plan.delay_steps


def frames(words: list[list[bytes]]) -> list[bytes]:
    """The frames alone; they begin with their time."""
    return [word for moment in words for word in moment if word[:1].isdigit()]
