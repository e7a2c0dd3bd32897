cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.variants.objection.flow cimport object_to, objection_of
from discovery.evolution.variants.objection.state cimport ObjectionState

cdef int WINDOW

cdef class Object(MoveKind):
    @cython.locals(part=ObjectionState)
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
