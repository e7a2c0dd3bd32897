"""A viewer's knowledge of a position, as values: made by ``observe.view``, for players and displays."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.evolution.model.actions import Action
from discovery.evolution.model.frames import Frame
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.ruleset import AIM, FLASH, INTERRUPT, OBJECT, REACTIONS, STOP
from discovery.evolution.variants.battle.state import AssetState
from discovery.evolution.variants.flash.state import FlashState
from discovery.evolution.variants.objection.state import ObjectionState
from discovery.evolution.variants.virtual_players.flips import Flips

_WORDS = {flag: word for word, flag in REACTIONS.items()}


@dataclass(frozen=True, slots=True)
class Window:
    """The possible answers now, the same for every viewer but for ``asked``.

    ``action`` is the word of what ``seat`` did, ``card`` what it was about, ``number`` the era announced or
    the place in its series. ``contestable``, ``interruptible`` and ``flash`` tell which answers there are;
    ``members`` is the mask of seats that may answer, ``said`` of those that said Bis or Me. ``asked`` is true
    while the viewer has not answered. At the end of a turn ``objectable`` are the cards that can be objected
    to (S34). ``aimed`` means that ``seat`` uses the asset of ``card`` against the only member, a Loot to take
    that of the ready card ``target`` (Y10).
    """

    seat: int
    action: str
    card: int
    number: int
    contestable: bool
    interruptible: bool
    flash: bool
    members: int
    said: int
    asked: bool
    objectable: tuple[int, ...] = ()
    aimed: bool = False
    target: int = -1

    @property
    def settled(self) -> bool:
        """Once Bis or Me was said nothing else counts (Q03)."""
        return self.said != 0

    @property
    def time_factor(self) -> int:
        """Where Bis and Me can be said there is twice the time (Q01)."""
        return 2 if self.flash else 1

    @property
    def subject(self) -> tuple[object, ...]:
        """The facts that tell what the window is about; they are equal for the same subject."""
        return self.seat, self.action, self.card, self.objectable, self.members if self.aimed else 0

    def reactions_of(self, seat: int) -> tuple[str, ...]:
        """Which answers the window lets a member give: the actor can only say Bis."""
        if self.flash and seat == self.seat:
            return (_WORDS[FLASH],)
        open_to = {
            STOP: self.contestable,
            INTERRUPT: self.interruptible,
            FLASH: self.flash,
            OBJECT: bool(self.objectable),
            AIM: self.aimed,
        }
        return tuple(word for flag, word in _WORDS.items() if open_to[flag])


@dataclass(frozen=True, slots=True)
class ClassicShown:
    """The public end of a game of the first edition; seats as in ``ClassicState``.

    ``buried`` has by seat how many cards lie face down (S06), ``spent`` is 1 once the running turn has placed
    a card of the hand (S02), ``fresh`` how many of the last cards in the acting hand may be laid in a round
    because this turn has harvested them (S24). ``checked`` is 1 while the whole pile lies open (S25).
    """

    out: int
    last_turns: int
    finalist: int
    spent: int
    buried: tuple[int, ...]
    fresh: int
    checked: int


@dataclass(slots=True)
class PublicHistory:
    """Public facts that only searches need: how the game continues from here.

    ``decider`` is the seat that is asked beside the turn, ``partner`` the seat that it is about (the robbed,
    the asker, the stopper). ``last_own_card`` is the last card of the turn's own seat (D07); ``begun``,
    ``has_acted`` and ``flips`` are as in a position, ``flash`` is its part of that name; ``passed`` is the
    mask of seats that passed in this round. ``action`` is what a window or a search is about, ``frames`` what
    waits behind it; whether they are valid is left out. ``searched_spots`` are the piles searched; ``plane``
    has all cards, covered ones too. ``lost`` is the mask of seats that have lost their last card and are
    looked at when the running action is settled (G04, P02), ``stranded`` that of the teams that have no card
    and have not won (O13). ``objection`` is the part of that name (S34), ``assets`` what everybody knows of
    that one (Y06).
    """

    decider: int
    partner: int
    last_own_card: int
    begun: int
    has_acted: int
    passed: int
    lost: int
    stranded: int
    flash: FlashState | None
    flips: Flips | None
    searched_spots: tuple[int, ...]
    action: Action | None
    frames: tuple[Frame, ...]
    plane: tuple[tuple[int, int, int, int], ...] | None
    objection: ObjectionState | None
    assets: AssetState | None


@dataclass(slots=True)
class View:
    """All that one viewer may know. Cards and seats by number; ``-1`` where there is none.

    ``hand`` is the viewer's own, oldest card first; ``hands`` the sizes of all; ``discards`` and ``tree``
    oldest first; ``stack`` and ``side`` count the cards of the stack and of the side pile (S29); ``points``
    is ``None`` in games without points; ``bots`` names the virtual player of each seat or ``""``; ``actors``
    (in a window all who may answer), ``left``, ``passed`` are masks of seats, ``opened`` and ``closed`` masks
    of eras (in pile games those announced). ``owed`` is the card just stolen in an exchange, known to the
    thief, or the called card to be laid, known to all and in no hand (E21). ``legal`` are the viewer's own
    moves. ``result`` is the count that ends the game, ``None`` before.

    ``asker`` is the seat that asks for a card; ``window`` what may be answered; ``interrupted`` the seats
    whose turns wait, the first one first. In Select ``selections`` has a row a seat, ``None`` while it is
    hidden from the viewer, ``chosen`` is the mask of seats that have prepared; ``leader`` and ``passes`` are
    the round's. ``aside`` are Jokers outside the tree, ``stands`` pairs of a Joker in it and its card.
    ``plane`` has (card, x, y, level) of every card that lies visible, and on a plane without piles of the
    covered ones too. In pile games ``piled`` is true: ``tree`` holds what the viewer could know from events,
    ``top`` is the visible card. ``looked`` are the spots searched and ``wanted`` the cards still to be found,
    for the contested player only. ``teams`` numbers the team of each seat. ``granted`` counts replays that
    Trump+ gave; ``hand_size`` is what each seat fills its hand up to. ``basis`` numbers the rule by which
    something is asked now; ``classic`` is ``None`` but for games of the first edition; ``objectable`` are the
    cards that can be objected to, oldest first (S34); ``spied`` what the viewer has seen of the stack, from
    the top, or without a stack the hand that they look at (Y14); ``course`` is for thinking ahead.
    """

    seat: int
    phase: str
    turn: int
    turn_number: int
    actors: int
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    points: tuple[int, ...] | None
    bots: tuple[str, ...]
    left: int
    passed: int
    tree: tuple[int, ...]
    pool: tuple[int, ...]
    stack: int
    side: int
    trumps: int
    placed: int
    last: int
    series: int
    opened: int
    closed: int
    owed: int
    idle: int
    finishing: bool
    legal: tuple[int, ...]
    result: Outcome | None
    asker: int
    window: Window | None
    interrupted: tuple[int, ...]
    selections: tuple[tuple[int, ...] | None, ...] | None
    chosen: int
    leader: int
    passes: int
    aside: tuple[int, ...]
    stands: tuple[tuple[int, int], ...]
    plane: tuple[tuple[int, int, int, int], ...] | None
    piled: bool
    top: int
    looked: tuple[int, ...]
    wanted: int
    teams: tuple[int, ...] | None
    granted: int
    hand_size: tuple[int, ...]
    contested: bool
    basis: str
    classic: ClassicShown | None
    objectable: tuple[int, ...]
    spied: tuple[int, ...]
    course: PublicHistory


@dataclass(slots=True)
class Own:
    """The fields of a ``View`` that differ from seat to seat; all others are the same for all viewers.

    Neither this nor a view is frozen: they are made at every move, and a frozen one takes three times as
    long.
    """

    seat: int
    hand: tuple[int, ...]
    owed: int
    legal: tuple[int, ...]
    window: Window | None
    selections: tuple[tuple[int, ...] | None, ...] | None
    looked: tuple[int, ...]
    wanted: int
    basis: str
    spied: tuple[int, ...]
