"""What happened, told in sentences, as far as one viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from discovery.cli.terminal import Terminal
from discovery.errors import Argument
from discovery.evolution import events
from discovery.evolution.game import DiscoveryGame
from discovery.protocol import Event

_SOURCES = {events.FROM_HAND: "hand", events.FROM_POOL: "pool", events.FROM_DISCARD: "discard"}


class Teller:
    """Tells the events of one game in one language."""

    def __init__(self, terminal: Terminal, game: DiscoveryGame) -> None:
        self._terminal = terminal
        self._game = game
        self._tellers: dict[int, Callable[[Event], str]] = {
            events.PLACED: self._placed,
            events.SCORED: lambda event: self._say("points", event) if event[4] > 1 else "",
            events.CALLED: lambda event: self._say("called" if event[3] >= 0 else "called-vain", event),
            events.STOLEN: lambda event: self._say(_seen("stolen", event), event),
            events.GAVE: lambda event: self._say(_seen("gave", event), event),
            events.DREW: lambda event: self._say("drew-seen", event) if event[2] >= 0 else "",
        }
        for name in ("discarded", "opened", "closed", "emptied", "flipped", "passed", "left"):
            self._tellers[events.NAMES.index(name)] = partial(self._say, name)

    def tell(self, happened: Iterable[Event]) -> list[str]:
        """A sentence for each event worth one."""
        told = (self._tellers[event[0]](event) for event in happened if event[0] in self._tellers)
        return [sentence for sentence in told if sentence]

    def _placed(self, event: Event) -> str:
        _, seat, _, other, source = event
        called = source == events.FROM_HAND and other != seat
        return self._say(f"placed-{'called' if called else _SOURCES[source]}", event)

    def _say(self, message: str, event: Event) -> str:
        _, seat, card, other, number = event
        names, cards = self._game.seats, self._game.deck.cards
        given: dict[str, Argument] = {"seat": names[seat], "number": number}
        if other >= 0:
            given["other"] = names[other]
        if card >= 0:
            given["card"] = cards[card].id
        return self._terminal.text(f"told-{message}", **given)


def _seen(message: str, event: Event) -> str:
    return f"{message}-seen" if event[2] >= 0 else message
