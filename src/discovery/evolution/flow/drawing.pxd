cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.turns cimport go_on, next_turn, push
from discovery.evolution.model.frames cimport Frame, seat_frame
from discovery.evolution.model.interfaces cimport Drawing
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, holders
from discovery.evolution.model.table cimport draw, draw_up_to

cdef Frame _TURN_ENDS
cdef int DISCARD, DRAW, END_TURN, STEAL

cdef class OneCard(Drawing):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void robbed(self, State state, int seat) noexcept
    @cython.locals(virtual=bint)
    cdef void refill(self, State state, int seat) noexcept
    cdef void close_turn(self, State state) noexcept
    cdef void close_failed_call(self, State state, bint discarded) noexcept
    cdef void close_virtual_turn(self, State state) noexcept

cdef class UpToFive(Drawing):
    cdef void own_hand_empty(self, State state, int seat) noexcept
    cdef void robbed(self, State state, int seat) noexcept
    cdef void refill(self, State state, int seat) noexcept
    @cython.locals(owes=bint)
    cdef void close_turn(self, State state) noexcept
    cdef void close_failed_call(self, State state, bint discarded) noexcept
    cdef void close_virtual_turn(self, State state) noexcept
    cdef void close_forced_discard(self, State state) noexcept
    cdef void _draw_and_pass_on(self, State state) noexcept

cdef class AtRoundEnd(UpToFive):
    cdef void refill(self, State state, int seat) noexcept
    cdef void _draw_and_pass_on(self, State state) noexcept
    cdef void close_turn(self, State state) noexcept
    cdef void close_failed_call(self, State state, bint discarded) noexcept

cdef void _all_draw(State state, int first) noexcept
