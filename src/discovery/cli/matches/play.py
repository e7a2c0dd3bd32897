"""The next games of a match in the terminal: with people as ``play``, between programs at once."""

from __future__ import annotations

import random
import secrets
from argparse import Namespace
from dataclasses import replace

from discovery.cli.external_programs import host_of, makers_of
from discovery.cli.matches.file import MatchFile, MatchFileError, failed, faults_in, match_given
from discovery.cli.matches.sheet import draw
from discovery.cli.opponents import Opponents
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import progress_bar
from discovery.cli.seats import YOU, Player
from discovery.cli.session import Session
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.registry import family_of
from discovery.lab.matches import people_in, play_between_programs
from discovery.play.commitment import GameKey
from discovery.play.matches import finished_game, next_game


def play_on(options: Namespace, terminal: Terminal, name: str, games: int) -> int:
    """Play ``games`` games of the match in that file, or as many as are left, and add each."""
    try:
        file = match_given(options, name)
        with faults_in(name):
            next_game(file.match, file.deck)
        file = _play(options, terminal, file, games)
    except MatchFileError as error:
        return failed(error, options, terminal)
    draw(file.match, terminal)
    return 0


def _play(options: Namespace, terminal: Terminal, file: MatchFile, games: int) -> MatchFile:
    seed = options.seed if options.seed is not None else secrets.token_hex(8)
    if not people_in(file.match):
        return _between_programs(options, terminal, file, games, seed)
    for _ in range(games):
        before = file.match.standings.games
        with faults_in(file.name):
            file = _with_people(options, terminal, file, f"{seed} {before + 1}")
        if file.match.standings.games == before or file.match.standings.over:
            break
    return file


def _between_programs(
    options: Namespace, terminal: Terminal, file: MatchFile, games: int, seed: str
) -> MatchFile:
    """All games, and then the file: it is small work to play them again."""
    match, programs = file.match, makers_of(options)
    with progress_bar(terminal, games) as done, faults_in(file.name):
        for _ in range(games):
            number = match.standings.games + 1
            match = play_between_programs(match, f"{seed} {number}", file.deck, programs)
            done(1)
            if match.standings.over:
                break
    return file.put(match)


def _with_people(options: Namespace, terminal: Terminal, file: MatchFile, seed: str) -> MatchFile:
    """One game in the terminal. One that is stopped, or that nobody has won (R07), is played again."""
    match, game = file.match, next_game(file.match, file.deck)
    lines = {line.name: line for line in match.standings.lines}
    seated = [Player(name, lines[name].kind or YOU, lines[name].virtual) for name in game.seats]
    family, commands = family_of(game.name), host_of(options)
    known = (*family.players.programs, *(commands.names if commands is not None else ()))
    for player in seated:
        if not player.virtual and player.kind not in (YOU, *known):
            raise InvalidInput(Code.UNKNOWN_PLAYER, given=player.kind)
    chooser = random.SystemRandom() if options.seed is None else random.Random(seed)
    speaker = replace(terminal, names=terminal_of(family).names(terminal.language, game.spec.deck))
    opponents = Opponents(
        speaker, game, seated, commands=commands, seed=None if options.seed is None else seed
    )
    hints = not options.no_hints
    key = GameKey.generate(chooser) if options.seed is None else None
    session = Session(
        speaker, game, seated, chooser, opponents, "",
        hints=hints, offers_record=False, joining=False, key=key,
    )  # fmt: skip
    try:
        session.play()
    finally:
        opponents.stop()
    result = session.driver.result
    if result is None or not result.winners:
        terminal.say("match-not-counted")
        return file
    return file.with_event(finished_game(session.driver.record(), file.deck))
