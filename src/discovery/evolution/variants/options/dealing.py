"""Options of the deal: fewer eras (B12), the era below them as a side pile (S29), extra cards for a seat
(R03)."""

from __future__ import annotations

from dataclasses import replace

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.model.ruleset import Option, Rules

MOST_EXTRA, MOST_EXTRA_CLASSIC = 2, 5
"""A card in each of the first rounds of the deal; in the first edition in all five of them (R03)."""


def _limit_eras(rules: Rules, value: str) -> Rules:
    first, dash, last = value.partition("-")
    if not (dash and first.isascii() and first.isdigit() and last.isascii() and last.isdigit()):
        raise InvalidSetup(Code.OPTION_VALUE, "B12", option="eras", given=value[:60])
    if int(first) > int(last):
        raise InvalidSetup(Code.OPTION_VALUE, "B12", option="eras", given=value[:60])
    return replace(rules, eras=(int(first), int(last)))


def _add_cards(rules: Rules, value: str) -> Rules:
    seat, colon, count = value.rpartition(":")
    most = MOST_EXTRA_CLASSIC if rules.classic else MOST_EXTRA
    if not (colon and seat and count in map(str, range(1, most + 1))):
        raise InvalidSetup(Code.OPTION_VALUE, "R03", option="advantage", given=value[:60])
    return replace(rules, advantage=(*rules.advantage, (seat, int(count))))


def _truncate(rules: Rules, value: str) -> Rules:
    return replace(rules, truncated=True)


ERAS = Option(key="eras", rules=("B12", "B09", "S01"), apply=_limit_eras, value="range", classic=True)
ADVANTAGE = Option(
    key="advantage",
    rules=("R03", "B09"),
    apply=_add_cards,
    value="seat",
    least=1,
    most=MOST_EXTRA,
    most_classic=MOST_EXTRA_CLASSIC,
    # More cards are no help where the first empty hand wins; the newest games allow it all the same.
    suits=lambda rules: rules.scored or not rules.classic,
    classic=True,
)
TRUNCATED = Option(
    key="truncated",
    rules=("S29", "B12"),
    apply=_truncate,
    suits=lambda rules: rules.prerequisites,
    classic=True,
)
"""It needs an era below the first one in play; only the deck shows whether there is one."""
