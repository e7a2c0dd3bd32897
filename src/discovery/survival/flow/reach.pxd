cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.board.hexes cimport Ground
from discovery.survival.model.state cimport State
from discovery.survival.moves.travelling cimport cost_of
cdef int FAR_AWAY, NONE

@cython.final
cdef class Reach:
    cdef public int start
    cdef public short costs[119]
    cdef public short before[119]
    @cython.locals(cost=int, direction=int, done=mask_t, ground=Ground, next_1=mask_t, next_2=mask_t, next_3=mask_t, now=mask_t, other=int, space=int, step=int)
    cdef int _spread(self, State state, int seat, mask_t avoided) except -1
    @cython.locals(step=int)
    cpdef int first_step(self, int space) except? -1
