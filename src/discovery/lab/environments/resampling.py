"""Another game that a seat cannot tell from the one it has played: what it does not know is drawn again.

The hidden pieces change places within what the rules shuffle together, in the deal and in everybody's moves,
and the game is played once more with them. It counts if the seat has observed and chosen the same, step by
step. The search begins at a deal drawn at random and goes by nothing but how far a game agrees with what the
seat knows. So it finds the same games, each as often, from any two that differ in where pieces lie which the
seat never saw.

Two things follow the true game: the choices of others with the outcomes of chance, and each piece that the
seat has ever seen. So a piece that the seat knows and that is stolen unseen is stolen in every game, and a
search can learn from that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain

from discovery.core.errors import Code, IllegalMove, InvalidInput, InvalidSetup
from discovery.core.protocol import NO_OUTCOME, Chooser
from discovery.lab.environments.episode import OVER_SEAT, Episode, Step
from discovery.lab.environments.shuffling import draws_of

TRIES = 4000
"""How many games are played at most before the search gives up."""
FRUITLESS = 200
"""After this number of games that agreed no longer than the ones before, it begins at another deal."""
_WORD = re.compile(r"[\w-]+")
_Places = Mapping[int, int]
"""Each hidden piece with the one that takes its place."""
_Row = list[tuple[int, ...]]


def resampled(episode: Episode, seat: int, random: Chooser) -> Episode:
    """A game at the same point with the same ``memory``, view, row and legal choices of ``seat``.

    What others have chosen of incomplete moves is left out. ``InvalidSetup`` NO_SUCH_DEAL if ``TRIES`` games
    were not enough.
    """
    known = _Known(episode, seat)
    best, fruitless = _Repetition(known, known.permutation(random)), 0
    for _ in range(TRIES):
        if best.agrees:
            break
        if fruitless == FRUITLESS:
            best, fruitless = _Repetition(known, known.permutation(random)), 0
            continue
        other = _Repetition(known, best.changed(random))
        fruitless = 0 if other.depth > best.depth else fruitless + 1
        best = other if other.depth >= best.depth else best
    if not best.agrees:
        raise InvalidSetup(Code.NO_SUCH_DEAL, most=TRIES)
    return best.episode


class _Known:
    """The game, of which hidden pieces are only ever exchanged, and the knowledge that a seat has of it."""

    def __init__(self, episode: Episode, seat: int) -> None:
        self.episode, self.seat, self.game = episode, seat, episode.encoded.game
        self.steps = episode.steps
        self.number = {piece: number for number, piece in enumerate(self.game.pieces)}
        self.rows = list(self.rows_of(episode))
        self.seen = self._seen()

    def permutation(self, random: Chooser) -> dict[int, int]:
        """The hidden pieces that the seat never saw in each other's places, at random."""
        places = dict(self.game.hidden_permutation(self.episode.state, self.seat, random))
        for piece in self.seen:
            if piece in places:
                _put(places, piece, piece)
        return places

    def _seen(self) -> list[int]:
        """The pieces that the seat was dealt or has observed, in numerical order: they keep their places."""
        seen = {event.piece for event in self.episode.observed(self.seat)} | {*self.episode.dealt(self.seat)}
        piece_of = self.episode.encoded.encoding.shuffled_piece
        return sorted({piece_of(number) for number in seen if number >= 0})

    def rows_of(self, episode: Episode, after: int = 0) -> Iterable[_Row]:
        """All that the seat has learned, row by row: the deal, then every move, its own with the move."""
        steps = episode.steps
        for number, happened in enumerate(episode.driver.events[after:], after):
            row: _Row = [event.fields() for event in self.game.observe(episode.state, happened, self.seat)]
            if number == 0:
                row += [(piece,) for piece in episode.dealt(self.seat)]
            elif steps[number - 1].seat == self.seat:
                row.append((steps[number - 1].move,))
            yield row

    def renamed(self, step: Step, places: _Places) -> tuple[int, int]:
        """A move and its outcome with other pieces in their places."""
        pieces, number = self.game.pieces, self.number

        def other(word: re.Match[str]) -> str:
            kind, _, name = ("", "", word[0]) if word[0] in number else word[0].partition("-")
            if name not in number:
                return word[0]
            return f"{kind}-" * bool(kind) + pieces[places.get(number[name], number[name])]

        return self.game.parse(_WORD.sub(other, self.game.text(step.move, step.outcome)))

    def looks_the_same(self, other: Episode) -> bool:
        """Whether the seat sees and may choose in ``other`` what it does in the game."""
        one, seat = self.episode, self.seat
        same = one.view(seat) == other.view(seat) and one.row(seat) == other.row(seat)
        return same and one.legal(seat) == other.legal(seat) and one.seat == other.seat


class _Repetition:
    """The game with other pieces in their places, up to where the seat would have noticed: ``depth`` rows are
    the same."""

    def __init__(self, known: _Known, places: _Places) -> None:
        self.known, self.places = known, places
        self.depth, self.agrees = 0, False
        order = [places.get(piece, piece) for piece in known.episode.driver.order]
        if draws_of(known.game, order) is not None:
            self.episode = Episode(known.episode.encoded, order)
            self.agrees = self._all_the_same()

    def changed(self, random: Chooser) -> _Places:
        """The same places with two hidden pieces exchanged."""
        places = dict(self.places)
        other = self.known.permutation(random)
        moved = [piece for piece in other if other[piece] != piece]
        if moved:
            one = moved[random.randrange(len(moved))]
            _put(places, one, places[other[one]])
        return places

    def _all_the_same(self) -> bool:
        known, new = self.known, self.episode
        waiting = known.episode.waiting_step
        try:
            for number, step in enumerate(chain(known.steps, [waiting] if waiting is not None else [])):
                if not self._agrees_so_far():
                    return False
                if len(new.steps) == number:  # else it was due
                    self._repeat(step)
            new.compose(known.seat, known.episode.incomplete_move(known.seat))
        except (IllegalMove, InvalidInput):
            return False
        if known.episode.loser != OVER_SEAT:
            new.forfeit(known.episode.loser)
        return self._agrees_so_far() and self.depth == len(known.rows) and known.looks_the_same(new)

    def _repeat(self, step: Step) -> None:
        """A move, or its chance outcome where that is due."""
        known, new = self.known, self.episode
        move, outcome = known.renamed(step, self.places)
        if not new.outcomes:
            way = step.way
            if way and move != step.move:
                way = new.encoded.encoding.indices(new.view(step.seat), move)
            new.play(step.seat, move, way=way)
        if outcome == NO_OUTCOME:
            return
        if outcome not in new.outcomes:
            raise IllegalMove(Code.OUTCOME_IMPOSSIBLE)
        new.settle(outcome)

    def _agrees_so_far(self) -> bool:
        rows = self.known.rows
        for row in self.known.rows_of(self.episode, self.depth):
            if self.depth == len(rows) or row != rows[self.depth]:
                return False
            self.depth += 1
        return True


def _put(places: dict[int, int], place: int, piece: int) -> None:
    """Lay a piece into a place; what lay there goes where the piece was."""
    other = next(one for one, lies in places.items() if lies == piece)
    places[other], places[place] = places[place], piece
