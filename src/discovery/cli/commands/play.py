"""``discovery play``: a whole game as text, against programs and virtual players."""

from __future__ import annotations

import random
from argparse import Namespace
from dataclasses import replace
from datetime import UTC, datetime

from discovery.cli.decks import carried_files
from discovery.cli.external_programs import host_of
from discovery.cli.game_arguments import game_arguments, setup_given
from discovery.cli.matches.play import play_on
from discovery.cli.opponents import Opponents, usual_opponent
from discovery.cli.plain_text import names_of
from discovery.cli.seats import YOU, players
from discovery.cli.session import Session
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import GameSpec
from discovery.core.registry import family_of, new_game
from discovery.play.commitment import GameKey
from discovery.play.deals import Deal, closed, daily_deal, new_deal, read_deal
from discovery.play.setups import decode, encode
from discovery.play.setups.naming import named_options, named_teams


def run(options: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or the player quits."""
    if options.match:
        return _next_of_match(options, terminal)
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    deal = _deal_given(options, chooser)
    setup = setup_given(options) if deal is None else deal.setup
    family = family_of(setup.game)
    plan = game_arguments(options, setup, (YOU, usual_opponent(family)), YOU)
    commands = host_of(options)
    known = (*family.players.programs, *(commands.names if commands is not None else ()))
    seated = players(plan.seats or ("",), known, family.virtual, terminal.text("you"), terminal.language)
    if not any(player.kind == YOU for player in seated):
        raise InvalidInput(Code.NO_PERSON)
    called = [player.name for player in seated]
    keys, teams = named_options(plan.game, plan.options, called), named_teams(plan.teams, called)
    key = deal.key() if deal is not None else GameKey.generate(chooser) if options.seed is None else None
    first = _first(len(seated), chooser, None if deal is None else key)
    seated = seated[first:] + seated[:first]
    headers = tuple(player.header for player in seated)
    game = new_game(GameSpec(plan.game, headers, plan.deck, tuple(keys), tuple(teams)))
    speaker = replace(terminal, names=names_of(plan.game, terminal.language, plan.deck))
    hints = plan.hints and not options.no_hints
    opponents = Opponents(speaker, game, seated, commands=commands, seed=options.seed)
    if deal is not None:
        terminal.say("play-deal", code=deal.code)
    carried = carried_files(options, family.decks)
    try:
        return Session(
            speaker, game, seated, chooser, opponents, options.save, hints=hints, key=key, carried=carried
        ).play()
    finally:
        opponents.stop()


def _deal_given(options: Namespace, chooser: random.Random) -> Deal | None:
    """The deal that is shared with others, if there is one; then ``options`` have its set-up."""
    if not options.deal:
        return None
    _exclude(options, "deal", "game", "options", "teams", "seats", "seed", "deck")
    today = daily_deal(datetime.now(UTC).date().isoformat())
    if options.deal == "new":
        deal = new_deal(closed(decode(options.setup)) if options.setup else today.setup, chooser)
    else:
        _exclude(options, "deal", "setup")
        deal = today if options.deal == "today" else read_deal(options.deal)
    options.setup = encode(deal.setup)
    return deal


def _first(seats: int, chooser: random.Random, shared: GameKey | None) -> int:
    """The seat that begins; with the key of a ``shared`` deal the same everywhere, the one behind the dealer
    (B05)."""
    if shared is None:
        return chooser.randrange(seats)
    return (shared.seating().randrange(seats) + 1) % seats


def _exclude(options: Namespace, other: str, *names: str) -> None:
    """``InvalidInput(OPTION_EXCLUDED)`` for one of the options that do not go with ``other``."""
    for name in names:
        if getattr(options, name):
            option = f"--{name.replace('_', '-')}"
            raise InvalidInput(Code.OPTION_EXCLUDED, option=option, other=f"--{other}")


def _next_of_match(options: Namespace, terminal: Terminal) -> int:
    """The next game of a match, which says itself what is played and by whom."""
    _exclude(options, "match", "setup", "game", "options", "teams", "seats", "save", "with_deck", "deal")
    return play_on(options, terminal, options.match, games=1)
