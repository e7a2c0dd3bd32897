"""The committed words of the client are those of the notation."""

from __future__ import annotations

from discovery.evolution import client_words


def test_the_committed_words_are_current() -> None:
    committed = client_words.FILE.read_text(encoding="utf-8")
    assert committed == client_words.text(), "run python -m discovery.evolution.client_words"
