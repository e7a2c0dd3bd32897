cimport cython
from discovery.core.bits cimport mask_t
from discovery.evolution.variants.objection.state cimport ObjectionState


@cython.final
cdef class ClassicState:
    cdef public mask_t buried[9]
    cdef public mask_t fresh
    cdef public int finalist, out, last_turns, spent, harvesting, checked
    cdef public ObjectionState objection
    @cython.locals(new=ClassicState)
    cpdef ClassicState copy(self)
    cpdef tuple key(self)
