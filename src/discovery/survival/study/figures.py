"""Figures of finished games: who got out, in which night, by which routes, and what became of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from discovery.core.bits import BIT
from discovery.core.event import Event
from discovery.core.research.study import Figures, wilson
from discovery.survival.content.tables import DAMAGES
from discovery.survival.model import events as told
from discovery.survival.model.limits import ROUTES
from discovery.survival.model.phases import IN_CANOE
from discovery.survival.model.tasks import ESCAPE

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.setup import Setup
    from discovery.survival.model.state import State

GAMES, SEATS, OUT, SQUARES, SOME, ALL, HONOURS = "games", "seats", "out", "squares", "some", "all", "honours"
NIGHT, WON_NIGHT, FATE, ROUTE, ROUTE_SEATS, ROUTE_OUT = (
    "night", "won-night", "fate", "route", "route-seats", "route-out",
)  # fmt: skip
FATES = ("out", *DAMAGES, "late", "outrun", "left")
"""The fates of a survivor: out, dead by the kind of the last damage, still on the map after the last night
(XP08), not first in the canoe (XR03), gone from the table (XS04)."""
PLACES = 4


def counted(game: SurvivalGame, state: State, happened: Iterable[Sequence[Event]]) -> Figures:
    """The figures of one game."""
    result = game.result(state)
    assert result is not None
    events = [event for row in happened for event in row]
    seats, out = state.setup.seats, len(result.winners)
    figures: Figures = Counter()
    figures[GAMES,], figures[SEATS,], figures[OUT,], figures[SQUARES,] = 1, seats, out, out * out
    figures[SOME,], figures[ALL,], figures[HONOURS,] = int(out > 0), int(out == seats), sum(result.scores)
    figures[NIGHT, state.night] = 1
    if out:
        figures[WON_NIGHT, state.night] = 1
    for fate in fates(state, events):
        figures[FATE, fate] += 1
    for stage, route in routes(state, events):
        figures[ROUTE, stage, route] += 1
        figures[ROUTE_SEATS, stage, route] += seats
        figures[ROUTE_OUT, stage, route] += out
    return figures


def fates(state: State, events: Iterable[Event]) -> list[str]:
    """The fate of each seat, one of ``FATES``."""
    last = dict.fromkeys(range(state.setup.seats), 0)
    fatal: dict[int, int] = {}
    for event in events:
        if event.kind == told.HURT:
            last[event.seat] = event.piece
        elif event.kind == told.DIED:
            fatal[event.seat] = last[event.seat]
    return [_fate(state, seat, fatal) for seat in range(state.setup.seats)]


def _fate(state: State, seat: int, fatal: dict[int, int]) -> str:
    if state.won & BIT[seat]:
        return "out"
    if seat in fatal:
        return DAMAGES[fatal[seat]]
    if state.left & BIT[seat]:
        return "left"
    return "outrun" if state.reason == IN_CANOE else "late"


def routes(state: State, events: Iterable[Event]) -> list[tuple[int, int]]:
    """The route by which each stage was done (XP01), and those by which somebody left the map (XP07)."""
    pairs = [
        (event.number - 1, event.other) for event in events if event.kind == told.STAGE and event.other >= 0
    ]
    for number, task in enumerate(state.setup.tasks):
        if task.kind == ESCAPE and state.counts[number]:
            pairs.append((task.stage, task.route))
    return pairs


# ---- what they say -----------------------------------------------------------------------------------


def share(figures: Figures) -> tuple[float, float, float]:
    """The share of seats that got out, with its 95 % interval.

    Seats of one game fare alike, so they count as fewer where games differ more than single seats would.
    """
    games, seats, out = figures[GAMES,], figures[SEATS,], figures[OUT,]
    each, mean = seats / games, out / seats
    likely = games * each * mean * (1 - mean)
    spread = figures[SQUARES,] - out * out / games
    alike = min(each, max(1.0, spread / likely)) if likely else each
    low, high = wilson(out / alike, seats / alike)
    return mean, low, high


def nights(figures: Figures, kind: str) -> tuple[float, int, int] | None:
    """The mean, the least and the most nights, of all games or of those that somebody won; ``None`` if there
    are none."""
    by_night = {int(key[1]): number for key, number in figures.items() if key[0] == kind}
    if not by_night:
        return None
    total = sum(by_night.values())
    return sum(night * number for night, number in by_night.items()) / total, min(by_night), max(by_night)


def ways(setup: Setup) -> list[tuple[int, int]]:
    """The stages with their routes."""
    there = {(task.stage, task.route) for task in setup.tasks}
    return [
        way
        for stage in range(1, setup.stages + 1)
        for way in ((stage, n) for n in range(ROUTES))
        if way in there
    ]


def as_object(game: SurvivalGame, figures: Figures) -> dict[str, Any]:
    """The figures by name; ``nights_won`` is ``null`` if nobody got out."""
    mean, low, high = share(figures)
    return {
        "seats": figures[SEATS,],
        "out": figures[OUT,],
        "out_share": round(mean, PLACES),
        "low": round(low, PLACES),
        "high": round(high, PLACES),
        "any_share": round(figures[SOME,] / figures[GAMES,], PLACES),
        "all_share": round(figures[ALL,] / figures[GAMES,], PLACES),
        "honours": round(figures[HONOURS,] / figures[SEATS,], PLACES),
        "nights": _nights(figures, NIGHT),
        "nights_won": _nights(figures, WON_NIGHT),
        "fates": {fate: figures[FATE, fate] for fate in FATES},
        "routes": [
            {
                "stage": stage,
                "route": "ab"[route],
                "games": figures[ROUTE, stage, route],
                "seats": figures[ROUTE_SEATS, stage, route],
                "out": figures[ROUTE_OUT, stage, route],
            }
            for stage, route in ways(game.setup)
        ],
    }


def _nights(figures: Figures, kind: str) -> dict[str, float] | None:
    summary = nights(figures, kind)
    if summary is None:
        return None
    return {"mean": round(summary[0], PLACES), "least": summary[1], "most": summary[2]}
