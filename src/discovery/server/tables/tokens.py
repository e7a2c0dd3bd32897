"""Secret links: 256 random bits each, stored only as a hash."""

from __future__ import annotations

import hashlib

from discovery.store.rows import new_ident

TOKEN_BYTES = 32


def new_token() -> str:
    """The secret of a seat or a host."""
    return new_ident(TOKEN_BYTES)


def new_table() -> str:
    """A table's id. It lets anybody watch, so it must be impossible to guess."""
    return new_ident()


def digest(token: str) -> str:
    """The stored hash of a secret. The secret is fully random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
