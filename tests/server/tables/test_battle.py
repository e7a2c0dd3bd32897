"""Battle at a live table: the window of the seat that is aimed at tells nothing of its hand (Y10, U07), and
whole games with a deck of one's own (Y01)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from discovery.core.errors import DiscoveryError
from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deckfile import read_deck
from discovery.server.present.replays import replay
from discovery.server.protocol import Order, TablePlan
from discovery.server.tables.own_decks import own_deck_of
from discovery.server.tables.table import Table
from tests.support.own_deck import armed_garden, garden
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import plan
from tests.support.server.scenes import (
    PEOPLE,
    act,
    closed,
    kinds,
    moves,
    order,
    refused,
    run,
    sit_down,
    table_of,
)
from tests.support.server.simulated_clock import Stage, Visitor

GUARD, NONE = "tribe", "h-neanderthalensis"
"""The card that Bo holds beside others without a Guard; the other one of the two lies at the bottom."""
ORDERS: tuple[Order, ...] = ("never", "ask-if-could", "always")
RAID = "use hunting on Bo"
Frames = list[tuple[float, bytes]]


def battle_table(bos: str) -> Table:
    """Ann wins a Raid with Hunting in her second turn, and Bo alone is the richest of the others."""
    pool, ann = (
        "gathering australopithecus hand-axe hide cooking",
        "band hunting homo-erectus language shelter",
    )
    bo, cem = f"scavenging homo-habilis barter flake-tool {bos}", "nomadism pebble-tool fire spear metal"
    rounds = zip(*(cards.split() for cards in (pool, ann, bo, cem)), strict=True)
    first = tuple(card for cards in rounds for card in cards)
    return table_of(plan(*PEOPLE, options=["battle"]), first, last=(GUARD, NONE))


async def raid(stage: Stage, given: Order) -> list[Visitor]:
    """All three with Bo's standing order, in the window of the Raid at Bo."""
    people = await sit_down(stage)
    ann, bo, cem = people
    await order(bo, "ward", given)
    for visitor, move in (
        (ann, "place band"),
        (ann, "end"),
        (bo, "place scavenging"),
        (bo, "end"),
        (cem, "end"),
        (cem, "discard metal"),
        (ann, "place hunting"),
    ):
        await visitor.play(move)
        await stage.settle()
    await act(ann, RAID)
    await stage.settle()
    return people


def seen_by_others(bos: str, given: Order, answer: str = "") -> tuple[Frames, Frames]:
    """What Ann and Cem are sent, and when, until the window is closed; Bo gives an ``answer`` or none."""

    async def scene(stage: Stage) -> None:
        ann, bo, cem = await raid(stage, given)
        window = bo.latest.position and bo.latest.position.window
        assert window is not None
        assert window.asked is (given == "always" or (given == "ask-if-could" and bos == GUARD))
        for visitor in (ann, bo, cem):
            assert visitor.latest.table.window_until - visitor.latest.table.window_since == 5_000
        if answer:
            await bo.play(answer)
        await ann.until(closed)
        await stage.settle()
        frames.extend(([*ann.frames], [*cem.frames]))

    frames: list[Frames] = []
    run(battle_table(bos), scene)
    return frames[0], frames[1]


@pytest.mark.parametrize("given", ORDERS)
def test_Y10_a_window_is_as_long_and_looks_the_same_with_and_without_a_guard(given: Order) -> None:
    """U07: every byte that others are sent, and when it comes, is the same where Bo gives no answer."""
    others = seen_by_others(GUARD, given)
    ends = {frames[-1][0] for frames in others}

    assert seen_by_others(NONE, given) == others
    assert len(ends) == 1
    assert 3.0 <= min(ends) < 5.0 if given == "never" else ends == {5.0}


def test_Y10_the_open_window_is_the_same_under_every_standing_order() -> None:
    """Nobody sees which order Bo has given while the window is open."""
    while_open = [
        [[frame for at, frame in frames if at == 0.0] for frames in seen_by_others(GUARD, given)]
        for given in ORDERS
    ]
    assert while_open[0] == while_open[1] == while_open[2]


def test_Y10_letting_it_happen_by_hand_looks_the_same_with_and_without_a_guard() -> None:
    """The window then ends at once, as any does once all have answered."""
    others = seen_by_others(GUARD, "always", "let")

    assert seen_by_others(NONE, "always", "let") == others
    assert {frames[-1][0] for frames in others} == {0.0}


def test_Y10_who_is_asked_only_if_able_wards_off_at_the_end_of_the_window() -> None:
    """An early end would tell that Bo had something to say."""

    async def scene(stage: Stage) -> None:
        ann, bo, _ = await raid(stage, "ask-if-could")
        await bo.play(f"ward {GUARD}")
        await ann.until(closed)
        assert stage.seconds == 5.0
        assert moves(stage)[-1] == (1, f"ward {GUARD}")
        assert await refused(ann, "steal Bo") == "not-now"

    run(battle_table(GUARD), scene)


def test_Y24_when_the_time_of_the_window_is_up_the_raid_happens() -> None:
    """Letting it happen leaves no line, even though Bo could have warded off."""

    async def scene(stage: Stage) -> None:
        ann, bo, _ = await raid(stage, "always")
        assert await refused(ann, "steal Bo") == "window-open"
        seen = await ann.until(closed)
        assert stage.seconds == 5.0
        assert seen.position is not None
        assert seen.position.legal == ["steal Bo"]
        assert moves(stage)[-2:] == [(0, RAID), (-1, "closed")]
        assert await refused(bo, f"ward {GUARD}") == "not-your-turn"
        await ann.play("steal Bo")
        assert "stolen" in kinds(ann.latest)

    run(battle_table(GUARD), scene)


# ---- a deck of one's own ---------------------------------------------------------------------------------


def own_plan(text: str, *seats: str, **given: Any) -> TablePlan:
    """A table of Battle that brings this deck."""
    return plan(*seats, deck=key_of(read_deck(text)), deck_file=text, options=["battle"], **given)


@pytest.mark.parametrize("game", ["explore", "connect"])
def test_Y01_a_whole_game_of_battle_is_played_with_an_own_deck(game: str) -> None:
    chance = random.Random(4)
    planned = own_plan(armed_garden(), "me Ann", "me Bo", "bot Cem", game=game)
    table = by_chance(dealt(planned, chance), chance, 5_000)
    shown = replay(table.record(), 60.0, own_deck_of(table.plan))
    happened = {one.kind for frame in shown.frames for one in frame.happenings}

    assert table.status == "over"
    assert shown.deck == planned.deck
    assert {"readied", "used"} <= happened


def test_Y01_a_table_refuses_an_own_deck_in_which_a_card_has_no_asset() -> None:
    for text in (garden(), armed_garden().replace("Graine 3,loot", "Graine 3,")):
        with pytest.raises(DiscoveryError) as refusal:
            dealt(own_plan(text, "me Ann", "me Bo"), random.Random(4))
        assert refusal.value.code == "no-assets"
