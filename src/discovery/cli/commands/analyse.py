"""``discovery analyse FILE [--json]``: a finished game looked at afterwards."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from discovery.cli.files import printable_name, write_text
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import progress_bar
from discovery.cli.record_file import record_given
from discovery.cli.terminal import Terminal
from discovery.core.errors import Argument, DiscoveryError
from discovery.core.protocol import AnyGame
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.lab.analysis import ITERATIONS, AnalysisInput, answer, judged, story
from discovery.lab.chance_chart import signs, svg
from discovery.lab.chances import ChoiceLoss, GameAnalysis, MissedWin, SeatChances, Turn

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
        speaker.fail(error, options.json, printable_name(options.file))
        return 1
    if options.json:
        terminal.show(as_object(found.game, analysis, iterations))
    else:
        _tell(found.game, analysis, speaker)
    return 0


def _looked_at(found: AnalysisInput, iterations: int, seed: str, terminal: Terminal) -> GameAnalysis:
    weighed = []
    with progress_bar(terminal, len(found.questions)) as progress:
        for question in found.questions:
            weighed.append(answer(question, iterations, seed))
            progress(1)
    return judged(found, weighed)


def as_object(game: AnyGame, analysis: GameAnalysis, iterations: int) -> dict[str, object]:
    """The object that ``--json`` prints; its keys are a contract."""
    names = game.seats
    found: dict[str, object] = {
        "game": game.name,
        "steps": analysis.lines,
        "iterations": iterations,
        "decisions": [_decision(game, one) for one in analysis.decisions],
        "seats": [_seat(names[account.seat], account) for account in analysis.accounts],
        "turning_points": [_turning_point(names[turn.seat], turn) for turn in analysis.turns],
    }
    if analysis.rescues:
        found["saved"] = [_rescue(game, one) for one in analysis.rescues]
    return found


def _decision(game: AnyGame, one: ChoiceLoss) -> dict[str, object]:
    return {
        "step": one.line,
        "seat": game.seats[one.seat],
        "move": game.text(one.move),
        "best": game.text(one.best),
        "promised": round(one.best_value, 4),
        "kept": round(one.chosen_value, 4),
        "loss": round(one.loss, 4),
    }


def _seat(name: str, account: SeatChances) -> dict[str, object]:
    found: dict[str, object] = {
        "name": name,
        "choice": round(account.choice, 4),
        "luck": round(account.luck, 4),
        "curve": [[point.line, round(point.chance, 4), point.chosen] for point in account.curve],
    }
    if account.parts:
        found["parts"] = {cause: round(change, 4) for cause, change in account.parts}
    return found


def _turning_point(name: str, turn: Turn) -> dict[str, object]:
    return {
        "seat": name,
        "steps": [turn.first, turn.last],
        "before": round(turn.before, 4),
        "after": round(turn.after, 4),
        "by": turn.cause or ("choice" if turn.chosen else "luck"),
    }


def _rescue(game: AnyGame, one: MissedWin) -> dict[str, object]:
    choice = None if one.decision is None else _decision(game, one.decision)
    return {"seat": game.seats[one.seat], "end": one.end, "choice": choice}


def _tell(game: AnyGame, analysis: GameAnalysis, terminal: Terminal) -> None:
    names, width = game.seats, max(map(len, game.seats))
    terminal.line(terminal.sentence("analysis-title", game=terminal.game(game.name)))
    terminal.line(terminal.sentence("analysis-about"))
    for account in analysis.accounts:
        drawn = signs(account, analysis.lines, SIGNS)
        print(f"  {names[account.seat]:<{width}}  {drawn}", file=terminal.out)
    for account in analysis.accounts:
        terminal.line(_account(names[account.seat], account, terminal))
    terminal.line(terminal.sentence("analysis-turns", count=len(analysis.turns)))
    for turn in analysis.turns:
        terminal.line(f"  {_turn(names[turn.seat], turn, terminal)}")
    shown_game = terminal_of(family_of(game.name)).open(terminal, game)
    _tell_losses(game, shown_game, analysis, terminal)
    for one in analysis.rescues:
        for line in _rescued(game, shown_game, one, terminal):
            terminal.line(line)


def _account(name: str, account: SeatChances, terminal: Terminal) -> str:
    if not account.parts:
        changes = {"choice": _hundredths(account.choice), "luck": _hundredths(account.luck)}
        return terminal.sentence("analysis-account", name=name, **changes)
    parts = {cause: _hundredths(change) for cause, change in account.parts}
    return terminal.sentence("analysis-parts", name=name, **parts)


def _turn(name: str, turn: Turn, terminal: Terminal) -> str:
    given: dict[str, Argument] = {
        "name": name,
        "way": "up" if turn.after > turn.before else "down",
        "first": turn.first,
        "last": turn.last,
        "before": round(100 * turn.before),
        "after": round(100 * turn.after),
    }
    cause = turn.cause or ("choice" if turn.chosen else "luck")
    return terminal.sentence(f"analysis-turn-{cause}", **given)


def _tell_losses(game: AnyGame, shown_game: TextGame, analysis: GameAnalysis, terminal: Terminal) -> None:
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
        for reason in one.reasons:
            terminal.line(f"    {shown_game.because(reason)}")


def _rescued(game: AnyGame, shown_game: TextGame, one: MissedWin, terminal: Terminal) -> Iterator[str]:
    """A sentence on the better move that would have saved a seat, with its reasons, or that none would."""
    study, choice = family_of(game.name).study, one.decision
    end = one.end if study is None else study.end_text(terminal, one.end)
    if choice is None:
        yield terminal.sentence("analysis-lost-anyway", name=game.seats[one.seat], end=end)
        return
    given: dict[str, Argument] = {
        "name": game.seats[one.seat],
        "end": end,
        "step": choice.line,
        "move": shown_game.words(choice.move),
        "best": shown_game.words(choice.best),
        "promised": round(100 * choice.best_value),
        "kept": round(100 * choice.chosen_value),
    }
    yield terminal.sentence("analysis-saved", **given)
    for reason in choice.reasons:
        yield f"  {shown_game.because(reason)}"


def _by_loss(one: ChoiceLoss) -> tuple[float, int]:
    return -one.loss, one.line


def _hundredths(change: float) -> str:
    return f"{round(100 * change):+d}"
