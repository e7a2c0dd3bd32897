"""What the terminal's prompt understands is understood by the page's line, in every family and language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from discovery.cli.dialogue import COMMANDS
from discovery.core.languages import LANGUAGES
from discovery.evolution.terminal.text_game import CardText
from discovery.i18n.typed import plain, words_for
from discovery.survival.terminal.text_game import SurvivalText

WEB = Path(__file__).parents[2] / "web" / "src"
LEFT_OUT = {
    "save": "the server keeps every table, and whoever is at it downloads its record when the game is over",
    "join": "a newcomer asks from their own page, and a spectator has no line to type in",
    "quit": "one closes the page; to leave for good is asked about beside the table",
}
"""Commands that make no sense on the page, each with the reason."""
UNDO = "undo"
"""Understood before a family is asked (``table/undo/typed.ts``), by the words of its own message."""


def listed(file: str, name: str) -> set[str]:
    """The words of a list in a module of the page."""
    found = re.search(rf"export const {name}\b[^=]*= \[(.*?)\]", (WEB / file).read_text("utf-8"), re.DOTALL)
    assert found is not None, (file, name)
    return set(re.findall(r'"([a-z-]+)"', found[1]))


def questions(file: str) -> set[str]:
    """The own questions of a family whose moves need no grammar."""
    text = (WEB / file).read_text("utf-8")
    return set(re.findall(r'^    "?([a-z-]+)"?: \{ about: ', text, re.MULTILINE))


SHARED = listed("table/line/topics.ts", "TOPICS") | {UNDO}
VOCABULARY = "games/discovery/text/vocabulary.ts"
CARDS = SHARED | listed(VOCABULARY, "OWN") | listed(VOCABULARY, "ABOUT")
SURVIVAL = SHARED | questions("games/survival/text/survivalLine.svelte.ts")


@pytest.mark.parametrize(
    ("terminal", "page"),
    [(CardText.commands, CARDS), (SurvivalText.commands, SURVIVAL), ((), SHARED)],
    ids=["cards", "survival", "any other game"],
)
def test_every_command_of_the_terminal_is_understood_on_the_page(
    terminal: tuple[str, ...], page: set[str]
) -> None:
    """Whoever teaches the terminal a command teaches it to the page, or says here why not."""
    assert {*COMMANDS, *terminal} - page == set(LEFT_OUT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", sorted({*COMMANDS, *CardText.commands} - set(LEFT_OUT)))
def test_it_goes_by_the_same_words(language: str, command: str) -> None:
    """A page may know more of them."""
    known = words_for(language, "undo-word" if command == UNDO else f"words-{command}")
    assert words_for(language, f"cli-command-{command}") <= known | {plain(command)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("terminal", "page"),
    [("ask", "always"), *((word, word) for word in ("never", "agree", "needs", "support", "naming"))],
)
def test_standing_orders_are_given_in_the_same_words(language: str, terminal: str, page: str) -> None:
    """The terminal's ``ask`` is the page's ``always``."""
    known = words_for(language, f"words-order-{page}") | {page}
    assert words_for(language, f"cli-order-word-{terminal}") <= known
