"""Records to replay, written out in full."""

from __future__ import annotations

from discovery.evolution.cards.data import load_deck

ORDER = ", ".join(card.id for card in load_deck("prehistory").cards)


def record(
    *lines: str, game: str = "explore", seats: str = "Ann, Bo", options: str = "", more: str = ""
) -> str:
    """A record with the deck in printed order: Ann holds band, australopithecus, hunting, fire, language."""
    headers = [
        '[Format "1"]',
        f'[Game "{game}"]',
        '[Rules "1"]',
        '[Deck "prehistory"]',
        f'[Options "{options}"]',
        f'[Seats "{seats}"]',
        f'[Order "{ORDER}"]',
        *([more] if more else []),
    ]
    return "\n".join([*headers, "", *lines]) + "\n"
