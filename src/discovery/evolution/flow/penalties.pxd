from discovery.core.bits cimport BIT, count, mask_t
from discovery.evolution.flow.turns cimport push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.frames cimport seat_frame
from discovery.evolution.model.events cimport indemnity_paid, points_scored
from discovery.evolution.model.interfaces cimport Penalties
from discovery.evolution.model.state cimport State

cdef int DRAW, LOSE_CARD, NOT_FOUND, REQUEST

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
