from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.moves.trumps cimport Robbery, finish_use
from discovery.evolution.flow.turns cimport push
from discovery.evolution.model.actions cimport Action
from discovery.evolution.flow.windows cimport flagged
from discovery.evolution.model.frames cimport action_frame
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport held, holders, stealable
from discovery.evolution.model.table cimport discard, draw, steal

cdef int BY_TRUMP, FOLLOW_UP, OVER, STEAL

cdef class Take(Robbery):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1

cdef class Draw(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Replace(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef list extras(self, State state, int seat, int argument)
    cdef mask_t chances(self, State state, int seat, int argument, mask_t extra) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef int _take(State state, int seat, int victim, int card, int code) except -1
