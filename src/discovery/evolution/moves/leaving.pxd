from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.ending cimport seats_in_play
from discovery.evolution.moves.challenging cimport guilty
from discovery.evolution.flow.turns cimport finish, go_on, next_turn, settle_losses
from discovery.evolution.flow.windows cimport close_window
from discovery.evolution.variants.battle.flow cimport give_up_markers
from discovery.evolution.variants.rounds.flow cimport pass_token, reveal, round_of
from discovery.evolution.model.events cimport seat_left
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport held, holders
from discovery.evolution.model.table cimport discard, give, take_back, take_in_owed

cdef int ABANDONED, BY_LEAVING, CALLED, FLIP, GIVE, GIVEN_UP, GRANTED, LOOK, NO_CARD, NO_OUTCOME, NO_SEAT
cdef int OPENING, OVER, SELECT, STEAL, TRUMP, TURN, VERIFY, WINDOW

cpdef void leave(State state, int seat)
cdef void _go_on_without(State state, int seat, bint asked, bint turn)
cdef void _robbery_off(State state)
cdef void _undo_exchange(State state, int seat)
cdef void _give_up_cards(State state, int seat)
cdef void _abandon(State state)
cdef void _answer_no_more(State state, int seat)
cdef void _skip(State state, int seat)
cdef void _uncount(State state, int seat)
