from discovery.core.bits cimport mask_t
from discovery.evolution.board.plane cimport Plane
from discovery.evolution.model.interfaces cimport Earner
from discovery.evolution.model.state cimport State

cdef class SeriesBonus(Earner):
    cdef int points(self, State state, int card) except? -1
    cpdef int potential_points(self, int series, Plane plane, int card, int spot, bint joker=*) except? -1
