"""Signatures for push services: the key of RFC 6979, section A.2.5, and signatures that its owner made."""

from __future__ import annotations

import sys

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from discovery.core.errors import Code, MissingExtra
from discovery.server.live.people.es256 import new_key, public_key, sign

KEY = 0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721
PUBLIC = (
    "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
    "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
)


def check(signature: bytes, text: bytes) -> None:
    """``InvalidSignature`` unless the owner of the key has signed the text."""
    owner = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes.fromhex(f"04{PUBLIC}"))
    numbers = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    owner.verify(utils.encode_dss_signature(*numbers), text, ec.ECDSA(hashes.SHA256()))


def test_the_public_key_follows_from_the_private_one() -> None:
    assert public_key(KEY).hex().upper() == f"04{PUBLIC}"


@pytest.mark.parametrize("text", [b"sample", b"test", b""])
def test_a_signature_is_of_its_key_and_text(text: bytes) -> None:
    signature = sign(KEY, text)

    assert len(signature) == 64
    check(signature, text)
    with pytest.raises(InvalidSignature):
        check(signature, text + b".")
    with pytest.raises(InvalidSignature):
        check(sign(KEY + 1, text), text)


def test_keys_differ() -> None:
    assert len({new_key() for _ in range(5)}) == 5


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric", None)

    with pytest.raises(MissingExtra) as missing:
        new_key()

    assert missing.value.code == Code.NO_EXTRA
    assert missing.value.arguments == {"given": "cryptography", "extra": "push"}
