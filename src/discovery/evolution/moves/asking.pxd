from discovery.bits cimport BIT, mask_t
from discovery.evolution.moves.trumps cimport no_victim
from discovery.evolution.order cimport go_on, push
from discovery.evolution.action cimport Action
from discovery.evolution.reactions cimport flagged
from discovery.evolution.seams cimport Kind
from discovery.evolution.state cimport State
from discovery.evolution.table cimport holders

cdef int FOLLOW_UP, REQUEST

cdef class Ask(Kind):
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1

cdef class AskMate(Ask):
    cdef mask_t offer(self, State state, int seat) except? -1
    cpdef object refusal(self, State state, int seat, object move)

cdef class AskByTrump(Ask):
    cdef mask_t offer(self, State state, int seat) except? -1
    cdef int do(self, State state, int seat, int argument, mask_t extra, int outcome) except -1
    cpdef object refusal(self, State state, int seat, object move)
