"""Puzzles on paper: the position in front, the solution overleaf."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.press import Pages
from discovery.core.registry import family
from discovery.evolution.cards.data import load_deck
from discovery.i18n import LANGUAGES
from discovery.lab.puzzles.file import shipped
from discovery.lab.puzzles.puzzle import Puzzle, ordered, pose
from discovery.lab.puzzles.sheet import whole_sheet
from discovery.press.printing import PrintedFile, document
from discovery.press.setting import PAPER, PaperSetting
from tests.support.press import FAMILY, opened
from tests.support.testing.positions import card_view
from tests.support.testing.rounds import some

ALL = ordered(shipped())
FULLEST = tuple(sorted(ALL, key=lambda one: -len(one.answers))[:2])
SOME = (*FULLEST, next(one for one in ALL if one.record.game == "classic-simple"))


def pages(puzzles: Sequence[Puzzle], language: str = "en") -> Pages:
    cards = family(FAMILY)
    assert cards.puzzles is not None
    assert cards.terminal is not None
    screen = Terminal(language, io.StringIO(), io.StringIO(), dict(cards.terminal.names(language, None)))
    posed = [pose(puzzle) for puzzle in puzzles]
    sheets = [whole_sheet(one, cards.terminal.open(screen, one.game)) for one in posed]
    return cards.puzzles.on_paper(sheets, None, language)


def printed(made: Pages, language: str = "en", paper: str = "a4") -> list[str]:
    """The text of each page."""
    data = document((FAMILY, made, PaperSetting(language, paper), "Discovery"))
    return [" ".join(page.extract_text().split()) for page in opened(PrintedFile("", data)).pages]


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_puzzle_takes_a_page_and_its_solution_the_one_behind(language: str) -> None:
    made = pages(SOME, language)
    for paper in PAPER:
        sides = printed(made, language, paper)

        assert len(sides) == 2 * len(SOME)
        for number, puzzle in enumerate(SOME):
            assert puzzle.ident in sides[2 * number]
            assert puzzle.ident in sides[2 * number + 1]


def test_the_question_does_not_tell_the_solution() -> None:
    """Answers are in the order of their notation, and what they promise is overleaf."""
    made = pages(FULLEST)
    fronts, backs = printed(made)[::2], printed(made)[1::2]

    for one, front, back in zip(made.data["puzzles"], fronts, backs, strict=True):
        assert one["solution"]["words"] not in front
        assert "%" not in front
        assert one["solution"]["words"] in back
        assert all(answer in front and answer in back for answer in one["answers"])


def test_the_sheet_shows_what_the_solver_sees_and_nothing_hidden() -> None:
    made = pages(FULLEST)
    for puzzle, one in zip(FULLEST, made.data["puzzles"], strict=True):
        position = pose(puzzle)
        view = card_view(position.view)
        ids = position.game.pieces
        own = {card["id"] for card in one["hand"]}

        assert own == {ids[card] for card in view.hand}
        assert {card["id"] for card in one["pool"]} == {ids[card] for card in view.pool}
        assert len(one["seats"]) == len(position.game.seats)
    names = load_deck(FULLEST[0].record.deck).card_names("en")
    rows = made.data["puzzles"][0]["tree"]
    assert sum(len(row["cards"]) for row in rows) == len(load_deck(FULLEST[0].record.deck).cards)
    assert {card["name"] for row in rows for card in row["cards"]} <= set(names.values())
