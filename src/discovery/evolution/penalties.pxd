from discovery.bits cimport BIT, count, mask_t
from discovery.evolution.order cimport push
from discovery.evolution.action cimport Action
from discovery.evolution.seams cimport Penalties
from discovery.evolution.state cimport State
from discovery.evolution.table cimport tell

cdef int DRAW, INDEMNITY, LOSE_CARD, REQUEST, SCORED

cdef class Cards(Penalties):
    cdef int stopper(self, State state, int stopper) except -1
    cdef int actor(self, State state, Action action, int stopper, int case) except -1

cdef class Points(Penalties):
    cdef int stopper(self, State state, int stopper) except -1
    cdef int actor(self, State state, Action action, int stopper, int case) except -1

cdef class Indemnity(Points):
    cdef int actor(self, State state, Action action, int stopper, int case) except -1

cpdef int highest_era(State state) except? -1
cdef bint _solitary(State state) except -1
