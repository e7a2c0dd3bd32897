"""Pictures of one sheet of each kind. ``python -m tests.support.press_pictures`` stores them anew; look at
them before you commit."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from discovery.core.registry import families
from discovery.press.printing import CALIBRATION, Order, as_pages
from discovery.press.setting import PaperSetting

FOLDER = Path(__file__).resolve().parents[1] / "data" / "press"
PER_INCH = 100
GREYS = 16
CARDS = "1,5,12,18,21,27,33,38,42,47,51,54"
"""The twelve discoveries that are looked at."""
LANGUAGE = dict.fromkeys(("jokers", "champion", "classic-pad", "enemies", "quests", "scenarios"), "fr")
DECKS = {"evolution": "prehistory"}


def kinds() -> list[tuple[str, str]]:
    """Each kind of sheets with its family; folded ones look like the others."""
    printing = [(family.key, family.press) for family in families() if family.press is not None]
    all_kinds = [(key, kind.key) for key, part in printing for kind in part.sheets]
    return [kind for kind in all_kinds if not kind[1].endswith("-folded")] + [("evolution", CALIBRATION)]


def drawn(family: str, key: str) -> Image.Image:
    """The first page of that kind in grey ink."""
    setting = PaperSetting(LANGUAGE.get(key, "en"), ink="grey")
    deck = DECKS.get(family) or next(one.decks.ids[0] for one in families() if one.key == family)
    order = Order(family, deck, setting)
    if key == "fronts":
        order = replace(order, choices={"cards": CARDS})
    first = as_pages((order, key), PER_INCH)[0]
    return Image.open(io.BytesIO(first)).convert("L")


def stored(family: str, key: str) -> Image.Image:
    """The stored picture of a sheet, in grey."""
    return Image.open(FOLDER / f"{family}-{key}.png").convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 to 1; 1 if their sizes differ."""
    if one.size != other.size:
        return 1.0
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0]) / 255


def main() -> None:
    """Draw all pictures, and store them."""
    FOLDER.mkdir(exist_ok=True)
    for family, key in kinds():
        drawn(family, key).quantize(GREYS).save(FOLDER / f"{family}-{key}.png", optimize=True)


if __name__ == "__main__":
    main()
