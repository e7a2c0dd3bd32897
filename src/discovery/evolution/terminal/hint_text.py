"""Moves and the reasons of hints in words."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import members
from discovery.core.errors import Argument
from discovery.core.players.advice import Reason
from discovery.core.terminal import Screen
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.notation import ERAS, SEATS, names_card
from discovery.i18n import translate

ABOUT_ASSETS = ("loots", "readies", "spares-asset")
"""Reasons whose only card stands for its asset."""


def in_words(screen: Screen, game: DiscoveryGame, move: int) -> str:
    """A move in words, as advice: ``Place Fire with a trump``."""
    code, argument, spot = codes.code_of(move), codes.argument_of(move), codes.spot_of(move)
    if code in (codes.HARVEST_ROB, codes.USE):
        spot = -1
    given: dict[str, Argument] = {}
    if code == codes.SELECT:
        given["which"] = _ids(game, members(codes.cards_of(move)))
        spot = -1
    elif code in SEATS:
        given["name"] = game.seats[argument]
    elif code in ERAS:
        given["number"] = argument
    elif code == codes.USE:
        given["asset"] = asset_of(screen, game, argument)
    elif names_card(move):
        given["card"] = game.setup.ids[argument]
    place = ", ".join(map(str, coordinates_of(spot))) if spot >= 0 else ""
    if code == codes.LOOK:
        given["place"] = place
    word = _message(screen, game, move, given)
    words = _say(screen, f"move-{word}", **given)
    return _say(screen, "move-at", move=words, place=place) if place and code != codes.LOOK else words


def _message(screen: Screen, game: DiscoveryGame, move: int, given: dict[str, Argument]) -> str:
    """The name of the move's message; what only it says is added to what is given."""
    code, argument = codes.code_of(move), codes.argument_of(move)
    if code == codes.USE:
        return _aimed(screen, game, codes.aim_of(move), given)
    if code == codes.DRAW and argument > 0:
        given["number"] = argument
        return "draw-count"
    return "discard-rob" if code == codes.DISCARD and game.rules.one_action else codes.WORDS[code]


def _aimed(screen: Screen, game: DiscoveryGame, aim: int, given: dict[str, Argument]) -> str:
    """The message of a use, whose aim is added to what is given."""
    if aim == 0:
        return "use"
    if aim >= codes.AIMED_CARD:
        given["target"] = asset_of(screen, game, aim - codes.AIMED_CARD)
        return "use-loot"
    given["name"] = game.seats[aim - 1]
    return "use-on"


def asset_of(screen: Screen, game: DiscoveryGame, card: int) -> str:
    """The asset of a card with the card that gives it: ``Raid 2 of Spear``."""
    kind, _, strength = game.setup.deck.cards[card].asset.partition(" ")
    name = _say(screen, f"asset-{kind}", strength=int(strength or 0))
    return _say(screen, "asset-of", asset=name, card=game.setup.ids[card])


def because(screen: Screen, game: DiscoveryGame, reason: Reason) -> str:
    """The sentence that says why a move may be good."""
    given: dict[str, Argument] = {"which": _ids(game, reason.cards), "number": reason.number}
    if reason.seat >= 0:
        given["name"] = game.seats[reason.seat]
    if reason.code in ABOUT_ASSETS:
        given["asset"] = asset_of(screen, game, reason.cards[0])
    return _say(screen, f"hint-{reason.code}", **given)


def _ids(game: DiscoveryGame, cards: Sequence[int]) -> str:
    return " ".join(game.setup.ids[card] for card in cards)


def _say(screen: Screen, message: str, /, **given: Argument) -> str:
    return translate(screen.language, message, screen.names, **given)
