cimport cython
from discovery.core.bits cimport BIT, count, lowest, mask_t, nth
from discovery.core.dice cimport Dice
from discovery.evolution.model.actions cimport Action
from discovery.evolution.model cimport codes
from discovery.evolution.moves.calling cimport is_valid
from discovery.evolution.variants.jokers.moves cimport free_to_show
from discovery.evolution.moves.placing cimport selected, stands_up
from discovery.evolution.model.setup cimport Setup
from discovery.evolution.model.state cimport State
from discovery.evolution.model.places cimport newest

cdef int GIVE, NO_CARD, NO_SEAT, SELDOM, SELECT, WIDTH, WINDOW

@cython.final
cdef class CardDeterminizer:
    cdef public Setup setup
    cdef public State base
    cdef public list counts, spied
    cdef public mask_t jokers
    cdef public int places, prepared, size, stack
    cdef public bint stolen_hidden
    cdef public short holders[128]
    cdef public short known[128]
    cdef public short held[128]
    cdef public short row[128]
    cdef public int buried[9]
    cdef public int fresh
    cdef public mask_t excluded[128]
    cdef public mask_t unlikely[128]
    cdef public mask_t unseen[128]
    @cython.locals(state=State, last=int)
    cpdef State deal(self, Dice dice)
    @cython.locals(jokers=mask_t, wanted=int, top=int, era=int, cards=mask_t, here=int, place=int)
    cdef int _stack_up(self, State state, Dice dice) except -1
    @cython.locals(place=int)
    cdef int _pile_up(self, State state, Dice dice) except -1
    cdef void _hold(self, mask_t cards) noexcept
    @cython.locals(size=int, place=int)
    cdef void _shuffle(self, mask_t cards, Dice dice) noexcept
    @cython.locals(card=short)
    cdef void _exchange(self, int one, int other) noexcept
    @cython.locals(place=int, first=int, step=int, other=int)
    cdef void _respect(self, Dice dice, bint doubting) noexcept
    @cython.locals(cards=mask_t)
    cdef bint _fits(self, int place, int other, bint doubting) noexcept
    @cython.locals(unknown=int, place=int, card=int)
    cdef void _hand_out(self, State state) noexcept
    cdef int _finish(self, State state, Dice dice) except -1
    @cython.locals(seat=int, hand=mask_t, chosen=mask_t)
    cdef void _prepare(self, State state, Dice dice) noexcept

@cython.locals(chosen=mask_t, card=mask_t)
cdef mask_t random_subset(mask_t cards, int size, Dice dice) noexcept
@cython.locals(above=int)
cdef void _slip_in(State state, int top, int place, int card) noexcept
@cython.locals(code=int, card=int, seat=int, cards=mask_t, present=mask_t)
cdef bint _is_true(State state, Action action)
@cython.locals(bit=mask_t, trial=State)
cdef bint _stands_in(State state, Action action)
