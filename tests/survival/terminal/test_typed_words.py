"""Moves of the survival game are listed in the player's language and typed in its words."""

from __future__ import annotations

import io
from random import Random

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.errors import InvalidInput
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.core.terminal import Ambiguous
from discovery.i18n import LANGUAGES
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.terminal.move_words import MoveWords
from discovery.survival.terminal.text_game import SurvivalText
from tests.cli.conftest import Run, run
from tests.support.survival.table import Table

__all__ = ["run"]

BEGUN = {
    "en": ("1 Be the ", " Go to 1,0", "End the turn"),
    "de": ("1 Charakter wählen: ", " Nach 1,0 gehen", "Zug beenden"),
    "fr": ("1 Prendre ce personnage\u202f: ", " Aller en 1,0", "Finir le tour"),
}
TYPED = {
    "en": {
        "move 1,0": "move 1,0",
        "mo 1,0": "move 1,0",
        "go 1, 0": "move 1,0",
        "CRAFT SPEAR": "craft spear",
        "end": "end",
        "hand wood bo": "hand wood to Bo",
        "give bo stone": "hand stone to Bo",
    },
    "de": {
        "gehen 0,-1": "move 0,-1",
        "nach 0,−1": "move 0,-1",
        "herstellen Speer": "craft spear",
        "speer holz": "craft spear",
        "beenden": "end",
        "zug": "end",
        "craft spear": "craft spear",
    },
    "fr": {
        "aller 0,-1": "move 0,-1",
        "fabriquer lance": "craft spear",
        "finir": "end",
        "FINIR LE TOUR": "end",
        "donner bois bo": "hand wood to Bo",
    },
}  # fmt: skip


PARTS = {
    "en": ("Choose: ", "Vote for: ", "part"),
    "de": ("Wählen: ", "Stimmen für: ", "Teil"),
    "fr": ("Choisir\u202f: ", "Voter pour\u202f: ", "partie"),
}


def text_of(table: Table, language: str) -> SurvivalText:
    return SurvivalText(Terminal(language, io.StringIO(), io.StringIO()), table.game)


@pytest.fixture
def crafting() -> Table:
    """Ann may craft a spear, or hand what it costs to Bo."""
    table = Table()
    table.give("Ann", wood=2, stone=1)
    table.hand("Ann", "spear")
    return table


@pytest.mark.parametrize("language", BEGUN)
def test_a_list_is_in_the_language_of_the_player(run: Run, language: str) -> None:
    game = ("--game", "discover:beacon", "--seats", "Ann=you", "--seed", "g3", "--language", language)
    done = run("play", *game, typed="1\nmoves\nquit\n")
    chosen, walked, ended = BEGUN[language]
    assert chosen in done.out
    assert walked in done.out
    assert ended in done.out
    assert "choose " not in done.out


@pytest.mark.parametrize(
    ("language", "typed"), [(language, typed) for language, row in TYPED.items() for typed in row]
)
def test_words_of_a_move_are_typed_whole_or_short_and_in_any_order(
    crafting: Table, language: str, typed: str
) -> None:
    text = text_of(crafting, language)
    assert crafting.game.text(text.read(typed, crafting.state, 0)) == TYPED[language][typed]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [("de", "herstellen Bogen", "craft bow"), ("fr", "fabriquer arc", "craft bow")],
)
def test_what_is_not_legal_is_understood_too(crafting: Table, language: str, typed: str, meant: str) -> None:
    assert crafting.game.text(text_of(crafting, language).read(typed, crafting.state, 0)) == meant


def test_of_several_moves_one_is_chosen(crafting: Table) -> None:
    with pytest.raises(Ambiguous) as several:
        text_of(crafting, "en").read("give", crafting.state, 0)
    choices = several.value.choices
    assert set(choices) == {move for move in crafting.legal("Ann") if move.startswith("hand")}
    assert len(choices) > 1


@pytest.mark.parametrize("typed", ["", "xyzzy", "…", "9999", "move", "craft", "go 0,"])
def test_what_no_move_says_is_none(crafting: Table, typed: str) -> None:
    crafting.give("Ann", wood=0, stone=0)
    crafting.state.stamina[0] = 0
    with pytest.raises(InvalidInput):
        text_of(crafting, "en").read(typed, crafting.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["beacon", "canoe"])
def test_every_move_of_a_list_can_be_typed_as_it_stands_there(language: str, scenario: str) -> None:
    game = new_game(GameSpec(f"discover:{scenario}", ("Ann", "Prudent", "Prudent 2")))
    assert isinstance(game, SurvivalGame)
    screen = Terminal(language, io.StringIO(), io.StringIO())
    text, words, random = SurvivalText(screen, game), MoveWords(screen, game), Random(3)
    state = game.deal(game.shuffle(random))
    for number in range(400):
        if game.result(state) is not None:
            break
        seat, move = game.due(state) or _drawn(game, state, random)
        if number % 8 == 0 and game.due(state) is None:
            view = game.view(state, seat)
            listed = words.listed(view.legal, view)
            assert len(set(listed)) == len(listed)
            assert [text.read(typed, state, seat) for typed in listed] == list(view.legal)
        outcomes = game.outcomes(state, move)
        game.play(state, seat, move, *([random.choice(outcomes)] if outcomes else []))


def _drawn(game: SurvivalGame, state: State, random: Random) -> tuple[int, int]:
    seat = game.decider(state)
    return seat, random.choice(game.legal(state, seat))


@pytest.mark.parametrize("language", PARTS)
def test_XK03_the_parts_of_a_card_are_told_where_they_are_chosen(language: str) -> None:
    game = new_game(GameSpec("discover:beacon", ("Ann", "Bo")))
    assert isinstance(game, SurvivalGame)
    words, random = MoveWords(Terminal(language, io.StringIO(), io.StringIO()), game), Random(1)
    told: set[str] = set()
    while len(told) < 4:
        state = game.deal(game.shuffle(random))
        while game.result(state) is None:
            seat, move = game.due(state) or _drawn(game, state, random)
            view = game.view(state, seat)
            if view.phase in ("take", "vote"):
                told.update(words.listed(view.legal, view))
            outcomes = game.outcomes(state, move)
            game.play(state, seat, move, *([random.choice(outcomes)] if outcomes else []))
    assert all(words.startswith(PARTS[language][:2]) for words in told)
    assert not any(PARTS[language][2] in words for words in told)
