"""How Battle plays: how long and how fair its games are, and what each asset is worth.

    python -m bench.assets greedy 1000
    python -m bench.assets level-4 200 --only explore --seats 2,3
    python -m bench.assets greedy 2000 --worth

One program plays on all seats, each game from a seed of its own, in one process. Three lines of Markdown for
each table are printed as soon as they are known: games without and with Battle; what happens to the assets;
what points a use brings to its seat and to all others. With ``--worth``, ``greedy`` plays against a seat that
never uses one kind of asset instead: by how much that seat ends behind the mean of the others. ``--json``
prints the same figures for programs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bench.asset_counts import FIGURES, KINDS, Found, Share
from discovery.core.bits import BIT, members
from discovery.core.players.program import Maker
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.greedy.asset_planner import AssetPlanner
from discovery.evolution.bots.greedy.greedy import GreedyPolicy
from discovery.evolution.bots.greedy.odds import position_of
from discovery.evolution.bots.greedy.rates import Rates
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.variants.battle.flow import assets_of
from discovery.evolution.variants.battle.table import AssetTable
from discovery.evolution.views.view import View
from discovery.lab.match import Match
from discovery.lab.players import NOBODY_ELSE

SEATS = (2, 3, 4, 6)


@dataclass(frozen=True, slots=True)
class Setting:
    """Tables of one kind; ``virtual`` seats, the last ones, are virtual players."""

    name: str
    game: str
    options: tuple[str, ...] = ()
    deck: str = "prehistory"
    teams: tuple[str, ...] = ()
    virtual: int = 0
    only: tuple[int, ...] = SEATS

    def match(self, players: Sequence[str], battle: bool, own: Mapping[str, Maker] = NOBODY_ELSE) -> Match:
        """Such a table; ``own`` are the caller's programs by name."""
        people = [*players[: len(players) - self.virtual], *["bot"] * self.virtual]
        options = (*self.options, "battle") if battle else self.options
        return Match(self.game, people, options=options, deck=self.deck, teams=self.teams, programs=own)


WITHOUT = "without"
"""The name of the program that never uses some assets."""

SETTINGS = (
    Setting("explore", "explore"),
    Setting("connect", "connect"),
    Setting("explore antiquity", "explore", deck="antiquity"),
    Setting("connect antiquity", "connect", deck="antiquity"),
    Setting("explore both", "explore", deck="prehistory+antiquity"),
    Setting("connect both", "connect", deck="prehistory+antiquity"),
    Setting("strata", "explore", ("free-placement", "strata")),
    Setting("teams", "explore", teams=("P1+P3", "P2+P4"), only=(4,)),
    Setting("virtual", "explore", virtual=1, only=(3, 4)),
)


class Without:
    """``greedy``, but it never uses the assets of one kind nor counts on them."""

    def __init__(self, game: DiscoveryGame, random: Chooser, kind: str) -> None:
        self._setup = game.setup
        self._policy = GreedyPolicy(game.setup, random, Rates())
        self._table = AssetTable(game.deck)
        self._kind = kind
        self._cards = getattr(self._table, kind)
        setattr(self._table, kind, 0)
        assert isinstance(self._policy.careful, AssetPlanner)
        for card in members(self._cards):
            self._policy.careful.won[card] = 0

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """What ``greedy`` does in a position where it has none of those assets."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = position_of(self._setup, view)
        part = assets_of(state)
        for card in members(part.marks(view.seat) & self._cards):
            part.take(view.seat, card)
        if part.won != NO_CARD and self._cards & BIT[part.won]:
            part.won = NO_CARD
        if part.captured != NO_CARD and self._cards & BIT[part.captured]:
            part.captured = NO_CARD
        if self._kind == "guards":
            part.table = self._table
        return self._policy.choose(state, view.seat)


def play(match: Match, games: int, label: str) -> Found:
    """Games at one table."""
    found = Found(len(match.players))
    for number in range(games):
        found.add(*match.run(f"{label}/{number}"))
    return found


def behind(setting: Setting, seats: int, kind: str, games: int) -> Share:
    """How many points a seat that never uses assets of a kind ends behind the mean of the others."""
    points: list[float] = []
    for place in range(seats):
        players = ["greedy"] * seats
        players[place] = WITHOUT
        match = setting.match(players, True, {WITHOUT: partial(Without, kind=kind)})
        for number in range(games // seats):
            result = match.play(f"{setting.name} {seats}/{number}").result
            assert result.scores is not None
            points.append((sum(result.scores) - result.scores[place]) / (seats - 1) - result.scores[place])
    return Share.of(points)


def compared(setting: Setting, seats: int, program: str, games: int) -> dict[str, Any]:
    """The figures of one table, without and with Battle where there are two."""
    played = [
        play(setting.match([program] * seats, battle), games, f"{setting.name} {seats}")
        for battle in (False, True)
    ]
    told = {name: [figure(of) for of in played] for name, figure in FIGURES.items()}
    assets = {"assets": played[1].by_asset(), "points of a use": played[1].by_use()}
    return {"setting": setting.name, "seats": seats, "games": games, **told, **assets}


def rows(told: Mapping[str, Any]) -> Iterator[str]:
    """The three lines of Markdown for a table."""
    yield _row(told, [" / ".join(map(str, told[name])) for name in FIGURES])
    for name in ("assets", "points of a use"):
        yield _row(told, [" ".join(map(str, cell)) for cell in told[name].values()])


def _row(told: Mapping[str, Any], cells: Sequence[object]) -> str:
    return "| " + " | ".join(map(str, (told["setting"], told["seats"], *cells))) + " |"


def main(arguments: Sequence[str]) -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.assets", description=__doc__)
    parser.add_argument("program")
    parser.add_argument("games", type=int)
    parser.add_argument("--only", default="", help="names of settings, with commas")
    parser.add_argument("--seats", default="2,3,4,6")
    parser.add_argument("--worth", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    wanted = [one for one in SETTINGS if not asked.only or one.name in asked.only.split(",")]
    counts = [int(number) for number in asked.seats.split(",")]
    for setting, seats in [(one, seats) for one in wanted for seats in counts if seats in one.only]:
        if asked.worth:
            worth = {kind: behind(setting, seats, kind, asked.games) for kind in KINDS}
            told = {"setting": setting.name, "seats": seats, "games": asked.games, "worth": worth}
            lines = [_row(told, [*worth.values()])]
        else:
            told = compared(setting, seats, asked.program, asked.games)
            lines = [*rows(told)]
        print(json.dumps(told) if asked.json else "\n".join(lines), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
