"""Chance that can be checked: each game has a secret key, from which all its chance follows.

The commitment, a hash of the key, is shown before the first card; the key is told when the game is over. Then
anybody can see that order and outcomes were not changed after the first move. docs/fair-dice.md has the
algorithm with test vectors, `examples/check_dice.py` is a second implementation.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Any, Self

from discovery.core.protocol import Chooser

KEY_BYTES = 32
_TAG = b"discovery commitment 1\n"
_SCHEME = "sha256:"
_COMMITMENT = re.compile(rf"{_SCHEME}[0-9a-f]{{64}}")
_KEY = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")
_WORDS = 2**64


def is_commitment(text: str) -> bool:
    """Whether ``text`` is written as a commitment is: ``sha256:`` and 64 hexadecimal digits."""
    return _COMMITMENT.fullmatch(text) is not None


def is_key(text: str) -> bool:
    """Whether ``text`` is written as a key is told: 64 hexadecimal digits."""
    return _KEY.fullmatch(text) is not None


class NumberStream:
    """Numbers that follow from a key and a purpose, uniform to those who do not know the key. It is a
    ``protocol.Chooser``."""

    __slots__ = ("_key", "_purpose", "_taken")

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = key
        self._purpose = purpose
        self._taken = 0

    def word(self) -> int:
        """The next number below 2**64."""
        message = f"{self._purpose} {self._taken}".encode("ascii")
        self._taken += 1
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")

    def randrange(self, stop: int, /) -> int:
        """A number in ``0 <= x < stop``, at most 2**64, without bias: words that would favour some numbers
        are passed over."""
        fair = _WORDS - _WORDS % stop
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % stop

    def shuffle(self, items: list[Any], /) -> None:
        """Shuffle ``items`` in place (Fisher and Yates, from the last place down to the second)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randrange(last + 1)
            items[last], items[other] = items[other], items[last]


class GameKey:
    """The secret key of one game. It shows itself only where it is asked for by ``hex_digits``, and cannot be
    pickled: no other process needs it."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """``ValueError`` unless it is of 32 bytes."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self._key = key

    @classmethod
    def generate(cls, random: Chooser) -> Self:
        """A new key; for real games ``random`` is the system's secure generator."""
        return cls(random.randrange(2 ** (8 * KEY_BYTES)).to_bytes(KEY_BYTES, "big"))

    @classmethod
    def read(cls, text: str) -> Self:
        """The key of its ``hex_digits``. ``ValueError`` for any other text."""
        if not is_key(text):
            raise ValueError("not a key")
        return cls(bytes.fromhex(text))

    def hex_digits(self) -> str:
        """The key itself, 64 hexadecimal digits: for the server's own store, and for everybody once the game
        is over."""
        return self._key.hex()

    @property
    def commitment(self) -> str:
        """The text that may be shown at any time: ``sha256:`` and 64 hexadecimal digits."""
        return _SCHEME + hashlib.sha256(_TAG + self._key).hexdigest()

    def deal(self) -> NumberStream:
        """The numbers by which the game is shuffled."""
        return NumberStream(self._key, "deal")

    def seating(self) -> NumberStream:
        """The numbers by which it is drawn who begins, where that follows from the key (``play.deals``)."""
        return NumberStream(self._key, "seating")

    def draw(self, number: int) -> NumberStream:
        """The numbers of draw ``number`` of the game, from 1: the chance outcomes are counted in the order of
        their lines. So a player who repeats or takes back a move draws the same again."""
        return NumberStream(self._key, f"draw {number}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameKey) and hmac.compare_digest(self._key, other._key)

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __repr__(self) -> str:
        return f"GameKey of {self.commitment}"

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("the key of a game stays in its process")
