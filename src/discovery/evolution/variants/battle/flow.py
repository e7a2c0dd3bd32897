"""Using an asset: whom it may be aimed at, what it does, and what becomes ready (Y05 to Y18, Y23)."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.turns import go_on, next_turn, push
from discovery.evolution.flow.windows import act, open_window
from discovery.evolution.model.actions import made
from discovery.evolution.model.amendments import Y07, note
from discovery.evolution.model.codes import AIMED_CARD, REPLAY, USE
from discovery.evolution.model.event_kinds import BY_WARDING
from discovery.evolution.model.events import points_scored
from discovery.evolution.model.frames import ASSET_USED, TAKE_EFFECT, Frame
from discovery.evolution.model.phases import ASSET, STEAL
from discovery.evolution.model.places import holders
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import discard, lay_found, take_found
from discovery.evolution.moves.placing import layable, within_reach
from discovery.evolution.variants.battle.events import (
    asset_looted,
    asset_readied,
    asset_used,
    asset_warded,
    card_kept,
    card_scouted,
    marker_returned,
)
from discovery.evolution.variants.battle.state import (
    CAPTURED,
    DONE,
    EXCHANGING,
    LOOKING,
    PLACING,
    SEARCHING,
    AssetState,
)

SCOUTED_CARDS = 5
"""How far a Scout sees (Y14)."""
_SCOUTED_CARDS = SCOUTED_CARDS  # the compiled build reads this one as a number of C

_USED, _TAKES_EFFECT = Frame(ASSET_USED), Frame(TAKE_EFFECT)  # one for all: frames are never changed


def assets_of(state: State) -> AssetState:
    """The part of the position that every game with assets has."""
    assert state.assets is not None
    return state.assets


# ---- what may be used ----------------------------------------------------------------------------------


def at_hand(state: State, seat: int) -> int:
    """The cards whose asset the acting seat may use: ready ones and the one just won; behind a Loot the one
    just looted (Y05, Y12)."""
    part = assets_of(state)
    if state.phase == ASSET:
        return BIT[part.captured] if part.doing == CAPTURED and part.captured != NO_CARD else 0
    cards = part.marks(seat)
    return cards | BIT[part.won] if part.won != NO_CARD else cards


def usable(state: State, seat: int) -> int:
    """Those of the cards at hand whose use can bring something (Y17)."""
    rest, cards = at_hand(state, seat), 0
    while rest:
        if _can_use(state, seat, lowest(rest)):
            cards |= rest & -rest
        rest &= rest - 1
    return cards


def _can_use(state: State, seat: int, card: int) -> bool:
    part, bit = assets_of(state), BIT[card]
    if part.table.guards & bit:
        return False
    if part.table.feasts & bit:
        return layable(state, within_reach(state, seat) | state.discards[seat]) != 0
    if part.table.loots & bit:
        return loot_targets(state, seat) != 0
    if part.table.scouts & bit and state.top < state.setup.stack_end:
        return True
    if part.table.trades & bit and not state.hands[seat]:
        return False
    return aims(state, seat, card) != 0


def rivals(state: State, seat: int) -> int:
    """The seats that may be aimed at, whatever they have (Y08, Y09)."""
    mates, safe = state.setup.mates_of[seat], assets_of(state).safe
    return (BIT[state.setup.seat_count] - 1) & ~(mates | state.left | safe)


def aims(state: State, seat: int, card: int) -> int:
    """The seats at which an asset may be aimed that is no Loot: they hold a card, and for a Raid have most
    points of these (Y08, Y11)."""
    seats = holders(state, seat) & rivals(state, seat)
    if not assets_of(state).table.raids & BIT[card]:
        return seats
    richest, most = 0, 0
    while seats:
        points = state.points[lowest(seats)]
        if not richest or points > most:
            richest, most = seats & -seats, points
        elif points == most:
            richest |= seats & -seats
        seats &= seats - 1
    return richest


def loot_targets(state: State, seat: int) -> int:
    """The ready cards at which a Loot may be aimed (Y12)."""
    part, seats, targets = assets_of(state), rivals(state, seat), 0
    while seats:
        targets |= part.marks(lowest(seats))
        seats &= seats - 1
    return targets & ~part.table.loots


def found_cards(state: State) -> int:
    """The cards that a Scout sees: the topmost cards of the stack, or the hand that it looks at (Y14)."""
    part = assets_of(state)
    if part.doing == LOOKING:
        return state.hands[part.aim]
    cards = 0
    if part.doing == SEARCHING:
        for place in range(state.top, min(state.top + _SCOUTED_CARDS, state.setup.stack_end)):
            cards |= BIT[state.order[place]]
    return cards


def asset_reach(state: State, seat: int) -> int:
    """The cards that the running asset lets the seat place from: scouted ones; by a Feast the usual spots and
    the own discard, by a Trade the usual spots (Y13 to Y15)."""
    part = assets_of(state)
    if part.doing != PLACING:
        return found_cards(state)
    own = state.discards[seat] if part.table.feasts & BIT[part.used] else 0
    return within_reach(state, seat) | own


# ---- using it ------------------------------------------------------------------------------------------


def use(state: State, seat: int, card: int, aim: int) -> None:
    """The acting seat uses an asset, as its last act; ``aim`` is as in a move. Who is aimed at may ward off,
    a virtual player does so at once (Y05, Y10, Y23)."""
    part = assets_of(state)
    target, wanted = aim - 1, NO_CARD
    if aim >= AIMED_CARD:
        wanted = aim - AIMED_CARD
        target = part.owner(wanted)
    state.has_acted = 1
    state.trumps = state.granted = 0
    part.used, part.aim, part.wanted, part.doing = card, target, wanted, DONE
    asset_used(state, seat, card, target, wanted)
    _spend(state, seat, card)
    push(state, _USED)
    push(state, _TAKES_EFFECT)
    if target == NO_SEAT:
        go_on(state)
        return
    part.safe |= BIT[target]
    if not state.setup.virtual_seats & BIT[target]:
        action = made(USE, seat, card, wanted, NO_CARD, False, False, True).settled(True)
        action.aim = target
        open_window(state, action)
        return
    guards = part.marks(target) & part.table.guards
    if guards:
        ward(state, target, lowest(guards))
    else:
        go_on(state)


def _spend(state: State, seat: int, card: int) -> None:
    """The asset is used up; a marker on its card comes back."""
    part = assets_of(state)
    if part.won == card:
        part.won = NO_CARD
    elif part.captured == card:
        part.captured = NO_CARD
    else:
        unmark(state, seat, card)


def unmark(state: State, seat: int, card: int) -> None:
    """A seat's marker comes back from a card."""
    assets_of(state).take(seat, card)
    marker_returned(state, seat, card)


def ward(state: State, seat: int, guard: int) -> None:
    """The seat aimed at wards off with a ready Guard or one of its hand; the asset is spent (Y10)."""
    part = assets_of(state)
    from_hand = not part.marks(seat) & BIT[guard]
    state.action = None
    state.waiting = 0
    state.frames = state.frames[:-1]
    asset_warded(state, seat, guard, from_hand)
    if from_hand:
        discard(state, seat, guard, BY_WARDING)
        card_lost(state, seat)
    else:
        unmark(state, seat, guard)
    go_on(state)


def take_effect(state: State, frame: Frame) -> None:
    """Nobody has warded off: the asset acts. A seat that has left meanwhile loses nothing (Y24)."""
    part = assets_of(state)
    bit, seat = BIT[part.used], state.turn
    gone = part.aim != NO_SEAT and state.left & BIT[part.aim] != 0
    if gone:
        pass
    elif part.table.raids & bit:
        take_points(state, part.aim, seat, part.table.strength(part.used))
        state.phase, state.decider, state.partner = STEAL, seat, part.aim
        return
    elif part.table.loots & bit:
        _loot(state, seat)
    elif part.table.trades & bit:
        part.doing = EXCHANGING
    elif part.table.scouts & bit:
        _scout(state, seat)
    else:
        part.doing = PLACING
    go_on(state)


def take_points(state: State, loser: int, winner: int, most: int) -> None:
    """Points change seats, at most ``most`` and none below zero (Y11, Y12)."""
    points = min(most, state.points[loser])
    if points > 0:
        state.points[loser] -= points
        state.points[winner] += points
        points_scored(state, loser, -points)
        points_scored(state, winner, points)


def _loot(state: State, seat: int) -> None:
    """The owner's marker comes back, and the asset is the seat's: to be used now, or ready later (Y12)."""
    part = assets_of(state)
    asset_looted(state, seat, part.aim, part.wanted)
    unmark(state, part.aim, part.wanted)
    take_points(state, part.aim, seat, 1)
    part.captured = part.wanted
    part.doing = CAPTURED


def _scout(state: State, seat: int) -> None:
    """Look at the topmost cards of the stack, or at the hand aimed at, in an order that says nothing
    (Y14)."""
    part = assets_of(state)
    number = 0
    if part.aim != NO_SEAT:
        part.doing = LOOKING
        rest = found_cards(state)
        while rest:
            number += 1
            card_scouted(state, seat, lowest(rest), part.aim, number)
            rest &= rest - 1
        return
    part.doing = SEARCHING
    end = min(state.top + _SCOUTED_CARDS, state.setup.stack_end)
    part.spied[seat] = max(part.spied[seat], end)
    for place in range(state.top, end):
        number += 1
        card_scouted(state, seat, state.order[place], NO_SEAT, number)


def exchange_is_due(state: State, seat: int) -> bool:
    """Whether a Trade of ``seat`` still exchanges a card: not once one of the two has none to give (Y13)."""
    part = assets_of(state)
    return part.doing == EXCHANGING and state.hands[part.aim] != 0 and state.hands[seat] != 0


def go_on_using(state: State, frame: Frame) -> None:
    """The asset, or a part of it, is done: its seat goes on with what it still allows, and then only ends its
    turn. Trumps that it has won are lost (Y05). A virtual player ends its turn."""
    state.trumps = state.granted = 0
    if state.left & BIT[state.turn]:
        next_turn(state)
    elif state.setup.virtual_seats & BIT[state.turn]:
        state.setup.drawing.close_virtual_turn(state)
    else:
        state.phase = ASSET


def place_found(state: State, seat: int, card: int, spot: int) -> None:
    """A Scout places a card straight from the stack or from another hand, whose last card it may be (E21)."""
    part = assets_of(state)
    holder = part.aim if part.doing == LOOKING else NO_SEAT
    part.doing = DONE
    push(state, _USED)
    if holder == NO_SEAT:
        _leave_gap(state, card)
    lay_found(state, seat, card, holder, spot)
    act(state, made(REPLAY, seat, card, 1, NO_CARD, False, False, True))
    if holder != NO_SEAT:
        card_lost(state, holder)


def keep(state: State, seat: int, card: int) -> None:
    """A Scout takes a card of the stack into the hand (Y14)."""
    assets_of(state).doing = DONE
    _leave_gap(state, card)
    take_found(state, seat, card)
    card_kept(state, seat, card)


def _leave_gap(state: State, card: int) -> None:
    """The cards above one that leaves the stack move down; seats that have seen them still have."""
    place = state.top
    while state.order[place] != card:
        place += 1
    assets_of(state).note_gap(state.top, place)


def pause(state: State) -> None:
    """Go on with the asset once what is begun now is done."""
    push(state, _USED)


# ---- what becomes ready --------------------------------------------------------------------------------


def wins_assets(state: State) -> bool:
    """Whether the running turn wins an asset: not the one that places the first card of the game (Y03)."""
    return count(state.tree) != state.placed


def win_asset(state: State, card: int) -> None:
    """The card that was just placed gives its asset (Y02)."""
    if wins_assets(state):
        assets_of(state).won = card


def uncover(state: State) -> bool:
    """Markers on cards that are covered come back (Y07); whether there were any."""
    if state.plane is None:
        return False
    part, tops, changed = assets_of(state), state.plane.tops, False
    for seat in range(state.setup.seat_count):
        covered = part.marks(seat) & ~tops
        while covered:
            unmark(state, seat, lowest(covered))
            covered &= covered - 1
            changed = True
    return changed


def get_ready(state: State) -> None:
    """Make the assets ready that the seat won and did not use this turn (Y06), of a virtual player only a
    Guard (Y23); then it is no longer safe (Y09). A card that SOS has laid may have covered markers (Y07)."""
    part, seat = assets_of(state), state.turn
    if uncover(state):
        note(state, Y07)  # in version 4 the markers lay until somebody placed
    part.safe &= ~BIT[seat]
    if not state.left & BIT[seat]:
        _ready(state, seat, part.won)
        _ready(state, seat, part.captured)
    part.turn_over()


def _ready(state: State, seat: int, card: int) -> None:
    part = assets_of(state)
    if card == NO_CARD or (state.plane is not None and not state.plane.tops & BIT[card]):
        return
    if state.setup.virtual_seats & BIT[seat] and not part.table.guards & BIT[card]:
        return
    gone = part.put(seat, card)
    if gone != NO_CARD:
        marker_returned(state, seat, gone)
    asset_readied(state, seat, card)


def give_up_markers(state: State, seat: int) -> None:
    """The markers of a seat that leaves come back (Y24)."""
    rest = assets_of(state).marks(seat)
    while rest:
        unmark(state, seat, lowest(rest))
        rest &= rest - 1


def raid_of_itself(state: State) -> bool:
    """A virtual player whose last card bears a Raid uses it before its turn ends, if it can (Y23)."""
    part, seat = assets_of(state), state.turn
    if part.won == NO_CARD or not part.table.raids & BIT[part.won]:
        return False
    richest = aims(state, seat, part.won)
    if not richest:
        return False
    target = (seat + 1) % state.setup.seat_count
    while not richest & BIT[target]:
        target = (target + 1) % state.setup.seat_count
    use(state, seat, part.won, target + 1)
    return True
