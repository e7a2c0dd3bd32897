"""Tournaments: pairs of programs, each deal played from either's seats, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from discovery.core.program import Maker
from discovery.core.protocol import Outcome
from discovery.core.registry import families
from discovery.lab.elo import Elo, Meeting, fit
from discovery.lab.intervals import wilson
from discovery.lab.match import Match
from discovery.lab.parallel import ONE_WORKER, Workers, worker_pool
from discovery.lab.players import NOBODY_ELSE

SIDES = 2
"""Games of a deal: one, and one with the seats exchanged."""
ANCHOR = "greedy"
ANCHOR_POINTS = 1000.0
"""The rating of the anchor; where it does not play, of the player named first."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game and its number of seats."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The ``number``-th deal between two players, two games: each plays it from the other's seats."""

    table: Table
    players: tuple[str, str]
    number: int

    def seated(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The players by seat in either game: they alternate, and move one seat further from deal to deal."""
        seats = self.table.seats
        sides = [(seat + self.number) % seats % SIDES for seat in range(seats)]
        first, second = self.players
        return (
            tuple((first, second)[side] for side in sides),
            tuple((second, first)[side] for side in sides),
        )


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal that was played: what the first of the two won in each of its games, from 0 to 1."""

    deal: Deal
    won: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pair:
    """The games of two players at one kind of table: the first one's share of wins, its 95 % interval."""

    players: tuple[str, str]
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ranking:
    """What the games of one kind of table say: ratings, the strongest first, and the pairs in their order."""

    table: Table
    elos: dict[str, Elo]
    pairs: tuple[Pair, ...]

    @property
    def games(self) -> int:
        """All games played."""
        return sum(pair.games for pair in self.pairs)

    def between(self, one: str, other: str) -> Pair | None:
        """How ``one`` did against ``other``; ``None`` if they never met."""
        for pair in self.pairs:
            if pair.players == (one, other):
                return pair
            if pair.players == (other, one):
                return Pair((one, other), pair.games, 1 - pair.share, 1 - pair.high, 1 - pair.low)
        return None


def everybody(players: Sequence[str]) -> list[tuple[str, str]]:
    """Each player against each other one, the later named first."""
    return [(one, other) for place, one in enumerate(players) for other in players[:place]]


def deals(tables: Iterable[Table], pairs: Sequence[tuple[str, str]], games: int) -> list[Deal]:
    """The deals for ``games`` games, rounded up, of each pair at each table; all pairs advance together."""
    numbers = range((games + 1) // SIDES)
    return [Deal(table, pair, number) for table in tables for number in numbers for pair in pairs]


def play(
    wanted: Sequence[Deal],
    seed: str,
    workers: Workers = ONE_WORKER,
    tell: Callable[[Dealt], None] = lambda _: None,
    deck: object = "",
    programs: Mapping[str, Maker] = NOBODY_ELSE,
) -> list[Dealt]:
    """Play the deals; ``tell`` hears of each as soon as it is played. ``InvalidSetup`` before any.

    ``programs`` are the caller's own makers, by name. What is dealt follows from the seed and the number of
    the deal alone: all pairs at all tables are dealt the same.
    """
    for table, players in dict.fromkeys((deal.table, deal.players) for deal in wanted):
        Match(table.game, Deal(table, players, 0).seated()[0], deck=deck, programs=programs)
    means = deck, programs
    played = []
    with worker_pool(workers) as pool:
        for dealt in pool.spread(_play_deal, [(deal, seed, *means) for deal in wanted]):
            tell(dealt)
            played.append(dealt)
    return played


def _play_deal(job: tuple[Deal, str, object, Mapping[str, Maker]]) -> Dealt:
    deal, seed, deck, programs = job
    matches = [Match(deal.table.game, players, deck=deck, programs=programs) for players in deal.seated()]
    one, other = (
        _share(match.players, deal.players[0], match.play(f"{seed}/{deal.number}").result)
        for match in matches
    )
    return Dealt(deal, (one, other))


def _share(players: Sequence[str], player: str, result: Outcome) -> float:
    """The part of the win that went to the player's seats; half of it where nobody has won."""
    if not result.winners:
        return 0.5
    return sum(players[seat] == player for seat in result.winners) / len(result.winners)


def rankings(played: Iterable[Dealt], pairs: Collection[tuple[str, str]]) -> list[Ranking]:
    """A ranking for each kind of table at which those of ``pairs`` that have met join all who have played
    there, directly or through others. Games of other pairs do not count.
    """
    tables: dict[Table, dict[tuple[str, str], list[Dealt]]] = {}
    for dealt in played:
        if dealt.deal.players in pairs:
            tables.setdefault(dealt.deal.table, {}).setdefault(dealt.deal.players, []).append(dealt)
    games = [game for family in families() for game in family.games]
    order = sorted(tables, key=lambda table: (games.index(table.game), table.seats))
    return [_ranking(table, tables[table]) for table in order if _joined(list(tables[table]))]


def _joined(pairs: Sequence[tuple[str, str]]) -> bool:
    """Whether every two players are connected by games, so that all can be compared."""
    reached = {pairs[0][0]}
    for _ in pairs:
        reached |= {name for pair in pairs if reached & {*pair} for name in pair}
    return reached == {name for pair in pairs for name in pair}


def _ranking(table: Table, by_pair: Mapping[tuple[str, str], Sequence[Dealt]]) -> Ranking:
    names = list(dict.fromkeys(name for pair in by_pair for name in reversed(pair)))
    meetings = [
        meeting
        for (first, second), met in by_pair.items()
        for meeting in _meetings(table, names.index(first), names.index(second), met)
    ]
    anchor = names.index(ANCHOR) if ANCHOR in names else 0
    elos = dict(zip(names, fit(len(names), meetings, anchor, ANCHOR_POINTS), strict=True))
    return Ranking(
        table,
        dict(sorted(elos.items(), key=lambda item: -item[1].points)),
        tuple(_pair(pair, met) for pair, met in by_pair.items()),
    )


def _meetings(table: Table, first: int, second: int, met: Sequence[Dealt]) -> Iterator[Meeting]:
    """Where the number of seats is odd, either player has one more in one of the two games."""
    more = (table.seats + 1) // 2
    less = table.seats - more
    for side, odds in enumerate((more / less, less / more)):
        yield Meeting(first, second, fsum(dealt.won[side] for dealt in met), len(met), odds)


def _pair(players: tuple[str, str], met: Sequence[Dealt]) -> Pair:
    games = SIDES * len(met)
    won = fsum(share for dealt in met for share in dealt.won)
    low, high = wilson(won, games)
    return Pair(players, games, won / games, low, high)
