cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.model.rows cimport numbers
from discovery.evolution.model.amendments cimport note
from discovery.evolution.flow.turns cimport finish, gone
from discovery.evolution.model.interfaces cimport Ending
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty

cdef int _FEWER_CARDS
cdef int HAND_EMPTIED, O13, P02, STACK_LASTS, STANDSTILL

@cython.locals(missing=int)
cpdef list seats_in_play(State state)
@cython.locals(buried=mask_t)
cpdef int cards_left(State state, int seat) except? -1
cpdef bint team_is_out(State state, int seat) except -1
@cython.locals(mates=mask_t)
cpdef bint member_is_out(State state) except -1

cdef class FirstOut(Ending):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void hand_lost(self, State state, int seat) noexcept
    @cython.locals(mates=mask_t)
    cdef void turn_over(self, State state) noexcept
    cdef void look_for_standstill(self, State state) noexcept
    @cython.locals(standing=cython.p_int)
    cdef mask_t winners(self, State state) except? -1

cdef class MostPoints(Ending):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void hand_lost(self, State state, int seat) noexcept
    cdef void turn_over(self, State state) noexcept
    cdef mask_t winners(self, State state) except? -1

@cython.locals(standing=cython.p_int)
cpdef mask_t most_points(State state, bint fewer_cards) except? -1
@cython.locals(best=int, seats=mask_t, standing=int)
cdef mask_t _best(State state, int *own) except? -1
