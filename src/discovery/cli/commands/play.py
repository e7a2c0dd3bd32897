"""``discovery play``: a whole game as text, against programs and the rule book's virtual players."""

from __future__ import annotations

import random
from argparse import Namespace

from discovery.cli.external_programs import outside
from discovery.cli.game_arguments import wanted
from discovery.cli.opponents import Opponents
from discovery.cli.seats import YOU, players
from discovery.cli.session import Session
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.game import new_game
from discovery.play.setups.naming import named_options, named_teams

OPPONENT = "level-3"
"""As on the page."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or the player has had enough."""
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    plan = wanted(options, (YOU, OPPONENT), YOU)
    commands = outside(options)
    known = (*PROGRAMS, *(commands.names if commands is not None else ()))
    seated = players(plan.seats or ("",), known, terminal.text("you"), terminal.language)
    if not any(player.kind == YOU for player in seated):
        raise InvalidInput(Code.NO_PERSON)
    names = [player.name for player in seated]
    keys, teams = named_options(plan.options, names), named_teams(plan.teams, names)
    first = chooser.randrange(len(seated))
    seated = seated[first:] + seated[:first]
    game = new_game(plan.game, [player.header for player in seated], plan.deck, keys, teams)
    cards = plan.deck.card_names(terminal.language)
    speaker = Terminal(terminal.language, terminal.out, terminal.err, cards)
    hints = plan.hints and not options.no_hints
    opponents = Opponents(speaker, game, seated, commands=commands, seed=options.seed)
    try:
        return Session(
            speaker, game, seated, chooser, opponents, options.save, teams=teams, hints=hints
        ).play()
    finally:
        opponents.stop()
