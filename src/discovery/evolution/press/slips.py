"""Slips that say how a table is set up: in words, as its code, and as a symbol that telephones read."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import Piece, Pieces, PrintWish, Size
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.press.rules import GAMES
from discovery.i18n import titled, translate
from discovery.play.setups import GameSetup, decode, encode
from discovery.play.setups.game_setup import PROGRAM
from discovery.press.symbol import qr

SLIP = Size(95.8, 67)
"""An eighth of a sheet, less the margins."""
COPIES = 8
LINK = "#/new/"
"""Stands before the code in a link of the page."""
LONGEST = 600
USUAL = ("intro", ("me", "open", "open"))
PEOPLE = ("me", "open")


def slips(wish: PrintWish) -> Pieces:
    """A sheet of slips for ``choices["setup"]``: a code, or a link of the page that ends with it, which then
    is what the symbol holds. Without one, Intro for three with a deck that comes with the game.

    ``InvalidInput``: BAD_SETUP_CODE, NEWER_SETUP_CODE, UNKNOWN_GAME for a game of another family,
    BAD_PRINTING for a link that is too long or another deck.
    """
    given = wish.choices.get("setup", "").strip() or _usual(wish.deck.id)
    if len(given) > LONGEST:
        raise InvalidInput(Code.BAD_PRINTING, given=given[:60], known=f"1..{LONGEST}")
    link, separator, code = given.rpartition(LINK)
    setup = decode(code)
    if setup.game not in GAMES:
        raise InvalidInput(Code.UNKNOWN_GAME, given=setup.game[:60], known=" ".join(GAMES))
    title = str(titled(wish.language, setup.game))
    face = {
        "title": title,
        "lines": _lines(setup, wish.language),
        "code": encode(setup),
        "how": translate(wish.language, "press-setup-link" if separator else "press-setup-typed"),
        "symbol": qr(given if separator else encode(setup)),
        "page": f"{link}{LINK}"[:-1] if separator else "",
    }
    return Pieces("setup", SLIP, [Piece("setup", title, "setup", face, COPIES)], outline="square")


def _usual(deck: str) -> str:
    if deck not in DECKS:
        raise InvalidInput(Code.BAD_PRINTING, given=deck[:60], known=" ".join(DECKS))
    game, seats = USUAL
    return encode(GameSetup(game, deck, seats=seats))


def _lines(setup: GameSetup, language: str) -> list[str]:
    """The lines of a slip: the deck, the numbers of players, and the options if there are any."""
    names = load_deck(setup.deck).names if setup.deck in DECKS else {}
    people = sum(seat in PEOPLE for seat in setup.seats)
    others = [seat.removeprefix(PROGRAM) for seat in setup.seats if seat not in PEOPLE]
    lines = [
        in_language(names, language) or setup.deck,
        translate(language, "press-setup-people", people=people, others=len(others)),
    ]
    options = [_option(option, language) for option in setup.options]
    return [*lines, ", ".join(options)] if options else lines


def _option(option: str, language: str) -> str:
    key, _, value = option.partition("=")
    return f"{titled(language, key)} {value}".strip()
