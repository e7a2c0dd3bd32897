"""Passwords, kept as Argon2id hashes (RFC 9106), a few worked out at a time and beside everything else."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING

from discovery.core.errors import Code, InvalidInput, MissingExtra

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 8, 128
"""Characters of a password. There are no rules on what kinds they must be: length is what counts (NIST SP
800-63B, section 3.1.1.2)."""
ROUNDS, KIBIBYTES, LANES = 3, 65536, 4
"""The costs of a hash: the second choice of RFC 9106, for where a gigabyte is too much."""
AT_ONCE = 2
"""How many hashes are worked out at the same time; each takes 64 MiB."""
COMMON = frozenset(
    (
        *("password", "passw0rd", "motdepasse", "passwort", "12345678", "123456789", "1234567890"),
        *("11111111", "00000000", "87654321", "qwertyui", "qwertyuiop", "azertyuiop", "qwertzuiop"),
        *("iloveyou", "sunshine", "princess", "football", "baseball", "superman", "trustno1"),
        *("welcome1", "abcdefgh", "abcd1234", "abc12345", "letmein1", "password1", "password123"),
        *("discovery", "discovery1", "discover1"),
    )
)
"""The passwords that people who guess try first."""


class Passwords:
    """Makes hashes and compares with them. ``MissingExtra(NO_EXTRA)`` where the library is not installed."""

    def __init__(self, rounds: int = ROUNDS, kibibytes: int = KIBIBYTES) -> None:
        """How much work a hash is; tests take less."""
        self._hasher = _hasher(rounds, kibibytes)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        """The hash to be kept."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, normal(password))

    async def fits(self, password: str, kept: str) -> bool:
        """Whether a password is the one that was kept. Takes as long where nothing is (``""``), so that the
        time does not tell whether somebody has an account."""
        async with self._places:
            return await asyncio.to_thread(self._verify, normal(password)[: 2 * LONGEST], kept)

    def is_old(self, kept: str) -> bool:
        """Whether a hash was made with other costs than those of today."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, password: str, kept: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerifyMismatchError

        try:
            self._hasher.verify(kept or self._nobody, password)
        except (InvalidHashError, VerifyMismatchError):
            return False
        return kept != ""


def refuse_weak(password: str, name: str) -> None:
    """``InvalidInput(WEAK_PASSWORD)`` for one that is short, endless, common, or the name of the account.
    Asked when a password is chosen, not when it is used: older ones still work."""
    folded = normal(password).casefold()
    fits = SHORTEST <= len(normal(password)) <= LONGEST
    if not fits or folded in COMMON or folded == name.casefold() or len(set(folded)) <= 2:
        raise InvalidInput(Code.WEAK_PASSWORD, least=SHORTEST, most=LONGEST)


def normal(password: str) -> str:
    """A password as it is compared: keyboards write the same letter in different ways."""
    return unicodedata.normalize("NFC", password)


def _hasher(rounds: int, kibibytes: int) -> PasswordHasher:
    try:
        from argon2 import PasswordHasher
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="argon2-cffi", extra="accounts") from None
    return PasswordHasher(rounds, kibibytes, LANES)
