"""Standing orders at the terminal: what is answered before anybody is asked (XS03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.play.records import read
from tests.cli.conftest import Run

FIRST_MOVES = "1\n" * 300
ORDERS = {
    "en": ("order support agree", "you support every fight", "order support never", "you keep"),
    "fr": ("consigne soutien accepter", "vous soutenez", "consigne soutien jamais", "vous gardez"),
}
ASKED = {
    "en": "1 Support with Lunge",
    "fr": "1 Soutenir avec Assaut",
}


@pytest.mark.parametrize("language", ORDERS)
def test_XS03_support_is_given_or_kept_as_both_have_ordered(run: Run, tmp_path: Path, language: str) -> None:
    """Two people who take the first move of each list, which supports a fight where they are asked."""

    def played(order: str = "") -> tuple[str, list[str]]:
        file = tmp_path / "game.record"
        arguments = ["--seats", "you,you", "--seed", "44", "--language", language, "--save", str(file)]
        typed = f"{order}\n1\n" * 2 + FIRST_MOVES if order else FIRST_MOVES
        done = run("play", "--game", "discover:beacon", *arguments, typed=typed)
        lines = read(file.read_text(encoding="utf-8")).lines
        return done.out, [line.move for line in lines if line.move.startswith("support ")]

    agree, agreed, never, kept = ORDERS[language]
    told, asked = played()
    assert asked
    assert ASKED[language] in told
    told, supported = played(agree)
    assert agreed in told
    assert ASKED[language] not in told
    assert supported == ["support lunge", "support lunge", "support guard", "support lunge"]
    told, supported = played(never)
    assert kept in told
    assert supported == []


@pytest.mark.parametrize(
    "typed", ["order needs agree", "order stop never", "order support maybe", "order support"]
)
def test_an_order_that_no_game_knows_is_refused(run: Run, typed: str) -> None:
    done = run("play", "--game", "discover:beacon", "--seats", "you,you", typed=f"{typed}\nquit\n")
    assert f"“{typed.removeprefix('order ')}” is not a value that can be used here." in done.out


def test_where_nothing_is_asked_openly_there_are_no_orders(run: Run) -> None:
    done = run("play", "--game", "intro", typed="order\nquit\n")
    assert "Nothing in this game can be answered beforehand." in done.out
