from discovery.bits cimport BIT, mask_t
from discovery.evolution.order cimport push
from discovery.evolution.action cimport Action
from discovery.evolution.seams cimport Penalties
from discovery.evolution.state cimport State
from discovery.evolution.table cimport tell

cdef int DRAW, INDEMNITY, LOSE_CARD, REQUEST, SCORED

cdef class Cards(Penalties):
    cdef void stopper(self, State state, int stopper)
    cdef void actor(self, State state, Action action, int stopper, int case)

cdef class Points(Penalties):
    cdef void stopper(self, State state, int stopper)
    cdef void actor(self, State state, Action action, int stopper, int case)

cdef class Indemnity(Points):
    cdef void actor(self, State state, Action action, int stopper, int case)

cpdef int highest_era(State state)
cdef bint _solitary(State state)
