"""Secret links: 256 random bits each, stored only as a hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """The secret of a seat or a host."""
    return secrets.token_urlsafe(32)


def new_table() -> str:
    """A table's id. It lets anybody watch, so it must be impossible to guess."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """The stored hash of a secret. The secret is fully random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
