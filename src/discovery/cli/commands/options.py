"""``discovery options``: the games and options, and which can be combined."""

from __future__ import annotations

from argparse import Namespace

from discovery.cli.terminal import Terminal
from discovery.core.family import Family
from discovery.core.registry import families
from discovery.core.setup import SetupOption
from discovery.i18n import knows, message_of, phrase, translate
from discovery.play.setups.offer import chosen_by_name, games_with, seated


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the catalogue, as JSON or text."""
    if options.json:
        terminal.show({"games": _games(terminal.language), "options": _options(terminal.language)})
        return 0
    for family in families():
        terminal.say("options-games")
        for game in family.games:
            terminal.line(f"  {game} · {_named(terminal.language, 'game', game)}")
        for heading, found in (("options", chosen_by_name(family)), ("seats", seated(family))):
            if found:
                terminal.say(f"options-{heading}")
            for option in found:
                form = option.key if option.seated else option.written
                _describe(family, option, form, terminal)
    return 0


def _describe(family: Family, option: SetupOption, form: str, terminal: Terminal) -> None:
    """Print the option, then the games and options that it goes with."""
    terminal.line(f"  {form} · {_named(terminal.language, 'option', option.key)}")
    relations = {
        "goes-with": games_with(family, option, "free"),
        "part-of": games_with(family, option, "built-in"),
        "not-with": [*games_with(family, option, "excluded"), *option.excludes],
        "needs": option.needs,
    }
    sentences = [
        terminal.text(f"options-{how}", keys=", ".join(keys), count=len(keys))
        for how, keys in relations.items()
        if keys
    ]
    terminal.line(
        "    " + " ".join([*sentences, terminal.text("options-rules", rules=", ".join(option.rules))])
    )


def _named(language: str, kind: str, key: str) -> str:
    """``Series+: In a series …``; only the key if its family has no text for it."""
    message = message_of(kind, key)
    if not knows(language, message):
        return key
    return translate(
        language,
        "cli-options-told",
        name=translate(language, message),
        text=phrase(language, f"{message}.text"),
    )


def _games(language: str) -> list[dict[str, object]]:
    return [
        {
            "key": game,
            "name": translate(language, message_of("game", game)),
            "points": family.setup.scored(game),
        }
        for family in families()
        for game in family.games
    ]


def _options(language: str) -> list[dict[str, object]]:
    return [
        _as_object(family, option, language)
        for family in families()
        for option in [*chosen_by_name(family), *seated(family)]
    ]


def _as_object(family: Family, option: SetupOption, language: str) -> dict[str, object]:
    """The object that ``--json`` prints of an option; its keys are a contract."""
    return {
        "key": option.key,
        "name": translate(language, message_of("option", option.key)),
        "seated": option.seated,
        "value": option.value or None,
        "least": option.least if option.most else None,
        "most": option.most or None,
        "games": games_with(family, option, "free"),
        "part_of": games_with(family, option, "built-in"),
        "needs": list(option.needs),
        "excludes": list(option.excludes),
        "rules": list(option.rules),
    }
