cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.survival.board.hexes cimport Ground
from discovery.survival.model cimport queries
from discovery.survival.model.setup cimport NO_TERRAIN, Setup
from discovery.survival.model.state cimport State
from discovery.survival.moves.travelling cimport cost_of, cost_on
cdef int FAR_AWAY, NONE

@cython.final
cdef class Reach:
    cdef public int start
    cdef mask_t _cheap, _dear
    cdef public short costs[119]
    cdef public short before[119]
    @cython.locals(cost=int, ground=Ground, next_1=mask_t, next_2=mask_t, next_3=mask_t, now=mask_t, space=int, touched=mask_t, untouched=mask_t)
    cdef int _spread(self, State state, int seat, mask_t avoided) except -1
    @cython.locals(band=int, setup=Setup, space=int, spaces=mask_t, terrain=int)
    cdef int _sort(self, State state, int seat) except -1
    cdef void _sort_in(self, mask_t spaces, int step) noexcept
    @cython.locals(step=int)
    cpdef int first_step(self, int space) except? -1
