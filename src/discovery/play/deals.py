"""Deals that several tables share: a set-up and all chance of its game, in one short code.

    2A8C-0FG3-K9.7QXM2N5R3T       the code of a set-up, a point, and the word of the deal
    2A8C-0FG3-K9.2026-11-25       the daily deal: its word is the date

All chance follows from the code alone (``play.commitment`` with the hash of the code as the key), so the same
code is the same deal on every server and in every terminal of the same version. That is fair among people who
trust one another: whoever knows the code can work out the deal before playing it.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import Chooser
from discovery.core.registry import FIRST, family
from discovery.play.commitment import GameKey
from discovery.play.setups import GameSetup, decode, encode
from discovery.play.setups.packing import LETTERS
from discovery.play.setups.value import PROGRAM

LETTERS_OF_A_WORD = 10
"""So many letters of 5 bits: nobody comes upon another's deal by chance."""
_TAG = "discovery deal 1\n"
_WORD = re.compile(rf"[{LETTERS}]{{{LETTERS_OF_A_WORD}}}|\d{{4}}-\d\d-\d\d")
_MISREAD = str.maketrans("ILO", "110")


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: its ``setup``, and the ``word`` from which, together with that, all chance follows."""

    setup: GameSetup
    word: str

    @property
    def code(self) -> str:
        """The deal as it is given to others; the same for everybody."""
        return f"{encode(self.setup)}.{self.word}"

    @property
    def key(self) -> GameKey:
        """The key of its games."""
        return GameKey(hashlib.sha256(f"{_TAG}{self.code}".encode("ascii")).digest())


def read_deal(text: str) -> Deal:
    """The deal of a code, however it was typed. ``InvalidInput``: BAD_DEAL_CODE, or as ``decode``."""
    setup, point, word = text.strip().upper().rpartition(".")
    word = word if "-" in word else word.translate(_MISREAD)
    if not point or not _WORD.fullmatch(word):
        raise InvalidInput(Code.BAD_DEAL_CODE, given=text[:40])
    return Deal(decode(setup), word)


def new_deal(setup: GameSetup, random: Chooser) -> Deal:
    """Another deal of a set-up; for real games ``random`` is the system's secure generator."""
    return Deal(setup, "".join(LETTERS[random.randrange(len(LETTERS))] for _ in range(LETTERS_OF_A_WORD)))


def daily_deal(date: str) -> Deal:
    """The deal of a day, written as ``2026-11-25``: the usual game of one person against the third program of
    the ladder, a friendly one."""
    first = family(FIRST)
    seats = ("me", PROGRAM + first.players.levels[2])
    return Deal(GameSetup(first.setup.usual_game, seats=seats), date)
