"""ES256 signatures: ECDSA over P-256 with SHA-256, its nonces drawn from key and text (RFC 6979).

A push service wants a token signed so, and nothing else here is signed: *a library of compiled cryptography
for two signatures a day would be the largest package of a server.* How long Python's numbers take tells of
them, so this signs nothing that a stranger chooses or times; see ``Vapid``, which signs twice a day.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator

Point = tuple[int, int] | None
"""A point of the curve; ``None`` is the one at infinity."""

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
A = P - 3
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
SIZE = 32
"""Bytes of a number."""


def new_key() -> int:
    """A random private key: a number from 1 to N - 1."""
    return secrets.randbelow(N - 1) + 1


def public_key(key: int) -> bytes:
    """The public key, 65 bytes: an uncompressed point."""
    point = _times(key, G)
    assert point is not None
    return b"\x04" + b"".join(number.to_bytes(SIZE) for number in point)


def sign(key: int, text: bytes) -> bytes:
    """The signature of a text, 64 bytes: the numbers r and s."""
    digest = hashlib.sha256(text).digest()
    number = int.from_bytes(digest)
    for nonce in _nonces(key, digest):
        point = _times(nonce, G)
        assert point is not None
        r = point[0] % N
        s = pow(nonce, -1, N) * (number + r * key) % N
        if r and s:
            return r.to_bytes(SIZE) + s.to_bytes(SIZE)
    raise AssertionError  # the nonces never end


def _nonces(key: int, digest: bytes) -> Iterator[int]:
    """RFC 6979, section 3.2, for numbers that are as long as the hash."""
    secret = key.to_bytes(SIZE) + (int.from_bytes(digest) % N).to_bytes(SIZE)
    state, mac = b"\x01" * SIZE, b"\x00" * SIZE
    for mark in (b"\x00", b"\x01"):
        mac = _mac(mac, state + mark + secret)
        state = _mac(mac, state)
    while True:
        state = _mac(mac, state)
        nonce = int.from_bytes(state)
        if 0 < nonce < N:
            yield nonce
        mac = _mac(mac, state + b"\x00")
        state = _mac(mac, state)


def _mac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def _times(count: int, point: Point) -> Point:
    total: Point = None
    while count:
        if count & 1:
            total = _plus(total, point)
        point = _plus(point, point)
        count >>= 1
    return total


def _plus(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    (x, y), (u, v) = one, other
    if x == u:
        if (y + v) % P == 0:
            return None
        slope = (3 * x * x + A) * pow(2 * y, -1, P) % P
    else:
        slope = (v - y) * pow(u - x, -1, P) % P
    w = (slope * slope - x - u) % P
    return w, (slope * (x - w) - y) % P
