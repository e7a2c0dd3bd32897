from discovery.bits cimport BIT, mask_t
from discovery.evolution.ending cimport seats_in_play, team_is_out
from discovery.evolution.order cimport begin_turn, clear_turn, finish
from discovery.evolution.seams cimport Rounds
from discovery.evolution.state cimport State
from discovery.evolution.table cimport draw_up_to, drop_selection, tell, turn_up

cdef int HAND_EMPTIED, ROUND, SELECT

cdef class SelectRounds(Rounds):
    cpdef void begin(self, State state)
    cdef bint turn_over(self, State state)

cpdef void prepare(State state)
cpdef void reveal(State state)
cpdef void close_round(State state)
cpdef bint out_of_cards(State state)
cpdef void pass_token(State state)
