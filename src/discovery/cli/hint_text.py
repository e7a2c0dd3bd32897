"""Hints in the terminal: the best moves in words and as they are typed, each with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.cli.terminal import Terminal
from discovery.core.errors import Argument
from discovery.core.players.advice import Consultation
from discovery.core.protocol import AnyGame, Event, View
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.core.undone import remaining_events
from discovery.engines.advice import ITERATIONS

NOTHING, ALL = 0, 100
"""Figures that are not told: at a decided end they would be the same whatever is played."""


def advise(
    terminal: Terminal, game: AnyGame, shown: TextGame, view: View, observed: tuple[Event, ...]
) -> None:
    """Print the best moves for the seat of ``view``. The same question gets the same answer."""
    asked = Consultation(view, remaining_events(observed), ITERATIONS, str(len(observed)))
    hints = family_of(game.name).players.hints(game, asked)
    numbers = [round(100 * hint.value) for hint in hints]
    for place, hint in enumerate(hints):
        given: dict[str, Argument] = {
            "rank": terminal.sentence("hint-rank", rank=place + 1),
            "move": shown.words(hint.move, view),
            "typed": game.text(hint.move),
        }
        heading = terminal.sentence("hint-heading", **given)
        if NOTHING < numbers[place] < ALL:
            promise = shown.promise(numbers[place])
            heading = terminal.sentence("hint-promises", heading=heading, value=promise)
        terminal.line(heading)
        why = [shown.because(reason) for reason in hint.reasons]
        for sentence in why or [terminal.sentence(f"hint-{compared(numbers, place)}")]:
            terminal.line(f"  {sentence}")


def compared(numbers: Sequence[int], place: int) -> str:
    """How a hint without reasons compares with the others, by what each promises in hundredths: ``best``,
    ``next``, ``alike`` or, where nothing changes anything, ``decided``."""
    if place:
        return "alike" if numbers[place] == numbers[0] else "next"
    decided = len(numbers) > 1 and set(numbers) in ({NOTHING}, {ALL})
    return "decided" if decided else "best"
