"""Words of messages that programs and pages send alike, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from discovery.core.languages import LANGUAGES

MAX_FRAME = 16 * 1024
"""Largest frame or line that a client may send, in bytes."""

Name = Annotated[str, Meta(max_length=65_536)]
"""As typed. What is too long to be a name is refused in words, so the contract allows what fits a request."""
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""A secret. One that was cut short on its way opens nothing, as any other wrong one."""
Line = Annotated[str, Meta(max_length=1200)]
"""A move in notation; a selection may name every card there is."""
SPOKEN = f"^({'|'.join(LANGUAGES)})$"
Tag = Annotated[str, Meta(pattern=SPOKEN)]
"""A language of this server."""
TAG = "^[a-z]{2,3}$"
"""The contract's pattern for languages, in place of ``SPOKEN``: another one is added by files alone."""
