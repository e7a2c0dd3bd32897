from discovery.bits cimport BIT, mask_t
from discovery.evolution.consequences cimport card_lost, reference
from discovery.evolution.moves.announcing cimport claim
from discovery.evolution.moves.calling cimport answer_call
from discovery.evolution.order cimport clear_turn, go_on, next_turn
from discovery.evolution.action cimport Action
from discovery.evolution.reactions cimport complete, follow_up
from discovery.evolution.state cimport State
from discovery.evolution.table cimport empty, give, newest, tell

cdef int ASKED, DISCARD, GIVE, NO_CARD, NO_SEAT, RESUMED

cpdef void restore_turn(State state, object frame)
cpdef void follow_up_action(State state, object frame)
cpdef void end_turn(State state, object frame)
cpdef void draw_as_due(State state, object frame)
cpdef void lose_card(State state, object frame)
cpdef void request(State state, object frame)
cpdef void answer(State state, object frame)
cpdef void book_claim(State state, object frame)
