"""Tokens in the links of a mail, which show that those who follow them have read a mail to that address.

They are signed with a key of the server, so nothing is stored for a mail that has been sent, and its links
work for as long as the address is there.
"""

from __future__ import annotations

import base64
import hmac
from typing import Literal

from discovery.store.rows import IDENT_BYTES

Scope = Literal["one", "all"]
"""Whether a link stops the mails for one table or account, or all mails to the address."""
SCOPES: tuple[Scope, ...] = ("one", "all")
BYTES = 24
IDENT = IDENT_BYTES * 4 // 3
"""Letters of an address's id, with which its links begin."""


class Signer:
    """Makes and reads these links; ``key`` is hexadecimal."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def token(self, ident: str, scope: Scope) -> str:
        """The token of a link to an address, in letters that an address may have."""
        return ident + self._mark(ident, scope)

    def read(self, token: str) -> tuple[str, Scope] | None:
        """The id and the scope that a link shows; ``None`` for one that this server has not made."""
        ident, mark = token[:IDENT], token[IDENT:]
        for scope in SCOPES:
            if hmac.compare_digest(mark.encode(), self._mark(ident, scope).encode()):
                return ident, scope
        return None

    def _mark(self, ident: str, scope: Scope) -> str:
        signed = hmac.digest(self._key, f"{scope}:{ident}".encode(), "sha256")[:BYTES]
        return base64.urlsafe_b64encode(signed).decode()
