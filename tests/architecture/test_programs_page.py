"""What the page for those who write computer players shows is true, and plays as the page says."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.evolution.views.view import View
from discovery.lab.simulation import Plan, match_of, simulate
from tests.support.deadlines import run

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "programs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
INSTALLED = str(Path(sys.executable).with_name("discovery"))


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The page's examples, one after the other, as a module that simulations can name."""
    module = ModuleType("examples_of_the_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec("\n".join(EXAMPLES), module.__dict__)  # the code that the page tells people to save
    return module


OPTIONS = {
    "intro": ("trump+", "jokers=2", "flash", "stop"),
    "memory": ("trump+", "jokers=2", "flash"),
    "explore": ("free-placement", "link-bonus", "strata", "jokers=2", "series+"),
    "select": ("free-placement", "link-bonus", "strata", "jokers=2"),
    "connect": ("trump+", "jokers=2", "flash"),
    "fusion": ("deposit", "jokers=2", "flash"),
}


@pytest.mark.parametrize(("game", "options"), [*((game, ()) for game in GAMES), *OPTIONS.items()])
def test_the_program_of_the_page_places_whenever_it_can(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, game: str, options: tuple[str, ...]
) -> None:
    """On planes moves name spots, and Select has sets of cards in them. Notation tells what was offered."""
    decisions: list[tuple[bool, bool]] = []

    class Watched(page.Placer):  # type: ignore[misc, name-defined]  # the page is a module made here
        def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
            chosen: int = super().decide(view, observed)
            words = {move: self.game.text(move).partition(" ")[0] for move in view.legal}
            decisions.append(("place" in words.values(), words[chosen] == "place"))
            return chosen

    monkeypatch.setattr(page, "Watched", Watched, raising=False)
    match_of(Plan(game, (f"{page.__name__}:Watched", "random"), 1, "", options), 0).record("docs")

    assert [could for could, _ in decisions] == [did for _, did in decisions]
    assert any(did for _, did in decisions)


@pytest.mark.parametrize("game", GAMES)
def test_the_search_of_the_page_plays_every_game(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(page.Searcher.__init__, "__defaults__", (3,))
    played = simulate(Plan(game, (f"{page.__name__}:Searcher", "random"), games=1, seed="docs"))

    assert played.moves > 0


def test_the_search_of_the_page_beats_chance(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.Searcher.__init__, "__defaults__", (24,))
    played = simulate(Plan("explore", (f"{page.__name__}:Searcher", "random"), games=4, seed="docs"))

    assert played.seats[0].wins == 4


@pytest.mark.parametrize("game", GAMES)
def test_moves_have_the_parts_that_the_page_tells_of(page: ModuleType, game: str) -> None:
    """Every legal move of a random game, described part by part, fits its notation."""
    classic = GAMES[game].classic
    seats, options = (["Ann", "Bo=virtual"], []) if classic else (["Ann", "Bo"], ["jokers=2"])
    dice, table = Dice(3), new_game(game, seats, options=options)
    state = table.deal(table.shuffle(dice))
    described = 0
    while table.result(state) is None:
        if due := table.due(state):
            table.play(state, *due, draw(table, state, due[1], dice))
            continue
        seat = table.decider(state)
        legal = table.legal(state, seat)
        for move in legal[:20]:
            assert page.described(table, move) == _from_notation(table, move)
            described += 1
        move = legal[dice.below(len(legal))]
        cards = table.outcomes(state, move)
        table.play(state, seat, move, cards[dice.below(len(cards))] if cards else -1)

    assert described > 50


HARVESTS = ("harvest draw", "harvest rob", "harvest take", "harvest none")


def _from_notation(game: DiscoveryGame, move: int) -> str:
    """What ``described`` should say, read from the move's text."""
    text = game.text(move).replace(",", "" if game.text(move).startswith("select") else ",")
    for words in ("joker trump", "joker as", "announce open", "announce close", *HARVESTS):
        text = text.replace(words, words.replace(" ", "-"))
    return text.replace("look ", "look at ")


def _surroundings() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}


FAULTY = """
class Placer:
    def __init__(self, game, random):
        pass

    def decide(self, view, observed=()):
        return len(observed) // 0
"""


@pytest.mark.parametrize("more", [(), ("--workers", "2")])
def test_its_own_fault_is_one_line_and_its_own_frames(more: tuple[str, ...], tmp_path: Path) -> None:
    """Game, seat and seed to play it again by; nothing of the match, the workers or the command."""
    (tmp_path / "placer.py").write_text(FAULTY, encoding="utf-8")
    command = [
        INSTALLED,
        "simulate",
        "--seats",
        "random,placer:Placer",
        "--seed",
        "mine",
        "--games",
        "2",
        "--fixed-seats",
    ]

    def failed(*words: str) -> list[str]:
        done = run([*command, *words], cwd=tmp_path, env=_surroundings(), check=False)
        assert (done.returncode, done.stdout) == (1, "")
        return done.stderr.splitlines()

    first, *frames = failed(*more)
    told = "The program “placer:Placer” failed in explore, seat 2, seed mine/[01]: ZeroDivisionError: "
    assert re.match(f"discovery: program-failed: {told}", first)
    assert frames[0].strip() == f'File "{tmp_path / "placer.py"}", line 7, in decide'
    assert not any("discovery" in line for line in frames if str(tmp_path) not in line)
    whole = failed(*more, "--debug")
    assert "Traceback (most recent call last):" in whole
    assert any("match.py" in line for line in whole)
    assert whole[-1].startswith("View(")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (None, "discovery: no-module: There is no module “placer”"),
        ("import no_such_library\n", "discovery: program-not-loading: The program “placer:Placer” cannot"),
        (
            "def Placer(:\n",
            "discovery: program-not-loading: The program “placer:Placer” ",
        ),
        ("Placer = 1\n", "discovery: no-callable: The module “placer” has nothing called “Placer”"),
        ("raise SystemExit(0)\n", "discovery: program-not-loading: "),
        ("def Placer(game, random): raise OSError('gone')\n", "discovery: program-failed: "),
    ],
)
def test_faults_of_missing_programs_are_distinguished(source: str | None, told: str, tmp_path: Path) -> None:
    if source is not None:
        (tmp_path / "placer.py").write_text(source, encoding="utf-8")
    command = [INSTALLED, "tournament", "--players", "placer:Placer,random", "--games", "2"]
    done = run(command, cwd=tmp_path, env=_surroundings(), check=False)

    assert done.returncode == 1
    assert done.stderr.startswith(told)
    assert "Traceback" not in done.stderr
    if source is not None and "library" in source:
        assert "ModuleNotFoundError: No module named 'no_such_library'" in done.stderr
