"""Makes golden games that are missing: ``python -m tests.support.golden``.

Only for a new game, option, event or rule: golden games are finished games that must replay for ever, so an
existing file is left alone. Those of version 1 in which a rule of version 2 decides were made again; as they
were they lie in ``tests/data/corpus/v1-changed``. Each entry of ``WANTED`` is a set-up and what its game
must show; seeds are tried in order until one does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from discovery.core.bits import BIT
from discovery.core.protocol import NO_OUTCOME, Event, Game, split_seat
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import event_kinds
from discovery.evolution.model.amendments import G04, G08, O13, P02, Y07
from discovery.evolution.model.state import State
from discovery.evolution.terminal.position_json import as_object
from discovery.evolution.variants.classic import joining
from discovery.lab.match import Match
from discovery.play.driver import Driver
from discovery.play.next_lines import next_lines
from discovery.play.records import Record, write
from discovery.play.replay import replay, steps
from tests.support import undoing
from tests.support.data import GOLDEN, written
from tests.support.testing.positions import card_position

MOST_TRIES = 2000
Shown = Callable[[Record, list[Event]], bool]


@dataclass(frozen=True)
class Wanted:
    name: str
    game: str
    players: str
    options: tuple[str, ...] = ()
    shows: Shown = lambda record, happened: True
    leaver: int = -1
    teams: tuple[str, ...] = ()
    deck: str = ""
    newcomer: str = ""
    undone: bool = False
    composed: bool = False  # any order of the deck: where eras are stacked in order no offered call can fail


def has(move: str) -> Shown:
    return lambda record, happened: any(line.move.startswith(move) for line in record.lines)


def kind(wanted: int, number: int = -1) -> Shown:
    return lambda record, happened: any(
        event.kind == wanted and number in (-1, event.number) for event in happened
    )


def decided(amendment: int) -> Shown:
    """A changed rule decides something in it (see ``amendments``)."""
    return lambda record, happened: bool(card_position(replay(record)).state.amended & BIT[amendment])


def objected(*numbers: int) -> Shown:
    """Right objections (1), wrong ones (0) or both (S34)."""
    shown = [kind(event_kinds.OBJECTED, number) for number in numbers]
    return lambda record, happened: all(one(record, happened) for one in shown)


def passed_beside_a_trump(record: Record, happened: list[Event]) -> bool:
    """C11: somebody passes after the trump of a Joker, before the first card."""
    moves = [line.move for line in record.lines]
    return ("joker trump", "pass") in pairwise(moves)


def me_behind_a_bot(record: Record, happened: list[Event]) -> bool:
    """Q03: Me is said to the last flip of a virtual player that has to stop."""
    moves = [line.move for line in record.lines]
    return ("flip", "me") in pairwise(moves)


def over_at_once(record: Record, happened: list[Event]) -> bool:
    """S24: the draw follows the last selection."""
    moves = [line.move.split()[0] for line in record.lines]
    return ("select", "draw") in pairwise(moves)


def robs_as_a_virtual_player(record: Record, happened: list[Event]) -> bool:
    """S25, S27: after a fault of its own."""
    return any(line.seat == "P2" and line.move.startswith("steal") for line in record.lines)


def failed_call(record: Record, happened: list[Event]) -> bool:
    return any(event.kind == event_kinds.CALLED and event.other < 0 for event in happened)


def standstill(record: Record, happened: list[Event]) -> bool:
    game = replay(record)
    result = game.game.result(game.state)
    return result is not None and result.reason == "standstill"


def _of_size(game: str, seats: int) -> Wanted:
    players = ["greedy", "random", "greedy", "random"][:seats] + ["random"] * (seats - 4)
    return Wanted(f"{game}-{seats}", game, ",".join(players))


def _with(game: str, option: str, shows: Shown, word: str = "") -> Wanted:
    name = "-".join(filter(None, (game, option.replace("+", "-plus"), word)))
    return Wanted(name, game, "random,random,random", (option,), shows)


def _jokers(game: str, use: str) -> Wanted:
    return Wanted(f"{game}-{use.replace(' ', '-')}", game, "random,random,random", ("jokers=4",), has(use))


GAMES = ("intro", "memory", "explore", "select", "connect", "fusion")
NEWER = ("memory", "select", "connect", "fusion")
PILES = ("memory", "fusion")
CASES = ("announce open", "announce close", "stop", "verify", "concede", "fail")
PLANE = ("free-placement", "link-bonus", "strata")
MORE = ("trump+", "sos", "flash", "series+")
TEAMS = ("P1+P3", "P2+P4")
UNDER = ("eras=3-5", "truncated")
SCORED_CLASSIC = ("classic-simple", "classic-select", "classic-connect")
CLASSIC = (*SCORED_CLASSIC, "classic-memory")
"""The games of the first edition."""
ANTIQUITY, BOTH = "antiquity", "prehistory+antiquity"
ALL_JOKERS = "jokers=4"
THREE = "random,random,random"
WITH_DECKS = ("intro", "memory", "explore", "select", "connect", "fusion", *CLASSIC)

WANTED = (
    *(_of_size(game, seats) for game in ("intro", "explore") for seats in (1, 2, 3, 5, 9)),
    Wanted("explore-series-plus", "explore", "greedy,random,greedy", ("series+",)),
    Wanted("explore-series-plus-bot", "explore", "greedy,bot,bot+", ("series+",)),
    Wanted("explore-bot", "explore", "greedy,bot"),
    Wanted("explore-bot-plus", "explore", "bot+,greedy"),
    Wanted("intro-bot", "intro", "greedy,bot,random"),
    Wanted("intro-bot-plus", "intro", "random,bot+"),
    Wanted("explore-replay", "explore", "greedy,greedy", (), has("replay")),
    Wanted("explore-exchange", "explore", "greedy,random", (), has("exchange")),
    Wanted(
        "explore-discard",
        "explore",
        "random,random,random",
        (),
        kind(event_kinds.DISCARDED, event_kinds.BY_TRUMP),
    ),
    Wanted("explore-call", "explore", "greedy,greedy,greedy", (), has("call")),
    Wanted("explore-failed-call", "explore", "random,random", (), failed_call, composed=True),
    Wanted("explore-pass", "explore", "random,greedy", (), has("pass")),
    Wanted("explore-emptied", "explore", "greedy,greedy", (), kind(event_kinds.EMPTIED)),
    Wanted("explore-leave", "explore", "random,random,random", leaver=1),
    Wanted("intro-replay", "intro", "greedy,greedy,greedy", (), has("replay")),
    Wanted("intro-exchange-bot", "intro", "greedy,bot", (), has("exchange")),
    Wanted("intro-discard", "intro", "greedy,random", (), has("discard")),
    Wanted("intro-call", "intro", "random,random,random", (), has("call")),
    Wanted("intro-failed-call", "intro", "random,random", (), failed_call, composed=True),
    Wanted("intro-steal", "intro", "greedy,greedy", (), has("steal")),
    Wanted("intro-pass", "intro", "random,random,greedy", (), has("pass")),
    Wanted("intro-standstill", "intro", "greedy,random", (), standstill),
    Wanted("intro-leave", "intro", "random,random,random,random", leaver=2),
    *(_of_size(game, seats) for game in NEWER for seats in (1, 2, 3, 5, 9)),
    *(Wanted(f"{game}-bot", game, "random,bot,random") for game in NEWER),
    *(Wanted(f"{game}-bot-plus", game, "random,bot+") for game in NEWER),
    *(Wanted(f"{game}-leave", game, "random,random,random", leaver=1) for game in NEWER),
    *(_jokers(game, use) for game in GAMES for use in ("joker trump", "joker as", "interrupt")),
    *(_with(game, "stop", has("stop")) for game in ("intro", "explore", "select", "connect")),
    *(_with(game, "sos", has("sos")) for game in GAMES),
    *(_with(game, "flash", has(word), word) for game in GAMES if game != "select" for word in ("bis", "me")),
    *(
        _with(game, "trump+", has(word), word)
        for game in GAMES
        for word in ("draw", "replace", "take", "ask")
    ),
    *(
        Wanted(f"{game}-teams", game, "random,random,random,random", teams=TEAMS, shows=has("ask"))
        for game in GAMES
    ),
    *(Wanted(f"{game}-eras", game, "random,random", ("eras=2-4",)) for game in GAMES),
    *(Wanted(f"{game}-advantage", game, "random,random", ("advantage=P2:2",)) for game in GAMES),
    *(Wanted(f"{game}-plane", game, "random,random", PLANE) for game in ("explore", "select")),
    *(_with(game, "series+", kind(event_kinds.SERIES)) for game in ("select", "connect", "fusion")),
    *(
        Wanted(f"{game}-{word.replace(' ', '-')}", game, "random,random,random", (), has(word))
        for game in PILES
        for word in CASES
    ),
    Wanted("fusion-look", "fusion", "random,random,random", (), has("look")),
    Wanted("fusion-deposit", "fusion", "random,random,random", ("deposit",), has("look")),
    Wanted("memory-everything", "memory", "random,bot,random,random", ("jokers=4", "trump+", "sos", "flash")),
    Wanted("connect-everything", "connect", "random,bot+,random", ("jokers=4", "stop", *MORE)),
    Wanted("fusion-everything", "fusion", "random,bot,random", ("jokers=4", "deposit", *MORE)),
    Wanted("connect-last-card-called", "connect", "random,random,random", (), decided(G04)),
    Wanted("memory-last-card-called", "memory", "random,random,random", (), decided(G04)),
    Wanted("explore-last-turn-after-a-fault", "explore", "random,random,random", ("stop",), decided(G08)),
    Wanted("connect-team-out", "connect", "random,random,random,random", (), decided(P02), teams=TEAMS),
    Wanted("intro-team-flips-in-vain", "intro", "random,bot,random,bot", (), decided(O13), teams=TEAMS),
    Wanted("intro-pass-beside-a-trump", "intro", "random,random", ("jokers=4",), passed_beside_a_trump),
    *(_of_size(game, seats) for game in CLASSIC for seats in (1, 2, 3, 5, 9)),
    *(
        Wanted(f"{game}-virtual", game, "random,virtual,random", (), has("harvest rob P2 "))
        for game in SCORED_CLASSIC
    ),
    *(Wanted(f"{game}-teams", game, "random,random,random,random", teams=TEAMS) for game in CLASSIC),
    *(
        Wanted(f"{game}-eras", game, "greedy,random", ("eras=2-4",), has("harvest take"))
        for game in SCORED_CLASSIC
    ),
    *(Wanted(f"{game}-advantage", game, "random,random", ("advantage=P2:2",)) for game in SCORED_CLASSIC),
    *(Wanted(f"{game}-leave", game, "random,random,random", leaver=1) for game in CLASSIC),
    *(
        Wanted(f"{game}-truncated", game, "random,random", UNDER, kind(event_kinds.UNCOVERED))
        for game in (*GAMES, *CLASSIC)
        if game != "classic-connect"  # it asks for no prerequisites (S29)
    ),
    *(
        Wanted(f"{game}-finalist", game, "greedy,greedy,random", (), kind(event_kinds.FINALIST))
        for game in SCORED_CLASSIC
    ),
    Wanted("classic-select-over-at-once", "classic-select", "random,virtual,random", (), over_at_once),
    Wanted("classic-memory-virtual", "classic-memory", "random,virtual,random", (), robs_as_a_virtual_player),
    Wanted("classic-memory-eras", "classic-memory", "greedy,random", ("eras=2-4",), has("stop")),
    Wanted("classic-memory-theft", "classic-memory", "random,random", (), has("steal")),
    Wanted("classic-memory-closed", "classic-memory", "random,random,random", (), has("closed")),
    Wanted("classic-memory-standstill", "classic-memory", "random,random,random", (), standstill),
    Wanted("memory-flash-me-behind-a-bot", "memory", "random,bot,random", ("flash",), me_behind_a_bot),
    *(Wanted(f"{game}-antiquity", game, "random,greedy,random", deck=ANTIQUITY) for game in WITH_DECKS),
    *(Wanted(f"{game}-both-decks", game, "random,greedy,random", deck=BOTH) for game in WITH_DECKS),
    Wanted(
        "explore-both-decks-jokers", "explore", "random,random", (ALL_JOKERS,), has("joker as"), deck=BOTH
    ),
    Wanted("explore-antiquity-7-9", "explore", "random,random", ("eras=7-9",), deck=ANTIQUITY),
    Wanted("intro-both-decks-5-8", "intro", "random,random", ("eras=5-8",), deck=BOTH),
    Wanted(
        "classic-simple-antiquity-truncated",
        "classic-simple",
        "random,random",
        ("truncated",),
        kind(event_kinds.UNCOVERED),
        deck=ANTIQUITY,
    ),
    Wanted("explore-undo", "explore", THREE, (), has("undo "), undone=True),
    *(
        Wanted(f"{game}-join", game, "random,virtual,random", (), has("join"), newcomer="Dan")
        for game in CLASSIC
    ),
    Wanted(
        "classic-connect-join-discard",
        "classic-connect",
        "random,random,random,random,random,random",
        (),
        kind(event_kinds.DISCARDED, event_kinds.BY_JOINING),
        newcomer="Dan",
    ),
    *(
        Wanted(f"{game}-objection", game, THREE, ("objection",), objected(0, 1), composed=True)
        for game in ("classic-simple", "classic-select")
    ),
    Wanted("explore-battle-ward", "explore", THREE, ("battle",), has("ward")),
    Wanted("explore-battle-keep", "explore", "greedy,random,random", ("battle", "series+"), has("keep")),
    Wanted("explore-battle-bot", "explore", "random,bot,bot+", ("battle",), robs_as_a_virtual_player),
    Wanted("explore-battle-teams", "explore", "random,random,random,random", ("battle",), teams=TEAMS),
    Wanted("explore-battle-leave", "explore", THREE, ("battle",), leaver=1),
    Wanted("explore-battle-covered-by-sos", "explore", THREE, ("battle", "sos", *PLANE), decided(Y07)),
    Wanted("connect-battle", "connect", "greedy,random", ("battle", "trump+", "sos"), has("exchange")),
)


def played(wanted: Wanted, seed: int) -> Record:
    players = wanted.players.split(",")
    if wanted.undone:
        return undoing.played(wanted.game, seed).record()
    if wanted.newcomer:
        return with_newcomer(wanted, Random(f"{wanted.name} {seed}"))
    if wanted.leaver < 0 and not wanted.composed:
        match = Match(wanted.game, players, options=wanted.options, deck=wanted.deck, teams=wanted.teams)
        return match.record(f"{wanted.name} {seed}")
    names = [f"P{number}" for number in range(1, len(players) + 1)]
    game = new_game(wanted.game, names, options=wanted.options)
    return by_hand(game, wanted, Random(seed))


def by_hand(game: DiscoveryGame, wanted: Wanted, random: Random) -> Record:
    """A random game, in which the leaver leaves after twenty decisions."""
    order = game.shuffle(random)
    if wanted.composed:
        random.shuffle(order)
    driver = Driver(game, order)
    while not driver.over:
        seat, move, outcome = decision(game, driver.state, random)
        if wanted.leaver >= 0 and len(driver.lines) == 20:
            seat, (move, outcome) = wanted.leaver, game.parse("leave")
        driver.play(seat, move, outcome)
    return driver.record()


def with_newcomer(wanted: Wanted, random: Random) -> Record:
    """A random game that somebody joins after ten decisions, as soon as the rules allow it (S33)."""
    kinds = [kind if kind == "virtual" else "" for kind in wanted.players.split(",")]
    seats = [f"P{number}" + (f"={kind}" if kind else "") for number, kind in enumerate(kinds, 1)]
    driver = Driver.shuffled(new_game(wanted.game, seats), random)
    waiting = True
    while not driver.over:
        if waiting and len(driver.lines) >= 10 and joining.refusal(driver.state) is None:
            driver.change_to(driver.joined(wanted.newcomer))
            waiting = False
        driver.play(*decision(driver.game, driver.state, random))
    return driver.record()


def decision(game: Game[State], state: State, random: Random) -> tuple[int, int, int]:
    if due := game.due(state):
        seat, move = due
    else:
        seat = clockwise_first(state) if state.waiting else state.actor
        move = random.choice(game.legal(state, seat))
    cards = game.outcomes(state, move)
    return seat, move, random.choice(cards) if cards else NO_OUTCOME


def kinds_of(record: Record) -> set[str]:
    """Each option in play, teams and the kinds of seats, which have headers of their own, among them."""
    options = {option.partition("=")[0] for option in record.options}
    teams = {"teams"} if record.teams else set()
    return {split_seat(seat)[1] for seat in record.seats} | options | teams


def happened_in(record: Record) -> list[Event]:
    return [event for step in steps(record) for event in step.events]


def make(wanted: Wanted) -> Record:
    records = (played(wanted, seed) for seed in range(MOST_TRIES))
    return next(record for record in records if wanted.shows(record, happened_in(record)))


def main() -> None:
    for wanted in WANTED:
        target = GOLDEN / f"{wanted.name}.record"
        if target.exists():
            continue
        record = make(wanted)
        target.write_text(write(record), encoding="utf-8", newline="\n")
        end = card_position(replay(record))
        position = written(as_object(end.game, end.state, next_lines(end.game, end.state)))
        target.with_suffix(".json").write_text(position, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
