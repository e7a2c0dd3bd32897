"""``discovery puzzles``: finds positions with one best move, shows, solves and prints them."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from discovery.cli.decks import deck_given
from discovery.cli.files import printable_name, read_bytes, write_bytes, write_text
from discovery.cli.game_arguments import game_arguments, setup_given
from discovery.cli.plain_text import terminal_of
from discovery.cli.progress import progress_bar
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidInput
from discovery.core.registry import family_of
from discovery.core.terminal import Ambiguous, TextGame
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.lab.match import Match
from discovery.lab.players import seat_name
from discovery.lab.puzzles.file import MAX_BYTES, shipped, write
from discovery.lab.puzzles.file import read_bytes as puzzles_of
from discovery.lab.puzzles.mining import ITERATIONS, mine
from discovery.lab.puzzles.puzzle import Posed, Puzzle, judge, ordered, part_of, pose
from discovery.lab.puzzles.sheet import question, reasons, solution, whole_sheet
from discovery.play.records import Record
from discovery.play.records import read_bytes as record_of
from discovery.play.records.reading import MOST_BYTES as MAX_RECORD
from discovery.play.setups.naming import named_options, named_teams
from discovery.press.printing import AT_HOME_SECONDS, MEMORY, document
from discovery.press.setting import PaperSetting

QUIT = "quit"
TITLE = "Discovery"
"""Of the sheets, in the properties of their file."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Carry out one of the verbs."""
    verbs: dict[str, Callable[[Namespace, Terminal], int]] = {
        "make": _make,
        "show": _show,
        "solve": _solve,
        "print": _print,
    }
    return verbs[options.verb](options, terminal)


# ---- make -------------------------------------------------------------------------------------------


def _make(options: Namespace, terminal: Terminal) -> int:
    """Look for puzzles in records, or in games between programs, and write them into a file."""
    if Path(options.file).expanduser().exists() and not options.force:
        raise InvalidInput(Code.FILE_EXISTS, given=printable_name(options.file))
    games, deck, count = _records(options) if options.records else _played(options)
    with progress_bar(terminal, count) as progress:
        found = mine(games, options.iterations or ITERATIONS, deck, progress)
    file = write_text(options.file, write(found))
    if options.json:
        terminal.show({"file": str(file), "games": count, "puzzles": [puzzle.ident for puzzle in found]})
    else:
        terminal.say("puzzles-made", puzzles=len(found), games=count, file=str(file))
    return 0


def _records(options: Namespace) -> tuple[Iterator[Record], object, int]:
    """The given records, with the deck that they were played with."""
    records = [_record(file) for file in options.records]
    deck = deck_given(options, family_of(records[0].game).decks)
    return iter(records), deck, len(records)


def _record(file: str) -> Record:
    try:
        return record_of(read_bytes(file, MAX_RECORD))
    except InvalidInput as error:
        error.arguments.setdefault("given", printable_name(file))
        raise


def _played(options: Namespace) -> tuple[Iterator[Record], object, int]:
    """Games between programs; puzzles of a host's own deck have to be made from records."""
    setup = setup_given(options)
    family = family_of(setup.game)
    part_of(family)
    levels = family.players.levels
    usual = (levels[len(levels) // 2], levels[0])
    plan = game_arguments(options, setup, usual, family.players.stand_in)
    deck = family.decks.brief(plan.deck)
    seats = [seat_name(number) for number in range(1, len(plan.seats) + 1)]
    teams, named = named_teams(plan.teams, seats), named_options(plan.game, plan.options, seats)
    match = Match(plan.game, plan.seats, options=named, deck=deck, teams=teams)
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    own = deck_given(options, family.decks)
    return (match.record(f"{seed} {number}") for number in range(options.games)), own, int(options.games)


# ---- show and solve ---------------------------------------------------------------------------------


def _given(options: Namespace) -> tuple[Puzzle, ...]:
    """The puzzles of the file, those that come with the project without one; only the one that is named.
    Raises ``InvalidInput`` if there is none."""
    found = ordered(puzzles_of(read_bytes(options.file, MAX_BYTES)) if options.file else shipped())
    named = tuple(puzzle for puzzle in found if options.puzzle in ("", puzzle.ident))
    if not named:
        raise InvalidInput(Code.NO_SUCH_PUZZLE, given=(options.puzzle or options.file)[:60])
    return named


def _posed(options: Namespace, puzzle: Puzzle) -> Posed:
    return pose(puzzle, deck_given(options, family_of(puzzle.record.game).decks))


def _show(options: Namespace, terminal: Terminal) -> int:
    """List all puzzles, or show one; with ``--json`` as data for sheets, one object a line."""
    found = _given(options)
    if options.json:
        for puzzle in found:
            posed = _posed(options, puzzle)
            terminal.show({"question": question(posed), "solution": solution(posed)})
    elif options.puzzle:
        screen, _ = _drawn(options, found[0], terminal)
        screen.say("puzzles-see", puzzle=found[0].ident)
    else:
        terminal.grid(["puzzle", "kind", "game", "difficulty"], [_row(one, terminal) for one in found])
    return 0


def _row(puzzle: Puzzle, terminal: Terminal) -> list[str]:
    kind = terminal.text(f"puzzles-kind-{puzzle.kind}")
    return [puzzle.ident, kind, terminal.game(puzzle.record.game), str(puzzle.difficulty)]


def _drawn(options: Namespace, puzzle: Puzzle, terminal: Terminal) -> tuple[Terminal, tuple[Posed, TextGame]]:
    """Draw a puzzle as its seat sees it; returns the screen that knows its pieces, and the game on it."""
    posed = _posed(options, puzzle)
    part = terminal_of(family_of(posed.game.name))
    deck = deck_given(options, family_of(posed.game.name).decks)
    screen = replace(terminal, names=part.names(terminal.language, deck))
    text = part.open(screen, posed.game)
    kind, game = screen.text(f"puzzles-kind-{puzzle.kind}"), screen.game(posed.game.name)
    screen.say("puzzles-title", puzzle=puzzle.ident, kind=kind, game=game, difficulty=puzzle.difficulty)
    text.draw(posed.view)
    screen.say(f"puzzles-ask-{puzzle.kind}", seat=puzzle.seat)
    text.list_moves(posed.state, posed.seat)
    return screen, (posed, text)


def _solve(options: Namespace, terminal: Terminal) -> int:
    """Ask for the move, puzzle after puzzle. With ``--move`` the status is 1 if it is wrong."""
    found = _given(options)
    if options.move:
        return _answered(options, found[0], terminal)
    for puzzle in found:
        screen, (posed, text) = _drawn(options, puzzle, terminal)
        if not _asked(screen, posed, text):
            break
    return 0


def _answered(options: Namespace, puzzle: Puzzle, terminal: Terminal) -> int:
    """Judge the answer that was given as an argument: exit code 0 if it is right, else 1."""
    posed = _posed(options, puzzle)
    part = terminal_of(family_of(posed.game.name))
    screen = replace(terminal, names=part.names(terminal.language))
    move, _ = posed.game.parse(options.move)
    judged = judge(posed, move)
    if options.json:
        answer = {"id": puzzle.ident, "right": judged.right, "value": judged.value}
        terminal.show(answer | _told(posed, judged.right))
    else:
        _verdict(screen, posed, part.open(screen, posed.game), move)
    return 0 if judged.right else 1


def _told(posed: Posed, right: bool) -> dict[str, object]:
    """The solution is told only to those who have found it."""
    return {"solution": solution(posed)} if right else {}


def _asked(screen: Terminal, posed: Posed, text: TextGame) -> bool:
    """Ask until the answer is right or given up; returns whether to go on with the next puzzle."""
    while True:
        print(screen.text("puzzles-prompt"), end=" ", file=screen.out, flush=True)
        typed = sys.stdin.readline()
        word = typed.strip().casefold()
        if not typed or word == screen.text("puzzles-word-quit"):
            return False
        if word == "":
            continue
        if word == screen.text("puzzles-word-answer"):
            _tell(screen, posed, text)
            return True
        try:
            if _verdict(screen, posed, text, text.read(typed.strip(), posed.state, posed.seat)):
                return True
        except Ambiguous as error:
            text.list_choices(posed.state, posed.seat, error.choices)
        except DiscoveryError as error:
            screen.line(screen.reason(error))


def _verdict(screen: Terminal, posed: Posed, text: TextGame, move: int) -> bool:
    """Say whether a move is right, with the reasons if it is."""
    judged = judge(posed, move)
    if judged.right:
        screen.say("puzzles-right")
        _tell(screen, posed, text)
    else:
        best = posed.puzzle.answers[0][1]
        screen.say("puzzles-wrong", move=text.words(move, posed.view), value=judged.value, best=best)
    return judged.right


def _tell(screen: Terminal, posed: Posed, text: TextGame) -> None:
    """Print the solution, and why it is good."""
    (answer, value), (_, second), *_ = posed.puzzle.answers
    screen.say(
        "puzzles-solution",
        move=text.words(posed.game.parse(answer)[0], posed.view),
        value=value,
        second=second,
    )
    for reason in reasons(posed):
        screen.line(f"  {text.because(reason)}")


# ---- print ------------------------------------------------------------------------------------------


def _print(options: Namespace, terminal: Terminal) -> int:
    """Write the puzzles of one family as PDF, each with its solution overleaf."""
    setting = PaperSetting(terminal.language, options.paper, ink=options.ink)
    posed = [_posed(options, puzzle) for puzzle in _given(options)]
    if not posed:
        raise InvalidInput(Code.NO_SUCH_PUZZLE, given=printable_name(options.file))
    family = family_of(posed[0].game.name)
    deck, part = deck_given(options, family.decks), terminal_of(family)
    screen = replace(terminal, names=part.names(terminal.language, deck))
    sheets = [
        whole_sheet(one, part.open(screen, one.game)) for one in posed if family_of(one.game.name) is family
    ]
    pages = part_of(family).on_paper(sheets, deck, terminal.language)
    data = bounded(
        document, (family.key, pages, setting, TITLE), AT_HOME_SECONDS, ResourceLimits(memory=MEMORY)
    )
    file = write_bytes(options.sheets, data)
    if options.json:
        terminal.show({"file": str(file), "puzzles": [one.puzzle.ident for one in posed]})
    else:
        terminal.say("deck-written", file=str(file))
    return 0
