"""What happened, told in sentences, as far as one viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from discovery.cli.terminal import Terminal
from discovery.errors import Argument
from discovery.evolution import events
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.trees.plane import place_of
from discovery.protocol import Event

_SOURCES = {
    events.FROM_HAND: "hand",
    events.FROM_POOL: "pool",
    events.FROM_DISCARD: "discard",
    events.FROM_SELECTION: "selection",
}
_PLAIN = (
    *("discarded", "opened", "closed", "emptied", "flipped", "passed", "left", "stopped", "conceded"),
    *("returned", "interrupted", "resumed", "asked", "selected", "revealed", "round", "bis", "me", "sos"),
    *("indemnity", "recovered"),
)


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
        self._tellers[events.VERIFIED] = lambda event: self._say("found" if event[4] else "not-found", event)
        self._tellers[events.FAULT] = lambda event: self._say(
            "fault-stopper" if event[4] == 1 else "fault-actor", event
        )
        self._tellers[events.ANNOUNCED] = lambda event: self._say(
            "announces-closing" if event[3] else "announces-opening", (*event[:3], -1, event[4])
        )
        self._tellers[events.JOKER] = self._joker
        self._tellers[events.LOOKED] = self._looked
        for name in _PLAIN:
            self._tellers[events.NAMES.index(name)] = partial(self._say, name)

    def tell(self, happened: Iterable[Event]) -> list[str]:
        """A sentence for each event worth one."""
        told = (self._tellers[event[0]](event) for event in happened if event[0] in self._tellers)
        return [sentence for sentence in told if sentence]

    def _placed(self, event: Event) -> str:
        _, seat, _, other, source = event
        called = source == events.FROM_HAND and other != seat
        return self._say(f"placed-{'called' if called else _SOURCES[source]}", event)

    def _joker(self, event: Event) -> str:
        """Outside the tree, or in it as the card that ``number`` names."""
        kind, seat, _, _, shown = event
        return self._say("joker-aside" if shown < 0 else "joker-as", (kind, seat, shown, -1, shown))

    def _looked(self, event: Event) -> str:
        x, y = place_of(event[4])
        return self._terminal.text("told-looked", seat=self._game.seats[event[1]], place=f"{x},{y}")

    def _say(self, message: str, event: Event) -> str:
        _, seat, card, other, number = event
        names, cards = self._game.seats, self._game.setup.ids
        given: dict[str, Argument] = {"seat": names[seat], "number": number}
        if other >= 0:
            given["other"] = names[other]
        if card >= 0:
            given["card"] = cards[card]
        return self._terminal.text(f"told-{message}", **given)


def _seen(message: str, event: Event) -> str:
    return f"{message}-seen" if event[2] >= 0 else message
