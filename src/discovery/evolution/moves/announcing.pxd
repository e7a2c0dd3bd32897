from discovery.core.bits cimport BIT, mask_t
from discovery.evolution.flow.effects cimport win_trumps
from discovery.evolution.model.actions cimport Action, made
from discovery.evolution.flow.windows cimport act
from discovery.evolution.model.events cimport closing_announced, era_closed, era_opened, opening_announced
from discovery.evolution.model.interfaces cimport MoveKind
from discovery.evolution.model.state cimport State

cdef int NO_CARD

cdef class AnnounceOpening(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class AnnounceClosing(MoveKind):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)

cpdef mask_t every_era(State state) except? -1
cpdef int claim(State state, Action action) except -1
