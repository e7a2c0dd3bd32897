cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.flow.stepping cimport offered
from discovery.evolution.model cimport codes
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport holders
from discovery.evolution.moves.calling cimport callable_eras, visible
from discovery.evolution.variants.objection.flow cimport objection_of
from discovery.evolution.variants.objection.state cimport ObjectionState

cdef int OPENING, TURN, WINDOW

@cython.locals(setup=Setup, present=mask_t, cards=mask_t, era=int)
cpdef int announcement(State state, int seat) except? -9
@cython.locals(part=ObjectionState, cards=mask_t)
cpdef int objection(State state, int seat) except? -9
@cython.locals(cards=mask_t, dealt=mask_t)
cpdef mask_t promising(State state, int seat, int code) except? -9
@cython.locals(dealt=mask_t)
cpdef mask_t held_elsewhere(State state, int seat) except? -9
@cython.locals(setup=Setup, place=int, card=int)
cpdef int stacked_era(State state) except? -9
@cython.locals(cards=mask_t, earlier=int)
cpdef mask_t earlier_eras(State state, int era) except? -9
@cython.locals(
    setup=Setup, hand=mask_t, within=mask_t, present=mask_t, chain=mask_t, rest=mask_t, low=mask_t, grew=bint
)
cpdef mask_t selection(State state, int seat) except? -9
@cython.locals(victim=int, size=int, chosen=int, most=int)
cpdef int fullest(State state, int seat, mask_t victims) except? -9
@cython.locals(victim=int, stands=int, chosen=int, best=int)
cpdef int leading(State state, int seat, mask_t victims) except? -9
cpdef int standing(State state, int seat) except? -9999
