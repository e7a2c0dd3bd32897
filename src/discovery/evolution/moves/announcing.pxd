from discovery.bits cimport BIT, mask_t
from discovery.evolution.consequences cimport win_trumps
from discovery.evolution.action cimport Action
from discovery.evolution.reactions cimport act
from discovery.evolution.seams cimport Kind
from discovery.evolution.state cimport State
from discovery.evolution.table cimport tell

cdef int ANNOUNCED, CLOSED_EVENT, OPENED_EVENT

cdef class AnnounceOpening(Kind):
    cdef mask_t offer(self, State state, int seat)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cdef class AnnounceClosing(Kind):
    cdef mask_t offer(self, State state, int seat)
    cdef void do(self, State state, int seat, int argument, mask_t extra, int outcome)
    cpdef object refusal(self, State state, int seat, object move)

cpdef mask_t every_era(State state)
cpdef void claim(State state, Action action)
