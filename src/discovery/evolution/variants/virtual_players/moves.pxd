cimport cython
from discovery.core.bits cimport mask_t
from discovery.evolution.model.interfaces cimport MoveKind, VirtualPlayer
from discovery.evolution.model.state cimport State

cdef class Flip(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(player=VirtualPlayer)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
