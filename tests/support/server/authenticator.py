"""An authenticator in software, with the browser around it: makes a passkey and answers with it."""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from webauthn.helpers import encode_cbor

from discovery.server.live.people import es256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags: somebody was there, has shown a finger or a PIN, and a credential comes along."""


class Authenticator:
    """One that keeps a single passkey, for the pages of ``origin``; ``counter``: how often it has signed."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.counter = 0
        self.credential = token_bytes(32)
        self.user = b""
        self._key = es256.new_key()

    def make(self, task: Any) -> dict[str, Any]:
        """A passkey for what a server asks."""
        self.user = b64decode(task["user"])
        own = struct.pack(">16xH", len(self.credential)) + self.credential + self._public()
        data = self._data(PRESENT | VERIFIED | ATTESTED) + own
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", task["challenge"])
        sent = {"id": self.credential, "client": client, "attestation": attestation}
        return {"challenge": task["challenge"], **_in_base64(sent)}

    def show(self, task: Any) -> dict[str, Any]:
        """The passkey's answer to a challenge."""
        self.counter += 1
        data, client = self._data(PRESENT | VERIFIED), self._client("webauthn.get", task["challenge"])
        signature = _der(es256.sign(self._key, data + sha256(client).digest()))
        sent = {"id": self.credential, "client": client, "data": data, "signature": signature}
        return {"challenge": task["challenge"], **_in_base64({**sent, "user": self.user})}

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _client(self, kind: str, challenge: str) -> bytes:
        text = urlsafe_b64encode(challenge.encode()).rstrip(b"=").decode()
        return json.dumps({"type": kind, "challenge": text, "origin": self.origin}).encode()

    def _public(self) -> bytes:
        """The public key as COSE writes it: an elliptic curve, ES256, P-256, its two coordinates."""
        point = es256.public_key(self._key)
        return encode_cbor({1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:65]})


def _in_base64(fields: dict[str, bytes]) -> dict[str, str]:
    return {name: b64encode(value).decode() for name, value in fields.items()}


def _der(signature: bytes) -> bytes:
    """A signature of two numbers side by side as authenticators write it."""
    numbers = b"".join(_integer(part) for part in (signature[:32], signature[32:]))
    return b"\x30" + bytes([len(numbers)]) + numbers


def _integer(number: bytes) -> bytes:
    short = number.lstrip(b"\0") or b"\0"
    positive = b"\0" + short if short[0] & 0x80 else short
    return b"\x02" + bytes([len(positive)]) + positive
