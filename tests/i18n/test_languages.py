"""Which languages there are is found from files; what one lacks is in English; and the shipped ones lack
nothing."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import discovery
from discovery import i18n
from discovery.core import languages, registry
from discovery.core.errors import InvalidInput
from discovery.core.languages import LANGUAGES, NAMES, found_in, in_columns, in_language, words_beside
from discovery.evolution.cards.data import key_of, load_deck, load_families
from discovery.evolution.cards.deckfile import read_deck
from discovery.i18n import rulebook, translate
from discovery.i18n.rulebook import parse
from discovery.survival.content.reading import BUILT_IN, EARLIER, built_in, built_in_tables
from discovery.survival.content.wording import wording
from tests.support.data import ROOT
from tests.support.own_deck import garden
from tests.support.packages import forget

SOURCE = Path(discovery.__file__).parent
COMPLETE = ("en", "de", "fr")
"""The languages that lack nothing. One that somebody begins is shipped as well and not named here."""
OTHERS = pytest.mark.parametrize("language", COMPLETE[1:])


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# ---- found ---------------------------------------------------------------------------------------------


def test_a_folder_that_names_its_language_is_one(tmp_path: Path) -> None:
    write(tmp_path / "xx" / "language.ftl", "# a remark\nlanguage-name = Xxish \n")
    write(tmp_path / "fr" / "language.ftl", "language-name = Français\n")
    write(tmp_path / "en" / "language.ftl", "language-name = English\n")
    write(tmp_path / "yy" / "web.ftl", "nav-rules = Yy\n")
    write(tmp_path / "Notes" / "language.ftl", "language-name = no tag\n")

    assert list(found_in(tmp_path).items()) == [("en", "English"), ("fr", "Français"), ("xx", "Xxish")]


def test_those_of_the_house_call_themselves_by_their_names() -> None:
    assert {tag: NAMES[tag] for tag in COMPLETE} == {"en": "English", "de": "Deutsch", "fr": "Français"}
    assert set(COMPLETE) <= set(LANGUAGES)


def test_no_source_lists_languages() -> None:
    """But for English, to which everything falls back."""
    tags = "|".join(tag for tag in LANGUAGES if tag != languages.DEFAULT)
    listed = re.compile(rf"""["'`]({tags})["'`]|[a-z]_({tags})\b|[{{(,] ({tags}): """)
    folders = [
        *((ROOT / name).rglob("*.py") for name in ("src", "tooling", "examples", "bench", "drills")),
        *((ROOT / "web" / "src").rglob(f"*.{kind}") for kind in ("ts", "svelte", "css")),
        (ROOT / "web" / "plugins").rglob("*.ts"),
    ]
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in sorted(file for files in folders for file in files)
        if ".test." not in file.name and file.name != "samples.ts" and "generated" not in file.parts
        for line in file.read_text(encoding="utf-8").splitlines()
        if listed.search(line.partition("``")[0])
    ]
    assert found == []


# ---- falling back --------------------------------------------------------------------------------------


@pytest.fixture
def _begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A family with texts in English and in a language that has begun with one message and one rule."""
    package = tmp_path / "strolls"
    write(package / "__init__.py", "")
    write(package / "texts" / "en" / "games.ftl", "game-a = A\n    .text = first\ngame-b = B, { game-a }\n")
    write(package / "texts" / "xx" / "games.ftl", "game-a = Xa\n")
    write(package / "rulebook" / "en.md", "## WA · Go\n\n### WA01 · One\n\nOne.\n\n### WA02 · Two\n\nTwo.\n")
    write(package / "rulebook" / "xx.md", "## WA · Xgo\n\n### WA02 · Xtwo\n\nXtwo.\n")
    write(package / "rulebook" / "games.en.md", "## a\n\n- It goes. (WA01)\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.VARIABLE, "stroll=strolls.family:FAMILY")
    monkeypatch.setitem(NAMES, "xx", "Xxish")
    monkeypatch.setattr(rulebook, "LANGUAGES", (*LANGUAGES, "xx"))
    i18n._areas.cache_clear()
    yield
    i18n._areas.cache_clear()
    forget("strolls")


@pytest.mark.usefixtures("_begun")
def test_what_a_language_lacks_is_in_english_message_by_message() -> None:
    assert [translate("xx", name) for name in ("game-a", "game-b", "game-intro")] == ["Xa", "B, A", "Intro"]
    assert i18n.phrase("xx", "game-a.text") == "first"
    assert i18n.titled("xx", "b") == "B, A"
    assert i18n.sentence("xx", InvalidInput("no-file", given="a")) == "“a” does not exist."


@pytest.mark.usefixtures("_begun")
def test_so_are_its_rules_one_by_one() -> None:
    book = rulebook.Book("strolls.rulebook")

    assert [rule.title for rule in book.sections("xx")[0].rules] == ["One", "Xtwo"]
    assert book.sections("xx")[0].title == "Xgo"
    assert book.differences("xx")["a"][0].text == "It goes."
    with pytest.raises(LookupError):
        book.sections("yy")


def test_words_fall_back_to_english() -> None:
    cells = {"name_en": "Fire", "name_fr": "Feu", "name_de": "", "name_xx": "?"}

    assert in_columns(cells, "name") == {"en": "Fire", "fr": "Feu"}
    assert [in_language(in_columns(cells, "name"), tag) for tag in ("fr", "de")] == ["Feu", "Fire"]


def test_words_stand_beside_a_table_in_a_folder_of_their_language(tmp_path: Path) -> None:
    write(tmp_path / "fr" / "tools.csv", "# un mot\nid,name\naxe,Hache\n")
    write(tmp_path / "nowhere" / "tools.csv", "id,name\naxe,?\n")

    assert list(words_beside(tmp_path, "tools")) == [("fr", [{"id": "axe", "name": "Hache"}])]
    assert list(words_beside(tmp_path, "others")) == []


def test_a_deck_of_ones_own_may_speak_any_language_of_the_house() -> None:
    text = garden()
    german = re.sub(r"^([a-z][^\n]*)$", r"\1,", text, flags=re.MULTILINE)
    german = german.replace("name_fr,", "name_fr,name_de").replace("Graine 1,", "Graine 1,Saat", 1)
    deck = read_deck(german)

    assert (deck.card_names("de")["seed-1"], deck.card_names("de")["seed-2"]) == ("Saat", "Seed 2")
    assert deck.digest() == read_deck(text).digest()


def test_the_projects_decks_are_known_with_and_without_the_words_beside_them() -> None:
    written = (SOURCE / "evolution" / "cards" / "data" / "prehistory.csv").read_text(encoding="utf-8")

    assert key_of(read_deck(written)) == key_of(load_deck("prehistory")) == "prehistory"


# ---- complete ------------------------------------------------------------------------------------------


class Arguments(Visitor):
    """The arguments, attributes and messages that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # as the library calls it
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """By message and attribute, the arguments that it uses."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            for name, pattern in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]:
                if pattern is not None:
                    visitor = Arguments()
                    visitor.visit(pattern)
                    found[f"{entry.id.name}.{name}"] = visitor.names
    return found


ENGLISH = sorted(
    [
        *(SOURCE / "i18n" / "en").glob("*.ftl"),
        *SOURCE.glob("*/texts/en/*.ftl"),
        *(ROOT / "examples").glob("*/texts/en/*.ftl"),
    ]
)


@OTHERS
@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_every_message_is_said_with_the_same_arguments(english: Path, language: str) -> None:
    other = english.parents[1] / language / english.name

    assert messages(other) == messages(english)


@OTHERS
@pytest.mark.parametrize("package", ["evolution", "survival"])
def test_every_rule_has_its_number_in_every_language(package: str, language: str) -> None:
    folder = SOURCE / package / "rulebook"
    for kind in sorted(file.name.removesuffix("en.md") for file in folder.glob("*en.md")):
        own, english = ((folder / f"{kind}{tag}.md").read_text(encoding="utf-8") for tag in (language, "en"))
        numbers = [
            [rule.number for section in parse(text) for rule in section.rules] for text in (own, english)
        ]
        assert numbers[0] == numbers[1]
        assert re.findall(r"^## \S+|\([A-Z]{1,2}\d\d[^)]*\)$", own, re.MULTILINE) == re.findall(
            r"^## \S+|\([A-Z]{1,2}\d\d[^)]*\)$", english, re.MULTILINE
        )


@OTHERS
@pytest.mark.parametrize("name", ["prehistory", "antiquity"])
def test_every_card_has_its_words(name: str, language: str) -> None:
    deck = load_deck(name)
    for card in deck.cards:
        for words in (card.names, card.texts, card.places, card.captions):
            assert (language in words) == ("en" in words), card.id
    assert language in deck.names
    assert all(language in names for names in deck.era_names.values())
    assert all(language in family.names for family in load_families())


@OTHERS
@pytest.mark.parametrize("content", [BUILT_IN, *EARLIER])
def test_every_row_of_the_survival_content_has_its_words(content: str, language: str) -> None:
    columns = {"en": language} | {f"{stem}_en": f"{stem}_{language}" for stem in ("text", "won", "lost")}
    for table, rows in built_in_tables(content).items():
        for row in rows:
            for english, own in columns.items():
                assert bool(row.cells.get(own)) == bool(row.cells.get(english)), (table, dict(row.cells))


@OTHERS
def test_words_beside_tables_name_only_rows_that_are_there(language: str) -> None:
    data = SOURCE / "evolution" / "cards" / "data"
    for file in sorted((data / language).glob("*.csv")):
        with file.open(encoding="utf-8") as opened:
            ids = [row["id"] for row in csv.DictReader(opened)]
        known = {family.id for family in load_families()}
        if file.stem != "families":
            deck = load_deck(file.stem)
            known = {"name", *(f"era_{era}" for era in deck.era_names), *deck.index()}
        assert set(ids) <= known
        assert len(ids) == len(set(ids))


def test_the_content_is_what_it_was_without_its_words() -> None:
    assert built_in().digest == "c3f7cf9a948012c1"
    assert wording(built_in(), "fr").name("items", "club") == "Gourdin"
