"""Events as sentences, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from discovery.core.errors import Argument
from discovery.core.protocol import Event
from discovery.core.terminal import Screen
from discovery.evolution.board.plane import place_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes, events

_SOURCES = {
    events.FROM_HAND: "hand",
    events.FROM_POOL: "pool",
    events.FROM_DISCARD: "discard",
    events.FROM_SELECTION: "selection",
}
_PLAIN = (
    "discarded",
    "opened",
    "closed",
    "emptied",
    "flipped",
    "passed",
    "left",
    "returned",
    "interrupted",
    "resumed",
    "asked",
    "selected",
    "revealed",
    "round",
    "bis",
    "me",
    "indemnity",
    "recovered",
)
_DEEDS = {
    codes.PLACE: "place",
    codes.REPLAY: "place",
    codes.JOKER_AS: "place",
    codes.CALL: "call",
    codes.SOS: "call",
    codes.ANNOUNCE_OPEN: "announce",
    codes.ANNOUNCE_CLOSE: "announce",
}
"""The kinds of action that the sentences of a verdict distinguish."""
_WRONG_STOP = 1
_VERDICTS = {_WRONG_STOP: "unfounded", 2: "conceded", 3: "founded"}
"""The cases of a fault."""


class Narrator:
    """Narrates the events of one game in one language, in the order in which people acted.

    A call is reported when it is answered, so a Stop that comes before names the call that it
    contests; the verdict names the contested card.
    """

    def __init__(self, screen: Screen, game: DiscoveryGame) -> None:
        self._screen = screen
        self._game = game
        self._narrators: dict[int, Callable[[Event], str]] = {
            events.PLACED: self._placed,
            events.SCORED: lambda event: self._say("points", event) if event[4] > 1 else "",
            events.CALLED: self._called,
            events.SOS: self._rescue,
            events.STOPPED: self._stopped,
            events.FAULT: self._verdict,
            events.STOLEN: lambda event: self._say(_seen("stolen", event), event),
            events.GAVE: lambda event: self._say(_seen("gave", event), event),
            events.DREW: lambda event: self._say("drew-seen", event) if event[2] >= 0 else "",
        }
        self._narrators[events.ANNOUNCED] = lambda event: self._say(
            "announces-closing" if event[3] else "announces-opening", (*event[:3], -1, event[4])
        )
        self._narrators[events.JOKER] = self._joker
        self._narrators[events.LOOKED] = self._looked
        for name in _PLAIN:
            self._narrators[events.NAMES.index(name)] = partial(self._say, name)
        self._contested = (-1, -1)
        """The card and the word of what was contested last."""
        self._named = -1
        """A card that was called and whose holder is not known yet."""

    def narrate(self, happened: Iterable[Event]) -> list[str]:
        """A sentence for each event worth one."""
        known = (event for event in happened if event[0] in self._narrators)
        sentences = (self._narrators[event[0]](event) for event in known)
        return [line for sentence in sentences for line in sentence.splitlines()]

    def _placed(self, event: Event) -> str:
        _, seat, _, other, source = event
        called = source == events.FROM_HAND and other != seat
        return self._say(f"placed-{'called' if called else _SOURCES[source]}", event)

    def _called(self, event: Event) -> str:
        """Who holds the card; what was called is said unless it was before."""
        _, _, card, holder, _ = event
        known, self._named = self._named == card, -1
        if holder >= 0:
            return "" if known else self._say("called", event)
        return self._say("answered-vain" if known else "called-vain", event)

    def _rescue(self, event: Event) -> str:
        self._named = event[2]
        return self._say("sos", event)

    def _stopped(self, event: Event) -> str:
        kind, _, card, actor, word = event
        self._contested = (card, word)
        stop = self._say("stopped", event)
        if word != codes.CALL:
            return stop
        self._named = card
        return "\n".join([self._say("called", (kind, actor, card, -1, -1)), stop])

    def _verdict(self, event: Event) -> str:
        kind, guilty, _, other, case = event
        card, word = self._contested
        if case != _WRONG_STOP:
            self._named = -1
        named = (kind, guilty, card, other, case)
        return self._say(f"fault-{_VERDICTS[case]}", named, did=_DEEDS.get(word, "other"))

    def _joker(self, event: Event) -> str:
        """Outside the tree, or in it as the card that ``number`` names."""
        kind, seat, _, _, shown = event
        return self._say("joker-aside" if shown < 0 else "joker-as", (kind, seat, shown, -1, shown))

    def _looked(self, event: Event) -> str:
        x, y = place_of(event[4])
        return self._screen.text("told-looked", seat=self._game.seats[event[1]], place=f"{x},{y}")

    def _say(self, message: str, event: Event, **more: str) -> str:
        _, seat, card, other, number = event
        names, cards = self._game.seats, self._game.setup.ids
        given: dict[str, Argument] = {"seat": names[seat], "number": number, **more}
        if other >= 0:
            given["other"] = names[other]
        if card >= 0:
            given["card"] = cards[card]
        return self._screen.text(f"told-{message}", **given)


def _seen(message: str, event: Event) -> str:
    return f"{message}-seen" if event[2] >= 0 else message


def lately(seen: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events since the turn before the current one of ``seat`` began, or since the deal."""
    begun = [index for index, event in enumerate(seen) if event[:2] == (events.TURN, seat)]
    current = bool(begun) and all(event[0] != events.TURN for event in seen[begun[-1] + 1 :])
    earlier = begun[:-1] if current else begun
    return seen[earlier[-1] if earlier else 0 :]
