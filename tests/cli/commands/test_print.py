"""``discovery deck print``: a file for each kind of sheets."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from pypdf import PdfReader

from discovery.core.errors import Code, DiscoveryError
from discovery.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.support.own_deck import HEAD, garden
from tests.support.testing.rounds import some

WIDE = "N" * 40


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "garden.csv"
    path.write_text(garden(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_deck_of_ones_own_on_paper(run: Run, deck: Path, tmp_path: Path, language: str) -> None:
    folder = tmp_path / "new" / "paper"
    done = run("deck", "print", deck, "--sheets", "fronts,jokers", "--out", folder, "--language", language)

    assert done.status == 0
    assert "cli-" not in done.out + done.err
    assert sorted(path.name for path in folder.iterdir()) == ["garden-fronts.pdf", "garden-jokers.pdf"]
    assert len(PdfReader(folder / "garden-fronts.pdf").pages) == 6
    assert str(folder / "garden-fronts.pdf") in done.out


def test_the_settings_reach_the_paper(run: Run, tmp_path: Path) -> None:
    told = run(
        *("deck", "print", "prehistory", "--sheets", "fronts,calibration", "--out", tmp_path, "--json"),
        *("--cards", "1-9", "--paper", "letter", "--duplex", "off", "--ink", "grey", "--bleed", "3"),
        *("--shift-back", "0.5,-1", "--reverse", "--footer", "--lines", "lines"),
    ).json
    fronts, calibration = (PdfReader(file) for file in told["files"])
    width, height = (float(side) for side in fronts.pages[0].mediabox[2:])

    assert told["flaws"] == []
    assert width > height
    assert len(fronts.pages) == 3
    assert "prehistory 9" in fronts.pages[0].extract_text()
    assert "Bande" not in fronts.pages[0].extract_text()
    assert len(calibration.pages) == 2


def test_images_and_single_cards_for_print_services(run: Run, tmp_path: Path) -> None:
    shared: tuple[str | Path, ...] = (
        "deck",
        "print",
        "prehistory",
        "--cards",
        "fire",
        "--out",
        tmp_path,
        "--json",
        "--sheets",
        "fronts",
    )
    (images,) = run(*shared, "--images").json["files"]
    (each,) = run(*shared, "--pdf-each").json["files"]

    with zipfile.ZipFile(images) as archive:
        assert archive.namelist() == ["001-fire-front.png", "back-discovery.png", "cards.csv"]
    assert len(PdfReader(each).pages) == 2


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_what_has_no_room_is_told_and_the_file_is_written(run: Run, tmp_path: Path, language: str) -> None:
    rows = [f"b{n},1,{n},food,,Name {n},Nom {n}" for n in range(2, 9)]
    path = tmp_path / "wide.csv"
    path.write_text(
        "\n".join(["# id: wide", HEAD, f"b1,1,1,food,,{'N' * 40},{'N' * 40}", *rows]) + "\n", "utf-8"
    )
    done = run("deck", "print", path, "--sheets", "fronts", "--out", tmp_path, "--language", language)

    assert done.status == 1
    assert WIDE in done.err
    assert (tmp_path / "wide-fronts.pdf").is_file()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--sheets", "carpets"), "no-sheet"),
        (("--paper", "a0"), "bad-printing"),
        (("--cards", "99"), "no-such-cards"),
    ],
)
def test_wishes_that_cannot_be_granted(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], code: str
) -> None:
    done = run("deck", "print", "prehistory", *arguments, "--out", tmp_path)

    assert done.status != 0
    assert code in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("given", ["1", "a,b", "1,", "1000,1"])
def test_a_shift_is_two_lengths(run: Run, given: str) -> None:
    assert "bad-value" in run("deck", "print", "prehistory", "--shift-back", given).err


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run("deck", "print", "prehistory", "--sheets", "calibration", "--out", tmp_path / "file" / "paper")

    assert "cannot-write" in done.err


def test_a_check_tells_what_has_no_room_on_paper(run: Run, tmp_path: Path) -> None:
    """In both languages; where nothing can be drawn, nothing is said of it."""
    rows = [f"b{n},1,{n},food,,Name {n},Nom {n}" for n in range(3, 16)]
    wide = [f"b1,1,1,food,,{WIDE},Nom", "b2,1,2,food,,Name,Mot \N{FIRE}"]
    path = tmp_path / "wide.csv"
    path.write_text("\n".join(["# id: wide", HEAD, *wide, *rows]) + "\n", "utf-8")
    told = run("deck", "check", path, "--json").json["warnings"]
    rooms = [
        (one["line"], one["card"], one["field"], one["language"]) for one in told if one["code"] == "room"
    ]

    assert rooms == [(3, "b1", "name", "en"), (4, "b2", "letters", "fr")]
    assert "(Français)" in run("deck", "check", path).out


def test_without_the_extra_a_check_goes_without_paper(
    run: Run, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise DiscoveryError(Code.NO_EXTRA, extra="press", given="typst")

    monkeypatch.setattr("discovery.cli.commands.decks.deck.bounded", missing)
    assert run("deck", "check", deck).status == 0
    monkeypatch.setattr("discovery.cli.commands.decks.print.bounded", missing)
    assert "pip install" in run("deck", "print", deck).err


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_picture_that_no_card_shows_is_named(run: Run, deck: Path, tmp_path: Path, language: str) -> None:
    lost = deck.with_suffix("") / "sead-1.svg"
    lost.parent.mkdir()
    lost.write_text("<svg/>", encoding="utf-8")
    asked = ("deck", "print", deck, "--sheets", "fronts", "--cards", "seed-1", "--out", tmp_path)
    told = run(*asked, "--language", language)

    assert told.status == 0
    assert str(lost) in told.err
    assert run(*asked, "--json").json["unused"] == [str(lost)]
