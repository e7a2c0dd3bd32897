cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State

cdef int DEPTH, UNIT, WON
cdef int OWN_READY, OPEN_READY, OPENING, SPARE_TRUMP, FRESH_HAND, IDLE
cdef int FROM_ELSEWHERE, HASTE, CARD_LEFT, TRUMP_LEFT, NO_PLACEMENT, LARGE_HANDS
cdef int SERIES, REPLAY, CALL, FINALIST_WORTH

cdef class TurnPlanner:
    cdef public Setup setup
    cdef public bint scored, classic, climbing, plenty, final, finalist, spent
    cdef public int most, base, trump, elsewhere, tries, stack, lead, idle, discards, short
    cdef public mask_t pool, present, hand, reach, open, mine, within, place, replay, kept, sure, turning
    cdef public int lines[256]
    cdef public int length[16]
    cdef public mask_t unopened[16]
    cpdef int plan(self, State state, int seat, mask_t place, mask_t replay, mask_t call) except -1
    cdef int series(self, State state) except -1
    cdef int begin(self, State state, int seat, mask_t place, mask_t replay, mask_t call) except -1
    @cython.locals(cards=mask_t, era=int)
    cdef void _survey(self) noexcept
    cpdef int move(self, int step) noexcept
    @cython.locals(
        place=mask_t, replay=mask_t, reach=mask_t, call=mask_t, cards=mask_t, low=mask_t, best=int, value=int,
        how=int
    )
    cdef int _go(
        self, mask_t laid, mask_t ready, int depth, int last, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(
        setup=Setup, card=int, absent=mask_t, won=int, emptied=bint, gain=int, behind=mask_t,
        successor=mask_t
    )
    cdef int _after(
        self, mask_t laid, mask_t ready, mask_t low, int depth, int how, int trumps, int series, int gained
    ) except? -1000000
    @cython.locals(cards=mask_t, won=int)
    cdef int _won(self, int depth, mask_t low, mask_t absent) except? -1
    @cython.locals(gain=int)
    cdef int _gain(self, int series, int won, mask_t low, mask_t laid, bint emptied) except? -1000000
    cdef int _emptied(self, mask_t laid) noexcept
    cdef bint _lasts(self, mask_t laid) noexcept
    cdef void _note(self, int depth, int move) noexcept
    @cython.locals(hand=mask_t, open_cards=mask_t, value=int, lost=int, idle=int)
    cdef int _stop(
        self, mask_t laid, mask_t ready, int depth, int trumps, int series, int gained
    ) except? -1000000

@cython.locals(setup=Setup, cards=int, seats=int, other=int)
cpdef bint hurries(State state, int seat) noexcept
@cython.locals(setup=Setup, other=int, best=int)
cpdef int lead(State state, int seat) noexcept
@cython.locals(mate=int, points=int)
cdef int _standing(State state, mask_t side, int seat) noexcept
