from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.moves.trumps cimport no_victim
from discovery.evolution.flow.turns cimport go_on, push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport flagged
from discovery.evolution.model.frames cimport action_frame, seat_frame
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport holders

cdef int FOLLOW_UP, REQUEST

cdef class Ask(MoveKind):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1

cdef class AskMate(Ask):
    cdef mask_t offer(self, State state, int seat) except? -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class AskByTrump(Ask):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
