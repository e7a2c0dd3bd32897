"""The card games' figures of how a deck plays: ``core.workshop.balance.BalancePart``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discovery.core.errors import Code, InvalidInput
from discovery.core.terminal import Screen
from discovery.core.workshop.balance import BalanceQuestion
from discovery.core.workshop.samples import Cell, Measured, Results
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.variants.catalogue import GAMES as EVERY_GAME
from discovery.evolution.workshop.balance import plans, report, verdicts
from discovery.evolution.workshop.balance.estimates import Usual
from discovery.evolution.workshop.balance.observer import GameObserver
from discovery.evolution.workshop.balance.page import page
from discovery.evolution.workshop.balance.reference import usual_of, usual_values
from discovery.evolution.workshop.balance.verdicts import MARGINS, MEASURES, MeasureVerdict


class CardBalance:
    """Decks beside Prehistory, or beside each other."""

    measures: Sequence[str] = MEASURES

    def observer(self, game: DiscoveryGame) -> GameObserver:
        """An observer that takes the figures of one game."""
        return GameObserver(game)

    def cells(self, question: BalanceQuestion) -> list[Cell]:
        """See ``plans``. ``InvalidInput`` BAD_VALUE for a margin of something that is not measured."""
        for name in question.margins:
            if name not in MARGINS:
                raise InvalidInput(Code.BAD_VALUE, given=name[:60])
        for game in question.games:
            if game not in EVERY_GAME:
                raise InvalidInput(Code.UNKNOWN_GAME, given=game[:60])
        decks = [question.deck] if question.against is None else [question.deck, question.against]
        tables = plans.tables_of(decks, question.games, question.seats or plans.SEATS)
        return plans.cells_of(tables, decks, question.plan, question.most)

    def settled(self, question: BalanceQuestion, cell: Cell, measured: Measured) -> bool:
        """Whether every verdict about a cell is settled, see ``verdicts``."""
        usual = self._usual(question, {cell.key: measured})
        return verdicts.settled(cell, measured, usual, _margins(question))

    def _usual(self, question: BalanceQuestion, results: Results) -> Usual:
        if question.against is None:
            return usual_values()
        return usual_of(question.against, results, side=1, paired=True)

    def _verdicts(self, question: BalanceQuestion, results: Results) -> tuple[list[MeasureVerdict], Usual]:
        usual = self._usual(question, results)
        return verdicts.verdicts(question.deck, results, usual, _margins(question)), usual

    def unmet(self, question: BalanceQuestion, results: Results) -> Sequence[str]:
        """The measures that are not met, in order."""
        judged, _ = self._verdicts(question, results)
        return list(dict.fromkeys(verdict.measure for verdict in judged if verdict.unmet))

    def show(self, screen: Screen, question: BalanceQuestion, results: Results) -> None:
        """Print the verdicts as lines, see ``report``."""
        judged, usual = self._verdicts(question, results)
        for line in report.report(screen, question.deck, results, judged, usual):
            screen.line(line)

    def as_object(self, screen: Screen, question: BalanceQuestion, results: Results) -> dict[str, object]:
        """The verdicts as an object for ``--json``; the keys are a contract."""
        judged, usual = self._verdicts(question, results)
        return report.as_object(screen, question.deck, results, judged, usual)

    def page(self, screen: Screen, question: BalanceQuestion, results: Results) -> str:
        """The verdicts as a page of HTML, with pictures."""
        judged, usual = self._verdicts(question, results)
        return page(screen, question.deck, results, judged, usual)


def _margins(question: BalanceQuestion) -> Mapping[str, float]:
    return {**MARGINS, **question.margins}
