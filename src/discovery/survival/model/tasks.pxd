cimport cython
from discovery.core.bits cimport BIT, mask_t
cdef int CAMP, DELIVER, NOWHERE, USE_ON

@cython.final
cdef class TaskFigures:
    cdef public int band, enemy, item, kind, place, route, stage, target
    cdef public mask_t wanted
    cdef public tuple price
