cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.model.amendments cimport note
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.flow.ending cimport team_is_out
from discovery.evolution.moves.placing cimport SpotMove, layable, place
from discovery.evolution.model.actions cimport Action, made
from discovery.evolution.flow.turns cimport settle_losses
from discovery.evolution.flow.windows cimport act, book, flagged, follow_up
from discovery.evolution.model.events cimport call_answered, rescue_called
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, holder_of, holders
from discovery.evolution.model.table cimport discard_owed, hand_over, lay_called

cdef int BY_FORCE, CALL, CALLED, G04, NO_CARD, OVER, PLACE, RESCUING, SOS

cdef class Call(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Rescue(Call):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class PlaceCalled(SpotMove):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Fail(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cpdef int name_card(State state, int code, int seat, int card) except -1
cpdef int answer_call(State state, Action action) except -1
cdef int _offer_to_caller(State state, Action action, int holder) except -1
cdef int _hand_to_caller(State state, Action action, int holder) except -1
cdef int _fail(State state, int seat) except -1
cdef int _end_by_drawing(State state, bint discarded) except -1
cpdef bint is_valid(State state, int seat, int card) except -1
cpdef mask_t visible(State state, int seat) except? -1
@cython.locals(cards=mask_t, era=int)
cpdef mask_t callable_eras(Setup setup, mask_t present) noexcept
cdef object _missing(State state, int card)
