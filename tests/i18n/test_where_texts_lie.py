"""Sentences for any game lie beside ``i18n``, those of a family in its own package; none stands twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import discovery
from discovery import i18n
from discovery.core import registry
from discovery.core.family import Family
from discovery.i18n import LANGUAGES, knows

SOURCE = Path(discovery.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def messages(language: str) -> list[tuple[Path, str]]:
    files = [*SOURCE.glob(f"i18n/{language}/*.ftl"), *SOURCE.glob(f"*/texts/{language}/*.ftl")]
    return [(file, name) for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_twice_and_all_are_found(language: str) -> None:
    names = [name for _, name in messages(language)]

    assert len(names) == len(set(names)) > 1000
    assert all(knows(language, name) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_refers_to_is_read_with_it(language: str) -> None:
    """A file is read when the first of its sentences is needed, whichever it is."""
    elsewhere = 0
    for file in {file for file, _ in messages(language)}:
        text = file.read_text(encoding="utf-8")
        own, referred = MESSAGE.findall(text), set(re.findall(r"\{ (-?[a-z][a-z0-9-]*) \}", text))
        area = i18n._areas(language)[own[0]]
        assert all(area.bundle.has_message(name) for name in {*own, *referred})
        elsewhere += len(referred - set(own))
    assert elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", registry.families(), ids=lambda family: family.key)
def test_what_a_set_up_offers_has_its_words_in_the_family(family: Family, language: str) -> None:
    """Those of another family may have been left out, or not be loaded yet."""
    package = registry.package_of(family.key).rpartition(".")[2]
    files = [*SOURCE.glob(f"i18n/{language}/*.ftl"), *SOURCE.glob(f"{package}/texts/{language}/*.ftl")]
    said = {name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}
    setups = family.setup
    wanted = {i18n.message_of("configuration", one.key) for one in setups.configurations}
    wanted |= {i18n.message_of("option", one.key) for one in setups.options}
    wanted |= {f"style-{one.key}" for game in family.games for one in setups.presets(game).styles}

    assert wanted - said == set()


def test_a_family_without_texts_needs_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "walk=tests.i18n.nowhere:FAMILY")

    assert registry.packages() == ("discovery.evolution", "discovery.survival", "tests.i18n")
