"""``discovery play``: a whole game as text, against programs and the rule book's virtual players."""

from __future__ import annotations

import random
from argparse import Namespace

from discovery.bots import PROGRAMS
from discovery.cli.seating import YOU, players
from discovery.cli.session import Session
from discovery.cli.terminal import Terminal
from discovery.errors import Code, InvalidInput
from discovery.evolution.decks import load_deck
from discovery.evolution.game import new_game


def run(options: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or the player has had enough."""
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    seated = players(options.seats, PROGRAMS, terminal.text("you"))
    if not any(player.kind == YOU for player in seated):
        raise InvalidInput(Code.NO_DECIDER, "B07")
    first = chooser.randrange(len(seated))
    seated = seated[first:] + seated[:first]
    keys = [key.strip() for key in options.options.split(",") if key.strip()]
    game = new_game(options.game, [player.header for player in seated], options.deck, keys)
    names = {card.id: card.names[terminal.language] for card in load_deck(options.deck).cards}
    speaker = Terminal(terminal.language, terminal.out, terminal.err, names)
    return Session(speaker, game, seated, chooser, options.save).play()
