"""The options of the game: ``core.setup.SetupOption``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidSetup
from discovery.survival.content.tables import Scenario

KEY = "discover"


@dataclass(frozen=True, slots=True)
class Option:
    """An option that is chosen or not; none takes a value."""

    key: str
    rules: tuple[str, ...]
    games: tuple[str, ...]
    excludes: tuple[str, ...] = ()
    built_in: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    value: str = ""
    least: int = 0
    most: int = 0
    more_in: tuple[tuple[str, int], ...] = ()
    seated: bool = False
    titled: bool = False

    @property
    def written(self) -> str:
        """As it is written in a record."""
        return self.key


def options_of(scenarios: Iterable[Scenario], lands: tuple[str, ...]) -> tuple[Option, ...]:
    """The options for the scenarios of a content: the land where a scenario is played on either, longer and
    shorter games, open hands."""
    listed = list(scenarios)
    everywhere = tuple(f"{KEY}:{scenario.id}" for scenario in listed)
    either = tuple(f"{KEY}:{scenario.id}" for scenario in listed if scenario.land == "either")
    return (
        *(Option(land, ("XA02",), either) for land in lands[1:]),
        Option("gentle", ("XP08",), everywhere, excludes=("hard",)),
        Option("hard", ("XP08",), everywhere, excludes=("gentle",)),
        Option("open-hands", ("XT02",), everywhere),
    )


def check_options(game: str, given: tuple[str, ...], known: tuple[Option, ...]) -> None:
    """``InvalidSetup`` for an option that does not exist, is there twice, or does not go with the game or
    with another one."""
    by_key = {option.key: option for option in known if game in option.games}
    for key in given:
        if key not in by_key:
            raise InvalidSetup(Code.UNKNOWN_OPTION, given=key[:60])
        if given.count(key) > 1:
            raise InvalidSetup(Code.OPTION_TWICE, option=key)
        for other in by_key[key].excludes:
            if other in given:
                raise InvalidSetup(Code.OPTION_EXCLUDED, by_key[key].rules[0], option=key, other=other)
