"""What rows, pages and links are called."""

from __future__ import annotations

import pytest

from discovery.server.tables.tokens import new_table, new_token
from discovery.store import rows


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-a", "--", "b-", "-", "_"])
    monkeypatch.setattr(rows, "token_urlsafe", lambda length: next(drawn))
    assert (new_table(), new_token()) == ("b-", "_")
