cimport cython
from discovery.core.bits cimport BIT, mask_t
cdef int SPACES

@cython.final
cdef class Ground:
    cdef public int slots, spaces
    cdef public dict number
    cdef public list columns, rows
    cdef public short neighbours[714]
    cdef public short distances[14161]
    cdef public mask_t within_1[119]
    cdef public mask_t within_2[119]
    cdef public mask_t beside[17]
    cdef public mask_t touched[119]
    cpdef int distance(self, int space, int other) except? -1
