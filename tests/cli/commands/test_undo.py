"""Taking back in the terminal, by the policy of four lines: free, by consent, refused, and in the record."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from discovery.i18n import LANGUAGES, translate
from discovery.play.deals import closed, new_deal
from discovery.play.records import read
from discovery.play.setups import GameSetup
from tests.cli.conftest import Done, Run

PLACED = "place australopithecus"
"""A card of the hand: nothing comes to light."""
ALONE = new_deal(closed(GameSetup("explore", seats=("me", "program:greedy"))), Random(50)).code
TWO = new_deal(closed(GameSetup("explore", seats=("me", "me"))), Random(14)).code
FIRST, SECOND = "Player 2", "Player"
FROM_THE_POOL = "place gathering"
FREE = "takes back one line"


def play(run: Run, deal: str, *typed: str, save: Path | None = None, language: str = "en") -> Done:
    """A game with its key, as far as something is typed."""
    arguments = ["--deal", deal, "--language", language, *(["--save", str(save)] if save else [])]
    done = run("play", *arguments, typed="".join(f"{line}\n" for line in typed))
    assert done.status == 0
    return done


def moves(file: Path) -> list[str]:
    return [line.move for line in read(file.read_text(encoding="utf-8")).lines]


def test_a_placement_is_taken_back_freely_and_stays_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    done = play(run, ALONE, PLACED, "undo", PLACED, save=file)
    assert FREE in done.out
    assert moves(file) == [PLACED, "undo", PLACED]
    assert run("replay", str(file)).status == 0


def test_before_the_first_move_there_is_nothing_to_take_back(run: Run) -> None:
    assert "There is nothing of yours to take back" in play(run, ALONE, "undo").out


def test_nobody_goes_back_across_a_reveal_alone_with_programs(run: Run, tmp_path: Path) -> None:
    """The end of the turn draws a card, and the program has played on."""
    file = tmp_path / "game.record"
    done = play(run, ALONE, PLACED, "end", "undo", save=file)
    assert "Something hidden has come to light since" in done.out
    assert "programs follow the other people" in done.out
    assert "undo" not in moves(file)


def test_without_a_key_chance_is_never_taken_back(run: Run) -> None:
    """With ``--seed`` it would be drawn anew."""
    typed = "".join(f"{line}\n" for line in (FROM_THE_POOL, "undo"))
    done = run("play", "--seed", "3", "--seats", "Ann=you,Bo=you", typed=typed)
    assert done.status == 0
    assert "no key that fixes its chance" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_at_the_keyboard_are_asked_and_may_refuse(run: Run, tmp_path: Path, language: str) -> None:
    """A card of the pool brings another one to light; the words are those of the language."""
    file = tmp_path / "game.record"
    undo, yes = (translate(language, f"cli-{word}").split(", ")[0] for word in ("command-undo", "play-yes"))
    done = play(run, TWO, FROM_THE_POOL, undo, "-", undo, yes, save=file, language=language)
    assert translate(language, "cli-play-undo-refused") in done.out
    assert moves(file) == [FROM_THE_POOL, "undo"]
    assert read(file.read_text(encoding="utf-8")).lines[-1].comment == "agreed"


def test_somebody_else_takes_back_by_name_after_their_turn(run: Run, tmp_path: Path) -> None:
    """The end of a turn freely, until the next one has decided something."""
    file = tmp_path / "game.record"
    name = f"undo {FIRST.lower()}"
    typed = (FROM_THE_POOL, "end", "undo nobody", name, "end", "place band", name, "yes")
    done = play(run, TWO, *typed, save=file)
    assert "Nobody called “nobody” sits at this table." in done.out
    assert f"{FIRST} takes back one line." in done.out
    assert f"{SECOND}: {FIRST} wants to take back 2 lines. Do you agree (yes or no)?" in done.out
    assert moves(file) == [FROM_THE_POOL, "end", "undo", "end", "place band", "undo 2"]


def test_whoever_makes_the_same_move_again_draws_the_same_again(run: Run) -> None:
    typed = (FROM_THE_POOL, "table", "undo", "yes", FROM_THE_POOL, "table")
    pools = [line for line in play(run, TWO, *typed).out.splitlines() if line.startswith("Pool")]
    assert pools[-1] in pools[:-1]
    assert pools[-1] != pools[0]
