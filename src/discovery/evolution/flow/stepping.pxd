cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.evolution.flow.windows cimport close_window
from discovery.evolution.model.interfaces cimport MenuItem, MoveKind, VirtualPlayer
from discovery.evolution.model.state cimport State

cdef object _BEYOND, HEAD, EXTRA
cdef int _WORDS, _FLIP
cdef int ARGUMENT, CLOSE_WINDOW, CODE, FLIP, FLIP_CARD, GRANTED, NOBODY, NO_OUTCOME
cdef int NO_SEAT, OPENING, OVER, SELECT, SHIFT, STEAL, STEAL_CARD, TRUMP, TURN, WIDTH, WINDOW

cpdef mask_t acting(State state) except? -1
cpdef object line_due(State state)
@cython.locals(decider=int)
cpdef bint robbing(State state) except -1
@cython.locals(entry=MenuItem)
cpdef list listed(State state, int seat)
cdef int _expand(list moves, MoveKind kind, State state, int seat, int argument) except -1
@cython.locals(entry=MenuItem, row=list, head=int, argument=int)
cpdef MenuItem offering(State state, int seat, object move)
cdef int _head(object move) except -1
@cython.locals(entries=list, entry=MenuItem)
cpdef mask_t offered(State state, int seat, int code) except? -1
@cython.locals(entry=MenuItem)
cpdef list extras(State state, int seat, int code, int argument)
@cython.locals(entry=MenuItem, row=list, head=int, seat=int)
cpdef mask_t chances(State state, object move) except? -1
cpdef object number(object head, object extra)
@cython.locals(entry=MenuItem, head=int)
cpdef int advance(State state, int seat, object move, int outcome) except -1


cdef class GameStepping:
    @cython.locals(entry=MenuItem, argument=int, extra=mask_t, cards=mask_t)
    cdef bint _play(self, State state, object seat, object move, object outcome, list happened) except -1


cdef bint _possible(mask_t cards, object outcome) except -1
cpdef int line_of_nobody(State state) except -1
cpdef int clockwise_first(State state) except? -1
@cython.locals(player=VirtualPlayer)
cpdef int run_virtual_players(State state) except -1
cdef bint _at_will(int phase) except -1
