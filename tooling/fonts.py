"""The project's fonts, made from those in web/node_modules: for the page, and for paper.

For the page, subsets with the letters that the client's texts use, kept in web/src/kit/styles/fonts;
`fonts.css` beside them loads the whole fonts if other letters are needed. For paper, static TrueType cuts in
src/discovery/press/fonts. docs/development.md tells maintainers how to run it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "web" / "src" / "kit" / "styles" / "fonts"
PAPER = ROOT / "src" / "discovery" / "press" / "fonts"
SOURCES = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-{letters}-wght-{style}.woff2",
    "atkinson": "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-{letters}-wght-{style}.woff2",
}
LETTERS = (
    "U+0020-007E,U+00A0,U+00AB,U+00AD,U+00B0-00B1,U+00B7,U+00BB,U+00C0-00CF,U+00D1-00DC,U+00DF-00EF,U+00F1-00FC,"
    "U+00FF,U+0152-0153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2212"
)
"""ASCII, Western Europe and its punctuation: the first range of each font in `kit/styles/fonts.css`."""
FEATURES = ("kern", "liga", "lnum", "pnum", "tnum", "locl", "ccmp", "rvrn")
THIN, NARROW = 0x2009, 0x202F
"""French sets a narrow no-break space before some signs; the fonts have only the thin one, as wide."""

SPACES = ("space", "uni00A0")
WIDTHS = {"alegreya": 250}
"""Units of 1,000 that a space takes on the page. Alegreya's own 198 are kerned away beside letters that lean
over: titles of 17 pixels read as one word there."""


class Cut(NamedTuple):
    """A static cut for paper: its source, its family's name there, weight and style."""

    source: str
    family: str
    weight: int
    style: str = "normal"


CUTS = (
    Cut("alegreya", "Alegreya", 700),
    Cut("atkinson", "Atkinson Hyperlegible Next", 400),
    Cut("atkinson", "Atkinson Hyperlegible Next", 700),
    Cut("atkinson", "Atkinson Hyperlegible Next", 400, "italic"),
)
RANGES = {"latin": "", "latin-ext": " Extended"}
"""The packages split each font by letters. The second part takes a name of its own, which templates name
after the first, since one name can have only one font of a weight."""


def main() -> None:
    """Write the fonts of the page and of paper."""
    from fontTools import subset  # type: ignore[import-not-found]

    FONTS.mkdir(exist_ok=True)
    for name in SOURCES:
        options = subset.Options(layout_features=list(FEATURES), hinting=False, flavor="woff2")
        font = _with_narrow_space(subset.load_font(str(_source(name, "latin", "normal")), options))
        for space in SPACES if name in WIDTHS else ():
            font["hmtx"][space] = (WIDTHS[name], 0)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=subset.parse_unicodes(LETTERS))
        subsetter.subset(font)
        subset.save_font(font, str(FONTS / f"{name}.woff2"), options)
    PAPER.mkdir(exist_ok=True)
    known: dict[str, set[int]] = {}
    for cut in CUTS:
        for letters, suffix in RANGES.items():
            known.setdefault(cut.source, set()).update(_write_cut(cut, letters, suffix))
    spans = _spans(sorted(set.intersection(*known.values())))
    PAPER.joinpath("letters.txt").write_text("".join(f"{span}\n" for span in spans), "ascii")


def _source(name: str, letters: str, style: str) -> Path:
    return ROOT / "web" / "node_modules" / SOURCES[name].format(letters=letters, style=style)


def _with_narrow_space(font: Any) -> Any:
    for table in font["cmap"].tables:
        if THIN in table.cmap:
            table.cmap.setdefault(NARROW, table.cmap[THIN])
    return font


def _spans(codes: list[int]) -> list[str]:
    """Ranges of codes in hexadecimal digits, `20-7e`."""
    starts = [code for code in codes if code - 1 not in codes]
    ends = [code for code in codes if code + 1 not in codes]
    return [f"{start:x}-{end:x}" for start, end in zip(starts, ends, strict=True)]


def _write_cut(cut: Cut, letters: str, suffix: str) -> set[int]:
    """One weight of a variable font as TrueType, under a name of its own; returns the letters it has."""
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

    font = TTFont(_source(cut.source, letters, cut.style))
    font = _with_narrow_space(instantiateVariableFont(font, {"wght": cut.weight}))
    font.flavor = None
    style = {(400, "normal"): "Regular", (700, "normal"): "Bold", (400, "italic"): "Italic"}[cut[2:]]
    family = cut.family + suffix
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in {0, 13, 14}]
    for number, text in {
        1: family,
        2: style,
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = cut.weight
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(PAPER / f"{cut.source}-{letters}-{style.lower()}.ttf")
    return set(font.getBestCmap())


if __name__ == "__main__":
    main()
