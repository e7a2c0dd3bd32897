from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport card_lost, reference
from discovery.evolution.moves.announcing cimport claim
from discovery.evolution.moves.calling cimport answer_call
from discovery.evolution.flow.turns cimport clear_turn, go_on, next_turn
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport complete, follow_up
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport empty, give, newest, tell

cdef int ASKED, DISCARD, GIVE, NO_CARD, NO_SEAT, RESUMED

cpdef void restore_turn(State state, object frame)
cpdef void follow_up_action(State state, object frame)
cpdef void end_turn(State state, object frame)
cpdef void draw_as_due(State state, object frame)
cpdef void lose_card(State state, object frame)
cpdef void request(State state, object frame)
cpdef void answer(State state, object frame)
cpdef void book_claim(State state, object frame)
