from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.flow.turns cimport go_on
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport steal
from discovery.evolution.moves.placing cimport Place, SpotMove, in_sight, layable, place
from discovery.evolution.moves.trumps cimport Robbery
from discovery.evolution.moves.turn cimport End
from discovery.evolution.variants.battle.flow cimport aims, asset_reach, assets_of, at_hand, exchange_is_due, found_cards, keep, loot_targets, pause, place_found, rivals, usable, use, ward
from discovery.evolution.variants.battle.state cimport AssetState
from discovery.evolution.variants.battle.table cimport AssetTable
cimport cython

cdef int ASSET, CAPTURED, DONE, EXCHANGING, GIVE, NO_CARD, NO_SEAT, PLACING, REPLAY, SEARCHING

cdef class PlaceInShortSeries(Place):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(part=AssetState)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

@cython.locals(part=AssetState)
cdef bint _series_full(State state) except -1

cdef class Use(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(table=AssetTable)
    cdef list extras(self, State state, int seat, int argument)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    @cython.locals(part=AssetState, card=int)
    cpdef object refusal(self, State state, int seat, object move)

@cython.locals(part=AssetState, target=int, without=mask_t, poorer=bint)
cdef object _wrong_aim(State state, int seat, int card, int aim)

cdef class Ward(MoveKind):
    @cython.locals(part=AssetState)
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class RaidTheft(Robbery):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class TradeExchange(Robbery):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(part=AssetState)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class AssetReplay(SpotMove):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(part=AssetState)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    @cython.locals(card=int, own=mask_t)
    cpdef object refusal(self, State state, int seat, object move)

cdef class Keep(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class EndAfterAsset(End):
    cdef mask_t offer(self, State state, int seat) except? -1
    cpdef object refusal(self, State state, int seat, object move)
