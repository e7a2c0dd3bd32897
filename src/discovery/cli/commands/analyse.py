"""``discovery analyse FILE [--json]``: a finished game looked at afterwards."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from discovery.cli.files import shown, write_text
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import progress_bar
from discovery.cli.record_file import record_given
from discovery.cli.terminal import Terminal
from discovery.core.errors import Argument, DiscoveryError
from discovery.core.protocol import Game
from discovery.core.registry import family_of
from discovery.lab.analysis import ITERATIONS, Analysis, Decision, Story, Turn, answer, judged, story
from discovery.lab.chance_chart import signs, svg

SIGNS = 60
"""How wide the curve is drawn."""
WORST = 10
"""Choices that are listed, those that gave away most."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Judge every choice and print the result; 1 for a record that does not replay or is not over."""
    given = record_given(options, terminal)
    if given is None:
        return 1
    speaker, iterations = given.terminal, options.iterations or ITERATIONS
    try:
        found = story(given.record, given.deck)
        analysis = _looked_at(found, iterations, options.seed, speaker)
        if options.svg:
            title = speaker.sentence("analysis-title", game=speaker.game(found.game.name))
            write_text(options.svg, svg(analysis, found.game.seats, title))
    except DiscoveryError as error:
        speaker.fail(error, options.json, shown(options.file))
        return 1
    if options.json:
        terminal.show(as_object(found.game, analysis, iterations))
    else:
        _tell(found.game, analysis, speaker)
    return 0


def _looked_at(found: Story, iterations: int, seed: str, terminal: Terminal) -> Analysis:
    weighed = []
    with progress_bar(terminal, len(found.questions)) as progress:
        for question in found.questions:
            weighed.append(answer(question, iterations, seed))
            progress(1)
    return judged(found, weighed)


def as_object(game: Game[Any], analysis: Analysis, iterations: int) -> dict[str, Any]:
    """What ``--json`` prints; its keys are a contract."""
    names = game.seats
    return {
        "game": game.name,
        "steps": analysis.lines,
        "iterations": iterations,
        "decisions": [
            {
                "step": one.line,
                "seat": names[one.seat],
                "move": game.text(one.move),
                "best": game.text(one.best),
                "promised": round(one.promised, 4),
                "kept": round(one.kept, 4),
                "loss": round(one.loss, 4),
            }
            for one in analysis.decisions
        ],
        "seats": [
            {
                "name": names[account.seat],
                "choice": round(account.choice, 4),
                "luck": round(account.luck, 4),
                "curve": [[point.line, round(point.chance, 4), point.chosen] for point in account.curve],
            }
            for account in analysis.accounts
        ],
        "turning_points": [
            {
                "seat": names[turn.seat],
                "steps": [turn.first, turn.last],
                "before": round(turn.before, 4),
                "after": round(turn.after, 4),
                "by": "choice" if turn.chosen else "luck",
            }
            for turn in analysis.turns
        ],
    }


def _tell(game: Game[Any], analysis: Analysis, terminal: Terminal) -> None:
    names, width = game.seats, max(map(len, game.seats))
    terminal.line(terminal.sentence("analysis-title", game=terminal.game(game.name)))
    terminal.line(terminal.sentence("analysis-about"))
    for account in analysis.accounts:
        drawn = signs(account, analysis.lines, SIGNS)
        print(f"  {names[account.seat]:<{width}}  {drawn}", file=terminal.out)
    for account in analysis.accounts:
        changes = {"choice": _hundredths(account.choice), "luck": _hundredths(account.luck)}
        terminal.line(terminal.sentence("analysis-account", name=names[account.seat], **changes))
    terminal.line(terminal.sentence("analysis-turns", count=len(analysis.turns)))
    for turn in analysis.turns:
        terminal.line(f"  {_turn(names[turn.seat], turn, terminal)}")
    _tell_losses(game, analysis, terminal)


def _turn(name: str, turn: Turn, terminal: Terminal) -> str:
    given: dict[str, Argument] = {
        "name": name,
        "first": turn.first,
        "last": turn.last,
        "before": round(100 * turn.before),
        "after": round(100 * turn.after),
    }
    return terminal.sentence(f"analysis-turn-{'choice' if turn.chosen else 'luck'}", **given)


def _tell_losses(game: Game[Any], analysis: Analysis, terminal: Terminal) -> None:
    shown_game = terminal_of(family_of(game.name)).open(terminal, game)
    losses = sorted((one for one in analysis.decisions if round(100 * one.loss) > 0), key=_by_loss)
    terminal.line(terminal.sentence("analysis-losses", count=len(losses)))
    for one in losses[:WORST]:
        given: dict[str, Argument] = {
            "step": one.line,
            "name": game.seats[one.seat],
            "move": shown_game.words(one.move),
            "best": shown_game.words(one.best),
            "number": round(100 * one.loss),
        }
        terminal.line(f"  {terminal.sentence('analysis-loss', **given)}")


def _by_loss(one: Decision) -> tuple[float, int]:
    return -one.loss, one.line


def _hundredths(change: float) -> str:
    return f"{round(100 * change):+d}"
