"""The verdicts: whether each measure is as usual, with its number, its interval and its limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from discovery.core.workshop.samples import Cell, Measured, Results
from discovery.evolution.cards.deck import Deck
from discovery.evolution.workshop.balance.cards import CardFigures, figures
from discovery.evolution.workshop.balance.estimates import Z_99, Estimate, Usual, decide, error_of, estimate
from discovery.evolution.workshop.balance.plans import GREEDY, LEVEL_SKILL, PLAYERS, RANDOM, SKILL

MEASURES = (
    "length",
    "seats",
    "standstill",
    "skill",
    "dead",
    "waiting",
    "bottleneck",
    "used",
    "lift",
    "series",
    "plane-points",
    "plane-width",
    "plane-spotless",
    "eras",
)
MARGINS: Mapping[str, float] = {
    "length": 0.10,
    "seats": 0.03,
    "standstill": 0.25,
    "skill": 0.05,
    "dead": 0.05,
    "waiting": 0.10,
    "bottleneck": 0.50,
    "used": 0.25,
    "lift": 0.035,
    "series": 0.20,
    "plane-points": 0.10,
    "plane-width": 0.10,
    "plane-spotless": 0.01,
    "eras": 0.50,
}
"""How far off the usual a measure may be: parts of the usual value, for shares of games parts of all."""
SEAT_SLACK = 0.02
"""A seat may be further off than ``seats`` if it is no further off than usual by this."""
RARE = 0.01
CLEAR = 1.36
"""How much wider an interval is that settles nothing, but must be clear when it accuses."""
RUNAWAY = 0.25
NAMED_WAIT = 2.0
HALF = 0.5


@dataclass(frozen=True, slots=True)
class MeasureVerdict:
    """``status`` is ``met``, ``low`` or ``high`` (not met), ``open`` (not settled) or ``told``.

    ``value`` and its 99 % interval are in the unit of the measure, ``usual`` and the ``limits`` too. A
    verdict is about a game and a number of seats, or about the ``card`` of that number, or about the deck.
    """

    measure: str
    status: str
    value: float
    low: float
    high: float
    usual: float
    limits: tuple[float, float]
    game: str = ""
    seats: int = 0
    part: int = 0
    card: int = -1
    kind: str = RANDOM
    more: Mapping[str, float] = field(default_factory=dict)

    @property
    def unmet(self) -> bool:
        """Whether the deck fails here."""
        return self.status in ("low", "high")


def settled(cell: Cell, measured: Measured, usual: Usual, margins: Mapping[str, float]) -> bool:
    """Whether every verdict about a cell is settled."""
    return all(verdict.status != "open" for verdict in cell_verdicts(cell.key, measured, usual, margins))


def cell_verdicts(
    key: str, measured: Measured, usual: Usual, margins: Mapping[str, float]
) -> Iterator[MeasureVerdict]:
    """The verdicts about one kind of table and players."""
    game, number, kind = key.split("/")
    judge = _Judge(key, game, int(number), measured, usual, margins)
    if kind == RANDOM:
        yield from judge.random_games()
    elif kind == GREEDY:
        yield from judge.greedy_games()
    elif kind in (SKILL, LEVEL_SKILL):
        yield from judge.within("skill", f"won-{PLAYERS[kind][0]}", low=-margins["skill"])


@dataclass(frozen=True, slots=True)
class _Judge:
    key: str
    game: str
    seats: int
    measured: Measured
    usual: Usual
    margins: Mapping[str, float]

    def random_games(self) -> Iterator[MeasureVerdict]:
        yield from self.in_parts("length", "turns")
        for seat in range(1, self.seats + 1):
            yield from self.seat(seat)
        if self.game == "intro":
            yield from self.in_parts("standstill", "standstill", only_high=True)
        for quarter in range(1, 5):
            yield from self.within("dead", f"dead-{quarter}", high=self.margins["dead"], part=quarter)
        yield from self.in_parts("series", "series", above=RUNAWAY - MARGINS["series"])
        yield from self.in_parts("plane-points", "points-a-card", only=("connect",))
        yield from self.in_parts("plane-width", "width")
        yield from self.within("plane-spotless", "spotless", high=self.margins["plane-spotless"])
        for era in range(1, self.usual.eras):
            yield from self.in_parts("eras", f"newest-{era}", above=self.margins["eras"], part=era)

    def verdict(
        self,
        measure: str,
        estimated: Estimate,
        limits: tuple[float, float],
        error: float = -1.0,
        part: int = 0,
    ) -> MeasureVerdict:
        status = decide(estimated.value, estimated.error if error < 0 else error, *limits)
        return MeasureVerdict(
            measure,
            status,
            estimated.value,
            estimated.low(),
            estimated.high(),
            estimated.usual,
            limits,
            self.game,
            self.seats,
            part,
        )

    def in_parts(
        self,
        measure: str,
        name: str,
        only_high: bool = False,
        above: float = 0.0,
        part: int = 0,
        only: tuple[str, ...] = (),
    ) -> Iterator[MeasureVerdict]:
        """A value that may differ by a part of the usual one; ``above`` is how much more upwards."""
        estimated = estimate(self.key, self.measured, name, self.usual)
        if estimated is None or (only and self.game not in only):
            return
        margin = self.margins[measure]
        low = float("-inf") if only_high else estimated.usual * (1 - margin)
        yield self.verdict(measure, estimated, (low, estimated.usual * (1 + margin + above)), part=part)

    def within(
        self, measure: str, name: str, low: float = float("-inf"), high: float = float("inf"), part: int = 0
    ) -> Iterator[MeasureVerdict]:
        """A share that may differ by so much from the usual one."""
        estimated = estimate(self.key, self.measured, name, self.usual)
        if estimated is not None:
            yield self.verdict(measure, estimated, (estimated.usual + low, estimated.usual + high), part=part)

    def seat(self, seat: int) -> Iterator[MeasureVerdict]:
        """A seat's share of wins: near the fair one, or about as far off as usual."""
        estimated = estimate(self.key, self.measured, f"seat-{seat}", self.usual)
        if estimated is not None:
            fair, margin = 1 / self.seats, self.margins["seats"]
            low = min(fair - margin, estimated.usual - SEAT_SLACK)
            high = max(fair + margin, estimated.usual + SEAT_SLACK)
            yield self.verdict("seats", estimated, (low, high), estimated.own_error, seat)

    def greedy_games(self) -> Iterator[MeasureVerdict]:
        """Programs that plan rarely stall and their games are few: judge seats alone, and only gross
        unfairness."""
        for seat in range(1, self.seats + 1):
            for verdict in self.seat(seat):
                error = CLEAR * (verdict.high - verdict.low) / (2 * Z_99)
                status = decide(verdict.value, error, *verdict.limits)
                yield replace(verdict, status="met" if status == "open" else status, kind=GREEDY)
        own = self.measured.sides[0].of("standstill")
        if own.n and self.game == "intro":
            error = error_of(own, "standstill")
            estimated = Estimate(own.mean, RARE, error, error)
            yield replace(self.verdict("standstill", estimated, (float("-inf"), RARE)), kind=GREEDY)


def verdicts(
    deck: Deck, results: Results, usual: Usual, margins: Mapping[str, float]
) -> list[MeasureVerdict]:
    """All verdicts, in the order of ``MEASURES``; what is open after few games stays open."""
    all_verdicts = [
        one for key, measured in results.items() for one in cell_verdicts(key, measured, usual, margins)
    ]
    all_verdicts += card_verdicts(deck, figures(deck, results), usual, margins)
    return sorted(all_verdicts, key=lambda verdict: MEASURES.index(verdict.measure))


def card_verdicts(
    deck: Deck, cards: Sequence[CardFigures], usual: Usual, margins: Mapping[str, float]
) -> Iterator[MeasureVerdict]:
    """The verdicts on single cards, by measure: all unmet ones, or else that on the worst card, as met."""
    for measure, judged in (
        ("waiting", _waiting(deck, cards, usual, margins["waiting"])),
        ("bottleneck", _bottlenecks(cards, usual, margins["bottleneck"])),
        ("used", _unused(cards, usual, margins["used"])),
        ("lift", _lifting(cards, margins["lift"])),
    ):
        listed = list(judged)
        unmet = [verdict for verdict in listed if verdict.unmet]
        yield from unmet
        if not unmet and listed:
            yield replace(
                max(listed, key=lambda verdict: verdict.more["worst"]), status="met", measure=measure
            )


def _waiting(
    deck: Deck, cards: Sequence[CardFigures], usual: Usual, margin: float
) -> Iterator[MeasureVerdict]:
    eras = deck.eras()
    for card in cards:
        era = eras.index(deck.cards[card.card].era) + 1
        longest = usual.cards.get(f"wait-{era}", usual.cards.get(f"wait-{usual.eras}", 0.0))
        longest *= card.length
        limit = longest * (1 + margin)
        least = card.wait * card.waits_low / card.waits if card.waits else 0.0
        status = "high" if least > limit else "met"
        more = {"worst": card.waits, "times": card.waits, "named": float(card.waits_low > NAMED_WAIT)}
        most = 2 * card.wait - least
        yield MeasureVerdict(
            "waiting",
            status,
            card.wait,
            least,
            most,
            longest,
            (0.0, limit),
            part=era,
            card=card.card,
            more=more,
        )


def _bottlenecks(cards: Sequence[CardFigures], usual: Usual, margin: float) -> Iterator[MeasureVerdict]:
    for card in cards:
        known = usual.cards["burden"] * card.length
        limit = known * (1 + margin)
        status = "high" if card.burden > limit else "met"
        more = {"worst": card.burden, "holds": card.holds, "turns": card.turns}
        value = card.burden
        yield MeasureVerdict(
            "bottleneck", status, value, value, value, known, (0.0, limit), card=card.card, more=more
        )


def _unused(cards: Sequence[CardFigures], usual: Usual, margin: float) -> Iterator[MeasureVerdict]:
    limit = min(HALF, usual.cards["used"] * (1 - margin))
    for card in cards:
        status = "low" if card.used_high < limit else "met"
        more = {"worst": -card.used, "placed": card.placed}
        low = 2 * card.used - card.used_high
        yield MeasureVerdict(
            "used",
            status,
            card.used,
            max(0.0, low),
            card.used_high,
            usual.cards["used"],
            (limit, float("inf")),
            card=card.card,
            more=more,
        )


def _lifting(cards: Sequence[CardFigures], margin: float) -> Iterator[MeasureVerdict]:
    for card in filter(lambda card: card.lifts, cards):
        low, high = card.lift - Z_99 * card.lift_error, card.lift + Z_99 * card.lift_error
        status = decide(card.lift, card.lift_error, -margin, margin) if card.named else "met"
        status = "met" if status == "open" else status
        more = {"worst": abs(card.lift) / max(card.lift_error, margin), "named": float(card.named)}
        yield MeasureVerdict(
            "lift", status, card.lift, low, high, 0.0, (-margin, margin), card=card.card, more=more
        )
