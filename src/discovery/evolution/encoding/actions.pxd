cimport cython
from discovery.core.bits cimport BIT, lowest, mask_t
from discovery.core.dice cimport Dice
from discovery.evolution.flow.stepping cimport acting, number
from discovery.evolution.flow.rollout cimport play_with
from discovery.evolution.model.interfaces cimport MenuItem
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.board.plane cimport Plane

cdef int AIM, AIMED_CARD, CARDS, EXTRA, PLACE_IN_ROW, NO_CARD, ORIGIN, POOL, SELECT, SHIFT, SOURCE, SPOT, SPOTS, SPOT_BITS
cdef int USE, WHOLE
cdef unsigned long long WORD

cdef class Page:
    cdef public unsigned long long[::1] words

cdef class PendingMove:
    cdef public int seat, stage, code, argument, source
    cdef public mask_t extra, cards
    cpdef void begin(self, int seat)

cdef class Coding:
    cdef public Setup setup
    cdef public list code_at
    cdef public int first[40]
    cdef public int kind_of[40]
    cdef public int then[40]
    cdef public int spotted[40]
    cdef public int whole, size, words, seats, lowest, sources, spots, picks, places, done, aims

@cython.locals(piece="unsigned long long", word=int, shift=int)
cpdef void put(Page page, int at, int first, mask_t mask) noexcept
cpdef int write_mask(Coding coding, State state, PendingMove choice, Page page, int at) except -1
@cython.locals(low=mask_t)
cdef mask_t above(mask_t hand, mask_t chosen) noexcept
@cython.locals(entry=MenuItem, offered=mask_t, code=int)
cdef int _put_words(Coding coding, State state, int seat, Page page, int at) except -1
@cython.locals(entry=MenuItem, seat=int, extra=mask_t)
cdef int _put_parts(Coding coding, State state, PendingMove choice, Page page, int at) except -1
cpdef int turned(int seats, int viewer, int size) noexcept
cpdef int source_index(int taken, int seat, int count) except? -1
cpdef int aim_index(int aim, int seat, int count) except? -1
cpdef int aim_at(int index, int seat, int count) except? -1
cpdef int spot_index(Plane plane, int spot) except? -1
cpdef int spot_of(Plane plane, int index) except? -1
cpdef bint choose(Coding coding, State state, PendingMove choice, int index) except -1
@cython.locals(code=int, argument=int)
cdef bint _begin(Coding coding, PendingMove choice, int index) except -1
@cython.locals(taken=mask_t)
cdef void _take(Coding coding, PendingMove choice, int source) noexcept
cpdef int play(State state, PendingMove choice, Dice dice) except -1
