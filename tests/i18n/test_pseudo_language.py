"""Everything that the terminal says comes from files: said in a language made up here, it all stands in
brackets, but for what people named and what they type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from discovery.evolution.cards.data import load_deck
from discovery.evolution.model import codes
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n.rulebook import books
from discovery.survival.content.reading import built_in_tables
from tests.cli.conftest import Run, run
from tests.support.pseudo import WORD, spoken, translated, words_outside

__all__ = ["run"]


def words_in(*texts: str) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(text)}


NAMED = words_in(
    "Ann Bo Cem Discovery CSV intro explore beacon discover prehistory evolution survival",
    *(text for card in load_deck("prehistory").cards for text in (card.id, *card.names.values())),
    *(card.texts["en"] for card in load_deck("prehistory").cards),
    *(names["en"] for names in load_deck("prehistory").era_names.values()),
    *(rule.title for book in books() for section in book.sections("en") for rule in section.rules),
    *GAMES,
    *(cell for rows in built_in_tables().values() for row in rows for cell in row.cells.values()),
)
"""What cards, people and files are called: words beside tables, which a language has in files of its own."""
NOTATION = words_in(" ".join(codes.WORDS), "from pool move collect rest skip part sum sha")


@pytest.fixture(autouse=True)
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with spoken(monkeypatch):
        yield


def test_the_language_is_longer_has_accents_and_brackets_and_keeps_what_is_put_in() -> None:
    made = translated("hello = Hello, { $name }!\n    .title = A greeting\nwords-place = play, lay\n")

    assert made.splitlines()[:2] == ["hello = ⟦Hééllõ, { $name }!⟧", "    .title = ⟦À gréééétîîñg⟧"]
    assert "words-place = play, lay" in made


ASKED = {
    "play --game intro --seats Ann=you,Bo=random --seed a": "?\nmoves\nwhy place fire\nhint\nlast\nquit\n",
    "play --game explore --seats Ann=you,Bo=bot --seed b": "card fire\ntable\n1\nend\nquit\n",
    "play --game discover:beacon --seats Ann=you,Bo=careful --seed a": "?\nmoves\n1\ntable\nquit\n",
    "simulate --game intro --seats random,random --games 2 --seed a": "",
    "deck show prehistory": "",
    "deck show prehistory fire": "",
    "puzzles show": "",
    "verify no-such-file": "",
}
"""Commands, and what is typed then."""


@pytest.mark.parametrize("command", ASKED)
def test_a_command_says_nothing_of_its_own(run: Run, command: str) -> None:
    done = run(*command.split(), typed=ASKED[command])

    told = re.sub(r"sha256:\w+|\b[0-9a-f]{8,}\b|--[a-z-]+", "", done.out + done.err)
    assert "⟦" in told
    assert words_outside(told) - NAMED - NOTATION - words_in(command) == set()


def test_a_replay_tells_its_steps_in_words_from_files(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    run(
        "play",
        "--game",
        "explore",
        "--seats",
        "Ann=you,Bo=random",
        "--seed",
        "c",
        "--save",
        record,
        typed="1\n" * 400,
    )
    assert record.is_file()

    steps = run("replay", record, "--steps").out
    told = "\n".join(line for line in steps.splitlines() if not re.match(r" *\d+ {2}", line))
    assert words_outside(told) - NAMED - NOTATION == set()
