"""How the host names a mail server, and that its password is seen by nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.core.errors import InvalidInput, StoreError
from discovery.server.mail.smtp import PASSWORD, mail_server
from discovery.server.mail.tokens import SCOPES, Signer
from discovery.store.rows import new_ident

SENDER = "Table <table@example.org>"


@pytest.mark.parametrize(
    ("url", "host", "port", "secure", "user"),
    [
        ("smtp://mail.example.org", "mail.example.org", 587, False, ""),
        ("smtps://mail.example.org", "mail.example.org", 465, True, ""),
        (
            "smtps://ann%40example.org@mail.example.org:2465",
            "mail.example.org",
            2465,
            True,
            "ann@example.org",
        ),
        ("smtp://[::1]:25", "::1", 25, False, ""),
    ],
)
def test_an_address_names_the_server(url: str, host: str, port: int, secure: bool, user: str) -> None:
    found = mail_server(url, SENDER)
    assert (found.host, found.port, found.secure, found.user) == (host, port, secure, user)


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://a:b@mail.example.org", "smtp://x:99999"]
)  # fmt: skip
def test_anything_else_is_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        mail_server(url, SENDER)
    assert "a:b" not in str(refused.value)
    with pytest.raises(InvalidInput):
        mail_server("smtp://mail.example.org", "nobody")


def test_the_password_is_in_the_environment_or_a_file_and_shown_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for ending in ("", "\n", "\r\n"):
        monkeypatch.setenv(PASSWORD, f"from the environment{ending}")
        assert mail_server("smtp://x@mail.example.org", SENDER).password == "from the environment"
    file = tmp_path / "password"
    file.write_text("from a file\n", encoding="utf-8")
    found = mail_server("smtp://x@mail.example.org", SENDER, str(file))
    assert found.password == "from a file"
    assert "from a file" not in repr(found)
    with pytest.raises(StoreError):
        mail_server("smtp://x@mail.example.org", SENDER, str(tmp_path / "nothing"))


def test_links_of_mails_are_signed_by_one_server_for_one_purpose() -> None:
    signer, other, ident = Signer("00" * 32), Signer("11" * 32), new_ident()
    for scope in SCOPES:
        token = signer.token(ident, scope)
        assert signer.read(token) == (ident, scope)
        assert len(token) <= 64
        assert other.read(token) is None
        assert signer.read(new_ident() + token[16:]) is None
    assert signer.read("") is None
