cimport cython
from discovery.core.bits cimport BIT, mask_t

cdef int NO_CARD


@cython.final
cdef class JokerState:
    cdef public int first
    cdef public tuple stands
    cdef public mask_t stood, aside
    @cython.locals(new=JokerState)
    cpdef JokerState copy(self)
    @cython.locals(card=int)
    cpdef int card_of(self, int joker) except? -1
    cpdef int joker_for(self, int card) except? -1
    cpdef void stand_in(self, int joker, int card)
    @cython.locals(card=int)
    cpdef int stand_down(self, int joker) except? -1
    @cython.locals(place=int)
    cdef void _put(self, int joker, int card)
    cpdef tuple pairs(self)
    cpdef tuple key(self)
