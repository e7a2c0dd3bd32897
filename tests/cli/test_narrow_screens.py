"""What is drawn and listed on a narrow terminal: no name is cut, and no line breaks within a move."""

from __future__ import annotations

import io
import re

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.bits import members
from discovery.core.dice import Dice
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.evolution.terminal.draw import NARROW
from discovery.evolution.terminal.text_game import CardText
from discovery.play.driver import Driver

FRAMES = re.compile(r"[\u2500-\u257f\s]")


def after_moves(game: DiscoveryGame, moves: int) -> State:
    """The position after random moves."""
    dice = Dice(3)
    driver = Driver.shuffled(game, dice)
    while moves and not driver.over:
        seat = driver.seat
        legal = game.legal(driver.state, seat)
        move = legal[dice.below(len(legal))]
        driver.play(seat, move, driver.draw(move, dice))
        moves -= 1
    return driver.state


@pytest.fixture
def out(monkeypatch: pytest.MonkeyPatch, width: int) -> io.StringIO:
    monkeypatch.setenv("COLUMNS", str(width))
    return io.StringIO()


widths = pytest.mark.parametrize("width", [32, 40, 60, 80])


@widths
@pytest.mark.parametrize("game", ["explore", "connect", "classic-connect"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_its_whole_name(out: io.StringIO, width: int, game: str, language: str) -> None:
    playing = new_game(game, ["Ann", "Bo"])
    state = after_moves(playing, 30)
    names = [card.names[language] for card in playing.deck.cards]

    CardText(Terminal(language, out, out, {}), playing).draw_all(state)

    assert not re.search(r"\w…", out.getvalue())
    if width < NARROW:  # in wider tables names stand in columns beside each other
        drawn = FRAMES.sub("", out.getvalue())
        for card in (*members(state.hands[0]), *members(state.hands[1]), *members(state.pool)):
            assert FRAMES.sub("", names[card]) in drawn


@widths
def test_a_move_stands_whole_on_its_line(out: io.StringIO) -> None:
    texts = [f"place card-{number} at {number},{number}" for number in range(30)]

    Terminal("en", out, out, {}).numbered(texts, cut=True)

    lines = out.getvalue().splitlines()
    items = [item for line in lines for item in re.split(r" {3}", line)]
    assert items == [*(f"{number} {text}" for number, text in enumerate(texts, 1)), "…"]
