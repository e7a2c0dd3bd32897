cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.flow.stepping cimport extras, offered
from discovery.evolution.model cimport codes
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.moves.placing cimport layable, within_reach
from discovery.evolution.variants.battle.flow cimport assets_of
from discovery.evolution.variants.battle.state cimport AssetState
from discovery.evolution.variants.battle.table cimport AssetTable

cdef int GUARD, GUARDED, LOOT, PLACING, POINT, RAID, SCOUT, STRONG

@cython.locals(cards=mask_t, chosen=int, most=int, card=int, aim=int, worth=int)
cpdef int best_use(State state, int seat) except? -9
@cython.locals(bit=mask_t)
cpdef int value_won(AssetTable table, int card) except? -9
@cython.locals(table=AssetTable, cards=mask_t, placing=mask_t)
cdef int _worth(State state, int seat, int card, int aim) except? -9
@cython.locals(part=AssetState, worth=int)
cpdef int raid_worth(State state, int card, int target) except? -9
@cython.locals(table=AssetTable)
cdef int _captured_worth(State state, int card) except? -9
@cython.locals(setup=Setup, present=mask_t, cards=mask_t, era=int, won=int)
cpdef int placement_worth(State state, int card) except? -9
@cython.locals(chosen=int, most=int, card=int, worth=int)
cpdef int best_replay(State state, mask_t cards) except? -9
@cython.locals(part=AssetState, action=Action, guards=mask_t, ready=mask_t)
cpdef int guard_to_use(State state, int seat) except? -9
