"""``discovery tournament``: programs in pairs, and their ratings."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

from discovery.cli.decks import deck_named
from discovery.cli.external_programs import makers_of
from discovery.cli.game_arguments import games_named, usual_game, usual_players
from discovery.cli.game_arguments import players as players_in
from discovery.cli.progress import crew, progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.family import Family
from discovery.core.players.program import Maker
from discovery.core.registry import family_of
from discovery.lab.players import NOBODY_ELSE
from discovery.lab.results_file import ResultsFile
from discovery.lab.tournament import (
    SIDES,
    Dealt,
    Pair,
    PairDeal,
    RatingTable,
    TableSize,
    deals,
    everybody,
    play,
    rankings,
)


def run(options: Namespace, terminal: Terminal) -> int:
    """Play a round robin, then print JSON or tables."""
    given = usual_players(options.game) if options.players is None else players_in(options.players)
    players = tuple(dict.fromkeys(given))
    if len(players) < 2:
        raise InvalidInput(Code.BAD_VALUE, given=",".join(given)[:60])
    held = hold(options, terminal, everybody(players), makers_of(options))
    if options.json:
        terminal.show(as_object(options, held))
    else:
        for ranking in held:
            draw(ranking, terminal)
    return 0


def hold(
    options: Namespace,
    terminal: Terminal,
    pairs: Collection[tuple[str, str]],
    programs: Mapping[str, Maker] = NOBODY_ELSE,
) -> list[RatingTable]:
    """Play what the file does not contain yet; everything in the file counts.

    ``programs`` are outside programs by name.
    """
    games = games_named(options.game or usual_game())
    family = family_of(options.game)
    decks = family.decks
    tables = [TableSize(game, seats) for game in games for seats in options.seat_numbers]
    asked = [deal for deal in deals(tables, tuple(pairs), options.games) if _may_meet(family, deal)]
    deck = deck_named(options.deck or decks.ids[0], decks)
    key = decks.key_of(deck)
    file = ResultsFile(Path(options.resume), family, options.seed, key) if options.resume else nullcontext()
    with file as kept:
        known = kept.known if kept else {}
        missing = [deal for deal in asked if deal not in known]
        with progress_bar(terminal, SIDES * len(missing)) as progress:

            def keep(dealt: Dealt) -> None:
                if kept:
                    kept.add(dealt)
                progress(SIDES)

            played = play(missing, options.seed, crew(options), keep, decks.brief(deck), programs)
        return rankings(list(known.values()) if kept else played, pairs)


def _may_meet(family: Family, deal: PairDeal) -> bool:
    """Virtual players sit only in the games whose rules have them."""
    known = family.setup.virtual(deal.table.game)
    return all(player not in family.virtual or player in known for player in deal.players)


def as_object(options: Namespace, held: Sequence[RatingTable]) -> dict[str, object]:
    """The object that ``--json`` prints; its keys are a contract."""
    return {"seed": options.seed, "tables": [_ranking(ranking) for ranking in held]}


def _ranking(ranking: RatingTable) -> dict[str, object]:
    return {
        "game": ranking.table.game,
        "seats": ranking.table.seats,
        "games": ranking.games,
        "players": [
            {"player": player, "elo": _one(elo.points), "low": _one(elo.low), "high": _one(elo.high)}
            for player, elo in ranking.elos.items()
        ],
        "groups": [list(group) for group in ranking.groups],
        "pairs": [as_pair(pair) for pair in ranking.pairs],
    }


def as_pair(pair: Pair) -> dict[str, object]:
    """Two players, and the first one's share of their games."""
    shares = {"share": pair.share, "low": pair.low, "high": pair.high}
    return {"players": list(pair.players), "games": pair.games} | {
        key: round(value, 6) for key, value in shares.items()
    }


def _one(value: float) -> float:
    return round(value, 1)


def draw(ranking: RatingTable, terminal: Terminal) -> None:
    """The ratings, or that there are none, then the pairs."""
    table, number = ranking.table, terminal.number
    terminal.say("tournament-title", game=terminal.game(table.game), seats=table.seats, games=ranking.games)
    rows = [
        [player, number(elo.points, 0), f"{number(elo.low, 0)} – {number(elo.high, 0)}"]
        for player, elo in ranking.elos.items()
    ]
    if rows:
        terminal.grid(["player", "elo", "interval"], rows)
    else:
        groups = "; ".join(", ".join(group) for group in ranking.groups)
        terminal.say("tournament-apart", groups=groups)
    pairs = [
        [
            *pair.players,
            str(pair.games),
            terminal.text("percent", number=number(100 * pair.share, 1)),
            f"{number(100 * pair.low, 1)} – {number(100 * pair.high, 1)}",
        ]
        for pair in ranking.pairs
    ]
    terminal.grid(["player", "against", "games", "share", "interval"], pairs)
