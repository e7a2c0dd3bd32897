"""Hints in the terminal: the best moves in words and as they are typed, each with its reasons."""

from __future__ import annotations

from typing import Any

from discovery.cli.terminal import Terminal
from discovery.core.errors import Argument
from discovery.core.family import Consultation
from discovery.core.protocol import Event, Game
from discovery.core.registry import family_of
from discovery.core.terminal import TextGame
from discovery.core.undone import standing
from discovery.engines.consult import ITERATIONS


def advise(
    terminal: Terminal, game: Game[Any], shown: TextGame, view: Any, observed: tuple[Event, ...]
) -> None:
    """Print the best moves for the seat of ``view``. The same question gets the same answer."""
    asked = Consultation(view, standing(observed), ITERATIONS, str(len(observed)))
    for rank, hint in enumerate(family_of(game.name).players.hints(game, asked), 1):
        heading: dict[str, Argument] = {
            "rank": terminal.sentence("hint-rank", rank=rank),
            "move": shown.words(hint.move, view),
            "typed": game.text(hint.move),
            "value": terminal.sentence("hint-value", number=round(100 * hint.value)),
        }
        terminal.line(terminal.sentence("hint-heading", **heading))
        why = [shown.because(reason) for reason in hint.reasons]
        for sentence in why or [terminal.sentence("hint-best" if rank == 1 else "hint-next")]:
            terminal.line(f"  {sentence}")
