from discovery.bits cimport BIT, mask_t
from discovery.dice cimport Dice
from discovery.evolution.consequences cimport card_lost
from discovery.evolution.moves.placing cimport any_spot, layable, place, spots_for
from discovery.evolution.action cimport Action, made
from discovery.evolution.reactions cimport act, book, flagged, follow_up
from discovery.evolution.seams cimport Kind
from discovery.evolution.state cimport State
from discovery.evolution.table cimport discard, give, holder_of, holders, lay_called, tell

cdef int BY_FORCE, CALL, CALLED, CALLED_PHASE, NO_CARD, OVER, PLACE, RESCUING, SOS, SOS_CALL

cdef class Call(Kind):
    cdef mask_t offer(self, State state, int seat)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cdef class Rescue(Call):
    cdef mask_t offer(self, State state, int seat)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cdef class PlaceCalled(Kind):
    cdef mask_t offer(self, State state, int seat)
    cdef list extras(self, State state, int seat, int argument)
    cdef mask_t any_extra(self, State state, int seat, int argument, Dice dice)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cdef class Fail(Kind):
    cdef mask_t offer(self, State state, int seat)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cpdef void name_card(State state, int code, int seat, int card)
cpdef void answer_call(State state, Action action)
cdef void _hand_to_caller(State state, Action action, int holder)
cdef void _fail(State state, int seat, int card)
cdef void _end_by_drawing(State state, bint discarded)
cpdef bint is_valid(State state, int seat, int card)
cpdef mask_t visible(State state, int seat)
cpdef mask_t callable_eras(State state)
cdef object _missing(State state, int card)
