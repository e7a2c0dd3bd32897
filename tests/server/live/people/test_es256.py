"""Signatures for push services: the examples of RFC 6979, section A.2.5."""

from __future__ import annotations

import pytest

from discovery.server.live.people.es256 import new_key, public_key, sign

KEY = 0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721
PUBLIC = (
    "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
    "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
)


def test_the_public_key_follows_from_the_private_one() -> None:
    assert public_key(KEY).hex().upper() == "04" + PUBLIC


@pytest.mark.parametrize(
    ("text", "signature"),
    [
        (
            b"sample",
            (
                "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
                "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
            ),
        ),
        (
            b"test",
            (
                "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367"
                "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083"
            ),
        ),
    ],
)
def test_texts_are_signed_as_the_standard_shows(text: bytes, signature: str) -> None:
    assert sign(KEY, text).hex().upper() == signature


def test_keys_differ() -> None:
    assert len({new_key() for _ in range(5)}) == 5
