"""Scenarios, options and seats of set-ups: ``core.setup.SetupPart``, and what matches ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from discovery.core.matches import MatchCustoms
from discovery.core.research.measured import read_decisions
from discovery.core.setup import CodeWords, Configuration, Presets, SetupAdvice, Style
from discovery.survival.content.decks import content_in
from discovery.survival.content.reading import BUILT_IN, EARLIER, built_in
from discovery.survival.flow.ending import Outcome
from discovery.survival.setups.options import KEY, Option, options_of

MOST_SEATS = 4
CONFIGURATIONS = (
    Configuration("one-survivor", ("me",)),
    Configuration("with-partner", ("me", "program:careful")),
    Configuration("two-survivors", ("me", "open")),
    Configuration("four", ("me", "open", "open", "open")),
)
STYLES = (Style("family", ("gentle",)), Style("survivors"), Style("experts", ("hard",)))
RIVALS = (Style("family", ("gentle", "open-hands")), Style("bluffers"), Style("experts", ("hard",)))
"""Where survivors play against one another, what is in their hands is half of the bluff."""
RIVALRIES = ("canoe",)
DIFFICULTY = {"beacon": 1, "gate": 2, "boat": 2}
HARDEST = 3
DECISIONS = Path(__file__).with_name("decisions.csv")


@cache
def measured() -> Mapping[str, Mapping[int, int]]:
    """The measured numbers of decisions, by game and seats."""
    return read_decisions(DECISIONS)


class SurvivalSetup:
    """The set-ups of the survival game."""

    words = CodeWords(
        decks=(*EARLIER, BUILT_IN),
        options=("tidewrack", "gentle", "hard", "open-hands"),
        programs=("random", "careful", *(f"level-{number}" for number in range(1, 8))),
    )
    configurations = CONFIGURATIONS

    @property
    def usual_game(self) -> str:
        """The key of the first scenario's game."""
        return f"{KEY}:{built_in().scenarios[0].id}"

    @property
    def options(self) -> Sequence[Option]:
        """Every option of the built-in content, in display order."""
        content = built_in()
        return options_of(content.scenarios, content.lands)

    def scored(self, game: str) -> bool:
        """Every scenario counts honours (rule XS02)."""
        return True

    def virtual(self, game: str) -> Sequence[str]:
        """The rules play no seat."""
        return ()

    def shelf(self, game: str) -> str:
        """The scenarios stand together."""
        return "survival"

    def presets(self, game: str) -> Presets:
        """Ways to play for some taste; nothing else is chosen outright."""
        return Presets(styles=RIVALS if game in (f"{KEY}:{one}" for one in RIVALRIES) else STYLES)

    def difficulty(self, game: str) -> int:
        """By how much has to be carried, and by what comes for its carrier."""
        return DIFFICULTY.get(game.removeprefix(f"{KEY}:"), HARDEST)

    def decisions(self, game: str) -> Mapping[int, int]:
        """From games between ``careful`` survivors."""
        return measured().get(game, {})

    def most_seats(self, game: str, deck: Any, options: Sequence[str]) -> tuple[int, str]:
        """As many as the scenario is for."""
        seats = [row.most for row in content_in(deck).scenarios if f"{KEY}:{row.id}" == game]
        return seats[0] if seats else MOST_SEATS, "XA01"

    def advice(
        self, game: str, options: Sequence[str], seats: Sequence[str], teams: Sequence[Sequence[int]]
    ) -> list[SetupAdvice]:
        """No advice: the rule book recommends no set-up."""
        return []


class SurvivalMatches:
    """Scenarios one after the other; honours are added up (rule XS02)."""

    def customs(self, game: str) -> MatchCustoms:
        """The next seat goes first; honours are too uneven for a handicap."""
        return MatchCustoms()

    def left_over(self, result: Outcome) -> Sequence[int]:
        """Empty: nothing that is left over breaks ties."""
        return ()

    def length(self, game: str, deck: Any, options: Sequence[str]) -> int:
        """How many pieces are shuffled; the same for both lands."""
        from discovery.survival.content.pieces import pieces_of

        content = content_in(deck)
        return len(pieces_of(content, content.lands[0]).ids)
