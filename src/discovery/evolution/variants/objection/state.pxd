cimport cython
from discovery.core.bits cimport BIT, mask_t

cdef int _NO_SEAT, _NOT_ASKED


@cython.final
cdef class ObjectionState:
    cdef public mask_t laid, before, unfounded
    cdef public int placer, members
    cdef public int worth[128]
    @cython.locals(new=ObjectionState)
    cpdef ObjectionState copy(self)
    cpdef void note(self, int card, bint founded, int points) noexcept
    cpdef void settle(self, int card) noexcept
    @cython.locals(laid=mask_t)
    cpdef mask_t laid_by(self, mask_t seats, int turn) noexcept
    cpdef void turn_over(self, int seat) noexcept
    cpdef tuple key(self)
