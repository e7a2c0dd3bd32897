"""Putting the numbers of moves together and taking them apart (``codes``)."""

from __future__ import annotations

from discovery.survival.model.codes import EXTRA, SHIFT


def coded(word: int, argument: int = 0, extra: int = 0) -> int:
    """The move of a word with its parts."""
    return word << SHIFT | argument | extra << EXTRA


def word_of(move: int) -> int:
    """The number of the move's word."""
    return move >> SHIFT & 0xFF


def argument_of(move: int) -> int:
    """The move's argument: the bits that say what it is about."""
    return move & 0xFFFF


def extra_of(move: int) -> int:
    """The move's extra bits: what it says besides its argument."""
    return move >> EXTRA
