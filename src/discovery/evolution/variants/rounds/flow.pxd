cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.ending cimport seats_in_play, team_is_out
from discovery.evolution.flow.turns cimport begin_turn, clear_turn, finish, gone
from discovery.evolution.variants.rounds.events cimport round_begun
from discovery.evolution.model.interfaces cimport Rounds
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport draw_up_to, drop_selection, turn_up
from discovery.evolution.variants.rounds.state cimport RoundState

cdef int HAND_EMPTIED, SELECT

cdef class SelectRounds(Rounds):
    cpdef int begin(self, State state) except -1
    @cython.locals(part=RoundState)
    cdef bint turn_over(self, State state) except -1
    cdef bint stuck(self, State state) except -1
    cdef bint over_at_once(self, State state) except -1
    cdef int close(self, State state) except -1

cpdef RoundState round_of(State state)
@cython.locals(part=RoundState)
cpdef int prepare(State state) except -1
@cython.locals(rounds=SelectRounds, over=bint)
cpdef int reveal(State state) except -1
@cython.locals(leader=int)
cpdef int close_round(State state) except -1
cpdef bint out_of_cards(State state) except -1
@cython.locals(part=RoundState, missing=int)
cpdef int pass_token(State state) except -1
