"""Where the points of a finished game came from, and what else the seats did, from its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discovery.core.bits import members
from discovery.core.present import Lead, Tally, counts
from discovery.core.protocol import Event
from discovery.evolution.flow.earning import Placement
from discovery.evolution.model import event_kinds as kinds
from discovery.evolution.variants.classic.flow import OPENING_POINTS, Harvest
from discovery.evolution.variants.options.series_plus import SeriesBonus

if TYPE_CHECKING:
    from discovery.evolution.game import DiscoveryGame
    from discovery.evolution.model.outcome import Outcome
    from discovery.evolution.model.state import State

SOURCES = (
    "cards", "series", "links", "eras", "emptied", "jokers", "finalist", "faults", "objected", "assets",
    "taken", "deposits", "left",
)  # fmt: skip
"""The sources of gained and lost points, in the order in which they are shown. ``assets`` win points,
``taken`` are those that assets of others cost (Y11, Y12)."""
DEEDS = ("placed", "longest", "turned", "stolen", "stopped", "kept")
_WHOLE = {
    kinds.FINALIST: "finalist",
    kinds.INDEMNITY: "faults",
    kinds.OBJECTED: "objected",
    kinds.TRUMP: "jokers",
    kinds.USED: "assets",
}
"""The source of all points scored next, by the kind of event before them; ``TRUMP`` stands for a Joker that
is laid aside for one (N01)."""
_BEGINS = frozenset(
    (
        *(kinds.PLACED, kinds.JOKER, kinds.ANNOUNCED, kinds.SOS, kinds.FINALIST, kinds.INDEMNITY),
        *(kinds.OBJECTED, kinds.USED),
    )
)
_LASTS = frozenset((kinds.USED, kinds.ENDED))
"""The events between which an asset places cards (Y05)."""
_DEEDS = {
    kinds.PLACED: "placed",
    kinds.SERIES: "longest",
    kinds.OPENED: "turned",
    kinds.CLOSED: "turned",
    kinds.STOLEN: "stolen",
    kinds.STOPPED: "stopped",
}


def tally(game: DiscoveryGame, state: State, happened: Sequence[Sequence[Event]]) -> Tally:
    """All of a game: its last position and its events."""
    result = game.result(state)
    assert result is not None
    told = _Told(game)
    for events in happened:
        for event in events:
            told.hear(event)
    if result.points is None:
        told.deeds["kept"] = list(result.cards_left)
        return Tally((), counts(told.deeds), _fewer_left(result))
    for seat, (points, left) in enumerate(zip(result.points, result.cards_left, strict=True)):
        told.points["deposits"][seat] = points - sum(row[seat] for row in told.points.values())
        told.points["left"][seat] = -left
    return Tally(counts(told.points), counts(told.deeds), _more_points(game, result))


class _Told:
    """Counts by seat, from events. Deposits for piles (M10) are told by no event of their own."""

    def __init__(self, game: DiscoveryGame) -> None:
        rules, seats = game.rules, game.setup.seat_count
        self.points = {source: [0] * seats for source in SOURCES}
        self.deeds = {deed: [0] * seats for deed in DEEDS}
        harvests = isinstance(rules.rewards, Harvest)
        self._opening = OPENING_POINTS if harvests else rules.trump_points
        self._trump = rules.trump_points
        self._card = sum(isinstance(one, Placement) for one in rules.earners)
        self._series = sum(isinstance(one, SeriesBonus) for one in rules.earners)
        self._by_asset = False
        self._begin(kinds.NOTHING)

    def hear(self, event: Event) -> None:
        """Count one more event, in the order in which they happened."""
        kind, seat = event.kind, event.seat
        if kind in _LASTS:
            self._by_asset = kind == kinds.USED
        if kind in _BEGINS:
            aside = kind == kinds.JOKER and event.number == kinds.NOTHING
            self._begin(kinds.TRUMP if aside else kind)
            if kind == kinds.INDEMNITY:
                self.points["faults"][event.other] += event.number
        elif kind == kinds.SERIES:
            self._length = event.number
        elif kind == kinds.OPENED:
            self._eras += self._opening
        elif kind == kinds.CLOSED:
            self._eras += self._trump
        elif kind == kinds.EMPTIED:
            self._emptied = self._trump
        elif kind == kinds.SCORED:
            self._score(seat, event.number)
        self._deed(event)

    def _begin(self, kind: int) -> None:
        """Points that are scored from here on belong to this deed."""
        self._for, self._length, self._eras, self._emptied = kind, 1, 0, 0

    def _score(self, seat: int, points: int) -> None:
        """Points that a seat has won or lost, by their sources."""
        source = _WHOLE.get(self._for)
        if source is None:
            more = int(self._by_asset)  # a card that is placed by an asset brings one point more (Y16)
            self.points["assets"][seat] += more
            rest = points - more - self._eras - self._emptied
            cards = min(rest, self._card)
            series = min(rest - cards, self._series * (self._length - 1))
            parts = (cards, series, rest - cards - series, self._eras, self._emptied)  # as in ``SOURCES``
            for name, part in zip(SOURCES, parts, strict=False):
                self.points[name][seat] += part
        else:
            self.points["taken" if source == "assets" and points < 0 else source][seat] += points
        if source != "assets":
            self._begin(kinds.NOTHING)

    def _deed(self, event: Event) -> None:
        deed = _DEEDS.get(event.kind)
        if event.seat < 0 or deed is None:
            return
        row = self.deeds[deed]
        row[event.seat] = max(row[event.seat], event.number) if deed == "longest" else row[event.seat] + 1


def _more_points(game: DiscoveryGame, result: Outcome) -> Lead | None:
    """By how many points the winners are ahead of the best other side; ``None`` for equal ones."""
    totals = result.scores or ()
    sides = set(game.setup.mates_of[: game.setup.seat_count])
    of_sides = {side: sum(totals[seat] for seat in members(side)) for side in sides}
    won = [side for side in sides if not set(members(side)).isdisjoint(result.winners)]
    others = sorted(sides.difference(won))
    if not won or not others:
        return None
    second = max(others, key=lambda side: of_sides[side])
    ahead = of_sides[won[0]] - of_sides[second]
    return Lead("points", ahead, min(members(second))) if ahead > 0 else None


def _fewer_left(result: Outcome) -> Lead | None:
    """How many cards the best of the others still has, where there are no points."""
    others = [seat for seat in range(len(result.cards_left)) if seat not in result.winners]
    if not others or not result.winners:
        return None
    second = min(others, key=lambda seat: result.cards_left[seat])
    return Lead("left", result.cards_left[second], second)
