from discovery.core.bits cimport mask_t
from discovery.evolution.board.kinship cimport kinship, parts
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.model.interfaces cimport Earner
from discovery.evolution.model.state cimport State
from discovery.evolution.variants.classic.events cimport part_earned

cdef class Placement(Earner):
    cdef int points(self, State state, int card) except? -1
    cpdef int potential_points(self, int series, Plane plane, int card, int spot, bint joker=*) except? -1

cdef class LinkBonus(Earner):
    cdef int points(self, State state, int card) except? -1
    cpdef int potential_points(self, int series, Plane plane, int card, int spot, bint joker=*) except? -1

cdef class Kinship(Earner):
    cdef int points(self, State state, int card) except? -1
    cpdef int potential_points(self, int series, Plane plane, int card, int spot, bint joker=*) except? -1
