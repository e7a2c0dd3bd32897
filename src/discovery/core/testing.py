"""``check_game``: the conformance test for this project's games and anybody else's."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from discovery.core.chance import draw
from discovery.core.errors import IllegalMove
from discovery.core.protocol import (
    NO_OUTCOME,
    NOBODY,
    SPECTATOR,
    Chooser,
    Event,
    Game,
    JoinedGame,
    Refusal,
    State,
)

S = TypeVar("S", bound=State)
Reasons = list[dict[int, Refusal | None]]
"""By seat, then by move: why not."""

MANY = 10_000
"""More decisions than any game may take."""
ONE_IN = 4
"""At one position in that many somebody tries to join."""
PART = 4
"""One in this many of the moves that a player could attempt is tried, where not all of them are."""
_JOIN = "join "


class BrokenLaw(AssertionError):
    """A game violates the protocol; the message says which law and where."""


def check_game(
    game: Game[S], games: int = 1, seed: int = 0, thorough: bool = True, newcomers: Sequence[str] = ()
) -> int:
    """Play random games and check every position against the protocol; returns the number of decisions.

    Checked at each position: the game's own invariants (``audit``); somebody may act unless it is over; legal
    moves and explanations agree for every move that a player who is asked could attempt, and for a quarter of
    those of the others, another one at each position; an illegal move raises ``IllegalMove`` and changes
    nothing, and a move without an explanation can be played even if it is not listed; notation can be parsed
    back, once for each move of a game; a copy is equal and independent; views of all viewers, and the reasons
    they are given for that quarter, do not change when everything hidden from them is dealt again; a view can
    be sent to another process; everybody observes each event; a move that reveals nothing goes the same way
    when everything hidden from its seat is dealt again; the game ends; replaying the text of its moves leads
    to the same position.
    ``thorough=False`` leaves out the explanations and re-deals at nine of ten positions, and attempts a
    quarter of the moves at the tenth. The ``newcomers`` join at random moments, if the rules allow it: nobody
    who sits there already knows more or less by it.
    Raises ``BrokenLaw``.
    """
    chooser = random.Random(seed)
    return sum(_check_one(game, chooser, thorough, list(newcomers)) for _ in range(games))


def _check_one(game: Game[S], chooser: random.Random, thorough: bool, newcomers: list[str]) -> int:
    dealt, order = game, game.shuffle(chooser)
    state = game.deal(order)
    played: list[tuple[int, str]] = []
    read_back: set[int] = set()
    while game.result(state) is None:
        _check_position(game, state, read_back)
        if newcomers and (joined := _joined(game, state, newcomers[-1], chooser)) is not None:
            played.append((NOBODY, f"{_JOIN}{newcomers.pop()}"))
            game, state, read_back = joined.game, joined.state, set()
            continue
        if (due := game.due(state)) is not None:
            outcome = draw(game, state, due[1], chooser)
            played.append((due[0], game.text(due[1], outcome)))
            game.play(state, *due, outcome)
            continue
        if thorough or chooser.randrange(10) == 0:
            first = len(played) if thorough else chooser.randrange(PART)
            some = game.all_moves()[first % PART :: PART]
            reasons = _check_intents(game, state, game.all_moves() if thorough else some, some)
            _check_sight(game, state, chooser, some, reasons)
            _check_sending(game, state)
        seat, move, outcome = _choose(game, state, chooser)
        played.append((seat, game.text(move, outcome)))
        before = state.copy()
        happened = game.play(state, seat, move, outcome)
        _demand(before.key() != state.key(), "a move changes the position", game, played)
        _check_observe(game, before, (seat, move, outcome), happened)
        if thorough or chooser.randrange(PART) == 0:
            _check_revealing(game, before, (seat, move, outcome), (state, happened), chooser)
        _demand(len(played) < MANY, "a game ends", game, played)
    _demand(not game.audit(state), "the end keeps the laws", game, game.audit(state))
    _demand(game.actors(state) == 0, "nobody acts when it is over", game, played)
    replayed = _replayed(dealt, order, played)
    _demand(replayed.key() == state.key(), "moves replay to the same end", game, played)
    return len(played)


def _joined(game: Game[S], state: S, name: str, chooser: Chooser) -> JoinedGame[S] | None:
    """The game that somebody joins, sometimes; ``None`` where nobody does or can."""
    if chooser.randrange(ONE_IN):
        return None
    before = state.key()
    try:
        joined = game.joined(state, name)
    except IllegalMove as refused:
        _demand(bool(refused.rule), "a newcomer is refused by a rule", game, refused.code)
        joined = None
    _demand(state.key() == before, "whoever joins does not change the position before", game, name)
    if joined is not None:
        place = joined.place
        _demand(joined.game.seats[place] == name, "the newcomer sits on the seat named", game, name)
        others = (*joined.game.seats[:place], *joined.game.seats[place + 1 :])
        _demand(others == game.seats, "all others keep their order", game, name)
        _check_observe(joined.game, joined.state, (NOBODY, place, NO_OUTCOME), joined.events)
    return joined


def _choose(game: Game[S], state: S, chooser: Chooser) -> tuple[int, int, int]:
    """A random legal decision: (seat, move, outcome)."""
    seats = [seat for seat in range(len(game.seats)) if game.legal(state, seat)]
    seat = seats[chooser.randrange(len(seats))]
    moves = game.legal(state, seat)
    move = moves[chooser.randrange(len(moves))]
    return seat, move, draw(game, state, move, chooser)


def _demand(kept: bool, law: str, game: Game[S], where: object) -> None:
    if not kept:
        raise BrokenLaw(f"{game.name}, {len(game.seats)} seats: {law}: {where}")


def _check_position(game: Game[S], state: S, read_back: set[int]) -> None:
    """Check all but moves that are not legal; ``read_back`` are the legal moves of earlier positions."""
    faults = game.audit(state)
    _demand(not faults, "the position keeps the game's laws", game, faults)
    acting = game.actors(state)
    _demand(bool(acting) != (game.due(state) is not None), "somebody acts, or a line is due", game, acting)
    for seat in range(len(game.seats)):
        moves = game.legal(state, seat)
        _demand(bool(moves) == bool(acting >> seat & 1), "exactly the actors have moves", game, seat)
        _demand(tuple(moves) == game.view(state, seat).legal, "a view holds the seat's moves", game, seat)
        for move in set(moves) - read_back:
            _demand(game.parse(game.text(move)) == (move, NO_OUTCOME), "notation reads back", game, move)
            _demand(bool(game.decode(move).kind), "a move has a value with a kind", game, move)
        read_back.update(moves)
        if moves:
            _demand(game.timeout_move(state, seat) in moves, "what is prescribed is legal", game, seat)
    if acting:
        _demand(bool(acting >> game.decider(state) & 1), "the decider may act", game, game.decider(state))
        _demand(game.deciders(state) & acting == acting, "everybody sees who may act", game, acting)
    _check_window(game, state)
    twin = state.copy().key()
    _demand(twin == state.key(), "a copy is equal", game, twin)


def _check_window(game: Game[S], state: S) -> None:
    """In a window a seat may only react in the game's words or let it pass."""
    window = game.window(state)
    if window is None:
        return
    known = set(game.reactions)
    for seat in range(len(game.seats)):
        if window.members >> seat & 1:
            _demand(set(window.reactions_of(seat)) <= known, "reactions are the game's words", game, seat)
        said = {game.reaction(move) for move in game.legal(state, seat) if move != game.let_pass}
        _demand(said <= known, "an answer is one of the reactions", game, (seat, said))
    ending = game.end_window(state, [])
    _demand(all(seat == NOBODY for seat, _ in ending), "what nobody answers ends by itself", game, ending)


def _check_intents(game: Game[S], state: S, intents: list[int], some: list[int]) -> Reasons:
    """Check what a seat that is asked could attempt, and some of it, with all that others may play now, for
    each seat that is not; returns the reasons, which must reveal nothing hidden."""
    legal = [set(game.legal(state, seat)) for seat in range(len(game.seats))]
    listed = set().union(*legal)
    fewer = [*some, *sorted(listed.intersection(intents).difference(some))]
    reasons: Reasons = []
    refused: list[tuple[int, int]] = []
    for seat, own in enumerate(legal):
        attempted = intents if own else fewer
        reasons.append({move: game.explain(state, seat, move) for move in attempted})
        for move, reason in reasons[seat].items():
            if reason is None:
                _check_unlisted(game, state, seat, move, move in own)
                continue
            _demand(move not in own, "a legal move has no reason against it", game, move)
            _demand(bool(reason.code), "every refusal has a code", game, (seat, move))
            if move in listed or move == attempted[0]:
                refused.append((seat, move))
    _check_refusals(game, state, refused)
    return reasons


def _check_unlisted(game: Game[S], state: S, seat: int, move: int, listed: bool) -> None:
    """Check legal moves that are not listed, such as leaving: they keep the invariants, too."""
    if not listed:
        twin = state.copy()
        game.play(twin, seat, move)
        faults = game.audit(twin)
        _demand(not faults, "a move that is not listed keeps the laws", game, (seat, move, faults))


def _check_refusals(game: Game[S], state: S, refused: list[tuple[int, int]]) -> None:
    """Attempt them one after the other; one that changes something is looked for only if there is one."""
    before = state.key()
    twin = state.copy()
    for seat, move in refused:
        try:
            game.play(twin, seat, move)
        except IllegalMove:
            continue
        raise BrokenLaw(f"{game.name}: an illegal move was played: {game.text(move)}")
    if twin.key() != before:
        changing = [one for one in refused if _changes(game, state, *one)]
        raise BrokenLaw(f"{game.name}: a refused move changes nothing: {changing}")


def _changes(game: Game[S], state: S, seat: int, move: int) -> bool:
    twin = state.copy()
    with suppress(IllegalMove):
        game.play(twin, seat, move)
    return twin.key() != state.key()


def _check_sight(game: Game[S], state: S, chooser: Chooser, moves: list[int], reasons: Reasons) -> None:
    """Check that no viewer's view, nor any reason given to them, depends on what is hidden from them."""
    for viewer in range(SPECTATOR, len(game.seats)):
        other, view = game.redeal(state, viewer, chooser), game.view(state, viewer)
        _demand(not game.audit(other), "a re-deal keeps the laws", game, viewer)
        _demand(game.view(other, viewer) == view, "a view shows nothing hidden", game, viewer)
        if viewer != SPECTATOR:
            same = all(game.explain(other, viewer, move) == reasons[viewer][move] for move in moves)
            _demand(same, "a reason tells nothing hidden", game, viewer)


def _check_sending(game: Game[S], state: S) -> None:
    """Check that programs in another process get the views as they are."""
    for viewer in range(SPECTATOR, len(game.seats)):
        view = game.view(state, viewer)
        _demand(_sent(view) == view, "a view can be sent to another process", game, viewer)


def _sent(view: object) -> object:
    """The view as a program in another process would get it; the exception if it cannot be sent."""
    try:
        return pickle.loads(pickle.dumps(view))
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        return error


def _check_observe(game: Game[S], before: S, decision: tuple[int, int, int], happened: list[Event]) -> None:
    """Check that each viewer gets one event for each event, with at most its details hidden."""
    for viewer in range(SPECTATOR, len(game.seats)):
        observed = game.observe(before, happened, viewer)
        _demand(len(observed) == len(happened), "everybody sees that something happened", game, decision)


def _check_revealing(
    game: Game[S], before: S, decision: tuple[int, int, int], after: tuple[S, list[Event]], chooser: Chooser
) -> None:
    """Check that a move which may be taken back freely has taught nobody anything: wherever its seat might
    have been, for all it knew, the same would have happened and looked the same."""
    (seat, move, outcome), (state, happened) = decision, after
    shown = game.window(state) is not None or game.result(state) is not None or move == game.leave
    if outcome != NO_OUTCOME or shown or game.reveals(happened):
        return
    other = game.redeal(before, seat, chooser)
    alike = [
        viewer
        for viewer in range(SPECTATOR, len(game.seats))
        if game.view(other, viewer) == game.view(before, viewer)
    ]
    _demand({SPECTATOR, seat} <= set(alike), "a spectator knows no more than a seat", game, seat)
    _demand(game.play(other, seat, move) == happened, "what reveals nothing always happens", game, decision)
    for viewer in alike:
        same = game.view(other, viewer) == game.view(state, viewer)
        _demand(same, "what reveals nothing shows nobody anything", game, (viewer, decision))


def _replayed(game: Game[S], order: list[int], played: list[tuple[int, str]]) -> S:
    state = game.deal(order)
    for seat, text in played:
        if seat == NOBODY and text.startswith(_JOIN):
            joined = game.joined(state, text.removeprefix(_JOIN))
            game, state = joined.game, joined.state
            continue
        move, outcome = game.parse(text)
        game.play(state, seat, move, outcome)
    return state
