from discovery.core.bits cimport BIT, count, lowest, mask_t
from discovery.evolution.model.events cimport card_discarded, card_drawn, card_given, card_placed, card_returned, card_stolen, pool_refilled
from discovery.evolution.variants.classic.events cimport card_taken
from discovery.evolution.variants.jokers.events cimport joker_laid_aside, joker_placed, joker_recovered
from discovery.evolution.variants.rounds.events cimport card_revealed
from discovery.evolution.model.places cimport discarder, oldest
from discovery.evolution.model.state cimport State

cdef int BY_ROUND, FROM_DISCARD, FROM_HAND, FROM_POOL, FROM_SELECTION, FROM_STACK, NO_CARD, NO_SEAT, ORIGIN

cdef void _arrive(State state, int card) noexcept
cpdef bint draw(State state, int seat) except -1
cpdef void draw_up_to(State state, int seat, int size) noexcept
cpdef int lay_first(State state) except? -1
cpdef void refill(State state) noexcept
cpdef int take_up(State state, int seat, int card) except? -1
cpdef int lay(State state, int seat, int card, int spot=*) except? -1
cpdef int uncover(State state) except? -1
cpdef void lay_called(State state, int seat, int card, int holder) noexcept
cpdef void lay_found(State state, int seat, int card, int holder, int spot) noexcept
cpdef void take_found(State state, int seat, int card) noexcept
cdef void _leave_stack(State state, int card) noexcept
cpdef void hand_over(State state, int holder, int seat, int card) noexcept
cpdef int lay_owed(State state, int seat, int spot) except? -1
cpdef void discard_owed(State state, int seat, int why) noexcept
cpdef void take_in_owed(State state, int seat) noexcept
cdef void _into_tree(State state, int card) noexcept
cdef void _now_present(State state, int card) noexcept
cdef void _no_longer_present(State state, int card) noexcept
cpdef void take_back(State state, int seat, int card) noexcept
cdef void _show(State state, int seat, int card) noexcept
cpdef int lay_aside(State state, int seat, int joker) except? -1
cpdef int lay_joker(State state, int seat, int joker, int card, int spot=*) except? -1
cdef void _stand_down(State state, int joker) noexcept
cpdef int recover(State state, int seat, int card) except? -1
cpdef void discard(State state, int seat, int card, int why) noexcept
cpdef int bury(State state, int seat, mask_t cards) except? -1
cpdef void harvest(State state, int seat, int card) noexcept
cpdef void select(State state, int seat, mask_t cards) noexcept
cpdef void turn_up(State state, int seat) noexcept
cpdef void drop_selection(State state, int seat) noexcept
cpdef void steal(State state, int thief, int victim, int card, int exchange) noexcept
cpdef void give(State state, int giver, int taker, int card) noexcept
