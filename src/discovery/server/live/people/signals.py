"""Signals of people to one another: ready-made sentences, things pointed at, plans, suggestions,
after it the step of the replay that they look at together, and what they write where the host allows it.

Nothing of it is stored: a signal lasts a round, and players who come back meanwhile still find it; for chat
see ``people.chats``. Only what everybody sees can be named, so that no signal tells of a hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from discovery.core.bucket import Bucket
from discovery.core.errors import Code, TableError
from discovery.core.present import SignalRules
from discovery.core.text import is_blank, is_readable
from discovery.server.live.people.chats import Chat
from discovery.server.present.update import part_of, viewer_of
from discovery.server.protocol import ChatLine, Say, Signal, SignalInfo, TalkInfo
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table

PHRASES = ("yes", "no", "thanks", "sorry", "wait", "ready", "look", "well-done")
"""The sentences for any game; families add their own (``core.present.SignalRules``)."""
REACTIONS = ("good-luck", "well-found", "surprise", "close-one", "your-turn", "good-game")
"""Short replies to what happens, at every game."""
AT_ONCE = 5
"""The number of signals that a seat may send one after the other."""
SECONDS = 4.0
"""The seconds after which it may send one more."""
LOOKS = 20
"""The number of looks at steps of a replay, which people leaf through, one after the other..."""
LOOK_SECONDS = 0.25
"""... four in a second."""
STEP = re.compile(r"step:(0|[1-9]\d{0,4})")


@dataclass(frozen=True, slots=True)
class SentSignal:
    """A signal: by the ``chair`` of a seat, which nobody who joins renumbers, in turn ``turn``."""

    number: int
    chair: int
    to: int
    signal: Signal
    turn: int


class Signals:
    """The signals at one table: of each kind the latest one a seat; and its ``chat``. ``now`` is the time in
    ms."""

    def __init__(self, table: Table, chat: Chat, now: Callable[[], int]) -> None:
        self._table = table
        self._chat = chat
        self._now = now
        self._said: dict[tuple[int, str], SentSignal] = {}
        self._buckets: dict[tuple[int, bool], Bucket] = {}

    def say(self, seat: int, signal: Signal) -> None:
        """Note a signal of ``seat``. A ``DiscoveryError`` says why not."""
        played = self._admit(seat)
        chair = self._table.chairs[seat]
        self._spend(chair, look=signal.kind == "look")
        self._check(played, self._manners(), seat, signal)
        self._said.pop((chair, signal.kind), None)
        if signal.told:
            to = self._table.chairs[signal.to] if signal.to >= 0 else -1
            self._said[chair, signal.kind] = SentSignal(
                self._chat.next(), chair, to, signal, played.turn_number
            )

    def write(self, seat: int, said: Say, key: str) -> None:
        """Note what ``seat`` wrote, once, however often it is sent. A ``DiscoveryError`` says why not."""
        self._admit(seat)
        if not self._table.chat:
            raise TableError(Code.TALK_OFF)
        text = " ".join(said.text.split())
        if is_blank(text) or not is_readable(text):
            raise TableError(Code.BAD_COMMAND)
        if not self._chat.has(key):
            chair = self._table.chairs[seat]
            self._spend(chair)
            self._chat.write(chair, text, self._now(), key)

    def switch(self, chat: bool) -> None:
        """The host lets people write, or not any more: at a running game everybody is told."""
        if self._table.running_game is not None:
            self._chat.switch(chat)

    def _admit(self, seat: int) -> RunningGame:
        """The running game, if ``seat`` may say something there."""
        if viewer_of(self._table, seat) != seat or seat < 0:
            raise TableError(Code.NOT_SEATED)
        if self._table.running_game is None:
            raise TableError(Code.NOT_STARTED)
        silent_rule = self._silent_rule()
        if silent_rule or self._table.quiet:
            raise TableError(Code.TALK_OFF, silent_rule)
        return self._table.running_game

    def _silent_rule(self) -> str:
        """The rule by which nobody talks, which ends with the game; ``""`` for none."""
        return "" if self._is_over() else self._manners().silent_rule

    def _is_over(self) -> bool:
        return self._table.status not in {"waiting", "playing"}

    def _spend(self, chair: int, *, look: bool = False) -> None:
        now = self._now() / 1000
        most, seconds = (LOOKS, LOOK_SECONDS) if look else (AT_ONCE, SECONDS)
        if not self._buckets.setdefault((chair, look), Bucket(most, 1 / seconds, now)).take(now):
            raise TableError(Code.TOO_MANY)

    def info(self) -> TalkInfo | None:
        """All that was said in the last round; ``None`` where the rules let nobody talk."""
        manners, played, table = self._manners(), self._table.running_game, self._table
        if self._silent_rule():
            return None
        if played is None or table.quiet:
            return TalkInfo(table.quiet, [], [], [], table.chat, [], None)
        round_ago = played.turn_number - len(self._table.seats)
        heard = [said for said in self._said.values() if said.turn > round_ago]
        phrases, signals = [*PHRASES, *manners.phrases], [self._info(said) for said in heard]
        lines = [
            ChatLine(one.number, table.chairs.index(one.chair), one.text, one.at) for one in self._chat.lines
        ]
        switched = self._chat.switched
        return TalkInfo(False, phrases, list(REACTIONS), signals, table.chat, lines, switched)

    def _info(self, said: SentSignal) -> SignalInfo:
        chairs, signal = self._table.chairs, said.signal
        to = chairs.index(said.to) if said.to >= 0 else -1
        return SignalInfo(said.number, chairs.index(said.chair), signal.kind, signal.told, to)

    def _manners(self) -> SignalRules:
        plan = self._table.plan
        return part_of(self._table).signal_rules(plan.game, bool(plan.teams))

    def _check(self, played: RunningGame, manners: SignalRules, seat: int, signal: Signal) -> None:
        """``TableError`` BAD_COMMAND for what makes no sense, NOT_OPEN for what not everybody sees."""
        if signal.kind not in {"plan", "look"} and len(signal.told) != 1:
            raise TableError(Code.BAD_COMMAND)
        if signal.kind == "suggest":
            if not 0 <= signal.to < len(self._table.seats) or signal.to == seat:
                raise TableError(Code.NO_SUCH_SEAT)
        elif signal.to != -1:
            raise TableError(Code.BAD_COMMAND)
        ready_made = {"phrase": (*PHRASES, *manners.phrases), "reaction": REACTIONS}.get(signal.kind)
        if ready_made is not None:
            if signal.told[0] not in ready_made:
                raise TableError(Code.BAD_COMMAND)
            return
        if signal.kind == "look":
            self._check_look(played, signal.told)
            return
        part = part_of(self._table)
        seen = part.shared(played.game, played.state, False)
        named = [f"move:{one}" if signal.kind == "suggest" else one for one in signal.told]
        if not all(part.open_to_all(played.game, seen, one) for one in named):
            raise TableError(Code.NOT_OPEN, given=signal.told[0])

    def _check_look(self, played: RunningGame, words: list[str]) -> None:
        """A step of a game that is over, then things of which nothing is hidden any more."""
        if not self._is_over():
            raise TableError(Code.NOT_OVER)
        step = STEP.fullmatch(words[0]) if words else None
        if step is None or int(step[1]) > self._table.steps:
            raise TableError(Code.BAD_COMMAND)
        part = part_of(self._table)
        seen = part.shared(played.game, played.state, False)
        for one in words[1:]:
            word, _, name = one.partition(":")
            known = word == "card" and name in played.game.pieces
            if not known and not part.open_to_all(played.game, seen, one):
                raise TableError(Code.NOT_OPEN, given=one)
