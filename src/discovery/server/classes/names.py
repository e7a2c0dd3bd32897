"""Random names for a class: the code that pupils type, and the animals that they are."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from discovery.core.protocol import Chooser
from discovery.core.text.names import clean, distinct, looks
from discovery.i18n import translate

LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""No vowels, so a code is no word, and nothing that is taken for a digit or another letter."""
CODE_LETTERS = 6
"""47 million codes: with a hundred wrong ones an hour nobody finds a class that is not told to them."""


def new_code() -> str:
    """A code that is easily read aloud and typed, from the system's generator like every secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def code_typed(text: str) -> str:
    """A code as it was meant, whatever case and signs between it were typed."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)[: CODE_LETTERS + 1]


def animal(language: str, taken: Collection[str], random: Chooser) -> str:
    """An animal that nobody in the class is yet, in a language; with a number once all are taken."""
    animals = [name.strip() for name in translate(language, "class-animals").split(",")]
    others = frozenset().union(*map(looks, taken))
    free = [name for name in animals if looks(name).isdisjoint(others)] or animals
    return distinct(clean(free[random.randrange(len(free))]), "?", taken)
