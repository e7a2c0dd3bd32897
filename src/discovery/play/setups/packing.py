"""Small numbers and words as bits, and bits as letters that can be read aloud.

The letters are those of Crockford's base 32: no I, L, O or U, and case does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("ILO", "110", "- ")
_WIDTH = 5
_LONGEST = 63
_CHECK_BITS = 15
_POLYNOMIAL = 0x4599
"""CRC-15 as on the bus of a car. It finds every burst of 15 bits: any wrong letter, any two swapped."""


class Unreadable(ValueError):
    """Raised for bits that no ``BitWriter`` can have written."""


class BitWriter:
    """Collects bits, the highest first."""

    def __init__(self) -> None:
        self.bits: list[int] = []

    def number(self, value: int, width: int) -> None:
        """``value`` in ``width`` bits. ``ValueError`` if it does not fit."""
        if not 0 <= value < 1 << width:
            raise ValueError(f"{value} does not fit into {width} bits")
        self.bits += [value >> place & 1 for place in reversed(range(width))]

    def word(self, word: str, known: Sequence[str], width: int) -> None:
        """Write the index of ``word`` in ``known``, or spell it out if it is not there."""
        spelled = (1 << width) - 1
        self.number(known.index(word) if word in known else spelled, width)
        if word not in known:
            self.spelled(word)

    def spelled(self, word: str) -> None:
        """Spell out a short ASCII word. ``ValueError`` for any other."""
        if len(word) > _LONGEST or not word.isascii():
            raise ValueError(f"{word!r} cannot be spelled")
        self.number(len(word), 6)
        for sign in word:
            self.number(ord(sign), 7)


class BitReader:
    """Reads the bits of a ``BitWriter``. Raises ``Unreadable`` for invalid ones."""

    def __init__(self, bits: Sequence[int]) -> None:
        self._bits = bits
        self._at = 0

    def number(self, width: int) -> int:
        """The next ``width`` bits."""
        end = self._at + width
        if end > len(self._bits):
            raise Unreadable
        value = 0
        for bit in self._bits[self._at : end]:
            value = value << 1 | bit
        self._at = end
        return value

    def word(self, known: Sequence[str], width: int) -> str:
        """Read a known word, or one that is spelled out."""
        place = self.number(width)
        if place == (1 << width) - 1:
            return self.spelled()
        if place >= len(known):
            raise Unreadable
        return known[place]

    def spelled(self) -> str:
        """Read a word that is spelled out."""
        return "".join(chr(self.number(7)) for _ in range(self.number(6)))

    def end(self) -> None:
        """Check that only the padding of the last letter is left."""
        rest = self._bits[self._at :]
        if len(rest) >= _WIDTH or any(rest):
            raise Unreadable


def letters(version: int, bits: Sequence[int]) -> str:
    """The version, the bits and their check as letters, in groups of four."""
    filled = [*_bits(version, _WIDTH), *bits, *[0] * (-len(bits) % _WIDTH)]
    whole = [*filled, *_bits(_check(filled), _CHECK_BITS)]
    text = "".join(LETTERS[_value(whole[at : at + _WIDTH])] for at in range(0, len(whole), _WIDTH))
    return "-".join(text[at : at + 4] for at in range(0, len(text), 4))


def bits_of(text: str) -> tuple[int, list[int]]:
    """The version and the bits of what ``letters`` wrote, however it was typed. ``Unreadable``."""
    typed = text.strip().upper().translate(_MISREAD)
    if any(sign not in LETTERS for sign in typed):
        raise Unreadable
    whole = [bit for sign in typed for bit in _bits(LETTERS.index(sign), _WIDTH)]
    filled, check = whole[:-_CHECK_BITS], whole[-_CHECK_BITS:]
    if len(filled) < _WIDTH or _check(filled) != _value(check):
        raise Unreadable
    return _value(filled[:_WIDTH]), filled[_WIDTH:]


def _bits(value: int, width: int) -> list[int]:
    return [value >> place & 1 for place in reversed(range(width))]


def _value(bits: Sequence[int]) -> int:
    return BitReader(bits).number(len(bits))


def _check(bits: Sequence[int]) -> int:
    register = (1 << _CHECK_BITS) - 1
    for bit in bits:
        carry = register >> (_CHECK_BITS - 1) ^ bit
        register = register << 1 & (1 << _CHECK_BITS) - 1
        if carry:
            register ^= _POLYNOMIAL
    return register
