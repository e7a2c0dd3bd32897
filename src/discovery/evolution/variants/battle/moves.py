"""The moves that assets bring: using and warding off, and what a used asset allows (Y04, Y05, Y10 to Y15)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.turns import go_on
from discovery.evolution.model import codes
from discovery.evolution.model.codes import REPLAY
from discovery.evolution.model.interfaces import NOTHING_MORE, MoveKind
from discovery.evolution.model.phases import ASSET, GIVE
from discovery.evolution.model.state import NO_SEAT, State
from discovery.evolution.model.table import steal
from discovery.evolution.moves.placing import (
    Place,
    SpotMove,
    in_sight,
    layable,
    place,
)
from discovery.evolution.moves.trumps import Robbery
from discovery.evolution.moves.turn import End
from discovery.evolution.variants.battle.codes import AssetCode
from discovery.evolution.variants.battle.flow import (
    aims,
    asset_reach,
    assets_of,
    at_hand,
    exchange_is_due,
    found_cards,
    keep,
    loot_targets,
    pause,
    place_found,
    rivals,
    usable,
    use,
    ward,
)
from discovery.evolution.variants.battle.state import CAPTURED, DONE, EXCHANGING, PLACING, SEARCHING


class PlaceInShortSeries(Place):
    """As ``Place``, with a limited number of cards in series a turn (Y04)."""

    def offer(self, state: State, seat: int) -> int:
        """Nothing once the turn has had its cards in series."""
        return 0 if _series_full(state) else Place.offer(self, state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """From the turn's second card on it is one in series."""
        part = assets_of(state)
        if state.placed:
            part.series_used += 1
        Place.do(self, state, seat, argument, extra, outcome)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Y04, or what forbids any placement."""
        if not _series_full(state):
            return Place.refusal(self, state, seat, move)
        return Refusal(AssetCode.SERIES_FULL, "Y04", (("most", state.setup.series_limit),))


def _series_full(state: State) -> bool:
    part = assets_of(state)
    return state.placed > 0 and part.series_used >= state.setup.series_limit


class Use(MoveKind):
    """Use the asset just won or a ready one, as the last act of the turn (Y05); behind a Loot the one just
    looted (Y12)."""

    code = codes.USE
    word = "use"
    more = "aim"

    def offer(self, state: State, seat: int) -> int:
        """The cards at hand whose use can bring something (Y17)."""
        return usable(state, seat)

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """The seats or ready cards at which it may be aimed; one 0 for an asset without aim."""
        table = assets_of(state).table
        if table.loots & BIT[argument]:
            return [codes.AIMED_CARD + card for card in members(loot_targets(state, seat))]
        if table.feasts & BIT[argument] or (
            table.scouts & BIT[argument] and state.top < state.setup.stack_end
        ):
            return NOTHING_MORE
        return [target + 1 for target in members(aims(state, seat, argument))]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Who is aimed at may ward off, before anything else happens."""
        use(state, seat, argument, extra)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """One a turn (Y05), a ready one or the one just won (Y06), not a Guard (Y17), with an aim (Y08)."""
        card, part = codes.argument_of(move), assets_of(state)
        this = (("card", state.setup.ids[card]),)
        if state.phase == ASSET and not at_hand(state, seat) & BIT[card]:
            return Refusal(AssetCode.ASSET_USED, "Y05")
        if not at_hand(state, seat) & BIT[card]:
            return Refusal(AssetCode.NOT_READY, "Y06", this)
        if part.table.guards & BIT[card]:
            return Refusal(Code.NOT_NOW, "Y17")
        if part.table.trades & BIT[card] and not state.hands[seat]:
            return Refusal(Code.NO_CARD_TO_GIVE, "Y13")
        return _wrong_aim(state, seat, card, codes.aim_of(move))


def _wrong_aim(state: State, seat: int, card: int, aim: int) -> Refusal:
    """Why an asset cannot be aimed so: at a seat or a ready card that is safe, that has nothing to lose, or
    for a Raid has fewer points than another one."""
    part, names = assets_of(state), state.setup.names
    target = part.owner(aim - codes.AIMED_CARD) if aim >= codes.AIMED_CARD else aim - 1
    without = part.table.feasts | (part.table.scouts if state.top < state.setup.stack_end else 0)
    if without & BIT[card]:
        return Refusal(Code.NOT_NOW, "Y17") if aim == 0 else Refusal(AssetCode.NO_AIM, "Y08")
    if target == NO_SEAT:
        return Refusal(AssetCode.NO_AIM, "Y08")
    if part.safe & BIT[target] and not state.setup.mates_of[seat] & BIT[target]:
        return Refusal(AssetCode.SAFE_SEAT, "Y09", (("seat", names[target]),))
    poorer = part.table.raids & BIT[card] and rivals(state, seat) & BIT[target] and state.hands[target]
    if poorer and aim < codes.AIMED_CARD:
        return Refusal(AssetCode.NOT_RICHEST, "Y11", (("seat", names[target]),))
    return Refusal(AssetCode.NO_AIM, "Y08")


class Ward(MoveKind):
    """Ward off with a Guard, a ready one or one of the hand (Y10)."""

    code = codes.WARD
    word = "ward"

    def offer(self, state: State, seat: int) -> int:
        """The Guards of the seat that is aimed at."""
        if not state.waiting & BIT[seat]:
            return 0
        part = assets_of(state)
        return (part.marks(seat) | state.hands[seat]) & part.table.guards

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The asset is spent without effect."""
        ward(state, seat, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is no Guard of the seat, or the seat is not aimed at."""
        if not state.waiting & BIT[seat]:
            return Refusal(Code.NOT_NOW, "Y10")
        return Refusal(AssetCode.NO_GUARD, "Y10", (("card", state.setup.ids[codes.argument_of(move)]),))


class RaidTheft(Robbery):
    """The card that a Raid takes (Y11); the seat that loses it refills (Y18)."""

    code = codes.STEAL
    word = "steal"

    def offer(self, state: State, seat: int) -> int:
        """The seat that was aimed at."""
        return BIT[state.partner] if state.hands[state.partner] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Chance has chosen the card."""
        state.partner = NO_SEAT
        steal(state, seat, argument, outcome, 0)
        card_lost(state, argument)
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Only the seat that was aimed at is robbed."""
        return Refusal(AssetCode.NO_AIM, "Y11")


class TradeExchange(Robbery):
    """The exchange of a Trade (Y13)."""

    code = codes.EXCHANGE
    word = "exchange"

    def offer(self, state: State, seat: int) -> int:
        """The seat that was aimed at, unless it has left with its cards meanwhile."""
        return BIT[assets_of(state).aim] if exchange_is_due(state, seat) else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Take the card; another one is given, then one may be placed."""
        assets_of(state).doing = PLACING
        pause(state)
        steal(state, seat, argument, outcome, 1)
        state.owed_card = outcome
        state.partner = argument
        state.phase = GIVE

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """There is no exchange due, or not with that seat."""
        if assets_of(state).doing != EXCHANGING:
            return Refusal(AssetCode.ASSET_USED, "Y05")
        return Refusal(AssetCode.NO_AIM, "Y13")


class AssetReplay(SpotMove):
    """Place a card by an asset, without a link (Y13 to Y16)."""

    code = codes.REPLAY
    word = "replay"

    def offer(self, state: State, seat: int) -> int:
        """The cards that the asset lets one place from, if they may be laid."""
        return layable(state, asset_reach(state, seat))

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A placement that starts a new series; then only the end of the turn is left."""
        part = assets_of(state)
        if part.doing != PLACING:
            place_found(state, seat, argument, extra - 1)
        else:
            part.doing = DONE
            pause(state)
            place(state, argument, 1, extra - 1, REPLAY)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Nothing may be placed any more, or not this card."""
        card, setup = codes.argument_of(move), state.setup
        this = ("card", setup.ids[card])
        if assets_of(state).doing in (DONE, EXCHANGING, CAPTURED):
            return Refusal(AssetCode.ASSET_USED, "Y05")
        if in_sight(state) & BIT[card]:
            return Refusal(Code.ALREADY_PLACED, "A06", (this,))
        if not asset_reach(state, seat) & BIT[card]:
            own = state.discards[seat] & BIT[card]
            return Refusal(Code.OWN_DISCARD if own else Code.OUT_OF_REACH, "A08" if own else "Y14", (this,))
        missing = setup.needs[card] & ~state.present
        if missing:
            names = " ".join([setup.ids[other] for other in members(missing)])
            return Refusal(Code.MISSING_PREREQUISITE, "C01", (this, ("missing", names)))
        return Refusal(Code.NO_SPOT, "K02", (this,))


class Keep(MoveKind):
    """Take a scouted card of the stack into the hand (Y14)."""

    code = codes.KEEP
    word = "keep"

    def offer(self, state: State, seat: int) -> int:
        """Any of the cards that lie on top of the stack."""
        return found_cards(state) if assets_of(state).doing == SEARCHING else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The others keep their order."""
        keep(state, seat, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """It is none of the cards that the scout sees on the stack."""
        if assets_of(state).doing != SEARCHING:
            return Refusal(Code.NOT_NOW, "Y14")
        return Refusal(Code.OUT_OF_REACH, "Y14", (("card", state.setup.ids[codes.argument_of(move)]),))


class EndAfterAsset(End):
    """End the turn, the only thing that is left after an asset (Y05)."""

    def offer(self, state: State, seat: int) -> int:
        """At any time but before the exchange of a Trade."""
        return 0 if exchange_is_due(state, seat) else 1

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The exchange comes first."""
        return Refusal(Code.NOT_NOW, "Y13")
