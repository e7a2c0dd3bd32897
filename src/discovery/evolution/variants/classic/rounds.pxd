cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.flow.ending cimport seats_in_play
from discovery.evolution.flow.turns cimport finish, go_on, gone, push
from discovery.evolution.model.frames cimport SeatFrame, seat_frame
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport held
from discovery.evolution.model.table cimport draw, drop_selection
from discovery.evolution.moves.placing cimport selected
from discovery.evolution.variants.classic.flow cimport Finalist, classic_of, lay_face_down, most_to_draw
from discovery.evolution.variants.rounds.flow cimport SelectRounds, pass_token, prepare, round_of

cdef int AMOUNT, FILL_HANDS, HAND_EMPTIED, OVER

cdef class ClassicRounds(SelectRounds):
    @cython.locals(deciders=mask_t)
    cdef bint stuck(self, State state) except -1
    @cython.locals(seat=int, seats=int)
    cdef int close(self, State state) except -1

cdef class AskingRounds(ClassicRounds):
    cdef bint over_at_once(self, State state) except -1

cdef class FinalistInRounds(Finalist):
    cdef void last_turn_over(self, State state, int seat) noexcept

cpdef mask_t selected_or_shown(State state, int seat) except? -1
@cython.locals(seats=int, leader=int, step=int, seat=int, most=int)
cpdef void fill_hands(State state, SeatFrame frame)
