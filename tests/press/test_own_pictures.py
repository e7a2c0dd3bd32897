"""Pictures of a deck's own: beside the deck file, named by the ids of cards, drawn as they are."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from discovery.cli.workshop.pictures import own_pictures
from discovery.core.errors import Code, DiscoveryError
from discovery.press.printing import as_images, as_pages, as_pdf, flaws
from tests.support.own_deck import garden
from tests.support.press import own_order

GREEN = (20, 200, 60)
RECT = '<rect width="9" height="9" fill="#14c83c"/>'
SVG = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{RECT}</svg>'.encode()


def png(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), GREEN).save(out, "png")
    return out.getvalue()


def greens(image: Image.Image) -> float:
    """The share of a picture that has the colour of the pictures above."""
    pixels = image.convert("RGB").getcolors(image.width * image.height) or []
    return sum(many for many, colour in pixels if colour == GREEN) / (image.width * image.height)


@pytest.mark.parametrize(
    ("name", "data", "share"), [("seed-1.png", png(900, 600), 0.169), ("seed-1.svg", SVG, 0.113)]
)
def test_a_card_shows_its_own_picture(name: str, data: bytes, share: float) -> None:
    """As large as 55.8 x 25 mm of the 63 x 88 mm allow; other cards keep their icons."""
    asked = replace(own_order(garden(), cards="seed-1,seed-2"), pictures={name: data})
    with zipfile.ZipFile(io.BytesIO(as_images((asked, "fronts")).data)) as archive:
        own, other = (Image.open(io.BytesIO(archive.read(file))) for file in archive.namelist()[:2])

    assert greens(own) == pytest.approx(share, abs=0.01)
    assert greens(other) == 0
    assert flaws((asked, "fronts")) == []


@pytest.mark.parametrize(
    "size",
    [
        'viewBox="0 0 9 9"',
        'width="9" height="9"',
        'width="90000mm" height="90000mm" viewBox="0 0 9 9"',
        'width="0.01mm" height="0.01mm" viewBox="0 0 9 9"',
        'width="100%" height="100%" viewBox="0 0 9 9"',
        'width="300%" height="5%" viewBox="0 0 9 9"',
        "",
    ],
    ids=["none", "no box", "huge", "tiny", "all", "percent", "nothing"],
)
def test_a_picture_is_as_large_as_the_card_has_room_whatever_it_says_itself(size: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{RECT}</svg>'.encode()
    asked = replace(own_order(garden(), cards="seed-1"), pictures={"seed-1.svg": svg})
    with zipfile.ZipFile(io.BytesIO(as_images((asked, "fronts")).data)) as archive:
        card = Image.open(io.BytesIO(archive.read(archive.namelist()[0])))

    assert greens(card) == pytest.approx(0.113, abs=0.01)


def test_the_tree_shows_it_too() -> None:
    asked = replace(own_order(garden()), pictures={"seed-1.svg": SVG})

    assert greens(Image.open(io.BytesIO(as_pages((asked, "poster"), 60)[0]))) > 0


def test_pictures_lie_in_a_folder_with_the_name_of_the_file(tmp_path: Path) -> None:
    """Capital letters do not matter. A card has one picture, SVG before PNG; what no card shows is named."""
    deck, folder = tmp_path / "mine.csv", tmp_path / "mine"
    folder.mkdir()
    deck.write_text(garden(), encoding="utf-8")
    unused = ("seed-1.png", "SEED-1.svg", "boat.svg", "seed-3.svg.svg", "seed-4.jpg")
    for name in ("seed-1.svg", "Seed-2.SVG", "notes.txt", *unused):
        folder.joinpath(name).write_bytes(SVG)
    pieces = ("seed-1", "seed-2", "seed-3", "seed-4")

    for given in (str(deck), f"prehistory+{deck}"):
        own = own_pictures(given, pieces)
        assert own.files == {"seed-1.svg": SVG, "seed-2.svg": SVG}
        assert own.unused == sorted(str(folder / name) for name in unused)
    assert own_pictures("prehistory", pieces).files == {}


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("seed-1.png", png(599, 400)),
        ("seed-1.png", png(6001, 1)),
        ("seed-1.png", b"GIF89a"),
        ("seed-1.png", b""),
        ("seed-1.svg", b"<html></html>"),
        ("seed-1.svg", SVG + b" " * 4_000_000),
    ],
    ids=["coarse", "huge", "another kind", "empty", "no SVG", "too long"],
)
def test_odd_pictures_are_refused_by_their_names(tmp_path: Path, name: str, data: bytes) -> None:
    tmp_path.joinpath("mine").mkdir()
    tmp_path.joinpath("mine", name).write_bytes(data)
    tmp_path.joinpath("mine.csv").write_text(garden(), encoding="utf-8")

    with pytest.raises(DiscoveryError) as refused:
        own_pictures(str(tmp_path / "mine.csv"), ["seed-1"])

    assert (refused.value.code, refused.value.arguments["given"]) == (Code.BAD_PICTURE, name)


@pytest.mark.parametrize(
    ("name", "data"), [("seed-1.png", png(600, 600)[:60]), ("seed-1.svg", b"<svg><never closed")]
)
def test_pictures_that_only_look_whole_are_named_when_they_are_drawn(name: str, data: bytes) -> None:
    asked = replace(own_order(garden(), cards="seed-1,seed-2"), pictures={"seed-2.svg": SVG, name: data})

    with pytest.raises(DiscoveryError) as refused:
        as_pdf((asked, "fronts"))

    assert (refused.value.code, refused.value.arguments["given"]) == (Code.BAD_PICTURE, name)
