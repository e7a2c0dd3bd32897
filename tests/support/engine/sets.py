"""Set-ups made from the catalogue: every two options together, every set of options, and sets at random.

A *feature* is one thing that a table has, as text: an option with its value (``"jokers=2"``), a virtual
player at some seats (``"=bot"``), teams (``"teams A+B"``), or an option left out (``"no stop"``). Seats are
called A, B, C ... clockwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from random import Random

from discovery.core.errors import InvalidSetup
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import (
    DiscoveryGame,
    cards_for,
    extra_cards,
    new_game,
    read_words,
)
from discovery.evolution.model.dealing import WITH_POOL
from discovery.evolution.model.rows import MAX_SEATS
from discovery.evolution.model.ruleset import Option
from discovery.evolution.variants.catalogue import OPTIONS

LETTERS = "ABCDEFGHI"
ERAS = ("2-5", "1-3", "4-6")
ABOVE = "eras=2-5"
"""What a truncated deck needs of Prehistory: an era below the first one in play (S29)."""
TEAMS = ("A+B", "A+C, B+D")
"""A pair beside other players, and two pairs that sit alternately (P06)."""
PREHISTORY = load_deck("prehistory")
_TITLE = "teams "
_NOT = "no "


@dataclass(frozen=True)
class Table:
    """A set-up: what ``new_game`` needs."""

    game: str
    options: tuple[str, ...]
    seats: tuple[str, ...]
    teams: tuple[str, ...] = ()

    def build(self) -> DiscoveryGame:
        """The game. ``InvalidSetup`` where this does not go together."""
        return new_game(self.game, self.seats, options=self.options, teams=self.teams)

    @property
    def label(self) -> str:
        """A name for reports."""
        return " ".join((self.game, ",".join(self.seats), *self.options, "/".join(self.teams))).strip()


def features_of(option: Option) -> tuple[str, ...]:
    """The features that an option brings."""
    if option.seated:
        return (f"={option.key}",)
    if option.titled:
        return tuple(_TITLE + teams for teams in TEAMS)
    if option.value == "range":
        return tuple(f"{option.key}={eras}" for eras in ERAS)
    if option.value == "seat":
        return tuple(f"{option.key}=A:{count}" for count in range(option.least, option.most + 1))
    if option.value:
        return tuple(f"{option.key}={count}" for count in range(option.least, option.most + 1))
    return (option.key,)


def choices_of(option: Option) -> tuple[str, ...]:
    """The features that an option brings, and that of leaving it out."""
    return (*features_of(option), _NOT + option.key)


@cache
def options_of(game: str) -> tuple[Option, ...]:
    """The options of a game, in the catalogue's order."""
    return tuple(option for option in OPTIONS if game in option.games)


@cache
def _features(game: str) -> dict[str, tuple[str, ...]]:
    """The features of each option of a game, by the option's key."""
    return {option.key: features_of(option) for option in options_of(game)}


@cache
def _needs(game: str) -> dict[str, tuple[str, ...]]:
    """The options without which an option of a game cannot be named, by its key; only of those that need
    any."""
    return {option.key: option.needs for option in options_of(game) if option.needs}


def needs_of(option: Option) -> tuple[str, ...]:
    """The keys of the options without which an option cannot be named with Prehistory."""
    return (*option.needs, "eras") if option.key == "truncated" else option.needs


def apart(one: str, other: str) -> bool:
    """Whether two features never go together: one option excludes the other, or although their options do no
    era lies below era 1 (S29)."""
    keys = [feature.lstrip("=").partition("=")[0] for feature in (one, other)]
    excluded = any(set(keys) == {option.key, key} for option in OPTIONS for key in option.excludes)
    return excluded or {one, other} == {"truncated", "eras=1-3"}


def with_needs(game: str, features: Collection[str]) -> frozenset[str]:
    """``features`` and the options without which some of them cannot be named."""
    wanted = {need for key, needs in _needs(game).items() if key in features for need in needs}
    if "truncated" in features and not any(one.startswith("eras") or one == "no eras" for one in features):
        wanted.add(ABOVE)
    return frozenset(features) if wanted <= set(features) else with_needs(game, {*features, *wanted})


def table(game: str, features: Collection[str], seats: int) -> Table | None:
    """The table with these features and this number of seats; ``None`` if they cannot be combined."""
    known, whole = _features(game), with_needs(game, features)
    chosen = [feature for those in known.values() for feature in those if feature in whole]
    virtual = [feature for feature in chosen if feature.startswith("=")]
    given = {key for key, those in known.items() if not whole.isdisjoint(those)}
    if seats <= len(virtual) or {_NOT + key for key in given} & set(features):
        return None
    kinds = [*virtual, "", *virtual, ""] if virtual else [""]
    names = tuple(LETTERS[at] + ("" if at == 0 else kinds[(at - 1) % len(kinds)]) for at in range(seats))
    teams = [feature.removeprefix(_TITLE) for feature in chosen if feature.startswith(_TITLE)]
    options = tuple(feature for feature in chosen if not feature.startswith(("=", _TITLE)))
    made = Table(game, options, names, tuple(team.strip() for one in teams for team in one.split(",")))
    return made if fits(made) else None


@cache
def fits(made: Table) -> bool:
    """Whether the engine takes it. Asked of thousands of tables, which are not worked out for that."""
    try:
        split, rules, _ = read_words(made.game, made.seats, made.options, made.teams)
        cards_for(rules, PREHISTORY, len(split), sum(extra_cards(rules, tuple(name for name, _ in split))))
    except InvalidSetup:
        return False
    return True


@cache
def smallest(game: str, features: frozenset[str]) -> int:
    """The fewest seats at which these features go together, 0 if there is no such table."""
    return next((seats for seats in range(1, MAX_SEATS + 1) if table(game, features, seats)), 0)


@cache
def pairs_of(game: str) -> tuple[frozenset[str], ...]:
    """Every two features of different options that go together, each option given or left out."""
    several = [choices_of(option) for option in options_of(game)]
    pairs = [frozenset(pair) for one, other in combinations(several, 2) for pair in product(one, other)]
    return tuple(pair for pair in pairs if smallest(game, pair))


@cache
def covering(game: str) -> tuple[Table, ...]:
    """A small number of tables in which every pair occurs; each number of seats that can be, about equally
    often. Greedy: the first pair missing, then whatever brings most of those still missing."""
    missing = dict.fromkeys(pairs_of(game))
    used = dict.fromkeys(range(1, MAX_SEATS + 1), 0)
    tables = []
    while missing:
        row = _grown(game, with_needs(game, next(iter(missing))), missing)
        for pair in [pair for pair in missing if pair <= row]:
            del missing[pair]
        sizes = [seats for seats in used if table(game, row, seats)]
        seats = min(sizes, key=lambda size: (used[size], -size))
        used[seats] += 1
        tables.append(_certain(game, row, seats))
    return tuple(tables)


def _certain(game: str, features: Collection[str], seats: int) -> Table:
    made = table(game, features, seats)
    assert made is not None
    return made


def _grown(game: str, row: frozenset[str], missing: Collection[frozenset[str]]) -> frozenset[str]:
    while True:
        worth = {
            feature: sum(feature in pair and pair - {feature} <= row for pair in missing)
            for option in options_of(game)
            for feature in choices_of(option)
            if not row & set(choices_of(option))
        }
        for feature in sorted(worth, key=lambda feature: -worth[feature]):
            larger = with_needs(game, row | {feature})
            if worth[feature] and smallest(game, larger):
                row = larger
                break
        else:
            return row


def every_set(game: str) -> Iterator[frozenset[str]]:
    """Every set of options that can be, each with the first of its values."""
    firsts = [features_of(option)[0] for option in options_of(game)]
    for number in range(2 ** len(firsts)):
        chosen = frozenset(feature for at, feature in enumerate(firsts) if number >> at & 1)
        alone = any(apart(one, other) for one, other in combinations(chosen, 2))
        if chosen == with_needs(game, chosen) and not alone:
            yield chosen


def any_table(game: str, chooser: Random, keys: Collection[str] | None = None) -> Table:
    """A table at random: any options (or those with the ``keys``), values, seats and teams."""
    for _ in range(200):
        made = _any(game, chooser, keys)
        if fits(made):
            return made
    raise AssertionError(f"no table of {game} with {keys}")


def _any(game: str, chooser: Random, keys: Collection[str] | None) -> Table:
    options = [o for o in options_of(game) if (chooser.random() < 0.4 if keys is None else o.key in keys)]
    if any(o.key == "truncated" for o in options) and all(o.value != "range" for o in options):
        options += [o for o in options_of(game) if o.value == "range"]
    virtual = ["=" + option.key for option in options if option.seated]
    ranged = [_any_eras(chooser) for option in options if option.value == "range"]
    least = len(virtual) + 1 + any(option.titled for option in options)
    most = WITH_POOL.most_seats(len(_played(ranged[0] if ranged else "1-6").cards))
    count = chooser.randint(min(least, most), most)
    kinds = [*virtual, *(chooser.choice([*virtual, "", ""]) for _ in range(count))][: count - 1]
    chooser.shuffle(kinds)
    kinds.insert(chooser.randrange(len(kinds) + 1), "")
    names = LETTERS[: len(kinds)]
    texts = []
    for option in options:
        if not (option.seated or option.titled):
            texts += _any_values(option, names, ranged, chooser)
    teams = _any_teams(names, chooser) if any(option.titled for option in options) else ()
    chooser.shuffle(texts)
    seats = tuple(name + kind for name, kind in zip(names, kinds, strict=True))
    return Table(game, tuple(texts), seats, teams)


def _any_values(option: Option, names: str, ranged: list[str], chooser: Random) -> list[str]:
    if option.value == "range":
        return [f"{option.key}={ranged[0]}"]
    if option.value == "seat":
        lucky = chooser.sample(names, chooser.randint(1, min(2, len(names))))
        return [f"{option.key}={seat}:{chooser.randint(option.least, option.most)}" for seat in lucky]
    if option.value:
        return [f"{option.key}={chooser.randint(option.least, option.most)}"]
    return [option.key]


def _any_eras(chooser: Random) -> str:
    deck = PREHISTORY.eras()
    ranges = [f"{first}-{last}" for first in deck for last in deck]
    return chooser.choice([one for one in ranges if WITH_POOL.most_seats(len(_played(one).cards))])


@cache
def _played(eras: str) -> Deck:
    first, last = map(int, eras.split("-"))
    return PREHISTORY.within(first, last)


def _any_teams(names: str, chooser: Random) -> tuple[str, ...]:
    """Some seats in teams of two or more, maybe some alone."""
    mixed = chooser.sample(names, len(names))
    teams: list[str] = []
    while len(mixed) > 1 and (not teams or chooser.random() < 0.8):
        size = chooser.randint(2, min(4, len(mixed)))
        teams.append("+".join(mixed[:size]))
        mixed = mixed[size:]
    return tuple(teams)


def random_tables(game: str, count: int, seed: int) -> Iterator[Table]:
    """``count`` random tables, the same for the same seed."""
    chooser = Random(f"{game} {seed}")
    return (any_table(game, chooser) for _ in range(count))


def richest(game: str, seats: int, without: Collection[str] = ()) -> Table:
    """A table with every option of the game, except ``without``, that this number of seats allows
    together."""
    features: frozenset[str] = frozenset()
    for option in options_of(game):
        larger = [with_needs(game, {*features, feature}) for feature in reversed(features_of(option))]
        fitting = [wanted for wanted in larger if option.key not in without and table(game, wanted, seats)]
        features = next(iter(fitting), features)
    return _certain(game, features, seats)
