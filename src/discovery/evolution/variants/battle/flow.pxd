cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.flow.turns cimport go_on, next_turn, push
from discovery.evolution.flow.windows cimport act, open_window
from discovery.evolution.model.actions cimport Action, made
from discovery.evolution.model.amendments cimport note
from discovery.evolution.model.events cimport points_scored
from discovery.evolution.model.frames cimport Frame
from discovery.evolution.model.places cimport holders
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport discard, lay_found, take_found
from discovery.evolution.moves.placing cimport layable, within_reach
from discovery.evolution.variants.battle.events cimport asset_looted, asset_readied, asset_used, asset_warded, card_kept, card_scouted, marker_returned
from discovery.evolution.variants.battle.state cimport AssetState

cdef Frame _TAKES_EFFECT, _USED
cdef int AIMED_CARD, ASSET, BY_WARDING, CAPTURED, DONE, EXCHANGING, LOOKING, NO_CARD, NO_SEAT, PLACING, REPLAY
cdef int SEARCHING, STEAL, USE, Y07, _SCOUTED_CARDS

cpdef AssetState assets_of(State state)
@cython.locals(part=AssetState, cards=mask_t)
cpdef mask_t at_hand(State state, int seat) except? -1
@cython.locals(cards=mask_t, rest=mask_t)
cpdef mask_t usable(State state, int seat) except? -1
@cython.locals(part=AssetState, bit=mask_t)
cdef bint _can_use(State state, int seat, int card) except -1
@cython.locals(mates=mask_t, safe=mask_t)
cpdef mask_t rivals(State state, int seat) except? -1
@cython.locals(seats=mask_t, richest=mask_t, most=int, points=int)
cpdef mask_t aims(State state, int seat, int card) except? -1
@cython.locals(part=AssetState, seats=mask_t, targets=mask_t)
cpdef mask_t loot_targets(State state, int seat) except? -1
@cython.locals(cards=mask_t, part=AssetState, place=int)
cpdef mask_t found_cards(State state) except? -1
@cython.locals(part=AssetState, own=mask_t)
cpdef mask_t asset_reach(State state, int seat) except? -1
@cython.locals(part=AssetState, target=int, wanted=int, action=Action, guards=mask_t)
cpdef void use(State state, int seat, int card, int aim)
@cython.locals(part=AssetState)
cdef void _spend(State state, int seat, int card)
cpdef void unmark(State state, int seat, int card)
@cython.locals(part=AssetState, from_hand=bint)
cpdef void ward(State state, int seat, int guard)
@cython.locals(part=AssetState, bit=mask_t, seat=int, gone=bint)
cpdef void take_effect(State state, Frame frame)
@cython.locals(points=int)
cpdef void take_points(State state, int loser, int winner, int most)
@cython.locals(part=AssetState)
cdef void _loot(State state, int seat)
@cython.locals(part=AssetState, number=int, rest=mask_t, end=int, place=int)
cdef void _scout(State state, int seat)
@cython.locals(part=AssetState)
cpdef bint exchange_is_due(State state, int seat) except -1
cpdef void go_on_using(State state, Frame frame)
@cython.locals(part=AssetState, holder=int)
cpdef void place_found(State state, int seat, int card, int spot)
cpdef void keep(State state, int seat, int card)
@cython.locals(place=int)
cdef void _leave_gap(State state, int card)
cpdef void pause(State state)
cpdef bint wins_assets(State state) noexcept
cpdef void win_asset(State state, int card)
@cython.locals(changed=bint, covered=mask_t, part=AssetState, seat=int, tops=mask_t)
cpdef bint uncover(State state) except -1
@cython.locals(part=AssetState, seat=int)
cpdef void get_ready(State state)
@cython.locals(part=AssetState, gone=int)
cdef void _ready(State state, int seat, int card)
@cython.locals(rest=mask_t)
cpdef void give_up_markers(State state, int seat)
@cython.locals(part=AssetState, seat=int, richest=mask_t, target=int)
cpdef bint raid_of_itself(State state) except -1
