from discovery.bits cimport mask_t
from discovery.evolution.seams cimport Earner
from discovery.evolution.state cimport State

cdef class Placement(Earner):
    cdef int points(self, State state, int card)
    cpdef int promise(self, int series, int links)

cdef class LinkBonus(Earner):
    cdef int points(self, State state, int card)
    cpdef int promise(self, int series, int links)
