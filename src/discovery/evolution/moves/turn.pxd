cimport cython
from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.model.amendments cimport note
from discovery.evolution.flow.drawing cimport UpToFive
from discovery.evolution.moves.trumps cimport Robbery
from discovery.evolution.flow.turns cimport go_on, next_turn
from discovery.evolution.model.events cimport turn_passed
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport empty, held
from discovery.evolution.model.table cimport discard, steal

cdef int BY_FAULT, BY_FORCE, G08, NO_SEAT

cdef class End(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Pass(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class ForcedDiscard(MoveKind):
    cdef public UpToFive drawing
    cdef mask_t offer(self, State state, int seat) except? -1
    @cython.locals(last=bint)
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class Theft(Robbery):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
