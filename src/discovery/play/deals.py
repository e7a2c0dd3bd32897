"""Deals that several tables share: a set-up and all chance of its game, in one short code.

    2A8C-0FG3-K9.7QXM2N5R3T       the code of a set-up, a point, and the word of the deal
    2A8C-0FG3-K9.2026-11-25       the daily deal: its word is the date

Where nobody but the players is at the table, all chance follows from the code alone (``play.commitment`` with
the hash of the code as the key): the same code is the same deal on every server and in every terminal of the
same version. That is fair among people who trust one another: a player can work out the deal first,
from the code. Where others may watch or sit down, a secret of the server is part of the hash: the same
code is the same deal on that server, and the code alone tells nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass, replace

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import Chooser
from discovery.core.registry import FIRST, family
from discovery.play.commitment import GameKey
from discovery.play.setups import GameSetup, decode, encode
from discovery.play.setups.game_setup import PROGRAM
from discovery.play.setups.packing import LETTERS

LETTERS_OF_A_WORD = 10
"""The number of letters, of 5 bits each: nobody comes upon another's deal by chance."""
_EVERYWHERE = "discovery deal 1\n"
_ON_A_SERVER = "discovery deal 2\n"
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
    def everywhere(self) -> bool:
        """Whether its cards are the same on every server and in the terminal, as nobody but the players is at
        the table: nobody watches, sits down by a link or joins."""
        conduct = self.setup.conduct
        return conduct.watching == "end" and not conduct.joining and "open" not in self.setup.seats

    def key(self, secret: bytes = b"") -> GameKey:
        """The key of its games on the server with this ``secret``, without one in a terminal.
        ``InvalidInput``: DEAL_OF_A_SERVER without a secret for a deal that needs one."""
        if self.everywhere:
            return GameKey(hashlib.sha256(f"{_EVERYWHERE}{self.code}".encode("ascii")).digest())
        if not secret:
            raise InvalidInput(Code.DEAL_OF_A_SERVER, given=self.code)
        return GameKey(hmac.digest(secret, f"{_ON_A_SERVER}{self.code}".encode("ascii"), "sha256"))


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


def closed(setup: GameSetup) -> GameSetup:
    """The set-up with nobody at its table but the players, so that its deals are the same everywhere. Seats
    that are open for others become those of people at the same screen."""
    seats = tuple("me" if seat == "open" else seat for seat in setup.seats)
    return replace(setup, seats=seats, conduct=replace(setup.conduct, watching="end", joining=False))


def daily_deal(date: str) -> Deal:
    """The deal of a day, written as ``2026-11-25``: the usual game of one person against the third program of
    the ladder, a friendly one. It is the same everywhere."""
    first = family(FIRST)
    seats = ("me", PROGRAM + first.players.levels[2])
    return Deal(closed(GameSetup(first.setup.usual_game, seats=seats)), date)
