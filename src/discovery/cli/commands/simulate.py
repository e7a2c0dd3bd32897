"""``discovery simulate``: programs against each other, with confidence intervals."""

from __future__ import annotations

import secrets
from argparse import Namespace

from discovery.cli.external_programs import makers_of
from discovery.cli.game_arguments import game_arguments, setup_given, usual_players
from discovery.cli.progress import crew, progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.registry import family_of
from discovery.lab.simulation import Plan, Simulated, Standing, match_of, simulate


def run(options: Namespace, terminal: Terminal) -> int:
    """Play and print an object or a table."""
    plan = planned(options, terminal)
    with progress_bar(terminal, plan.games) as progress:
        simulated = simulate(plan, crew(options), progress)
    if options.json:
        terminal.show(as_object(simulated))
    else:
        _draw(simulated, terminal)
    return 0


def planned(options: Namespace, terminal: Terminal) -> Plan:
    """The plan of the simulation; a line says who plays the seats of people."""
    setup = setup_given(options)
    family = family_of(setup.game)
    instead = family.players.stand_in
    what = game_arguments(options, setup, usual_players(setup.game), instead)
    plan = Plan(
        game=what.game,
        players=what.seats,
        games=options.games,
        seed=secrets.token_hex(4) if options.seed is None else options.seed,
        options=what.options,
        deck=family.decks.brief(what.deck),
        fixed=options.fixed_seats,
        teams=what.teams,
        programs=makers_of(options),
    )
    if what.people:
        print(terminal.text("simulate-people", seats=what.people, program=instead), file=terminal.err)
    return plan


def as_object(simulated: Simulated) -> dict[str, object]:
    """The object that ``--json`` prints; its keys are a contract. ``figures`` exists if the family counts
    any."""
    study = family_of(simulated.plan.game).study
    found = {
        "game": simulated.plan.game,
        "games": simulated.plan.games,
        "moves": simulated.moves,
        "cpu_seconds": round(simulated.cpu_seconds, 4),
        "seats": [_seat(standing) for standing in simulated.seats],
    }
    if study is not None:
        game = match_of(simulated.plan, 0).game
        found["figures"] = study.as_object(game, simulated.figures)
    return found


def _seat(standing: Standing) -> dict[str, object]:
    return {
        "player": standing.player,
        "wins": round(standing.wins, 4),
        "win_share": round(standing.win_share, 6),
        "low": round(standing.low, 6),
        "high": round(standing.high, 6),
        "mean_points": None if standing.mean_points is None else round(standing.mean_points, 4),
    }


def _draw(simulated: Simulated, terminal: Terminal) -> None:
    plan = simulated.plan
    terminal.say("simulate-title", game=terminal.game(plan.game), games=plan.games, seed=plan.seed)
    scored = simulated.seats[0].mean_points is not None
    headings = ["player", "wins", "share", "interval", *(["mean", "spread", "range"] if scored else [])]
    terminal.grid(headings, [_row(seat, terminal) for seat in simulated.seats])
    study = family_of(plan.game).study
    if study is not None:
        study.show(terminal, match_of(plan, 0).game, simulated.figures)
    lengths = simulated.lengths
    mean = terminal.number(simulated.moves / plan.games, 1)
    terminal.say("simulate-length", mean=mean, least=min(lengths), most=max(lengths))
    terminal.say("simulate-fixed" if plan.fixed else "simulate-rotated")
    terminal.say("simulate-cost", seconds=terminal.number(simulated.cpu_seconds, 2), moves=simulated.moves)


def _row(seat: Standing, terminal: Terminal) -> list[str]:
    number = terminal.number
    row = [
        seat.player,
        number(seat.wins, 1),
        terminal.text("percent", number=number(100 * seat.win_share, 1)),
        f"{number(100 * seat.low, 1)} – {number(100 * seat.high, 1)}",
    ]
    if seat.mean_points is not None and seat.spread is not None:
        row += [number(seat.mean_points, 1), number(seat.spread, 1), f"{seat.least} … {seat.most}"]
    return row
