"""Sheets of paper that a server draws for its guests."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from discovery.server.config.settings import Limits
from discovery.server.protocol import DeckDraft, Fault, PrintWanted, RoomOnPaper, SheetsInfo
from tests.support.own_deck import HEAD, garden
from tests.support.server.harness import Served, serving

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
WANTED = PrintWanted("intro", "fronts", choices={"cards": "1-9"})
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"sheet": "carpets"}, "no-sheet"),
    ({"paper": "a0"}, "bad-printing"),
    ({"lines": "dots"}, "bad-printing"),
    ({"duplex": "top"}, "bad-printing"),
    ({"shift_x": 99.0}, "bad-printing"),
    ({"deck": "atlantis"}, "unknown-deck"),
    ({"choices": {"cards": "99"}}, "no-such-cards"),
    ({"file": "id,era\n"}, "deck-column"),
    ({"form": "images", "sheet": "booklet"}, "no-sheet"),
]
"""Changes of what is wanted, and the code of the fault."""
PNG = b"\x89PNG"


async def ask(served: Served, path: str, body: Any, language: str = "en") -> Any:
    return await served.web.post(
        f"api/workshop/{path}",
        content=msgspec.json.encode(body),
        headers={"accept-language": language},
        timeout=PATIENCE,
    )


async def test_the_kinds_of_sheets_have_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("api/workshop/sheets?game=intro", headers={"accept-language": "fr"})
        sheets = msgspec.json.decode(answer.content, type=SheetsInfo).sheets
        names = {sheet.key: sheet.name for sheet in sheets}

        assert names["fronts"] == "découvertes"
        assert not [name for name in names.values() if name.startswith("press-")]
        assert {sheet.key for sheet in sheets if not sheet.cut} >= {"booklet", "calibration"}


async def test_a_deck_of_the_server_and_one_of_ones_own_as_pdf(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ours = await ask(served, "print", msgspec.structs.replace(WANTED, paper="letter"), "fr")
        own = await ask(served, "print", PrintWanted("intro", "fronts", file=garden(), duplex="off"))

        assert ours.headers["content-type"] == "application/pdf"
        assert 'filename="prehistory-fronts.pdf"' in ours.headers["content-disposition"]
        assert "Cueillette" in PdfReader(io.BytesIO(ours.content)).pages[0].extract_text()
        assert len(PdfReader(io.BytesIO(own.content)).pages) == 4


async def test_images_and_a_picture_for_the_screen(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        wanted = PrintWanted("intro", "fronts", choices={"cards": "fire"})
        images = await ask(served, "print", msgspec.structs.replace(wanted, form="images"))
        picture = await ask(served, "print", msgspec.structs.replace(wanted, form="picture"))
        beyond = await ask(served, "print", msgspec.structs.replace(wanted, form="picture", page=9))

        assert zipfile.ZipFile(io.BytesIO(images.content)).namelist()[0] == "001-fire-front.png"
        assert picture.content[:4] == PNG
        assert msgspec.json.decode(beyond.content, type=Fault).code == "bad-printing"


async def test_wishes_that_cannot_be_granted_are_told_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for change, code in REFUSED:
            answer = await ask(served, "print", msgspec.structs.replace(WANTED, **change), "fr")
            fault = msgspec.json.decode(answer.content, type=Fault)

            assert (answer.status_code, fault.code) == (422, code), change
            assert fault.message, change
            assert "error-" not in fault.message, change


async def test_what_has_no_room_is_told_with_its_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        rows = [f"b{n},1,{n},food,,Name {n},Nom {n}" for n in range(2, 16)]
        wide = "\n".join(["# id: wide", HEAD, f"b1,1,1,food,,{'N' * 40},Nom", *rows]) + "\n"
        answer = await ask(served, "room", DeckDraft("intro", wide))
        flaws = msgspec.json.decode(answer.content, type=RoomOnPaper).flaws
        sound = await ask(served, "room", DeckDraft("intro", garden()))

        assert [(flaw.line, flaw.code) for flaw in flaws] == [(3, "no-room")]
        assert "NNN" in flaws[0].message
        assert msgspec.json.decode(sound.content, type=RoomOnPaper).flaws == []


async def test_hosts_limit_what_is_drawn(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(workshop_per_hour=1)) as served:
        first = await ask(served, "print", msgspec.structs.replace(WANTED, sheet="calibration"))
        second = await ask(served, "print", msgspec.structs.replace(WANTED, sheet="calibration"))

        assert first.content[:4] == b"%PDF"
        assert msgspec.json.decode(second.content, type=Fault).code == "too-many"
    async with serving(tmp_path / "other", limits=Limits(deck_bytes=0)) as served:
        own = await ask(served, "print", PrintWanted("intro", "fronts", file=garden()))

        assert msgspec.json.decode(own.content, type=Fault).code == "no-own-decks"
