"""Every error has a sentence in every language, and every raise gives what its sentence needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import discovery
from discovery.core.errors import Code, DiscoveryError, InvalidRecord
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.i18n import LANGUAGES, best_language, knows, sentence, translate
from discovery.server.codes import ServerCode
from discovery.survival.errors import SurvivalCode

SOURCE = Path(discovery.__file__).parent
ERRORS = {
    "InvalidInput",
    "InvalidRecord",
    "InvalidDeck",
    "InvalidSetup",
    "IllegalMove",
    "TableError",
    "StoreError",
    "DiscoveryError",
}
LISTS: dict[str, type[Code] | type[AssetCode] | type[ServerCode]] = {
    "AssetCode": AssetCode, "Code": Code, "ServerCode": ServerCode,
}  # fmt: skip


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message of the errors' files."""
    files = [SOURCE / "i18n" / language / "errors.ftl", *SOURCE.glob(f"*/texts/{language}/errors.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = visitor.names
    return found


def raises() -> Iterator[tuple[str, Code | AssetCode | ServerCode, set[str]]]:
    """Where an error is made with its arguments spelled out: place, code, names of the arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                code = _code(node)
                names = {keyword.arg for keyword in node.keywords}
                if code is not None and None not in names:
                    yield (
                        f"{file.name}:{node.lineno}",
                        code,
                        {name for name in names if name} - {"line", "rule"},
                    )


def _code(call: ast.Call) -> Code | AssetCode | ServerCode | None:
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Attribute) and isinstance(first.value, ast.Name) and first.value.id in LISTS:
        return LISTS[first.value.id][first.attr]
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    found = {name.removeprefix("error-") for name in variables(language) if name.startswith("error-")}
    assert found == {str(code) for code in (*Code, *AssetCode, *ServerCode, *SurvivalCode)}


def test_every_raise_gives_what_its_sentence_says() -> None:
    needed = variables("en")
    wrong = [
        f"{place}: {code} lacks {needed[f'error-{code}'] - given}"
        for place, code, given in raises()
        if not needed[f"error-{code}"] <= given
    ]
    assert not wrong, "\n".join(wrong)


def test_cards_are_shown_by_name() -> None:
    error = DiscoveryError(Code.MISSING_PREREQUISITE, "C01", card="sled", missing="fire hide wood")
    names = {"sled": "Sled", "fire": "Fire", "hide": "Hide"}
    shown = sentence("en", error, names)
    assert shown == "“Sled” cannot be placed yet: the tree still lacks Fire, Hide and wood."
    assert "Fire, Hide et wood" in sentence("fr", error, names)


def test_numbers_choose_their_form() -> None:
    assert "too many" in sentence("en", DiscoveryError(Code.SEAT_COUNT, given=12, most=9))
    assert "At least one" in sentence("en", DiscoveryError(Code.SEAT_COUNT, given=0, most=9))


def test_french_puts_narrow_spaces_before_its_signs() -> None:
    shown = sentence("fr", InvalidRecord(Code.BAD_LINE, line=3, given="x"))
    assert "«\u202fx\u202f»" in shown


def test_an_unknown_language_is_english_and_an_unknown_sentence_its_own_name() -> None:
    assert best_language("fr-CA") == best_language("FR_ca") == "fr"
    assert best_language("tlh") == "en"
    assert translate("tlh", "error-game-over") == "The game is over."
    assert translate("fr", "no-such-sentence") == "no-such-sentence"
    assert not knows("en", "no-such-sentence")
