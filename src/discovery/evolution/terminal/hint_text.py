"""Moves and hints in words, at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from discovery.cli.terminal import Terminal
from discovery.core.bits import members
from discovery.core.errors import Argument
from discovery.core.family import Reason
from discovery.core.protocol import Event
from discovery.engines.consult import ITERATIONS
from discovery.evolution.board.plane import place_of
from discovery.evolution.bots.advice.hints import hints
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.notation import ERAS, SEATS, names_card
from discovery.evolution.views.view import View
from discovery.i18n import translate


def in_words(terminal: Terminal, game: DiscoveryGame, move: int) -> str:
    """A move as somebody would advise it."""
    code, argument, spot = codes.code_of(move), codes.argument_of(move), codes.spot_of(move)
    given: dict[str, Argument] = {}
    if code == codes.SELECT:
        given["which"] = _ids(game, members(codes.cards_of(move)))
        spot = -1
    elif code in SEATS:
        given["name"] = game.seats[argument]
    elif code in ERAS:
        given["number"] = argument
    elif names_card(move):
        given["card"] = game.setup.ids[argument]
    place = ", ".join(map(str, place_of(spot))) if spot >= 0 else ""
    if code == codes.LOOK:
        given["place"] = place
    words = say(terminal, f"move-{codes.WORDS[code]}", **given)
    return say(terminal, "move-at", move=words, place=place) if place and code != codes.LOOK else words


def because(terminal: Terminal, game: DiscoveryGame, reason: Reason) -> str:
    """Why, in one sentence."""
    given: dict[str, Argument] = {"which": _ids(game, reason.cards), "number": reason.number}
    if reason.seat >= 0:
        given["name"] = game.seats[reason.seat]
    return say(terminal, f"hint-{reason.code}", **given)


def advise(terminal: Terminal, game: DiscoveryGame, view: View, seen: tuple[Event, ...]) -> None:
    """The best moves in words and as they are typed, and why. The same question gets the same answer."""
    chance = Random(str(len(seen)))
    for rank, hint in enumerate(hints(game, view, seen, iterations=ITERATIONS, random=chance), 1):
        heading: dict[str, Argument] = {
            "rank": say(terminal, "hint-rank", rank=rank),
            "move": in_words(terminal, game, hint.move),
            "typed": game.text(hint.move),
            "value": say(terminal, "hint-value", number=round(100 * hint.value)),
        }
        terminal.line(say(terminal, "hint-heading", **heading))
        why = [because(terminal, game, reason) for reason in hint.reasons]
        for sentence in why or [say(terminal, "hint-best" if rank == 1 else "hint-next")]:
            terminal.line(f"  {sentence}")


def _ids(game: DiscoveryGame, cards: Sequence[int]) -> str:
    return " ".join(game.setup.ids[card] for card in cards)


def say(terminal: Terminal, message: str, /, **given: Argument) -> str:
    """A sentence of the page, said here."""
    return translate(terminal.language, message, terminal.names, **given)
