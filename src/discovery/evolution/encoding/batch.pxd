cimport cython
from discovery.core.bits cimport count, nth
from discovery.core.dice cimport Dice
from discovery.evolution.encoding.actions cimport PendingMove, Coding, Page, choose, play, write_mask
from discovery.evolution.flow.rollout cimport play_with
from discovery.evolution.flow.stepping cimport clockwise_first, line_of_nobody, robbing
from discovery.evolution.model.state cimport State
from discovery.evolution.encoding.observations cimport Layout, write_row

cdef int FLIP, OVER, STEAL, STEAL_CARD, WIDE, WINDOW

cdef class Batch:
    cdef public object game
    cdef public Layout layout
    cdef public Coding coding
    cdef public list dice, states, choices
    cdef public int seat_count
    cdef Page rows, masks
    cdef long long[::1] seats
    cdef double[::1] returns
    cdef unsigned char[::1] overs
    cpdef share(self, unsigned long long[::1] rows, unsigned long long[::1] masks, long long[::1] seats, double[::1] returns, unsigned char[::1] overs)
    cpdef deal(self)
    @cython.locals(place=int, index="long long", words=int, size=int)
    cpdef check(self, long long[::1] indices)
    @cython.locals(place=int, state=State, choice=PendingMove)
    cpdef step(self, long long[::1] indices)
    @cython.locals(place=int, at=int, legal=int, left=int, word=int, words=int)
    cpdef pick(self, Dice dice, long long[::1] indices)
    cdef _play(self, int place, State state, PendingMove choice)
    cdef State _dealt(self, int place)
    cdef int _go_on(self, State state, Dice dice) except -1
    @cython.locals(state=State, choice=PendingMove)
    cdef int _ask(self, int place) except -1
    @cython.locals(state=State, choice=PendingMove)
    cdef int _write(self, int place) except -1
    cdef int _clear(self, int place) except -1
