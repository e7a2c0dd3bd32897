"""Messages for people, from Fluent files: those beside this module, and those of each family of games in the
folder ``texts`` of its package. There is one file for each area, and each id occurs in only one of them.

Pieces, such as cards, travel through the program by id. A caller that knows their names passes ``names``
(id -> name), and the arguments that hold pieces (``PIECE_ARGUMENTS``) are shown by name; ``missing`` and
``which`` may hold several. The argument ``language`` is a tag, shown as the language calls itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from discovery.core.errors import DiscoveryError
from discovery.core.languages import DEFAULT as DEFAULT
from discovery.core.languages import LANGUAGES as LANGUAGES
from discovery.core.languages import NAMES as LANGUAGE_NAMES
from discovery.core.languages import best_language as best_language
from discovery.core.registry import packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PIECE_ARGUMENTS = frozenset({"card", "last", "missing", "which"})
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The id of a message or term, at the beginning of its first line."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""The id of one that another refers to."""
NO_NAMES: Mapping[str, str] = {}
INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MISREAD = "\N{REPLACEMENT CHARACTER}"


class Area:
    """The messages of one file. It is parsed when the first of them is needed, with the files that it refers
    to: to parse all of them takes longer than most commands do."""

    def __init__(self, language: str, text: str) -> None:
        self.language, self.text = language, text

    @cached_property
    def bundle(self) -> FluentBundle:
        """The parsed messages of the area, and of the areas that they refer to."""
        # the parser takes a while to import, so a program that says nothing does not pay for it
        from fluent.runtime import FluentBundle, FluentResource

        bundle, areas = FluentBundle([self.language], use_isolating=False), _areas(self.language)
        wanted = [self]
        for area in wanted:
            bundle.add_resource(FluentResource(area.text))
            referred = {areas[name] for name in REFERENCE.findall(area.text) if name in areas}
            wanted += [other for other in referred if other not in wanted]
        return bundle


@cache
def _areas(language: str) -> dict[str, Area]:
    """By the id of a message, the area where it is: of the language, else of English."""
    areas = {} if language == DEFAULT else dict(_areas(DEFAULT))
    own: dict[str, Area] = {}
    for folder in _folders(language):
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                area = Area(language, file.read_text(encoding="utf-8"))
                own = dict.fromkeys(MESSAGE.findall(area.text), area) | own
    return areas | own


def _bundle(language: str, message_id: str) -> FluentBundle | None:
    """The area with that message, None if there is no such message."""
    area = _areas(language).get(message_id)
    return area.bundle if area is not None and area.bundle.has_message(message_id) else None


def _folders(language: str) -> list[Traversable]:
    """The folders with the texts of a language; a family may have none."""
    own = [files(package) / "texts" / language for package in packages()]
    return [folder for folder in (files(__package__) / language, *own) if folder.is_dir()]


def knows(language: str, message_id: str) -> bool:
    """Whether the sentence exists in the language, or in English."""
    return _bundle(best_language(language), message_id) is not None


def translate(
    language: str, message_id: str, /, names: Mapping[str, str] = NO_NAMES, **arguments: str | float
) -> str:
    """The message ``message_id`` in ``language``; an id that no language has is returned unchanged.

    ``names`` gives the names of pieces by id, see the module. Arguments are made ``visible``, so a message
    contains no control characters.
    """
    language = best_language(language)
    bundle = _bundle(language, message_id)
    if bundle is None:
        return message_id
    value = bundle.get_message(message_id).value
    shown = {key: _shown(language, key, given, names) for key, given in arguments.items()}
    sentence, _ = bundle.format_pattern(value, shown) if value is not None else (message_id, [])
    return str(sentence)


def phrase(language: str, message: str) -> str:
    """A message that is an attribute of another, such as ``game-intro.text``; it has no arguments."""
    name, _, attribute = message.partition(".")
    for tag in (best_language(language), DEFAULT):
        bundle = _bundle(tag, name)
        pattern = None if bundle is None else bundle.get_message(name).attributes.get(attribute)
        if bundle is not None and pattern is not None:
            return str(bundle.format_pattern(pattern, {})[0])
    return message


def sentence(language: str, error: DiscoveryError, names: Mapping[str, str] = NO_NAMES) -> str:
    """The message for ``error``, without its rule number."""
    arguments = error.arguments
    if error.code.startswith("option-"):
        arguments = {name: titled(language, key) for name, key in arguments.items()}
    return translate(language, f"error-{error.code}", names, **arguments)


def message_of(kind: str, key: str) -> str:
    """The id of the name of a game or an option: ``option-series-plus``, ``game-walk-hills``."""
    return f"{kind}-{key}".replace("+", "-plus").replace(":", "-")


def titled(language: str, key: str | int) -> str | int:
    """The name of the option or game with that key; anything else is returned unchanged."""
    for kind in ("option", "game"):
        message = message_of(kind, str(key))
        if knows(language, message):
            return translate(language, message)
    return key


def program_title(language: str, program: str) -> str:
    """The name of one of the project's programs, ``""`` for any other."""
    message = f"program-{program}"
    return translate(language, message) if knows(language, message) else ""


def kind_title(language: str, kind: str) -> str:
    """The title of a seat that the rules play and nobody has named, ``""`` where its kind has no name."""
    message = f"name-{kind}"
    return translate(language, message) if knows(language, message) else ""


def visible(text: str) -> str:
    """``text`` with every invisible control character replaced, including marks that change the text
    direction."""
    return "".join(MISREAD if unicodedata.category(sign) in INVISIBLE else sign for sign in text)


def _shown(language: str, key: str, given: str | float, names: Mapping[str, str]) -> Any:
    if isinstance(given, int | float):
        return given
    given = visible(given)
    if key == "language":
        return LANGUAGE_NAMES.get(given, given)
    if key not in PIECE_ARGUMENTS:
        return given
    return _listed(language, [names.get(piece, piece) for piece in given.split()])


def _listed(language: str, words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {translate(language, 'and')} {words[-1]}"
