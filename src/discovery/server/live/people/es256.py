"""ES256 signatures, which push services want: ECDSA over P-256 with SHA-256, by ``cryptography``.

The library is loaded when the first key is asked for; only servers that call devices need it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.errors import Code, MissingExtra

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SIZE = 32
"""Bytes of a number."""


def new_key() -> int:
    """A random private key. ``MissingExtra(NO_EXTRA)`` where the library is not installed."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="cryptography", extra="push") from None
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value


def public_key(key: int) -> bytes:
    """The public key, 65 bytes: an uncompressed point."""
    from cryptography.hazmat.primitives import serialization

    public = _private(key).public_key()
    return public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def sign(key: int, text: bytes) -> bytes:
    """A signature of a text, 64 bytes: the numbers r and s. Each call gives another one."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    pair = utils.decode_dss_signature(_private(key).sign(text, ec.ECDSA(hashes.SHA256())))
    return b"".join(number.to_bytes(SIZE) for number in pair)


def _private(key: int) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(key, ec.SECP256R1())
