cimport cython
from discovery.core.bits cimport BIT, count, mask_t
from discovery.evolution.flow.drawing cimport UpToFive
from discovery.evolution.flow.effects cimport hand_empty
from discovery.evolution.flow.ending cimport most_points
from discovery.evolution.flow.turns cimport finish, next_turn
from discovery.evolution.model.events cimport points_scored
from discovery.evolution.model.interfaces cimport Ending, Rewards
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, holders
from discovery.evolution.model.table cimport bury, draw
from discovery.evolution.variants.classic.events cimport cards_buried, finalist_found
from discovery.evolution.variants.classic.state cimport ClassicState

cdef int AMOUNT, DISCARD, HAND_EMPTIED, _FINALIST_POINTS, _OPENING_POINTS

cpdef ClassicState classic_of(State state)
@cython.locals(room=int)
cpdef int most_to_draw(State state, int seat) except? -1

cdef class ByChoice(UpToFive):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void robbed(self, State state, int seat) noexcept
    @cython.locals(part=ClassicState)
    cdef void close_turn(self, State state) noexcept
    cdef void close_virtual_turn(self, State state) noexcept
    @cython.locals(most=int)
    cdef void _draw_and_pass_on(self, State state) noexcept

cdef class Harvest(Rewards):
    @cython.locals(points=int, seat=int)
    cdef void book(self, State state, int earned, bint opened, bint closed, bint emptied) noexcept
    cpdef tuple bonuses(self, State state, int seat, int card)

cpdef bint may_harvest(State state, int seat) except -1

cdef class Finalist(Ending):
    @cython.locals(part=ClassicState)
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void hand_lost(self, State state, int seat) noexcept
    @cython.locals(part=ClassicState, everybody=mask_t, seat=int, seats=int)
    cdef void turn_over(self, State state) noexcept
    @cython.locals(part=ClassicState)
    cdef void last_turn_over(self, State state, int seat) noexcept
    @cython.locals(part=ClassicState)
    cdef void _bury_everything(self, State state) noexcept
    cdef mask_t winners(self, State state) except? -1

@cython.locals(buried=int)
cpdef void lay_face_down(State state, int seat, mask_t cards) noexcept
