"""Events as sentences, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from discovery.core.errors import Argument
from discovery.core.protocol import Event
from discovery.core.terminal import Screen
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.terminal.hint_text import asset_of

_SOURCES = {
    event_kinds.FROM_HAND: "hand",
    event_kinds.FROM_POOL: "pool",
    event_kinds.FROM_DISCARD: "discard",
    event_kinds.FROM_SELECTION: "selection",
    event_kinds.FROM_STACK: "stack",
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
    "taken",
    "finalist",
    "buried",
    "uncovered",
    "joined",
    "unmarked",
)
_PARTS = (event_kinds.ERA, event_kinds.SHARED, event_kinds.NEEDED, event_kinds.SURROUNDED)
"""The kinds of events that explain a part of the points that follow."""
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
_VERDICTS = {
    event_kinds.WRONG_STOP: "unfounded",
    event_kinds.GIVEN_UP: "conceded",
    event_kinds.NOT_FOUND: "founded",
}


class Narrator:
    """Narrates the events of one game in one language, in the order in which people acted.

    A call is reported when it is answered, so a Stop that comes before names the call that it
    contests; the verdict names the contested card.
    """

    def __init__(self, screen: Screen, game: DiscoveryGame) -> None:
        self._screen = screen
        self._game = game
        self._narrators: dict[int, Callable[[Event], str]] = {
            event_kinds.PLACED: self._placed,
            event_kinds.SCORED: self._scored,
            event_kinds.CALLED: self._called,
            event_kinds.SOS: self._rescue,
            event_kinds.STOPPED: self._stopped,
            event_kinds.FAULT: self._verdict,
            event_kinds.STOLEN: lambda event: self._say(_seen("stolen", event), event),
            event_kinds.GAVE: lambda event: self._say(_seen("gave", event), event),
            event_kinds.DREW: lambda event: self._say("drew-seen", event) if event.piece >= 0 else "",
        }
        self._narrators[event_kinds.ANNOUNCED] = self._announced
        self._narrators[event_kinds.JOKER] = self._joker
        self._narrators[event_kinds.LOOKED] = self._looked
        self._narrators[event_kinds.OBJECTED] = self._objected
        self._narrators[event_kinds.USED] = self._used
        self._narrators[event_kinds.READIED] = partial(self._about_asset, "readied")
        self._narrators[event_kinds.LOOTED] = partial(self._about_asset, "looted")
        self._narrators[event_kinds.WARDED] = self._warded
        self._narrators[event_kinds.KEPT] = lambda event: self._say(_seen("kept", event), event)
        self._narrators[event_kinds.SCOUTED] = lambda event: (
            self._say("scouted-seen", event) if event.piece >= 0 else ""
        )
        for kind in _PARTS:
            self._narrators[kind] = self._part
        for name in _PLAIN:
            self._narrators[event_kinds.NAMES.index(name)] = partial(self._say, name)
        if game.setup.classic:  # an era wins no trump there (S03)
            self._narrators[event_kinds.OPENED] = partial(self._say, "opened-classic")
            self._narrators[event_kinds.CLOSED] = partial(self._say, "closed-classic")
        self._contested = (-1, -1)
        """The card and the word of what was contested last."""
        self._named = -1
        """A card that was called and whose holder is not known yet."""
        self._parts: dict[int, int] = {}
        """The points of a card that are told by their parts."""

    def narrate(self, happened: Iterable[Event]) -> list[str]:
        """A sentence for each event worth one."""
        known = (event for event in happened if event.kind in self._narrators)
        sentences = (self._narrators[event.kind](event) for event in known)
        return [line for sentence in sentences for line in sentence.splitlines()]

    def _placed(self, event: Event) -> str:
        called = event.number == event_kinds.FROM_HAND and event.other != event.seat
        return self._say(f"placed-{'called' if called else _SOURCES[event.number]}", event)

    def _part(self, event: Event) -> str:
        self._parts[event.kind] = event.number
        return ""

    def _scored(self, event: Event) -> str:
        """A single point goes without saying; in Classic Connect each is told with its reason (S13)."""
        parts, self._parts = self._parts, {}
        lossy = self._game.setup.objection or self._game.setup.assets is not None
        if event.number < 0 and lossy:
            return self._say("points-lost", Event(event.kind, event.seat, number=-event.number))
        if not parts:
            return self._say("points", event) if event.number > 1 else ""
        words = [
            self._screen.text(f"part-{event_kinds.NAMES[kind]}", number=points)
            for kind, points in parts.items()
        ]
        opened = event.number - sum(parts.values())
        if opened:
            words.append(self._screen.text("part-opened", number=opened))
        return self._say("points-parts", event, parts=", ".join(words))

    def _called(self, event: Event) -> str:
        """A sentence on who holds the called card; the call itself is told unless it was told before."""
        known, self._named = self._named == event.piece, -1
        if event.other >= 0:
            return "" if known else self._say("called", event)
        return self._say("answered-vain" if known else "called-vain", event)

    def _rescue(self, event: Event) -> str:
        self._named = event.piece
        return self._say("sos", event)

    def _stopped(self, event: Event) -> str:
        card, word = self._contested = (event.piece, event.number)
        stop = self._say("stopped", event)
        if word != codes.CALL:
            return stop
        self._named = card
        return "\n".join([self._say("called", Event(event.kind, event.other, card)), stop])

    def _verdict(self, event: Event) -> str:
        card, word = self._contested
        if event.number != event_kinds.WRONG_STOP:
            self._named = -1
        named = Event(event.kind, event.seat, card, event.other, event.number)
        return self._say(f"fault-{_VERDICTS[event.number]}", named, did=_DEEDS.get(word, "other"))

    def _announced(self, event: Event) -> str:
        announced = Event(event.kind, event.seat, number=event.number)
        return self._say("announces-closing" if event.other else "announces-opening", announced)

    def _joker(self, event: Event) -> str:
        """Outside the tree, or in it as the card that ``number`` names."""
        shown = Event(event.kind, event.seat, event.number)
        return self._say("joker-aside" if event.number < 0 else "joker-as", shown)

    def _looked(self, event: Event) -> str:
        x, y = coordinates_of(event.number)
        return self._screen.text("told-looked", seat=self._game.seats[event.seat], place=f"{x},{y}")

    def _objected(self, event: Event) -> str:
        return self._say("objected-right" if event.number else "objected-wrong", event)

    def _used(self, event: Event) -> str:
        if event.number >= 0:
            return self._about_asset("used-loot", event, target=self._asset(event.number))
        return self._about_asset("used-on" if event.other >= 0 else "used", event)

    def _warded(self, event: Event) -> str:
        return self._say("warded-hand" if event.number else "warded-ready", event)

    def _about_asset(self, message: str, event: Event, **more: str) -> str:
        return self._say(message, event, asset=self._asset(event.piece), **more)

    def _asset(self, card: int) -> str:
        return asset_of(self._screen, self._game, card)

    def _say(self, message: str, event: Event, **more: str) -> str:
        names, cards = self._game.seats, self._game.setup.ids
        given: dict[str, Argument] = {"seat": names[event.seat], "number": event.number, **more}
        if event.other >= 0:
            given["other"] = names[event.other]
        if event.piece >= 0:
            given["card"] = cards[event.piece]
        return self._screen.text(f"told-{message}", **given)


def _seen(message: str, event: Event) -> str:
    return f"{message}-seen" if event.piece >= 0 else message


def lately(observed: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events since the turn before the current one of ``seat`` began, or since the deal."""
    turns = [(index, event.seat) for index, event in enumerate(observed) if event.kind == event_kinds.TURN]
    begun = [index for index, mover in turns if mover == seat]
    current = bool(begun) and begun[-1] == turns[-1][0]
    earlier = begun[:-1] if current else begun
    return observed[earlier[-1] if earlier else 0 :]
