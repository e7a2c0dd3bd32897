"""The card games' part for matches: ``core.matches.MatchPart`` (R04, S28, S30, S32)."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.matches import Begins, MatchCustoms
from discovery.evolution.cards.data import printed
from discovery.evolution.cards.deck import Deck
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.ruleset import Rules
from discovery.evolution.setups.provider import rules_or_bare
from discovery.evolution.variants.catalogue import GAMES


class CardMatches:
    """The matches of the card games."""

    def customs(self, game: str) -> MatchCustoms:
        """Points allow a handicap (R04). Any game has teams, so any has a championship (P06)."""
        rules = GAMES.get(game)
        if rules is None:
            return MatchCustoms()
        return MatchCustoms(_begins(rules), handicap=rules.scored, championship=True)

    def left_over(self, result: Outcome) -> Sequence[int]:
        """The cards left; in the first edition they are buried, without points none tells the winner."""
        return result.cards_left

    def length(self, game: str, deck: str | Deck, options: Sequence[str]) -> int:
        """The cards in play (B12)."""
        rules = rules_or_bare(game, options)
        cards = printed(deck)
        return len((rules.cards_of(cards) if rules is not None else cards).cards)


def _begins(rules: Rules) -> Begins:
    """The first edition lets the winner begin, in rounds the loser (S28); the newest moves the deal (B05)."""
    if not rules.classic:
        return "next"
    return "winner" if rules.rounds is None else "loser"
