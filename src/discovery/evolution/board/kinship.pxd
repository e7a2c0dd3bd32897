cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.board.links cimport LinkTables
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.board.spots cimport Linked

cdef class Kindred(Linked):
    cpdef int worth(self, Plane plane, int card, int spot, bint joker) except? -1
    cpdef tuple parts(self, Plane plane, int card, int spot)

@cython.locals(links=LinkTables, near=mask_t, era=int, shared=int)
cpdef int kinship(Plane plane, int card, int spot) except? -1
@cython.locals(links=LinkTables, near=mask_t)
cpdef tuple parts(Plane plane, int card, int spot)
@cython.locals(links=LinkTables, needs=mask_t, number=int, other=int, waiting=mask_t)
cdef int surrounded(Plane plane, int card, mask_t near) except? -1
