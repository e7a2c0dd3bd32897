cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t, nth
from discovery.core.dice cimport Dice
from discovery.evolution.flow.effects cimport card_lost, shown_by
from discovery.evolution.flow.turns cimport go_on, push, settle_losses
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport book
from discovery.evolution.model.frames cimport action_frame, Frame
from discovery.evolution.model.events cimport action_conceded, action_stopped, action_verified, fault_found, pile_searched
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport stealable
from discovery.evolution.model.table cimport steal, take_back

cdef Frame _TURN_ENDS
cdef int END_TURN, FOLLOW_UP, GIVEN_UP, LOOK, NOT_FOUND, NO_CARD, NO_OUTCOME, OVER, VERIFY, WRONG_STOP

cdef class Let(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Stop(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Verify(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Concede(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef mask_t chances(self, State state, int seat, int argument, mask_t extra) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Look(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef list extras(self, State state, int seat, int argument)
    cdef mask_t any_extra(self, State state, int seat, int argument, Dice dice) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef Action _action(State state)
@cython.locals(missing=mask_t)
cpdef mask_t missing_prerequisites(State state) except? -1
@cython.locals(spot=int)
cpdef mask_t unopened(State state) except? -1
cpdef int judge(State state, Action action, int stopper, bint valid) except -1
cdef int _cleared(State state, Action action, int stopper) except -1
cpdef int guilty(State state, Action action, int stopper, int case, int stolen) except -1
cdef void _leave_window(State state) noexcept
