cimport cython
from libc.math cimport exp
from discovery.core.bits cimport BIT, count, mask_t
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State

cdef int OVER

@cython.final
cdef class Evaluator:
    cdef public Setup setup
    cdef public double margin
    cdef public int sides[9]
    cdef public double steady[5]
    cdef public double added[5]
    cdef public double facts[5]
    cdef public double standings[9]
    cdef public double worth[9]
    @cython.locals(seats=int, hand=mask_t, away=int)
    cpdef void look(self, State state, int seat) noexcept
    @cython.locals(winning=int, margin=double, won=double, seat=int, place=int)
    cpdef void judge(self, State state) noexcept
    @cython.locals(best=double, left=double, flat=double, every=double, place=int, seat=int)
    cdef void _expect(self, State state) noexcept
    @cython.locals(standing=double, seat=int, fact=int)
    cdef double _standing(self, State state, mask_t side, double left) noexcept

cpdef double share_left(State state) noexcept
cpdef double flattening(double left) noexcept
