"""The numbers that follow from a key: exactly those that docs/fair-dice.md promises, and no sign of it."""

from __future__ import annotations

import hashlib
import pickle
import re
from collections import Counter
from pathlib import Path
from random import Random, SystemRandom

import pytest

from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.evolution.variants.catalogue import GAMES
from discovery.play.commitment import GameKey, NumberStream, is_commitment, is_key
from tests.support.editions import CLASSIC, with_jokers

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
COUNTING, ONES = bytes(range(32)), b"\xff" * 32
VECTORS = {
    COUNTING: (
        "sha256:e5539c62a9142c8a17683307a85a97e958a13d869cd7e9d6be51516c3f6135c6",
        14109304567592714786,
        [4, 7, 8, 5, 9, 3, 2, 0, 1, 6],
        [0, 3, 4, 1, 5, 0, 2, 5, 2, 3],
    ),
    ONES: (
        "sha256:2a5bff557dcedc2a6b568d9677849338ec23426e246feed2356e107703544f82",
        4008625931376319129,
        [8, 2, 0, 5, 6, 7, 4, 3, 1, 9],
        [3, 3, 5, 2, 0, 1, 0, 2, 0, 5],
    ),
}
"""By key: its commitment, the first word of the deal, ten things shuffled, ten draws among six. They were
computed by another program, the first word by OpenSSL."""
BY_ERA, FIRST_EDITION, MIXED = "9375393cea2213b2", "cb2cdf8c17f5cfa7", "9e28c51463f927ec"


@pytest.mark.parametrize("key", VECTORS, ids=["counting", "ones"])
def test_a_key_leads_to_its_vector(key: bytes) -> None:
    found, things = GameKey(key), list(range(10))
    found.deal().shuffle(things)

    draws = [found.draw(number).randrange(6) for number in range(1, 11)]
    assert (found.commitment, found.deal().word(), things, draws) == VECTORS[key]


@pytest.mark.parametrize("key", VECTORS, ids=["counting", "ones"])
def test_the_page_has_the_same_vectors(key: bytes) -> None:
    commitment, word, things, draws = VECTORS[key]
    page = PAGE.read_text(encoding="utf-8")

    for part in (key.hex(), commitment, str(word), str(things)[1:-1], str(draws)[1:-1]):
        assert part in page


@pytest.mark.parametrize("game", GAMES)
def test_no_version_shuffles_otherwise(game: str) -> None:
    """Records of earlier versions would no longer verify."""
    played = new_game(GameSpec(game, ("Ann", "Bo", "Cem"), options=tuple(with_jokers(game))))
    order = ",".join(played.pieces[piece] for piece in played.shuffle(GameKey(COUNTING).deal()))

    expected = MIXED if game == "classic-connect" else FIRST_EDITION if game in CLASSIC else BY_ERA
    assert hashlib.sha256(order.encode()).hexdigest()[:16] == expected


def test_words_that_would_favour_some_numbers_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 6, 2**64 - 7, 5])
    monkeypatch.setattr(NumberStream, "word", lambda _: next(words))
    stream = NumberStream(b"", "deal")

    assert 2**64 % 10 == 6
    assert stream.randrange(10) == (2**64 - 7) % 10 == 9
    assert stream.randrange(10) == 5


def test_every_number_below_is_as_likely() -> None:
    key = GameKey.generate(Random(1))
    found = Counter(key.draw(number).randrange(6) for number in range(1, 6001))

    assert sorted(found) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # one in a thousand is above


def test_purposes_have_numbers_of_their_own() -> None:
    key = GameKey(COUNTING)

    assert len({key.deal().word(), *(key.draw(number).word() for number in range(1, 50))}) == 50


def test_keys_are_drawn_of_all_bytes() -> None:
    first, second = GameKey.generate(SystemRandom()), GameKey.generate(SystemRandom())

    assert is_key(first.hex_digits())
    assert first != second
    assert GameKey.read(first.hex_digits()) == first


def test_a_key_shows_itself_nowhere_but_where_it_is_told() -> None:
    key = GameKey(COUNTING)

    for text in (repr(key), str(key), f"{key}", key.commitment):
        assert COUNTING.hex() not in text
        assert not re.search(r"\\x0[0-9]", text)
    assert is_commitment(key.commitment)
    with pytest.raises(TypeError):
        pickle.dumps(key)


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "0" * 63, "A" * 64, "0" * 64 + "\n", "00" * 33])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="key"):
        GameKey.read(text)
