"""Standing orders at the terminal: what people want to be asked, where a game lets them say so beforehand."""

from __future__ import annotations

from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import AnyGame, State
from discovery.core.registry import family_of
from discovery.i18n.typed import plain, words_for
from discovery.play.orders import answer

ASK = "ask"
ORDERS = (ASK, "never", "agree")


class StandingOrders:
    """The standing orders of the people at one terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._given: dict[int, dict[str, str]] = {}

    def answer(self, game: AnyGame, state: State, seat: int) -> int:
        """The move that an order of ``seat`` makes, ``NO_MOVE`` if the person is asked."""
        return answer(game, state, seat, self._given.get(seat, {}))

    def command(self, game: AnyGame, seat: int, typed: str) -> None:
        """``order`` lists those of ``seat``, ``order WHAT HOW`` gives one. ``InvalidInput`` for words that
        this game does not know."""
        family = family_of(game.name)
        known = game.reactions if family.acceptable_reactions else ()
        if typed.strip():
            reaction, order = self._read(typed, known)
            if order == "agree" and reaction not in family.acceptable_reactions:
                raise InvalidInput(Code.BAD_VALUE, given=typed[:60])
            self._given.setdefault(seat, {})[reaction] = order
        elif not known:
            self._terminal.say("play-no-orders")
        for reaction in known:
            order = self._given.get(seat, {}).get(reaction, ASK)
            self._terminal.say(f"order-{reaction}", order=order)

    def _read(self, typed: str, known: tuple[str, ...]) -> tuple[str, str]:
        what, _, how = typed.strip().partition(" ")
        reaction, order = self._word(what, known), self._word(how, ORDERS)
        if not reaction or not order:
            raise InvalidInput(Code.BAD_VALUE, given=typed[:60])
        return reaction, order

    def _word(self, typed: str, known: tuple[str, ...]) -> str:
        """Which of the known words was typed, in the reader's language or as it is; ``""`` if none."""
        given = plain(typed)
        language = self._terminal.language
        found = (word for word in known if given in {word} | words_for(language, f"cli-order-word-{word}"))
        return next(found, "")
