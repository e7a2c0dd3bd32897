"""What a first visit weighs: the built client and the catalogue, in bytes as they go over the wire."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.languages import LANGUAGES
from discovery.server.config.settings import Limits
from discovery.server.present.catalogue import catalogue
from discovery.server.transports.clientfiles import STATIC, SUFFIXES
from discovery.server.transports.guard import DOCUMENT, HEADERS

WEB = Path(__file__).parents[3] / "web"
PAGE = 205_000
"""Bytes. One answer among them is the script that asks ahead for those of a table, which stands a third of a
second earlier for it on a slow network."""
SCRIPT = 100_000
START = 140_000
"""Bytes of the start page's files and data, in Brotli and without headers."""
BASE = "_base"
SCENES = ("src/games/discovery/scenes.ts", "src/games/survival/scenes.ts")
HOME, TABLE, GAME = "src/app/Home.svelte", "src/table/LiveTable.svelte", "src/games/discovery/game.ts"
DECK = "virtual:pictures/prehistory"
FONTS = ("src/kit/styles/fonts/alegreya.woff2", "src/kit/styles/fonts/atkinson.woff2")


def length_of(headers: dict[str, str]) -> int:
    """The bytes of headers as they go over the wire."""
    return sum(len(name) + len(value) + 4 for name, value in headers.items())


ABOUT_HEADERS = length_of(HEADERS) + 300
"""Bytes of the headers of an answer: the door's, and what tells of the content."""


@cache
def manifest() -> dict[str, Any]:
    """What belongs together, as the build wrote it."""
    file = STATIC / "build.json"
    if not file.exists():
        raise RuntimeError("the client is not built: run ./check, which builds it")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    groups = {
        f"_{part['name']}": part for key, part in found.items() if key.startswith("_") and "name" in part
    }
    return found | groups


def scripts(*entries: str) -> set[str]:
    """The scripts of some entries, with all that they import at once."""
    found: set[str] = set()
    for entry in entries:
        part = manifest()[entry]
        found |= {part["file"], *scripts(*part.get("imports", ()))}
    return found


def wire(file: str, coding: str) -> int:
    """The bytes of a file as it is sent."""
    sent = STATIC / (file + SUFFIXES[coding])
    return (sent if sent.exists() else STATIC / file).stat().st_size


def visit(language: str, *pages: str) -> Iterator[str]:
    """All files that a visitor of some pages loads."""
    yield from ("index.html", "favicon.svg")
    yield from (part["file"] for key, part in manifest().items() if key.startswith("_ahead"))
    said = (f"virtual:texts/{language}", f"virtual:texts/survival/{language}")
    yield from scripts(BASE, *said, DECK, *pages)
    yield from (part["file"] for key, part in manifest().items() if key == "style.css" or key in FONTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_of_a_first_table_is_small(language: str) -> None:
    """With its texts and pictures, which are scripts, too."""
    files = scripts(BASE, TABLE, GAME, f"virtual:texts/{language}", DECK)
    assert sum(wire(file, "br") for file in files) <= SCRIPT


def told() -> int:
    """The bytes of the catalogue, with as many programs as a host usually has."""
    everything = catalogue(tuple(f"level-{n}" for n in range(1, 8)), Limits())
    return len(gzip.compress(msgspec.json.encode(everything), 9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_is_small(language: str) -> None:
    """With the pictures of its games, but without what it asks ahead for a table."""
    said = (f"virtual:texts/{language}", f"virtual:texts/survival/{language}")
    style = (part["file"] for key, part in manifest().items() if key == "style.css" or key in FONTS)
    files = {"index.html", "favicon.svg", *scripts(BASE, HOME, *SCENES, *said), *style}
    assert sum(wire(file, "br") for file in files) + told() <= START


@pytest.mark.parametrize("coding", ["br", "gzip"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_up_to_the_first_table_is_small(language: str, coding: str) -> None:
    """The start page and a table; browsers accept Brotli over TLS and from this very machine only."""
    files = list(visit(language, HOME, TABLE, GAME))
    answers = len(files) + 3  # the catalogue, a set-up that is checked, the table that is made
    total = sum(wire(file, coding) for file in files) + told() + answers * ABOUT_HEADERS + length_of(DOCUMENT)
    assert total <= PAGE if coding == "br" else PAGE * 1.1, total


@pytest.mark.parametrize(
    "part",
    [
        "src/games/survival/game.ts",
        "src/games/survival/help.ts",
        "virtual:texts/survival/table/en",
        "src/games/walk/game.ts",
        "src/games/walk/help.ts",
        "virtual:texts/hexwalk/en",
    ],
)
def test_a_first_visit_loads_nothing_of_another_family(part: str) -> None:
    assert manifest()[part]["file"] not in set(visit("en", HOME, TABLE, GAME))


LATE = re.compile(r"export const LATE =\s*/(.+)/;")
AWAITED = ("hint-", "move-")
"""What is said of hints: the table waits for these messages before it shows any."""


def test_a_first_visit_says_nothing_that_comes_later() -> None:
    """A message that is not there yet would show as its id."""
    late = LATE.search((WEB / "plugins" / "pageTexts.ts").read_text(encoding="utf-8"))
    assert late is not None
    said = {
        said
        for file in scripts(BASE, HOME, TABLE, GAME)
        for said in re.findall(r"[`'\"]([a-z]+-[\w-]*)", (STATIC / file).read_text(encoding="utf-8"))
    }
    assert {"pool-title", "home-lead", *AWAITED} <= said
    assert {one for one in said if re.search(late[1], one) and not one.startswith(AWAITED)} == set()


@pytest.mark.parametrize("page", ["app/Home.svelte", "app/rulebook/Rules.svelte", "app/Help.svelte"])
def test_pages_without_a_table_load_nothing_of_it(page: str) -> None:
    """What they share with it belongs into the group ``base`` of ``web/vite.config.ts``."""
    own = scripts(f"src/{page}")
    assert scripts("_table") - own == {manifest()["_table"]["file"]}
