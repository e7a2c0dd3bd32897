cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport card_lost, reference
from discovery.evolution.moves.announcing cimport claim
from discovery.evolution.moves.calling cimport answer_call
from discovery.evolution.flow.turns cimport clear_turn, go_on, next_turn
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.frames cimport ActionFrame, Frame, SeatFrame, SuspendedTurn
from discovery.evolution.flow.windows cimport complete, follow_up
from discovery.evolution.model.events cimport card_asked_for
from discovery.evolution.variants.jokers.events cimport turn_resumed
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, newest
from discovery.evolution.model.table cimport give

cdef int DISCARD, GIVE, NO_CARD, NO_SEAT

cpdef void restore_turn(State state, SuspendedTurn frame)
@cython.locals(action=Action)
cpdef void follow_up_action(State state, ActionFrame frame)
cpdef void end_turn(State state, Frame frame)
cpdef void draw_as_due(State state, SeatFrame frame)
cpdef void lose_card(State state, SeatFrame frame)
cpdef void request(State state, SeatFrame frame)
cpdef void answer(State state, ActionFrame frame)
cpdef void book_claim(State state, ActionFrame frame)
