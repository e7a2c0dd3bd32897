"""The setup speaks both languages before anything is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tooling import check, messages

FOLDER = Path(messages.__file__).parent
TOOLING = FOLDER.parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    """Message id -> the variables it uses, as Fluent's own parser reads them."""
    found = {}
    for entry in parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_all_languages_say_the_same_things(language: str) -> None:
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_our_reader_understands_every_message(language: str) -> None:
    say = messages.speaker(language)

    for key, names in variables(language).items():
        text = say(key, **dict.fromkeys(names, "42"))
        assert text
        assert "{" not in text


def test_every_message_is_used_and_every_used_one_exists() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in TOOLING.glob("*.py"))
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", source))
    said = set(re.findall(r"""text\(["']([a-z-]+)["']""", source)) | {key for key, _ in check.CHECKS}

    assert variables("en").keys() <= quoted
    assert said <= variables("en").keys()


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        messages.speaker("en")("no-such-message")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "gsw_CH.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_language_follows_the_system(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert messages.language() == expected
