"""Secret links: 256 random bits each, kept on disk as a hash only."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """The secret of a seat or a host."""
    return secrets.token_urlsafe(32)


def new_table() -> str:
    """A table's id: with it one may watch, so it cannot be guessed either."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """What is stored of a secret. It is random in full, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
