cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.turns cimport go_on, push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model.events cimport action_stopped, action_verified, fault_found
from discovery.evolution.model.frames cimport Frame, action_frame, seat_frame
from discovery.evolution.model.interfaces cimport MoveKind, Penalties
from discovery.evolution.model.state cimport State
from discovery.evolution.model.table cimport discard, steal
from discovery.evolution.moves.challenging cimport Stop, guilty
from discovery.evolution.moves.trumps cimport Robbery
from discovery.evolution.variants.classic.flow cimport classic_of

cdef Frame _TURN_ENDS
cdef int BY_FORCE, CLOSE_CHECK, DRAW, END_TURN, NOT_FOUND, NO_OUTCOME, NO_SEAT, ROB, WRONG_STOP

cdef class DrawOne(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class DiscardAndRob(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Rob(Robbery):
    @cython.locals(victims=mask_t)
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class StopAndCheck(Stop):
    @cython.locals(action=Action, penalties=Penalties)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
