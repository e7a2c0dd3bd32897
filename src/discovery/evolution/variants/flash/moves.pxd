from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.variants.flash.events cimport bis_announced, me_announced
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State

cdef int NO_SEAT

cdef class Bis(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Me(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
