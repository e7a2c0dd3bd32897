"""Tournaments: pairs of programs play each deal from both sides, and get ratings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from discovery.core.players.program import Maker
from discovery.core.protocol import Outcome
from discovery.core.registry import families
from discovery.core.research.study import wilson
from discovery.lab.elo import Elo, Meeting, fit
from discovery.lab.match import Match
from discovery.lab.parallel import ONE_WORKER, Workers, worker_pool
from discovery.lab.players import NOBODY_ELSE

SIDES = 2
"""The number of games per deal: the second one has the seats exchanged."""
ANCHOR = "greedy"
ANCHOR_POINTS = 1000.0
"""The rating of the anchor, or of the first player if the anchor does not play."""


@dataclass(frozen=True, slots=True)
class TableSize:
    """A game and its number of seats."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class PairDeal:
    """The ``number``-th deal between two players. It is played twice, with exchanged seats."""

    table: TableSize
    players: tuple[str, str]
    number: int

    def seated(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The players by seat in both games: they alternate, and move on by one seat from deal to deal."""
        seats = self.table.seats
        sides = [(seat + self.number) % seats % SIDES for seat in range(seats)]
        first, second = self.players
        return (
            tuple((first, second)[side] for side in sides),
            tuple((second, first)[side] for side in sides),
        )


@dataclass(frozen=True, slots=True)
class Dealt:
    """A played deal: what the first of the two players won in each of its games, from 0 to 1."""

    deal: PairDeal
    won: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pair:
    """The games of two players at one kind of table: the share won by the first one, and its 95% interval."""

    players: tuple[str, str]
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RatingTable:
    """The results of one kind of table: ratings, the strongest first, and the pairs in their order.

    ``groups`` are the players that can be compared with one another. Where there is more than one, ``elos``
    is empty: no rating would say who of two groups is stronger.
    """

    table: TableSize
    elos: dict[str, Elo]
    pairs: tuple[Pair, ...]
    groups: tuple[tuple[str, ...], ...]

    @property
    def games(self) -> int:
        """The number of games that all pairs have played."""
        return sum(pair.games for pair in self.pairs)

    def between(self, one: str, other: str) -> Pair | None:
        """The result of ``one`` against ``other``; ``None`` if they never met."""
        for pair in self.pairs:
            if pair.players == (one, other):
                return pair
            if pair.players == (other, one):
                return Pair((one, other), pair.games, 1 - pair.share, 1 - pair.high, 1 - pair.low)
        return None


def everybody(players: Sequence[str]) -> list[tuple[str, str]]:
    """Every pair of players, the later one first."""
    return [(one, other) for place, one in enumerate(players) for other in players[:place]]


def deals(tables: Iterable[TableSize], pairs: Sequence[tuple[str, str]], games: int) -> list[PairDeal]:
    """The deals for ``games`` games, rounded up, of each pair at each table; all pairs advance together."""
    numbers = range((games + 1) // SIDES)
    return [PairDeal(table, pair, number) for table in tables for number in numbers for pair in pairs]


def play(
    wanted: Sequence[PairDeal],
    seed: str,
    workers: Workers = ONE_WORKER,
    tell: Callable[[Dealt], None] = lambda _: None,
    deck: object = "",
    programs: Mapping[str, Maker] = NOBODY_ELSE,
) -> list[Dealt]:
    """Play the deals; ``tell`` is called with each one as soon as it is played. ``InvalidSetup`` before any.

    ``programs`` are the caller's own makers, by name. The cards follow only from the seed and the deal's
    number: all pairs at all tables get the same deals.
    """
    for table, players in dict.fromkeys((deal.table, deal.players) for deal in wanted):
        Match(table.game, PairDeal(table, players, 0).seated()[0], deck=deck, programs=programs)
    means = deck, programs
    played = []
    with worker_pool(workers) as pool:
        for dealt in pool.spread(_play_deal, [(deal, seed, *means) for deal in wanted]):
            tell(dealt)
            played.append(dealt)
    return played


def _play_deal(job: tuple[PairDeal, str, object, Mapping[str, Maker]]) -> Dealt:
    deal, seed, deck, programs = job
    matches = [Match(deal.table.game, players, deck=deck, programs=programs) for players in deal.seated()]
    one, other = (
        _share(match.players, deal.players[0], match.play(f"{seed}/{deal.number}").result)
        for match in matches
    )
    return Dealt(deal, (one, other))


def _share(players: Sequence[str], player: str, result: Outcome) -> float:
    """The share of the win of the player's seats; one half if nobody won."""
    if not result.winners:
        return 0.5
    return sum(players[seat] == player for seat in result.winners) / len(result.winners)


def rankings(played: Iterable[Dealt], pairs: Collection[tuple[str, str]]) -> list[RatingTable]:
    """A ranking for each kind of table at which some of ``pairs`` have met; games of others do not count."""
    tables: dict[TableSize, dict[tuple[str, str], list[Dealt]]] = {}
    for dealt in played:
        if dealt.deal.players in pairs:
            tables.setdefault(dealt.deal.table, {}).setdefault(dealt.deal.players, []).append(dealt)
    games = [game for family in families() for game in family.games]
    order = sorted(tables, key=lambda table: (games.index(table.game), table.seats))
    return [_ranking(table, tables[table]) for table in order]


def _groups(pairs: Iterable[tuple[str, str]]) -> tuple[tuple[str, ...], ...]:
    """The players that games connect, directly or through others: only those can be compared."""
    groups: list[list[str]] = []
    for pair in pairs:
        met = [group for group in groups if {*group} & {*pair}]
        joined = [name for group in met for name in group]
        joined += [name for name in reversed(pair) if name not in joined]
        groups = [*(group for group in groups if group not in met), joined]
    return tuple(map(tuple, groups))


def _ranking(table: TableSize, by_pair: Mapping[tuple[str, str], Sequence[Dealt]]) -> RatingTable:
    groups = _groups(by_pair)
    elos = _elos(table, by_pair) if len(groups) == 1 else {}
    return RatingTable(table, elos, tuple(_pair(pair, met) for pair, met in by_pair.items()), groups)


def _elos(table: TableSize, by_pair: Mapping[tuple[str, str], Sequence[Dealt]]) -> dict[str, Elo]:
    names = list(dict.fromkeys(name for pair in by_pair for name in reversed(pair)))
    meetings = [
        meeting
        for (first, second), met in by_pair.items()
        for meeting in _meetings(table, names.index(first), names.index(second), met)
    ]
    anchor = names.index(ANCHOR) if ANCHOR in names else 0
    elos = dict(zip(names, fit(len(names), meetings, anchor, ANCHOR_POINTS), strict=True))
    return dict(sorted(elos.items(), key=lambda item: -item[1].points))


def _meetings(table: TableSize, first: int, second: int, met: Sequence[Dealt]) -> Iterator[Meeting]:
    """The games of a pair for the ratings; with an odd number of seats, each player has one more in one of
    the two games."""
    more = (table.seats + 1) // 2
    less = table.seats - more
    for side, odds in enumerate((more / less, less / more)):
        yield Meeting(first, second, fsum(dealt.won[side] for dealt in met), len(met), odds)


def _pair(players: tuple[str, str], met: Sequence[Dealt]) -> Pair:
    games = SIDES * len(met)
    won = fsum(share for dealt in met for share in dealt.won)
    low, high = wilson(won, games)
    return Pair(players, games, won / games, low, high)
