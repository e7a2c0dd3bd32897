"""In pile games the table does not remember for anybody what lies covered (H01).

A covered card that was not seen in the last two turns changes places with one that is hidden elsewhere: a
page that is loaded then is sent the same bytes, and is given the same reasons and spots.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from discovery.core.bits import BIT, members
from discovery.core.protocol import SPECTATOR
from discovery.evolution.model.places import newest
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from discovery.server.live.connection import Connection
from discovery.server.present import update
from discovery.server.present.client_queries import explained, spotted
from discovery.server.protocol import Explain, Spots
from discovery.server.tables.table import Table
from tests.evolution.test_views import exchanged
from tests.support.server.folded_tables import add, running
from tests.support.server.hidden.stories import fresh_table
from tests.support.server.hidden.twins import plan_of, settings_of, story
from tests.support.testing.positions import card_position

PILED = [game for game in GAMES if settings_of(game)["plain"].build().rules.piled]
LONG = 110
SEEDS = {"classic-memory": 4}
"""Stories of a game; short games need some."""


def positions(game: str, kind: str, seed: int) -> Iterator[Table]:
    """A table again and again, as a story continues."""
    tale = story(plan_of(settings_of(game)[kind]), f"{game} {kind} {seed}", LONG)
    table = fresh_table(tale)
    for number, payload in enumerate(tale.payloads[1:]):
        add(table, payload)
        if number % 15 == 0 and table.status == "playing":
            yield table


def just_seen(table: Table) -> set[int]:
    """The cards that a page is sent when it is loaded now."""
    _, steps = update.steps(table, SPECTATOR, 0)
    return {event.piece for step in steps for event in table.step_events[step.seq - 1].events}


def covered(table: Table) -> list[int]:
    """The cards in the tree that no page shows, and on which nothing lies now: none while all look at the
    pile (S25). Everybody has seen those of
    the side pile, and none of them could lie in a hand (S29)."""
    _, state = card_position(running(table))
    if state.classic is not None and state.classic.checked:
        return []
    tops = state.plane.tops if state.plane is not None else 0
    action = state.action.card if state.action is not None else -1
    known = {newest(state, state.tree), state.last, action, *members(tops)} if state.tree else set()
    discoveries = members(state.tree & state.setup.discoveries & ~state.setup.side_cards)
    return [card for card in discoveries if card not in known | just_seen(table)]


def elsewhere(table: Table, viewer: int) -> list[int]:
    """Discoveries in the stack and in other hands."""
    _, state = card_position(running(table))
    held = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in members(hand)]
    return [
        card for card in held + state.stack if card < state.setup.printed and card not in just_seen(table)
    ]


def changed(state: State, under: int, other: int) -> State:
    """The position in which a covered card lies where another one was, and that one in its place."""
    new, swap = exchanged(state, under, other), {under: other, other: under}
    new.tree ^= BIT[under] | BIT[other]
    new.present = new.tree | new.stood()
    if new.plane is not None:
        new.plane.under = [swap.get(card, card) for card in new.plane.under]
        for row in (new.plane.spot, new.plane.level, new.plane.under):
            row[under], row[other] = row[other], row[under]
    return new


def loaded(table: Table, viewer: int) -> list[bytes]:
    """Everything that a page is sent when it is loaded now, and what it may ask."""
    guest, game = Connection(viewer, False, "en", 0), card_position(running(table)).game
    texts = [game.text(move) for move in game.all_moves()]
    told: list[object] = [update.position(table, viewer), update.steps(table, viewer, 0)]
    told.append(explained(table, guest, Explain("x", texts)))
    told += [explained(table, guest, Explain("w", [], card)) for card in game.setup.ids[::9]]
    told += [spotted(table, guest, Spots("s", text)) for text in texts[::9]]
    return [msgspec.json.encode(answer) for answer in told]


@pytest.mark.parametrize("kind", ["plain", "rich", "with bots"])
@pytest.mark.parametrize("game", PILED)
def test_H01_covered_cards_are_sent_to_nobody(game: str, kind: str) -> None:
    chooser, seen = Random(game), 0
    for table in (one for seed in range(SEEDS.get(game, 1)) for one in positions(game, kind, seed)):
        played = running(table)
        for viewer in (SPECTATOR, 0):
            under, other = covered(table), elsewhere(table, viewer)
            if under and other:
                before, kept = loaded(table, viewer), card_position(played).state
                played.driver.state = changed(kept, chooser.choice(under), chooser.choice(other))
                assert loaded(table, viewer) == before
                played.driver.state = kept
                seen += 1
    assert seen > 3


def test_there_are_three_such_games() -> None:
    assert PILED == ["memory", "fusion", "classic-memory"]
