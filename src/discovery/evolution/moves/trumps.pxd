from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport card_lost
from discovery.evolution.flow.turns cimport go_on, resume
from discovery.evolution.model.actions cimport made
from discovery.evolution.flow.windows cimport act
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport held, holders, stealable
from discovery.evolution.model.table cimport discard, give, steal

cdef int BY_TRUMP, GIVE, NO_CARD

cdef class Robbery(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef mask_t chances(self, State state, int seat, int argument, mask_t extra) except? -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Exchange(Robbery):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Give(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class DiscardByTrump(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cpdef int finish_use(State state, int seat, int code) except -1
cpdef object no_victim(State state, int seat, int victim, str rule)
