"""Whether the chance of a record follows from the key that its game had (``play.commitment``)."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.chance import draw
from discovery.core.errors import Code, InvalidRecord
from discovery.core.protocol import NO_MOVE, NO_OUTCOME, AnyGame, State
from discovery.play.commitment import GameKey
from discovery.play.records.record import Record
from discovery.play.replay import NextLine, RecordReplay

NOTHING_TO_VERIFY = (Code.NO_COMMITMENT, Code.KEY_NOT_TOLD)
"""The codes of records that cannot be verified at all, whatever happened in their games."""


class KeyProof:
    """The verification of a record by its key while its lines are replayed.

    ``draws`` counts the outcomes so far, also those that were taken back, where the same draw follows again.
    ``fault`` is the first thing that does not follow from the key, or why there is nothing to verify;
    ``None`` while all is well.
    """

    def __init__(self, record: Record, game: AnyGame) -> None:
        """``game`` is that of the deal."""
        self.draws = 0
        self.fault: InvalidRecord | None = None
        self._key: GameKey | None = None
        if not record.commitment:
            self.fault = InvalidRecord(Code.NO_COMMITMENT)
        elif not record.key:
            self.fault = InvalidRecord(Code.KEY_NOT_TOLD, line=record.header_lines.get("Commitment", 0))
        else:
            self._key = GameKey.read(record.key)
            self.fault = _fault_of_deal(record, game, self._key)

    def follow(self, moment: NextLine) -> None:
        """Compare the next line, before it is played, with what the key gives."""
        line, game, state = moment.line, moment.step.game, moment.state
        if line is None or moment.move == NO_MOVE or self._key is None:
            return
        _, outcome = game.parse(line.move)
        if outcome == NO_OUTCOME:
            return
        self.draws += 1
        if self.fault is not None or not _playable(game, state, moment.seat, moment.move):
            return
        due = draw(game, state, moment.move, self._key.draw(moment.step.draws + 1))
        if due != outcome:
            expected, given = game.text(moment.move, due), game.text(moment.move, outcome)
            self.fault = InvalidRecord(
                Code.WRONG_CHANCE, line=line.number, given=given[:60], expected=expected[:60]
            )


def verify(record: Record, deck: object = None) -> int:
    """Replay a record and compare its chance with its key: the number of outcomes that were compared, beside
    the order of the deal.

    ``InvalidRecord``: NO_COMMITMENT or KEY_NOT_TOLD where there is nothing to compare, WRONG_KEY or
    WRONG_CHANCE with the first line that does not follow; others as ``replay``. ``deck`` as there.
    """
    again = RecordReplay(record, deck)
    proof = KeyProof(record, again.game)
    for moment in again.lines_ahead():
        proof.follow(moment)
        if proof.fault is not None:
            raise proof.fault
    return proof.draws


def _fault_of_deal(record: Record, game: AnyGame, key: GameKey) -> InvalidRecord | None:
    if key.commitment != record.commitment:
        return InvalidRecord(Code.WRONG_KEY, line=record.header_lines.get("Key", 0))
    dealt = [game.pieces[piece] for piece in game.shuffle(key.deal())]
    if dealt == list(record.order):
        return None
    given, expected = _first_difference(record.order, dealt)
    line = record.header_lines.get("Order", 0)
    return InvalidRecord(Code.WRONG_CHANCE, line=line, given=given, expected=expected)


def _first_difference(given: Sequence[str], expected: Sequence[str]) -> tuple[str, str]:
    """The pieces at the first place at which two orders of the same pieces differ."""
    return next(pair for pair in zip(given, expected, strict=True) if pair[0] != pair[1])


def _playable(game: AnyGame, state: State, seat: int, move: int) -> bool:
    """Whether the rules allow the move, so that its outcomes may be asked for; replaying refuses it if
    not."""
    if game.due(state) == (seat, move):
        return True
    return seat >= 0 and game.explain(state, seat, move) is None
