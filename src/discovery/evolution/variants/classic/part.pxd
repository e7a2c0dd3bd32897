cimport cython
from discovery.core.bits cimport mask_t
from discovery.evolution.variants.objection.part cimport ObjectionPart


@cython.final
cdef class ClassicPart:
    cdef public mask_t buried[9]
    cdef public mask_t fresh
    cdef public int finalist, out, last_turns, spent, harvesting, checked
    cdef public ObjectionPart objection
    @cython.locals(new=ClassicPart)
    cpdef ClassicPart copy(self)
    cpdef tuple key(self)
