"""What cards say is what they do: figures, the order of effects of nights and threats, and rows read."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from discovery.i18n import LANGUAGES
from discovery.survival.content import rows
from discovery.survival.content.laws.desk import holders
from discovery.survival.content.laws.sentences import figures
from discovery.survival.content.programs import compiled
from discovery.survival.content.reading import built_in
from discovery.survival.content.rows import Program
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.content.wording import wording
from tooling import reviewed

CONTENT = built_in()
PROGRAMS = compiled(CONTENT)
TABLES = (
    ("explore", [card.id for card in CONTENT.explorations], PROGRAMS.explorations),
    ("nights", [card.id for card in CONTENT.nights], PROGRAMS.nights),
    ("threats", [card.id for card in CONTENT.threats], PROGRAMS.threats),
    ("items", [item.id for item in CONTENT.items], PROGRAMS.items),
    ("characters", [one.id for one in CONTENT.characters], PROGRAMS.characters),
)
CARDS = {
    f"{table}/{id}": program
    for table, ids, programs in TABLES
    for id, program in zip(ids, programs, strict=True)
    if len(program) > 1
}
NUMBERS = {
    "en": {"one": 1, "two": 2, "three": 3, "twice": 2},
    "fr": {"un": 1, "une": 1, "deux": 2, "trois": 3},
    "de": {"ein": 1, "eine": 1, "einen": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "zweimal": 2},
}
WITHIN = 2
"""The reach of a ``turn``, which sentences tell and steps do not (rule XJ04)."""


def sentence(card: str, language: str) -> str:
    table, _, id = card.partition("/")
    return wording(CONTENT, language).text(table, id)


# ---- figures -----------------------------------------------------------------------------------------


def amounts(program: Program) -> set[int]:
    """The figures of a program that are worth writing; of a test the number that passes, or the last that
    does not."""
    found = set()
    for operation, _, a, b in program:
        if operation in (rows.GAIN, rows.LOSE, rows.HURT, rows.HEAL, rows.PAY, rows.MONSTER):
            found.add(b)
        elif operation == rows.NEED:
            found.add(b % rows.TIMES)
        elif operation in (rows.STAMINA, rows.PROWL, rows.CLUE, rows.THREAT, rows.REVEAL, rows.PROJECT):
            found.add(abs(a))
    return found


def thresholds(program: Program) -> list[set[int]]:
    return [{a, a - 1} for operation, _, a, _ in program if operation == rows.TEST]


def told(text: str, language: str) -> set[int]:
    words = re.findall(r"\w+", text.lower())
    return set(figures(text)) | {NUMBERS[language][word] for word in words if word in NUMBERS[language]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_the_figures_of_a_card_are_those_of_its_steps(card: str, language: str) -> None:
    program, said = CARDS[card], told(sentence(card, language), language)
    assert amounts(program) - {1} <= said
    assert all(either & said for either in thresholds(program))
    id = card.partition("/")[2]
    cost = {holder.id: holder.use_cost for _, _, holder in holders(CONTENT)}.get(id, 1)
    known = amounts(program) | {1, cost} | set().union(*thresholds(program))
    known |= {WITHIN} if any(row[0] == rows.TURN for row in program) else set()
    assert said <= known


# ---- effects in their order --------------------------------------------------------------------------

SPOKEN = ("en", "fr", "de")
EFFECTS = {
    "stamina": ("stamina", "endurance", "ausdauer"),
    "need water": ("drink", "boit|buvez", "trink"),
    "need food": ("eats", "mange", r"\b(?:isst|essen)\b"),
    "need wood": ("burns 1 wood", "brûle 1 bois", "verbrennt 1 Holz"),
    "need medicine": ("spend 1 medicine", "dépensez 1 médicament", "gib 1 Medizin"),
    "lose": (
        "loses? [12] (?!stamina)",
        "perd(?:ez)? [12] (?!endurance)",
        "verlier(?:e|t|en) [12] (?!Ausdauer)",
    ),
    "gain": ("take 1 wood", "prenez 1 bois", "nimm 1 Holz"),
    "hurt sickness": (
        "(?<!or )falls? sick",
        "(?<!ou )(?:tombe malade|tombez malade)",
        "(?<!oder )(?:werde|wirst du|wird|werden) krank",
    ),
    "hurt wound": (
        "(?<!or )takes? a wound",
        "(?<!ou )(?<!subit )une blessure",
        "(?<!oder erleidet )eine Wunde",
    ),
    "heal": ("heals", "soigne", "heil"),
    "vote": ("vote:", "votez", "stimmt ab"),
    "test": (r"\broll\b", "lancez le dé", "würf(?:le|elt|eln)"),
    "monster": ("a monster comes", "un monstre (?:arrive|s’approche)", "ein Monster kommt"),
    "prowl": ("monsters move", "les monstres avancent", "die Monster ziehen"),
    "fires": ("fires go out", "les feux s’éteignent", "die Feuer erlöschen"),
    "threat": ("a threat", "une menace", "eine Gefahr"),
    "put": ("token grows", "jeton plante pousse", "wächst ein Pflanzenmarker"),
    "barter": ("trade for nothing", "échangent gratuitement", "handelt kostenlos"),
}
"""How nights and threats speak of each effect, in the order of ``SPOKEN``; what a need costs is said behind
``or``."""
CAMP = {"en": " but for the camp’s", "fr": ", sauf celui du camp", "de": " außer dem im Lager"}


def effects_of(program: Program) -> list[str]:
    """The effects of a program in their order, with what they are about where sentences name it."""
    found = []
    for operation, _, a, _ in program:
        if operation in (rows.PARTS, rows.STOP):
            continue
        word = rows.EFFECTS[operation]
        if operation == rows.NEED:
            word += f" {RESOURCES[a]}"
        elif operation == rows.HURT:
            word += f" {DAMAGES[a]}"
        found.append(word)
    return found


def effects_in(text: str, language: str) -> list[str]:
    """The effects that a sentence speaks of, in its order."""
    found: list[tuple[int, str]] = []
    for effect, patterns in EFFECTS.items():
        pattern = patterns[SPOKEN.index(language)]
        found += [(match.start(), effect) for match in re.finditer(pattern, text, re.IGNORECASE)]
    return [effect for _, effect in sorted(found)]


def without_repeats(effects: Sequence[str]) -> list[str]:
    """An effect said once counts once: ``each drinks and eats``, ``lose 1 food and 1 meat``."""
    return [effect for place, effect in enumerate(effects) if place == 0 or effects[place - 1] != effect]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in CARDS if card.startswith(("nights/", "threats/"))])
def test_a_night_or_threat_tells_its_effects_in_their_order(card: str, language: str) -> None:
    """XD01: a card is resolved from top to bottom, so the order of its sentence is what happens."""
    text = sentence(card, language)
    said = effects_in(text, language)
    assert without_repeats(said) == without_repeats(effects_of(CARDS[card]))
    assert ("fires" in said) == (CAMP[language] in text)


# ---- reading -----------------------------------------------------------------------------------------


def test_every_row_was_read_as_it_is_now() -> None:
    """Read the sentences of the row in both languages beside its steps, then ``python -m tooling.reviewed
    --sign TABLE/ROW``."""
    assert reviewed.waiting() == []
    assert list(reviewed.reviewed()) == list(reviewed.digests())
