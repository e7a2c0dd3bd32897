"""A language that nobody speaks, made from English while a test runs: with accents, a third longer, in
brackets. Whatever a person reads without brackets does not come from a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from discovery import i18n

ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "àéîõûýÀÉÎÕÛÝçñšž")
LONGER = re.compile(r"[aeiou](?=\w)")
TYPED = re.compile(r"(words-|cli-command-|cli-order-word-|cli-puzzles-word-|discover-words-)")
"""Messages that are no sentences: they list what may be typed."""
WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter ones are signs of a map, or notation."""


class _Pseudo(Transformer):
    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # as the library calls it
        if TYPED.match(node.id.name):
            return node
        self.generic_visit(node)
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if isinstance(pattern, ftl.Pattern):
                pattern.elements = [ftl.TextElement("⟦"), *pattern.elements, ftl.TextElement("⟧")]
        return node

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = said(node.value)
        return node


def said(text: str) -> str:
    """English text as the language has it, without brackets."""
    return LONGER.sub(lambda found: found[0] * 2, text).translate(ACCENTS)


@cache
def translated(source: str) -> str:
    """A Fluent file in the language."""
    return FluentSerializer().serialize(_Pseudo().visit(FluentParser().parse(source)))


@contextmanager
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Within it, English messages are in the language."""

    class Area(i18n.Area):
        def __init__(self, language: str, text: str) -> None:
            super().__init__(language, translated(text))

    with monkeypatch.context() as patched:
        patched.setattr(i18n, "Area", Area)
        i18n._areas.cache_clear()
        yield
    i18n._areas.cache_clear()


def unbracketed(text: str) -> str:
    """What stands in no brackets."""
    depth, outside = 0, []
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        outside.append(" " if depth or sign == "⟧" else sign)
    return "".join(outside)


def words_outside(text: str) -> set[str]:
    """The words that do not come from messages, in small letters."""
    return {word.lower() for word in WORD.findall(unbracketed(text))}
