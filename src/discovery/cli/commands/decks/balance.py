"""``discovery deck balance FILE``: whether a deck plays like the family's model, or like another deck."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from discovery.cli.decks import deck_named
from discovery.cli.files import write_text
from discovery.cli.game_arguments import words
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import crew
from discovery.cli.terminal import Terminal
from discovery.cli.workshop.budget import BalanceTolerances, budget_in
from discovery.core.errors import Code, InvalidSetup
from discovery.core.family import Family
from discovery.core.registry import family_of
from discovery.core.workshop.balance import BalancePart, BalanceQuestion
from discovery.core.workshop.samples import Results
from discovery.lab.experiment.measurements_file import MeasurementsFile
from discovery.lab.experiment.running import Tell
from discovery.lab.experiment.running import run as play

SEED = "balance"
PLAN = "quick"


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, and print the verdicts; status 1 with ``--strict`` or a budget where one is not met."""
    family = family_of(options.game)
    if family.workshop is None:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=family.key)
    part = family.workshop.balance
    budget = budget_in(options.budget, part.measures) if options.budget else BalanceTolerances()
    question = _asked(options, family, budget)
    seed = options.seed or budget.seed or SEED
    cells = part.cells(question)
    store = (
        MeasurementsFile(Path(options.resume), _header(options, family, question, seed))
        if options.resume
        else None
    )
    with games_bar(terminal, sum(cell.games for cell in cells)) as tell:
        results = play(cells, seed, partial(part.settled, question), crew(options), tell, store)
    names = dict(terminal_of(family).names(terminal.language, question.deck))
    speaker = replace(terminal, names=names)
    if options.html:
        write_text(options.html, part.page(speaker, question, results))
    if options.json:
        terminal.show(part.as_object(speaker, question, results))
    else:
        part.show(speaker, question, results)
    return _status(options, budget, part, question, results)


def _asked(options: Namespace, family: Family, budget: BalanceTolerances) -> BalanceQuestion:
    """The question, with what the command line leaves open from the budget."""
    decks = family.decks
    return BalanceQuestion(
        deck=deck_named(options.file, decks),
        against=deck_named(options.against, decks) if options.against else None,
        plan=options.plan or budget.plan or PLAN,
        games=words(options.game) or tuple(budget.game),
        seats=options.seat_numbers or tuple(budget.seats),
        most=options.games or budget.games,
        margins=budget.margins,
    )


def _header(options: Namespace, family: Family, question: BalanceQuestion, seed: str) -> dict[str, object]:
    """The key that tells one question's results from those of another."""
    key_of = family.decks.key_of
    against = "" if question.against is None else key_of(question.against)
    return {
        "rules": family.rules_version,
        "levels": family.players.digest,
        "seed": seed,
        "deck": key_of(question.deck),
        "against": against,
    }


def _status(
    options: Namespace,
    budget: BalanceTolerances,
    part: BalancePart,
    question: BalanceQuestion,
    results: Results,
) -> int:
    unmet = [name for name in part.unmet(question, results) if name not in budget.allow]
    return 1 if unmet and (options.strict or options.budget) else 0


@contextmanager
def games_bar(terminal: Terminal, games: int) -> Iterator[Tell]:
    """A progress bar that shrinks when something is settled early; nothing where nobody looks."""
    if not terminal.err.isatty():
        yield lambda _done, _left: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=terminal.err), transient=True) as bar:
        task, played = bar.add_task(terminal.text("simulate-working"), total=games), 0

        def tell(done: int, left: int) -> None:
            nonlocal played
            played += done
            bar.update(task, completed=played, total=played + left)

        yield tell
