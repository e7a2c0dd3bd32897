"""Messages between page and server about passkeys. Bytes are in Base64."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Challenge = Annotated[str, Meta(max_length=300)]
Handle = Annotated[bytes, Meta(max_length=64)]
"""The account as authenticators know it."""
Credential = Annotated[bytes, Meta(max_length=1023)]
Blob = Annotated[bytes, Meta(max_length=8000)]
"""Something that only browsers and authenticators write."""
Label = Annotated[str, Meta(max_length=200)]
Purpose = Literal["log-in", "new", "add", "confirm"]
"""The purpose of a challenge: to log in, to make an account, to add a passkey to one, to confirm who asks."""


class PasskeyAsked(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/passkeys/challenge``. ``name`` is that of a ``new`` account."""

    purpose: Purpose
    name: Label = ""


class PasskeyTask(Struct):
    """Answer to ``POST api/account/passkeys/challenge``: what the browser is asked for.

    ``user`` and ``name`` are those of the account that a passkey is made for, ``known`` are the passkeys that
    it has."""

    challenge: str
    user: bytes
    name: str
    known: list[bytes]


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """A passkey that was made: the credential's id, the client data and the attestation."""

    challenge: Challenge
    id: Credential
    client: Blob
    attestation: Blob


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/passkeys/log-in``: an answer of a passkey."""

    challenge: Challenge
    id: Credential
    client: Blob
    data: Blob
    signature: Blob
    user: Handle = b""


class PasskeyNew(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/passkeys/register``: an account with a passkey instead of a password."""

    name: Label
    label: Label
    passkey: PasskeyMade


class Proof(Struct, forbid_unknown_fields=True):
    """Proof that the request comes from the owner: the password of the account, or one of its passkeys."""

    password: Annotated[str, Meta(max_length=500)] = ""
    passkey: PasskeyShown | None = None


class PasskeyAdded(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/passkeys/add``."""

    label: Label
    passkey: PasskeyMade
    proof: Proof


class PasskeyNamed(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/account/passkeys/remove``."""

    id: Annotated[str, Meta(max_length=20)]


class PasskeyInfo(Struct):
    """A passkey of an account, as its owner called it. Times in ms since 1970."""

    id: str
    name: str
    created: int
    used: int


MESSAGES: tuple[type[Struct], ...] = (
    *(PasskeyAsked, PasskeyTask, PasskeyShown, PasskeyNew, PasskeyAdded, PasskeyNamed),
)
"""Messages between page and server."""
