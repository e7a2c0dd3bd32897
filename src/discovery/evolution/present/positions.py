"""From a view to a ``Position``: what is in the view, in the words of the contract, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Literal

from discovery.core.bits import BIT, mask_of, members
from discovery.core.protocol import SPECTATOR, Event
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import notation
from discovery.evolution.model.event_kinds import FAULT, JOKER, LOOKED, NAMES, RECOVERED, STOPPED, USED
from discovery.evolution.model.move import KINDS
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.phases import HARVEST
from discovery.evolution.model.ruleset import Rules
from discovery.evolution.model.setup import Setup
from discovery.evolution.present.messages import (
    Assets,
    Classic,
    Goal,
    Happening,
    Lying,
    Position,
    Ranking,
    SeatView,
    Spot,
    Stand,
    Window,
)
from discovery.evolution.variants.battle.state import MARKERS
from discovery.evolution.views.view import Own, View

Hands = Sequence[tuple[int, ...] | None]


def position_of(game: DiscoveryGame, view: View, hands: Hands, learner: bool = True) -> Position:
    """A view in words; ``hands`` are the hands to show, ``None`` where a hand is hidden.

    In pile games only what lies on top is sent, unless it goes to a ``learner``.
    """
    return _Words(game, view, learner).position(hands)


def personal(game: DiscoveryGame, common: Position, own: Own) -> Position:
    """The position for a viewer: the spectator's ``common`` with the viewer's own part.

    The same as ``position_of`` for this viewer's view: what is equal for all is put into words once.
    """
    position = copy(common)
    position.viewer = own.seat
    if own.seat != SPECTATOR:
        position.seats = common.seats[:]
        position.seats[own.seat] = own_seat(game, common, own)
    position.window = own_window(common, own)
    for name, attribute, words in OWN:
        setattr(position, name, words(game, getattr(own, attribute)))
    return position


def own_seat(game: DiscoveryGame, common: Position, own: Own) -> SeatView:
    """The viewer's seat as the viewer sees it: with its cards."""
    ids = game.setup.ids
    mine = copy(common.seats[own.seat])
    if not mine.bot:
        mine.cards = [ids[card] for card in own.hand]
    selection = None if own.selections is None else own.selections[own.seat]
    mine.selection = None if selection is None else [ids[card] for card in selection]
    return mine


def own_window(common: Position, own: Own) -> Window | None:
    """The open window as it asks the viewer."""
    if common.window is None or own.window is None:
        return common.window
    window = copy(common.window)
    window.asked = own.window.asked
    return window


def own_hands(view: View) -> Hands:
    """The viewer's hand, and nobody else's."""
    return [view.hand if _sees(view, seat) else None for seat in range(len(view.hands))]


def happenings(game: DiscoveryGame, events: Sequence[Event]) -> list[Happening]:
    """Events in words; they must be masked already."""
    return [_happening(game, event) for event in events]


def choices(game: DiscoveryGame, moves: Sequence[int]) -> list[str]:
    """Legal moves in words, each once: without its spot on a plane, ``select`` without its cards.

    Moves that differ in their card alone make one text, since any card may be named in many of them.
    """
    return notation.brief(game.setup, moves)


def _card(game: DiscoveryGame, card: int) -> str:
    return game.setup.ids[card] if card >= 0 else ""


def _listed(game: DiscoveryGame, cards: Sequence[int]) -> list[str]:
    return [game.setup.ids[card] for card in cards]


def _cards(game: DiscoveryGame, mask: int) -> list[str]:
    return [game.setup.ids[card] for card in members(mask)]


def _spots(_: DiscoveryGame, spots: Sequence[int]) -> list[Spot]:
    return [Spot(*coordinates_of(spot)) for spot in spots]


def _rule(_: DiscoveryGame, number: str) -> str:
    return number


OWN: tuple[tuple[str, str, Callable[[DiscoveryGame, Any], Any]], ...] = (
    ("owed", "owed", _card),
    ("looked", "looked", _spots),
    ("wanted", "wanted", _cards),
    ("rule", "basis", _rule),
    ("legal", "legal", choices),
    ("spied", "spied", _listed),
)
"""The fields of a position that follow from one attribute of an ``Own`` each: the field, the attribute, and
how it is put into words. ``viewer``, ``seats`` and ``window`` follow from what all see as well."""


def _happening(game: DiscoveryGame, event: Event) -> Happening:
    ids = game.setup.ids
    about, number = "", event.number
    if event.kind in _ABOUT_A_CARD:
        about, number = ids[number] if number >= 0 else "", -1
    elif event.kind == LOOKED:
        x, y = coordinates_of(number)
        about, number = f"{x},{y}", -1
    elif event.kind == STOPPED:
        about, number = KINDS[number], -1
    elif event.kind == FAULT and game.rules.penalties is not None:
        about = game.rules.penalties.cases[number - 1]
    card = ids[event.piece] if event.piece >= 0 else ""
    return Happening(NAMES[event.kind], event.seat, card, event.other, number, about)


_ABOUT_A_CARD = frozenset({JOKER, RECOVERED, USED})


def _sees(view: View, seat: int) -> bool:
    return seat == view.seat and not view.bots[seat]


class _Words:
    """Turns one view into a message, field by field."""

    def __init__(self, game: DiscoveryGame, view: View, learner: bool) -> None:
        self._game = game
        self._view = view
        self._ids = game.setup.ids
        self._piled = view.piled and not (view.classic and view.classic.checked)
        self._top_only = self._piled and not learner

    def position(self, hands: Hands) -> Position:
        view = self._view
        return Position(
            viewer=view.seat,
            phase=view.phase,  # type: ignore[arg-type]  # the engine's phases are the contract's
            turn=-1 if view.phase == "over" else view.turn,
            turn_number=view.turn_number,
            actors=members(view.actors),
            seats=[self._seat(seat, hand) for seat, hand in enumerate(hands)],
            pool=self._names(view.pool),
            stack=view.stack,
            side=view.side,
            trumps=view.trumps,
            placed=view.placed,
            last=self._name(view.last),
            series=view.series,
            opened=members(view.opened),
            closed=members(view.closed),
            owed=self._name(view.owed),
            asker=view.asker,
            interrupted=list(view.interrupted),
            leader=view.leader,
            passes=view.passes,
            teams=None if view.teams is None else list(view.teams),
            granted=view.granted,
            rule=view.basis,
            legal=choices(self._game, view.legal),
            reason=view.result.reason if view.result else "",
            ranking=_ranking(view.result) if view.result else [],
            classic=_classic(view, self._game.setup, self._names(view.objectable)),
            goal=_goal(view, self._game.rules),
            assets=_assets(self._game, view),
            spied=self._names(view.spied),
            **self._laid_out(),
        )

    def _laid_out(self) -> dict[str, Any]:
        """The tree and everything around it."""
        view = self._view
        return {
            "tree": self._names(self._visible()),
            "hidden_tree": self._piled,
            "top": self._name(view.top),
            "pile": len(view.tree) if view.piled and view.plane is None else None,
            "plane": self._plane(),
            "beside": [] if view.plane is None else _cards(self._game, self._beside()),
            "aside": self._names(view.aside),
            "stands": self._stands(),
            "window": self._window(),
            "looked": _spots(self._game, view.looked),
            "wanted": _cards(self._game, view.wanted),
        }

    def _visible(self) -> Sequence[int]:
        view = self._view
        if not self._top_only:
            return view.tree
        if view.plane is not None:
            return [card for card, *_ in self._tops()]
        return [view.top] if view.top >= 0 else []

    def _plane(self) -> list[Lying] | None:
        if self._view.plane is None:
            return None
        lying = self._tops() if self._top_only else self._view.plane
        return [Lying(self._name(card), x, y, level) for card, x, y, level in lying]

    def _beside(self) -> int:
        return mask_of(self._view.tree) & self._game.setup.side_cards

    def _tops(self) -> list[tuple[int, int, int, int]]:
        highest: dict[tuple[int, int], tuple[int, int, int, int]] = {}
        for lying in self._view.plane or ():
            _, x, y, level = lying
            if (x, y) not in highest or highest[x, y][3] < level:
                highest[x, y] = lying
        return list(highest.values())

    def _stands(self) -> list[Stand]:
        shown = None if not self._top_only else frozenset(self._visible())
        return [
            Stand(self._name(joker), self._name(card))
            for joker, card in self._view.stands
            if shown is None or joker in shown
        ]

    def _window(self) -> Window | None:
        window = self._view.window
        if window is None:
            return None
        return Window(
            seat=window.seat,
            action=window.action,
            card=self._name(window.card),
            number=window.number,
            contestable=window.contestable,
            interruptible=window.interruptible,
            flash=window.flash,
            members=members(window.members),
            asked=window.asked,
            said=members(window.said),
            price=self._price(window.contestable),
            aimed=window.aimed,
            target=self._name(window.target),
        )

    def _price(self, contestable: bool) -> Literal["", "discard", "draw", "steal"]:
        """The price of a wrong Stop now, as a word: ``"discard"``, ``"draw"`` or ``"steal"``; ``""`` for
        nothing."""
        penalties = self._game.rules.penalties
        if not contestable or penalties is None:
            return ""
        return penalties.price(self._view.stack)  # type: ignore[return-value]  # the engine's words are the contract's

    def _seat(self, seat: int, hand: tuple[int, ...] | None) -> SeatView:
        view = self._view
        selection = view.selections[seat] if view.selections is not None else None
        # The last position agrees with the count at the end, where cards that are left cost points (G09).
        points = view.points if view.result is None else view.result.scores
        return SeatView(
            cards=None if hand is None else self._names(hand),
            hand=view.hands[seat],
            hand_size=view.hand_size[seat],
            selection=None if selection is None else self._names(selection),
            chosen=bool(view.chosen & BIT[seat]),
            discard=self._names(view.discards[seat]),
            points=None if points is None else points[seat],
            bot=view.bots[seat],  # type: ignore[arg-type]  # the engine's virtual players are the contract's
            left=bool(view.left & BIT[seat]),
            buried=view.classic.buried[seat] if view.classic else 0,
        )

    def _name(self, card: int) -> str:
        return _card(self._game, card)

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self._ids[card] for card in cards]


def _classic(view: View, setup: Setup, objectable: list[str]) -> Classic | None:
    if view.classic is None:
        return None
    shown, rules = view.classic, setup.rules
    eras = range(setup.lowest, setup.highest + 1) if rules.kinds[HARVEST] else ()
    return Classic(
        finalist=shown.finalist,
        last_turns=members(shown.last_turns),
        out=members(shown.out),
        prerequisites=rules.prerequisites,
        one_action=rules.one_action,
        objectable=objectable,
        harvests=[era for era in eras if era != setup.silent_era and not view.opened & BIT[era]],
        crowns=rules.scored and shown.finalist < 0 and view.stack == 0,
    )


def _assets(game: DiscoveryGame, view: View) -> Assets | None:
    part = view.course.assets
    if part is None:
        return None
    return Assets(
        ready=[_listed(game, part.ready_of(seat)) for seat in range(game.setup.seat_count)],
        safe=members(part.safe),
        won=_card(game, part.won),
        captured=_card(game, part.captured),
        used=_card(game, part.used),
        aim=part.aim,
        series=part.series_used,
        markers=MARKERS,
    )


def _goal(view: View, rules: Rules) -> Goal:
    if view.result is not None:
        return ""
    if rules.assets:
        return "placing"
    if view.classic is None:
        return "points" if rules.scored else "hand"
    return "finalist" if rules.scored else "any-hand"


def _ranking(result: Outcome) -> list[Ranking]:
    nothing = [None] * len(result.cards_left)
    rows = zip(result.points or nothing, result.cards_left, result.scores or nothing, strict=True)
    return [Ranking(seat, *row, seat in result.winners) for seat, row in enumerate(rows)]
