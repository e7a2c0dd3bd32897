cimport cython
from discovery.core.bits cimport mask_t
from discovery.evolution.bots.greedy.careful_planner cimport CarefulPlanner
from discovery.evolution.bots.policy.asset_values cimport value_won
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.variants.battle.flow cimport assets_of, wins_assets
from discovery.evolution.variants.battle.state cimport AssetState

cdef int NO_CARD, PART, SERIES, TENTHS, UNIT

cdef class AssetPlanner(CarefulPlanner):
    cdef public int ended, in_series
    cdef public bint winning
    cdef public list won
    @cython.locals(part=AssetState)
    cdef int begin(self, State state, int seat, mask_t place, mask_t replay, mask_t call) except -1
    cdef int _go(
        self, mask_t laid, mask_t ready, int depth, int last, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(one=int, value=int)
    cdef int _after(
        self, mask_t laid, mask_t ready, mask_t low, int depth, int how, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(value=int)
    cdef int _stop(
        self, mask_t laid, mask_t ready, int depth, int trumps, int series, int gained
    ) except? -1000000
