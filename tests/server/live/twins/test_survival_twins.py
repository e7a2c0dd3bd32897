"""The survival game in all its scenarios: nothing that a viewer is sent depends on what is hidden from them.

Two tables have the same course of events and differ only in what a viewer cannot know: undiscovered tiles,
tokens, monsters and cards that lie face down, and the projects in others' hands (XT02). Everything that the
viewer is sent at one of them, at every step, is also sent at the other, byte for byte and at the same time:
frames, reasons, refusals, hints, and what the process of a program in the viewer's seat would get.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace as replaced

from discovery.core.bits import mask_of, members
from discovery.core.protocol import SPECTATOR, Event, Refusal
from discovery.engines.requests import ProgramQuestion
from discovery.server.live.engine_requests import question_of
from discovery.server.tables.history import Created, Entry
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import NONE, State
from discovery.survival.views.observe import PRIVATE, observed
from discovery.survival.views.view import View, view
from tests.support.server.folded_tables import add, fold, running
from tests.support.server.hidden.stories import heard
from tests.support.server.hidden.survivors import Expedition, expedition, game_of, lying_otherwise, plan_of
from tests.support.server.simulated_clock import BEGINNING
from tests.support.testing.rounds import rarely

LONG = 240
"""Payloads of a story: some days and nights."""
PARTS, STAY = 4, 14
"""A viewer comes at the beginning of each part of a story, and stays for so many payloads."""
TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("beacon", 2, ()),
    ("gate", 3, ("hard",)),
    ("boat", 1, ()),
    ("bell", 4, ()),
    ("canoe", 3, ("tidewrack",)),
)
"""Scenario, seats, options."""
OTHERS = [
    (scenario, seats, options, seed)
    for scenario, least in (("beacon", 1), ("gate", 1), ("boat", 1), ("bell", 1), ("canoe", 2))
    for seats in range(least, 5)
    for seed, options in enumerate([(), ("gentle",), ("open-hands",)], 1)
]
BARTER = (*TABLES[3], 0)
"""A table where projects change hands at once."""
each_table = pytest.mark.parametrize(
    ("scenario", "seats", "options", "seed"), [*((*table, 0) for table in TABLES), *rarely(*OTHERS)]
)


@cache
def told(scenario: str, seats: int, options: tuple[str, ...], seed: int) -> Expedition:
    return expedition(plan_of(scenario, seats, *options), f"{scenario} {seats} {options} {seed}", LONG)


def positions(tale: Expedition) -> Iterator[State]:
    """The position after each payload."""
    table = fold("t", [Entry(1, BEGINNING, Created(tale.plan))])
    for payload in tale.payloads:
        add(table, payload)
        state = running(table).state
        assert isinstance(state, State)
        yield state


def position_after(tale: Expedition, most: int) -> State:
    return next(islice(positions(tale), most - 1, None))


@cache
def when_a_monster_hides() -> int:
    """The number of payloads of the first story after which a monster lies face down."""
    found = enumerate(positions(told(*TABLES[0], 0)), 1)
    return next(number for number, state in found if state.alive & ~state.known)


@each_table
def test_XT02_whatever_a_viewer_cannot_know_may_lie_elsewhere(
    scenario: str, seats: int, options: tuple[str, ...], seed: int
) -> None:
    tale, elsewhere = told(scenario, seats, options, seed), set()
    for part in range(PARTS):
        since = len(tale.payloads) * part // PARTS
        most = min(since + STAY, len(tale.payloads))
        here = position_after(tale, most)
        for viewer in tale.seen:
            twin = tale.dealt_otherwise(viewer, most, Random(f"{viewer} {since}"))
            assert heard(twin, viewer, most, since=since) == heard(tale, viewer, most, since=since)
            elsewhere |= lying_otherwise(here, position_after(twin, most))
    hidden_hands = set() if "open-hands" in options else {"hands"}
    assert elsewhere >= {"tile", "token", "landmark_card"} | hidden_hands


@each_table
def test_XS03_what_the_clock_decides_depends_on_nothing_hidden(
    scenario: str, seats: int, options: tuple[str, ...], seed: int
) -> None:
    """Nor does who decides: a spectator sees both."""
    tale = told(scenario, seats, options, seed)
    most, game = len(tale.payloads) // 2, game_of(tale)
    twin = tale.dealt_otherwise(SPECTATOR, most, Random(1))
    for here, there in islice(zip(positions(tale), positions(twin), strict=True), most):
        acting = game.actors(here)
        assert (game.actors(there), game.due(there)) == (acting, game.due(here))
        for seat in members(acting):
            assert game.timeout_move(there, seat) == game.timeout_move(here, seat)


def test_XT02_what_comes_to_light_is_told_then_and_not_before() -> None:
    """So the twins do differ in what there is to see."""
    tale = told(*TABLES[1], 0)
    found = list(tale.comes_to_light(SPECTATOR))
    for moment, piece, other in found:
        swapped = tale.twin(piece, other)
        there, here = (latest(one, moment) for one in (swapped, tale))
        assert there[:-1] == here[:-1]
        assert there[-1] != here[-1]
    assert len(found) > 5


@pytest.mark.parametrize("watching", ["delayed", "end"])
def test_who_watches_late_is_not_told_yet_what_has_come_to_light(watching: str) -> None:
    tale = told(*TABLES[1], 0)
    late = replace(tale, plan=replaced(tale.plan, watching=watching, delay_steps=4))
    for moment, piece, other in tale.comes_to_light(SPECTATOR):
        there, here = (latest(one, moment) for one in (late.twin(piece, other), late))
        assert frames(there) == frames(here)


def latest(tale: Expedition, moment: int) -> list[list[bytes]]:
    """What spectators hear of an event and of the one before it."""
    return heard(tale, SPECTATOR, moment + 1, since=max(1, moment - 1), asking=False)


def frames(words: list[list[bytes]]) -> list[bytes]:
    """The frames alone; they begin with their time."""
    return [word for moment in words for word in moment if word[:1].isdigit()]


# ---- faults ------------------------------------------------------------------------------------------------


def turn_tiles(state: State) -> None:
    state.seen = mask_of(range(state.setup.slots))


def turn_tokens(state: State) -> None:
    state.shown = mask_of(space for space, token in enumerate(state.token) if token != NONE)


def turn_monsters(state: State) -> None:
    state.known = state.alive


def investigate_landmarks(state: State) -> None:
    state.investigated = mask_of(range(1, 7))


def lay_hands_open(state: State) -> None:
    for hand in state.hands:
        state.in_play |= hand


def no_fault(state: State) -> None:
    """Everything is as the rules say."""


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        (no_fault, False),
        (turn_tiles, True),
        (turn_tokens, True),
        (turn_monsters, True),
        (investigate_landmarks, True),
        (lay_hands_open, True),
    ],
)
def test_it_would_be_noticed_if_a_view_showed_more(
    fault: Callable[[State], None], noticed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(game: SurvivalGame, state: State, viewer: int) -> View:
        seen = state.copy()
        fault(seen)
        return view(seen, viewer, game.deciders(state), tuple(game.legal(state, viewer)))

    tale = told(*TABLES[0], 0)
    moment = when_a_monster_hides()
    monkeypatch.setattr(SurvivalGame, "view", faulty)
    assert differs(tale, SPECTATOR, moment, moment + 1) == noticed


@pytest.mark.parametrize("kind", PRIVATE)
def test_it_would_be_noticed_if_happenings_named_projects(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are drawn, given and traded."""

    def faulty(_: SurvivalGame, __: State, events: list[Event], viewer: int) -> list[Event]:
        return [event if event.kind == kind else observed(event, viewer) for event in events]

    tale = told(*BARTER)
    assert not differs(tale, 3, 0, STAY)
    monkeypatch.setattr(SurvivalGame, "observe", faulty)
    assert differs(tale, 3, 0, STAY)


def test_it_would_be_noticed_if_a_reason_told_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    explain = SurvivalGame.explain

    def faulty(game: SurvivalGame, state: State, seat: int, move: int) -> Refusal | None:
        reason = explain(game, state, seat, move)
        return reason and Refusal(reason.code, f"{reason.rule} {list(state.tile)}", reason.arguments)

    monkeypatch.setattr(SurvivalGame, "explain", faulty)
    assert differs(told(*BARTER), 0, 110, 111)


def test_it_would_be_noticed_if_a_hint_knew_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks about a hint is given what the table knows, instead of what its seat does."""

    def faulty(table: Table, played: RunningGame, seat: int) -> ProgramQuestion:
        chair, seen, _ = question_of(table, played, seat).input
        happened = tuple(event for step in table.step_events for event in step.events)
        return ProgramQuestion((chair, seen, happened), played.game, lambda move: None)

    tale = told(*BARTER)
    assert not differs(tale, 0, 4, 5)
    monkeypatch.setattr("discovery.server.live.hints.question_of", faulty)
    assert differs(tale, 0, 4, 5)


def differs(tale: Expedition, viewer: int, since: int, most: int) -> bool:
    """Whether a viewer hears something else at a twin of a table."""
    twin = tale.dealt_otherwise(viewer, most, Random(most))
    there, here = (heard(one, viewer, most, since=since) for one in (twin, tale))
    return there != here
