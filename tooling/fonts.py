"""Subsets of the fonts in web/node_modules with the letters that the client's texts use.

The output is kept in web/src/fonts, and `web/src/fonts.css` loads the whole fonts if other letters are
needed. docs/development.md tells maintainers how to run it.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "web" / "src" / "fonts"
SOURCES = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "atkinson": "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
LETTERS = (
    "U+0020-007E,U+00A0,U+00AB,U+00AD,U+00B0-00B1,U+00B7,U+00BB,U+00C0-00CF,U+00D1-00DC,U+00DF-00EF,U+00F1-00FC,"
    "U+00FF,U+0152-0153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2212"
)
"""ASCII, Western Europe and its punctuation: the first range of each font in `web/src/fonts.css`."""
FEATURES = ("kern", "liga", "lnum", "pnum", "tnum", "locl", "ccmp", "rvrn")
THIN, NARROW = 0x2009, 0x202F
"""French sets a narrow no-break space before some signs; the fonts have only the thin one, as wide."""


def main() -> None:
    """Write both fonts."""
    from fontTools import subset  # type: ignore[import-not-found]

    options = subset.Options(layout_features=list(FEATURES), hinting=False, flavor="woff2")
    FONTS.mkdir(exist_ok=True)
    for name, source in SOURCES.items():
        font = subset.load_font(str(ROOT / "web" / "node_modules" / source), options)
        for table in font["cmap"].tables:
            table.cmap.setdefault(NARROW, table.cmap[THIN])
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=subset.parse_unicodes(LETTERS))
        subsetter.subset(font)
        subset.save_font(font, str(FONTS / f"{name}.woff2"), options)


if __name__ == "__main__":
    main()
