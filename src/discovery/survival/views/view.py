"""The view of a viewer: everything but undiscovered tiles, face-down tokens and monsters, the packs, and the
projects in others' hands (rule XT02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, members
from discovery.survival.flow.ending import Outcome, result
from discovery.survival.model.frames import FIGHT_OF, SEAT, SIZE, TRADE_OF
from discovery.survival.model.limits import ITEMS
from discovery.survival.model.phases import CHOOSING, PHASES
from discovery.survival.model.setup import FIRST_TOKENS, MONSTERS, NIGHTS_1, NIGHTS_2, PROJECTS, THREATS
from discovery.survival.model.state import NONE
from discovery.survival.moves.answering import offered

if TYPE_CHECKING:
    from discovery.survival.model.state import State

HIDDEN = -2
"""A token or enemy that is there but lies face down."""


@dataclass(frozen=True, slots=True)
class SurvivorView:
    """A seat as everybody sees it. ``goods`` are nine counts, ``damage`` four; ``used`` and ``ready`` are
    masks as in ``State``; ``hand`` is how many projects it holds. ``state``: on, won, dead or left."""

    character: int
    offered: tuple[int, ...]
    pos: int
    stamina: int
    goods: tuple[int, ...]
    items: int
    damage: tuple[int, ...]
    ready: int
    used: int
    hand: int
    state: str


@dataclass(frozen=True, slots=True)
class SeenEnemy:
    """An enemy on the map; ``number`` is ``HIDDEN`` for one that lies face down. ``arrived`` counts arrivals;
    ``monster``: it goes back to its pile when it is beaten."""

    row: int
    number: int
    space: int
    damage: int
    arrived: int
    monster: bool


@dataclass(frozen=True, slots=True)
class SeenFight:
    """A fight: ``foe`` is a row of ``enemies`` or -1, ``rival`` a seat or -1; the dice are 0 before the roll,
    ``grey``
    and ``red`` are what they count now, before it what support adds."""

    fighter: int
    foe: int
    rival: int
    grey_die: int
    red_die: int
    grey: int
    red: int
    plus: int
    free: int
    spent: tuple[int, ...]
    helpers: int
    prize: tuple[int, ...]
    prize_items: int


@dataclass(frozen=True, slots=True)
class SeenBargain:
    """The pieces laid out in a round of trade: nine counts and masks, both ways."""

    seat: int
    partner: int
    give_goods: tuple[int, ...]
    give_items: int
    ask_goods: tuple[int, ...]
    ask_items: int
    give_projects: int
    ask_projects: int
    made: int


@dataclass(frozen=True, slots=True)
class View:
    """A viewer's knowledge of a position.

    ``tiles`` is a tile for each slot, -1 for an undiscovered one. ``tokens`` are (space, class, kind), with
    ``HIDDEN`` for the kind of one that lies face down. ``heaps`` are (space, nine counts). ``landmarks`` are
    the spaces of the numbers 1 to 6, -1 where unknown; ``cards`` the cards of those investigated. ``packs``
    are the sizes of the six piles of tokens, the threats and the projects; ``nights`` how many are left of
    each tier. ``gone`` are the kinds of the tokens that are out of the game, ``past`` the night cards and
    the threats that were drawn. ``hand`` is the mask of the viewer's own projects, ``hands`` those that are
    open to it.
    ``course`` are the frames, for programs that think ahead.
    """

    seat: int
    legal: tuple[int, ...]
    actors: int
    phase: str
    turn: int
    turn_number: int
    asked: int
    night: int
    last_night: int
    first: int
    tiles: tuple[int, ...]
    tokens: tuple[tuple[int, int, int], ...]
    enemies: tuple[SeenEnemy, ...]
    monsters_left: int
    fires: int
    lit: int
    heaps: tuple[tuple[int, tuple[int, ...]], ...]
    landmarks: tuple[int, ...]
    cards: tuple[int, ...]
    survivors: tuple[SurvivorView, ...]
    hand: int
    hands: tuple[int, ...]
    in_play: int
    out: int
    stage: int
    clues: int
    counts: tuple[int, ...]
    surveyed: int
    slain: int
    packs: tuple[int, ...]
    nights: tuple[int, int]
    gone: tuple[int, ...]
    past: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    arrivals: int
    fight: SeenFight | None
    bargain: SeenBargain | None
    said: tuple[int, ...]
    waiting: int
    members: int
    fresh: int
    company: int
    pots: int
    course: tuple[int, ...]
    result: Outcome | None


def view(state: State, viewer: int, actors: int, legal: tuple[int, ...]) -> View:
    """The view of a position for ``viewer``, which may be ``SPECTATOR``."""
    setup, tiles, tops, cards = state.setup, state.tile, state.tops, state.landmark_card
    seats, seen, investigated = range(setup.seats), state.seen, state.investigated
    return View(
        seat=viewer,
        legal=legal,
        actors=actors,
        phase=PHASES[state.phase],
        turn=state.turn,
        turn_number=state.turns,
        asked=state.asked,
        night=state.night,
        last_night=setup.last_night,
        first=state.first,
        tiles=tuple([tiles[slot] if seen & BIT[slot] else NONE for slot in range(setup.slots)]),
        tokens=tuple(_tokens(state)),
        enemies=tuple(_enemies(state)),
        monsters_left=state.monster_count,
        fires=state.fires,
        lit=state.lit,
        heaps=tuple(_heaps(state)),
        landmarks=tuple(state.landmark[1:7]),
        cards=tuple([cards[number] if investigated & BIT[number] else NONE for number in range(1, 7)]),
        survivors=tuple(_survivor(state, seat) for seat in seats),
        hand=state.hands[viewer] if viewer >= 0 else 0,
        hands=tuple(state.hands[seat] if setup.open_hands or seat == viewer else NONE for seat in seats),
        in_play=state.in_play,
        out=state.out,
        stage=state.stage,
        clues=state.clues,
        counts=tuple(state.counts[: len(setup.tasks)]),
        surveyed=state.surveyed,
        slain=state.slain,
        packs=tuple(_packs(state)),
        nights=(max(0, setup.blue - tops[NIGHTS_1]), setup.pile_size[NIGHTS_2] - tops[NIGHTS_2]),
        gone=tuple(sorted(_gone(state))),
        past=(
            _past(state, NIGHTS_1, tops[NIGHTS_1]),
            _past(state, NIGHTS_2, tops[NIGHTS_2]),
            _past(state, THREATS, tops[THREATS] - setup.pile_start[THREATS]),
        ),
        arrivals=state.arrivals,
        fight=_fight(state),
        bargain=_bargain(state, viewer),
        said=tuple(state.said[: setup.seats]),
        waiting=state.waiting,
        members=state.members,
        fresh=state.fresh,
        company=state.company,
        pots=state.pots,
        course=tuple(state.frames[: state.depth * SIZE]),
        result=result(state),
    )


def _tokens(state: State) -> list[tuple[int, int, int]]:
    # Rows of the position are taken once: each look at one is a copy in the compiled build.
    setup, tokens, there, known = state.setup, [], state.token, state.shown
    for space in range(setup.spaces):
        if there[space] != NONE:
            kind = setup.piece_number[there[space]]
            shown = known & BIT[space]
            tokens.append((space, setup.token_class[kind], kind if shown else HIDDEN))
    return tokens


def _gone(state: State) -> list[int]:
    """The kinds of the tokens that were drawn and lie on the map no more."""
    setup = state.setup
    there, tops, order = set(state.token), state.tops, state.order
    return [
        setup.piece_number[order[place]]
        for pile in range(FIRST_TOKENS, MONSTERS)
        for place in range(setup.pile_start[pile], tops[pile])
        if order[place] not in there
    ]


def _past(state: State, pile: int, number: int) -> tuple[int, ...]:
    """The first cards of a pack, which were drawn, in no order."""
    start = state.setup.pile_start[pile]
    return tuple(sorted(state.setup.piece_number[state.order[start + place]] for place in range(number)))


def _enemies(state: State) -> list[SeenEnemy]:
    rows = sorted(members(state.alive), key=lambda row: state.arrived[row])
    return [
        SeenEnemy(
            row,
            state.enemy[row] if state.known & BIT[row] else HIDDEN,
            state.at[row],
            state.hits[row],
            state.arrived[row],
            state.coin[row] != NONE,
        )
        for row in rows
    ]


def _heaps(state: State) -> list[tuple[int, tuple[int, ...]]]:
    heap = state.heap
    return [
        (space, tuple([heap[space] >> resource * 7 & 127 for resource in range(9)]))
        for space in range(state.setup.spaces)
        if heap[space]
    ]


def _survivor(state: State, seat: int) -> SurvivorView:
    choosing = state.phase == CHOOSING
    return SurvivorView(
        character=state.character[seat],
        offered=tuple(offered(state, seat)) if choosing else (),
        pos=state.pos[seat],
        stamina=state.stamina[seat],
        goods=tuple(state.goods[seat * 9 : seat * 9 + 9]),
        items=state.held[seat] & ITEMS,
        damage=tuple(state.damage[seat * 4 : seat * 4 + 4]),
        ready=state.ready[seat],
        used=state.used[seat],
        hand=state.hands[seat].bit_count(),
        state=standing_of(state, seat),
    )


def standing_of(state: State, seat: int) -> str:
    """Whether a seat is on the map, has won, is dead, has left, or has been too late."""
    for word, mask in (("on", state.on), ("won", state.won), ("dead", state.dead), ("left", state.left)):
        if mask & BIT[seat]:
            return word
    return "late"


def _packs(state: State) -> list[int]:
    setup = state.setup
    ends = [setup.pile_start[pile] + setup.pile_size[pile] for pile in range(len(setup.pile_start))]
    tops = state.tops
    tokens = [ends[pile] - tops[pile] for pile in range(FIRST_TOKENS, MONSTERS)]
    return [*tokens, state.monster_count, ends[THREATS] - tops[THREATS], len(pack(state))]


def pack(state: State) -> list[int]:
    """The places in ``order`` of the projects that are still in the pack."""
    setup = state.setup
    taken = state.in_play | state.out
    for seat in range(setup.seats):
        taken |= state.hands[seat]
    end = setup.pile_start[PROJECTS] + setup.pile_size[PROJECTS]
    places = range(state.tops[PROJECTS], end)
    return [place for place in places if not taken & BIT[setup.piece_number[state.order[place]]]]


def _fight(state: State) -> SeenFight | None:
    if state.foe == NONE and state.rival == NONE:
        return None
    return SeenFight(
        fighter=fighter(state),
        foe=state.foe,
        rival=state.rival,
        grey_die=state.grey_die,
        red_die=state.red_die,
        grey=state.grey,
        red=state.red,
        plus=state.plus,
        free=state.free,
        spent=tuple(state.spent[: state.setup.seats]),
        helpers=state.helpers,
        prize=tuple(state.prize),
        prize_items=state.prize_items,
    )


def foe_of(view: View) -> SeenEnemy | None:
    """The enemy that is fought; ``None`` in a fight of rivals, and where nobody fights."""
    if view.fight is None:
        return None
    return next((enemy for enemy in view.enemies if enemy.row == view.fight.foe), None)


def fighter(state: State) -> int:
    """The seat that fights now; ``NONE`` if nobody does."""
    for depth in range(state.depth - 1, -1, -1):
        if state.frames[depth * SIZE] == FIGHT_OF:
            return state.frames[depth * SIZE + SEAT]
    return NONE


def _bargain(state: State, viewer: int) -> SeenBargain | None:
    """The round of trade; projects laid out are seen by the two alone."""
    if state.partner == NONE:
        return None
    seat = _trader(state)
    sees = viewer in (seat, state.partner) or state.setup.open_hands
    return SeenBargain(
        seat=seat,
        partner=state.partner,
        give_goods=tuple(state.give_goods),
        give_items=state.give_items,
        ask_goods=tuple(state.ask_goods),
        ask_items=state.ask_items,
        give_projects=state.give_projects if sees else NONE,
        ask_projects=state.ask_projects if sees else NONE,
        made=state.bargains,
    )


def _trader(state: State) -> int:
    for depth in range(state.depth - 1, -1, -1):
        if state.frames[depth * SIZE] == TRADE_OF:
            return state.frames[depth * SIZE + SEAT]
    return NONE
