"""``discovery match``: matches over several games, each in a file."""

from __future__ import annotations

import random
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from discovery.cli.decks import carried_files
from discovery.cli.files import printable_name, write_text
from discovery.cli.game_arguments import game_arguments, players, setup_given, words
from discovery.cli.matches.file import MatchFileError, exists, failed, faults_in, match_given
from discovery.cli.matches.play import play_on
from discovery.cli.matches.sheet import as_object, draw
from discovery.cli.opponents import usual_opponent
from discovery.cli.seats import YOU, Player
from discovery.cli.seats import players as seated
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import split_seat
from discovery.core.registry import family_of
from discovery.core.text.names import composed, look_alike, needed_name
from discovery.play import records
from discovery.play.matches import (
    Event,
    Head,
    Joined,
    Left,
    Match,
    Standings,
    Stopped,
    next_game,
    terms_of,
    write,
)
from discovery.play.setups.naming import named_options, named_teams


def run(options: Namespace, terminal: Terminal) -> int:
    """Carry out the verb that was typed; returns the exit code."""
    try:
        match options.verb:
            case "new":
                return _new(options, terminal)
            case "show":
                return _show(options, terminal)
            case "play":
                return play_on(options, terminal, options.file, options.games)
            case "export":
                return _export(options, terminal)
        return _change(options, terminal)
    except MatchFileError as error:
        return failed(error, options, terminal)


def _new(options: Namespace, terminal: Terminal) -> int:
    """A match before its first game: who begins, and who is the first champion, is drawn by lot."""
    setup = setup_given(options)
    family = family_of(setup.game)
    plan = game_arguments(options, setup, (YOU, usual_opponent(family)), YOU)
    known = tuple(name for name, _ in options.program)
    programs = (*family.players.programs, *known)
    sitting = seated(plan.seats, programs, family.virtual, terminal.text("you"), terminal.language)
    names = [player.name for player in sitting]
    chooser = random.SystemRandom() if options.seed is None else random.Random(options.seed)
    able = [player.name for player in sitting if not player.virtual]
    terms = terms_of(words(options.terms))
    champions = able if terms.championship else []
    head = Head(
        terms=terms,
        game=plan.game,
        deck=family.decks.key_of(plan.deck),
        options=tuple(named_options(plan.game, plan.options, names)),
        players=tuple(_header(player) for player in sitting),
        teams=tuple(named_teams(plan.teams, names)),
        start=names[chooser.randrange(len(names))] if names else "",
        champion=champions[chooser.randrange(len(champions))] if champions else "",
        ident=f"{chooser.randrange(1 << 48):012x}",
        handicaps=tuple(_handicap(item) for item in words(options.handicaps)),
    )
    head.check()
    match = Match(head)
    next_game(match, plan.deck)
    if exists(options.file) and not options.force:
        raise InvalidInput(Code.FILE_EXISTS, given=printable_name(options.file))
    written = str(write_text(options.file, write(match)))
    if not options.json:
        terminal.say("match-saved", file=written)
    return _tell(match, options, terminal)


def _header(player: Player) -> str:
    return player.name if player.kind == YOU else f"{player.name}={player.kind}"


def _handicap(item: str) -> tuple[str, int]:
    name, _, value = item.rpartition("=")
    try:
        return composed(name.strip()), int(value)
    except ValueError:
        raise InvalidInput(Code.BAD_VALUE, given=item[:60]) from None


def _show(options: Namespace, terminal: Terminal) -> int:
    return _tell(match_given(options, options.file).match, options, terminal)


def _tell(match: Match, options: Namespace, terminal: Terminal) -> int:
    """The sheet of the match, drawn or as an object."""
    if options.json:
        terminal.show(as_object(match))
    else:
        draw(match, terminal)
    return 0


def _export(options: Namespace, terminal: Terminal) -> int:
    """Each game as a record of its own: ``NAME-1.record`` and so on."""
    file = match_given(options, options.file)
    folder, stem = Path(options.folder).expanduser(), Path(options.file).stem
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise InvalidInput(Code.CANNOT_WRITE, given=printable_name(options.folder)) from None
    decks = family_of(file.match.head.game).decks
    carried = carried_files(options, decks)
    written = []
    for number, game in enumerate(file.match.games, start=1):
        text = records.write(replace(game.record, embedded_decks=carried))
        written.append(str(write_text(str(folder / f"{stem}-{number}.record"), text)))
    if options.json:
        terminal.show({"files": written})
        return 0
    terminal.say("match-exported", games=file.match.standings.games, folder=str(folder.resolve()))
    return 0


def _change(options: Namespace, terminal: Terminal) -> int:
    """Somebody leaves or joins between two games, or the players stop."""
    file = match_given(options, options.file)
    event: Event = Stopped()
    if options.verb == "leave":
        event = Left(composed(options.player.strip()))
    if options.verb == "join":
        event = Joined(_newcomer(options.player, file.match.standings))
    with faults_in(options.file):
        file = file.with_event(event)
    return _tell(file.match, options, terminal)


def _newcomer(typed: str, standings: Standings) -> str:
    """The player who joins, under a clean name. ``InvalidInput(MATCH_PLAYER)`` for a name that looks like
    another player's; who has left comes back under their own."""
    name, kind = split_seat(players(typed)[0] if typed.strip() else "")
    name = needed_name(name)
    known = [line.name for line in standings.lines]
    if name not in known and any(look_alike(name, other) for other in known):
        raise InvalidInput(Code.MATCH_PLAYER, given=name[:60])
    return f"{name}={kind}" if kind else name
