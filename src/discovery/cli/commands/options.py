"""``discovery options``: the games and options there are, what goes with what."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from discovery.cli.terminal import Terminal
from discovery.evolution.model.ruleset import Option
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import phrase, translate
from discovery.play.setups.offer import chosen_by_name, games_with, seated, written


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the catalogue, as an object where that is asked."""
    if options.json:
        terminal.show({"games": _games(terminal.language), "options": _options(terminal.language)})
        return 0
    terminal.say("options-games")
    for game in GAMES:
        terminal.line(f"  {game} · {_named(terminal.language, 'game', game)}")
    terminal.say("options-options")
    for option in chosen_by_name():
        _tell(option, written(option), terminal)
    terminal.say("options-seats")
    for option in seated():
        _tell(option, option.key, terminal)
    return 0


def _tell(option: Option, form: str, terminal: Terminal) -> None:
    """A line for the option itself, then how it stands in the games and beside other options."""
    terminal.line(f"  {form} · {_named(terminal.language, 'option', option.key)}")
    told = {
        "goes-with": games_with(option, "free"),
        "part-of": games_with(option, "built-in"),
        "not-with": [*games_with(option, "excluded"), *option.excludes],
        "needs": option.needs,
    }
    sentences = [
        terminal.text(f"options-{how}", keys=", ".join(keys), count=len(keys))
        for how, keys in told.items()
        if keys
    ]
    terminal.line(
        "    " + " ".join([*sentences, terminal.text("options-rules", rules=", ".join(option.rules))])
    )


def _named(language: str, kind: str, key: str) -> str:
    """``Series+: In a series …``."""
    message = f"{kind}-{key}".replace("+", "-plus")
    return translate(
        language,
        "cli-options-told",
        name=translate(language, message),
        text=phrase(language, f"{message}.text"),
    )


def _games(language: str) -> list[dict[str, Any]]:
    return [
        {"key": game, "name": translate(language, f"game-{game}"), "points": rules.scored}
        for game, rules in GAMES.items()
    ]


def _options(language: str) -> list[dict[str, Any]]:
    return [_as_object(option, language) for option in [*chosen_by_name(), *seated()]]


def _as_object(option: Option, language: str) -> dict[str, Any]:
    """What ``--json`` prints of an option; its keys are a contract."""
    return {
        "key": option.key,
        "name": translate(language, f"option-{option.key}".replace("+", "-plus")),
        "seated": option.seated,
        "value": option.value or None,
        "least": option.least if option.most else None,
        "most": option.most or None,
        "games": games_with(option, "free"),
        "part_of": games_with(option, "built-in"),
        "needs": list(option.needs),
        "excludes": list(option.excludes),
        "rules": list(option.rules),
    }
