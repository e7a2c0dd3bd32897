cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.drawing cimport OneCard
from discovery.evolution.flow.ending cimport FirstOut
from discovery.evolution.flow.turns cimport finish, go_on, next_turn, push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.events cimport hand_emptied
from discovery.evolution.model.frames cimport ActionFrame, SeatFrame, seat_frame
from discovery.evolution.model.interfaces cimport Penalties, Rewards
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, holders
from discovery.evolution.variants.classic.flow cimport classic_of

cdef int DRAW, HAND_EMPTIED, ROB, STEAL, WINDOW

cdef class OneAction(OneCard):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void robbed(self, State state, int seat) noexcept
    cdef void close_turn(self, State state) noexcept
    cdef void close_virtual_turn(self, State state) noexcept

cdef class LastCardOnly(Rewards):
    cdef void book(self, State state, int earned, bint opened, bint closed, bint emptied) noexcept

cdef class FirstEmpty(FirstOut):
    cdef void hand_lost(self, State state, int seat) noexcept
    cdef void turn_over(self, State state) noexcept

cdef class DrawAndRob(Penalties):
    cdef int stopper(self, State state, int stopper) except -1
    cdef int actor(self, State state, Action action, int stopper, int case) except -1

@cython.locals(victims=mask_t)
cpdef void rob(State state, SeatFrame frame)
cpdef void close_check(State state, ActionFrame frame)
