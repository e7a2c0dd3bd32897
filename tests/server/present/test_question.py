"""What somebody who is to move is asked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import discovery
from discovery.core.languages import LANGUAGES
from discovery.evolution.game import new_game
from discovery.evolution.present.messages import AskHint, Assets, Classic, Question
from discovery.evolution.present.positions import own_hands, position_of
from discovery.evolution.present.question import ask
from discovery.i18n import knows
from discovery.play.driver import Driver
from discovery.server.present.update import position
from discovery.server.protocol import Position
from tests.support.server.scenes import stop_table

ANN, BO = 0, 1
SOURCES = Path(discovery.__file__).parent


@dataclass
class Viewer:
    """Somebody to ask, with legal moves that are numbers of words."""

    seat: int
    legal: tuple[int, ...]
    wanted: int = 0


def common(**change: Any) -> Position:
    """What all see at the deal, when Ann is to move; ``change`` says what is different."""
    found = position(stop_table(), -1)
    assert found is not None
    return msgspec.structs.replace(found, actors=[ANN], turn=ANN, **change)


def asked(words: str, seat: int = ANN, wanted: int = 0, **change: Any) -> tuple[str, str] | None:
    """Question and hint to a seat that may make moves with these words."""
    moves = words.split()
    found = ask(common(**change), Viewer(seat, tuple(range(len(moves))), wanted), moves.__getitem__)
    return None if found is None else (found.question, found.hint)


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("place end pass", "opening"),
        ("end pass", "opening-pass"),
        ("place end", "opening-end"),
        ("end", "opening-none"),
    ],
)
def test_C11_before_the_first_card_the_question_tells_what_is_free(words: str, question: str) -> None:
    assert asked(words, phase="opening") == (question, "")


@pytest.mark.parametrize(
    ("words", "change", "expected"),
    [
        ("place end", {}, ("turn", "")),
        ("end", {}, ("turn", "turn-none")),
        ("place end", {"placed": 1, "last": "fire"}, ("series", "")),
        ("end", {"placed": 1, "last": "fire"}, ("done", "")),
        ("place pass", {"leader": BO}, ("round", "")),
        ("place end", {"leader": BO}, ("turn", "")),
    ],
)
def test_J05_a_turn_is_gone_on_with_ended_or_passed(
    words: str, change: dict[str, Any], expected: tuple[str, str]
) -> None:
    assert asked(words, phase="turn", **change) == expected


@pytest.mark.parametrize(("words", "question"), [("use end", "done-use"), ("end", "done-assets")])
def test_Y04_with_assets_nobody_reads_that_no_card_links(words: str, question: str) -> None:
    assets = Assets(ready=[[], []], safe=[], won="", captured="", used="", aim=-1, series=1, markers=2)
    assert asked(words, phase="turn", placed=2, last="fire", assets=assets) == (question, "")


@pytest.mark.parametrize(
    ("phase", "words", "change", "question"),
    [
        ("give", "give", {"asker": BO}, "give-asked"),
        ("give", "give", {"asker": -1}, "give"),
        ("called", "place fail", {}, "called"),
        ("called", "place", {}, "called-must"),
        ("discard", "discard", {}, "discard"),
        ("discard", "discard", {"turn": BO}, "discard-fault"),
        ("steal", "steal", {}, "steal"),
        ("select", "select", {}, "select"),
    ],
)
def test_in_other_phases_it_depends_on_who_asks_and_whose_turn_it_is(
    phase: str, words: str, change: dict[str, Any], question: str
) -> None:
    seen = msgspec.structs.replace(common(phase=phase), **change)
    found = ask(seen, Viewer(ANN, tuple(range(len(words.split())))), words.split().__getitem__)
    assert found is not None
    assert found.question == question


def test_E04_M09_what_helps_to_answer_is_said_with_the_question() -> None:
    assert asked("place replay", phase="trump", last="fire") == ("trump", "trump-hint")
    assert asked("place replay", phase="trump", last="") == ("trump", "")
    assert asked("look concede", phase="verify", wanted=1) == ("verify", "wanted")
    assert asked("concede", phase="verify", wanted=1) == ("verify", "wanted-none")
    assert asked("verify concede", phase="verify") == ("verify", "")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_and_hint_has_its_sentence(language: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob(f"{language}/*.ftl"))
    wanted = [f"prompt-{word}" for word in (*get_args(Question), *get_args(AskHint)) if word]
    assert len(wanted) > 20
    assert [key for key in wanted if f"\n{key} =" not in texts] == []


def test_nobody_is_asked_who_is_not_to_move() -> None:
    assert asked("", seat=BO, phase="turn") is None
    assert asked("", seat=-1, phase="turn") is None
    assert asked("stop let", phase="window") is None


def test_only_the_position_of_the_seat_to_move_has_the_question() -> None:
    table = stop_table()
    found = [position(table, seat) for seat in (-1, 0, 1, 2)]
    questions = [seen.ask.question if seen is not None and seen.ask is not None else "" for seen in found]
    assert questions == ["", "opening", "", ""]


def test_S06_S21_S24_what_a_game_of_the_first_edition_asks() -> None:
    """The finalist is told what comes, the others that it is their last turn; a harvest by what is left."""
    classic = Classic(-1, [], [], True, False, [], [2], False)
    ended = msgspec.structs.replace(classic, finalist=BO, last_turns=[ANN])
    crowning = msgspec.structs.replace(classic, crowns=True)
    turn: dict[str, Any] = {"phase": "turn", "placed": 1}

    assert asked("place end", **turn, classic=classic) == ("turn-more", "")
    assert asked("place end", **turn, classic=crowning) == ("turn-more", "finalist-near")
    assert asked("place end", **turn, classic=ended) == ("turn-last", "")
    assert asked("place end", **turn, classic=ended, leader=BO) == ("round-last", "")
    mine = msgspec.structs.replace(ended, finalist=ANN, last_turns=[])
    assert asked("end", **turn, classic=mine, leader=BO) == ("turn-finalist", "")
    harvest: dict[str, Any] = {"phase": "harvest", "classic": ended}
    assert asked("harvest-rob harvest-none", **harvest) == ("harvest-rob", "")
    assert asked("harvest-take harvest-none", **harvest, leader=ANN) == ("harvest-take", "harvest-round")


@pytest.mark.parametrize(
    ("ways", "question"),
    [
        ("draw", "harvest-draw"),
        ("rob", "harvest-rob"),
        ("take", "harvest-take"),
        ("draw rob", "harvest-draw-rob"),
        ("draw take", "harvest-draw-take"),
        ("rob take", "harvest-rob-take"),
        ("draw rob take", "harvest"),
    ],
)
def test_S18_a_harvest_is_asked_for_by_what_there_is_to_harvest(ways: str, question: str) -> None:
    """Without a stack, without cards in hands or without discards of others there are fewer ways."""
    classic = Classic(-1, [], [], True, False, [], [2], False)
    words = " ".join(f"harvest-{way}" for way in [*ways.split(), "none"])

    assert asked(words, phase="harvest", classic=classic) == (question, "")


@pytest.mark.parametrize(
    ("name", "options", "goal"),
    [
        ("intro", (), "hand"),
        ("explore", (), "points"),
        ("explore", ("battle",), "placing"),
        ("classic-select", (), "finalist"),
        ("classic-memory", (), "any-hand"),
    ],
)
def test_G06_G07_S06_S10_Y20_what_everybody_plays_for_is_told(
    name: str, options: tuple[str, ...], goal: str
) -> None:
    game = new_game(name, ["Ann", "Bo"], options=options)
    state = Driver.shuffled(game, Random(1)).state
    view = game.view(state, ANN)
    assert position_of(game, view, own_hands(view)).goal == goal
    assert all(knows(language, f"goal-{goal}") for language in LANGUAGES)
