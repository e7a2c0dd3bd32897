"""The assets' part of a position: the markers, who is safe, what an asset still allows, what scouts have
seen."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.variants.battle.table import AssetTable

NO_CARD = NO_SEAT = -1
DONE, EXCHANGING, PLACING, SEARCHING, LOOKING, CAPTURED = range(6)
"""The remaining choice after an asset: nothing, the exchange of a Trade, a placement, a card of the stack, a
card of the hand that is looked at, or the use of the asset that was looted."""
MARKERS = 2
"""The markers of a seat (Y06), the one that lies longer and the other: ``older`` and ``newer``."""
_NO_CARD, _NO_SEAT, _DONE = NO_CARD, NO_SEAT, DONE  # the compiled build reads these as numbers of C


class AssetState:
    """``older`` and ``newer`` have by seat the cards under its two markers, ``NO_CARD`` for none (Y06).
    ``safe`` is the mask of the seats that nobody may aim at (Y09).

    Of the running turn: ``won`` is the card whose asset it has won and not used, ``captured`` the one whose
    asset it has looted and not used, ``series_used`` the number of its cards in series (Y04). ``used`` is the
    card whose asset was used last, aimed at the seat ``aim`` and, by a Loot, at the ready card ``wanted``;
    ``doing`` is what that asset still allows.

    ``spied`` has by seat the place in the order of the cards up to which it has seen the stack (Y14). Nothing
    but its topmost cards ever leaves the stack, so what a seat has seen of it always lies on top.
    """

    __slots__ = (
        "aim",
        "captured",
        "doing",
        "newer",
        "older",
        "safe",
        "series_used",
        "spied",
        "table",
        "used",
        "wanted",
        "won",
    )

    def __init__(self, table: AssetTable) -> None:
        self.table = table
        # A row's length stands as a number (MAX_SEATS) where the compiled build has an array.
        self.older = [-1] * 9
        self.newer = [-1] * 9
        self.spied = [0] * 9
        self.safe = 0
        self.turn_over()

    def turn_over(self) -> None:
        """A turn is over: the next one has won, looted and used nothing yet."""
        self.won = self.captured = self.used = self.wanted = _NO_CARD
        self.aim = _NO_SEAT
        self.doing = _DONE
        self.series_used = 0

    def copy(self) -> AssetState:
        """A copy that changes independently of this part."""
        new = AssetState.__new__(AssetState)
        new.table = self.table
        new.older = self.older[:]
        new.newer = self.newer[:]
        new.spied = self.spied[:]
        new.safe, new.won, new.captured = self.safe, self.won, self.captured
        new.used, new.wanted, new.aim = self.used, self.wanted, self.aim
        new.doing, new.series_used = self.doing, self.series_used
        return new

    def as_shown(self) -> AssetState:
        """A copy of what everybody knows: without what seats have seen of the stack."""
        new = self.copy()
        new.spied = [0] * 9
        return new

    def marks(self, seat: int) -> int:
        """The mask of a seat's ready cards."""
        mask = 0
        if self.older[seat] != _NO_CARD:
            mask = BIT[self.older[seat]]
        if self.newer[seat] != _NO_CARD:
            mask |= BIT[self.newer[seat]]
        return mask

    def owner(self, card: int) -> int:
        """The seat whose marker lies on a card, -1 for none."""
        for seat in range(9):
            if card in (self.older[seat], self.newer[seat]):
                return seat
        return _NO_SEAT

    def ready_of(self, seat: int) -> tuple[int, ...]:
        """A seat's ready cards, the one that lies longest first."""
        return tuple([card for card in (self.older[seat], self.newer[seat]) if card != _NO_CARD])

    def put(self, seat: int, card: int) -> int:
        """Lay a marker on a card; the card from which it had to come, -1 for none."""
        gone = _NO_CARD
        if self.older[seat] == _NO_CARD:
            self.older[seat] = card
            return gone
        if self.newer[seat] != _NO_CARD:
            gone = self.older[seat]
            self.older[seat] = self.newer[seat]
        self.newer[seat] = card
        return gone

    def take(self, seat: int, card: int) -> None:
        """Take a seat's marker back from a card."""
        if self.older[seat] == card:
            self.older[seat] = self.newer[seat]
        self.newer[seat] = _NO_CARD

    def note_gap(self, top: int, place: int) -> None:
        """The card at ``place`` is about to leave a stack that begins at ``top``: those above it move
        down."""
        for seat in range(9):
            if top < self.spied[seat] <= place:
                self.spied[seat] += 1

    def depths(self, top: int) -> tuple[int, ...]:
        """By seat how many cards it has seen of a stack that begins at ``top``."""
        return tuple([max(0, self.spied[seat] - top) for seat in range(9)])

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, but for what was seen of the stack."""
        return (
            tuple(self.older),
            tuple(self.newer),
            self.safe,
            self.won,
            self.captured,
            self.used,
            self.wanted,
            self.aim,
            self.doing,
            self.series_used,
        )

    def __repr__(self) -> str:
        return f"AssetState{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AssetState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
