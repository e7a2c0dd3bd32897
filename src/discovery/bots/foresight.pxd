cimport cython
from discovery.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.state cimport Setup, State

cdef int DEEPEST, UNIT, WON
cdef int OWN_READY, OPEN_READY, OPENING, SPARE_TRUMP, FRESH_HAND, IDLE
cdef int FROM_ELSEWHERE, HASTE, CARD_LEFT, TRUMP_LEFT, NO_PLACEMENT, LARGE_HANDS
cdef int SERIES, REPLAY, CALL

@cython.final
cdef class Foresight:
    cdef public Setup setup
    cdef public bint scored, climbing, plenty
    cdef public int most, trump, elsewhere, tries, stack, lead
    cdef public mask_t pool, kept, sure, mine, within
    cdef public int lines[256]
    cdef public int length[16]
    @cython.locals(hand=mask_t, others=mask_t, present=mask_t)
    cpdef int plan(self, State state, int seat, mask_t place, mask_t replay, mask_t call) noexcept
    @cython.locals(setup=Setup, cards=mask_t, era=int)
    cdef mask_t _unopened(self, mask_t present) noexcept
    cpdef int move(self, int step) noexcept
    @cython.locals(reach=mask_t, call=mask_t, cards=mask_t, low=mask_t, best=int, worth=int, how=int)
    cdef int _go(
        self, int depth, mask_t present, mask_t ready, mask_t follow, mask_t hand, mask_t others, int trumps,
        int series, int gained, mask_t unopened, mask_t place, mask_t replay
    ) noexcept
    @cython.locals(
        setup=Setup, card=int, own=mask_t, won=int, emptied=int, gain=int, absent=mask_t, cards=mask_t,
        behind=mask_t, successor=mask_t
    )
    cdef int _after(
        self, int depth, mask_t low, int how, mask_t present, mask_t ready, mask_t hand, mask_t others,
        int trumps, int series, int gained, mask_t unopened
    ) noexcept
    cdef bint _lasts(self, mask_t present) noexcept
    cdef void _note(self, int depth, int move) noexcept
    @cython.locals(open_cards=mask_t, worth=int, lost=int)
    cdef int _stop(
        self, mask_t ready, mask_t hand, mask_t others, mask_t present, int trumps, int series, int gained,
        mask_t unopened
    ) noexcept

@cython.locals(setup=Setup, cards=int, seats=int, other=int)
cpdef bint hurries(State state, int seat) noexcept
@cython.locals(setup=Setup, other=int, best=int)
cpdef int lead(State state, int seat) noexcept
@cython.locals(mate=int, points=int)
cdef int _standing(State state, mask_t side, int seat) noexcept
