cimport cython
from discovery.core.bits cimport mask_t


@cython.final
cdef class RoundState:
    cdef public mask_t selections[9]
    cdef public int leader, passed_mask, number
    @cython.locals(new=RoundState)
    cpdef RoundState copy(self)
    cpdef tuple key(self)
